"""Every game for Gymnasium: one seat learns, bots play the others.

    import gymnasium
    table = gymnasium.make("ludothek.envs.gymnasium:ludothek/Solo-v0", game="pamplona", seats=4, opponents="expert")

Observations are numbers of which `Game.observed` has the names; what may be done stands in `info["action_mask"]`.
Actions are the codes of the game. The reward comes at the end, by place: from 1 for the first to -1 for the last; who
chooses something illegal has lost at once.
"""

from collections.abc import Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludothek.bots.levels import bot
from ludothek.envs.opponents import Solos
from ludothek.envs.table import Table
from ludothek.kit.game import Game
from ludothek.kit.record import Cells
from ludothek.kit.verbs import NOBODY

SEEDS = 2**31


def observation_space(game: Game) -> spaces.Space[Cells]:
    """As many numbers as the game has names for."""
    whole = np.iinfo(np.int16)
    return cast(spaces.Space[Cells], spaces.Box(int(whole.min), int(whole.max), (len(game.observed),), np.int16))


class Solo(gymnasium.Env[Cells, np.int64]):
    """One game against bots, which are named one for all or one for each; the learner's `seat` is drawn for every game
    if it is None."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - theirs

    def __init__(
        self,
        game: str = "pamplona",
        seats: int = 2,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        options: Any = None,
        board: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise ValueError(f"{seats} seats leave room for {seats - 1} opponents, not {len(names)}")
        self.render_mode = render_mode
        self._bots = [bot(name) for name in names]
        self._table = Table(game, seats, options, board)
        self._wish = seat
        self._seat = seat or 0
        self.observation_space = observation_space(self._table.game)
        self.action_space = spaces.Discrete(self._table.game.codes)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Cells, dict[str, Any]]:
        """Deal a new game and let the others play until the learner is to choose."""
        super().reset(seed=seed, options=options)
        self._seat = int(self.np_random.integers(self._table.seats)) if self._wish is None else self._wish
        self._table.deal(int(self.np_random.integers(SEEDS)))
        self._others_play()
        return self._table.observation(self._seat), self._info()

    def step(self, action: np.int64) -> tuple[Cells, float, bool, bool, dict[str, Any]]:
        """The learner chooses, then the others do until it is the learner's choice again."""
        table = self._table
        code = int(action)
        if table.to_move != self._seat or not table.may(code):
            return table.observation(self._seat), Solos.ILLEGAL, True, False, self._info()
        table.play(code)
        self._others_play()
        over = table.to_move == NOBODY
        reward = table.rewards()[self._seat] if over else 0.0
        return table.observation(self._seat), reward, over, False, self._info()

    def render(self) -> str | None:
        """The position as text."""
        return self._table.game.draw(self._table.board, self._table.block) if self.render_mode == "ansi" else None

    def _others_play(self) -> None:
        table = self._table
        while table.to_move not in (self._seat, NOBODY):
            mind = self._bots[(table.to_move - self._seat) % table.seats - 1]
            seed = int(self.np_random.integers(SEEDS))
            table.play(mind(table.game, table.board.record, table.block[0], seed))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._table.mask.astype(np.int8), "seat": self._seat}


class SoloVector(VectorEnv[Cells, NDArray[np.int64], Any]):
    """Many such games in compiled code, against opponents that are "random" or "greedy". The learner moves on by one
    seat from game to game. A game that ends begins anew in the same step; its last sight is in `info["final_obs"]`."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - theirs

    def __init__(
        self,
        game: str = "pamplona",
        num_envs: int = 1024,
        seats: int = 2,
        opponents: str = "greedy",
        options: Any = None,
        board: str | None = None,
    ) -> None:
        self._solos = Solos(game, num_envs, seats=seats, opponents=opponents, options=options, board=board)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self._solos.game)
        self.single_action_space = spaces.Discrete(self._solos.game.codes)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Cells, dict[str, Any]]:
        """Deal every game anew."""
        super().reset(seed=seed, options=options)
        self._solos.deal(int(self.np_random.integers(SEEDS)))
        return self._solos.rows.observation.copy(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Cells, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """The learner chooses in every game."""
        self._solos.step(actions)
        rows = self._solos.rows
        info = self._info()
        if rows.done.any():
            info |= {"final_obs": rows.farewell.copy(), "_final_obs": rows.done.copy()}
        return (
            rows.observation.copy(),
            rows.rewards.copy(),
            rows.done.copy(),
            np.zeros(self.num_envs, np.bool_),
            info,
        )

    def _info(self) -> dict[str, Any]:
        rows = self._solos.rows
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": rows.mask.astype(np.int8),
            "_action_mask": everywhere,
            "seat": rows.own.copy(),
            "_seat": everywhere,
        }


gymnasium.register("ludothek/Solo-v0", entry_point=f"{__name__}:Solo", vector_entry_point=f"{__name__}:SoloVector")
