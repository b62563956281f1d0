"""Counting the tree: how many sequences of so many codes there are, chance's outcomes included.

Numbers that anybody can compare: a wrong rule seldom leaves them alone.
"""

from typing import Any

import numpy as np

from ludothek.kit import verbs
from ludothek.kit.play import Position
from ludothek.kit.record import Cells
from ludothek.kit.rule import put, rule
from ludothek.kit.verbs import CHANCE, NOBODY


@rule
def _options(board: Any, state: Any, codes: Cells, weights: Cells) -> int:
    """What may come next, chosen or drawn; 0 when the game is over."""
    mover = verbs.to_move(state)
    if mover == NOBODY:
        return 0
    if mover == CHANCE:
        return verbs.chances(board, state, codes, weights)
    return verbs.legal(board, state, codes)


@rule
def _count(board: Any, states: Any, codes: Any, weights: Cells, depth: int) -> int:
    """Walk the tree below `states[0]` with one state and one list of codes for each level."""
    left = np.zeros(depth, np.int64)
    level = 0
    left[0] = _options(board, states[0], codes[0], weights)
    total = 0
    while level >= 0:
        if level == depth - 1:
            total += left[level]
            level -= 1
        elif left[level] == 0:
            level -= 1
        else:
            left[level] -= 1
            put(states, level + 1, states[level])
            verbs.apply(board, states[level + 1], codes[level, left[level]])
            level += 1
            left[level] = _options(board, states[level], codes[level], weights)
    return int(total)


def perft(position: Position, depth: int) -> int:
    """How many sequences of exactly `depth` canonical codes lead on from here. A game that ends sooner is none."""
    if depth == 0:
        return 1
    game = position.game
    states = game.State.batch(depth)
    states[0] = position.state
    codes = np.zeros((depth, game.widest), np.int16)
    return _count(position.board.record, states, codes, np.zeros(game.widest, np.int16), depth)
