"""Sets in one word, compared with Python's own."""

import random

import numpy as np

from ludothek.kit import bits


def test_bits_are_sets() -> None:
    dice = random.Random(64)
    for _ in range(50):
        things = set(dice.sample(range(64), dice.randrange(65)))
        word = np.uint64(sum(1 << thing for thing in things))
        thing = dice.randrange(64)
        assert bits.size(word) == len(things)
        assert bits.has(word, thing) == (thing in things)
        assert int(bits.without(word, thing)) == sum(1 << other for other in things - {thing})
        assert int(bits.bit(thing)) == 1 << thing


def test_the_edges_of_a_word() -> None:
    assert bits.size(bits.NONE) == 0
    assert bits.size(~bits.NONE) == 64
    assert bits.size(bits.without(~bits.NONE, 63)) == 63
