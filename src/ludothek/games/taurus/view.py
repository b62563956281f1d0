"""The state as people and pages see it: named fields, no codes, nothing hidden."""

from itertools import compress
from math import hypot
from operator import not_
from typing import Any, Literal

import msgspec
import numpy as np

from ludothek.games.taurus.looking import (
    Circuit,
    block_of,
    circuit,
    circuits,
    fields_in,
    joins,
    members,
    owner,
    shares,
    sides_to_say,
)
from ludothek.games.taurus.moves import COLOURS, GREY, HOLE_NAMES, HOLES, CircuitName, Colour, SideName
from ludothek.games.taurus.state import GREY_WIRE, LEFT, NO_NETWORK, OWNER, RIGHT
from ludothek.kit import verbs
from ludothek.kit.game import BoardFile
from ludothek.kit.record import Cells, plain
from ludothek.kit.rule import rule

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


_ASIDE = 1.2
"""How far beside its spot the answer to the question about a bull is shown."""


def view(board: BoardFile, state: Any) -> View:
    """The whole position with names; `state` is a record or an array of one."""
    block = block_of(state)
    now = plain(block)
    scores: Cells = np.zeros((2, now.seats), np.int16)
    _count(board.block, block, scores)
    phase = PHASES[now.phase]
    strung = [wire for wire, what in enumerate(now.strung) if what]
    return View(
        phase,
        now.rounds,
        now.start,
        now.seat,
        [
            SeatView(now.own[seat], sum(now.herd[seat]), list(now.herd[seat]), *scores[:, seat].tolist())
            for seat in range(now.seats)
        ],
        [COLOURS[colour - 1] if colour else None for colour in now.bulls[: board.record.fields]],
        now.stock,
        now.greys,
        [PostView(HOLE_NAMES[now.hole[post]], _network(now, post)) for post in range(now.posts)],
        [_wire(board, wire, now.strung[wire]) for wire in strung],
        [_join(hole, codes) for hole, codes in joins(board, block)],
        HOLE_NAMES[now.held - 1] if now.held else None,
        _wire(board, now.pending - 1, now.pending_as) if now.pending else None,
        _asked(board, now.pending - 1) if phase == "side" else None,
        _circuits(board, block, now, phase),
        _sharing(board, now) if phase == "share" else None,
    )


@rule
def _count(boards: Any, states: Any, out: Any) -> None:
    for seat in range(out.shape[1]):
        out[0, seat] = verbs.score(boards[0], states[0], seat)
    verbs.standing(boards[0], states[0], out[1])


def _network(now: Any, post: int) -> int:
    """The lowest seat that founded a part of a post's network; -1 while it has none."""
    network = now.network[post]
    return members(now.united[network])[0] if network != NO_NETWORK else NO_NETWORK


def _wire(board: BoardFile, wire: int, what: int) -> WireView:
    start, end = board.record.ends[wire].tolist()
    field = int(board.record.spot[wire]) or None
    return WireView(HOLE_NAMES[start], HOLE_NAMES[end], owner(what), field, side_name(what))


def side_name(what: int) -> SideName | None:
    """The side that was said for the bull under a wire, if there was one."""
    return "left" if what & LEFT else "right" if what & RIGHT else None


def _join(hole: str, codes: list[int]) -> JoinView:
    ends = [HOLE_NAMES[code % HOLES] for code in codes]
    grey = [code // HOLES == GREY // HOLES for code in codes]
    return JoinView(hole, list(compress(ends, map(not_, grey))), list(compress(ends, grey)))


def _asked(board: BoardFile, wire: int) -> AskedView:
    """Two points beside the spot, at right angles to the wire."""
    record = board.record
    start, end = record.ends[wire].tolist()
    dx, dy = int(record.x[end]) - int(record.x[start]), int(record.y[end]) - int(record.y[start])
    field = int(record.spot[wire])
    x, y = board_view(board).fields[field - 1].bull
    if dy > 0 or (dy == 0 and dx < 0):
        dx, dy = -dx, -dy
    across, down = _ASIDE * dy / hypot(dx, dy), -_ASIDE * dx / hypot(dx, dy)
    left = (round(x + across, 2), round(y + down, 2))
    return AskedView(field, left, (round(x - across, 2), round(y - down, 2)))


def board_view(board: BoardFile) -> BoardView:
    """What the page draws of a board; TypeError when it is one of another game."""
    if not isinstance(board.view, BoardView):
        raise TypeError("a board of another game")
    return board.view


def _circuits(board: BoardFile, block: Any, now: Any, phase: Phase) -> list[CircuitView]:
    if phase == "share":
        # The name does not matter any more: it is the one that counts.
        found = circuit(board, "pen", list(now.circuit[: now.length]))
        return [circuit_view(now, found, None, members(now.inside), now.place)]
    if not now.pending or now.pending_as & OWNER != GREY_WIRE:
        return []
    wire = now.pending - 1
    said = [now.pending_as & (LEFT | RIGHT)] if phase == "circuit" else sides_to_say(board, block, wire)
    return [
        circuit_view(now, found, side_name(side), fields_in(board, block, wire, side))
        for side in said
        for found in circuits(board, block, wire)
    ]


def circuit_view(now: Any, found: Circuit, side: SideName | None, fields: list[int], place: int = 0) -> CircuitView:
    """A circuit with the bulls in it and who takes how many, from a place in it on."""
    owners = [*(owner(now.strung[wire]) for wire in found.wires[:-1]), None]
    return CircuitView(
        found.name,
        side,
        [HOLE_NAMES[hole] for hole in found.holes],
        owners,
        [field + 1 for field in fields],
        shares(owners, place, len(fields), now.seats),
    )


def _sharing(board: BoardFile, now: Any) -> SharingView:
    found = circuit(board, "pen", list(now.circuit[: now.length]))
    start, end = found.holes[now.place], found.holes[(now.place + 1) % now.length]
    seat = (now.strung[found.wires[now.place]] & OWNER) - 1
    return SharingView(seat, now.place, HOLE_NAMES[start], HOLE_NAMES[end])
