"""What dice that are rolled again may bring, and whether there is a choice: what people are told before they choose."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludothek.games.laufrauf.casts import CASTS, COMPLETE, SIDE, cast_of, expect, kept, rolled_again
from ludothek.games.laufrauf.climbing import steps_up
from ludothek.games.laufrauf.mountain import pawns_at
from ludothek.games.laufrauf.moves import PAWNS
from ludothek.games.laufrauf.rules import can_act
from ludothek.games.laufrauf.state import CAMP, CHOOSING, ROLLS, Board, State
from ludothek.games.laufrauf.turns import ALL, ENOUGH_TO_START, faces_show
from ludothek.kit.rule import rule

START, ASCEND = range(2)
"""The columns of `odds`: what one may hope for."""

GOALS = 2


@rule
def _reached(board: Board, state: State, goal: int, cast: int) -> bool:
    """Whether a complete cast allows a start (L20), or an ascent (L22)."""
    a, b, c = cast // (SIDE * SIDE), cast // SIDE % SIDE, cast % SIDE
    if goal == START:
        return a + b + c >= ENOUGH_TO_START and pawns_at(state, state.seat, CAMP) > 0
    for pawn in range(PAWNS):
        steps = steps_up(board, state, pawn)
        if steps > 0 and faces_show(a, b, c, steps):
            return True
    return False


@rule
def odds(boards: Any, states: Any, out: NDArray[np.float64]) -> None:
    """A row for each set of dice, by its bits: the chances to come to a start and to an ascent if it is rolled again
    and the rolls that are left are used for nothing else. A seat is to choose.

    One die may be rolled again after the last roll, for a card (L67).
    """
    state = states[0]
    now = np.empty(CASTS)
    later = np.empty(CASTS)
    for goal in range(GOALS):
        for i in range(len(COMPLETE)):
            cast = COMPLETE[i]
            now[cast] = later[cast] = _reached(boards[0], state, goal, cast)
        expect(later)
        if state.rolls + 2 <= ROLLS:
            rolled_again(now, later)
            expect(now)
            later[:] = now
        for again in range(1, ALL + 1):
            out[again, goal] = later[kept(cast_of(state), again)]


@rule
def is_compelled(boards: Any, states: Any) -> bool:
    """L12: the seat has rolled for the last time and must act."""
    state = states[0]
    return bool(state.phase == CHOOSING and state.rolls >= ROLLS and can_act(boards[0], state))
