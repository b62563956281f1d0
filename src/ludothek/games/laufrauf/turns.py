"""Whose turn it is, and what the dice allow (L5, L10, L20 to L25)."""

from ludothek.games.laufrauf.moves import BLACK, DICE
from ludothek.games.laufrauf.state import ROLLING, ROLLS, State
from ludothek.kit.rule import rule

ALL = (1 << DICE) - 1
"""All dice, as bits."""

ENOUGH_TO_START = 15


@rule
def begin_turn(state: State, seat: int) -> None:
    """L10: a seat rolls all dice."""
    state.seat = seat
    state.phase = ROLLING
    state.again = ALL
    state.rolls = 0
    state.called = 0
    state.triple = 0
    for die in range(DICE):
        state.dice[die] = 0


@rule
def end_turn(state: State) -> None:
    """L5: clockwise."""
    begin_turn(state, state.seat + 1 if state.seat + 1 < state.seats else 0)


@rule
def least(state: State) -> int:
    """The least of the dice."""
    return int(min(state.dice[0], state.dice[1], state.dice[2]))


@rule
def most(state: State) -> int:
    """The greatest of the dice."""
    return int(max(state.dice[0], state.dice[1], state.dice[2]))


@rule
def total(state: State) -> int:
    """L20: the sum of all dice."""
    return int(state.dice[0] + state.dice[1] + state.dice[2])


@rule
def faces_show(a: int, b: int, black: int, steps: int) -> bool:
    """L22: one die shows `steps`, another one shows 1."""
    with_a = a == steps and (b == 1 or black == 1)
    with_b = b == steps and (a == 1 or black == 1)
    return with_a or with_b or (black == steps and (a == 1 or b == 1))


@rule
def show(state: State, steps: int) -> bool:
    """L22: the dice as they lie do."""
    return faces_show(state.dice[0], state.dice[1], state.dice[BLACK], steps)


@rule
def may_capture(state: State) -> bool:
    """L25: the first roll, in which no die shows less than the black one."""
    return bool(state.rolls == 1 and state.dice[BLACK] == least(state))


@rule
def rolls_left(state: State) -> int:
    """L10: how many rolls are to come without cards thrown away."""
    return max(0, ROLLS - state.rolls)
