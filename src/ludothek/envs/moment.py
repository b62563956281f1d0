"""A game among programs, from one choice to the next: chance is drawn, the chooser is shown what there is."""

from typing import Any

from ludothek.kit import verbs
from ludothek.kit.chance import Lists, Source, weighted
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule
from ludothek.kit.verbs import CHANCE


@rule
def settle_chance(board: Any, state: Any, source: Source, lists: Lists) -> int:
    """Let chance speak until a seat is to choose or the game is over; who is to move then."""
    mover = verbs.to_move(state)
    while mover == CHANCE:
        code = weighted(source, lists, verbs.chances(board, state, lists.codes, lists.weights))
        verbs.apply(board, state, code)
        mover = verbs.to_move(state)
    return mover


@rule
def show(board: Any, state: Any, mover: int, lists: Lists, observation: Cells, mask: Any) -> int:
    """Write what the mover sees and may do; how many codes these are, which stand in `lists`."""
    verbs.observe(board, state, mover, observation)
    mask[:] = False
    count = verbs.legal(board, state, lists.codes)
    for i in range(count):
        mask[lists.codes[i]] = True
    return count


@rule
def reward(board: Any, state: Any, places: Cells, rewards: Any) -> None:
    """What the places of a finished game are worth: 1 for the first, -1 for the last, in even steps between; who share
    places share their worth. The rewards of a table add up to nothing."""
    seats = rewards.shape[0]
    verbs.standing(board, state, places)
    for seat in range(seats):
        better = 0
        equal = 0
        for other in range(seats):
            better += places[other] < places[seat]
            equal += places[other] == places[seat]
        rewards[seat] = 1.0 - (2.0 * better + equal - 1.0) / (seats - 1)
