"""Ratings out of places: how likely each bot is to end before each other one, on one scale.

The model is Bradley and Terry's on the scale of chess: with 400 points more a bot is ten times as likely to be ahead of
another as behind it. A game of several seats counts as many comparisons as it has pairs of different bots; who share a
place are half ahead of each other. Comparisons of one round depend on each other, so the intervals come from how
the rounds differ, not from the model. Each pair that met is given one more game won and one more lost: who has won
all games is strong, not infinitely so.
"""

import math
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from ludothek.lab.intervals import SURE, Floats

POINTS = 400 / math.log(10)
"""A rating of one on the scale of natural logarithms."""

STEPS = 100
CLOSE = 1e-10


@dataclass(frozen=True)
class Ratings:
    """By bot, in the order handed in: the rating, zero on average, and how far its 95 % interval reaches to either
    side. A rating says where a bot stands among these bots and nothing more."""

    points: Floats
    reach: Floats


def ahead_in_rounds(bots: NDArray[np.int64], places: NDArray[np.int64], seats: int, count: int) -> Floats:
    """How often each of `count` bots was ahead of each other one in each round: by round, bot and other bot.

    A row of `bots` and `places` is a game, a column a seat; a round has as many games as seats.
    """
    ahead = np.zeros((len(bots) // seats, count, count))
    rounds = np.arange(len(bots)) // seats
    for one, other in combinations(range(seats), 2):
        apart = bots[:, one] != bots[:, other]
        first, second = bots[apart, one], bots[apart, other]
        share = 0.5 + 0.5 * np.sign(places[apart, other] - places[apart, one])
        np.add.at(ahead, (rounds[apart], first, second), share)
        np.add.at(ahead, (rounds[apart], second, first), 1 - share)
    return ahead


def rate(ahead: Floats) -> Ratings:
    """The ratings out of `ahead_in_rounds`."""
    rounds = np.concatenate([ahead, _given(ahead.sum(axis=0))])
    wins = rounds.sum(axis=0)
    met = wins + wins.T
    strength = np.zeros(len(wins))
    for _ in range(STEPS):
        expected = _expected(strength)
        step = np.linalg.pinv(_information(met, expected)) @ (wins - met * expected).sum(axis=1)
        strength += np.clip(step, -1, 1)
        if np.abs(step).max() < CLOSE:
            break
    expected = _expected(strength)
    # What each round alone would change, were its games not outweighed by the others: the rounds vary by that much.
    pulls = (rounds - (rounds + rounds.transpose(0, 2, 1)) * expected).sum(axis=2)
    inverse = np.linalg.pinv(_information(met, expected))
    variance = inverse @ (pulls.T @ pulls) @ inverse
    return Ratings(POINTS * (strength - strength.mean()), SURE * POINTS * np.sqrt(np.diag(variance)))


def _given(wins: Floats) -> Floats:
    """A game won and a game lost for each pair that met, each a round of its own."""
    given = []
    for one, other in combinations(range(len(wins)), 2):
        if wins[one, other] + wins[other, one] > 0:
            for winner, loser in ((one, other), (other, one)):
                game = np.zeros_like(wins)
                game[winner, loser] = 1
                given.append(game)
    return np.array(given).reshape(-1, *wins.shape)


def _expected(strength: Floats) -> Floats:
    """How likely the row is ahead of the column."""
    chances: Floats = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    return chances


def _information(met: Floats, expected: Floats) -> Floats:
    """What the comparisons tell of the strengths."""
    weights = met * expected * (1 - expected)
    np.fill_diagonal(weights, 0)
    information: Floats = np.diag(weights.sum(axis=1)) - weights
    return information
