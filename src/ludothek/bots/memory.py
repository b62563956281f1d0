"""What a bot thinks with: memory set aside before it begins, so that thinking itself asks for none."""

from typing import Annotated, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludothek.kit import verbs
from ludothek.kit.chance import Lists, Source, seed_source
from ludothek.kit.game import Game
from ludothek.kit.judge import Judge, unlearned
from ludothek.kit.record import Cells, Int, Reals, Record

Count = Annotated[int, np.int32, ()]
Real = Annotated[float, np.float64, ()]

DEPTH = 64
"""The tree is at most so many codes deep; what follows is played out."""

LOOK = 4
"""A look at the ends of a turn goes at most so many codes ahead."""


class Node(Record):
    """A position in the tree: the one its parent's becomes by `code`."""

    code: Int
    mover: Int  # who decides among its children: a seat, or CHANCE
    children: Int  # how many; 0 until it is expanded
    first: Count  # its first child, the others follow it
    visits: Count
    promise: Real  # by how much the best end of the turn behind it falls short of the best there is, in points


class Tally(Record):
    """What all play-outs of a search have in common."""

    nodes: Count  # in use; the root is number 0
    pilots: Count  # play-outs that were only made to learn what margins to expect
    spread: Real  # how far margins lie from the expected, on average


class Memory(NamedTuple):
    """Records and arrays for one search at a time; rows and cells `by seat` count the seats of the table."""

    nodes: Any
    totals: Reals  # by node and seat: the sum of the values of all play-outs that came through
    tally: Any
    expected: Reals  # by seat: its margin when play simply goes on
    values: Reals  # by seat: what the last play-out was worth
    places: Cells  # by seat
    path: NDArray[np.int32]  # the nodes that the last play-out came through
    states: Any  # 0: the position that is being played on; the others: a look at the ends of a turn
    looks: Any  # codes of a look, by depth; the first ones are those considered
    tried: Cells  # how many of them were tried, by depth
    offered: Cells  # how many there are, by depth
    worth: Reals  # what each considered code leads to
    lists: Any
    source: Any
    judge: Judge


def memory(game: Game, seats: int, nodes: int, seed: int, index: int = 0, judge: Judge | None = None) -> Memory:
    """Memory for a tree of so many nodes and chance of its own. Without a judge, positions are what the game says."""
    source = Source.blank()
    seed_source(source, seed, index)
    tally = Tally.blank()
    tally.nodes = 1
    return Memory(
        nodes=Node.batch(nodes),
        totals=np.zeros((nodes, seats)),
        tally=tally,
        expected=np.zeros(seats),
        values=np.zeros(seats),
        places=np.zeros(seats, np.int16),
        path=np.zeros(DEPTH + 1, np.int32),
        states=game.State.batch(LOOK + 2),
        looks=Lists.batch(LOOK),
        tried=np.zeros(LOOK, np.int16),
        offered=np.zeros(LOOK, np.int16),
        worth=np.zeros(game.widest),
        lists=Lists.blank(),
        source=source,
        judge=judge or unlearned(seats),
    )


def seats_of(game: Game, board: Any, state: Any) -> int:
    """How many seats the table has."""
    places = np.zeros(game.seats[1], np.int16)
    verbs.standing(board, state, places)
    return int(np.count_nonzero(places))
