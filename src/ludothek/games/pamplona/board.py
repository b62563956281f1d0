"""board.toml → checked tables for the rules and points for drawing."""

import math

import msgspec

from ludothek.games.pamplona.state import ARENA, LONGEST, Board
from ludothek.games.pamplona.view import BoardView, LayoutView
from ludothek.kit.board import Point, parse_board, shipped_boards, spaced_along
from ludothek.kit.errors import BoardError
from ludothek.kit.game import BoardFile


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One drawing: its size and the middle line of the street, from the pen to the last arena square."""

    size: tuple[int, int]
    path: list[Point]


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board file of this game."""

    name: str
    length: int
    tomatoes: int
    fear: list[int]
    drawing: dict[str, Layout]
    arena: int = ARENA


def read_board(text: str) -> BoardFile:
    """The board that a file describes; BoardError names the first condition of P5 that it breaks."""
    file = parse_board(text, File)
    _check_street(file)
    _check_fear(file)
    _check_drawing(file)
    block = Board.batch(1)
    record = block[0]
    record.length = file.length
    for square in range(len(record.lands)):
        record.lands[square] = square
    record.lands[file.tomatoes] = record.lands[file.tomatoes + 1] = file.tomatoes - 1
    for square in file.fear:
        record.fee[square] = 1
    squares = file.length + file.arena + 1
    layouts = {
        shape: LayoutView(layout.size, spaced_along(layout.path, squares)) for shape, layout in file.drawing.items()
    }
    view = BoardView(file.name, file.length, file.arena, file.tomatoes, sorted(file.fear), layouts)
    return BoardFile("", text, block, view)


def _check_street(file: File) -> None:
    """P4, P5: the street, its tomatoes, the arena."""
    tomato = file.tomatoes
    if file.length > LONGEST:
        raise BoardError("length", f"the street has {file.length} squares; at most {LONGEST} are possible")
    if tomato < 3:
        raise BoardError("tomatoes-early", f"the tomatoes begin on square {tomato}; 3 is the first possible")
    if tomato + 1 >= file.length:
        raise BoardError(
            "tomatoes-late", f"the tomatoes end on square {tomato + 1}, not before the last, {file.length}"
        )
    if not ARENA <= file.arena <= LONGEST:
        raise BoardError(
            "arena", f"the arena has {file.arena} squares; at least {ARENA} are needed, at most {LONGEST} are possible"
        )


def _check_fear(file: File) -> None:
    """P5: the fear squares."""
    tomato = file.tomatoes
    for square in file.fear:
        if not 2 <= square <= file.length:
            raise BoardError("fear-outside", f"fear square {square} is not between 2 and {file.length}")
        if square in (tomato, tomato + 1):
            raise BoardError("fear-on-tomatoes", f"fear square {square} lies on the tomatoes")
        if square == tomato - 1:
            raise BoardError("fear-before-tomatoes", f"fear square {square} lies right before the tomatoes")
    if len(set(file.fear)) < len(file.fear):
        raise BoardError("fear-twice", "a fear square is named twice")


def _check_drawing(file: File) -> None:
    """Both drawings are there and lead somewhere."""
    for shape in ("wide", "tall"):
        if shape not in file.drawing:
            raise BoardError("drawing", f"there is no drawing for {shape} screens")
        if min(file.drawing[shape].size) < 1:
            raise BoardError("size", f"the {shape} drawing has no size")
        path = file.drawing[shape].path
        if len(set(path)) < 2 or not all(math.isfinite(x) and math.isfinite(y) for x, y in path):
            raise BoardError("path", f"the {shape} drawing needs a path of at least two different points")


boards = shipped_boards("ludothek.games.pamplona", read_board)
