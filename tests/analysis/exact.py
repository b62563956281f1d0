"""The truth about small games: everybody plays as well as can be, reckoned out to the end."""

from functools import cache
from typing import Any

import numpy as np

from ludothek.analysis.reading import Played
from ludothek.kit.chance import Stream
from ludothek.kit.door import Rules
from ludothek.kit.game import BoardFile, Game
from ludothek.kit.record import Reals
from ludothek.kit.verbs import CHANCE, NOBODY


class Exact:
    """A valuer that is never in doubt."""

    opinions = 1
    games = 0

    def __init__(self, game: Game, board: BoardFile, seats: int) -> None:
        self.rules = Rules(game, board)
        self.seats = seats
        self.value = cache(self._value)

    def values(self, states: Any, opinion: int) -> Reals:
        return np.array([self.value(state.tobytes()) for state in states]).reshape(len(states), self.seats)

    def doubt(self, one: float, other: float, opinions: int) -> float:
        return 0.0

    def best(self, state: Any) -> int:
        """The code that promises the seat to move most."""
        block = self._block(state.tobytes())
        seat = self.rules.to_move(block)
        return max(self.rules.legal(block), key=lambda code: self.value(self._after(block, code))[seat])

    def _value(self, position: bytes) -> tuple[float, ...]:
        block = self._block(position)
        mover = self.rules.to_move(block)
        if mover == NOBODY:
            places = self.rules.count(block, self.seats)[1]
            return tuple((place == 1) / places.count(1) for place in places)
        if mover == CHANCE:
            codes, weights = self.rules.outcomes(block)
            ends = np.array([self.value(self._after(block, code)) for code in codes])
            return tuple((np.array(weights) @ ends / sum(weights)).tolist())
        return max((self.value(self._after(block, code)) for code in self.rules.legal(block)), key=lambda v: v[mover])

    def _block(self, position: bytes) -> Any:
        return np.frombuffer(bytearray(position), self.rules.game.State.dtype)

    def _after(self, block: Any, code: int) -> bytes:
        after = block.copy()
        self.rules.apply(after, code)
        return bytes(after.tobytes())


def game_of(game: Game, board: BoardFile, seats: int, choose: Any, seed: int) -> Played:
    """A game in which `choose` decides, told the position, and dice fall by the seed."""
    rules = Rules(game, board)
    block = rules.start(game.Options(), seats)
    stream = Stream(seed)
    codes = []
    while (mover := rules.to_move(block)) != NOBODY:
        if mover == CHANCE:
            outcomes, weights = rules.outcomes(block)
            code = [code for code, weight in zip(outcomes, weights, strict=True) for _ in range(weight)][
                stream.below(sum(weights))
            ]
        else:
            code = choose(block[0])
        rules.apply(block, code)
        codes.append(code)
    return Played(game, board, game.Options(), seats, codes)
