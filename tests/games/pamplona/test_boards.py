"""Boards: every condition of P5 has a fault and a message of its own; ours, and one that a person wrote."""

import re
from typing import Any

import pytest

import ludothek
from ludothek.games.pamplona.view import BoardView
from ludothek.kit.errors import BoardError
from ludothek.kit.game import game

GAME = game("pamplona")
OURS = GAME.boards()["ours"].text

OWN = """
name = "Mine"
length = 9
tomatoes = 5
fear = [2, 3, 7, 8, 9]

[drawing.wide]
size = [100, 50]
path = [[0, 10], [100, 10]]

[drawing.tall]
size = [50, 100]
path = [[5, 0.5], [5, 99.5]]
"""
"""The least that a person has to write."""


def changed(**fields: object) -> str:
    """Our board with other values."""
    text = OURS
    for name, value in fields.items():
        text, count = re.subn(rf"(?m)^{name} = .*$", f"{name} = {value}", text)
        assert count == 1
    return text


def fault(text: str) -> tuple[str, str]:
    """What is wrong with a board file, and what a person is told."""
    with pytest.raises(BoardError) as caught:
        GAME.read_board(text)
    return caught.value.fault, str(caught.value)


@pytest.mark.parametrize(
    ("change", "name", "says"),
    [
        ({"tomatoes": 2}, "tomatoes-early", "begin on square 2; 3 is the first"),
        ({"tomatoes": -5}, "tomatoes-early", "begin on square -5"),
        ({"tomatoes": 31}, "tomatoes-late", "end on square 32, not before the last, 32"),
        ({"tomatoes": 40}, "tomatoes-late", "end on square 41"),
        ({"length": 22, "fear": []}, "tomatoes-late", "end on square 22, not before the last, 22"),
        ({"fear": [6, 33]}, "fear-outside", "fear square 33 is not between 2 and 32"),
        ({"fear": [1]}, "fear-outside", "fear square 1 is not"),
        ({"fear": [0]}, "fear-outside", "fear square 0 is not"),
        ({"fear": [-1]}, "fear-outside", "fear square -1 is not"),
        ({"fear": [21]}, "fear-on-tomatoes", "fear square 21 lies on the tomatoes"),
        ({"fear": [6, 22]}, "fear-on-tomatoes", "fear square 22 lies on the tomatoes"),
        ({"fear": [20]}, "fear-before-tomatoes", "fear square 20 lies right before the tomatoes"),
        ({"fear": [6, 11, 6]}, "fear-twice", "twice"),
        ({"arena": 5}, "arena", "5 squares; at least 6"),
        ({"arena": 0}, "arena", "0 squares"),
        ({"arena": 10**9}, "arena", "at most"),
        ({"length": 101}, "length", "101 squares; at most 100"),
        ({"length": -1}, "tomatoes-late", "not before the last, -1"),
    ],
    ids=str,
)
def test_every_broken_condition_has_a_message_of_its_own(change: dict[str, Any], name: str, says: str) -> None:
    found, message = fault(changed(**change))
    assert found == name
    assert says in message


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("length = ", "toml"),
        ("\x00", "toml"),
        ("", "field"),
        (changed(length='"long"'), "field"),
        (changed(length=32.5), "field"),
        (changed(fear='["six"]'), "field"),
        (OURS.replace("length = 32\n", ""), "field"),
        ("colour = 3\n" + OURS, "field"),
        (OURS.replace("[drawing.tall]", "[drawing.round]"), "drawing"),
        (OWN.replace("[[0, 10], [100, 10]]", "[[0, 10], [0, 10]]"), "path"),
        (OWN.replace("[[0, 10], [100, 10]]", "[]"), "path"),
        (OWN.replace("[[0, 10], [100, 10]]", "[[0, 10], [nan, 10]]"), "path"),
        (OWN.replace("[[0, 10], [100, 10]]", "[[0, 10], [inf, 10]]"), "path"),
        (OWN.replace("[100, 50]", "[0, 50]"), "size"),
        (OWN.replace("[50, 100]", "[50, -1]"), "size"),
    ],
)
def test_what_is_no_board_file_is_refused_by_name(text: str, name: str) -> None:
    found, message = fault(text)
    assert found == name
    assert message
    assert "\n" not in message, "one line, for a command line"


@pytest.mark.parametrize(
    "change",
    [
        {"tomatoes": 3, "fear": []},
        {"tomatoes": 30, "fear": [2, 28, 32]},
        {"length": 100, "fear": [2, 99, 100]},
        {"length": 5, "tomatoes": 3, "fear": [5]},
        {"arena": 9},
    ],
    ids=str,
)
def test_what_is_just_possible_is_played_to_the_end(change: dict[str, Any]) -> None:
    pos = ludothek.new("pamplona", 3, board=GAME.read_board(changed(**change)))
    stream = ludothek.Stream(1)
    while not pos.over:
        pos.roll(stream) if pos.to_move < 0 else pos.play(pos.legal[stream.below(len(pos.legal))])
    assert str(pos)
    assert pos._repr_svg_()


def test_a_persons_own_board() -> None:
    board = GAME.read_board(OWN)
    view = board.view
    assert isinstance(view, BoardView)
    assert (view.name, view.length, view.tomatoes, view.fear, view.arena) == ("Mine", 9, 5, [2, 3, 7, 8, 9], 6)
    assert len(view.layouts["wide"].squares) == 1 + 9 + 6
    pos = ludothek.new("pamplona", 2, {"first": 0}, board)
    pos.play("throw A2 B4")
    assert [(fact.square, fact.points) for fact in pos.play("A1+2") if type(fact).__name__ == "Fears"] == [(3, 1)]
    assert [fact.to for fact in pos.play("B2+4") if type(fact).__name__ == "Slips"] == [4]


def test_a_boards_name_is_text_and_nothing_else() -> None:
    pos = ludothek.new("pamplona", 2, board=GAME.read_board(changed(name='"<script>&"')))
    assert "<title>&lt;script&gt;&amp;</title>" in pos._repr_svg_()


@pytest.mark.parametrize("board", GAME.boards().values(), ids=GAME.boards())
def test_squares_lie_inside_their_drawing_and_apart(board: Any) -> None:
    for layout in board.view.layouts.values():
        width, height = layout.size
        assert len(layout.squares) == board.view.length + board.view.arena + 1
        assert all(0 < x < width and 0 < y < height for x, y in layout.squares)
        for (ax, ay), (bx, by) in zip(layout.squares, layout.squares[1:], strict=False):
            assert (ax - bx) ** 2 + (ay - by) ** 2 > 15**2, "a runner has room"
