"""Every registered game with every board, every combination of its options and every number of seats."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import msgspec
import numpy as np
import pytest

from ludothek.kit import verbs
from ludothek.kit.chance import Stream
from ludothek.kit.game import BoardFile, Game, games
from ludothek.kit.judge import Judge, margin, unlearned
from ludothek.kit.play import Position, new
from ludothek.kit.record import copied
from ludothek.kit.rule import BOUNDS_CHECKED, COMPILED, put, rule
from ludothek.kit.verbs import CHANCE, NOBODY

LONGEST = 20_000
"""No game of ours takes so many codes."""

AIMLESS = 500
"""After so many codes chosen at random a game is brought to an end: seats begin to prefer what promises more."""

TASTES = 3
"""So many choices they compare then."""

MOST = LONGEST if COMPILED else 600
"""An interpreted run is slow; of long games it sees the first part."""


@rule
def promise(boards: Any, states: Any, code: int, seat: int, judge: Judge) -> float:
    """What the position `states[0]` promises a seat after a code, the others' promises set off; writes `states[1]`."""
    put(states, 1, states[0])
    verbs.apply(boards[0], states[1], code)
    return margin(boards[0], states[1], seat, judge)


@dataclass(frozen=True)
class Case:
    """One way to play a game."""

    game: Game
    board: BoardFile
    options: msgspec.Struct
    seats: int

    def __str__(self) -> str:
        chosen = msgspec.json.encode(self.options).decode().translate(str.maketrans("", "", '{}"'))
        return " ".join(filter(None, [self.game.name, self.board.id, str(self.seats), chosen]))

    def start(self) -> Any:
        """The state at the start."""
        state = self.game.State.blank()
        self.game.settle(self.options, state, self.seats)
        verbs.deal(self.board.record, state, self.seats)
        return state

    def position(self) -> Position:
        """The start, through the checked door."""
        return new(self.game.name, self.seats, self.options, self.board)

    def walk(self, seed: int = 0, most: int = MOST) -> Iterator[tuple[Any, int, Any]]:
        """A game, everything allowed: state before, code, state after. No state is touched again. It is played at
        random at first and ends after `most` codes at the latest."""
        dice = random.Random(f"{self} {seed}")
        state = self.start()
        for number in range(most):
            mover = verbs.to_move(state)
            if mover == NOBODY:
                return
            codes = self.codes(state)
            code = dice.choice(codes)
            if number >= AIMLESS and mover != CHANCE:
                code = self.best(state, [dice.choice(codes) for _ in range(TASTES)])
            after = copied(state)
            verbs.apply(self.board.record, after, code)
            yield state, code, after
            state = after
        if most == LONGEST:
            raise AssertionError(f"{self} has not ended after {LONGEST} codes")

    def best(self, state: Any, codes: list[int]) -> int:
        """The code that promises the seat to move most."""
        states = self.game.State.batch(2)
        states[0] = state
        mover = verbs.to_move(state)
        return max(codes, key=lambda code: promise(self.board.block, states, code, mover, unlearned(self.seats)))

    def codes(self, state: Any) -> list[int]:
        """What may come next: everything allowed, or every outcome."""
        if verbs.to_move(state) == CHANCE:
            return self.outcomes(state)[0]
        return self.listed(verbs.allowed, state)

    def outcomes(self, state: Any) -> tuple[list[int], list[int]]:
        """Chance's codes and their weights."""
        codes, weights = np.zeros((2, self.game.widest), np.int16)
        n = verbs.chances(self.board.record, state, codes, weights)
        return codes[:n].tolist(), weights[:n].tolist()

    def listed(self, verb: Any, state: Any) -> list[int]:
        """What `legal` or `allowed` writes."""
        out = np.zeros(self.game.widest, np.int16)
        listed: list[int] = out[: verb(self.board.record, state, out)].tolist()
        return listed


def chosen(pos: Position, stream: Stream, codes: list[int]) -> int:
    """One of the codes: any at first, later one that promises more than some others."""
    code = codes[stream.below(len(codes))]
    if len(pos.codes) < AIMLESS:
        return code
    others = [codes[stream.below(len(codes))] for _ in range(TASTES - 1)]
    return Case(pos.game, pos.board, pos.options, pos.seats).best(pos.state, [code, *others])


def option_sets(game: Game) -> list[msgspec.Struct]:
    """Every combination of the game's options; of a number that may be left out, one value."""
    fields = msgspec.structs.fields(game.Options)
    values = [_values(msgspec.inspect.type_info(field.type)) for field in fields]
    return [game.Options(*chosen) for chosen in product(*values)]


def _values(info: msgspec.inspect.Type) -> list[Any]:
    match info:
        case msgspec.inspect.BoolType():
            return [False, True]
        case msgspec.inspect.LiteralType(values):
            return list(values)
        case msgspec.inspect.NoneType():
            return [None]
        case msgspec.inspect.IntType(ge=least):
            return [(least or 0) + 1]
        case msgspec.inspect.UnionType(types):
            return [value for kind in types for value in _values(kind)]
    raise AssertionError(f"an option of a kind that the suite does not know: {info}")


CASES = [
    Case(game, board, options, seats)
    for game in games()
    for board in game.boards().values()
    for options in option_sets(game)
    for seats in range(game.seats[0], game.seats[1] + 1)
]

SAMPLE = CASES[::7]
"""The stride is prime to the numbers of seats and options, so that all of them come."""

FEW = CASES if COMPILED else SAMPLE
"""As many as a run can afford."""

every_case = pytest.mark.parametrize("case", FEW, ids=str)
every_case_told = pytest.mark.parametrize("case", SAMPLE if BOUNDS_CHECKED else FEW, ids=str)
"""For what is plain Python around the rules: it has no index that the compiler could check."""
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
