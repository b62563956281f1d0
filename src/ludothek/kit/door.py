"""A game on one board, asked from Python in plain lists: what `Position` and tables stand on.

A position is a *block* here: an array with one State in it, because the compiler takes an array ten times quicker than
a bare record. `block[0]` is the record, `block.copy()` the same position in memory of its own.
"""

from typing import Any

import msgspec
import numpy as np

from ludothek.kit import verbs
from ludothek.kit.game import BoardFile, Game
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule

Block = Any
"""An array of one State; NumPy's types cannot say it."""


@rule
def _to_move(states: Block) -> int:
    return verbs.to_move(states[0])


@rule
def _turn(states: Block) -> int:
    return verbs.turn(states[0])


@rule
def _allowed(boards: Block, states: Block, out: Cells) -> int:
    return verbs.allowed(boards[0], states[0], out)


@rule
def _legal(boards: Block, states: Block, out: Cells) -> int:
    return verbs.legal(boards[0], states[0], out)


@rule
def _chances(boards: Block, states: Block, codes: Cells, weights: Cells) -> int:
    return verbs.chances(boards[0], states[0], codes, weights)


@rule
def _apply(boards: Block, states: Block, code: int) -> None:
    verbs.apply(boards[0], states[0], code)


@rule
def _count(boards: Block, states: Block, scores: Cells, places: Cells) -> None:
    for seat in range(scores.shape[0]):
        scores[seat] = verbs.score(boards[0], states[0], seat)
    verbs.standing(boards[0], states[0], places)


def _listed(cells: Cells) -> list[int]:
    numbers: list[int] = cells.tolist()
    return numbers


class Rules:
    """One game on one board. Unchecked, and for one thread: the answers share memory that every question overwrites."""

    __slots__ = ("_boards", "_codes", "_weights", "board", "game")

    def __init__(self, game: Game, board: BoardFile) -> None:
        self.game = game
        self.board = board
        self._boards = board.block
        self._codes: Cells = np.zeros(game.widest, np.int16)
        self._weights: Cells = np.zeros(game.widest, np.int16)

    def start(self, options: msgspec.Struct, seats: int) -> Block:
        """The position before the first move."""
        block = self.game.State.batch(1)
        self.game.settle(options, block[0], seats)
        verbs.deal(self.board.record, block[0], seats)
        return block

    def to_move(self, block: Block) -> int:
        """The seat to choose, CHANCE or NOBODY."""
        return _to_move(block)

    def turn(self, block: Block) -> int:
        """The seat whose turn it is, also while chance speaks for it."""
        return _turn(block)

    def allowed(self, block: Block) -> list[int]:
        """Everything a person may choose now; nothing unless a seat is to move."""
        return _listed(self._codes[: _allowed(self._boards, block, self._codes)]) if _to_move(block) >= 0 else []

    def legal(self, block: Block) -> list[int]:
        """What a search needs to look at now; nothing unless a seat is to move."""
        return _listed(self._codes[: _legal(self._boards, block, self._codes)]) if _to_move(block) >= 0 else []

    def outcomes(self, block: Block) -> tuple[list[int], list[int]]:
        """What chance may say now, and the weights; nothing unless it is chance's turn."""
        if _to_move(block) != verbs.CHANCE:
            return [], []
        count = _chances(self._boards, block, self._codes, self._weights)
        return _listed(self._codes[:count]), _listed(self._weights[:count])

    def apply(self, block: Block, code: int) -> None:
        """Carry out a code that is allowed, or an outcome of chance."""
        _apply(self._boards, block, code)

    def count(self, block: Block, seats: int) -> tuple[list[int], list[int]]:
        """The points and the place of every seat, as if the game ended now."""
        scores, places = self._codes[:seats], self._weights[:seats]
        _count(self._boards, block, scores, places)
        return _listed(scores), _listed(places)
