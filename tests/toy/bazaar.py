"""Bazaar, a game of everything that a table must bear: no skill in it.

Chance first fills the stalls, many draws in a row. In its turn a seat picks one of hundreds of goods; chance says how
fine it is, still in that turn; and the seat before it, not on turn, says whether the price is fair. Two turns each.
"""

import sys
import zlib
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np

from ludothek.kit import verbs
from ludothek.kit.game import BoardFile
from ludothek.kit.record import Cells, Int, Record
from ludothek.kit.verbs import CHANCE, NOBODY
from tests.toy.shelf import Nothing, places, toy

SEATS = 3
STALLS = 48
GOODS = 600
YES, NO = GOODS, GOODS + 1
QUALITY = NO + 1
CODES = QUALITY + 4
FILLING, PICKING, WEIGHING, ASKING, OVER = range(5)

PerSeat = Annotated[Cells, np.int16, (SEATS,)]


class Board(Record):
    """Every bazaar is alike."""

    goods: Int


class State(Record):
    """A whole position."""

    seats: Int
    seat: Int
    turns: Int  # taken so far
    phase: Int
    stalls: Int  # still to be filled
    points: PerSeat
    # The cache of compiled code does not see this file: after a change of the rules this is another kind of state.
    __annotations__[f"edition_{zlib.crc32(Path(__file__).read_bytes())}"] = Int


@verbs.deal.answered(State)
def deal(board: Any, state: Any, seats: int) -> None:
    state.seats = seats
    state.stalls = STALLS


@verbs.to_move.answered(State)
def to_move(state: Any) -> int:
    if state.phase in (FILLING, WEIGHING):
        return CHANCE
    if state.phase == OVER:
        return NOBODY
    return int((state.seat + state.seats - 1) % state.seats if state.phase == ASKING else state.seat)


@verbs.turn.answered(State)
def turn(state: Any) -> int:
    return int(state.seat)


@verbs.legal.answered(State)
def legal(board: Any, state: Any, out: Cells) -> int:
    if state.phase == ASKING:
        out[0] = YES
        out[1] = NO
        return 2
    for good in range(board.goods):
        out[good] = good
    return int(board.goods)


@verbs.allowed.answered(State)
def allowed(board: Any, state: Any, out: Cells) -> int:
    return legal(board, state, out)


@verbs.chances.answered(State)
def chances(board: Any, state: Any, codes: Cells, weights: Cells) -> int:
    for quality in range(4):
        codes[quality] = QUALITY + quality
        weights[quality] = 1 + quality
    return 4


@verbs.apply.answered(State)
def apply(board: Any, state: Any, code: int) -> None:
    if state.phase == FILLING:
        state.stalls -= 1
        if state.stalls == 0:
            state.phase = PICKING
    elif state.phase == PICKING:
        state.phase = WEIGHING
    elif state.phase == WEIGHING:
        state.points[state.seat] += code - QUALITY
        state.phase = ASKING
    else:
        if code == NO:
            state.points[state.seat] -= 1
        state.turns += 1
        state.seat = (state.seat + 1) % state.seats
        state.phase = OVER if state.turns == 2 * state.seats else PICKING


@verbs.score.answered(State)
def score(board: Any, state: Any, seat: int) -> int:
    return int(state.points[seat])


@verbs.standing.answered(State)
def standing(board: Any, state: Any, out: Cells) -> None:
    places(board, state, out)


class Move(msgspec.Struct, frozen=True):
    """A good, an answer, or what chance says, by its code."""

    code: Annotated[int, msgspec.Meta(ge=0, lt=CODES)]


class View(msgspec.Struct):
    """What people see."""

    points: list[int]


def _board(goods: int) -> BoardFile:
    block = Board.batch(1)
    block[0].goods = goods
    return BoardFile(f"goods-{goods}", "", block, Nothing())


BOARDS = {board.id: board for board in (_board(100), _board(GOODS))}


def _view(board: BoardFile, state: Any) -> View:
    state = state[0] if state.shape else state
    return View(state.points.tolist())


GAME = toy(
    sys.modules[__name__],
    BOARDS,
    name="bazaar",
    seats=(2, SEATS),
    codes=CODES,
    widest=GOODS,
    Move=Move,
    View=View,
    decode=Move,
    encode=lambda move: move.code,
    notation=lambda move: str(move.code),
    parse=lambda text: Move(msgspec.convert(int(text), int)),
    view=_view,
)
