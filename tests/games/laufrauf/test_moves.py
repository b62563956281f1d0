"""Moves by name; that codes, structs and lines are the same thing is tested for every game."""

import pytest

from ludothek.games.laufrauf import moves
from ludothek.games.laufrauf.moves import decode, encode, notation, parse


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (moves.Start(), "start"),
        (moves.Run(1, 9), "run 2 +9"),
        (moves.Ascend(0), "ascend 1"),
        (moves.Capture(2), "capture 3"),
        (moves.Ring(3, 1), "ring 4.2"),
        (moves.Release(), "release"),
        (moves.Overlook(), "overlook"),
        (moves.Call(), "call"),
        (moves.Silent(), "silent"),
        (moves.Again("A-black"), "again A black"),
        (moves.Again("all"), "again all"),
        (moves.Draw(), "draw"),
        (moves.Enough(), "enough"),
        (moves.Steal(2, "joker"), "steal 3 joker"),
        (moves.Direct(joker=False), "direct"),
        (moves.Back(0, 7, joker=True), "joker back 1 -7"),
        (moves.Foreign(1, joker=False), "foreign 2"),
        (moves.BackCapture(2, joker=True), "joker backcapture 3"),
        (moves.Trade("foreign", "B"), "trade foreign B"),
        (moves.Pass(), "pass"),
        (moves.Roll(5, 3, 6), "roll 5 3 *6"),
        (moves.Turned("back"), "card back"),
        (moves.Lot(1), "lot 2"),
    ],
)
def test_notation(move: object, line: str) -> None:
    assert notation(move) == line  # type: ignore[arg-type]  # a move, of whatever kind
    assert parse(line) == move
    assert parse(f"  {line.upper()}\n") == move
    assert parse(line.replace(" ", "")) == move


@pytest.mark.parametrize(
    "line",
    [
        "run 1 +1",
        "run 1 +13",
        "run 4 +5",
        "ascend 4",
        "ring 5.1",
        "again C",
        "steal 5 back",
        "joker",
        "roll 7 1 *1",
        "lot 5",
    ],
)
def test_what_no_board_knows_is_no_move(line: str) -> None:
    with pytest.raises(KeyError):
        parse(line)


def test_structs_that_are_no_move() -> None:
    for move in (moves.Run(3, 5), moves.Run(0, 1), moves.Ring(4, 0), moves.Lot(-1), moves.Roll(0, 1, 1)):
        with pytest.raises(KeyError):
            encode(move)


def test_negative_codes_do_not_count_from_the_end() -> None:
    with pytest.raises(IndexError):
        decode(-1)
