"""Equal seats are called equal, unequal ones are not; dice in common are worth what they are worth."""

import numpy as np
import pytest

from ludothek.lab.seats import equality, pairing, shares


def rounds(draw: np.random.Generator, chances: list[float], count: int = 400) -> np.ndarray:
    return draw.multinomial(2, chances, count) / 2


def test_equal_seats_are_suspected_as_often_as_chance_has_it() -> None:
    draw = np.random.default_rng(2)
    likely = [equality(rounds(draw, [0.25] * 4)).likely for _ in range(1_000)]
    assert 0.035 <= np.mean(np.array(likely) < 0.05) <= 0.065
    assert 0.45 <= np.mean(likely) <= 0.55


def test_unequal_seats_are_found_out() -> None:
    found = equality(rounds(np.random.default_rng(2), [0.33, 0.25, 0.22, 0.2]))
    assert found.freedom == 3
    assert found.likely < 1e-4


def test_a_seat_that_always_wins_is_not_equal() -> None:
    assert equality(np.tile([1.0, 0.0], (50, 1))).likely < 1e-6


def test_shares_of_a_win() -> None:
    assert shares(np.array([[1, 1, 3], [2, 1, 3]])).tolist() == [[0.5, 0.5, 0], [0, 1, 0]]


def table(draw: np.random.Generator, *, luck: float) -> np.ndarray:
    """Two bots, equally good, exchange seats with the same dice: a part of the rounds is won by where one sits."""
    lucky = draw.random(4_000) < luck
    seat = draw.integers(2, size=4_000)
    alone = draw.integers(2, size=(4_000, 2))
    first = np.where(lucky[:, None], np.stack([seat, 1 - seat], axis=1), alone)
    return np.stack([first, 1 - first], axis=2).astype(float)


def test_dice_in_common_are_worth_nothing_where_they_decide_nothing() -> None:
    found = pairing([table(np.random.default_rng(1), luck=0)])
    assert found
    assert found.low < 1 < found.high


def test_dice_in_common_are_worth_much_where_they_decide_much() -> None:
    """With three quarters of the rounds decided by the seat, the difference varies a quarter as much."""
    found = pairing([table(np.random.default_rng(1), luck=0.75), table(np.random.default_rng(2), luck=0.75)])
    assert found
    assert found.low < 4 < found.high
    assert found.worth == pytest.approx(4, rel=0.1)


def test_a_table_where_nothing_varies_says_nothing() -> None:
    assert pairing([np.ones((10, 2, 2))]) is None
