"""Moves by name; that codes, structs and lines are the same thing is tested for every game."""

import pytest

from ludothek.games.pamplona.moves import Card, Lot, Peace, Run, Scuffle, Shove, Throw, decode, encode, notation, parse


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (Run("A", 1, 3), "A2+3"),
        (Run("B", 0, 0), "B1+0"),
        (Scuffle(), "scuffle"),
        (Peace(), "peace"),
        (Shove(2, 0, "forward"), "push 3.1 +"),
        (Shove(0, 2, "back"), "push 1.3 -"),
        (Shove(5, 1, "stay"), "push 6.2 ="),
        (Throw(4, 1), "throw A4 B>"),
        (Card(0), "attack"),
        (Card(3), "comes 3"),
        (Lot(1), "lot 2"),
    ],
)
def test_notation(move: object, line: str) -> None:
    assert notation(move) == line  # type: ignore[arg-type]  # a move, of whatever kind
    assert parse(line) == move


@pytest.mark.parametrize("line", ["a2+3", " A2 + 3 ", "\tA2+3\n"])
def test_case_and_spacing_do_not_matter(line: str) -> None:
    assert parse(line) == Run("A", 1, 3)
    assert parse("ATTACK") == Card(0)
    assert parse("Push 3.1+") == Shove(2, 0, "forward")
    assert parse("throw a4 b>") == Throw(4, 1)


@pytest.mark.parametrize("line", ["A1+7", "A4+1", "C1+1", "comes 6", "comes 0", "lot 7", "push 7.1 +", "throw A5 B2"])
def test_what_no_board_knows_is_no_move(line: str) -> None:
    with pytest.raises(KeyError):
        parse(line)


def test_structs_that_are_no_move() -> None:
    for move in (Run("A", 3, 1), Run("A", 0, 7), Card(6), Lot(-1), Throw(5, 2), Shove(0, 0, "up")):  # type: ignore[arg-type]  # wrong on purpose
        with pytest.raises(KeyError):
            encode(move)


def test_negative_codes_do_not_count_from_the_end() -> None:
    with pytest.raises(IndexError):
        decode(-1)
