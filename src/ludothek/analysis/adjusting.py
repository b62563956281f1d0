"""Results with the luck taken out: what a comparison of players says, and how much surer it is for that.

Luck adds up to nothing in the long run, whatever the players do and however good the numbers are that measure it: each
gain is what came less the mean of what could have come. So what is left of a result after any share of it is taken away
has the same mean, and is less scattered (a control variate).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

SURE = NormalDist().inv_cdf(0.975)
"""So many standard errors on each side hold the truth in 95 % of such comparisons."""


FEWEST = 3
"""With fewer games there is nothing to fit a coefficient to."""


@dataclass(frozen=True)
class Adjusted:
    """The mean of results, as they were and without luck, each with half its 95 % interval.

    `coefficient` is the share of the luck that was taken away, fitted to the games. With so many times `fewer` games
    the adjusted mean would be as sure as the plain one is.
    """

    games: int
    plain: float
    plain_error: float
    mean: float
    error: float
    coefficient: float
    fewer: float


def adjusted(results: Sequence[float], luck: Sequence[float]) -> Adjusted:
    """The comparison, from the result of each game and the luck in it; of FEWEST games at least.

    The coefficient for a game is fitted to all the others, so that what is left has the mean of the results.
    """
    came, lucky = np.array(results), np.array(luck)
    games = len(came)
    if games < FEWEST:
        raise ValueError(f"a comparison needs {FEWEST} games at least, not {games}")
    left = came - _slopes_without_each(came, lucky) * lucky
    plain_error, error = (SURE * float(np.std(values, ddof=1)) / games**0.5 for values in (came, left))
    return Adjusted(
        games=games,
        plain=float(came.mean()),
        plain_error=plain_error,
        mean=float(left.mean()),
        error=error,
        coefficient=float(_slopes_without_each(came, lucky).mean()),
        fewer=_fewer(plain_error, error),
    )


def _fewer(plain_error: float, error: float) -> float:
    if plain_error == 0:  # always the same result: there is nothing that luck could explain
        return 1.0
    return (plain_error / error) ** 2 if error > 0 else float("inf")


def _slopes_without_each(came: NDArray[np.float64], lucky: NDArray[np.float64]) -> NDArray[np.float64]:
    """For each game the slope of results over luck in all the other games; 0 where their luck was all the same."""
    games = len(came) - 1
    x, y = lucky.sum() - lucky, came.sum() - came
    xx, xy = (lucky**2).sum() - lucky**2, (lucky * came).sum() - lucky * came
    spread = xx - x * x / games
    sure = spread > 1e-12
    slopes: NDArray[np.float64] = np.where(sure, (xy - x * y / games) / np.where(sure, spread, 1.0), 0.0)
    return slopes
