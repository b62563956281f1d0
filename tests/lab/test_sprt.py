"""The sequential test keeps to its error rates, and stops early."""

import numpy as np
import pytest

from ludothek.lab.sprt import ERROR, Sprt

TESTS = 1_000
PATIENCE = 20_000


def verdict_on(draw: np.random.Generator, truth: float, low: float, high: float, games: int) -> tuple[str, int]:
    """The verdict on coins that fall with the rate `truth`, thrown in rounds of so many, and the rounds it took."""
    sprt = Sprt(low, high, games)
    for rate in draw.binomial(games, truth, PATIENCE) / games:
        if sprt.add(float(rate)) != "open":
            break
    return sprt.verdict, len(sprt.path)


@pytest.mark.parametrize(("low", "high", "games"), [(0.5, 0.55, 2), (0.25, 0.35, 1), (0.5, 0.65, 4), (0.8, 0.9, 2)])
def test_wrong_answers_are_as_rare_as_promised(low: float, high: float, games: int) -> None:
    draw = np.random.default_rng(9)
    noise = 3 * (ERROR * (1 - ERROR) / TESTS) ** 0.5
    for truth, right in ((low, "low"), (high, "high")):
        verdicts = [verdict_on(draw, truth, low, high, games)[0] for _ in range(TESTS)]
        assert verdicts.count("open") == 0
        assert verdicts.count(right) / TESTS >= 1 - ERROR - noise


def test_it_stops_sooner_than_a_test_of_a_fixed_length() -> None:
    """To tell 50 from 55 % with errors of 5 % takes 1,082 coins, counted beforehand."""
    draw = np.random.default_rng(9)
    assert np.mean([verdict_on(draw, 0.5, 0.5, 0.55, 1)[1] for _ in range(300)]) < 700


def test_a_clear_case_is_clear_soon() -> None:
    verdict, rounds = verdict_on(np.random.default_rng(9), 1.0, 0.5, 0.55, 2)
    assert verdict == "high"
    assert rounds < 40


def test_rounds_that_vary_less_decide_sooner() -> None:
    steady, wild = Sprt(0.5, 0.55, 2), Sprt(0.5, 0.55, 2)
    for number in range(100):
        steady.add(0.55)
        wild.add(0.55 + (0.4 if number % 2 else -0.4))
    assert steady.path[-1] > 2 * wild.path[-1]


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.5), (0.6, 0.5), (0, 0.5), (0.5, 1)])
def test_rates_that_cannot_be_told_apart_are_refused(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="two rates between 0 and 1"):
        Sprt(low, high, 2)
