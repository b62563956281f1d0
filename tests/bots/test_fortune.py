"""Draws that are known by their names."""

from itertools import product

import numpy as np

from ludothek.bots.fortune import Fortune, begin, seed_draw, seed_lots
from ludothek.kit.chance import Source, below


def fortune(seed: int = 1, dice: int = 0, game: int = 0) -> Fortune:
    new = Fortune.blank()
    begin(new, seed, dice, game)
    return new


def drawn(fortune: Fortune, holder: int, limit: int = 2**32) -> int:
    source = Source.blank()
    seed_draw(source, fortune, holder)
    return below(source, limit)


def lot(fortune: Fortune, seat: int) -> int:
    source = Source.blank()
    seed_lots(source, fortune, seat)
    return below(source, 2**32)


def test_more_draws_in_a_turn_leave_those_of_the_next_as_they_are() -> None:
    short, long = fortune(), fortune()
    first, _, _ = (drawn(long, 0) for _ in range(3))
    assert drawn(short, 0) == first
    assert drawn(short, 1) == drawn(long, 1)
    assert drawn(short, 0) == drawn(long, 0)


def test_turns_of_others_leave_a_seats_draws_as_they_are() -> None:
    two, three = fortune(), fortune()
    alone = [drawn(two, seat) for _ in range(4) for seat in (0, 1)][1::2]
    assert [drawn(three, seat) for _ in range(4) for seat in (0, 2, 1)][2::3] == alone


def test_lots_are_none_of_the_dice() -> None:
    with_lots, without = fortune(), fortune()
    lots = [lot(with_lots, 0) for _ in range(5)]
    assert [drawn(with_lots, 0) for _ in range(5)] == [drawn(without, 0) for _ in range(5)]
    assert lots == [lot(without, 0) for _ in range(5)]


def test_every_name_is_a_draw_of_its_own() -> None:
    draws = [
        draw
        for seed, number in product((1, 2), (0, 1, 2**31 - 1))
        for draw in _many(fortune(seed, dice=number, game=number))
    ]
    assert len(set(draws)) == len(draws)


def _many(fortune: Fortune) -> list[int]:
    return [drawn(fortune, turn % 3) for turn in range(60) for _ in range(2)] + [lot(fortune, 1) for _ in range(60)]


def test_dice_are_fair_and_do_not_know_each_other() -> None:
    """Neighbours in every part of the name: 24,000 throws of 6 × 6 pairs, χ² with 35 degrees of freedom."""
    throws = np.array(
        [[drawn(table, turn % 4, 6) for turn in range(120)] for table in (fortune(3, dice) for dice in range(200))]
    )
    neighbours = {
        "rounds": (throws[:-1], throws[1:]),
        "seats": (throws[:, :-1], throws[:, 1:]),
        "turns": (throws[:, :-4], throws[:, 4:]),
    }
    for name, (one, other) in neighbours.items():
        counts = np.bincount((6 * one + other).ravel(), minlength=36)
        expected = counts.sum() / 36
        assert ((counts - expected) ** 2 / expected).sum() < 80, name
