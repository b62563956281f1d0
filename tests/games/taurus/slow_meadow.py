"""Taurus a second time: the meadow and its geometry, plain points on a grid of quarters of a field.

Names of holes are those of the notation (`12a`); nothing else is shared with the engine.
"""

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise

Point = tuple[int, int]
Line = tuple[Point, Point]


@dataclass(frozen=True)
class Meadow:
    """What a board says: the places of its square fields on the grid, and its supplies. All fields are alike (T2)."""

    places: tuple[Point, ...]
    posts: int
    wires: int
    greys: int

    def corner(self, name: str) -> Point:
        """The upper left corner of the field of a hole."""
        column, row = self.places[int(name[:-1]) - 1]
        return 4 * column, 4 * row

    @cached_property
    def points(self) -> dict[str, Point]:
        """Where each hole is."""
        names = [f"{number}{letter}" for number in range(1, len(self.places) + 1) for letter in "abcd"]
        corners = {name: self.corner(name) for name in names}
        return {
            name: (left + (3 if name[-1] in "bd" else 1), top + (3 if name[-1] in "cd" else 1))
            for name, (left, top) in corners.items()
        }

    def line(self, start: str, end: str) -> Line:
        return self.points[start], self.points[end]

    def spot(self, number: int) -> Point:
        """Where the bull of a field stands."""
        column, row = self.places[number - 1]
        return 4 * column + 2, 4 * row + 2

    @cached_property
    def around(self) -> dict[str, set[str]]:
        """T3, T5: the neighbours of each hole, in its field and in the fields beside it."""
        corners = {name: self.corner(name) for name in self.points}
        return {
            one: {
                other
                for other, (across, down) in corners.items()
                if one != other and abs(left - across) + abs(top - down) <= 4
            }
            for one, (left, top) in corners.items()
        }

    def side_by_side(self, one: str, other: str) -> bool:
        """T20."""
        (x, y), (u, v) = self.points[one], self.points[other]
        return {abs(x - u), abs(y - v)} == {0, 2}


def turn(a: Point, b: Point, c: Point) -> int:
    """Positive when c lies clockwise of the way from a to b, as seen on the board; 0 on one line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


@cache
def over(line: Line, c: Point) -> bool:
    """Whether a line runs over c, between its ends."""
    a, b = line
    return turn(a, b, c) == 0 and c not in line and min(line) < c < max(line)


@cache
def cross(one: Line, other: Line) -> bool:
    (a, b), (c, d) = one, other
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def area(points: list[Point]) -> int:
    """Twice the area, positive when the points go clockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*points, points[0]]))
