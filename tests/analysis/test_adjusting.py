"""Luck taken out of results."""

import numpy as np
import pytest

from ludothek.analysis.adjusting import FEWEST, adjusted


def test_luck_that_explains_much_saves_as_many_games_as_it_should() -> None:
    draws = np.random.default_rng(1)
    luck = draws.normal(0, 3, 4000)
    rest = draws.normal(0, 1, 4000)
    found = adjusted((0.2 + 0.8 * luck + rest).tolist(), luck.tolist())
    assert found.coefficient == pytest.approx(0.8, abs=0.02)
    assert found.mean == pytest.approx(0.2, abs=found.error)
    assert found.fewer == pytest.approx(1 + 2.4**2, rel=0.05)
    assert found.plain_error == pytest.approx(found.error * found.fewer**0.5)


def test_luck_that_explains_nothing_costs_next_to_nothing() -> None:
    draws = np.random.default_rng(2)
    found = adjusted(draws.normal(0, 1, 1000).tolist(), draws.normal(0, 1, 1000).tolist())
    assert found.fewer == pytest.approx(1, abs=0.02)


def test_games_without_luck_are_left_as_they_are() -> None:
    found = adjusted([0, 1, 1, 0], [0.0] * 4)
    assert (found.mean, found.coefficient, found.fewer) == (0.5, 0, 1)


def test_results_that_never_differ_have_nothing_to_be_explained() -> None:
    found = adjusted([1.0] * 4, [0.1, -0.2, 0.3, -0.2])
    assert (found.mean, found.error, found.fewer) == (1, 0, 1)


def test_the_mean_stays_true_however_few_games_fit_the_coefficient() -> None:
    """Fitted to the very games it corrects, a coefficient would explain a little of everything."""
    draws = np.random.default_rng(3)
    means = []
    for _ in range(2000):
        luck = draws.choice([-1.0, 0.0, 0.0, 2.0, -1.0], 6)
        means.append(adjusted((0.5 + 0.1 * luck**2).tolist(), luck.tolist()).mean)
    assert np.mean(means) == pytest.approx(0.5 + 0.1 * 1.2, abs=0.02)


def test_too_few_games_are_refused() -> None:
    with pytest.raises(ValueError, match=str(FEWEST)):
        adjusted([0, 1], [0, 1])
