"""Fields with holes → all tables that the rules need. Whole numbers only: nothing here is ever nearly so.

A wire is a straight line between two neighbouring holes (T5, T10). Fields are squares of a grid and a hole lies inside
its field, so that a wire stays within its one or two fields.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cmp_to_key
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludothek.games.taurus.moves import LETTERS
from ludothek.games.taurus.state import Board
from ludothek.kit.errors import BoardError

Spot = tuple[int, int]
Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Field:
    """A square field: its place on the grid, and where its holes and its bull are."""

    column: int
    row: int
    holes: list[Spot]
    bull: Spot


@dataclass(frozen=True)
class Lines:
    """Many straight lines at once, a row each: the holes they join, and the coordinates of their ends."""

    ends: Numbers
    x: Numbers
    y: Numbers

    @property
    def dx(self) -> Numbers:
        """How far they run to the right."""
        return self.x[:, 1] - self.x[:, 0]

    @property
    def dy(self) -> Numbers:
        """How far they run down."""
        return self.y[:, 1] - self.y[:, 0]

    def side(self, x: Numbers, y: Numbers) -> Numbers:
        """For each line and each point: 0 on the line or what continues it, else 1 and -1 on its two sides."""
        turn = self.dx[:, None] * (y[None, :] - self.y[:, :1]) - self.dy[:, None] * (x[None, :] - self.x[:, :1])
        side: Numbers = np.sign(turn)
        return side

    def over(self, x: Numbers, y: Numbers) -> NDArray[np.bool_]:
        """For each line and each point: whether the line runs over it, not only up to it."""
        along = self.dx[:, None] * (x[None, :] - self.x[:, :1]) + self.dy[:, None] * (y[None, :] - self.y[:, :1])
        within = (along > 0) & (along < (self.dx**2 + self.dy**2)[:, None])
        over: NDArray[np.bool_] = within & (self.side(x, y) == 0)
        return over

    def crossing(self) -> NDArray[np.bool_]:
        """For each two lines: whether they cross; to meet in a hole is no crossing (T12)."""
        apart = self.side(self.x[:, 0], self.y[:, 0]) * self.side(self.x[:, 1], self.y[:, 1]) < 0
        crossing: NDArray[np.bool_] = apart & apart.T
        return crossing

    def met(self, x: Numbers, y: Numbers) -> NDArray[np.bool_]:
        """For each line and each point: whether one who looks from the point to the right meets the line. Looking
        along a level line, or straight at an end, the eye is a little below; a point on the line does not meet it."""
        up = self.y[:, :1] > y[None, :]
        down = self.y[:, 1:] > y[None, :]
        met: NDArray[np.bool_] = (up != down) & (self.side(x, y) * np.sign(self.dy)[:, None] > 0)
        return met


def fill(board: Board, fields: list[Field], beside: int) -> None:
    """Write the tables of these fields into a blank record; BoardError `two-bulls` or `openings` when the
    rules cannot be kept on them."""
    board.fields = len(fields)
    for number, field in enumerate(fields):
        for letter, (x, y) in enumerate(field.holes):
            board.x[number * LETTERS + letter] = x
            board.y[number * LETTERS + letter] = y
    lines = _lines(board, fields)
    board.wires = len(lines.ends)
    board.ends[: board.wires] = lines.ends
    _write_under(board, lines, fields)
    _write_nears(board, lines, beside)
    _write_crossings(board, lines)
    _write_bulls(board, lines, fields)
    _check_openings(board, beside)


def _adjacent(one: Field, other: Field) -> bool:
    """T3: whether two fields share an edge."""
    return abs(one.column - other.column) + abs(one.row - other.row) == 1


def _lines(board: Board, fields: list[Field]) -> Lines:
    """All wires that are possible, by the numbers of their holes (T5)."""
    pairs: list[Spot] = []
    names = [[number * LETTERS + letter for letter in range(len(field.holes))] for number, field in enumerate(fields)]
    for number, field in enumerate(fields):
        pairs += combinations(names[number], 2)
        for other in range(number + 1, len(fields)):
            if _adjacent(field, fields[other]):
                pairs += [(a, b) for a in names[number] for b in names[other]]
    ends = np.array(sorted(pairs), np.int64).reshape(-1, 2)
    return Lines(ends, np.asarray(board.x, np.int64)[ends], np.asarray(board.y, np.int64)[ends])


def _write_nears(board: Board, lines: Lines, beside: int) -> None:
    """The neighbours of each hole clockwise, the wires to them, and which of them lie side by side (T20)."""
    around: dict[int, list[tuple[int, int, int, int]]] = {}
    for wire, (a, b) in enumerate(lines.ends.tolist()):
        dx, dy = int(lines.dx[wire]), int(lines.dy[wire])
        around.setdefault(a, []).append((dx, dy, b, wire))
        around.setdefault(b, []).append((-dx, -dy, a, wire))
    for hole, found in around.items():
        found.sort(key=cmp_to_key(_clockwise))
        board.nears[hole] = len(found)
        for place, (dx, dy, other, wire) in enumerate(found):
            board.near[hole, place] = other
            board.wire[hole, place] = wire
            board.beside[hole, place] = int(dx * dy == 0 and abs(dx + dy) == beside and board.unders[wire] == 0)
    for hole, found in around.items():
        for place, (_, _, other, wire) in enumerate(found):
            board.back[hole, place] = [way[3] for way in around[other]].index(wire)


def _clockwise(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """Which of two directions comes first, clockwise from straight right; of equal ones the shorter."""
    (dx, dy, *_), (ex, ey, *_) = one, other
    half, half_other = dy < 0 or (dy == 0 and dx < 0), ey < 0 or (ey == 0 and ex < 0)
    turn = ex * dy - dx * ey
    return half - half_other or turn or abs(dx) + abs(dy) - abs(ex) - abs(ey)


def _write_crossings(board: Board, lines: Lines) -> None:
    """T12: which wires cross."""
    crossing = lines.crossing()
    for wire in range(board.wires):
        _write(board.crossings, board.crossing, wire, np.flatnonzero(crossing[wire]).tolist())


def _write_under(board: Board, lines: Lines, fields: list[Field]) -> None:
    """T11: over which holes a wire runs."""
    holes = [number * LETTERS + letter for number, field in enumerate(fields) for letter in range(len(field.holes))]
    over = lines.over(np.asarray(board.x, np.int64)[holes], np.asarray(board.y, np.int64)[holes])
    for wire in range(board.wires):
        _write(board.unders, board.under, wire, [holes[place] for place in np.flatnonzero(over[wire])])


def _write(counts: Any, lists: Any, wire: int, numbers: Iterable[int]) -> None:
    """Fill a row of a table of lists."""
    for place, number in enumerate(numbers):
        lists[wire, place] = number
        counts[wire] = place + 1


def _write_bulls(board: Board, lines: Lines, fields: list[Field]) -> None:
    """T13: the spot a wire runs over, and on which side of it all others are."""
    x, y = np.array([field.bull for field in fields], np.int64).T
    over, met = lines.over(x, y), lines.met(x, y)
    for wire in range(board.wires):
        under = np.flatnonzero(over[wire]).tolist()
        if len(under) > 1:
            raise BoardError(
                "two-bulls", f"a wire could run over the bulls of fields {under[0] + 1} and {under[1] + 1}"
            )
        board.spot[wire] = under[0] + 1 if under else 0
        board.mask[wire] = sum(1 << int(field) for field in np.flatnonzero(met[wire]))


def _check_openings(board: Board, beside: int) -> None:
    """T7, T20: so many separate pairs of holes side by side that the pairs of three seats leave one to the fourth."""
    pairs = _pairs(board, beside)
    if pairs < _OPENINGS:
        raise BoardError("openings", f"only {pairs} separate pairs of holes lie side by side; {_OPENINGS} are needed")


def _pairs(board: Board, beside: int) -> int:
    """How many pairs of holes side by side can be counted at most with no hole in common."""
    partner: dict[int, int] = {}

    def paired(hole: int, tried: set[int]) -> bool:
        for place in range(board.nears[hole]):
            other = int(board.near[hole, place])
            if board.beside[hole, place] and other not in tried:
                tried.add(other)
                if other not in partner or paired(partner[other], tried):
                    partner[other] = hole
                    return True
        return False

    # Holes side by side are of two kinds by turns, like the squares of a chessboard.
    holes = range(board.fields * LETTERS)
    return sum(paired(hole, set()) for hole in holes if (board.x[hole] // beside + board.y[hole] // beside) % 2)


_OPENINGS = 7
