"""What judges foretell: by hand for a small net, and exactly at the end of a game."""

from typing import Any

import numpy as np
import pytest

from ludothek.kit.judge import Input, Judge, foretell, margin, mix, pick, unlearned, with_room
from tests.bots.positions import ORCHARD, orchard_at, start, wander
from tests.toy.orchard import APPLES, FAIR, PEARS, PICK


def way(*, rest: float, low: float, step: float, knots: int, row: int) -> Any:
    one = Input.batch(1)
    one[0].rest, one[0].low, one[0].step, one[0].knots, one[0].row = rest, low, step, knots, row
    return one


def small(seats: int = 2) -> Judge:
    """Two inputs with three knots each, one hidden cell; nothing else moves."""
    cells = len(ORCHARD.observed)
    inputs = Input.batch(cells + seats)
    inputs[0:1] = way(rest=9, low=0, step=1, knots=3, row=0)
    inputs[cells : cells + 1] = way(rest=0, low=-4, step=4, knots=3, row=3)
    rows = np.arange(6 * 5, dtype=np.float32).reshape(6, 5) / 8
    top = np.array([[1, -1, 2, -2]], np.float32)
    bias = np.array([-1, 0, 0, 0, 0], np.float32)
    return with_room(seats, inputs=inputs, rows=rows, bias=bias, top=top, points=np.array([5.0, 2.0]), unit=10.0)


@pytest.mark.parametrize(
    ("number", "parts"),
    [
        (9, {}),  # at rest
        (0, {0: 1.0}),
        (2, {2: 1.0}),
        (1.25, {1: 0.75, 2: 0.25}),
        (-3, {0: 1.0}),  # nothing was learned beyond the knots
        (7, {2: 1.0}),
    ],
)
def test_numbers_mix_the_rows_beside_them(number: float, parts: dict[int, float]) -> None:
    judge = small()
    judge.numbers[0] = number
    count = pick(judge)
    assert dict(zip(judge.active[:count].tolist(), judge.shares[:count].tolist(), strict=True)) == parts


def test_rows_go_through_the_hidden_cell_and_past_it() -> None:
    judge = small()
    judge.numbers[0] = 1
    judge.numbers[len(ORCHARD.observed)] = 2
    mix(judge, pick(judge))
    row = np.arange(30).reshape(6, 5) / 8
    before = row[1] + (row[4] + row[5]) / 2 + [-1, 0, 0, 0, 0]
    assert judge.sums == pytest.approx(before + before[0] * np.array([0, 1, -1, 2, -2]))


def test_a_hidden_cell_below_zero_says_nothing() -> None:
    judge = small()
    judge.numbers[0] = 0
    mix(judge, pick(judge))
    assert judge.sums == pytest.approx([-1, 1 / 8, 2 / 8, 3 / 8, 4 / 8])


def test_what_is_foretold_is_dealt_out_from_whose_turn_it_is() -> None:
    """The seat on turn sees itself first; wins add up to one."""
    judge = small()
    pos = orchard_at(FAIR, PICK, PEARS)
    assert pos.turn == 1
    foretell(pos.board.record, pos.state, judge)
    sums = judge.sums.astype(float)
    wins = np.exp(sums[1:3]) / np.exp(sums[1:3]).sum()
    assert judge.wins == pytest.approx([wins[1], wins[0]])
    assert judge.ends == pytest.approx([sums[4], sums[3]])
    share = judge.wins[0] + 0.03 * (judge.ends[0] - judge.ends.mean())
    assert margin(pos.board.record, pos.state, 0, judge) == pytest.approx(10 * share)


def test_the_end_of_a_game_is_known() -> None:
    pos = orchard_at(*[FAIR, PICK, PEARS] * 7, FAIR, PICK, APPLES)
    assert pos.over
    assert pos.score == (8, 8)
    judge = small()
    foretell(pos.board.record, pos.state, judge)
    assert judge.wins.tolist() == [0.5, 0.5]
    assert judge.ends.tolist() == [1.5, 1.5]


@pytest.mark.parametrize("seats", [2, 3])
def test_who_learned_nothing_compares_what_the_game_says(seats: int) -> None:
    pos = wander(start(ORCHARD, seats), 25, seed=4)
    for seat in range(seats):
        others = [points for other, points in enumerate(pos.score) if other != seat]
        assert margin(pos.board.record, pos.state, seat, unlearned(seats)) == pos.score[seat] - np.mean(others)
