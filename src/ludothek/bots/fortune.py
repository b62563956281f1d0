"""Chance for games that are compared: every draw has a place of its own, so that no choice shifts another draw.

A draw is named by the seed, the round, the seat for which chance speaks, how many turns that seat has had, and how many
times chance has spoken in this turn; a bot's own lots by the seed, the game, the seat and how many times it has chosen.
The name alone says what is drawn. So a seat's third throw of its seventh turn is the same number in every game of a
round, whatever anybody did before: it may only be read off other weights.
"""

from typing import Annotated, Any

import numpy as np

from ludothek.kit.chance import Source, seed_source
from ludothek.kit.record import Int, Record
from ludothek.kit.rule import rule

ROUNDS = 2**31
"""A seed has so many rounds."""

SEATS = 16
"""No table has more."""

NEVER = -1

_ROUND, _SOURCE, _SEAT, _TURN = 2**32, 2**31, 2**27, 2**10
"""What each part of a draw's name counts for; within a turn chance speaks less than a thousand times."""

Long = Annotated[int, np.int64, ()]
Counts = Annotated[Any, np.int64, (SEATS,)]


class Fortune(Record):
    """Where a game stands among the draws of its seed."""

    seed: Long
    dice: Long  # the round whose dice fall
    game: Long  # whose bots draw their lots
    draws: Long  # how many times chance has spoken in this turn
    holder: Int  # whose turn it is, NEVER before the first draw
    turns: Counts  # by seat, as far as chance spoke in them
    choices: Counts  # by seat


@rule
def begin(fortune: Fortune, seed: int, dice: int, game: int) -> None:
    """Before the first code of a game; rounds and games count from 0 below ROUNDS."""
    fortune.seed = seed
    fortune.dice = dice
    fortune.game = game
    fortune.draws = 0
    fortune.holder = NEVER
    fortune.turns[:] = 0
    fortune.choices[:] = 0


@rule
def seed_draw(source: Source, fortune: Fortune, holder: int) -> None:
    """Chance speaks for `holder`: let `source` begin at this draw."""
    if holder != fortune.holder:
        fortune.holder = holder
        fortune.turns[holder] += 1
        fortune.draws = 0
    seed_source(
        source,
        fortune.seed,
        fortune.dice * _ROUND + np.int64(holder) * _SEAT + fortune.turns[holder] * _TURN + fortune.draws,
    )
    fortune.draws += 1


@rule
def seed_lots(source: Source, fortune: Fortune, seat: int) -> None:
    """`seat` chooses: let `source` begin at the lots of this choice."""
    seed_source(source, fortune.seed, fortune.game * _ROUND + _SOURCE + np.int64(seat) * _SEAT + fortune.choices[seat])
    fortune.choices[seat] += 1
