"""Moves by name; that codes, structs and lines are the same thing is tested for every game."""

import pytest

from ludothek.games.taurus.moves import (
    Bull,
    Close,
    Done,
    From,
    Grey,
    Lot,
    Plant,
    Side,
    Take,
    Wire,
    decode,
    encode,
    hole_number,
    notation,
    parse,
)


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (Plant("12a"), "plant 12a"),
        (From("48d"), "from 48d"),
        (Wire("1c"), "wire 1c"),
        (Grey("30b"), "grey 30b"),
        (Side("left"), "side left"),
        (Close("outline"), "close outline"),
        (Done(), "done"),
        (Take("brown"), "take brown"),
        (Bull("grey"), "bull grey"),
        (Lot(1), "lot 2"),
    ],
)
def test_notation(move: object, line: str) -> None:
    assert notation(move) == line  # type: ignore[arg-type]  # a move, of whatever kind
    assert parse(line) == move


def test_case_and_spacing_do_not_matter() -> None:
    assert parse(" PLANT12A\n") == Plant("12a")
    assert parse("close  Pen") == Close("pen")


@pytest.mark.parametrize(
    "line", ["plant 49a", "plant 12e", "plant 0a", "wire", "side up", "take white", "lot 5", "grey"]
)
def test_what_no_board_knows_is_no_move(line: str) -> None:
    with pytest.raises(KeyError):
        parse(line)


def test_structs_that_are_no_move() -> None:
    for move in (Plant("49a"), Wire("1A"), Grey(""), Lot(4), Lot(-1), Side("up"), Take("white")):  # type: ignore[arg-type]  # wrong on purpose
        with pytest.raises(KeyError):
            encode(move)


def test_negative_codes_do_not_count_from_the_end() -> None:
    with pytest.raises(IndexError):
        decode(-1)


def test_holes_are_numbered_field_by_field() -> None:
    assert [hole_number(name) for name in ("1a", "1d", "2a", "48d")] == [0, 3, 4, 191]
