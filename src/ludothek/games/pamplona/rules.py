"""The rules of Viva Pamplona!, compiled: the course of a game. RULES.md has the numbers.

The runner's turn with its dice is in `running`, the scuffle in `scuffle`, Torro and the end in `torro`.
"""

import numpy as np

from ludothek.games.pamplona import moves
from ludothek.games.pamplona.running import allowed_runs, legal_runs, run, throw
from ludothek.games.pamplona.scuffle import allowed_pushes, decline, legal_pushes, push, start_scuffle
from ludothek.games.pamplona.state import CARD, DECK, LOT, OVER, PUSHING, RUNNING, THROW, Board, State
from ludothek.games.pamplona.torro import card_weight, turn_card
from ludothek.games.pamplona.turns import begin_round
from ludothek.kit import verbs
from ludothek.kit.record import Cells
from ludothek.kit.verbs import CHANCE, NOBODY

CAPITAL = 30
THROW_WEIGHTS = np.array([a * b for a in (1, 1, 1, 3) for b in (1, 1, 1, 1, 2)], np.int16)
"""In how many of the 36 ways two dice fall each pair of faces comes up (P2), in the order of the codes."""
THROWS = len(THROW_WEIGHTS)


@verbs.deal.answered(State)
def deal(board: Board, state: State, seats: int) -> None:
    """P6: all runners on the start, Torro in his pen, thirty points each."""
    state.seats = seats
    for seat in range(seats):
        state.points[seat] = CAPITAL
        for runner in range(moves.RUNNERS):
            state.squares[seat, runner] = 1
    state.next_rank = 1
    for kind in range(len(DECK)):
        state.deck[kind] = DECK[kind]
    if state.starter:
        state.start = state.starter - 1
        begin_round(board, state)
    else:
        state.phase = LOT


@verbs.to_move.answered(State)
def to_move(state: State) -> int:
    """The seat whose turn it is decides, except while dice, card or lot speak."""
    if state.phase <= CARD:
        return CHANCE
    if state.phase == OVER:
        return NOBODY
    return state.seat


@verbs.turn.answered(State)
def turn(state: State) -> int:
    """The thrower; the card is turned by the seat that moved last."""
    return state.seat


@verbs.legal.answered(State)
def legal(board: Board, state: State, out: Cells) -> int:
    """The canonical order: die A before die B, runners of the scuffle by seat and number."""
    if state.phase == RUNNING:
        return legal_runs(board, state, out)
    if state.phase == PUSHING:
        return legal_pushes(board, state, out)
    out[0] = moves.SCUFFLE
    out[1] = moves.PEACE
    return 2


@verbs.allowed.answered(State)
def allowed(board: Board, state: State, out: Cells) -> int:
    """P11, P22: dice and pushed runners in any order."""
    if state.phase == RUNNING:
        return allowed_runs(board, state, out)
    if state.phase == PUSHING:
        return allowed_pushes(board, state, out)
    return legal(board, state, out)


@verbs.chances.answered(State)
def chances(board: Board, state: State, codes: Cells, weights: Cells) -> int:
    """P2, P3, P7: two dice with their faces, the cards face down, or the lot."""
    if state.phase == THROW:
        for throw in range(THROWS):
            codes[throw] = moves.THROW + throw
            weights[throw] = THROW_WEIGHTS[throw]
        return THROWS
    n = 0
    if state.phase == CARD:
        for kind in range(len(DECK)):
            weight = card_weight(state, kind)
            if weight > 0:
                codes[n] = moves.CARD + kind
                weights[n] = weight
                n += 1
        return n
    for seat in range(state.seats):
        codes[seat] = moves.LOT + seat
        weights[seat] = 1
    return state.seats


@verbs.apply.answered(State)
def apply(board: Board, state: State, code: int) -> None:
    """One decision or one outcome, and all that follows from it without a choice."""
    if code < moves.SCUFFLE:
        run(board, state, code)
    elif code == moves.SCUFFLE:
        start_scuffle(board, state)
    elif code == moves.PEACE:
        decline(board, state)
    elif code < moves.THROW:
        push(board, state, code - moves.PUSH)
    elif code < moves.CARD:
        throw(board, state, code - moves.THROW)
    elif code < moves.LOT:
        turn_card(board, state, code - moves.CARD)
    else:
        state.start = code - moves.LOT
        begin_round(board, state)
