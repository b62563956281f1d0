"""Thousands of games that step at once, as NumPy arrays: the fast way to train.

    games = Batch("pamplona", 4096, seats=2, seed=1)
    while learning:
        games.step(policy(games.observation, games.mask))

Chance is drawn inside: each step ends where a seat has to choose. A game that ends deals itself anew in the same step.
"""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludothek.envs.moment import reward, settle_chance, show
from ludothek.kit import verbs
from ludothek.kit.chance import Lists, Source, below, seed_source
from ludothek.kit.door import Rules
from ludothek.kit.errors import IllegalMove
from ludothek.kit.game import BoardFile
from ludothek.kit.play import new
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule
from ludothek.kit.verbs import NOBODY

Flags = NDArray[np.bool_]
Floats = NDArray[np.float32]


class Rows(NamedTuple):
    """What compiled code works on: a row for each game."""

    states: Any
    sources: Any
    lucks: Any
    to_move: Cells
    observation: Any
    mask: Any
    chances: Cells
    rewards: Any
    done: Any
    scores: Any

    def part(self, rows: slice) -> "Rows":
        """Some of the games, in the same memory."""
        return Rows(*(array[rows] for array in self))


@rule
def _await(board: Any, rows: Rows, i: int, room: Lists, mover: int) -> None:
    """Game i waits for `mover`; one of its legal codes is drawn for those who play at random."""
    rows.to_move[i] = mover
    count = show(board, rows.states[i], mover, room, rows.observation[i], rows.mask[i])
    rows.chances[i] = room.codes[below(rows.lucks[i], count)]


@rule
def _deal(boards: Any, fresh: Any, rows: Rows, lists: Any) -> None:
    for i in range(rows.states.shape[0]):
        rows.states[i] = fresh[0]
        _await(boards[0], rows, i, lists[0], settle_chance(boards[0], rows.states[i], rows.sources[i], lists[0]))


@rule
def _step(boards: Any, fresh: Any, rows: Rows, lists: Any, actions: Any, places: Cells) -> None:
    board = boards[0]
    room = lists[0]
    for i in range(rows.states.shape[0]):
        state = rows.states[i]
        if rows.done[i]:
            rows.done[i] = False
            rows.rewards[i, :] = 0.0
        verbs.apply(board, state, actions[i])
        mover = settle_chance(board, state, rows.sources[i], room)
        if mover == NOBODY:
            rows.done[i] = True
            reward(board, state, places, rows.rewards[i])
            for seat in range(rows.scores.shape[1]):
                rows.scores[i, seat] = verbs.score(board, state, seat)
            rows.states[i] = fresh[0]
            mover = settle_chance(board, state, rows.sources[i], room)
        _await(board, rows, i, room, mover)


@rule
def _first_illegal(actions: Any, mask: Any) -> int:
    """The first game whose action is not among the legal ones, or -1."""
    for i in range(actions.shape[0]):
        if not 0 <= actions[i] < mask.shape[1] or not mask[i, actions[i]]:
            return i
    return -1


class Batch:
    """`count` games of one kind side by side. All arrays have a row for each game and are written anew by every step:
    copy what is needed longer.

    Reproducible: the same seed and actions give the same games, whatever the number of threads.
    """

    def __init__(
        self,
        name: str,
        count: int,
        *,
        seats: int = 2,
        seed: int = 0,
        options: Any = None,
        board: str | BoardFile | None = None,
        threads: int = 1,
    ) -> None:
        start = new(name, seats, options, board)
        self.game = start.game
        self.seats = seats
        self.count = count
        self._board = start.board.block
        self._fresh = Rules(start.game, start.board).start(start.options, seats)
        self._rows = Rows(
            states=self.game.State.batch(count),
            sources=Source.batch(count),
            lucks=Source.batch(count),
            to_move=np.zeros(count, np.int16),
            observation=np.zeros((count, len(self.game.observed)), np.int16),
            mask=np.zeros((count, self.game.codes), np.bool_),
            chances=np.zeros(count, np.int16),
            rewards=np.zeros((count, seats), np.float32),
            done=np.zeros(count, np.bool_),
            scores=np.zeros((count, seats), np.int16),
        )
        self._parts = [(part, self._rows.part(part)) for part in _edges(count, threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(seed)

    @property
    def to_move(self) -> Cells:
        """The seat that each game waits for."""
        return self._rows.to_move

    @property
    def observation(self) -> Cells:
        """What that seat sees; `Game.observed` names the columns."""
        seen: Cells = self._rows.observation
        return seen

    @property
    def mask(self) -> Flags:
        """Which codes that seat may choose."""
        mask: Flags = self._rows.mask
        return mask

    @property
    def rewards(self) -> Floats:
        """By seat: what a game that ended in the last step was worth; zero in all others."""
        rewards: Floats = self._rows.rewards
        return rewards

    @property
    def done(self) -> Flags:
        """Whether a game ended in the last step, and a new one began."""
        done: Flags = self._rows.done
        return done

    @property
    def scores(self) -> Cells:
        """By seat: the final points of the last game that ended in this row."""
        scores: Cells = self._rows.scores
        return scores

    def reset(self, seed: int) -> None:
        """Deal every game anew; game n draws from a stream of its own of the seed."""
        for i in range(self.count):
            seed_source(self._rows.sources[i], seed, 2 * i)
            seed_source(self._rows.lucks[i], seed, 2 * i + 1)
        for array in (self._rows.done, self._rows.rewards, self._rows.scores):
            array[:] = 0
        self._each(lambda _, rows: _deal(self._board, self._fresh, rows, Lists.batch(1)))

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Play a code in every game; IllegalMove, and nothing has changed, when one of them is not legal."""
        if actions.shape != (self.count,):
            raise ValueError(f"{self.count} games need {self.count} actions, not an array of {actions.shape}")
        actions = np.ascontiguousarray(actions, np.int64)
        wrong = _first_illegal(actions, self.mask)
        if wrong >= 0:
            legal = [self.game.notation(self.game.decode(int(code))) for code in np.flatnonzero(self.mask[wrong])]
            raise IllegalMove(f"code {actions[wrong]} is not legal in game {wrong}", legal)

        def play(part: slice, rows: Rows) -> None:
            _step(self._board, self._fresh, rows, Lists.batch(1), actions[part], np.zeros(self.seats, np.int16))

        self._each(play)

    def sample(self) -> NDArray[np.int64]:
        """A legal code for each game, all equally likely."""
        return self._rows.chances.astype(np.int64)

    def _each(self, work: Any) -> None:
        """Do the work on every part of the games, on a thread each."""
        if self._pool is None:
            work(*self._parts[0])
        else:
            list(self._pool.map(lambda part: work(*part), self._parts))


def _edges(count: int, parts: int) -> list[slice]:
    edges = np.linspace(0, count, parts + 1).astype(int).tolist()
    return [slice(first, end) for first, end in pairwise(edges)]
