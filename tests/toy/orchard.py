"""Orchard, the smallest game that still needs foresight; it shows that what is built on the verbs knows no game.

Two or three seats, four rounds. In its turn a seat learns how strong the sun shines (1, 2 or 3; 2 is twice as likely)
and either plants a tree, which costs a point and is not possible in the last round, or picks: apples bring the sun
times one more than twice the seat's trees, pears bring 2. Most points win.

Who looks no further than the turn's end never plants.
"""

import sys
import zlib
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
import numpy as np

from ludothek.kit import verbs
from ludothek.kit.game import BoardFile
from ludothek.kit.record import Cells, Int, Record
from ludothek.kit.verbs import CHANCE, NOBODY
from tests.toy.shelf import Nothing, places, toy

SEATS = 3
ROUNDS = 4
CODES = PICK, PLANT, APPLES, PEARS, CLOUDY, FAIR, SUNNY = tuple(range(7))
SKY, CHOICE, FRUIT, OVER = range(4)
OBSERVED = (
    "phase",
    "rounds",
    "sun",
    "turn of",
    *(f"{what} of +{seat}" for what in ("trees", "points") for seat in range(SEATS)),
)

Name = Literal["pick", "plant", "apples", "pears", "cloudy", "fair", "sunny"]

PerSeat = Annotated[Cells, np.int16, (SEATS,)]


class Board(Record):
    """Every garden is alike, but for what pears bring."""

    pears: Int


class State(Record):
    """A whole position."""

    seats: Int
    seat: Int
    rounds: Int  # to go, this one included
    phase: Int
    sun: Int
    trees: PerSeat
    points: PerSeat
    # Compiled searches contain these rules, and their cache does not see this file: after a change of the rules this
    # is another kind of state.
    __annotations__[f"edition_{zlib.crc32(Path(__file__).read_bytes())}"] = Int


@verbs.deal.answered(State)
def deal(board: Any, state: Any, seats: int) -> None:
    state.seats = seats
    state.rounds = ROUNDS


@verbs.to_move.answered(State)
def to_move(state: Any) -> int:
    if state.phase == SKY:
        return CHANCE
    return NOBODY if state.phase == OVER else state.seat


@verbs.turn.answered(State)
def turn(state: Any) -> int:
    return int(state.seat)


@verbs.legal.answered(State)
def legal(board: Any, state: Any, out: Cells) -> int:
    if state.phase == FRUIT:
        out[0] = APPLES
        out[1] = PEARS
        return 2
    out[0] = PICK
    out[1] = PLANT
    return 2 if state.rounds > 1 else 1


@verbs.allowed.answered(State)
def allowed(board: Any, state: Any, out: Cells) -> int:
    return legal(board, state, out)


@verbs.chances.answered(State)
def chances(board: Any, state: Any, codes: Cells, weights: Cells) -> int:
    for sun in range(3):
        codes[sun] = CLOUDY + sun
        weights[sun] = 2 if CLOUDY + sun == FAIR else 1
    return 3


@verbs.apply.answered(State)
def apply(board: Any, state: Any, code: int) -> None:
    if code >= CLOUDY:
        state.sun = code - CLOUDY + 1
        state.phase = CHOICE
        return
    if code == PICK:
        state.phase = FRUIT
        return
    if code == PLANT:
        state.trees[state.seat] += 1
        state.points[state.seat] -= 1
    elif code == APPLES:
        state.points[state.seat] += state.sun * (1 + 2 * state.trees[state.seat])
    else:
        state.points[state.seat] += board.pears
    state.phase = SKY
    state.seat += 1
    if state.seat == state.seats:
        state.seat = 0
        state.rounds -= 1
        if state.rounds == 0:
            state.phase = OVER


@verbs.score.answered(State)
def score(board: Any, state: Any, seat: int) -> int:
    return int(state.points[seat])


@verbs.observe.answered(State)
def observe(board: Any, state: Any, seat: int, out: Cells) -> int:
    out[0] = state.phase
    out[1] = state.rounds
    out[2] = state.sun
    out[3] = (state.seat - seat + state.seats) % state.seats
    for step in range(SEATS):
        other = (seat + step) % state.seats
        out[4 + step] = state.trees[other] if step < state.seats else 0
        out[4 + SEATS + step] = state.points[other] if step < state.seats else 0
    return len(OBSERVED)


@verbs.standing.answered(State)
def standing(board: Any, state: Any, out: Cells) -> None:
    places(board, state, out)


class Move(msgspec.Struct, frozen=True):
    """What somebody does, or the weather."""

    move: Name


class View(msgspec.Struct):
    """What people see."""

    points: list[int]
    trees: list[int]


NAMES: tuple[Name, ...] = get_args(Name)
MOVES = tuple(Move(name) for name in NAMES)
_CODE = {move: code for code, move in enumerate(MOVES)}


def _board() -> BoardFile:
    block = Board.batch(1)
    block[0].pears = 2
    return BoardFile("ours", "", block, Nothing())


BOARD = _board()


def _view(board: BoardFile, state: Any) -> View:
    state = state[0] if state.shape else state
    return View(state.points.tolist(), state.trees.tolist())


GAME = toy(
    sys.modules[__name__],
    {BOARD.id: BOARD},
    name="orchard",
    seats=(2, SEATS),
    codes=len(CODES),
    widest=3,
    Move=Move,
    View=View,
    decode=lambda code: MOVES[code],
    encode=lambda move: _CODE[move],
    notation=lambda move: str(move.move),
    parse=lambda text: Move(msgspec.convert(text, Name)),
    view=_view,
    observed=OBSERVED,
)
