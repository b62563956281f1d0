"""The state as people and pages see it: named fields, no codes, nothing hidden."""

from typing import Any, Literal

import msgspec
import numpy as np

from ludothek.games.laufrauf.moves import BLACK, CARDS, DIE, FACES, PAWNS, SETS, Card, Dice, Die
from ludothek.games.laufrauf.odds import ASCEND, GOALS, START, is_compelled, odds
from ludothek.games.laufrauf.state import ASKING, CAMP, CHOOSING, CORNERS, MIDDLE, ROLLS, RUN_UP, SUMMIT, State
from ludothek.kit import verbs
from ludothek.kit.game import BoardFile
from ludothek.kit.record import plain

Phase = Literal["lot", "roll", "card", "choose", "ring", "ask", "draw", "over"]
PHASES: tuple[Phase, ...] = ("lot", "roll", "card", "choose", "ring", "ask", "draw", "over")


Level = Literal["camp", "lower", "middle", "summit"]


class PawnView(msgspec.Struct, frozen=True):
    """One pawn: `square` counts on its ring, 0 elsewhere; `ahead` are the squares to its own ascent square there, the
    whole ring when it stands on it; on its `run_up` it can go up."""

    level: Level
    square: int
    ahead: int
    run_up: bool
    ringed: bool


class SeatView(msgspec.Struct, frozen=True):
    """One seat: `camp` counts its pawns in base camp, `score` those on the summit; `cards` lie open before it."""

    pawns: list[PawnView]
    cards: list[Card]
    camp: int
    score: int
    place: int


class DieView(msgspec.Struct, frozen=True):
    """One die as it lies, or as it lay if it is about to be rolled `again`; face 0 before the first roll."""

    die: Die
    face: int
    again: bool


class RingView(msgspec.Struct, frozen=True):
    """The pawn that bears the ring."""

    seat: int
    pawn: int


class OddsView(msgspec.Struct, frozen=True):
    """If these dice are rolled again: the chances, from 0 to 1, that a pawn can start and that one can go up before the
    rolls are used up, for one who plays for nothing else."""

    dice: Dice
    start: float
    ascend: float


class CardView(msgspec.Struct, frozen=True):
    """How many cards of a kind are face down in the pile, and among the discards."""

    card: Card
    pile: int
    discarded: int


class View(msgspec.Struct, frozen=True):
    """A whole position of Lauf rauf! `turn` is the seat whose turn it is, also while another is `asked` or chance
    speaks; `corners` says where each seat sits.

    `rolls` of this turn are made and `left` are to come without cards thrown away. The seat that chooses is `compelled`
    when the last roll lies and there is an action. `black_six`: a black six of the first roll counts, or has been
    overlooked; it was `called` when nobody may overlook it any more.
    """

    phase: Phase
    turn: int
    asked: int | None
    corners: list[int]
    seats: list[SeatView]
    ring: RingView | None
    dice: list[DieView]
    rolls: int
    left: int
    compelled: bool
    black_six: bool
    called: bool
    odds: list[OddsView]
    cards: list[CardView]


class CornerView(msgspec.Struct, frozen=True):
    """One corner: its ascent square on either ring and the run-up before it, the square furthest away first."""

    lower: int
    middle: int
    lower_run_up: list[int]
    middle_run_up: list[int]


class BoardView(msgspec.Struct, frozen=True):
    """A board for drawing: the squares of both rings, numbered from 1 clockwise, and its corners, clockwise."""

    name: str
    lower: int
    middle: int
    corners: list[CornerView]


def view(board: BoardFile, state: Any) -> View:
    """The whole position with names; `state` is a record or an array of one."""
    now = plain(state)
    states = np.frombuffer(state, State.dtype)
    places = np.zeros(now.seats, np.int16)
    verbs.standing(board.record, states[0], places)
    somebody_up = any(MIDDLE < place < SUMMIT for row in now.places for place in row)
    return View(
        phase=PHASES[now.phase],
        turn=now.seat,
        asked=now.asked if now.phase == ASKING else None,
        corners=list(now.corner[: now.seats]),
        seats=[_seat(board.plain, now, seat, place) for seat, place in enumerate(places.tolist())],
        ring=RingView(*divmod(now.ringed - 1, PAWNS)) if now.ringed else None,
        dice=[DieView(DIE[die], face, bool(now.again >> die & 1)) for die, face in enumerate(now.dice)],
        rolls=now.rolls,
        left=max(0, ROLLS - now.rolls),
        compelled=is_compelled(board.block, states),
        black_six=now.rolls == 1 and now.dice[BLACK] == FACES and somebody_up,
        called=bool(now.called),
        odds=_odds(board, states, now),
        cards=[CardView(*row) for row in zip(CARDS, now.pile, now.discards, strict=True)] if now.cards else [],
    )


def _odds(board: BoardFile, states: Any, now: Any) -> list[OddsView]:
    """For the sets of dice that the mover may roll again now (L10, L67)."""
    if now.phase != CHOOSING or (now.rolls >= ROLLS and not now.hands[now.seat]):
        return []
    chances = np.zeros((len(SETS) + 1, GOALS))
    odds(board.block, states, chances)
    rows = np.round(chances, 4).tolist()
    return [
        OddsView(dice, rows[again][START], rows[again][ASCEND])
        for again, dice in enumerate(SETS, 1)
        if now.rolls < ROLLS or dice in DIE
    ]


def _seat(board: Any, now: Any, seat: int, place: int) -> SeatView:
    places = now.places[seat]
    return SeatView(
        [_pawn(board, now, seat, pawn) for pawn in range(PAWNS)],
        [card for kind, card in enumerate(CARDS) if now.hands[seat] >> kind & 1],
        places.count(CAMP),
        places.count(SUMMIT),
        place,
    )


def _pawn(board: Any, now: Any, seat: int, pawn: int) -> PawnView:
    ringed = now.ringed == seat * PAWNS + pawn + 1
    level, square = located(now.places[seat][pawn])
    if not square:
        return PawnView(level, square=0, ahead=0, run_up=False, ringed=ringed)
    length = board.lower if level == "lower" else board.middle
    ahead = (now.corner[seat] * length // CORNERS - square) % length + 1
    return PawnView(level, square, ahead, ahead <= RUN_UP, ringed)


def located(place: int) -> tuple[Level, int]:
    """The level of a place, and which square of its ring it is; 0 in a camp."""
    if place in (CAMP, SUMMIT):
        return ("camp", 0) if place == CAMP else ("summit", 0)
    return ("middle", place - MIDDLE) if place > MIDDLE else ("lower", place)
