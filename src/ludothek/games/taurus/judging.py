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
from ludothek.kit.judge import Judge
from ludothek.kit.record import Cells, Reals
from ludothek.kit.rule import apart, put, rule, wide

PLANS = 8
"""So many ways to close are judged at most, and as many …"""

QUIET = 8
"""… ways to build; the first ones found from a place on the board that depends on the position."""

REPLIES = 4
"""So many ways to close are looked at that a turn leaves to the next seat, and to oneself if that seat does not take
them."""

HOPE = 0.4
"""What such a chance for oneself is worth; the next seat may always spoil it."""

STRIDE = 37
"""From hole to hole: a prime that divides no number of holes, so that all of them come up."""

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
def consider(board: Board, state: State, spare: Any, codes: Cells, worths: Reals, judge: Judge) -> int:
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
    seat = wide(rules.to_move(state))
    for i in range(n):
        script[0] = codes[i]
        put(states, -1, state)
        _carry_out(board, states[-1], script, 1)
        worths[i] = _worth(board, states, -1, seat)
        if states[-1].phase == CLOSING:
            worths[i] = max(worths[i], _best_closing(board, states, script, seat))
    return n


@apart
def _carry_out(board: Board, state: State, script: Cells, length: int) -> bool:
    """Say the codes of a script, and what is asked on the way, in the plainest way: bulls stand right of wires, the pen
    counts, each takes the colour of which it has most. False when a wire of the script may not run."""
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
            if moves.WIRE <= code < moves.GREY and state.own[state.seat] == 0:
                return False
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
            best = max(best, _worth(board, states, -2, seat))
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
    found = _ways_to_close(board, state, wide(state.seat), scripts[:PLANS])
    found = _ways_to_build(board, state, scripts, found)
    for i in range(found):
        put(states, -1, state)
        length = SCRIPT if scripts[i, 2] >= 0 else 2
        if _carry_out(board, states[-1], scripts[i], length):
            best[scripts[i, 0]] = max(best[scripts[i, 0]], _worth(board, states, -1, wide(state.seat)))
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
    holes = int(board.fields) * LETTERS
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
    holes = int(board.fields) * LETTERS
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
def _worth(board: Board, states: Any, place: int, seat: int) -> float:
    """The margin of a seat over the mean of the others in `states[place]`, once the next seat has closed what is best
    for it, and with some hope for what it leaves. Overwrites `states[-3]`."""
    now = _margin(board, states[place], seat)
    if states[place].phase not in (TURN, CLOSING) or states[place].greys == 0:
        return now
    after = wide(states[place].seat)
    if states[place].phase == CLOSING:
        after = (after + 1) % states[place].seats
    if after == seat:
        return now
    scripts = np.empty((REPLIES, SCRIPT), np.int16)
    found = _ways_to_close(board, states[place], after, scripts)
    theirs = _margin(board, states[place], after)
    then = now
    hope = 0.0
    for i in range(found):
        for own in range(2):
            closer = seat if own else after
            put(states, -3, states[place])
            states[-3].phase = TURN
            states[-3].held = 0
            states[-3].planted = 0
            states[-3].seat = closer
            if _carry_out(board, states[-3], scripts[i], SCRIPT if scripts[i, 2] >= 0 else 2):
                mine = _margin(board, states[-3], seat)
                if own:
                    hope = max(hope, mine - now)
                elif _margin(board, states[-3], after) > theirs:
                    theirs = _margin(board, states[-3], after)
                    then = mine
    return then if then != now else now + HOPE * hope


@rule
def _margin(board: Board, state: State, seat: int) -> float:
    margin = 0.0
    for other in range(state.seats):
        share = -1.0 / (state.seats - 1) if other != seat else 1.0
        margin += share * estimate(board, state, other)
    return margin
