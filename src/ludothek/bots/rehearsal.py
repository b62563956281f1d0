"""Rehearsing: playing on from each promising choice for a few turns with the same dice, and judging what comes of it.

What the dice do differently is most of what one game differs from another by. Here all choices meet the same dice, and
the first throw runs through its outcomes evenly, so a few hundred rehearsals tell small advantages that a tree
search, in which every branch meets dice of its own, needs many thousands for.
"""

from typing import Any, NamedTuple

import numpy as np

from ludothek.bots.lookahead import NOTHING, greedy, survey
from ludothek.bots.memory import Memory
from ludothek.kit import verbs
from ludothek.kit.chance import Source, seed_source, weighted
from ludothek.kit.game import Game
from ludothek.kit.judge import foretell, worth
from ludothek.kit.record import Cells, Reals
from ludothek.kit.rule import apart, put, rule
from ludothek.kit.verbs import CHANCE, NOBODY

CHOICES = 16
"""No more choices are rehearsed, the most promising ones."""

WINDOW = 0.2
"""Choices that seem to lose so much of a win are not rehearsed."""

GOLDEN = 0.6180339887498949
"""Multiples of it, without what is before the point, are spread evenly however many there are."""


class Stage(NamedTuple):
    """Room for rehearsing the choices of one position."""

    codes: Cells
    rests: Any  # by choice: the position after it, when somebody else is to move
    totals: Any  # by choice and seat: the sum of what rehearsals were worth
    counts: Any  # by choice: rehearsals
    dice: Any


def stage(game: Game, seats: int) -> Stage:
    """An empty one."""
    return Stage(
        codes=np.zeros(CHOICES, np.int16),
        rests=game.State.batch(CHOICES),
        totals=np.zeros((CHOICES, seats)),
        counts=np.zeros(CHOICES, np.int64),
        dice=Source.blank(),
    )


@rule
def cast(board: Any, start: Any, memory: Memory, stage: Stage) -> int:
    """Put the choices on the stage that a look finds promising, the best first. How many these are."""
    codes = survey(board, start, memory)
    best = NOTHING
    count = 0
    while count < min(codes, CHOICES):
        pick = 0
        for i in range(codes):
            if memory.worth[i] > memory.worth[pick]:
                pick = i
        if count == 0:
            best = memory.worth[pick]
        if memory.worth[pick] < best - WINDOW * memory.judge.unit[0]:
            break
        stage.codes[count] = memory.looks[0].codes[pick]
        memory.worth[pick] = NOTHING - 1.0
        count += 1
    for i in range(count):
        put(stage.rests, i, start)
        mover = verbs.to_move(start)
        verbs.apply(board, stage.rests[i], stage.codes[i])
        while verbs.to_move(stage.rests[i]) == mover:
            verbs.apply(board, stage.rests[i], greedy(board, stage.rests[i], memory))
    return count


@rule
def rehearse(
    board: Any, turns: int, alive: Cells, first: int, count: int, seed: int, memory: Memory, stage: Stage
) -> None:
    """So many rehearsals, from number `first` on, of each choice that is alive, until the turn has passed on so many
    times and somebody has chosen. Rehearsals of one number have the same dice."""
    seats = memory.values.shape[0]
    for number in range(first, first + count):
        for choice in alive:
            put(memory.states, 0, stage.rests[choice])
            seed_source(stage.dice, seed, number)
            _play_on(board, memory.states[0], turns, (number * GOLDEN) % 1.0, memory, stage.dice)
            foretell(board, memory.states[0], memory.judge)
            stage.counts[choice] += 1
            for seat in range(seats):
                stage.totals[choice, seat] += worth(memory.judge, seat)


@apart
def _play_on(board: Any, state: Any, turns: int, lot: float, memory: Memory, dice: Source) -> None:
    """Play greedily until so many turns are over; what the first dice show is given by a lot from 0 to 1."""
    left = turns
    drawn = False
    turn = verbs.turn(state)
    mover = verbs.to_move(state)
    while mover != NOBODY and left > 0:
        if mover == CHANCE:
            lists = memory.lists
            count = verbs.chances(board, state, lists.codes, lists.weights)
            code = weighted(dice, lists, count) if drawn else _at(lists, count, lot)
            drawn = True
        else:
            code = greedy(board, state, memory)
        verbs.apply(board, state, code)
        mover = verbs.to_move(state)
        if verbs.turn(state) != turn:
            turn = verbs.turn(state)
            left -= 1


@rule
def _at(lists: Any, count: int, lot: float) -> int:
    """The outcome at a part from 0 to 1 of all weights."""
    total = 0
    for i in range(count):
        total += lists.weights[i]
    rest = int(lot * total)
    place = 0
    while rest >= lists.weights[place]:
        rest -= lists.weights[place]
        place += 1
    return int(lists.codes[place])


def best_first(stage: Stage, alive: list[int], seat: int) -> list[int]:
    """The choices in order of what they were worth to a seat."""
    means: Reals = stage.totals[:, seat] / np.maximum(stage.counts, 1)
    return sorted(alive, key=lambda choice: -means[choice])
