"""Does it matter where one sits? Wins by seat, how much dice in common narrow a comparison, and shares of wins."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ludothek.lab.intervals import Floats, chi_square_above


@dataclass(frozen=True)
class Equality:
    """How far the seats' wins are apart, measured by how far they would be if all seats were equal: a χ², and how
    often equal seats would be as far apart."""

    chi_square: float
    freedom: int
    likely: float


@dataclass(frozen=True)
class Pairing:
    """By how much games with the same dice say more about the difference of two bots than games with dice of their
    own: one is worth `worth` of those; `low` and `high` bound it in 95 %."""

    worth: float
    low: float
    high: float


def shares(places: NDArray[np.int64]) -> Floats:
    """What part of each game's win each seat has; a row is a game."""
    won = places == 1
    parts: Floats = won / won.sum(axis=1, keepdims=True)
    return parts


def by_round(values: Floats, seats: int) -> Floats:
    """The mean of each round's games, by column."""
    means: Floats = values.reshape(-1, seats, *values.shape[1:]).mean(axis=1)
    return means


def equality(rounds: Floats) -> Equality:
    """Are the seats equal? A row is a round, a column a seat's part of the wins."""
    count, seats = rounds.shape
    away = rounds - 1 / seats
    mean = away.mean(axis=0)
    value = float(count * mean @ np.linalg.pinv(away.T @ away / count, hermitian=True) @ mean)
    return Equality(value, seats - 1, chi_square_above(value, seats - 1))


RESAMPLED = 400


def pairing(tables: list[Floats]) -> Pairing | None:
    """What dice in common were worth. Each of `tables` has the bots' shares of the win: by round, by the place in the
    round, by bot. None when nothing varied.

    The seats' own differences count for neither side: the comparison is with games that take turns in the same places.
    """
    draw = np.random.default_rng(1992)
    worth = _worth(tables)
    if worth is None:
        return None
    again = [_worth([table[draw.integers(len(table), size=len(table))] for table in tables]) for _ in range(RESAMPLED)]
    low, high = np.quantile([value for value in again if value is not None], (0.025, 0.975)).tolist()
    return Pairing(worth, low, high)


def _worth(tables: list[Floats]) -> float | None:
    alone = together = 0.0
    for table in tables:
        alone += float(table.var(axis=0).sum()) / table.shape[1] ** 2
        together += float(table.mean(axis=1).var(axis=0).sum())
    return alone / together if together > 0 else None
