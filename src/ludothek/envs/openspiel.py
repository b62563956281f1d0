"""Every game for OpenSpiel: `register()`, then `pyspiel.load_game("ludothek_pamplona(players=3)")`.

Chance is in the tree with its exact probabilities. Actions and outcomes are the codes of the game; returns go by place,
from 1 for the first to -1 for the last. Further parameters are `board` and `options`, a JSON object.
"""

import copy
from typing import Any

import msgspec
import numpy as np
import pyspiel

from ludothek.envs.table import sight, worths
from ludothek.kit.door import Block, Rules
from ludothek.kit.game import SHELF, Game, game
from ludothek.kit.play import new
from ludothek.kit.verbs import CHANCE, NOBODY

LONGEST = 20_000
"""No game of ours takes so many codes."""


def register() -> None:
    """Make all games known to OpenSpiel; a second time does nothing."""
    known = set(pyspiel.registered_names())
    for name in SHELF:
        if short_name(name) not in known:
            pyspiel.register_game(_type(game(name)), _maker(name))


def short_name(name: str) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"ludothek_{name}"


def _type(found: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(found.name),
        long_name=f"Ludothek: {found.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=found.seats[0],
        max_num_players=found.seats[1],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": found.seats[0],
            "board": next(iter(found.boards())),
            "options": "{}",
        },
    )


def _maker(name: str) -> type[pyspiel.Game]:
    """OpenSpiel makes a game by calling its class with the parameters."""

    class Made(LudothekGame):
        kind = game(name)

    return Made


class LudothekGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game of ours with so many players."""

    kind: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        low = self.kind.seats[0]
        players = int(params.get("players", low))
        start = new(self.kind.name, players, msgspec.json.decode(params.get("options", "{}")), params.get("board"))
        rules = Rules(self.kind, start.board)
        self.start = Board(rules, rules.start(start.options, players), players)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.kind.codes,
            max_chance_outcomes=self.kind.codes,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.kind), information, params)

    def new_initial_state(self, state: Any = None) -> "LudothekState":  # noqa: ARG002 - theirs
        """The start."""
        return LudothekState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ARG002 - theirs
        """Everybody sees everything, each from their own seat."""
        return Observer(self.kind)


class Board:
    """A position on its board. Copies share all but the position; pickles hold all."""

    def __init__(self, rules: Rules, block: Block, seats: int) -> None:
        self.rules = rules
        self.block = block
        self.seats = seats

    def __deepcopy__(self, memo: dict[int, Any]) -> "Board":
        return Board(self.rules, self.block.copy(), self.seats)

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.rules.game.name, self.rules.board.text, self.block.tobytes(), self.seats)


def _unpickled(name: str, board: str, block: bytes, seats: int) -> Board:
    kind = game(name)
    state = kind.State.batch(1)
    state.view(np.uint8)[:] = np.frombuffer(block, np.uint8)
    return Board(Rules(kind, kind.read_board(board)), state, seats)


class LudothekState(pyspiel.State):  # type: ignore[misc] # likewise
    """A position, choices and chance alike as OpenSpiel asks for them."""

    def __init__(self, made: LudothekGame) -> None:
        super().__init__(made)
        self.now = copy.deepcopy(made.start)

    def current_player(self) -> int:
        """A seat, chance or the end."""
        mover = self.now.rules.to_move(self.now.block)
        if mover == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if mover == NOBODY else mover

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.now.rules.to_move(self.now.block) == NOBODY

    def returns(self) -> list[float]:
        """By place, zero until the end."""
        if not self.is_terminal():
            return [0.0] * self.now.seats
        return worths(self.now.rules.board, self.now.block, self.now.seats)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Codes with their probabilities."""
        codes, weights = self.now.rules.outcomes(self.now.block)
        total = sum(weights)
        return [(code, weight / total) for code, weight in zip(codes, weights, strict=True)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.now.rules.legal(self.now.block) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        self.now.rules.apply(self.now.block, action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - theirs
        kind = self.now.rules.game
        return kind.notation(kind.decode(action))

    def __str__(self) -> str:
        return self.now.rules.game.draw(self.now.rules.board, self.now.block)


class Observer:
    """What a seat sees, as text and as numbers of which `Game.observed` has the names."""

    def __init__(self, kind: Game) -> None:
        self.tensor = np.zeros(len(kind.observed), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LudothekState, player: int) -> None:
        """Look at a position from a seat."""
        self.tensor[:] = sight(state.now.rules.game, state.now.rules.board, state.now.block, player)

    def string_from(self, state: LudothekState, player: int) -> str:  # noqa: ARG002 - everybody sees the same
        """The position as text."""
        return str(state)
