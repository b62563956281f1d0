"""Records: what is promised about their bytes."""

from typing import Annotated

import numpy as np
import pytest

from ludothek.kit.record import Bits, Cells, Int, Record, Words, copied, plain

Row = Annotated[Cells, np.int16, (3,)]
Table = Annotated[Cells, np.int16, (2, 3)]


class Counter(Record):
    total: Int
    gained: Row
    table: Table


class Mixed(Record):
    """A narrow field before a wide one: between them the machine would leave a gap."""

    small: Int
    wide: Bits


def filled() -> Counter:
    counter = Counter.blank()
    counter.total = -7
    counter.gained[1] = 5
    counter.table[1, 2] = 32767
    return counter


def test_a_blank_record_is_zero() -> None:
    assert bytes(Counter.dtype.itemsize) == Counter.blank().tobytes()  # type: ignore[attr-defined]  # a NumPy record
    assert Counter.dtype.itemsize == 2 * (1 + 3 + 6)


def test_fields_are_read_and_written_by_name() -> None:
    counter = filled()
    assert (counter.total, counter.gained.tolist(), counter.table.tolist()) == (
        -7,
        [0, 5, 0],
        [[0, 0, 0], [0, 0, 32767]],
    )


def test_elements_of_a_batch_are_views() -> None:
    batch = Counter.batch(3)
    batch[1].gained[2] = 9
    assert batch["gained"].tolist() == [[0, 0, 0], [0, 0, 9], [0, 0, 0]]


def test_a_copy_has_memory_of_its_own() -> None:
    counter = filled()
    copy = copied(counter)
    assert copy.tobytes() == counter.tobytes()  # type: ignore[attr-defined]  # a NumPy record
    copy.gained[0] = 1
    copy.total = 2
    assert (counter.gained[0], counter.total) == (0, -7)


def test_no_byte_is_neither_data_nor_zero() -> None:
    one = Mixed.blank()
    one.small, one.wide = 3, 2**64 - 1
    expected = b"\xff" * 8 + (3).to_bytes(8, "little")
    for _ in range(50):
        assert one.tobytes() == expected  # type: ignore[attr-defined]  # a NumPy record
        assert copied(one).tobytes() == expected


def test_names_of_methods_are_no_fields() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.sum"):
        type("Wrong", (Record,), {"__annotations__": {"sum": Int}})


def test_plain_numbers_of_a_record() -> None:
    for shape in (filled(), np.array([filled()], Counter.dtype)):
        now = plain(shape)
        assert (now.total, now.gained, now.table) == (-7, (0, 5, 0), ((0, 0, 0), (0, 0, 32767)))
        assert type(now.total) is type(now.gained[1]) is type(now.table[1][2]) is int


def test_plain_numbers_are_a_snapshot() -> None:
    counter = filled()
    now = plain(counter)
    counter.total = 1
    assert now.total == -7


class Sets(Record):
    """Sets between numbers, with gaps before them and at the end."""

    small: Int
    bits: Bits
    row: Row
    words: Annotated[Words, np.uint64, (2,)]
    last: Int


def test_plain_reads_sets_as_whole_numbers() -> None:
    sets = Sets.blank()
    sets.small, sets.bits, sets.last = -1, 2**64 - 1, 5
    sets.row[2], sets.words[1] = 3, 2**63
    now = plain(sets)
    assert (now.small, now.bits, now.row, now.words, now.last) == (-1, 2**64 - 1, (0, 0, 3), (0, 2**63), 5)
    assert type(now.bits) is int


def test_plain_is_for_numbers_and_sets() -> None:
    class Real(Record):
        share: Annotated[float, np.float64, ()]

    with pytest.raises(TypeError, match="share"):
        plain(Real.blank())
