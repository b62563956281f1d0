"""Squares along a street."""

import math
from itertools import pairwise

import pytest

from ludothek.kit.board import spaced_along

BENDS = [
    [(0.0, 0.0), (100.0, 0.0)],
    [(0.0, 0.0), (50.0, 80.0), (100.0, 0.0)],
    [(10.0, 10.0), (400.0, 12.0), (450.0, 60.0), (400.0, 110.0), (10.0, 108.0), (12.0, 300.0)],
    [(5.0, 5.0), (5.0, 5.0), (90.0, 90.0), (90.0, 90.0)],
]


@pytest.mark.parametrize("path", BENDS, ids=len)
@pytest.mark.parametrize("count", [2, 3, 13, 39, 107])
def test_points_begin_and_end_with_the_path_and_are_as_many_as_asked_for(
    path: list[tuple[float, float]], count: int
) -> None:
    points = spaced_along(path, count)
    assert len(points) == count
    assert (points[0], points[-1]) == (path[0], path[-1])


@pytest.mark.parametrize("path", BENDS, ids=len)
def test_neighbours_are_evenly_apart(path: list[tuple[float, float]]) -> None:
    """As the crow flies a bend is shorter than along it, so a little less is fine, more is not."""
    gaps = [math.dist(a, b) for a, b in pairwise(spaced_along(path, 80))]
    usual = sorted(gaps)[len(gaps) // 2]
    assert max(gaps) < usual * 1.05 + 0.2
    assert min(gaps) > usual * 0.8 - 0.2


def test_a_straight_street_is_divided_exactly() -> None:
    assert spaced_along([(0.0, 7.0), (10.0, 7.0)], 5)[2] == pytest.approx((5.0, 7.0), abs=0.05)
    assert [y for _, y in spaced_along([(0.0, 7.0), (30.0, 7.0), (60.0, 7.0)], 13)] == [7.0] * 13


def test_the_line_runs_through_every_waypoint() -> None:
    path = BENDS[2]
    points = spaced_along(path, 900)
    for waypoint in path:
        assert min(math.dist(waypoint, point) for point in points) < 1.5
