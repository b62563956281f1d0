"""Intervals hold what they promise."""

import math

import numpy as np
import pytest

from ludothek.lab.intervals import chi_square_above, of_rounds, wilson


def test_the_interval_of_a_rate_is_wilsons() -> None:
    low, high = wilson(0.5, 100)
    assert math.isclose(low, 0.4038, abs_tol=1e-4)
    assert math.isclose(high, 0.5962, abs_tol=1e-4)
    assert math.isclose(wilson(0, 10)[0], 0, abs_tol=1e-12)
    assert math.isclose(wilson(1, 10)[1], 1)


def test_rounds_count_by_how_much_they_vary() -> None:
    draw = np.random.default_rng(3)
    single = draw.integers(2, size=1_000).astype(float)
    assert of_rounds(single, 1_000) == pytest.approx(wilson(single.mean(), 999), abs=1e-3)
    assert of_rounds(np.ones(50), 100) == wilson(1, 100)
    steady = 0.5 + 0.1 * (single - 0.5)
    assert np.ptp(of_rounds(steady, 1_000)) < 0.02


@pytest.mark.parametrize(("value", "freedom"), [(3.841, 1), (5.991, 2), (7.815, 3), (9.488, 4), (11.070, 5)])
def test_chi_square_is_that_of_the_tables(value: float, freedom: int) -> None:
    assert chi_square_above(value, freedom) == pytest.approx(0.05, abs=1e-4)
    assert chi_square_above(0, freedom) == 1
