"""board.toml → checked tables for the rules and points for drawing."""

from math import cos, isfinite, pi, sin

import msgspec

from ludothek.games.laufrauf.state import CORNERS, LONGEST, RUN_UP, SHORTEST, Board
from ludothek.games.laufrauf.view import COLOURS, BoardView, CornerView, LayoutView
from ludothek.kit.board import Point, parse_board, shipped_boards, spaced_along
from ludothek.kit.errors import BoardError
from ludothek.kit.game import BoardFile

FIRST_CORNER = 3 * pi / 4
"""The direction of corner 0: to the left and down. The others follow clockwise."""

QUARTER = pi / 2

LARGEST = 1e6
SHARPEST = 20.0

_STEPS = 16
"""So many waypoints are laid along each quarter of a ring."""

_TRIANGLE = ((0.0, -1.0), (0.87, 0.5), (-0.87, 0.5))
"""Where the three places of a camp lie around its middle."""


class Oval(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rounded rectangle around a middle, half as wide and half as high; the greater `bend`, the sharper its corners."""

    middle: Point
    half: Point
    bend: float = 4.0


class Camps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Four camps around a middle, so far to the sides and up and down; their places lie `apart` from the camp's middle."""

    middle: Point
    half: Point
    apart: float


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One drawing: its size, both rings, base camps, summit camps and the spirit."""

    size: tuple[int, int]
    lower: Oval
    middle: Oval
    camps: Camps
    summits: Camps
    spirit: Point


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board file of this game."""

    name: str
    lower: int
    middle: int
    drawing: dict[str, Layout]


def read_board(text: str) -> BoardFile:
    """The board that a file describes; BoardError names the first condition of L2 that it breaks."""
    file = parse_board(text, File)
    _check_ring("lower", file.lower)
    _check_ring("middle", file.middle)
    _check_drawing(file)
    block = Board.batch(1)
    record = block[0]
    record.lower = file.lower
    record.middle = file.middle
    corners = [
        CornerView(
            colour,
            ascent(file.lower, corner),
            ascent(file.middle, corner),
            run_up(file.lower, corner),
            run_up(file.middle, corner),
        )
        for corner, colour in enumerate(COLOURS)
    ]
    layouts = {shape: _points(layout, file) for shape, layout in file.drawing.items()}
    return BoardFile("", text, block, BoardView(file.name, file.lower, file.middle, corners, layouts))


def ascent(length: int, corner: int) -> int:
    """The ascent square of a corner on a ring of so many squares."""
    return 1 + corner * length // CORNERS


def run_up(length: int, corner: int) -> list[int]:
    """The squares before it (L3), the furthest first."""
    return [(ascent(length, corner) - 1 - ahead) % length + 1 for ahead in range(RUN_UP, 0, -1)]


def _check_ring(ring: str, length: int) -> None:
    """L2: how many squares a ring may have."""
    if length < SHORTEST:
        raise BoardError(f"{ring}-short", f"the {ring} ring has {length} squares; at least {SHORTEST} are needed")
    if length > LONGEST:
        raise BoardError(f"{ring}-long", f"the {ring} ring has {length} squares; at most {LONGEST} are possible")
    if length % CORNERS:
        raise BoardError(f"{ring}-quarters", f"the {length} squares of the {ring} ring cannot be quartered")


def _check_drawing(file: File) -> None:
    """Both drawings are there and can be drawn."""
    for shape in ("wide", "tall"):
        if shape not in file.drawing:
            raise BoardError("drawing", f"there is no drawing for {shape} screens")
        layout = file.drawing[shape]
        if min(layout.size) < 1:
            raise BoardError("size", f"the {shape} drawing has no size")
        ovals = (layout.lower, layout.middle)
        if not all(0 < half < LARGEST for oval in ovals for half in oval.half):
            raise BoardError("half", f"a ring of the {shape} drawing has no width or no height")
        if not all(2 <= oval.bend <= SHARPEST for oval in ovals):
            raise BoardError("bend", f"the bend of a ring of the {shape} drawing is not between 2 and {SHARPEST}")
        places = [*(oval.middle for oval in ovals), layout.spirit]
        for camps in (layout.camps, layout.summits):
            places += [camps.middle, camps.half, (camps.apart, camps.apart)]
        if not all(isfinite(number) for place in places for number in place):
            raise BoardError("place", f"a place of the {shape} drawing is not a number")


def _points(layout: Layout, file: File) -> LayoutView:
    return LayoutView(
        layout.size,
        _ring(layout.lower, file.lower),
        _ring(layout.middle, file.middle),
        _camps(layout.camps),
        _camps(layout.summits),
        layout.spirit,
    )


def _ring(oval: Oval, squares: int) -> list[Point]:
    """The middle of each square: each quarter of the ring is divided evenly."""
    points: list[Point] = []
    for corner in range(CORNERS):
        first = FIRST_CORNER + corner * QUARTER
        line = [_on(oval, first + step / _STEPS * QUARTER) for step in range(_STEPS + 1)]
        points += spaced_along(line, squares // CORNERS + 1)[:-1]
    return [(round(x, 1), round(y, 1)) for x, y in points]


def _on(oval: Oval, direction: float) -> Point:
    """The point of an oval in a direction."""
    x, y = cos(direction), sin(direction)
    reach = (abs(x) ** oval.bend + abs(y) ** oval.bend) ** (-1 / oval.bend)
    return oval.middle[0] + oval.half[0] * reach * x, oval.middle[1] + oval.half[1] * reach * y


def _camps(camps: Camps) -> list[list[Point]]:
    """Three places for each corner."""
    signs = ((-1, 1), (-1, -1), (1, -1), (1, 1))
    middles = [(camps.middle[0] + camps.half[0] * x, camps.middle[1] + camps.half[1] * y) for x, y in signs]
    return [
        [(round(x + camps.apart * dx, 1), round(y + camps.apart * dy, 1)) for dx, dy in _TRIANGLE] for x, y in middles
    ]


boards = shipped_boards("ludothek.games.laufrauf", read_board)
