"""The scuffle (P20 to P26)."""

from ludothek.games.pamplona.moves import PUSH, RUNNERS
from ludothek.games.pamplona.state import ASKING, PUSHING, Board, State
from ludothek.games.pamplona.turns import end_turn, land, pay
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule

STAY, BACK, FORWARD = range(3)


@rule
def find_scuffle(board: Board, state: State) -> None:
    """P20, P26: after the runs, ask if the seat outnumbers anybody on a street square; otherwise its turn is over."""
    square = _crowded_square(state)
    if 0 < square <= board.length and _outnumber(state, square):
        state.square = square
        state.phase = ASKING
    else:
        end_turn(board, state)


@rule
def _crowded_square(state: State) -> int:
    """The only square with two or more of the seat's runners, or 0."""
    first = state.squares[state.seat, 0]
    second = state.squares[state.seat, 1]
    third = state.squares[state.seat, 2]
    if first in (second, third):
        return int(first)
    return int(second) if second == third else 0


@rule
def _outnumber(state: State, square: int) -> bool:
    """P20, P22: freeze by how many each other seat is outnumbered on `square`, and its runners there; is there any?"""
    own = _count(state, state.seat, square)
    found = False
    for seat in range(state.seats):
        theirs = _count(state, seat, square)
        if 0 < theirs < own:
            found = True
            state.edge[seat] = own - theirs
            for runner in range(RUNNERS):
                if state.squares[seat, runner] == square:
                    state.waiting[seat] |= 1 << runner
    return found


@rule
def _count(state: State, seat: int, square: int) -> int:
    count = 0
    for runner in range(RUNNERS):
        count += int(state.squares[seat, runner] == square)
    return count


@rule
def decline(board: Board, state: State) -> None:
    """P21: no scuffle; nothing is taken, nobody is pushed."""
    for seat in range(state.seats):
        state.edge[seat] = 0
        state.waiting[seat] = 0
    end_turn(board, state)


@rule
def start_scuffle(board: Board, state: State) -> None:
    """P21: take from each outnumbered seat the difference in points."""
    for seat in range(state.seats):
        if state.edge[seat] > 0:
            pay(state, seat, state.edge[seat])
            state.points[state.seat] += state.edge[seat]
    state.phase = PUSHING


@rule
def push(board: Board, state: State, target: int) -> None:
    """P22 to P25: one outnumbered runner is left alone or moved by the difference; after the last the turn is over."""
    seat = target // 3 // RUNNERS
    runner = target // 3 % RUNNERS
    way = target % 3
    state.waiting[seat] &= ~(1 << runner)
    if way == BACK:
        land(board, state, seat, runner, state.square - state.edge[seat])
    elif way == FORWARD:
        land(board, state, seat, runner, state.square + state.edge[seat])
    for other in range(state.seats):
        if state.waiting[other]:
            return
    for other in range(state.seats):
        state.edge[other] = 0
    end_turn(board, state)


@rule
def legal_pushes(board: Board, state: State, out: Cells) -> int:
    """P22: the choices for the first runner that still waits."""
    for seat in range(state.seats):
        for runner in range(RUNNERS):
            if state.waiting[seat] >> runner & 1:
                return _offer(board, state, seat, runner, out, 0)
    return 0


@rule
def allowed_pushes(board: Board, state: State, out: Cells) -> int:
    """P22: the choices for every runner that still waits."""
    n = 0
    for seat in range(state.seats):
        for runner in range(RUNNERS):
            if state.waiting[seat] >> runner & 1:
                n = _offer(board, state, seat, runner, out, n)
    return n


@rule
def _offer(board: Board, state: State, seat: int, runner: int, out: Cells, n: int) -> int:
    """P19, P22, P23: leave alone; back, but not beyond the start; forward, unless the tomatoes bring it back again."""
    code = PUSH + (seat * RUNNERS + runner) * 3
    out[n] = code + STAY
    n += 1
    if state.square - state.edge[seat] >= 1:
        out[n] = code + BACK
        n += 1
    if board.lands[state.square + state.edge[seat]] != state.square:
        out[n] = code + FORWARD
        n += 1
    return n
