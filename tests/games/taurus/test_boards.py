"""Boards: every condition of T7 has a fault and a message of its own; the tables of ours by known numbers."""

import re
from itertools import pairwise
from math import gcd

import pytest

import ludothek
from ludothek.games.taurus.view import BoardView
from ludothek.kit.errors import BoardError
from ludothek.kit.game import BoardFile, game

GAME = game("taurus")
OURS = GAME.boards()["ours"].text

LEAST = """
name = "Mine"
posts = 8
wires = 1
greys = 1
beside = 2
field = 4
plan = ["a.b", "aab"]

[form.a]
holes = [[1, 1], [3, 1], [1, 3], [3, 3]]
bull = [2, 2]

[form.b]
holes = [[1, 1], [1, 3], [2, 3]]
bull = [3, 2]
"""
"""The least that a person has to write, with two kinds of fields; too small for four seats."""


def changed(**fields: object) -> str:
    """Our board with other values."""
    text = OURS
    for name, value in fields.items():
        written = f"[\n{value}]" if name == "plan" else value
        text, count = re.subn(rf"(?ms)^{name} = (\[.*?^\]|.*?)$", f"{name} = {written}", text, count=1)
        assert count == 1
    return text


def plan(*rows: str) -> str:
    return "".join(f'    "{row}",\n' for row in rows)


def fault(text: str) -> tuple[str, str]:
    """What is wrong with a board file, and what a person is told."""
    with pytest.raises(BoardError) as caught:
        GAME.read_board(text)
    return caught.value.fault, str(caught.value)


@pytest.mark.parametrize(
    ("change", "name", "says"),
    [
        ({"posts": 7}, "posts", "posts is 7; possible is 8 to 48"),
        ({"posts": 49}, "posts", "posts is 49"),
        ({"wires": 0}, "wires", "wires is 0; possible is 1 to 20"),
        ({"wires": 21}, "wires", "wires is 21"),
        ({"greys": 0}, "greys", "greys is 0; possible is 1 to 20"),
        ({"greys": 21}, "greys", "greys is 21"),
        ({"beside": 0}, "beside", "beside is 0"),
        ({"field": 1}, "field", "field is 1; possible is 2 to 16"),
        ({"field": 17}, "field", "field is 17"),
        ({"plan": ""}, "plan-size", "1 to 16 rows"),
        ({"plan": plan("o" * 17)}, "plan-size", "1 to 16 rows"),
        ({"plan": plan("ooo", "oo")}, "plan-ragged", "differ in length"),
        ({"plan": plan("oooo", "ooxo")}, "plan-form", "a field 'x'"),
        ({"plan": plan("....")}, "form-unused", "'o' is that of no field"),
        ({"plan": plan(*["ooooooo"] * 7)}, "fields", "49 fields; possible is 1 to 48"),
        ({"plan": plan("ooooo")}, "colours", "four does not divide the 5 fields"),
        ({"plan": plan("oo", "oo"), "holes": "[[1, 1]]"}, "openings", "only 0 separate pairs"),
        ({"holes": "[]"}, "holes", "0 holes; possible is 1 to 4"),
        ({"holes": "[[1, 1], [1, 2], [1, 3], [3, 1], [3, 3]]"}, "holes", "5 holes"),
        ({"holes": "[[0, 1]]"}, "hole-outside", "a hole at 0, 1"),
        ({"holes": "[[1, 4]]"}, "hole-outside", "a hole at 1, 4"),
        ({"bull": "[4, 2]"}, "bull-outside", "a bull at 4, 2"),
        ({"holes": "[[1, 1], [3, 3], [1, 1]]"}, "hole-twice", "two holes at 1, 1"),
        ({"bull": "[3, 1]"}, "bull-on-hole", "its bull on a hole"),
        ({"bull": "[2, 1]"}, "two-bulls", "the bulls of fields 1 and 2"),
        ({"beside": 3}, "openings", "only 0 separate pairs of holes lie side by side; 7 are needed"),
        ({"plan": plan("oo", "oo"), "beside": 6}, "openings", "only 0 separate pairs"),
        ({"plan": plan("oo", "oo"), "holes": "[[1, 1], [3, 1]]"}, "openings", "only 4 separate pairs"),
        ({"name": 5}, "field", "does not fit"),
        ({"plan": '"o", 5'}, "field", "does not fit"),
    ],
    ids=str,
)
def test_each_condition_has_a_message(change: dict[str, object], name: str, says: str) -> None:
    found, message = fault(changed(**change))
    assert found == name
    assert says in message


def test_what_is_no_board_file() -> None:
    assert fault("name =")[0] == "toml"
    assert fault("name = 'x'")[0] == "field"
    assert fault(OURS.replace("greys =", "grays ="))[0] == "field"


def test_two_kinds_of_fields() -> None:
    text = LEAST.replace('["a.b", "aab"]', '["aaab", "aaab"]')
    board = GAME.read_board(text)
    view = board.view
    assert isinstance(view, BoardView)
    assert [len(field.holes) for field in view.fields] == [4, 4, 4, 3] * 2
    assert view.fields[3].bull == (15, 2)
    assert [hole.hole for hole in view.fields[3].holes] == ["4a", "4b", "4c"]
    assert (view.size, view.posts, view.wires, view.greys) == ((16, 8), 8, 1, 1)
    pos = ludothek.new("taurus", 4, {"first": 0}, board)
    while pos.to_move == ludothek.CHANCE:
        pos.play(pos.chances[0][0])
    while not pos.over:
        pos.play(pos.legal[0])


def test_the_least_board_has_no_room_for_the_first_round() -> None:
    assert fault(LEAST)[0] in {"openings", "colours"}


def test_a_hole_between_two_holes_parts_them() -> None:
    """T7, T20: in a row, holes four apart are not side by side, or three pairs could leave the fourth seat none."""
    row = changed(field=8, plan=plan("oooo"), holes="[[1, 4], [3, 4], [5, 4], [7, 4]]", bull="[4, 1]")
    assert GAME.read_board(row).record.beside.sum() == 2 * 15
    found, message = fault(row.replace("beside = 2", "beside = 4"))
    assert (found, "only 0 separate pairs" in message) == ("openings", True)


def test_as_many_pairs_are_counted_as_there_can_be() -> None:
    """Named in this order, pairs taken as they come would leave four holes without a partner."""
    few = changed(plan=plan("oo", "oo"), holes="[[1, 3], [3, 1], [1, 1], [3, 3]]")
    assert GAME.read_board(few).record.fields == 4


def test_a_boards_name_is_text_and_nothing_else() -> None:
    pos = ludothek.new("taurus", 2, board=GAME.read_board(changed(name='"<script>&"')))
    assert "<title>&lt;script&gt;&amp;</title>" in pos._repr_svg_()


@pytest.mark.parametrize(
    ("name", "wires", "crossings", "most", "over_bulls"),
    [("ours", 1568, 7504, 33, 96), ("example", 1600, 7860, 33, 96), ("small", 720, 3104, 31, 48)],
)
def test_tables_by_numbers(name: str, wires: int, crossings: int, most: int, over_bulls: int) -> None:
    """Those of our board two other implementations have found as well."""
    record = GAME.boards()[name].record
    assert record.wires == wires
    assert record.crossings.sum() == 2 * crossings
    assert record.crossings.max() == most
    assert (record.spot > 0).sum() == over_bulls
    assert set(record.nears[record.nears > 0].tolist()) == {11, 15, 19}
    assert record.unders.max() == 2


def test_ours_has_twelve_slopes() -> None:
    """Up to three holes along and one across, in rows and in columns."""
    record = GAME.boards()["ours"].record
    slopes = set()
    for start, end in record.ends[: record.wires].tolist():
        dx, dy = int(record.x[end] - record.x[start]), int(record.y[end] - record.y[start])
        part = gcd(dx, dy)
        slopes.add(max((dx // part, dy // part), (-dx // part, -dy // part)))
    along = {(1, 0), (1, 1), (1, -1), (2, 1), (2, -1), (3, 1), (3, -1)}
    assert slopes == along | {(0, 1), (1, 2), (1, -2), (1, 3), (1, -3)}


@pytest.mark.parametrize("board", GAME.boards().values(), ids=GAME.boards())
def test_tables_agree_with_each_other(board: BoardFile) -> None:
    """Neighbours know each other, lie clockwise, and share a wire; crossing is mutual."""
    record = board.record
    for hole in range(int(record.fields) * 4):
        count = int(record.nears[hole])
        near, wire = record.near[hole, :count].tolist(), record.wire[hole, :count].tolist()
        for place in range(count):
            back = record.back[hole, place]
            assert record.near[near[place], back] == hole
            assert record.wire[near[place], back] == wire[place]
            assert set(record.ends[wire[place]].tolist()) == {hole, near[place]}
        ways = [(int(record.x[to] - record.x[hole]), int(record.y[to] - record.y[hole])) for to in near]
        halves = [dy < 0 or (dy == 0 and dx < 0) for dx, dy in ways]
        assert halves == sorted(halves)
        for (dx, dy), (ex, ey), half, then in zip(ways, ways[1:], halves, halves[1:], strict=False):
            assert half != then or dx * ey - dy * ex >= 0
    crossing = {
        (wire, other)
        for wire in range(int(record.wires))
        for other in record.crossing[wire, : record.crossings[wire]].tolist()
    }
    assert crossing == {(other, wire) for wire, other in crossing}


def test_a_wire_covers_the_holes_it_runs_over_however_it_leans() -> None:
    """T11: three holes on a diagonal, and one beside it."""
    board = GAME.read_board(changed(field=8, holes="[[1, 1], [3, 3], [5, 5], [3, 4]]", bull="[7, 1]", beside=8))
    record = board.record
    over = {
        tuple(record.ends[wire].tolist()): record.under[wire, : record.unders[wire]].tolist()
        for wire in range(int(record.wires))
        if max(record.ends[wire].tolist()) < 4
    }
    assert over == {(0, 1): [], (0, 2): [1], (0, 3): [], (1, 2): [], (1, 3): [], (2, 3): []}


@pytest.mark.parametrize("board", GAME.boards().values(), ids=GAME.boards())
def test_holes_lie_inside_their_fields_and_apart(board: BoardFile) -> None:
    view = board.view
    assert isinstance(view, BoardView)
    points = sorted((hole.x, hole.y) for field in view.fields for hole in field.holes)
    assert all(one != other for one, other in pairwise(points))
    for field in view.fields:
        for hole in field.holes:
            assert field.x < hole.x < field.x + view.field
            assert field.y < hole.y < field.y + view.field
