"""The rules of Taurus a second time: plain objects, no speed, no tables, written from the rule book, not from the
engine.

It speaks the notation (`plant 12a`, `wire 13c`), so that nothing else is shared with what it checks.
"""

from collections import Counter
from dataclasses import dataclass, replace

from tests.games.taurus.slow_meadow import Meadow
from tests.games.taurus.slow_pasture import Pasture, Ring, Wire

COLOURS = ["black", "red", "brown", "grey"]


@dataclass
class SlowGame:
    pasture: Pasture
    seats: int
    first: int

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

    @property
    def meadow(self) -> Meadow:
        return self.pasture.meadow

    # ---- what may be said

    def plants(self, seat: int) -> list[str]:
        """T21.1."""
        return self.pasture.plants() if self.own[seat] and len(self.pasture.posts) < self.meadow.posts else []

    def joins(self, seat: int, post: str) -> set[str]:
        """T21.2, T21.4."""
        own = {f"wire {end}" for end in self.pasture.joins_own(post) if self.own[seat]}
        return own | self.greys_from(post)

    def greys_from(self, post: str) -> set[str]:
        return {f"grey {end}" for end in self.pasture.joins_grey(post) if self.greys}

    def able(self, seat: int) -> bool:
        """T22."""
        return bool(self.plants(seat)) or any(self.joins(seat, post) for post in self.pasture.posts)

    def moves(self) -> set[str]:
        match self.wants:
            case "opening":
                return {
                    f"plant {hole}"
                    for hole in self.meadow.points
                    if self.pasture.free(hole) and self.pasture.pairs(hole)
                }
            case "beside":
                return {f"plant {hole}" for hole in self.pasture.pairs(self.held)}
            case "turn":
                taken = {f"from {post}" for post in self.pasture.posts if self.joins(self.seat, post)}
                return taken | {f"plant {hole}" for hole in self.plants(self.seat)}
            case "join":
                return {f"wire {post}" for post in self.pasture.joins_own(self.held)}
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
                return {f"take {self.pasture.bulls[number]}" for number in self.ring.bulls}
        return set()

    def to_move(self) -> int:
        return self.takers[0] if self.wants == "share" else self.seat

    # ---- what happens

    def play(self, said: str) -> None:
        kind, _, what = said.partition(" ")
        if kind == "plant":
            self.pasture = replace(self.pasture, posts=(*self.pasture.posts, what))
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
            self.stretch(replace(self.wire, side=what))
        elif kind == "close":
            assert self.wire is not None
            self.close(self.pasture.counting(self.wire.start, self.wire.end, self.wire.side)[what])
        elif kind == "take":
            assert self.ring is not None
            self.take(next(number for number in self.ring.bulls if self.pasture.bulls[number] == what))
            self.share()
        else:
            self.end_turn()

    def name(self, wire: Wire) -> None:
        self.wire = wire
        if wire.owner is None and len(said := self.pasture.sides(wire.start, wire.end)) == 1:
            self.stretch(replace(wire, side=said[0]))
        elif self.pasture.under(wire.start, wire.end):
            self.wants = "side"
        else:
            self.stretch(wire)

    def stretch(self, wire: Wire) -> None:
        self.wire = wire
        if wire.owner is None:
            rings = self.pasture.counting(wire.start, wire.end, wire.side)
            if len(rings) == 2:
                self.wants = "circuit"
            else:
                self.close(*rings.values())
            return
        self.string(wire)
        self.own[wire.owner] -= 1
        if self.new and self.greys_from(self.held):
            self.wants = "close"
        else:
            self.end_turn()

    def string(self, wire: Wire) -> None:
        self.pasture = replace(self.pasture, wires=(*self.pasture.wires, wire))

    def close(self, ring: Ring) -> None:
        """T32: who takes, in which order."""
        self.greys -= 1
        self.string(ring.wires[-1])
        owners = [wire.owner for wire in ring.wires if wire.owner is not None]
        self.takers = [owners[number % len(owners)] for number in range(len(ring.bulls))]
        self.ring = replace(ring, bulls=[*ring.bulls])
        self.share()

    def take(self, number: int) -> None:
        assert self.ring is not None
        self.ring.bulls.remove(number)
        standing = dict(self.pasture.bulls)
        self.herds[self.takers.pop(0)][standing.pop(number)] += 1
        self.pasture = replace(self.pasture, bulls=standing)

    def share(self) -> None:
        """T34, T40."""
        assert self.ring is not None
        if len({self.pasture.bulls[number] for number in self.ring.bulls}) > 1:
            self.wants = "share"
            return
        while self.ring.bulls:
            self.take(self.ring.bulls[0])
        if len(self.pasture.bulls) < 3 or not self.greys:
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
