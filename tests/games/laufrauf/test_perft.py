"""Counting the tree: numbers find bugs that eyes miss."""

import pytest

import ludothek
from ludothek.kit.perft import perft
from ludothek.kit.rule import COMPILED
from tests.games.counting import walk, ways, ways_allowed
from tests.games.laufrauf.drawn import drawn
from tests.games.laufrauf.slow import SlowGame

FROM_THE_START = {
    2: [2, 432, 2656, 147816, 908700],
    3: [3, 648, 3984, 221724, 1363050],
    4: [4, 864, 5312, 295632, 1817400],
}
"""How many sequences of 1, 2, … codes there are, canonical choices and outcomes of chance, by seats."""

LINES = {
    "1: 37 m25 top | 2: m26° 12 camp": [216, 9385, 522390, 26973361],
    "1: 37 m25 camp back joker | 2: 12 m9 11 foreign": [216, 11746, 1036654, 58801131],
}
"""Likewise from the middle of a game: the ring on the way to the summit, cards."""

AFTER_THE_LAST_ROLL = [17, 2621, 125682, 9263276]
"""From the second of these, with dice that allow nearly everything."""

DEPTH = 5 if COMPILED else 3


def line(number: int) -> ludothek.Position:
    return drawn(list(LINES)[number], cards=number == 1)


@pytest.mark.parametrize("seats", FROM_THE_START)
def test_perft_from_the_start(seats: int) -> None:
    pos = ludothek.new("laufrauf", seats)
    assert [perft(pos, depth) for depth in range(1, DEPTH + 1)] == FROM_THE_START[seats][:DEPTH]


@pytest.mark.parametrize("number", [0, 1])
def test_perft_from_a_drawing(number: int) -> None:
    counted = list(LINES.values())[number]
    assert [perft(line(number), depth) for depth in range(1, DEPTH)] == counted[: DEPTH - 1]


def test_perft_after_the_last_roll() -> None:
    pos = drawn(list(LINES)[1], dice="1 2 *2", roll=3, cards=True)
    assert [perft(pos, depth) for depth in range(1, DEPTH)] == AFTER_THE_LAST_ROLL[: DEPTH - 1]


def test_perft_counts_what_is_played() -> None:
    """The compiled count and a walk through the checked door."""
    for number in (0, 1):
        assert [walk(line(number), depth) for depth in range(3)] == [perft(line(number), depth) for depth in range(3)]


def test_perft_ends_with_the_game() -> None:
    """One pawn is missing: who goes up has won, and nobody goes on from there."""
    pos = drawn("1: top top m25 | 2: camp camp camp", dice="1 4 *2", roll=3)
    assert perft(pos, 1) == 4, "runs of 3, 5 and 6, or up"
    assert perft(pos, 2) == 3 * 216


@pytest.mark.parametrize("seats", [2, 3])
def test_the_slow_rules_count_the_same(seats: int) -> None:
    """Every sequence of so many codes, not a sample: the lot, a roll, what is chosen then."""
    depth = 3 if COMPILED else 2
    assert ways(SlowGame(seats), depth) == ways_allowed(ludothek.new("laufrauf", seats), depth)
