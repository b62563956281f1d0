"""The position as numbers for programs that learn."""

from ludothek.games.laufrauf.mountain import (
    lower_ascent,
    on_ring,
    squares,
    steps_between,
    steps_to_ascent,
    upper_ascent,
)
from ludothek.games.laufrauf.moves import CARDS, DICE, KINDS, PAWNS, SEATS
from ludothek.games.laufrauf.state import CAMP, MIDDLE, SUMMIT, Board, State
from ludothek.kit import verbs
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule

OF_TABLE = (
    "phase",
    "seats",
    "turn of, seats clockwise from the observer",
    "may call the ring, likewise",
    "white die A",
    "white die B",
    "black die",
    "rolls made this turn",
    "dice about to be rolled, as bits",
    "the ring was called",
    "cards are drawn on a triple",
    "option cards",
    "option overlook",
    *(f"{card}: cards in the pile" for card in CARDS),
    *(f"{card}: cards discarded" for card in CARDS),
)
OF_PAWN = (
    "level, from 0 in base camp to 3 on the summit",
    "steps to its own ascent square there",
    "bears the ring",
    "squares that it has gone on both rings, plus 1; 0 in base camp, one more than all on the summit",
)
OF_SEAT = (
    *(f"pawn {pawn + 1}: {name}" for pawn in range(PAWNS) for name in OF_PAWN),
    *(f"holds {card}" for card in CARDS),
)
OBSERVED = (
    *OF_TABLE,
    *(f"seat +{seat}: {name}" for seat in range(SEATS) for name in OF_SEAT),
    *(
        f"pawn {pawn + 1} of +{seat}, steps from the observer's ascent square on its level"
        for seat in range(SEATS)
        for pawn in range(PAWNS)
    ),
)
WIDTH = len(OBSERVED)
TABLE_WIDTH = len(OF_TABLE)
SEAT_WIDTH = len(OF_SEAT)
PAWN_WIDTH = len(OF_PAWN)
SQUARES = TABLE_WIDTH + SEATS * SEAT_WIDTH


@verbs.observe.answered(State)
def observe(board: Board, state: State, seat: int, out: Cells) -> int:
    """Everything but the board, which does not change."""
    out[0] = state.phase
    out[1] = state.seats
    out[2] = (state.seat - seat + state.seats) % state.seats
    out[3] = (state.asked - seat + state.seats) % state.seats
    for die in range(DICE):
        out[4 + die] = state.dice[die]
    out[7] = state.rolls
    out[8] = state.again
    out[9] = state.called
    out[10] = state.triple
    out[11] = state.cards
    out[12] = state.overlooks
    for kind in range(KINDS):
        out[13 + kind] = state.pile[kind]
        out[13 + KINDS + kind] = state.discards[kind]
    for cell in range(TABLE_WIDTH, WIDTH):
        out[cell] = 0
    for step in range(state.seats):
        other = (seat + step) % state.seats
        first = TABLE_WIDTH + step * SEAT_WIDTH
        for pawn in range(PAWNS):
            _observe_pawn(board, state, other, pawn, out, first + pawn * PAWN_WIDTH)
            out[SQUARES + step * PAWNS + pawn] = _steps_beyond(board, state, seat, state.places[other, pawn])
        for kind in range(KINDS):
            out[first + PAWNS * PAWN_WIDTH + kind] = state.hands[other] >> kind & 1
    return WIDTH


@rule
def _observe_pawn(board: Board, state: State, seat: int, pawn: int, out: Cells, cell: int) -> None:
    """Four cells about a pawn."""
    place = state.places[seat, pawn]
    if place == SUMMIT:
        out[cell] = 3
        out[cell + 3] = board.lower + board.middle + 1
    elif place != CAMP:
        out[cell] = 2 if place > MIDDLE else 1
        steps = steps_to_ascent(board, place, state.corner[seat])
        out[cell + 1] = steps
        out[cell + 3] = 1 + (board.lower if place > MIDDLE else 0) + (squares(board, place) - steps if steps > 0 else 0)
        out[cell + 2] = int(state.ringed == seat * PAWNS + pawn + 1)


@rule
def _steps_beyond(board: Board, state: State, seat: int, place: int) -> int:
    """How far a square lies clockwise from the seat's ascent square on that level; 0 off the rings."""
    if not on_ring(place):
        return 0
    corner = state.corner[seat]
    ascent = upper_ascent(board, corner) if place > MIDDLE else lower_ascent(board, corner)
    return steps_between(board, ascent, place)
