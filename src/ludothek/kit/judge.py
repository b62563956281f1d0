"""What a position is worth to each seat: by what its game says, or by what was learned from many games.

What was learned is a small net. Its inputs are the cells that `observe` writes, seen by the seat whose turn it is, and
by how much each seat's `estimate` is above the mean. Each input is a number; between a few knots, spread over the
numbers that came up, it has rows of weights to be mixed. Where an input rests, at the number that is most common, it
adds nothing: most inputs do most of the time, and are passed over. The sum of the rows goes through one layer of
hidden cells, and past them, to two numbers for each seat: its part of a win, and the points it will end with.
"""

from typing import Annotated, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludothek.kit import verbs
from ludothek.kit.record import Cells, Int, Reals, Record
from ludothek.kit.rule import apart, rule
from ludothek.kit.verbs import NOBODY

Floats = NDArray[np.float32]
Rows = NDArray[np.int32]
Real32 = Annotated[float, np.float32, ()]

TASTE = 0.03
"""What a usual difference in points counts beside a win: so that play stays sensible in games won or lost."""


class Input(Record):
    """How an input is read."""

    rest: Real32  # the number at which it adds nothing
    low: Real32  # the first knot
    step: Real32  # from one knot to the next
    knots: Int  # how many there are; 0 for an input that never moved
    row: Annotated[int, np.int32, ()]  # the row of weights at the first knot


class Judge(NamedTuple):
    """What was learned, and room to think for one thread at a time. Without any `inputs` nothing was learned.

    The columns of `rows` and of `bias` are the hidden cells and then, for each seat in the order of play, its part of
    a win as a logarithm; then, likewise, its points. `top` leads from hidden cells to the latter two.
    """

    inputs: Any  # by cell that `observe` writes, then by seat
    rows: Any
    bias: Floats
    top: Any
    points: Reals  # the mean of final points, and how far they usually lie from it
    unit: Reals  # one cell: what a whole win is worth in points of `estimate`
    seen: Cells
    numbers: Floats  # the inputs
    active: Rows  # the rows that are mixed now,
    shares: Floats  # and how much of each
    sums: Floats  # by column
    places: Cells
    wins: Reals  # the answer, by seat: its part of a win
    ends: Reals  # the answer, by seat: its final points, counted in usual distances from their mean


def unlearned(seats: int) -> Judge:
    """Judges by what the game says."""
    return with_room(
        seats,
        inputs=Input.batch(0),
        rows=np.zeros((1, 1), np.float32),
        bias=np.zeros(1, np.float32),
        top=np.zeros((1, 1), np.float32),
        points=np.array([0.0, 1.0]),
        unit=1.0,
    )


def with_room(seats: int, *, inputs: Any, rows: Any, bias: Floats, top: Any, points: Reals, unit: float) -> Judge:
    """A judge of its own, who shares what was learned."""
    return Judge(
        inputs=inputs,
        rows=rows,
        bias=bias,
        top=top,
        points=points,
        unit=np.array([unit]),
        seen=np.zeros(max(1, len(inputs) - seats), np.int16),
        numbers=np.zeros(len(inputs), np.float32),
        active=np.zeros(2 * len(inputs), np.int32),
        shares=np.zeros(2 * len(inputs), np.float32),
        sums=np.zeros(len(bias), np.float32),
        places=np.zeros(seats, np.int16),
        wins=np.zeros(seats),
        ends=np.zeros(seats),
    )


@apart
def margin(board: Any, state: Any, seat: int, judge: Judge) -> float:
    """By how much a seat's position is better than the mean of the others', on the scale of `estimate`."""
    seats = judge.wins.shape[0]
    if judge.inputs.shape[0] == 0:
        own = verbs.estimate(board, state, seat)
        total = 0.0
        for other in range(seats):
            total += verbs.estimate(board, state, other)
        return float(own - (total - own) / (seats - 1))
    foretell(board, state, judge)
    return float(judge.unit[0] * worth(judge, seat))


@rule
def worth(judge: Judge, seat: int) -> float:
    """What was foretold, as one number for a seat: its part of a win, and a little of its points."""
    total = 0.0
    for other in range(judge.ends.shape[0]):
        total += judge.ends[other]
    return float(judge.wins[seat] + TASTE * (judge.ends[seat] - total / judge.ends.shape[0]))


@apart
def foretell(board: Any, state: Any, judge: Judge) -> None:
    """Write `wins` and `ends`; of a finished game, what it came to."""
    if verbs.to_move(state) == NOBODY:
        settle(board, state, judge)
        return
    count = look(board, state, judge)
    mix(judge, count)
    answer(judge, verbs.turn(state))


@rule
def settle(board: Any, state: Any, judge: Judge) -> None:
    """What a game came to: the first share a win."""
    seats = judge.wins.shape[0]
    verbs.standing(board, state, judge.places)
    first = 0
    for seat in range(seats):
        first += judge.places[seat] == 1
    for seat in range(seats):
        judge.wins[seat] = 1.0 / first if judge.places[seat] == 1 else 0.0
        judge.ends[seat] = (verbs.score(board, state, seat) - judge.points[0]) / judge.points[1]


@rule
def look(board: Any, state: Any, judge: Judge) -> int:
    """Read a position into rows and shares; their number."""
    read(board, state, judge)
    return pick(judge)


@apart
def pick(judge: Judge) -> int:
    """Which rows the numbers ask for, and how much of each; how many these are."""
    count = 0
    for i in range(judge.inputs.shape[0]):
        number = judge.numbers[i]
        way = judge.inputs[i]
        if way.knots == 0 or number == way.rest:
            continue
        place = min(max((number - way.low) / way.step, np.float32(0.0)), np.float32(way.knots - 1))
        knot = min(int(place), way.knots - 2)
        part = np.float32(place - knot)
        if part < np.float32(1.0):
            judge.active[count] = way.row + knot
            judge.shares[count] = np.float32(1.0) - part
            count += 1
        if part > np.float32(0.0):
            judge.active[count] = way.row + knot + 1
            judge.shares[count] = part
            count += 1
    return count


@apart
def read(board: Any, state: Any, judge: Judge) -> None:
    """Write the inputs as numbers."""
    seats = judge.wins.shape[0]
    viewer = verbs.turn(state)
    cells = verbs.observe(board, state, viewer, judge.seen)
    for i in range(cells):
        judge.numbers[i] = judge.seen[i]
    mean = 0.0
    for seat in range(seats):
        mean += verbs.estimate(board, state, seat) / seats
    for step in range(seats):
        judge.numbers[cells + step] = verbs.estimate(board, state, (viewer + step) % seats) - mean


@apart
def mix(judge: Judge, count: int) -> None:
    """Add the rows up, and what the hidden cells make of them."""
    sums = judge.sums
    sums[:] = judge.bias
    for i in range(count):
        row = judge.rows[judge.active[i]]
        share = judge.shares[i]
        for column in range(sums.shape[0]):
            sums[column] += share * row[column]
    hidden, outcomes = judge.top.shape
    for cell in range(hidden):
        if sums[cell] > np.float32(0.0):
            for outcome in range(outcomes):
                sums[hidden + outcome] += sums[cell] * judge.top[cell, outcome]


@rule
def answer(judge: Judge, viewer: int) -> None:
    """Turn the sums into what each seat may expect; they stand in the order of play, the viewer's first."""
    seats = judge.wins.shape[0]
    hidden = judge.top.shape[0]
    most = judge.sums[hidden]
    for step in range(1, seats):
        most = max(most, judge.sums[hidden + step])
    total = 0.0
    for step in range(seats):
        seat = (viewer + step) % seats
        judge.wins[seat] = np.exp(judge.sums[hidden + step] - most)
        judge.ends[seat] = judge.sums[hidden + seats + step]
        total += judge.wins[seat]
    for seat in range(seats):
        judge.wins[seat] /= total
