"""Playing on from a position greedily, and judging what came of it."""

from typing import Any

from ludothek.bots.lookahead import greedy
from ludothek.bots.memory import Memory
from ludothek.kit import verbs
from ludothek.kit.chance import weighted
from ludothek.kit.judge import margin
from ludothek.kit.rule import rule
from ludothek.kit.verbs import CHANCE, NOBODY

PLACE = 0.5
"""How much the place counts at the end of a game; the margin counts the rest, so that play stays sensible in games
that are won or lost."""


TO_THE_END = 2**30
"""More turns than any game has."""


@rule
def play_on(board: Any, state: Any, turns: int, memory: Memory) -> bool:
    """Play greedily until the turn has passed on so many times; whether the game ended before."""
    turn = verbs.turn(state)
    left = turns
    while left > 0:
        mover = verbs.to_move(state)
        if mover == NOBODY:
            return True
        if mover == CHANCE:
            outcomes = verbs.chances(board, state, memory.lists.codes, memory.lists.weights)
            code = weighted(memory.source, memory.lists, outcomes)
        else:
            code = greedy(board, state, memory)
        verbs.apply(board, state, code)
        if verbs.turn(state) != turn:
            turn = verbs.turn(state)
            left -= 1
    return bool(verbs.to_move(state) == NOBODY)


@rule
def measure(board: Any, state: Any, memory: Memory) -> None:
    """Write the margin of each seat into `values`."""
    for seat in range(memory.values.shape[0]):
        memory.values[seat] = margin(board, state, seat, memory.judge)


@rule
def learn(memory: Memory) -> None:
    """Take the margins in `values` into account for what is to be expected."""
    tally = memory.tally
    tally.pilots += 1
    away = 0.0
    for seat in range(memory.values.shape[0]):
        difference = memory.values[seat] - memory.expected[seat]
        memory.expected[seat] += difference / tally.pilots
        away += abs(difference) / memory.values.shape[0]
    if tally.pilots > 1:
        tally.spread += (away - tally.spread) / (tally.pilots - 1)


@rule
def judge(board: Any, state: Any, over: bool, memory: Memory) -> None:
    """Turn the margins in `values` into values from 0 to 1; at the end of a game its places count as well."""
    seats = memory.values.shape[0]
    spread = memory.tally.spread + 0.5
    for seat in range(seats):
        surplus = (memory.values[seat] - memory.expected[seat]) / spread
        memory.values[seat] = 0.5 + 0.5 * surplus / (1.0 + abs(surplus))
    if not over:
        return
    places = memory.places
    verbs.standing(board, state, places)
    for seat in range(seats):
        better = 0
        equal = 0
        for other in range(seats):
            better += places[other] < places[seat]
            equal += places[other] == places[seat]
        share = 1.0 - (better + 0.5 * (equal - 1)) / (seats - 1)
        memory.values[seat] += PLACE * (share - memory.values[seat])
