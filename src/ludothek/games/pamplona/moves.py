"""Code ↔ named move ↔ short notation.

A code is what the compiled rules speak, a struct what people and records read, a notation one short line:

    A2+3    die A lets runner 2 run 3        throw A4 B>   chance: a 4 and an arrow
    scuffle / peace                          attack / comes 3
    push 3.1 +  (or - or =)                  lot 2

Runners and seats are counted from 1 in notation and from 0 in structs.
"""

import re
from typing import Literal

import msgspec

ARROW = 1
"""The number that stands for an arrow: no die shows a one."""

FACES_A = (2, 3, 4, ARROW)
FACES_B = (2, 3, 4, 5, ARROW)

SEATS, RUNNERS, REACH = 6, 3, 7

RUN = 0
SCUFFLE = RUN + 2 * RUNNERS * REACH
PEACE = SCUFFLE + 1
PUSH = PEACE + 1
THROW = PUSH + SEATS * RUNNERS * 3
CARD = THROW + len(FACES_A) * len(FACES_B)
LOT = CARD + 6
CODES = LOT + SEATS

Die = Literal["A", "B"]
Push = Literal["stay", "back", "forward"]
DICE: tuple[Die, ...] = ("A", "B")
PUSHES: tuple[Push, ...] = ("stay", "back", "forward")
SIGNS = ("=", "-", "+")


class Move(msgspec.Struct, frozen=True, tag_field="move", tag=str.lower):
    """What somebody wants, or what chance says."""


class Run(Move, frozen=True):
    """`die` lets `runner` run `steps`; 0 only for an arrow."""

    die: Die
    runner: int
    steps: int


class Scuffle(Move, frozen=True):
    """Start the scuffle."""


class Peace(Move, frozen=True):
    """Decline the scuffle."""


class Shove(Move, frozen=True):
    """In a scuffle, what becomes of one outnumbered runner."""

    seat: int
    runner: int
    push: Push


class Throw(Move, frozen=True):
    """Chance: the faces of both dice; 1 is an arrow."""

    a: int
    b: int


class Card(Move, frozen=True):
    """Chance: the card turned over; 0 is an attack, else Torro comes so many squares."""

    comes: int


class Lot(Move, frozen=True):
    """Chance: who begins."""

    seat: int


AnyMove = Run | Scuffle | Peace | Shove | Throw | Card | Lot


def _decode(code: int) -> AnyMove:
    if code < SCUFFLE:
        die, rest = divmod(code, RUNNERS * REACH)
        return Run(DICE[die], rest // REACH, rest % REACH)
    if code == SCUFFLE:
        return Scuffle()
    if code == PEACE:
        return Peace()
    if code < THROW:
        runner, push = divmod(code - PUSH, 3)
        return Shove(runner // RUNNERS, runner % RUNNERS, PUSHES[push])
    if code < CARD:
        a, b = divmod(code - THROW, len(FACES_B))
        return Throw(FACES_A[a], FACES_B[b])
    if code < LOT:
        return Card(code - CARD)
    return Lot(code - LOT)


MOVES: tuple[AnyMove, ...] = tuple(_decode(code) for code in range(CODES))
_CODE = {move: code for code, move in enumerate(MOVES)}


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
        case Run(die, runner, steps):
            return f"{die}{runner + 1}+{steps}"
        case Scuffle():
            return "scuffle"
        case Peace():
            return "peace"
        case Shove(seat, runner, push):
            return f"push {seat + 1}.{runner + 1} {SIGNS[PUSHES.index(push)]}"
        case Throw(a, b):
            return f"throw A{_face(a)} B{_face(b)}"
        case Card(comes):
            return f"comes {comes}" if comes else "attack"
        case Lot(seat):
            return f"lot {seat + 1}"


def _face(number: int) -> str:
    return ">" if number == ARROW else str(number)


def _bare(text: str) -> str:
    return re.sub(r"\s+", "", text).casefold()


_NOTATION = {_bare(notation(move)): move for move in MOVES}


def parse(text: str) -> AnyMove:
    """The move that a notation names, whatever its case and spacing; KeyError when it names none."""
    return _NOTATION[_bare(text)]
