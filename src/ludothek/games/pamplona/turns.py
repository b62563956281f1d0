"""Whose turn it is, and what a square costs: the parts that runs, scuffles and Torro share."""

from ludothek.games.pamplona.moves import RUNNERS
from ludothek.games.pamplona.state import CARD, CREDIT, OVER, RANKS, THROW, Board, State
from ludothek.kit.rule import rule


@rule
def pay(state: State, seat: int, points: int) -> None:
    """P27: who cannot pay takes credits first, as many as it takes."""
    while state.points[seat] < points:
        state.points[seat] += CREDIT
        state.credits[seat] += 1
    state.points[seat] -= points


@rule
def land(board: Board, state: State, seat: int, runner: int, square: int) -> None:
    """P17, P18, P25, P30: a runner reaches a square, slips, pays. Crossing the red line it stays in the arena."""
    square = board.lands[square]
    state.squares[seat, runner] = square
    if board.fee[square]:
        pay(state, seat, board.fee[square])


@rule
def runners_in_play(board: Board, state: State, seat: int) -> int:
    """P11: how many runners of a seat stand on the street."""
    count = 0
    for runner in range(RUNNERS):
        count += 0 < state.squares[seat, runner] <= board.length
    return count


@rule
def begin_round(board: Board, state: State) -> None:
    """P10: a runner round starts with `state.start`. Somebody is in play."""
    state.rounds += 1
    state.seat = state.start
    if runners_in_play(board, state, state.seat) == 0:
        _next_in_play(board, state)
    state.phase = THROW


@rule
def end_turn(board: Board, state: State) -> None:
    """P10, P15: the next seat with a runner in play throws; after the last one the round ends."""
    state.dice[0] = 0
    state.dice[1] = 0
    state.used = 0
    state.moved = 0
    state.square = 0
    if _next_in_play(board, state):
        state.phase = THROW
    else:
        _end_round(board, state)


@rule
def _next_in_play(board: Board, state: State) -> bool:
    """Pass the turn clockwise to the next seat in play, but not beyond the round."""
    seat = state.seat
    while True:
        seat = seat + 1 if seat + 1 < state.seats else 0
        if seat == state.start:
            return False
        if runners_in_play(board, state, seat) > 0:
            state.seat = seat
            return True


@rule
def _end_round(board: Board, state: State) -> None:
    """P31, P50: the waiting runners are ranked; when all have a rank the game is over, else a card is turned."""
    _rank(board, state)
    for seat in range(state.seats):
        for runner in range(RUNNERS):
            if state.ranks[seat, runner] == 0:
                state.phase = CARD
                return
    state.phase = OVER


@rule
def _rank(board: Board, state: State) -> None:
    """P31: foremost square first, runners on one square share a rank."""
    while True:
        foremost = board.length
        for seat in range(state.seats):
            for runner in range(RUNNERS):
                foremost = max(foremost, state.squares[seat, runner])
        if foremost == board.length:
            return
        for seat in range(state.seats):
            for runner in range(RUNNERS):
                if state.squares[seat, runner] == foremost:
                    state.squares[seat, runner] = 0
                    state.ranks[seat, runner] = state.next_rank
        if state.next_rank < RANKS:
            state.next_rank += 1
