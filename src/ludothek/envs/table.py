"""One game for programs, decision by decision: what every environment for one game at a time stands on."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludothek.envs.moment import reward, settle_chance, show
from ludothek.kit import verbs
from ludothek.kit.chance import Lists, Source, seed_source
from ludothek.kit.door import Block, Rules
from ludothek.kit.game import BoardFile, Game
from ludothek.kit.play import new
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule


@rule
def _begin(boards: Any, states: Any, sources: Any, lists: Any, observation: Cells, mask: Any) -> int:
    mover = settle_chance(boards[0], states[0], sources[0], lists[0])
    show(boards[0], states[0], mover, lists[0], observation, mask)
    return mover


@rule
def _play(boards: Any, states: Any, code: int, sources: Any, lists: Any, observation: Cells, mask: Any) -> int:
    verbs.apply(boards[0], states[0], code)
    mover = settle_chance(boards[0], states[0], sources[0], lists[0])
    if mover >= 0:
        show(boards[0], states[0], mover, lists[0], observation, mask)
    else:
        mask[:] = False
    return mover


@rule
def _observe(boards: Any, states: Any, seat: int, out: Cells) -> None:
    verbs.observe(boards[0], states[0], seat, out)


@rule
def _rewards(boards: Any, states: Any, places: Cells, rewards: Any) -> None:
    reward(boards[0], states[0], places, rewards)


def sight(game: Game, board: BoardFile, block: Block, seat: int) -> Cells:
    """What there is to see from a seat, as numbers of which `Game.observed` has the names."""
    seen: Cells = np.zeros(len(game.observed), np.int16)
    _observe(board.block, block, seat, seen)
    return seen


def worths(board: BoardFile, block: Block, seats: int) -> list[float]:
    """By seat, what the places are worth as if the game ended now: from 1 to -1."""
    worth = np.zeros(seats)
    _rewards(board.block, block, np.zeros(seats, np.int16), worth)
    found: list[float] = worth.tolist()
    return found


class Table:
    """A game that waits for one seat at a time and draws chance itself. Codes are not checked: look at `mask`."""

    def __init__(self, name: str, seats: int, options: Any = None, board: str | BoardFile | None = None) -> None:
        start = new(name, seats, options, board)
        self.game = start.game
        self.board = start.board
        self.seats = seats
        self._fresh = Rules(start.game, start.board).start(start.options, seats)
        self._states = self._fresh.copy()
        self._sources = Source.batch(1)
        self._lists = Lists.batch(1)
        self._seen = np.zeros(len(self.game.observed), np.int16)
        self._mask = np.zeros(self.game.codes, np.bool_)
        self.to_move = verbs.NOBODY
        """The seat that the game waits for; NOBODY before it is dealt and when it is over."""

    @property
    def block(self) -> Any:
        """The position, an array of one record."""
        return self._states

    @property
    def mask(self) -> NDArray[np.bool_]:
        """A copy of which codes the seat to move may choose."""
        return self._mask.copy()

    def may(self, code: int) -> bool:
        """Whether the seat to move may choose this code."""
        return 0 <= code < len(self._mask) and bool(self._mask[code])

    def deal(self, seed: int) -> None:
        """Begin a new game, whose chance depends on the seed."""
        seed_source(self._sources[0], seed, 0)
        self._states[0] = self._fresh[0]
        self.to_move = _begin(self.board.block, self._states, self._sources, self._lists, self._seen, self._mask)

    def play(self, code: int) -> None:
        """Carry out a code that `mask` allows, and let chance speak until a seat is to choose again."""
        self.to_move = _play(self.board.block, self._states, code, self._sources, self._lists, self._seen, self._mask)

    def observation(self, seat: int) -> Cells:
        """What there is to see from a seat, as numbers of which `Game.observed` has the names."""
        return self._seen.copy() if seat == self.to_move else sight(self.game, self.board, self._states, seat)

    def rewards(self) -> list[float]:
        """By seat, what the places are worth as if the game ended now: from 1 to -1."""
        return worths(self.board, self._states, self.seats)
