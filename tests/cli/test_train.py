from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import ludothek
from ludothek.bots.values import digest, load
from ludothek.lab.training import Course, Training
from tests.cli.conftest import Run

COURSE = Course(games=200, watched=100, hidden=4, lesson=1_000)
ARGUMENTS = ("pamplona", "--board", "short", "--games", "200", "--watched", "100", "--hidden", "4", "--seed", "5")


@pytest.mark.compiled
@pytest.mark.load  # compiles what no other test asks for
def test_values_are_learned_and_another_training_is_left_alone(run: Run) -> None:
    ran = run("train", *ARGUMENTS, "--to", "short.npz")
    assert ran.code == 0
    assert ran.out.startswith("200 games: error 0.")
    assert "Learned: short.npz, " in ran.out
    board = ludothek.game("pamplona").boards()["short"]
    learned = load(Path("short.npz"))
    assert (learned.seats, learned.board) == (2, digest(board.record))
    assert not Path("short.unfinished").exists()

    other = Training(ludothek.game("pamplona"), board, 2, replace(COURSE, rate=0.1), seed=5)
    other.save(Path("short.unfinished"))
    refused = run("train", *ARGUMENTS, "--to", "short.npz")
    assert refused.code == 1
    assert "short.unfinished holds another training" in refused.err
    assert Path("short.unfinished").exists()
