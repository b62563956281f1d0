"""What people are shown of a position beyond its numbers: where wires may run, what a grey wire would close."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ludothek.games.taurus.circuits import LEAST, OUTLINE, PEN, coloured, penned, sides, trace
from ludothek.games.taurus.moves import CIRCUITS, HOLE_NAMES, HOLES, LETTERS, CircuitName
from ludothek.games.taurus.state import (
    BESIDE,
    CLOSING,
    GREY_WIRE,
    HOLDING,
    JOINING,
    LEFT,
    LONGEST,
    NEAR,
    OPENING,
    OWNER,
    RIGHT,
    TURN,
    State,
)
from ludothek.games.taurus.turns import EITHER, besides, closings, lengthenings, unions
from ludothek.kit.game import BoardFile
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule


@dataclass(frozen=True)
class Circuit:
    """A circuit clockwise: its posts, and the wires from each to the next; the new grey one is the last."""

    name: CircuitName
    holes: list[int]
    wires: list[int]


@rule
def _joins(boards: Any, states: Any, out: Any) -> None:
    """For each hole that may be tapped now the codes that name where its wire may run, in a row, as numbers plus 1."""
    board = boards[0]
    state = states[0]
    phase = state.phase
    supplied = state.own[state.seat] > 0 and state.stock > 0
    for hole in range(board.fields * LETTERS):
        row = out[hole]
        free = state.post[hole] == 0
        n = 0
        if hole == state.held - 1 or state.held == 0:
            if phase == BESIDE or (phase == OPENING and free and state.covered[hole] == 0):
                n = besides(board, state, hole, EITHER, row)
            elif phase == JOINING or (phase == TURN and free and supplied and state.covered[hole] == 0):
                n = lengthenings(board, state, hole, row)
            elif not free and (phase in (HOLDING, CLOSING, TURN)):
                if phase != CLOSING:
                    n = unions(board, state, hole, EITHER, row)
                n = closings(board, state, hole, EITHER, row, n)
        for place in range(n):
            row[place] += 1


def joins(board: BoardFile, block: Any) -> list[tuple[str, list[int]]]:
    """Each hole that may be tapped now, with the codes that name where its wire may run."""
    rows: Cells = np.zeros((HOLES, 2 * NEAR), np.int16)
    _joins(board.block, block, rows)
    return [
        (HOLE_NAMES[hole], [code - 1 for code in row if code]) for hole, row in enumerate(rows.tolist()) if row[0] > 0
    ]


@rule
def _trace(boards: Any, states: Any, wire: int, which: int, out: Cells) -> int:
    """The length of a circuit through a new wire, 0 when it has no coloured wire (T30)."""
    length = trace(boards[0], states[0], wire, which, out)
    return length if coloured(states[0], out, length) else 0


@rule
def _sides(boards: Any, states: Any, wire: int) -> int:
    return sides(boards[0], states[0], wire)


@rule
def _penned(boards: Any, states: Any, wire: int, side: int) -> Any:
    return penned(boards[0], states[0], wire, side)


def block_of(state: Any) -> Any:
    """A state, which is a record or an array of one, as an array of one."""
    return np.frombuffer(state, State.dtype)


def circuits(board: BoardFile, block: Any, wire: int) -> list[Circuit]:
    """T31: the circuits of a new grey wire that may count, one or two."""
    found: list[list[int]] = []
    names: list[CircuitName] = []
    out = np.zeros(LONGEST, np.int16)
    for which in (PEN, OUTLINE):
        wires = out[: _trace(board.block, block, wire, which, out)].tolist()
        if wires and wires not in found:
            found.append(wires)
            names.append(CIRCUITS[which])
    return [circuit(board, name, wires) for name, wires in zip(names, found, strict=True)]


def circuit(board: BoardFile, name: CircuitName, wires: list[int]) -> Circuit:
    """The circuit of these wires, clockwise from the one after the grey one to the grey one."""
    ends = board.record.ends[wires].tolist()
    holes = [next(hole for hole in ends[0] if hole in ends[-1])]
    for one, other in ends[:-1]:
        holes.append(other if holes[-1] == one else one)
    return Circuit(name, holes, wires)


def sides_to_say(board: BoardFile, block: Any, wire: int) -> list[int]:
    """T13: the sides between which one who stretches a grey wire has to choose; [0] when there is nothing to say."""
    found = _sides(board.block, block, wire)
    return [LEFT, RIGHT] if found == LEFT | RIGHT else [0]


def fields_in(board: BoardFile, block: Any, wire: int, side: int) -> list[int]:
    """T30: the fields whose bulls a grey wire would pen in, ascending, counted from 0; when nothing is said about the
    bull under it, it stands where it leaves bulls enough."""
    fields = members(int(_penned(board.block, block, wire, side)))
    return fields if side or len(fields) >= LEAST else members(int(_penned(board.block, block, wire, LEFT)))


def members(word: int) -> list[int]:
    """The things in a set."""
    return [thing for thing in range(word.bit_length()) if word >> thing & 1]


def owner(what: int) -> int | None:
    """The seat that owns a wire, None for a grey one."""
    number = what & OWNER
    return None if number == GREY_WIRE else number - 1


def shares(owners: list[int | None], place: int, bulls: int, seats: int) -> list[int]:
    """T32: how many bulls each seat takes, from a place in the circuit on."""
    counts = [0] * seats
    while bulls:
        seat = owners[place]
        if seat is not None:
            counts[seat] += 1
            bulls -= 1
        place = (place + 1) % len(owners)
    return counts
