"""What a position is worth to each seat: one small interface, on which all analysis stands."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from ludothek.bots.endings import played_out
from ludothek.kit.game import Game
from ludothek.kit.record import Reals

OPINION = 16
"""So many games played out are one opinion."""


class Valuer(Protocol):
    """Knows what positions are worth to every seat.

    Guaranteed: the shares of a position add up to 1, and at the end of a game they are exactly what it came to, a
    shared win in parts. Opinions of different numbers are independent; those of one number about several positions are
    formed alike, so that their differences are surer than they are themselves. What chance is to say is weighed: the
    worth of a position where chance speaks is the mean of what it may lead to, as far as opinions can tell.
    """

    @property
    def opinions(self) -> int:
        """So many opinions differ; more only repeat the first ones."""
        ...

    @property
    def games(self) -> int:
        """So many games are played out for each."""
        ...

    def values(self, states: Any, opinion: int) -> Reals:
        """Of an array of positions, a row each with a share of the win for every seat. For one thread at a time."""
        ...

    def doubt(self, one: float, other: float, opinions: int) -> float:
        """The standard error of the difference of two values, each the mean of so many opinions."""
        ...


@dataclass(frozen=True)
class PlayOuts:
    """Positions are worth what comes of them when all seats play on greedily: unbiased for such players, and rough."""

    game: Game
    board: Any
    seats: int
    seed: int
    threads: int = 1
    opinions: int = 1_000_000
    games: int = OPINION

    def values(self, states: Any, opinion: int) -> Reals:
        """The mean of OPINION games from each position, the same on any number of threads."""
        first, share = opinion * OPINION, OPINION // self.threads

        def part(thread: int) -> Reals:
            begin = first + thread * share
            games = share if thread + 1 < self.threads else first + OPINION - begin
            return games * played_out(self.game, self.board, states, self.seats, games, self.seed, begin)[0]

        if self.threads == 1:
            return part(0) / OPINION
        with ThreadPoolExecutor(self.threads) as pool:
            total: Reals = sum(pool.map(part, range(self.threads)), np.zeros((len(states), self.seats)))
        return total / OPINION

    def doubt(self, one: float, other: float, opinions: int) -> float:
        """As if the games of the two had nothing in common: at most a little too much."""
        games = OPINION * opinions
        # Even when all games agreed, the next one need not: some chance is left for it.
        return float(np.sqrt((_spread(one, games) + _spread(other, games)) / games))


def _spread(share: float, games: int) -> float:
    kept = (share * games + 1) / (games + 2)
    return kept * (1 - kept)
