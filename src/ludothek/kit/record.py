"""A class on paper, one block of memory in the machine.

A subclass of `Record` lists its fields with `Annotated` NumPy types; its instances are NumPy records of
exactly that layout, which read the same compiled and interpreted:

    PerSeat = Annotated[Cells, np.int16, (6,)]

    class Counter(Record):
        total: Int           # state.total
        gained: PerSeat      # state.gained[2]

Arrays inside a record cost compiled code no reference counting, arrays of their own do: hot loops keep what they
write to in records.

Guaranteed: all bytes are data or zero, so two states are equal exactly when their bytes are.
"""

import math
import struct
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Annotated, Any, ClassVar, Self, cast, get_type_hints

import numpy as np
from numpy.typing import NDArray

Cells = NDArray[np.int16]
Words = NDArray[np.uint64]
Reals = NDArray[np.float64]
Int = Annotated[int, np.int16, ()]
"""One whole number. Every number of every record has this one width, so that compiled arithmetic, interpreted
arithmetic and its overflow check agree."""
Bits = Annotated[Any, np.uint64, ()]
"""A set of up to 64 things, for which `ludothek.kit.bits` has the words. No number: nothing is calculated with it."""


class Record:
    """Base of every State and Board; see the module's text."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        fields = []
        for name, hint in get_type_hints(cls, include_extras=True).items():
            if metadata := getattr(hint, "__metadata__", None):
                if hasattr(np.record, name):
                    raise TypeError(f"{cls.__name__}.{name}: NumPy records have a method of that name")
                number, shape = metadata
                fields.append((name, np.dtype((number, shape))))
        cls.dtype = np.dtype((np.record, _without_gaps(fields)))

    @classmethod
    def batch(cls, count: int) -> Any:
        """`count` records in one block, all zero. An element is a view: changing it changes the block."""
        return np.zeros(count, cls.dtype)

    @classmethod
    def blank(cls) -> Self:
        """One record, all zero."""
        return cast(Self, cls.batch(1)[0])


def _without_gaps(fields: list[tuple[str, np.dtype[Any]]]) -> np.dtype[Any]:
    """The widest numbers first and a field for what is left over at the end: NumPy reads any rubbish out of gaps."""
    fields = sorted(fields, key=lambda field: -field[1].alignment)
    left = -sum(kind.itemsize for _, kind in fields) % max((kind.alignment for _, kind in fields), default=1)
    if left:
        fields.append(("unused", np.dtype((np.int8, (left,)))))
    return np.dtype(fields, align=True)


def copied(record: Any) -> Any:
    """The same bytes in memory of their own."""
    block = np.zeros(1, record.dtype)
    block[0] = record
    return block[0]


def plain(record: Any) -> Any:
    """The same fields as Python's own numbers and (nested) tuples, much quicker to read from Python.

    `record` is one, or an array of one, of a kind that consists of `Int` and `Bits`; a set reads as one whole number.
    """
    unpack, kind = _plan(record.dtype)
    return kind(unpack(record.tobytes()))


@cache
def _plan(kind: np.dtype[Any]) -> tuple[Callable[[bytes], Any], type[tuple[int, ...]]]:
    """How `plain` reads a kind of record: unpack all numbers, name the fields.

    What it makes is a tuple of all numbers, whose properties cut out a field when it is asked for.
    """
    fields: dict[str, Any] = dict(kind.fields or {})
    properties: dict[str, Any] = {"__slots__": ()}
    form = "<"
    end = first = 0
    for name, (field, offset, *_) in fields.items():
        if name == "unused":
            continue
        letter = _LETTERS.get(field.base)
        if letter is None:
            raise TypeError(f"the field {name} does not consist of Int or Bits")
        count = math.prod(field.shape)
        form += f"{offset - end}x{count}{letter}"
        properties[name] = property(_cut(first, field.shape))
        first += count
        end = offset + field.itemsize
    return struct.Struct(f"{form}{kind.itemsize - end}x").unpack, type("Plain", (tuple,), properties)


_LETTERS = {np.dtype(np.int16): "h", np.dtype(np.uint64): "Q"}


def _cut(first: int, shape: tuple[int, ...]) -> Callable[[Any], Any]:
    """Cut a field of a shape out of all numbers, from number `first` on."""
    if not shape:
        return itemgetter(first)
    if len(shape) == 1:
        return itemgetter(slice(first, first + shape[0]))
    size = math.prod(shape[1:])
    rows = [_cut(first + row * size, shape[1:]) for row in range(shape[0])]
    if len(shape) == 2 and len(rows) > 1:
        return itemgetter(*(slice(first + row * size, first + (row + 1) * size) for row in range(shape[0])))
    return lambda numbers: tuple([row(numbers) for row in rows])
