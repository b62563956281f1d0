"""Closing a circuit and sharing out its bulls (T30 to T34)."""

from typing import Any

import numpy as np

from ludothek.games.taurus.circuits import LEAST, OUTLINE, PEN, coloured, has_bull, penned, sides, trace
from ludothek.games.taurus.fences import stretch
from ludothek.games.taurus.moves import COLOURS, TAKE
from ludothek.games.taurus.state import (
    CHOOSING,
    ENDING,
    FINDING,
    GREY_WIRE,
    LEFT,
    LONGEST,
    OUTLINING,
    OVER,
    OWNER,
    PENNING,
    RIGHT,
    SHARING,
    SIDING,
    Board,
    State,
)
from ludothek.kit.bits import NONE, has, size, without
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule, wide


@rule
def name_grey(board: Board, state: State, wire: int) -> None:
    """T13: a grey wire is named. Whoever stretches it is asked about the bull under it when both sides are possible."""
    possible = sides(board, state, wire)
    state.pending = wire + 1
    state.pending_as = GREY_WIRE
    if possible == LEFT | RIGHT:
        state.phase = SIDING
    else:
        if has_bull(board, state, wire):
            state.pending_as |= possible
        state.phase = FINDING


@rule
def find_circuits(board: Board, state: State) -> None:
    """T31: the closer is asked which circuit counts when there are two that may; else the one that may does."""
    pen = np.empty(LONGEST, np.int16)
    outline = np.empty(LONGEST, np.int16)
    wire = state.pending - 1
    length = trace(board, state, wire, PEN, pen)
    around = trace(board, state, wire, OUTLINE, outline)
    if not coloured(state, pen, length):
        state.phase = OUTLINING
        return
    state.phase = PENNING
    if coloured(state, outline, around):
        for place in range(length):
            if pen[place] != outline[place]:
                state.phase = CHOOSING


@rule
def close(board: Board, state: State, which: int) -> None:
    """T30, T32: the circuit is closed, and its bulls are about to be shared out."""
    wire = state.pending - 1
    state.inside = penned(board, state, wire, state.pending_as)
    state.length = trace(board, state, wire, which, state.circuit)
    state.greys -= 1
    stretch(board, state, wire, wide(state.pending_as))
    state.held = 0
    state.planted = 0
    state.pending = 0
    state.pending_as = 0
    state.phase = SHARING


@rule
def kinds(state: State, fields: Any) -> int:
    """The colours of the bulls of some fields, as bits."""
    found = 0
    for field in range(len(state.bulls)):
        if has(fields, field):
            found |= 1 << (state.bulls[field] - 1)
    return found


@rule
def takes(state: State, out: Cells) -> int:
    """T32: a bull of any colour that is left."""
    left = kinds(state, state.inside)
    n = 0
    for colour in range(len(COLOURS)):
        if left >> colour & 1:
            out[n] = TAKE + colour
            n += 1
    return n


@rule
def taker(state: State) -> int:
    """T32: the seat that takes the next bull."""
    return int(state.strung[state.circuit[state.place]] & OWNER) - 1


@rule
def take(state: State, colour: int) -> None:
    """T32: the next seat takes a bull of a colour; one is like another."""
    field = 0
    while not (has(state.inside, field) and state.bulls[field] == colour + 1):
        field += 1
    state.herd[taker(state), colour] += 1
    state.bulls[field] = 0
    state.inside = without(state.inside, field)
    state.standing = without(state.standing, field)
    _next_place(state)


@rule
def _next_place(state: State) -> None:
    state.place = state.place + 1 if state.place + 1 < state.length else 0


@rule
def share(state: State) -> None:
    """T32, T34: on to the next coloured wire; what has one colour is handed out without asking. T40: when all is shared
    out the game may be over."""
    while state.inside != NONE:
        while state.strung[state.circuit[state.place]] & OWNER == GREY_WIRE:
            _next_place(state)
        left = kinds(state, state.inside)
        if left & (left - 1):
            return
        colour = 0
        while not left >> colour & 1:
            colour += 1
        take(state, colour)
    for place in range(state.length):
        state.circuit[place] = 0
    state.length = 0
    state.place = 0
    state.phase = OVER if state.greys == 0 or size(state.standing) < LEAST else ENDING
