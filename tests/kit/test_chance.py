"""Streams of draws: reproducible, all different, and fair as far as counting shows."""

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from ludothek.kit.chance import Lists, Source, Stream, below, seed_source, weighted
from ludothek.kit.rule import COMPILED, rule

DRAWS = 72_000 if COMPILED else 7_200


@rule
def tally(source: Source, limit: int, draws: int, counts: np.ndarray) -> None:
    """How often each number below `limit` comes, by its remainder."""
    for _ in range(draws):
        counts[below(source, limit) % len(counts)] += 1


@rule
def tally_weighted(source: Source, lists: Lists, count: int, draws: int, counts: np.ndarray) -> None:
    """How often each code comes."""
    for _ in range(draws):
        counts[weighted(source, lists, count)] += 1


def source(seed: int, index: int = 0) -> Source:
    found = Source.blank()
    seed_source(found, seed, index)
    return found


def surprise(counts: np.ndarray, shares: np.ndarray) -> float:
    """Chi-square, in standard deviations above what pure chance leads one to expect."""
    expected = counts.sum() * shares / shares.sum()
    freedom = len(counts) - 1
    return float((((counts - expected) ** 2 / expected).sum() - freedom) / np.sqrt(2 * freedom))


def test_the_same_draws_on_every_machine_and_in_every_kind_of_run() -> None:
    stream = Stream(1992, 7)
    drawn = [stream.below(limit) for limit in (2, 6, 36, 1000, 2**16, 2**31, 2**32)]
    assert drawn == [
        0,
        4,
        8,
        975,
        40098,
        237283560,
        1088894629,
    ]


def test_equal_seeds_draw_equally_and_others_differently() -> None:
    def draws(seed: int, index: int) -> tuple[int, ...]:
        stream = Stream(seed, index)
        return tuple(stream.below(2**32) for _ in range(4))

    seeds = [0, 1, 2, 2**31, 2**32, 2**32 + 1, 2**62, 2**63 - 1]
    indices = [0, 1, 2, 3, 2**32 - 1, 2**32, 2**40, 2**63 - 1]
    assert draws(5, 6) == draws(5, 6)
    assert len({draws(seed, index) for seed in seeds for index in indices}) == len(seeds) * len(indices)


def test_neighbouring_streams_start_all_over_the_place() -> None:
    firsts = np.array([Stream(1, index).below(16) for index in range(3200)])
    assert abs(surprise(np.bincount(firsts, minlength=16), np.ones(16))) < 4
    pairs = firsts[:-1] // 4 * 4 + firsts[1:] // 4
    assert abs(surprise(np.bincount(pairs, minlength=16), np.ones(16))) < 4


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 36, 1000, 2**16, 2**31, 2**32 - 1, 2**32])
def test_draws_stay_below_their_limit(limit: int) -> None:
    stream = Stream(3)
    drawn = [stream.below(limit) for _ in range(300)]
    assert 0 <= min(drawn) <= max(drawn) < limit
    assert all(type(number) is int for number in drawn)
    if limit > 1:
        assert max(drawn) >= limit // 2 > min(drawn)


@pytest.mark.parametrize("limit", [2, 3, 6, 22, 36])
@pytest.mark.parametrize("seed", [0, 1, 1992])
def test_all_numbers_are_equally_likely(limit: int, seed: int) -> None:
    counts = np.zeros(limit, np.int64)
    tally(source(seed), limit, DRAWS, counts)
    assert counts.sum() == DRAWS
    assert abs(surprise(counts, np.ones(limit))) < 4


def test_no_number_is_favoured_where_the_limit_does_not_divide_the_range() -> None:
    """Without a second draw now and then, one remainder in three would come twice as often here."""
    counts = np.zeros(3, np.int64)
    tally(source(4), 3 * 2**30, DRAWS, counts)
    assert abs(surprise(counts, np.ones(3))) < 4


def test_one_draw_tells_nothing_about_the_next() -> None:
    stream = Stream(9)
    drawn = [stream.below(6) for _ in range(7201)]
    pairs = Counter(pairwise(drawn))
    assert abs(surprise(np.array([pairs[a, b] for a in range(6) for b in range(6)]), np.ones(36))) < 4


def test_weighted_draws_follow_their_weights() -> None:
    weights = np.array([6, 3, 3, 5, 3, 2], np.int16)
    lists = Lists.blank()
    lists.codes[:6] = range(6)
    lists.weights[:6] = weights
    lists.weights[6] = 1000  # beyond the count
    counts = np.zeros(7, np.int64)
    tally_weighted(source(2), lists, 6, DRAWS, counts)
    assert counts[6] == 0
    assert abs(surprise(counts[:6], weights)) < 4


def test_a_single_outcome_is_certain() -> None:
    lists = Lists.blank()
    lists.codes[0], lists.weights[0] = 77, 5
    assert {weighted(source(seed), lists, 1) for seed in range(20)} == {77}
