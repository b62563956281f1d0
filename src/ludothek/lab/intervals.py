"""How sure a rate is. What is repeated is a *round*, whose games may share their dice: rounds are independent, games
need not be."""

import math
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Interval = tuple[float, float]

SURE = NormalDist().inv_cdf(0.975)
"""So many standard deviations to either side hold 95 %."""


def wilson(rate: float, count: float) -> Interval:
    """Wilson's 95 % interval for a rate seen in so many independent trials."""
    square = SURE**2
    middle = (rate + square / (2 * count)) / (1 + square / count)
    half = SURE / (1 + square / count) * math.sqrt(rate * (1 - rate) / count + square / (4 * count**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def of_rounds(rates: Floats, games: int) -> Interval:
    """The 95 % interval for the mean of a rate that was seen once in each round, of so many games in all.

    It is Wilson's for as many independent trials as would vary as much as the rounds do. Rounds that are all alike say
    nothing about how they vary; then it is that of the games.
    """
    rate = float(rates.mean())
    spread = float(rates.var(ddof=1)) / len(rates) if len(rates) > 1 else 0.0
    return wilson(rate, rate * (1 - rate) / spread if spread > 0 else games)


def chi_square_above(value: float, freedom: int) -> float:
    """How likely a χ² of so many degrees of freedom, at least 1, is above `value`."""
    half = max(0.0, value) / 2
    first = 2 - freedom % 2
    above = math.exp(-half) if first == 2 else math.erfc(math.sqrt(half))
    for less in range(first, freedom, 2):
        above += half ** (less / 2) * math.exp(-half) / math.gamma(less / 2 + 1)
    return min(1.0, above)
