"""Sets of up to 64 things as the bits of one word: the fields of records that are `Bits`.

Words are unsigned here throughout: compiled code turns a word that meets a signed number into a fraction.
"""

from typing import Any

import numpy as np

from ludothek.kit.rule import rule

NONE = np.uint64(0)
_ONE = np.uint64(1)


@rule
def bit(thing: int) -> Any:
    """The set of one thing, 0 to 63."""
    return _ONE << np.uint64(thing)


@rule
def has(things: Any, thing: int) -> bool:
    """Whether the set contains a thing."""
    return bool(things & bit(thing) != NONE)


@rule
def without(things: Any, thing: int) -> Any:
    """The set less a thing, whether or not it contains it."""
    return things & ~bit(thing)


@rule
def size(things: Any) -> int:
    """How many things the set has."""
    count = 0
    while things != NONE:
        things &= things - _ONE
        count += 1
    return count
