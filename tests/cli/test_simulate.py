from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludothek.cli.summary import summary
from ludothek.table.record import loads, replay
from tests.cli.conftest import Run

SIMULATE = ("simulate", "pamplona", "--seed", "11")


def simulated(run: Run, *arguments: str) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(run(*SIMULATE, *arguments, "--json").out)
    return {key: value for key, value in result.items() if key not in {"seconds", "games_per_second"}}


def test_the_table_has_a_line_for_each_seat_and_the_pace(run: Run) -> None:
    lines = run(*SIMULATE, "--games", "200", "--seats", "3").out.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == ["Seat", "1", "2", "3"]
    assert lines[-1].startswith("200 games in ")


def test_equal_seeds_give_equal_games(run: Run) -> None:
    first = simulated(run, "--games", "50")
    assert simulated(run, "--games", "50") == first
    assert simulated(run, "--games", "50", "--seed", "12") != first


def test_records_tell_of_the_very_games_that_are_counted(run: Run, tmp_path: Path) -> None:
    counted = simulated(run, "--games", "6")
    assert simulated(run, "--games", "6", "--records", "games.jsonl") == counted
    records = [loads(line) for line in (tmp_path / "games.jsonl").read_bytes().splitlines()]
    for record in records:
        replay(record)
    scores = np.array([record.result.scores for record in records if record.result])
    assert [seat["mean"] for seat in counted["by_seat"]] == pytest.approx(scores.mean(axis=0).tolist(), abs=1e-4)


def test_an_option_changes_the_games(run: Run) -> None:
    assert simulated(run, "--games", "50", "-o", "rotate_start=true") != simulated(run, "--games", "50")


def test_bots_may_be_named_one_by_one(run: Run) -> None:
    by_seat = simulated(run, "--games", "2", "--seats", "2", "--bots", "random,novice")["by_seat"]
    assert [seat["bot"] for seat in by_seat] == ["random", "novice"]


def test_games_of_bots_are_reproducible_too(run: Run) -> None:
    arguments = ("--games", "2", "--seats", "2", "--bots", "novice")
    assert simulated(run, *arguments) == simulated(run, *arguments)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--bots", "genius"], "no bot is called 'genius'; there are: random, greedy, novice, player"),
        (["--bots", "random,random,random"], "4 seats need 1 or 4 bots, not 3"),
        (["--games", "0"], "--games"),
        (["--seed", "-1"], "--seed"),
    ],
)
def test_bad_usage(refused: Callable[..., str], arguments: list[str], line: str) -> None:
    assert line in refused(2, "simulate", "pamplona", *arguments)


def test_records_that_cannot_be_written_are_named(refused: Callable[..., str]) -> None:
    assert "no/where.jsonl: No such file" in refused(1, *SIMULATE, "--games", "1", "--records", "no/where.jsonl")


def test_a_shared_win_counts_in_parts() -> None:
    scores = np.array([[10, 10, 0], [5, 0, 0]], np.int16)
    places = np.array([[1, 1, 3], [1, 2, 2]], np.int16)
    first, second, third = summary(["random"] * 3, scores, places)
    assert (first.wins, second.wins, third.wins) == (0.75, 0.25, 0)
    assert (first.mean, first.deviation, first.quantiles) == (7.5, 2.5, (5, 5, 5, 10, 10))
