"""Tasks on many machines: an arena on a Ray cluster, the optional extra `ludothek[ray]`.

A task depends on nothing but itself, so it may be carried out anywhere, and again if a machine is lost: what comes back
is what one machine alone would have found. Every machine needs the same version of Ludothek.
"""

import logging
from collections import deque
from collections.abc import Generator, Iterable
from typing import Any

from ludothek.lab.arena import Ends, Runner, Task

RETRIES = 10
"""A task whose machine or process is lost is begun again so many times."""

AHEAD = 2
"""So many tasks for each processor are begun before the first result is waited for."""


class NoRay(RuntimeError):
    """Ray is not installed, or there is no cluster at the address."""


def on_cluster(address: str) -> Runner:
    """Carries tasks out on the cluster at the address, `host:port` or `auto` for the one that this machine belongs to;
    `local` starts one here. NoRay when that is not possible."""
    ray = _connected(address)
    work = ray.remote(num_cpus=1, max_retries=RETRIES)(Task.run)

    def run(tasks: Iterable[Task]) -> Generator[Ends]:
        begun: deque[Any] = deque()
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        try:
            for task in tasks:
                begun.append(work.remote(task))
                if len(begun) > room:
                    yield ray.get(begun.popleft())
            while begun:
                yield ray.get(begun.popleft())
        finally:
            for result in begun:
                ray.cancel(result)

    return run


def _connected(address: str) -> Any:
    try:
        import ray  # noqa: PLC0415 - whoever does not ask for a cluster need not have it
    except ImportError:
        raise NoRay("--ray needs the extra ludothek[ray]") from None
    if not ray.is_initialized():
        try:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoRay(f"no cluster answers at {address!r}: {error}") from None
    return ray
