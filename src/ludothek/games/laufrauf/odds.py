"""What dice that are rolled again may bring: exact expectations over all faces, for the seat that chooses."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludothek.games.laufrauf.climbing import steps_up
from ludothek.games.laufrauf.mountain import pawns_at
from ludothek.games.laufrauf.moves import BLACK, DICE, FACES, PAWNS
from ludothek.games.laufrauf.rules import can_act
from ludothek.games.laufrauf.state import CAMP, CHOOSING, ROLLS, Board, State
from ludothek.games.laufrauf.turns import ALL, ENOUGH_TO_START, faces_show
from ludothek.kit.record import Reals
from ludothek.kit.rule import rule

SIDE = FACES + 1
CASTS = SIDE**DICE
"""A cast is what is known of three dice: number (a * SIDE + b) * SIDE + black, 0 for a die that is still to be rolled."""

START, ASCEND = range(2)
"""The columns of `odds`: what one may hope for."""

GOALS = 2


@rule
def expect(values: Reals) -> None:
    """Every cast with dice to roll is worth the mean of what it may become; those without have their values."""
    for cast in range(CASTS - 1, -1, -1):
        unit = 0
        if cast % SIDE == 0:
            unit = 1
        elif cast // SIDE % SIDE == 0:
            unit = SIDE
        elif cast // (SIDE * SIDE) == 0:
            unit = SIDE * SIDE
        if unit:
            total = 0.0
            for face in range(1, SIDE):
                total += values[cast + face * unit]
            values[cast] = total / FACES


@rule
def kept(cast: int, again: int) -> int:
    """What remains known when some dice, as bits, are rolled again."""
    a = 0 if again & 1 else cast // (SIDE * SIDE)
    b = 0 if again >> 1 & 1 else cast // SIDE % SIDE
    black = 0 if again >> BLACK & 1 else cast % SIDE
    return (a * SIDE + b) * SIDE + black


@rule
def is_complete(cast: int) -> bool:
    """Whether all dice lie."""
    return cast % SIDE > 0 and cast // SIDE % SIDE > 0 and cast // (SIDE * SIDE) > 0


@rule
def look_back(values: Reals, later: Reals) -> None:
    """A complete cast is worth at least the best of what may be rolled again; `later` has been through `expect`."""
    for cast in range(CASTS):
        if is_complete(cast):
            for again in range(1, ALL + 1):
                values[cast] = max(values[cast], later[kept(cast, again)])


@rule
def cast_of(state: State) -> int:
    """The dice as they lie."""
    return int((state.dice[0] * SIDE + state.dice[1]) * SIDE + state.dice[BLACK])


@rule
def _reached(board: Board, state: State, goal: int, cast: int) -> bool:
    """Whether a complete cast allows a start (L20), or an ascent (L22)."""
    a, b, black = cast // (SIDE * SIDE), cast // SIDE % SIDE, cast % SIDE
    if goal == START:
        return a + b + black >= ENOUGH_TO_START and pawns_at(state, state.seat, CAMP) > 0
    for pawn in range(PAWNS):
        steps = steps_up(board, state, pawn)
        if steps > 0 and faces_show(a, b, black, steps):
            return True
    return False


@rule
def odds(boards: Any, states: Any, out: NDArray[np.float64]) -> None:
    """A row for each set of dice, by its bits: the chances to come to a start and to an ascent if it is rolled again and
    the rolls that are left are used for nothing else. A seat is to choose.

    One die may be rolled again after the last roll, for a card (L67).
    """
    state = states[0]
    now = np.empty(CASTS)
    later = np.empty(CASTS)
    for goal in range(GOALS):
        for cast in range(CASTS):
            later[cast] = is_complete(cast) and _reached(boards[0], state, goal, cast)
            now[cast] = later[cast]
        expect(later)
        if state.rolls + 2 <= ROLLS:
            look_back(now, later)
            expect(now)
            later[:] = now
        for again in range(1, ALL + 1):
            out[again, goal] = later[kept(cast_of(state), again)]


@rule
def is_compelled(boards: Any, states: Any) -> bool:
    """L12: the seat has rolled for the last time and must act."""
    state = states[0]
    return bool(state.phase == CHOOSING and state.rolls >= ROLLS and can_act(boards[0], state))
