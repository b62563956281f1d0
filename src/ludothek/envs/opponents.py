"""Many games at once in which one seat learns and compiled opponents play the others."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludothek.bots.lookahead import greedy
from ludothek.bots.memory import memory
from ludothek.envs.moment import reward, settle_chance, show
from ludothek.kit import verbs
from ludothek.kit.chance import Lists, Source, below, seed_source
from ludothek.kit.door import Rules
from ludothek.kit.game import BoardFile
from ludothek.kit.play import new
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule
from ludothek.kit.verbs import NOBODY

MINDS = ("random", "greedy")
"""The opponents there are, by how they choose."""

GREEDY = 1


class Rows(NamedTuple):
    """A row for each game. `own` is the seat that learns; the last three are about the game that ended there last."""

    states: Any
    sources: Any
    minds: Any
    own: Cells
    observation: Any
    mask: Any
    done: Any
    rewards: Any
    farewell: Any


@rule
def _until_own(board: Any, rows: Rows, i: int, mind: int, room: Lists, thoughts: Any) -> int:
    """Chance and the opponents go on until the learner is to choose or the game is over."""
    state = rows.states[i]
    mover = settle_chance(board, state, rows.sources[i], room)
    thoughts.source.bits = rows.minds[i].bits
    while mover >= 0 and mover != rows.own[i]:
        if mind == GREEDY:
            code = greedy(board, state, thoughts)
        else:
            code = int(room.codes[below(thoughts.source, verbs.legal(board, state, room.codes))])
        verbs.apply(board, state, code)
        mover = settle_chance(board, state, rows.sources[i], room)
    rows.minds[i].bits = thoughts.source.bits
    return mover


@rule
def _deal(board: Any, fresh: Any, rows: Rows, i: int, mind: int, room: Lists, thoughts: Any) -> None:
    """A new game, up to the learner's first choice; one without any is dealt again."""
    rows.states[i] = fresh[0]
    while _until_own(board, rows, i, mind, room, thoughts) == NOBODY:
        rows.states[i] = fresh[0]
    show(board, rows.states[i], rows.own[i], room, rows.observation[i], rows.mask[i])


@rule
def _deal_all(boards: Any, fresh: Any, rows: Rows, mind: int, lists: Any, thoughts: Any) -> None:
    for i in range(rows.states.shape[0]):
        _deal(boards[0], fresh, rows, i, mind, lists[0], thoughts)


@rule
def _step(
    boards: Any, fresh: Any, rows: Rows, mind: int, lists: Any, thoughts: Any, actions: Any, penalty: float
) -> None:
    """The learner chooses in every game. Something illegal loses the game."""
    board = boards[0]
    room = lists[0]
    for i in range(rows.states.shape[0]):
        state = rows.states[i]
        own = rows.own[i]
        legal = 0 <= actions[i] < rows.mask.shape[1] and rows.mask[i, actions[i]]
        mover = NOBODY
        if legal:
            verbs.apply(board, state, actions[i])
            mover = _until_own(board, rows, i, mind, room, thoughts)
        rows.done[i] = mover == NOBODY
        rows.rewards[i] = 0.0
        if mover == NOBODY:
            reward(board, state, thoughts.places, thoughts.values)
            rows.rewards[i] = thoughts.values[own] if legal else penalty
            verbs.observe(board, state, own, rows.farewell[i])
            rows.own[i] = own + 1 if own + 1 < thoughts.values.shape[0] else 0
            _deal(board, fresh, rows, i, mind, room, thoughts)
        else:
            show(board, state, own, room, rows.observation[i], rows.mask[i])


class Solos:
    """`count` games side by side, each waiting for its learner, who moves on by one seat from game to game.

    All arrays are written anew by every step. Reproducible from the seed.
    """

    ILLEGAL = -1.0
    """What something illegal earns; the game is over with it."""

    def __init__(
        self,
        name: str,
        count: int,
        *,
        seats: int = 2,
        opponents: str = "greedy",
        options: Any = None,
        board: str | BoardFile | None = None,
    ) -> None:
        if opponents not in MINDS:
            raise ValueError(f"no opponents are called {opponents!r}; there are: {', '.join(MINDS)}")
        start = new(name, seats, options, board)
        self.game = start.game
        self.seats = seats
        self.count = count
        self._mind = MINDS.index(opponents)
        self._board = start.board.block
        self._fresh = Rules(start.game, start.board).start(start.options, seats)
        self._lists = Lists.batch(1)
        self._thoughts = memory(self.game, seats, 1, seed=0)
        seen = (count, len(self.game.observed))
        self.rows = Rows(
            states=self.game.State.batch(count),
            sources=Source.batch(count),
            minds=Source.batch(count),
            own=np.zeros(count, np.int16),
            observation=np.zeros(seen, np.int16),
            mask=np.zeros((count, self.game.codes), np.bool_),
            done=np.zeros(count, np.bool_),
            rewards=np.zeros(count),
            farewell=np.zeros(seen, np.int16),
        )

    def deal(self, seed: int) -> None:
        """Begin everywhere anew."""
        for i in range(self.count):
            seed_source(self.rows.sources[i], seed, 2 * i)
            seed_source(self.rows.minds[i], seed, 2 * i + 1)
            self.rows.own[i] = i % self.seats
        _deal_all(self._board, self._fresh, self.rows, self._mind, self._lists, self._thoughts)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """The learner's code in every game."""
        chosen = np.ascontiguousarray(actions, np.int64)
        _step(self._board, self._fresh, self.rows, self._mind, self._lists, self._thoughts, chosen, self.ILLEGAL)
