"""Streams of draws for simulation: reproducible, quick, independent of threads.

Multiply-with-carry (lag 1, base 2³², multiplier 4294883355), its two halves xored. No step leaves 64 bits, so
interpreted runs can treat overflow as an error. Not for tables of people: their dice are provably fair, see
`ludothek.table`.
"""

from typing import Annotated, Any

import numpy as np

from ludothek.kit.record import Cells, Record
from ludothek.kit.rule import rule

WIDEST = 1024
"""No game offers more codes at once."""

BLOCK = 32
"""Where there are more outcomes, so many are passed over at a time."""

Codes = Annotated[Cells, np.int16, (WIDEST,)]


class Source(Record):
    """The state of a stream, changed by every draw."""

    bits: Annotated[Any, np.uint64, ()]


class Lists(Record):
    """Room for what `legal` and `chances` write."""

    codes: Codes
    weights: Codes


_MULTIPLIER = np.uint64(4294883355)
_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)
_SMALL = np.uint64(16)
_ONE = np.uint64(1)
_MIX = (np.uint64(0x7FEB352D), np.uint64(0x846CA68B))
_GOLDEN = np.uint64(0x9E3779B9)


@rule
def _mixed(word: Any) -> Any:
    """32 bits, each depending on all of `word`'s."""
    word = (word ^ (word >> _SMALL)) * _MIX[0] & _LOW
    word = (word ^ (word >> np.uint64(15))) * _MIX[1] & _LOW
    return word ^ (word >> _SMALL)


@rule
def seed_source(source: Source, seed: int, index: int) -> None:
    """Start the stream number `index` of `seed`; both are whole numbers from 0 below 2⁶³."""
    seed_bits = np.uint64(seed)
    index_bits = np.uint64(index)
    low = _mixed(
        _mixed(_mixed(_mixed(seed_bits & _LOW) ^ (seed_bits >> _HALF)) ^ (index_bits & _LOW)) ^ (index_bits >> _HALF)
    )
    high = _mixed((low + _GOLDEN) & _LOW) % (_MULTIPLIER - _ONE)
    source.bits = (high << _HALF) | (low | _ONE)


@rule
def draw(source: Source) -> Any:
    """The next 32 bits."""
    state = source.bits
    low = state & _LOW
    high = state >> _HALF
    source.bits = low * _MULTIPLIER + high
    return low ^ high


@rule
def below(source: Source, limit: int) -> int:
    """A whole number from 0 below `limit`, all equally likely; limit from 1 to 2³²."""
    bound = np.uint64(limit)
    product = draw(source) * bound
    if product & _LOW < bound:
        threshold = (_LOW + _ONE - bound) % bound
        while product & _LOW < threshold:
            product = draw(source) * bound
    return int(product >> _HALF)


@rule
def weighted(source: Source, lists: Lists, count: int) -> int:
    """One of the first `count` codes, drawn by weight."""
    total = 0
    for i in range(count):
        total += lists.weights[i]
    rest = below(source, total)
    first = 0
    while first + BLOCK < count:
        passed = 0
        for i in range(first, first + BLOCK):
            passed += lists.weights[i]
        if passed > rest:
            break
        rest -= passed
        first += BLOCK
    passed = 0
    place = first
    for i in range(first, min(first + BLOCK, count)):
        passed += lists.weights[i]
        place += passed <= rest
    return int(lists.codes[place])


class Stream:
    """A stream for people's code; equal seeds give equal draws."""

    def __init__(self, seed: int, index: int = 0) -> None:
        self.source = Source.blank()
        seed_source(self.source, seed, index)

    def below(self, limit: int) -> int:
        """A whole number from 0 below `limit`."""
        return below(self.source, limit)
