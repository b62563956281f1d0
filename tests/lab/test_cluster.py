"""An arena on a cluster comes to the same as on one machine, even if a part of the cluster is lost on the way."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

import ludothek
from ludothek.lab.arena import Arena, Ends, on_threads
from ludothek.lab.cluster import on_cluster
from ludothek.lab.report import report

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.load,
    pytest.mark.timeout(300),
    pytest.mark.filterwarnings("ignore"),  # Ray's own
]


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of one machine with one processor, to which tests add others; the loss of one is noticed soon."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    quick = {
        "health_check_initial_delay_ms": 500,
        "health_check_period_ms": 500,
        "health_check_failure_threshold": 2,
        "worker_niceness": 0,  # else they wait for everybody else on a busy machine
    }
    alone = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "_system_config": quick})
    yield alone
    ray.shutdown()
    alone.shutdown()


def test_a_worker_that_is_killed_costs_no_game(cluster: Any) -> None:
    game = ludothek.game("pamplona")
    arena = Arena("pamplona", game.boards()["short"], game.Options(), ("novice", "search:5"), 2, 40, 5, paired=True)
    lost = cluster.add_node(num_cpus=1)
    heard: list[Ends] = []

    def kill(ends: Ends) -> None:
        heard.append(ends)
        if len(heard) == 3:
            cluster.remove_node(lost, allow_graceful=False)

    here = report(arena, on_threads(os.cpu_count() or 1))
    assert report(arena, on_cluster(cluster.address), heard=kill) == here
    assert sum(node["Alive"] for node in ray.nodes()) == 1
    assert len(heard) == 20
