"""The state as people and pages see it: named fields, no codes, nothing hidden."""

from typing import Literal

import msgspec

from ludothek.games.taurus.moves import CircuitName, Colour, SideName

Phase = Literal[
    "lot", "deal", "opening", "beside", "turn", "join", "hold", "side", "close", "circuit", "share", "over"
]  # fmt: skip
PHASES: tuple[Phase, ...] = (
    "lot", "deal", "opening", "beside", "turn", "join", "hold", "side", "close", "circuit", "share", "over",
)  # fmt: skip


class SeatView(msgspec.Struct, frozen=True):
    """One seat: its `wires` left, its `bulls` in all and by colour as in `COLOURS`, and what they are worth now."""

    wires: int
    bulls: int
    herds: list[int]
    score: int
    place: int


class PostView(msgspec.Struct, frozen=True):
    """A standing post; posts of one network have the same number, the lowest seat that founded a part of it."""

    hole: str
    network: int


class WireView(msgspec.Struct, frozen=True):
    """A wire; `owner` is None for a grey one. `field` is that of a bull spot under it and `side` where its bull was
    said to stand."""

    start: str
    end: str
    owner: int | None
    field: int | None = None
    side: SideName | None = None


class JoinView(msgspec.Struct, frozen=True):
    """Where a wire may run from a hole that may be tapped now: `wire` with an own wire, `grey` with a grey one. For a
    free hole `grey` is empty: what may be closed from it shows once it has its own wire."""

    hole: str
    wire: list[str]
    grey: list[str]


class CircuitView(msgspec.Struct, frozen=True):
    """A circuit that the grey wire closes or may close.

    `posts` clockwise, the grey wire runs from the last to the first; `owners[i]` has the wire from `posts[i]` to the
    next, None for grey; `fields` hold the bulls; `shares` is how many of them each seat takes. `side` is the side of
    the bull under the new wire with which it arises, None when nothing is asked about one.
    """

    circuit: CircuitName
    side: SideName | None
    posts: list[str]
    owners: list[int | None]
    fields: list[int]
    shares: list[int]


class AskedView(msgspec.Struct, frozen=True):
    """The question on which side of the new wire the bull of `field` stands: two points beside its spot."""

    field: int
    left: tuple[float, float]
    right: tuple[float, float]


class SharingView(msgspec.Struct, frozen=True):
    """`seat` takes a bull for the wire from `start` to `end`; `place` is that wire's in `owners` of the one circuit."""

    seat: int
    place: int
    start: str
    end: str


class View(msgspec.Struct, frozen=True):
    """A whole position of Taurus. `turn` is the seat whose turn it is, also while others take bulls.

    `bulls` has a colour for each field, None where none stands. `held` is the hole from which a wire is to run,
    `pending` the wire about which something is still to be said. `circuits` are those that this wire may close (phases
    `side` and `circuit`), or the one that is being shared out.
    """

    phase: Phase
    round: int
    start: int
    turn: int
    seats: list[SeatView]
    bulls: list[Colour | None]
    posts_left: int
    greys_left: int
    posts: list[PostView]
    wires: list[WireView]
    joins: list[JoinView]
    held: str | None
    pending: WireView | None
    asked: AskedView | None
    circuits: list[CircuitView]
    sharing: SharingView | None


class HoleView(msgspec.Struct, frozen=True):
    """A hole and where it is."""

    hole: str
    x: int
    y: int


class FieldView(msgspec.Struct, frozen=True):
    """A square field: its upper left corner, its tone on the chequerboard, its holes, the spot of its bull."""

    field: int
    x: int
    y: int
    dark: bool
    bull: tuple[int, int]
    holes: list[HoleView]


class BoardView(msgspec.Struct, frozen=True):
    """A board for drawing, in units of which a field is `field` wide; `size` is that of the whole; y grows downwards.

    `posts`, `wires` (of each seat) and `greys` are what there is at the start.
    """

    name: str
    size: tuple[int, int]
    field: int
    fields: list[FieldView]
    posts: int
    wires: int
    greys: int
