"""Torro, the points he is worth, and the end (P40 to P52)."""

from typing import Any

from ludothek.games.pamplona.moves import RUNNERS
from ludothek.games.pamplona.state import ATTACK, CREDIT, DECK, OVER, Board, State
from ludothek.games.pamplona.turns import begin_round, pay
from ludothek.kit import verbs
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule

BESIDE = 3
"""What a runner on Torro's own square is worth in an attack; one less for each square ahead of him (P41)."""


@rule
def card_weight(state: State, kind: int) -> int:
    """How many cards of a kind the next card may be: P43 keeps attacks from being the first, P44 reshuffles."""
    if kind == ATTACK and not state.opened and not state.sets_aside:
        return 0
    left = 0
    for other in range(len(DECK)):
        left += state.deck[other]
    return state.deck[kind] if left else DECK[kind]


@rule
def turn_card(board: Board, state: State, kind: int) -> None:
    """P40 to P44: the card is turned; Torro comes or attacks, or a first attack is put aside for another card."""
    left = 0
    for other in range(len(DECK)):
        left += state.deck[other]
    if left == 0:
        for other in range(len(DECK)):
            state.deck[other] = DECK[other]
    state.deck[kind] -= 1
    state.last_card = kind + 1
    if kind == ATTACK:
        if state.opened:
            _attack(board, state)
            _next_round(board, state)
    else:
        state.opened = 1
        state.torro = board.lands[state.torro + kind]
        if state.torro > board.length:
            state.phase = OVER
        else:
            _next_round(board, state)


@rule
def _next_round(board: Board, state: State) -> None:
    """P7: the same seat starts again, or the next one by the option."""
    if state.rotates:
        state.start = state.start + 1 if state.start + 1 < state.seats else 0
    begin_round(board, state)


@rule
def courage(ahead: int) -> int:
    """P41: what a runner so many squares ahead of Torro is worth in an attack; behind him is negative."""
    if ahead < 0:
        return ahead
    return max(0, BESIDE - ahead)


@rule
def _attack(board: Board, state: State) -> None:
    """P41, P42: each seat's runners in play are added up, then paid or collected once."""
    for seat in range(state.seats):
        total = 0
        for runner in range(RUNNERS):
            square = state.squares[seat, runner]
            if square > 0:
                total += courage(square - state.torro)
        if total < 0:
            pay(state, seat, -total)
        else:
            state.points[seat] += total


@rule
def squares_behind(state: State, seat: int) -> int:
    """P51: how many squares a seat's unranked runners stand behind Torro, in all."""
    behind = 0
    for runner in range(RUNNERS):
        square = state.squares[seat, runner]
        if 0 < square < state.torro:
            behind += state.torro - square
    return behind


@rule
def rank_points(state: State, seat: int) -> int:
    """P32: a rank is worth its number."""
    total = 0
    for runner in range(RUNNERS):
        total += state.ranks[seat, runner]
    return total


@verbs.score.answered(State)
def score(board: Board, state: State, seat: int) -> int:
    """P51: points held and ranks, less the squares behind Torro and the credits."""
    held = state.points[seat] - CREDIT * state.credits[seat]
    return int(held + rank_points(state, seat) - squares_behind(state, seat))


@rule
def tally(boards: Any, states: Any, out: Cells) -> None:
    """A row for each seat of what its score consists of: ranks, squares behind, score, place."""
    places = out[:, 3]
    verbs.standing(boards[0], states[0], places)
    for seat in range(states[0].seats):
        out[seat, 0] = rank_points(states[0], seat)
        out[seat, 1] = squares_behind(states[0], seat)
        out[seat, 2] = score(boards[0], states[0], seat)


@verbs.standing.answered(State)
def standing(board: Board, state: State, out: Cells) -> None:
    """P52: most points win, equal totals share the place."""
    for seat in range(state.seats):
        place = 1
        own = score(board, state, seat)
        for other in range(state.seats):
            place += score(board, state, other) > own
        out[seat] = place
