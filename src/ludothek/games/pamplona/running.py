"""The runner's turn: a throw, and one die for each of two runners (P10 to P16)."""

from ludothek.games.pamplona.moves import ARROW, FACES_A, FACES_B, REACH, RUNNERS
from ludothek.games.pamplona.scuffle import find_scuffle
from ludothek.games.pamplona.state import RUNNING, Board, State
from ludothek.games.pamplona.turns import land, runners_in_play
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule

DIE = RUNNERS * REACH
SHARED = len(FACES_B)


@rule
def throw(board: Board, state: State, faces: int) -> None:
    """P2, P11, P14: the dice lie; two runners in play need both, a single one needs one of them."""
    state.dice[0] = FACES_A[faces // SHARED]
    state.dice[1] = FACES_B[faces % SHARED]
    state.owed = min(2, runners_in_play(board, state, state.seat))
    state.phase = RUNNING


@rule
def run(board: Board, state: State, code: int) -> None:
    """P12, P13: one runner runs one die in full; an arrow's zero counts as having moved."""
    die = code // DIE
    runner = code % DIE // REACH
    steps = code % REACH
    state.used |= 1 << die
    state.moved |= 1 << runner
    state.owed -= 1
    if steps > 0:
        land(board, state, state.seat, runner, state.squares[state.seat, runner] + steps)
    if state.owed == 0:
        find_scuffle(board, state)


@rule
def allowed_runs(board: Board, state: State, out: Cells) -> int:
    """Every die not yet used for every runner in play that has not moved."""
    free = _free_runners(board, state)
    n = 0
    for die in range(2):
        if not state.used >> die & 1:
            for runner in range(RUNNERS):
                if free >> runner & 1:
                    n = _offer(state, die, runner, out, n)
    return n


@rule
def legal_runs(board: Board, state: State, out: Cells) -> int:
    """Die A before die B; with equal dice die A to the earlier runner; of runners on one square only the first; of a
    single runner's equal runs only one."""
    free = _free_runners(board, state)
    equal = state.dice[0] == state.dice[1]
    die = 0
    if state.owed == 1 and state.used == 0:
        if equal or state.dice[0] == ARROW:
            return _offer(state, 0, _first(free), out, 0)
        if state.dice[1] == ARROW:
            return _offer(state, 1, _first(free), out, 0)
        return _offer(state, 1, _first(free), out, _offer(state, 0, _first(free), out, 0))
    if state.used & 1:
        die = 1
        later = free & ~(2 * state.moved - 1)
        if equal and later:
            free = later
    elif equal and state.used == 0:
        free = _without_last(free)
    n = 0
    for runner in range(RUNNERS):
        if free >> runner & 1:
            n = _offer(state, die, runner, out, n)
            for other in range(runner + 1, RUNNERS):
                if state.squares[state.seat, other] == state.squares[state.seat, runner]:
                    free &= ~(1 << other)
    return n


@rule
def _offer(state: State, die: int, runner: int, out: Cells, n: int) -> int:
    """P12, P13: write the code of a number, or those of an arrow; the new count."""
    code = die * DIE + runner * REACH
    face = state.dice[die]
    if face != ARROW:
        out[n] = code + face
        return n + 1
    for steps in range(REACH):
        out[n + steps] = code + steps
    return n + REACH


@rule
def _free_runners(board: Board, state: State) -> int:
    """The seat's runners in play that have not moved this turn, as bits."""
    free = 0
    for runner in range(RUNNERS):
        if 0 < state.squares[state.seat, runner] <= board.length:
            free |= 1 << runner
    return free & ~state.moved


@rule
def _first(runners: int) -> int:
    """The lowest of some runners."""
    runner = 0
    while not runners >> runner & 1:
        runner += 1
    return runner


@rule
def _without_last(runners: int) -> int:
    """Some runners without the highest."""
    last = RUNNERS - 1
    while not runners >> last & 1:
        last -= 1
    return runners & ~(1 << last)
