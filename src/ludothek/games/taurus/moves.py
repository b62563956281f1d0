"""Code ↔ named move ↔ short notation.

A code is what the compiled rules speak, a struct what people and records read, a notation one short line. A turn is
said tap by tap, most of them naming one hole:

    plant 12a, wire 13c, grey 12b, done      a new post, an own wire to it, a grey wire that closes
    from 12a, wire 13c                       an own wire between two posts
    from 12a, grey 13c                       a grey wire between two posts, which closes
    side left / side right                   where the bull under the wire stands
    close pen / close outline                which circuit counts
    take red                                 a bull out of the circuit

Chance says `lot 2` and `bull red`. A hole is named by its field, counted from 1, and a letter; seats are counted from
1 in notation and from 0 in structs.
"""

import re
from typing import Literal

import msgspec

SEATS = 4

FIELDS, LETTERS = 48, 4
HOLES = FIELDS * LETTERS

PLANT = 0
FROM = PLANT + HOLES
WIRE = FROM + HOLES
GREY = WIRE + HOLES
SIDE = GREY + HOLES
CLOSE = SIDE + 2
DONE = CLOSE + 2
TAKE = DONE + 1
BULL = TAKE + 4
LOT = BULL + 4
CODES = LOT + SEATS

SideName = Literal["left", "right"]
"""Left of a wire is west of it, above it when it is level."""
CircuitName = Literal["pen", "outline"]
Colour = Literal["black", "red", "brown", "grey"]
SIDES: tuple[SideName, ...] = ("left", "right")
CIRCUITS: tuple[CircuitName, ...] = ("pen", "outline")
COLOURS: tuple[Colour, ...] = ("black", "red", "brown", "grey")

HOLE_NAMES = tuple(f"{field + 1}{letter}" for field in range(FIELDS) for letter in "abcd")
_HOLE = {name: hole for hole, name in enumerate(HOLE_NAMES)}


class Move(msgspec.Struct, frozen=True, tag_field="move", tag=str.lower):
    """What somebody wants, or what chance says."""


class Plant(Move, frozen=True):
    """Set a post in a free hole; in the first round the second one is joined to the first by itself."""

    hole: str


class From(Move, frozen=True):
    """Take hold of a standing post, from which a wire is to run."""

    hole: str


class Wire(Move, frozen=True):
    """An own wire from the post in hand to this one."""

    hole: str


class Grey(Move, frozen=True):
    """A grey wire from the post in hand to this one, which closes a circuit."""

    hole: str


class Side(Move, frozen=True):
    """On which side of the new wire the bull under it stands."""

    side: SideName


class Close(Move, frozen=True):
    """Which of the two circuits counts."""

    circuit: CircuitName


class Done(Move, frozen=True):
    """No grey wire after the own one."""


class Take(Move, frozen=True):
    """Take a bull of this colour out of the circuit."""

    colour: Colour


class Bull(Move, frozen=True):
    """Chance: the colour of the bull on the next spot."""

    colour: Colour


class Lot(Move, frozen=True):
    """Chance: who begins."""

    seat: int


AnyMove = Plant | From | Wire | Grey | Side | Close | Done | Take | Bull | Lot


def _decode(code: int) -> AnyMove:
    if code < SIDE:
        kind, hole = divmod(code, HOLES)
        return (Plant, From, Wire, Grey)[kind](HOLE_NAMES[hole])
    if code < CLOSE:
        return Side(SIDES[code - SIDE])
    if code < DONE:
        return Close(CIRCUITS[code - CLOSE])
    if code == DONE:
        return Done()
    if code < BULL:
        return Take(COLOURS[code - TAKE])
    if code < LOT:
        return Bull(COLOURS[code - BULL])
    return Lot(code - LOT)


MOVES: tuple[AnyMove, ...] = tuple(_decode(code) for code in range(CODES))
_CODE = {move: code for code, move in enumerate(MOVES)}


def hole_number(name: str) -> int:
    """The number of the hole of that name; KeyError when no board has one."""
    return _HOLE[name]


def decode(code: int) -> AnyMove:
    """The move that `code` stands for; IndexError when it stands for none."""
    if code < 0:
        raise IndexError(code)
    return MOVES[code]


def encode(move: AnyMove) -> int:
    """The code that stands for `move`; KeyError when there is no such move on any board."""
    return _CODE[move]


def notation(move: AnyMove) -> str:
    """One short line of text; `parse` reads it back."""
    match move:
        case Done():
            return "done"
        case Lot(seat):
            return f"lot {seat + 1}"
        case Side(word) | Close(word) | Take(word) | Bull(word):
            return f"{type(move).__name__.lower()} {word}"
        case Plant(hole) | From(hole) | Wire(hole) | Grey(hole):
            return f"{type(move).__name__.lower()} {hole}"


def _bare(text: str) -> str:
    return re.sub(r"\s+", "", text).casefold()


_NOTATION = {_bare(notation(move)): move for move in MOVES}


def parse(text: str) -> AnyMove:
    """The move that a notation names, whatever its case and spacing; KeyError when it names none."""
    return _NOTATION[_bare(text)]
