"""Every game for PettingZoo: `env` and `raw_env` go from choice to choice, `parallel_env` asks everybody at once.

    from ludothek.envs.pettingzoo import env
    table = env(game="pamplona", seats=3)

Agents are `seat_0`, `seat_1`, …; observations hold "observation" (`Game.observed` names its numbers) and "action_mask".
Actions are the codes of the game. Rewards come at the end, by place: from 1 for the first to -1 for the last.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ludothek.envs.table import Table
from ludothek.kit.verbs import NOBODY

NAME = "ludothek_v0"
SEEDS = 2**31


def env(**kwargs: Any) -> Any:
    """`raw_env` for those who make mistakes: an illegal action loses at once, a call out of order is refused."""
    table: Any = wrappers.TerminateIllegalWrapper(raw_env(**kwargs), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc] # noqa: N801 - named as PettingZoo's tools expect, untyped
    """A game from choice to choice. The agent selected is the seat to choose; one seat may choose several times in a
    row. Actions are not checked. When a seat has made `max_cycles` choices the game is cut off without rewards."""

    metadata = {"render_modes": ["ansi"], "name": NAME, "is_parallelizable": False}  # noqa: RUF012 - theirs

    def __init__(
        self,
        game: str = "pamplona",
        seats: int = 2,
        options: Any = None,
        board: str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        EzPickle.__init__(self, game, seats, options, board, max_cycles, render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._table = Table(game, seats, options, board)
        self._max_cycles = max_cycles
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()
        self.observation_spaces = {agent: observation_space(self._table) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._table.game.codes) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same object for the same agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same object for the same agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - theirs
        """Deal a new game; equal seeds deal equal games."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._table.deal(int(self._seeds.integers(SEEDS)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.to_move]
        self._choices = [0] * len(self.agents)

    def observe(self, agent: str) -> dict[str, Any]:
        """What there is to see for any agent; only the one selected may do anything."""
        return observed(self._table, self._seats[agent])

    def step(self, action: Any) -> None:
        """The agent selected chooses."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._table
        seat = table.to_move
        self._cumulative_rewards[agent] = 0.0
        self._choices[seat] += 1
        table.play(int(action))
        if table.to_move == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, table.rewards(), strict=True))
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
            return
        if self._choices[seat] == self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[table.to_move]

    def render(self) -> str | None:
        """The position as text."""
        return drawn(self._table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


class parallel_env(ParallelEnv, EzPickle):  # type: ignore[misc] # noqa: N801 - likewise
    """The same, every agent asked in every cycle: who is not to choose has one action, waiting, the last of all.
    Whoever offers something illegal has said nothing, and the game waits. After `max_cycles` cycles it is cut off."""

    metadata = {"render_modes": ["ansi"], "name": NAME, "is_parallelizable": True}  # noqa: RUF012 - theirs

    def __init__(
        self,
        game: str = "pamplona",
        seats: int = 2,
        options: Any = None,
        board: str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, board, max_cycles, render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._table = Table(game, seats, options, board)
        self._max_cycles = max_cycles
        self._seeds = np.random.default_rng()
        self.observation_spaces = {agent: observation_space(self._table, 1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._table.game.codes + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same object for the same agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same object for the same agent."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - theirs
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game; equal seeds deal equal games."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._table.deal(int(self._seeds.integers(SEEDS)))
        self.agents = self.possible_agents.copy()
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """One cycle: the seat to choose chooses, the others wait."""
        table = self._table
        chosen = int(actions[self.possible_agents[table.to_move]])
        if table.may(chosen):
            table.play(chosen)
        self._cycles += 1
        over = table.to_move == NOBODY
        cut = not over and self._cycles == self._max_cycles
        worth = table.rewards() if over else [0.0] * len(self.agents)
        rewards = dict(zip(self.agents, worth, strict=True))
        seen = self._seen()
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, cut)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        if over or cut:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        """The position as text."""
        return drawn(self._table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _seen(self) -> dict[str, Any]:
        return {agent: observed(self._table, seat, 1) for seat, agent in enumerate(self.possible_agents)}


def observation_space(table: Table, waiting: int = 0) -> spaces.Space[Any]:
    """Numbers and a mask; with `waiting`, one action more than there are codes."""
    whole = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(whole.min, whole.max, (len(table.game.observed),), np.int16),
            "action_mask": spaces.Box(0, 1, (table.game.codes + waiting,), np.int8),
        }
    )


def observed(table: Table, seat: int, waiting: int = 0) -> dict[str, Any]:
    """What a seat sees and may do; with `waiting`, who is not to choose may wait."""
    mask = np.zeros(table.game.codes + waiting, np.int8)
    if seat == table.to_move:
        mask[: table.game.codes] = table.mask
    else:
        mask[table.game.codes :] = 1
    return {"observation": table.observation(seat), "action_mask": mask}


def drawn(table: Table) -> str:
    """The position as text."""
    return table.game.draw(table.board, table.block)
