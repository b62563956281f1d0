"""Taurus a second time: what stands on the meadow at one moment, and what may stand there next.

Fences are found by walking along wires, circuits by listing all of them, bulls in a circuit by looking at it as a
polygon.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, wraps
from itertools import combinations, pairwise
from typing import Any, TypeVar, TypeVarTuple

from tests.games.taurus.slow_meadow import Meadow, area, cross, over

About = TypeVarTuple("About")
R = TypeVar("R")

FINE = 1000
"""A bull under a wire stands a thousandth of a step beside it."""


@dataclass(frozen=True, eq=False)
class Wire:
    start: str
    end: str
    owner: int | None
    side: str | None = None

    def other(self, end: str) -> str:
        return self.end if end == self.start else self.start


@dataclass(frozen=True)
class Ring:
    """A circuit clockwise; the grey wire is the last one, from the last post to the first."""

    posts: list[str]
    wires: list[Wire]
    bulls: list[int]
    size: int


def once(question: "Callable[[Pasture, *About], R]") -> "Callable[[Pasture, *About], R]":
    """A question that is worked out once for each pasture, which does not change, and then remembered."""

    @wraps(question)
    def ask(self: "Pasture", *about: *About) -> R:
        key = question, about
        if key not in self.known:
            self.known[key] = question(self, *about)
        answer: R = self.known[key]
        return answer

    return ask


@dataclass(frozen=True, eq=False)
class Pasture:
    """Bulls by field, posts and wires. Nothing here changes: another post makes another pasture."""

    meadow: Meadow
    bulls: dict[int, str] = field(default_factory=dict)
    posts: tuple[str, ...] = ()
    wires: tuple[Wire, ...] = ()
    known: dict[object, Any] = field(default_factory=dict, init=False)

    # ---- fences

    @once
    def network(self, post: str) -> set[str]:
        """T12: all posts joined to one."""
        found, waiting = {post}, [post]
        while waiting:
            here = waiting.pop()
            for wire in self.wires:
                if here in (wire.start, wire.end) and wire.other(here) not in found:
                    found.add(wire.other(here))
                    waiting.append(wire.other(here))
        return found

    def crossed(self, start: str, end: str) -> Iterator[Wire]:
        line = self.meadow.line(start, end)
        return (wire for wire in self.wires if cross(line, self.meadow.line(wire.start, wire.end)))

    @cached_property
    def crossings(self) -> list[tuple[Wire, Wire]]:
        """Wires that cross each other; fences may."""
        line = self.meadow.line
        pairs = combinations(self.wires, 2)
        return [(one, other) for one, other in pairs if cross(line(one.start, one.end), line(other.start, other.end))]

    def tangled(self, fence: set[str]) -> bool:
        """T12: whether a fence crosses itself."""
        return any(one.start in fence and other.start in fence for one, other in self.crossings)

    @once
    def free(self, hole: str) -> bool:
        """T11: neither a post nor a wire is in the way."""
        point = self.meadow.points[hole]
        return hole not in self.posts and not any(
            over(self.meadow.line(wire.start, wire.end), point) for wire in self.wires
        )

    @once
    def open(self, start: str, end: str) -> bool:
        """T10, T11."""
        line = self.meadow.line(start, end)
        return (
            end in self.meadow.around[start]
            and not any({start, end} == {wire.start, wire.end} for wire in self.wires)
            and not any(over(line, self.meadow.points[post]) for post in self.posts)
        )

    @once
    def takes_own(self, start: str, end: str) -> bool:
        """T10 to T14: whether a coloured wire may run there; a new post may be at its start."""
        if end in self.network(start) or not self.open(start, end):
            return False
        fence = self.network(start) | self.network(end)
        return not any(wire.start in fence for wire in self.crossed(start, end)) and not self.tangled(fence)

    def under(self, start: str, end: str) -> int | None:
        """T13: the field whose standing bull is under a wire."""
        line = self.meadow.line(start, end)
        spots = [number for number in self.bulls if over(line, self.meadow.spot(number))]
        return spots[0] if spots else None

    # ---- circuits

    def ways(self, here: str, goal: str, seen: list[str]) -> Iterator[list[Wire]]:
        """All ways along wires that pass no post twice."""
        for wire in self.wires:
            if here in (wire.start, wire.end):
                then = wire.other(here)
                if then == goal:
                    yield [wire]
                elif then not in seen:
                    for rest in self.ways(then, goal, [*seen, then]):
                        yield [wire, *rest]

    def rings(self, start: str, end: str, side: str | None) -> list[Ring]:
        """All circuits that a grey wire would close, clockwise."""
        grey = Wire(start, end, None, side)
        found = []
        for way in self.ways(end, start, [end]):
            posts = [end]
            for wire in way:
                posts.append(wire.other(posts[-1]))
            wires = [*way, grey]
            size = area([self.meadow.points[post] for post in posts])
            if size < 0:
                posts.reverse()
                wires = [*way[::-1], grey]
            bulls = [number for number in self.bulls if self.inside(number, posts, wires)]
            found.append(Ring(posts, wires, bulls, abs(size)))
        return found

    def inside(self, number: int, posts: list[str], wires: list[Wire]) -> bool:
        """Whether a bull stands in a circuit: at its spot, or a little to the side that was said."""
        x, y = (FINE * along for along in self.meadow.spot(number))
        corners = [(FINE * px, FINE * py) for px, py in (self.meadow.points[post] for post in posts)]
        for line, wire in zip(pairwise([*corners, corners[0]]), wires, strict=True):
            if over(line, (x, y)):
                x += -1 if wire.side == "left" else 1
        met = 0
        for (ax, ay), (bx, by) in pairwise([*corners, corners[0]]):
            if (ay > y) != (by > y):
                met += (x - ax) * abs(by - ay) < (bx - ax) * (y - ay) * (1 if by > ay else -1)
        return met % 2 == 1

    @once
    def counting(self, start: str, end: str, side: str | None) -> dict[str, Ring]:
        """T30, T31: the smallest and the largest of all circuits, as far as they count."""
        rings = self.rings(start, end, side)
        if not rings:
            return {}
        pen, outline = min(rings, key=lambda ring: ring.size), max(rings, key=lambda ring: ring.size)
        for ring in rings:
            assert sorted(ring.bulls) == sorted(pen.bulls), "T31: all circuits hold the same bulls"
        found = {"pen": pen}
        if outline.posts != pen.posts:
            found["outline"] = outline
        return {
            name: ring
            for name, ring in found.items()
            if len(ring.bulls) >= 3 and any(wire.owner is not None for wire in ring.wires)
        }

    def sides(self, start: str, end: str) -> list[str | None]:
        """T13: what may be said about the bull under a grey wire."""
        said = ["left", "right"] if self.under(start, end) else [None]
        return [side for side in said if self.counting(start, end, side)]

    def takes_grey(self, start: str, end: str) -> bool:
        """T12, T15, T30: whether a grey wire may run there, if there is one left."""
        fence = self.network(start)
        return (
            end in fence
            and self.open(start, end)
            and not any(wire.start in fence for wire in self.crossed(start, end))
            and bool(self.sides(start, end))
        )

    # ---- what could stand here next

    def near(self, hole: str) -> list[str]:
        """The posts around a hole."""
        return [post for post in self.posts if post in self.meadow.around[hole]]

    @once
    def plants(self) -> list[str]:
        """T21.1: where a post could stand that is joined at once."""
        return [
            hole
            for hole in self.meadow.points
            if (near := self.near(hole)) and self.free(hole) and any(self.takes_own(hole, post) for post in near)
        ]

    def joins_own(self, post: str) -> list[str]:
        """T21.2."""
        return [end for end in self.near(post) if self.takes_own(post, end)]

    @once
    def joins_grey(self, post: str) -> list[str]:
        """T21.4."""
        return [end for end in self.near(post) if self.takes_grey(post, end)]

    def pairs(self, hole: str) -> list[str]:
        """T20."""
        return [end for end in self.meadow.points if self.meadow.side_by_side(hole, end) and self.free(end)]
