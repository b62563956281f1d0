"""Circuits: what a grey wire closes (T15, T30, T31).

Every closed pen is empty, because what it held was shared out. So all circuits through a new wire hold the same bulls,
and the wires' masks tell which: each bull that looks to the right meets a circuit around it an odd number of times.
"""

from typing import Any

import numpy as np

from ludothek.games.taurus.fences import is_open, networks, reach
from ludothek.games.taurus.state import GREY_WIRE, LEFT, LONGEST, OWNER, RIGHT, Board, State
from ludothek.kit.bits import NONE, bit, has, size
from ludothek.kit.record import Cells
from ludothek.kit.rule import apart, rule, wide

LEAST = 3
"""A circuit holds so many bulls at least (T30)."""

PEN, OUTLINE = range(2)


@rule
def penned(board: Board, state: State, wire: int, side: int) -> Any:
    """The fields whose bulls a wire between two posts of one network would pen in."""
    one = state.post[board.ends[wire, 0]] - 1
    other = state.post[board.ends[wire, 1]] - 1
    return (state.parity[one] ^ state.parity[other] ^ reach(board, wire, side)) & state.standing


@rule
def has_bull(board: Board, state: State, wire: int) -> bool:
    """T13: whether a bull stands under a wire."""
    return board.spot[wire] > 0 and has(state.standing, board.spot[wire] - 1)


@rule
def sides(board: Board, state: State, wire: int) -> int:
    """T13, T30: the sides, as bits, that may be said of the bull under a grey wire: those that leave bulls enough in
    the circuit. Where no bull stands under it, RIGHT says that there are enough."""
    found = 0
    if size(penned(board, state, wire, RIGHT)) >= LEAST:
        found |= RIGHT
    if has_bull(board, state, wire) and size(penned(board, state, wire, LEFT)) >= LEAST:
        found |= LEFT
    return found


@rule
def may_close(board: Board, state: State, wire: int, one: int, other: int) -> bool:
    """T15, T30: whether a grey wire may join the posts in two holes: it closes a circuit of their one network, which it
    does not cross."""
    if state.post[other] == 0:
        return False
    here = networks(state, one)
    return (
        here == networks(state, other)
        and state.crossed[wire] & here == 0
        and is_open(board, state, wire)
        and _counts(board, state, wide(wire))
    )


@apart
def _counts(board: Board, state: State, wire: int) -> bool:
    """T30: whether a circuit arises that counts: bulls enough inside and somebody's wire in it."""
    return sides(board, state, wire) != 0 and _has_colour(board, state, wire)


@rule
def _has_colour(board: Board, state: State, wire: int) -> bool:
    """T30: whether one of the circuits through a new wire has a coloured wire."""
    if not (_meets_grey(board, state, board.ends[wire, 0]) and _meets_grey(board, state, board.ends[wire, 1])):
        return True
    circuit = np.empty(LONGEST, np.int16)
    for which in range(2):
        length = trace(board, state, wire, which, circuit)
        if coloured(state, circuit, length):
            return True
    return False


@rule
def _meets_grey(board: Board, state: State, hole: int) -> bool:
    """Whether a grey wire is joined to a post."""
    for place in range(board.nears[hole]):
        if state.strung[board.wire[hole, place]] & OWNER == GREY_WIRE:
            return True
    return False


@rule
def coloured(state: State, circuit: Cells, length: int) -> bool:
    """T30: whether somebody owns a wire of a circuit, whose last wire is the new grey one."""
    for place in range(length - 1):
        if state.strung[circuit[place]] & OWNER != GREY_WIRE:
            return True
    return False


@apart
def trace(board: Board, state: State, wire: int, which: int, circuit: Cells) -> int:
    """T31: write the pen or the outline that a new wire closes: its wires clockwise, from the first one after the new
    one to the new one itself; return how many there are."""
    length = 0
    for end in range(2):
        length = _follow(board, state, wire, end, circuit)
        if _clockwise(board, wire, end, circuit, length) == (which == PEN):
            break
    if which == OUTLINE:
        for place in range(length // 2):
            circuit[place], circuit[length - 1 - place] = circuit[length - 1 - place], circuit[place]
    circuit[length] = wire
    return length + 1


@rule
def _clockwise(board: Board, wire: int, end: int, way: Cells, length: int) -> bool:
    """Whether one who crosses a wire from one `end` of it and goes on along the way back goes round clockwise."""
    start = board.ends[wire, end]
    hole = board.ends[wire, 1 - end]
    area = int(board.x[start]) * int(board.y[hole]) - int(board.x[hole]) * int(board.y[start])
    for place in range(length):
        then = board.ends[way[place], 0]
        if then == hole:
            then = board.ends[way[place], 1]
        area += int(board.x[hole]) * int(board.y[then]) - int(board.x[then]) * int(board.y[hole])
        hole = then
    return area > 0


@rule
def _follow(board: Board, state: State, wire: int, end: int, way: Cells) -> int:
    """Write the way back for one who crosses a new wire from one `end` of it and then keeps as far to the right as a
    circuit can; return how many wires it has.

    What leads nowhere is left again and not entered twice: a post that was left leads nowhere from elsewhere either.
    """
    goal = board.ends[wire, end]
    hole = board.ends[wire, 1 - end]
    back = 0
    while board.wire[hole, back] != wire:
        back += 1
    backs = np.empty(LONGEST, np.int16)
    seen = bit(state.post[hole] - 1)
    depth = 0
    turn = back
    while True:
        turn = turn - 1 if turn > 0 else board.nears[hole] - 1
        if turn == back:
            depth -= 1
            turn = board.back[hole, back]
            hole = board.near[hole, back]
            back = backs[depth]
            continue
        if state.strung[board.wire[hole, turn]] == 0:
            continue
        then = board.near[hole, turn]
        way[depth] = board.wire[hole, turn]
        if then == goal:
            return depth + 1
        post = bit(state.post[then] - 1)
        if seen & post == NONE:
            seen |= post
            backs[depth] = back
            depth += 1
            back = board.back[hole, turn]
            hole = then
            turn = back
