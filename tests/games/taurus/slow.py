"""The rules of Taurus a second time: plain objects, no speed, no tables, written from the rule book, not from the
engine.

It speaks the notation (`plant 12a`, `wire 13c`), so that nothing else is shared with what it checks. Circuits are found
by listing all of them, bulls in a circuit by looking at it as a polygon.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

COLOURS = ["black", "red", "brown", "grey"]
Point = tuple[int, int]

FINE = 1000
"""A bull under a wire stands a thousandth of a step beside it."""


@dataclass(frozen=True)
class Meadow:
    """What a board says: the places of its square fields on the grid, and its supplies. All fields are alike (T2)."""

    places: list[Point]
    posts: int
    wires: int
    greys: int

    def corner(self, name: str) -> Point:
        """The upper left corner of the field of a hole."""
        column, row = self.places[int(name[:-1]) - 1]
        return 4 * column, 4 * row

    def point(self, name: str) -> Point:
        """Where a hole is."""
        left, top = self.corner(name)
        return left + (3 if name[-1] in "bd" else 1), top + (3 if name[-1] in "cd" else 1)

    def spot(self, number: int) -> Point:
        """Where the bull of a field stands."""
        column, row = self.places[number - 1]
        return 4 * column + 2, 4 * row + 2

    def holes(self) -> list[str]:
        return [f"{number}{letter}" for number in range(1, len(self.places) + 1) for letter in "abcd"]

    def neighbours(self, one: str, other: str) -> bool:
        """T3, T5."""
        (left, top), (across, down) = self.corner(one), self.corner(other)
        return one != other and abs(left - across) + abs(top - down) <= 4

    def side_by_side(self, one: str, other: str) -> bool:
        """T20."""
        (x, y), (u, v) = self.point(one), self.point(other)
        return {abs(x - u), abs(y - v)} == {0, 2}


@dataclass(eq=False)
class Wire:
    start: str
    end: str
    owner: int | None
    side: str | None = None

    def other(self, end: str) -> str:
        return self.end if end == self.start else self.start


def turn(a: Point, b: Point, c: Point) -> int:
    """Positive when c lies clockwise of the way from a to b, as seen on the board; 0 on one line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def over(a: Point, b: Point, c: Point) -> bool:
    """Whether the line from a to b runs over c, between its ends."""
    return turn(a, b, c) == 0 and c not in (a, b) and min(a, b) < c < max(a, b)


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def area(points: list[Point]) -> int:
    """Twice the area, positive when the points go clockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*points, points[0]]))


@dataclass
class Ring:
    """A circuit clockwise; the grey wire is the last one, from the last post to the first."""

    posts: list[str]
    wires: list[Wire]
    bulls: list[int]
    size: int


@dataclass
class SlowGame:
    meadow: Meadow
    seats: int
    first: int
    bulls: dict[int, str] = field(default_factory=dict)
    wires: list[Wire] = field(default_factory=list)
    posts: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.own = [self.meadow.wires] * self.seats
        self.greys = self.meadow.greys
        self.herds: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.seat = self.first
        self.turns = 0
        self.wants = "opening"
        self.held = ""
        self.new = False
        self.wire: Wire | None = None
        self.ring: Ring | None = None
        self.takers: list[int] = []

    # ---- what stands where

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

    def crossed(self, start: str, end: str) -> list[Wire]:
        point = self.meadow.point
        line = point(start), point(end)
        return [wire for wire in self.wires if cross(*line, point(wire.start), point(wire.end))]

    def covered(self, hole: str) -> bool:
        point = self.meadow.point
        return any(over(point(wire.start), point(wire.end), point(hole)) for wire in self.wires)

    def free(self, hole: str) -> bool:
        """T11."""
        return hole not in self.posts and not self.covered(hole)

    def open(self, start: str, end: str) -> bool:
        """T10, T11."""
        point = self.meadow.point
        return (
            self.meadow.neighbours(start, end)
            and not any({start, end} == {wire.start, wire.end} for wire in self.wires)
            and not any(over(point(start), point(end), point(post)) for post in self.posts)
        )

    def tangled(self, fence: set[str]) -> bool:
        """T12: whether a fence crosses itself."""
        return any(
            self.crossed_by(wire, other)
            for wire in self.wires
            for other in self.wires
            if wire.start in fence and other.start in fence
        )

    def crossed_by(self, wire: Wire, other: Wire) -> bool:
        point = self.meadow.point
        return cross(point(wire.start), point(wire.end), point(other.start), point(other.end))

    def own_wire(self, start: str, end: str) -> bool:
        """T10 to T14: whether a coloured wire may run there; a new post may be at its start."""
        if not self.open(start, end):
            return False
        fence = self.network(start) | self.network(end)
        return (
            end not in self.network(start)
            and not any(wire.start in fence for wire in self.crossed(start, end))
            and not self.tangled(fence)
        )

    def under(self, start: str, end: str) -> int | None:
        """T13: the field whose standing bull is under a wire."""
        point = self.meadow.point
        spots = [number for number in self.bulls if over(point(start), point(end), self.meadow.spot(number))]
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
            size = area([self.meadow.point(post) for post in posts])
            if size < 0:
                posts.reverse()
                wires = [*way[::-1], grey]
            bulls = [number for number in self.bulls if self.inside(number, posts, wires)]
            found.append(Ring(posts, wires, bulls, abs(size)))
        return found

    def inside(self, number: int, posts: list[str], wires: list[Wire]) -> bool:
        """Whether a bull stands in a circuit: at its spot, or a little to the side that was said."""
        x, y = (FINE * along for along in self.meadow.spot(number))
        corners = [(FINE * px, FINE * py) for px, py in map(self.meadow.point, posts)]
        for (a, b), wire in zip(pairwise([*corners, corners[0]]), wires, strict=True):
            if over(a, b, (x, y)):
                x += -1 if wire.side == "left" else 1
        met = 0
        for (ax, ay), (bx, by) in pairwise([*corners, corners[0]]):
            if (ay > y) != (by > y):
                met += (x - ax) * abs(by - ay) < (bx - ax) * (y - ay) * (1 if by > ay else -1)
        return met % 2 == 1

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

    def grey_wire(self, start: str, end: str) -> bool:
        """T12, T15, T30."""
        fence = self.network(start)
        return (
            self.greys > 0
            and end in fence
            and self.open(start, end)
            and not any(wire.start in fence for wire in self.crossed(start, end))
            and bool(self.sides(start, end))
        )

    # ---- what may be said

    def neighbours(self, hole: str) -> list[str]:
        return [post for post in self.posts if self.meadow.neighbours(hole, post)]

    def plants(self, seat: int) -> list[str]:
        """T21.1."""
        if not self.own[seat] or len(self.posts) == self.meadow.posts:
            return []
        return [
            hole
            for hole in self.meadow.holes()
            if (near := self.neighbours(hole)) and self.free(hole) and any(self.own_wire(hole, post) for post in near)
        ]

    def joins(self, seat: int, post: str) -> set[str]:
        """T21.2, T21.4."""
        own = {f"wire {end}" for end in self.neighbours(post) if self.own[seat] and self.own_wire(post, end)}
        return own | self.greys_from(post)

    def greys_from(self, post: str) -> set[str]:
        return {f"grey {end}" for end in self.neighbours(post) if self.grey_wire(post, end)}

    def pairs(self, hole: str) -> list[str]:
        """T20."""
        return [end for end in self.meadow.holes() if self.meadow.side_by_side(hole, end) and self.free(end)]

    def able(self, seat: int) -> bool:
        """T22."""
        return bool(self.plants(seat)) or any(self.joins(seat, post) for post in self.posts)

    def moves(self) -> set[str]:
        match self.wants:
            case "opening":
                return {f"plant {hole}" for hole in self.meadow.holes() if self.free(hole) and self.pairs(hole)}
            case "beside":
                return {f"plant {hole}" for hole in self.pairs(self.held)}
            case "turn":
                taken = {f"from {post}" for post in self.posts if self.joins(self.seat, post)}
                return taken | {f"plant {hole}" for hole in self.plants(self.seat)}
            case "join":
                return {f"wire {post}" for post in self.neighbours(self.held) if self.own_wire(self.held, post)}
            case "hold":
                return self.joins(self.seat, self.held)
            case "close":
                return self.greys_from(self.held) | {"done"}
            case "side":
                return {"side left", "side right"}
            case "circuit":
                return {"close pen", "close outline"}
            case "share":
                assert self.ring is not None
                return {f"take {self.bulls[number]}" for number in self.ring.bulls}
        return set()

    def to_move(self) -> int:
        return self.takers[0] if self.wants == "share" else self.seat

    # ---- what happens

    def play(self, said: str) -> None:
        kind, _, what = said.partition(" ")
        if kind == "plant":
            self.posts.append(what)
            if self.wants == "beside":
                self.name(Wire(self.held, what, self.seat))
            else:
                self.held, self.new = what, self.wants == "turn"
                self.wants = "beside" if self.wants == "opening" else "join"
        elif kind == "from":
            self.held, self.new, self.wants = what, False, "hold"
        elif kind in {"wire", "grey"}:
            self.name(Wire(self.held, what, self.seat if kind == "wire" else None))
        elif kind == "side":
            assert self.wire is not None
            self.wire.side = what
            self.stretch(self.wire)
        elif kind == "close":
            assert self.wire is not None
            self.close(self.counting(self.wire.start, self.wire.end, self.wire.side)[what])
        elif kind == "take":
            assert self.ring is not None
            self.take(next(number for number in self.ring.bulls if self.bulls[number] == what))
            self.share()
        else:
            self.end_turn()

    def name(self, wire: Wire) -> None:
        self.wire = wire
        if wire.owner is None and (said := self.sides(wire.start, wire.end)) and len(said) == 1:
            wire.side = said[0]
            self.stretch(wire)
        elif self.under(wire.start, wire.end):
            self.wants = "side"
        else:
            self.stretch(wire)

    def stretch(self, wire: Wire) -> None:
        if wire.owner is None:
            rings = self.counting(wire.start, wire.end, wire.side)
            if len(rings) == 2:
                self.wants = "circuit"
            else:
                self.close(*rings.values())
            return
        self.wires.append(wire)
        self.own[wire.owner] -= 1
        if self.new and self.greys_from(self.held):
            self.wants = "close"
        else:
            self.end_turn()

    def close(self, ring: Ring) -> None:
        """T32: who takes, in which order."""
        self.greys -= 1
        self.wires.append(ring.wires[-1])
        owners = [wire.owner for wire in ring.wires if wire.owner is not None]
        self.takers = [owners[number % len(owners)] for number in range(len(ring.bulls))]
        self.ring = ring
        self.share()

    def take(self, number: int) -> None:
        assert self.ring is not None
        self.ring.bulls.remove(number)
        self.herds[self.takers.pop(0)][self.bulls.pop(number)] += 1

    def share(self) -> None:
        """T34, T40."""
        assert self.ring is not None
        if len({self.bulls[number] for number in self.ring.bulls}) > 1:
            self.wants = "share"
            return
        while self.ring.bulls:
            self.take(self.ring.bulls[0])
        if len(self.bulls) < 3 or not self.greys:
            self.wants = "nothing"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.held, self.new, self.wire, self.ring = "", False, None, None
        self.turns += 1
        for step in range(1, self.seats + 1):
            seat = (self.seat + step) % self.seats
            if self.turns < self.seats or self.able(seat):
                self.seat = seat
                self.wants = "opening" if self.turns < self.seats else "turn"
                return
        self.wants = "nothing"

    # ---- how it stands

    def scores(self) -> list[int]:
        """T41."""
        return [sum(sum(range(count + 1)) for count in herd.values()) for herd in self.herds]

    def places(self) -> list[int]:
        """T42."""
        merits = [
            (score, sorted((herd[colour] for colour in COLOURS), reverse=True))
            for score, herd in zip(self.scores(), self.herds, strict=True)
        ]
        return [1 + sum(other > mine for other in merits) for mine in merits]
