"""Three dice of which some are still to be rolled: exact expectations over all that they may become.

A *cast* is what is known of the dice: number (a * SIDE + b) * SIDE + c, with 0 for a die that is still to be rolled.
After the first roll the black die is a die like the others, so casts that differ in their order only share one entry of
a table: that of their sorted form. A table has one number for each cast; only those of sorted ones count.
"""

from itertools import combinations_with_replacement, product

import numpy as np

from ludothek.games.laufrauf.moves import BLACK, DICE, FACES
from ludothek.games.laufrauf.state import State
from ludothek.games.laufrauf.turns import ALL
from ludothek.kit.record import Reals
from ludothek.kit.rule import rule

SIDE = FACES + 1
CASTS = SIDE**DICE


def _number(dice: tuple[int, ...]) -> int:
    return (dice[0] * SIDE + dice[1]) * SIDE + dice[2]


_ALL = list(combinations_with_replacement(range(SIDE), DICE))

SORTED = np.array([_number(tuple(sorted(dice))) for dice in product(range(SIDE), repeat=DICE)], np.int16)
"""The sorted form of each cast."""

COMPLETE = np.array([_number(dice) for dice in _ALL if dice[0] > 0], np.int16)
"""The 56 sorted casts in which all dice lie."""

OPEN = np.array([_number(dice) for dice in reversed(_ALL) if dice[0] == 0], np.int16)
"""The 28 others, those with fewest dice to roll first."""


@rule
def expect(values: Reals) -> None:
    """Give each open cast the mean of what it may become; the complete ones have their values."""
    for i in range(len(OPEN)):
        total = 0.0
        for face in range(1, SIDE):
            total += values[SORTED[OPEN[i] + face * SIDE * SIDE]]
        values[OPEN[i]] = total / FACES


@rule
def rolled_again(values: Reals, later: Reals) -> None:
    """Raise each complete cast to the best of what may be rolled again; `later` has been through `expect`."""
    for i in range(len(COMPLETE)):
        cast = COMPLETE[i]
        for again in range(1, ALL + 1):
            values[cast] = max(values[cast], later[kept(cast, again)])


@rule
def kept(cast: int, again: int) -> int:
    """The sorted form of what remains known when some dice, as bits, are rolled again."""
    a = 0 if again & 1 else cast // (SIDE * SIDE)
    b = 0 if again >> 1 & 1 else cast // SIDE % SIDE
    c = 0 if again >> BLACK & 1 else cast % SIDE
    return int(SORTED[(a * SIDE + b) * SIDE + c])


@rule
def cast_of(state: State) -> int:
    """The dice as they lie, not sorted."""
    return int((state.dice[0] * SIDE + state.dice[1]) * SIDE + state.dice[BLACK])
