"""Many games in few numbers."""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

Cells = NDArray[np.int16]

_SURE = NormalDist().inv_cdf(0.975)


class SeatSummary(msgspec.Struct, frozen=True):
    """One seat in all games. A win shared by n seats counts as 1/n for each; `interval` holds its true rate in 95 %
    of such runs. `quantiles` of the score: lowest, quarter, half, three quarters, highest."""

    seat: int
    bot: str
    wins: float
    interval: tuple[float, float]
    mean: float
    deviation: float
    quantiles: tuple[int, int, int, int, int]


def summary(bots: Sequence[str], scores: Cells, places: Cells) -> list[SeatSummary]:
    """Every seat's summary; a row of `scores` and `places` is a game, a column a seat."""
    won = places == 1
    shares = won / won.sum(axis=1, keepdims=True)
    return [_of_seat(seat, bot, scores[:, seat], shares[:, seat]) for seat, bot in enumerate(bots)]


def _of_seat(seat: int, bot: str, scores: Cells, shares: Any) -> SeatSummary:
    low, high = wilson(float(shares.mean()), len(scores))
    quantiles = np.quantile(scores, (0, 0.25, 0.5, 0.75, 1), method="inverted_cdf").astype(int).tolist()
    return SeatSummary(
        seat=seat,
        bot=bot,
        wins=_rounded(shares.mean()),
        interval=(_rounded(low), _rounded(high)),
        mean=_rounded(scores.mean()),
        deviation=_rounded(scores.std()),
        quantiles=tuple(quantiles),
    )


def _rounded(number: Any) -> float:
    return round(float(number), 4)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate seen in so many games."""
    square = _SURE**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = _SURE / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)
