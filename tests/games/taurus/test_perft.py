"""Counting the tree: numbers find bugs that eyes miss."""

import pytest

import ludothek
from ludothek.kit.chance import Stream
from ludothek.kit.perft import perft
from ludothek.kit.play import Position
from ludothek.kit.rule import COMPILED
from tests.games.counting import walk, ways_allowed
from tests.games.taurus.drawn import drawn


def opening(seats: int, board: str = "ours") -> Position:
    """Before the first post."""
    pos = ludothek.new("taurus", seats, {"first": 0}, board)
    stream = Stream(3)
    while pos.to_move == ludothek.CHANCE:
        pos.roll(stream)
    return pos


@pytest.mark.compiled
def test_perft_by_people_as_others_have_counted_it() -> None:
    """192 first holes, 704 pairs, 133,760 third holes: as in two other implementations, which name pairs either way."""
    assert [ways_allowed(opening(2), depth) for depth in (1, 2)] == [192, 704]
    pairs = 0
    pos = opening(2)
    for first in pos.legal_codes:
        one = pos.copy()
        one.play(first)
        for second in one.legal_codes:
            two = one.copy()
            two.play(second)
            pairs += len(two.legal_codes)
    assert pairs == 133_760


FROM_THE_START = {"ours": [191, 352, 66470], "small": [95, 168, 15582], "example": [191, 356, 67236]}


@pytest.mark.parametrize("board", FROM_THE_START)
def test_perft_from_the_start(board: str) -> None:
    """Pairs named upwards only; the numbers do not depend on the colours of the bulls."""
    depths = 3 if COMPILED else 2
    assert [perft(opening(2, board), depth + 1) for depth in range(depths)] == FROM_THE_START[board][:depths]


RING = """
    A . . B
    . . . .
    . . . .
    x . . C
    """


@pytest.mark.compiled
def test_perft_from_the_middle() -> None:
    pos = drawn(RING, "1: AB | 2: BC", bulls="k r\nb g").pos
    assert [perft(pos, depth) for depth in (1, 2, 3)] == [21, 31, 515]


def test_perft_counts_what_is_played() -> None:
    """The compiled count and a walk through the checked door."""
    pos = drawn(RING, "1: AB | 2: BC", bulls="k r\nb g").pos
    assert [walk(pos, depth) for depth in range(3)] == [perft(pos, depth) for depth in range(3)]
