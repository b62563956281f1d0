"""Counting the tree: numbers find bugs that eyes miss."""

import pytest

import ludothek
from ludothek.kit.perft import perft
from ludothek.kit.rule import COMPILED
from tests.games.counting import walk, ways, ways_allowed
from tests.games.pamplona.drawn import drawn
from tests.games.pamplona.slow import SlowGame

FROM_THE_START = {
    2: [2, 40, 100, 220, 4400, 11000, 24200, 107086],
    3: [3, 60, 150, 330, 6600, 16500, 36300, 600774],
    4: [4, 80, 200, 440, 8800, 22000, 48400, 801032],
    6: [6, 120, 300, 660, 13200, 33000, 72600, 1201548],
}
"""How many sequences of 1, 2, … codes there are, canonical choices and outcomes of chance, by seats."""

LINES = {
    "1: 9 9 1 | 2: 9 1 1 | 3: 9 10 10 | torro 5": [20, 90, 278, 5290, 26645, 74749, 1428254],
    "1: 31 #1 #2 | 2: 31 31 #3 | torro 29": [20, 77, 1540, 3850, 8470, 24404, 325104],
    "1: 20 20 19 | 2: 20 23 24 p0 | torro 17": [20, 90, 278, 2860, 21240, 91912, 483302],
}
"""Likewise from the middle of a game: a crowd, an end, tomatoes."""

DEPTH = 8 if COMPILED else 4


@pytest.mark.parametrize("seats", FROM_THE_START)
def test_perft_from_the_start(seats: int) -> None:
    pos = ludothek.new("pamplona", seats)
    assert [perft(pos, depth) for depth in range(1, DEPTH + 1)] == FROM_THE_START[seats][:DEPTH]


@pytest.mark.parametrize("line", LINES)
def test_perft_from_a_drawing(line: str) -> None:
    pos = drawn(line)
    assert [perft(pos, depth) for depth in range(1, DEPTH)] == LINES[line][: DEPTH - 1]


def test_perft_counts_what_is_played() -> None:
    """The compiled count and a walk through the checked door."""
    for line in LINES:
        assert [walk(drawn(line), depth) for depth in range(4)] == [perft(drawn(line), depth) for depth in range(4)]


def test_perft_ends_with_the_game() -> None:
    """9 throws of two different numbers, 3 of equal ones, 8 with an arrow; only an arrow's zero goes on."""
    pos = drawn("1: 33 32 #2 | 2: #3 #4 #5 | torro 5")
    assert [perft(pos, depth) for depth in range(4)] == [1, 20, 9 * 2 + 3 * 1 + 8 * 7, 8 * 6]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_slow_rules_count_the_same(seats: int) -> None:
    """Every sequence of so many codes, not a sample: the lot, a throw, both runs, and what follows them."""
    depth = 4 if COMPILED else 3
    assert ways(SlowGame(seats), depth) == ways_allowed(ludothek.new("pamplona", seats), depth)
