"""board.toml → checked tables for the rules and coordinates for drawing."""

from itertools import pairwise

import msgspec

from ludothek.games.taurus.geometry import Field, Spot, fill
from ludothek.games.taurus.moves import COLOURS, FIELDS, HOLE_NAMES, LETTERS, SEATS
from ludothek.games.taurus.state import GREYS, OWN, POSTS, Board
from ludothek.games.taurus.view import BoardView, FieldView, HoleView
from ludothek.kit.board import parse_board, shipped_boards
from ludothek.kit.errors import BoardError
from ludothek.kit.game import BoardFile

NOWHERE = "."
WIDEST = 16
"""A field has no longer side, a plan no more rows or columns."""


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a field looks like, measured from its upper left corner."""

    holes: list[Spot]
    bull: Spot


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board file of this game."""

    name: str
    posts: int
    wires: int
    greys: int
    beside: int
    field: int
    plan: list[str]
    form: dict[str, Form]


def read_board(text: str) -> BoardFile:
    """The board that a file describes; BoardError names the first condition of T7 that it breaks."""
    file = parse_board(text, File)
    _check_supplies(file)
    _check_plan(file)
    for letter, form in file.form.items():
        _check_form(letter, form, file.field)
    fields = _fields(file)
    block = Board.batch(1)
    record = block[0]
    record.posts = file.posts
    record.own = file.wires
    record.greys = file.greys
    fill(record, fields, file.beside)
    return BoardFile("", text, block, _view(file, fields))


def _check_supplies(file: File) -> None:
    """T1: posts and wires."""
    for name, least, number, most in (
        ("posts", 2 * SEATS, file.posts, POSTS),
        ("wires", 1, file.wires, OWN),
        ("greys", 1, file.greys, GREYS),
        ("beside", 1, file.beside, 2 * WIDEST),
        ("field", 2, file.field, WIDEST),
    ):
        if not least <= number <= most:
            raise BoardError(name, f"{name} is {number}; possible is {least} to {most}")


def _check_plan(file: File) -> None:
    """T2, T7: the fields."""
    if not 1 <= len(file.plan) <= WIDEST or len(file.plan[0]) > WIDEST:
        raise BoardError("plan-size", f"the plan has 1 to {WIDEST} rows and columns")
    if any(len(row) != len(file.plan[0]) for row in file.plan):
        raise BoardError("plan-ragged", "the rows of the plan differ in length")
    letters = [letter for row in file.plan for letter in row if letter != NOWHERE]
    for letter in letters:
        if letter not in file.form:
            raise BoardError("plan-form", f"the plan has a field {letter!r}, of which no form is given")
    for letter in file.form:
        if letter not in letters:
            raise BoardError("form-unused", f"the form {letter!r} is that of no field")
    if not 1 <= len(letters) <= FIELDS:
        raise BoardError("fields", f"the plan has {len(letters)} fields; possible is 1 to {FIELDS}")
    if len(letters) % len(COLOURS):
        raise BoardError(
            "colours", f"four does not divide the {len(letters)} fields, so bulls cannot be as many of each"
        )


def _check_form(letter: str, form: Form, side: int) -> None:
    """T7: holes and bull of a field."""
    if not 1 <= len(form.holes) <= LETTERS:
        raise BoardError("holes", f"the form {letter!r} has {len(form.holes)} holes; possible is 1 to {LETTERS}")
    for what, (x, y) in [*(("hole", hole) for hole in form.holes), ("bull", form.bull)]:
        if not (0 < x < side and 0 < y < side):
            raise BoardError(f"{what}-outside", f"the form {letter!r} has a {what} at {x}, {y}, not inside the field")
    for one, other in pairwise(sorted(form.holes)):
        if one == other:
            raise BoardError("hole-twice", f"the form {letter!r} has two holes at {one[0]}, {one[1]}")
    if form.bull in form.holes:
        raise BoardError("bull-on-hole", f"the form {letter!r} has its bull on a hole")


def _fields(file: File) -> list[Field]:
    """The fields of the plan in reading order, with coordinates on the whole board."""
    fields = []
    for row, line in enumerate(file.plan):
        for column, letter in enumerate(line):
            if letter != NOWHERE:
                form, left, top = file.form[letter], column * file.field, row * file.field
                holes = [(left + x, top + y) for x, y in form.holes]
                fields.append(Field(column, row, holes, (left + form.bull[0], top + form.bull[1])))
    return fields


def _view(file: File, fields: list[Field]) -> BoardView:
    views = [
        FieldView(
            number + 1,
            field.column * file.field,
            field.row * file.field,
            (field.column + field.row) % 2 == 1,
            field.bull,
            [HoleView(HOLE_NAMES[number * LETTERS + letter], x, y) for letter, (x, y) in enumerate(field.holes)],
        )
        for number, field in enumerate(fields)
    ]
    size = (len(file.plan[0]) * file.field, len(file.plan) * file.field)
    return BoardView(file.name, size, file.field, views, file.posts, file.wires, file.greys)


boards = shipped_boards("ludothek.games.taurus", read_board)
