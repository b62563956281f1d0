"""Ratings find out what is true, and know how sure they are."""

from itertools import combinations

import numpy as np
import pytest

from ludothek.lab.intervals import Floats
from ludothek.lab.rating import POINTS, ahead_in_rounds, rate

TRUE = np.array([-150.0, -50.0, 0.0, 200.0])


def rounds_between(draw: np.random.Generator, rounds: int, *, alike: bool = False) -> Floats:
    """Rounds of two games of each pair, by the model; `alike`: the second game of a round ends as the first."""
    played = []
    for one, other in combinations(range(len(TRUE)), 2):
        for _ in range(rounds):
            wins = np.zeros((len(TRUE), len(TRUE)))
            chance = 1 / (1 + np.exp((TRUE[other] - TRUE[one]) / POINTS))
            ends = [draw.random() < chance, draw.random() < chance]
            for won in [ends[0]] * 2 if alike else ends:
                wins[(one, other) if won else (other, one)] += 1
            played.append(wins)
    return np.array(played)


@pytest.mark.parametrize("alike", [False, True])
def test_the_truth_is_within_the_intervals_as_often_as_they_say(alike: bool) -> None:
    """Also where the games of a round are one game told twice: what counts are rounds."""
    draw = np.random.default_rng(5)
    within = [
        np.abs(ratings.points - TRUE) <= ratings.reach
        for ratings in (rate(rounds_between(draw, 60, alike=alike)) for _ in range(200))
    ]
    assert 0.93 <= np.mean(within) <= 0.975


def test_many_games_find_the_truth() -> None:
    ratings = rate(rounds_between(np.random.default_rng(5), 5_000))
    assert ratings.points == pytest.approx(TRUE, abs=10)
    assert (ratings.reach < 10).all()


def test_who_won_everything_is_strong_and_unsure() -> None:
    ahead = np.zeros((30, 2, 2))
    ahead[:, 0, 1] = 1
    ratings = rate(ahead)
    assert 200 < ratings.points[0] < 400
    assert ratings.reach[0] > 100
    assert ratings.points.sum() == pytest.approx(0)


def test_a_single_bot_is_rated_among_itself() -> None:
    assert rate(np.zeros((10, 1, 1))).points.tolist() == [0]


def test_places_become_comparisons_of_different_bots() -> None:
    bots = np.array([[0, 1, 0], [1, 0, 0], [0, 0, 1], [0, 0, 1], [1, 0, 0], [0, 1, 0]])
    places = np.array([[1, 2, 3], [1, 1, 3], [1, 2, 2], [1, 1, 3], [1, 2, 2], [1, 2, 3]])
    first, second = ahead_in_rounds(bots, places, seats=3, count=2)
    assert first.tolist() == [[0, 1 + 0.5 + 1.5], [1 + 1.5 + 0.5, 0]]
    assert second.tolist() == [[0, 2 + 0 + 1], [0 + 2 + 1, 0]]
