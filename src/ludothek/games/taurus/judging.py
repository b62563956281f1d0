"""What bots know about Taurus: what a bull is worth, which of hundreds of turns deserve a thought, and that who leaves
a ring open gives it away.

Nearly every turn either closes a ring or prepares one, and what one has prepared the next may close. So a turn is
judged by what it takes and by whether it leaves something to be closed. Judging plays the turn to its end on a copy.
"""

from typing import Any

import numpy as np

from ludothek.games.taurus import moves, rules
from ludothek.games.taurus.circuits import LEAST, may_close
from ludothek.games.taurus.fences import is_free, may_lengthen, may_unite, networks
from ludothek.games.taurus.moves import COLOURS, HOLES, LETTERS
from ludothek.games.taurus.sharing import kinds, taker
from ludothek.games.taurus.state import (
    BESIDE,
    CHOOSING,
    CLOSING,
    NEAR,
    OPENING,
    SHARING,
    SIDING,
    TURN,
    Board,
    State,
)
from ludothek.kit import verbs
from ludothek.kit.bits import size
from ludothek.kit.record import Cells, Reals
from ludothek.kit.rule import apart, put, rule

PLANS = 12
"""So many ways to close are judged at most, and as many …"""

QUIET = 12
"""… ways to build; the first ones found from a place on the board that depends on the position."""

STRIDE = 37
"""From hole to hole when building: has no divisor in common with any number of holes, which is twice as many."""

GIVEN_AWAY = 1.0
"""How many bulls something to be closed is worth to the next seat."""

NOTHING = -1e9


SCRIPT = 3
"""A turn is said in so many codes, besides the answers to what is asked on the way."""


@verbs.estimate.answered(State)
def estimate(board: Board, state: State, seat: int) -> float:
    """Points, and for each bull what those may bring that are still to come and be put beside it."""
    bulls = 0
    for colour in range(len(COLOURS)):
        bulls += state.herd[seat, colour]
    return rules.score(board, state, seat) + bulls * size(state.standing) / (4.0 * state.seats)


@verbs.consider.answered(State)
def consider(board: Board, state: State, spare: Any, codes: Cells, worths: Reals) -> int:
    """All that closes, as far as there is time for it, and some of all that builds."""
    return _ponder(board, state, spare, codes, worths)


@apart
def _ponder(board: Board, state: State, states: Any, codes: Cells, worths: Reals) -> int:
    n = verbs.legal(board, state, codes)
    if state.phase == TURN:
        return _turns(board, state, states, codes, worths, n)
    if state.phase in (OPENING, BESIDE):
        return _openings(state, codes, worths, n)
    script = np.empty(SCRIPT, np.int16)
    seat = rules.to_move(state)
    for i in range(n):
        script[0] = codes[i]
        put(states, -1, state)
        _carry_out(board, states[-1], script, 1)
        worths[i] = _worth(board, states[-1], seat)
        if states[-1].phase == CLOSING:
            worths[i] = max(worths[i], _best_closing(board, states, script, seat))
    return n


@apart
def _carry_out(board: Board, state: State, script: Cells, length: int) -> bool:
    """Say the codes of a script, and what is asked on the way, in the plainest way: bulls stand right of wires, the pen
    counts, each takes the colour of which it has most. False when a grey wire of the script closes nothing."""
    done = 0
    while True:
        if done > 0 and state.phase == SIDING:
            code = moves.SIDE + 1
        elif done > 0 and state.phase == CHOOSING:
            code = moves.CLOSE
        elif done > 0 and state.phase == SHARING:
            code = moves.TAKE + _dearest(state)
        elif done == length:
            return True
        else:
            code = script[done]
            done += 1
            if moves.GREY <= code < moves.SIDE and not (state.held and _may_close(board, state, code - moves.GREY)):
                return False
        rules.apply(board, state, code)


@rule
def _may_close(board: Board, state: State, other: int) -> bool:
    """Whether a grey wire may run from the post in hand to another."""
    hole = state.held - 1
    place = 0
    while board.near[hole, place] != other:
        place += 1
    return may_close(board, state, board.wire[hole, place], hole, other)


@rule
def _dearest(state: State) -> int:
    """The colour in the circuit of which the seat that takes has most."""
    seat = taker(state)
    left = kinds(state, state.inside)
    dearest = -1
    for colour in range(len(COLOURS)):
        if left >> colour & 1 and (dearest < 0 or state.herd[seat, colour] > state.herd[seat, dearest]):
            dearest = colour
    return dearest


@rule
def _best_closing(board: Board, states: Any, script: Cells, seat: int) -> float:
    """T21.3: the best that a grey wire from the new post of `states[-1]` brings."""
    hole = states[-1].held - 1
    best = NOTHING
    for place in range(board.nears[hole]):
        put(states, -2, states[-1])
        script[0] = moves.GREY + board.near[hole, place]
        if states[-1].post[board.near[hole, place]] and _carry_out(board, states[-2], script, 1):
            best = max(best, _worth(board, states[-2], seat))
    return best


@rule
def _openings(state: State, codes: Cells, worths: Reals, n: int) -> int:
    """T20: a few places, all alike."""
    step = max(1, n // QUIET)
    kept = 0
    for i in range(_somewhere(state) % step, n, step):
        codes[kept] = codes[i]
        worths[kept] = 0.0
        kept += 1
    return kept


@rule
def _turns(board: Board, state: State, states: Any, codes: Cells, worths: Reals, legal: int) -> int:
    """T21: what each first tap is worth, by the best turn found behind it."""
    scripts = np.empty((PLANS + QUIET, SCRIPT), np.int16)
    best = np.full(2 * HOLES, NOTHING)
    found = _ways_to_close(board, state, state.seat, scripts[:PLANS])
    found = _ways_to_build(board, state, scripts, found)
    for i in range(found):
        put(states, -1, state)
        length = SCRIPT if scripts[i, 2] >= 0 else 2
        if _carry_out(board, states[-1], scripts[i], length):
            best[scripts[i, 0]] = max(best[scripts[i, 0]], _worth(board, states[-1], state.seat))
    n = 0
    for tap in range(2 * HOLES):
        if best[tap] > NOTHING:
            codes[n] = tap
            worths[n] = best[tap]
            n += 1
    if n > 0:
        return n
    for i in range(legal):
        worths[i] = 0.0
    return legal


@rule
def _somewhere(state: State) -> int:
    """A number that looks like chance and is the same for equal positions."""
    number = int(state.posts) * 7919 + int(state.rounds) * 104729 + int(state.bulls[0]) * 31
    for seat in range(state.seats):
        number += int(state.herd[seat, 0]) * 15485863 + int(state.herd[seat, 2]) * 32452843
    if state.posts > 0:
        number += int(state.hole[state.posts - 1]) * 49979687
    return number


@rule
def _write(scripts: Any, n: int, first: int, second: int, third: int) -> int:
    """Add a script, if there is room; the new count. A third code of -1 is none."""
    if n == len(scripts):
        return n
    scripts[n, 0] = first
    scripts[n, 1] = second
    scripts[n, 2] = third
    return n + 1


@apart
def _ways_to_close(board: Board, state: State, seat: int, scripts: Any) -> int:
    """Write ways in which a seat may close, as far as there is room; return their number. Of new posts it is not made
    sure that what is said of bulls under wires leaves enough inside."""
    n = 0
    if state.greys == 0:
        return 0
    for post in range(state.posts):
        hole = state.hole[post]
        for place in range(board.nears[hole]):
            other = board.near[hole, place]
            if other > hole and may_close(board, state, board.wire[hole, place], hole, other):
                n = _write(scripts, n, moves.FROM + hole, moves.GREY + other, -1)
    if state.own[seat] == 0 or state.stock == 0:
        return n
    holes = board.fields * LETTERS
    hole = _somewhere(state) % holes
    for _ in range(holes):
        hole = (hole + STRIDE) % holes
        if n < len(scripts) and is_free(board, state, hole):
            n = _ways_from(board, state, hole, scripts, n)
    return n


@rule
def _ways_from(board: Board, state: State, hole: int, scripts: Any, n: int) -> int:
    """T21.3: add the ways to close with a new post in a hole to `n` others."""
    feet = np.empty(NEAR, np.int16)
    count = 0
    for place in range(board.nears[hole]):
        if may_lengthen(board, state, board.wire[hole, place], board.near[hole, place]):
            feet[count] = place
            count += 1
    for i in range(1, count):
        one = board.near[hole, feet[i]]
        mask = state.parity[state.post[one] - 1] ^ board.mask[board.wire[hole, feet[i]]]
        for j in range(i):
            other = board.near[hole, feet[j]]
            inside = mask ^ state.parity[state.post[other] - 1] ^ board.mask[board.wire[hole, feet[j]]]
            if size(inside & state.standing) >= LEAST and networks(state, one) == networks(state, other):
                n = _write(scripts, n, moves.PLANT + hole, moves.WIRE + one, moves.GREY + other)
                n = _write(scripts, n, moves.PLANT + hole, moves.WIRE + other, moves.GREY + one)
    return n


@rule
def _ways_to_build(board: Board, state: State, scripts: Any, n: int) -> int:
    """T21.1, T21.2: add some ways to build to `n` others, one for each hole or post."""
    if state.own[state.seat] == 0:
        return n
    holes = board.fields * LETTERS
    start = _somewhere(state) % holes
    hole = start
    most = n + QUIET
    for step in range(holes):
        hole = (hole + STRIDE) % holes
        fresh = state.post[hole] == 0
        if n == most or (fresh and (state.stock == 0 or not is_free(board, state, hole))):
            continue
        count = board.nears[hole]
        for turn in range(count):
            place = (turn + start + step) % count
            other = board.near[hole, place]
            wire = board.wire[hole, place]
            if fresh and may_lengthen(board, state, wire, other):
                n = _write(scripts, n, moves.PLANT + hole, moves.WIRE + other, -1)
                break
            if not fresh and other > hole and may_unite(board, state, wire, hole, other):
                n = _write(scripts, n, moves.FROM + hole, moves.WIRE + other, -1)
                break
    return n


@apart
def _worth(board: Board, state: State, seat: int) -> float:
    """The margin of a seat over the mean of the others, less what it leaves to be closed."""
    margin = 0.0
    for other in range(state.seats):
        share = -1.0 / (state.seats - 1) if other != seat else 1.0
        margin += share * estimate(board, state, other)
    if state.phase == CLOSING or (state.phase == TURN and state.seat != seat):
        following = state.seat if state.phase == TURN else (state.seat + 1) % state.seats
        scripts = np.empty((1, SCRIPT), np.int16)
        if _ways_to_close(board, state, following, scripts) > 0:
            margin -= GIVEN_AWAY * _bull(board, state, following)
    return margin


@rule
def _bull(board: Board, state: State, seat: int) -> float:
    """What a bull of the best colour would bring a seat."""
    most = 0
    for colour in range(len(COLOURS)):
        most = max(most, state.herd[seat, colour])
    return most + 1 + size(state.standing) / (4.0 * state.seats)
