"""Many games in few numbers."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludothek.lab.intervals import wilson

Cells = NDArray[np.int16]


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
