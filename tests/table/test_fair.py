"""Dice that nobody chooses and everybody can check."""

import hmac
import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludothek.table import fair
from tests.table import corpus

key = st.binary(min_size=32, max_size=32)


def test_the_examples_for_other_implementations_are_what_we_do() -> None:
    assert json.loads(corpus.VECTORS.read_text(encoding="utf-8")) == corpus.vectors()


@given(key, st.binary(max_size=300))
def test_our_keyed_hash_is_the_one_everybody_knows(secret: bytes, message: bytes) -> None:
    assert fair._mac(secret, message) == hmac.digest(secret, message, "sha256")


@given(key, st.lists(st.integers(1, 2_000), min_size=1, max_size=60))
def test_a_pick_is_an_outcome_with_weight(result: bytes, weights: list[int]) -> None:
    assert 0 <= fair.pick(result, weights) < len(weights)


def test_an_outcome_without_weight_is_never_picked() -> None:
    picks = Counter(fair.pick(bytes([a, b]) * 16, [0, 3, 0, 1, 0]) for a in range(32) for b in range(32))
    assert set(picks) == {1, 3}


def test_picks_follow_the_weights() -> None:
    """Chi-square with 3 degrees of freedom; the draws are fixed, so this cannot fail by chance."""
    dice = fair.Dice(bytes(32), "m", 2)
    dice.begin()
    weights, count = [1, 2, 3, 4], 5_000
    picks = Counter(dice.draw(0, None, weights) for _ in range(count))
    expected = [weight * count / sum(weights) for weight in weights]
    assert sum((picks[i] - expected[i]) ** 2 / expected[i] for i in range(4)) < 16.27


def test_a_chain_fits_link_by_link_and_in_no_other_order() -> None:
    links = fair.chain(b"s" * 32, 5)
    dice = fair.Dice(bytes(32), "m", 2)
    dice.anchor(0, links[0])
    dice.begin()
    for number in range(1, 6):
        assert [fair.fits(link, links[number - 1]) for link in links] == [i == number for i in range(6)]
        assert dice.fits(0, links[number])
        assert not dice.fits(1, links[number])
        dice.draw(0, links[number], [1, 1])


def test_each_ingredient_changes_what_comes() -> None:
    def outcome(*, seed: bytes = b"a" * 32, match: str = "m", secret: bytes = b"s" * 32, seat: int = 0) -> list[int]:
        links = fair.chain(secret, 20)
        dice = fair.Dice(seed, match, 2)
        dice.anchor(seat, links[0])
        dice.begin()
        return [dice.draw(seat, link, [1] * 36) for link in links[1:]]

    usual = outcome()
    assert outcome() == usual
    for other in (outcome(seed=b"b" * 32), outcome(match="n"), outcome(secret=b"t" * 32), outcome(seat=1)):
        assert other != usual


def test_a_new_chain_counts_only_after_somebody_elses_link() -> None:
    first, second = fair.chain(b"1" * 32, 9), fair.chain(b"2" * 32, 9)
    late = fair.chain(b"3" * 32, 9)
    dice = fair.Dice(bytes(32), "m", 2)
    dice.anchor(0, first[0])
    dice.anchor(1, second[0])
    dice.begin()
    before = dice.key
    dice.anchor(0, late[0])
    assert dice.key != before
    assert not dice.wants_link(0)
    assert not dice.fits(0, late[1])
    dice.draw(0, None, [1, 1])
    assert not dice.wants_link(0), "a draw without a link proves nothing"
    dice.draw(1, second[1], [1, 1])
    assert dice.wants_link(0)
    assert dice.fits(0, late[1])


def test_a_copy_falls_the_same_and_apart() -> None:
    dice = fair.Dice(b"x" * 32, "m", 2)
    dice.begin()
    twin = dice.copy()
    assert [twin.draw(0, None, [1] * 6) for _ in range(20)] == [dice.draw(0, None, [1] * 6) for _ in range(20)]
    twin.draw(0, None, [1, 1])
    assert twin.key != dice.key


@pytest.mark.parametrize("total", [1, 2, 3, 7, 1 << 16, (1 << 31) + 1])
def test_the_uneven_rest_is_rejected(total: int) -> None:
    """With more than half of all numbers as the sum, about half of the words must be skipped."""
    fair_words = (1 << 32) - (1 << 32) % total
    assert fair_words % total == 0
    assert fair_words > (1 << 31)
