"""The position as numbers for programs that learn."""

from ludothek.games.pamplona.moves import RUNNERS, SEATS
from ludothek.games.pamplona.state import DECK, Board, State
from ludothek.kit import verbs
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule

OF_TABLE = (
    "phase",
    "rounds begun",
    "seats",
    "round started with, seats clockwise from the observer",
    "turn of, likewise",
    "square of Torro",
    "next rank",
    "die A, 1 is an arrow",
    "die B",
    "dice used, as bits",
    "runners moved, as bits",
    "dice still to be used",
    "square of the scuffle",
    "card that lies open, plus 1",
    "a card other than an attack was turned",
    "attacks left in the deck",
    *(f"comes {n} left in the deck" for n in range(1, len(DECK))),
    "option rotate_start",
    "option first_attack is discard",
)
OF_SEAT = (
    "points",
    "credits",
    "outnumbered by",
    "runners waiting for a push, as bits",
    *(f"square of runner {runner + 1}" for runner in range(RUNNERS)),
    *(f"rank of runner {runner + 1}" for runner in range(RUNNERS)),
    *(f"squares before Torro of runner {runner + 1}" for runner in range(RUNNERS)),
)
OBSERVED = (*OF_TABLE, *(f"seat +{seat}: {name}" for seat in range(SEATS) for name in OF_SEAT))
WIDTH = len(OBSERVED)
TABLE_WIDTH = len(OF_TABLE)
SEAT_WIDTH = len(OF_SEAT)


@rule
def before(square: int, torro: int) -> int:
    """By how many squares a runner is before Torro; 0 once it is ranked."""
    return square - torro if square > 0 else 0


@verbs.observe.answered(State)
def observe(board: Board, state: State, seat: int, out: Cells) -> int:
    """Everything but the board, which does not change."""
    seats = state.seats
    out[0] = state.phase
    out[1] = state.rounds
    out[2] = seats
    out[3] = state.start - seat if state.start >= seat else state.start - seat + seats
    out[4] = state.seat - seat if state.seat >= seat else state.seat - seat + seats
    out[5] = state.torro
    out[6] = state.next_rank
    out[7] = state.dice[0]
    out[8] = state.dice[1]
    out[9] = state.used
    out[10] = state.moved
    out[11] = state.owed
    out[12] = state.square
    out[13] = state.last_card
    out[14] = state.opened
    for kind in range(len(DECK)):
        out[15 + kind] = state.deck[kind]
    out[TABLE_WIDTH - 2] = state.rotates
    out[TABLE_WIDTH - 1] = state.sets_aside
    other = seat
    cell = TABLE_WIDTH
    for _ in range(seats):
        out[cell] = state.points[other]
        out[cell + 1] = state.credits[other]
        out[cell + 2] = state.edge[other]
        out[cell + 3] = state.waiting[other]
        for runner in range(RUNNERS):
            out[cell + 4 + runner] = state.squares[other, runner]
            out[cell + 4 + RUNNERS + runner] = state.ranks[other, runner]
            out[cell + 4 + 2 * RUNNERS + runner] = before(state.squares[other, runner], state.torro)
        cell += SEAT_WIDTH
        other = other + 1 if other + 1 < seats else 0
    for empty in range(cell, WIDTH):
        out[empty] = 0
    return WIDTH
