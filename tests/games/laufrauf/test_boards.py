"""Boards: every condition of L2 has a fault and a message of its own; ours, and one that a person wrote."""

import pytest

import ludothek
from ludothek.kit.errors import BoardError
from ludothek.kit.game import game

GAME = game("laufrauf")
OWN = 'name = "Mine"\nlower = 36\nmiddle = 100\n'
"""All that a person has to write."""


def changed(old: str, new: str) -> str:
    """That file with another line."""
    assert old in OWN
    return OWN.replace(old, new)


@pytest.mark.parametrize(
    ("text", "fault", "says"),
    [
        (changed("36", "24"), "lower-short", "the lower ring has 24 squares; at least 28 are needed"),
        (changed("36", "-40"), "lower-short", "the lower ring has -40 squares"),
        (changed("36", "104"), "lower-long", "the lower ring has 104 squares; at most 100 are possible"),
        (changed("36", "38"), "lower-quarters", "the 38 squares of the lower ring cannot be quartered"),
        (changed("100", "27"), "middle-short", "the middle ring has 27 squares"),
        (changed("100", "101"), "middle-long", "the middle ring has 101 squares"),
        (changed("100", "99"), "middle-quarters", "the 99 squares of the middle ring"),
        (changed("middle = 100", ""), "field", "middle"),
        (changed("36", '"36"'), "field", "lower"),
        (changed("36", "36.5"), "field", "lower"),
        (OWN + "summit = 3\n", "field", "summit"),
        ("name = ", "toml", "not TOML"),
    ],
)
def test_what_is_wrong_with_a_board_has_a_name_and_is_told(text: str, fault: str, says: str) -> None:
    with pytest.raises(BoardError, match=says) as caught:
        GAME.read_board(text)
    assert caught.value.fault == fault


def test_a_board_of_ones_own_is_played_on() -> None:
    board = GAME.read_board(OWN)
    assert board.view.corners[1].lower == 10  # type: ignore[attr-defined]  # the game's own view
    assert board.view.corners[3].middle_run_up == [70, 71, 72, 73, 74, 75]  # type: ignore[attr-defined]  # likewise
    pos = ludothek.new("laufrauf", 2, {"first": 1}, board)
    for move in ("roll 5 5 *5", "start"):
        pos.play(move)
    assert pos.view().seats[1].pawns[0].square == 19


@pytest.mark.parametrize("number", [28, 100])
def test_the_shortest_and_the_longest_ring(number: int) -> None:
    board = GAME.read_board(f'name = "Edge"\nlower = {number}\nmiddle = {number}\n')
    assert (board.record.lower, board.record.middle) == (number, number)
