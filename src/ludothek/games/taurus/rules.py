"""The rules of Taurus, compiled: the course of a game. RULES.md has the numbers.

Where wires may run is in `fences`, what they close in `circuits`, what a seat may do in `turns`, and sharing out in
`sharing`.
"""

from ludothek.games.taurus import moves
from ludothek.games.taurus.circuits import has_bull
from ludothek.games.taurus.fences import plant, stretch
from ludothek.games.taurus.moves import COLOURS
from ludothek.games.taurus.sharing import close, find_circuits, name_grey, share, take, taker, takes
from ludothek.games.taurus.state import (
    BESIDE,
    CLOSING,
    DEALING,
    ENDING,
    FINDING,
    GREY_WIRE,
    HOLDING,
    JOINING,
    LEFT,
    LOT,
    NO_NETWORK,
    OPENING,
    OUTLINING,
    OVER,
    OWNER,
    PENNING,
    RIGHT,
    SHARING,
    SIDING,
    STRETCHING,
    TURN,
    Board,
    State,
)
from ludothek.games.taurus.turns import (
    EITHER,
    UPWARDS,
    besides,
    can_close,
    closings,
    end_turn,
    lengthenings,
    openings,
    taps,
    unions,
)
from ludothek.kit import verbs
from ludothek.kit.bits import bit
from ludothek.kit.record import Cells
from ludothek.kit.rule import apart, rule, wide
from ludothek.kit.verbs import CHANCE, NOBODY


@verbs.deal.answered(State)
def deal(board: Board, state: State, seats: int) -> None:
    """T1: supplies for everyone; the lot, then the bulls."""
    state.seats = seats
    state.stock = board.posts
    state.greys = board.greys
    for seat in range(seats):
        state.own[seat] = board.own
        state.united[seat] = 1 << seat
    state.phase = LOT
    if state.starter:
        state.start = state.starter - 1
        state.phase = DEALING
    state.seat = state.start


@verbs.to_move.answered(State)
def to_move(state: State) -> int:
    """The seat whose turn it is; while bulls are shared out, whoever takes the next one."""
    if state.phase <= DEALING:
        return CHANCE
    if state.phase == OVER:
        return NOBODY
    if state.phase == SHARING:
        return taker(state)
    return int(state.seat)


@verbs.turn.answered(State)
def turn(state: State) -> int:
    """Also while others take bulls."""
    return int(state.seat)


@verbs.legal.answered(State)
def legal(board: Board, state: State, out: Cells) -> int:
    """A wire between two posts, and the first pair, are named from the lower hole to the higher."""
    return _choices(board, state, UPWARDS, out)


@verbs.allowed.answered(State)
def allowed(board: Board, state: State, out: Cells) -> int:
    """A wire may be named from either end."""
    return _choices(board, state, EITHER, out)


@apart
def _choices(board: Board, state: State, order: int, out: Cells) -> int:
    phase = state.phase
    hole = state.held - 1
    if phase == TURN:
        return taps(board, state, order, out)
    if phase in (HOLDING, CLOSING):
        return _wires(board, state, hole, order if phase == HOLDING else EITHER, out)
    if phase == JOINING:
        return lengthenings(board, state, hole, out)
    if phase == SHARING:
        return takes(state, out)
    if phase == OPENING:
        return openings(board, state, order, out)
    if phase == BESIDE:
        n = besides(board, state, hole, order, out)
        return n if n > 0 else besides(board, state, hole, EITHER, out)
    out[0] = moves.SIDE if phase == SIDING else moves.CLOSE
    out[1] = out[0] + 1
    return 2


@rule
def _wires(board: Board, state: State, hole: int, order: int, out: Cells) -> int:
    """T21: posts to which a wire may run from the one in hand; in any order when it was taken out of order."""
    while True:
        n = unions(board, state, hole, order, out) if state.phase == HOLDING else 0
        n = closings(board, state, hole, order, out, n)
        if state.phase == CLOSING:
            out[n] = moves.DONE
            n += 1
        if n > 0:
            return n
        order = EITHER


@verbs.chances.answered(State)
def chances(board: Board, state: State, codes: Cells, weights: Cells) -> int:
    """T4: the bulls not yet placed, or the lot."""
    if state.phase == LOT:
        for seat in range(state.seats):
            codes[seat] = moves.LOT + seat
            weights[seat] = 1
        return state.seats
    n = 0
    for colour in range(len(COLOURS)):
        left = _left(board, state, colour)
        if left > 0:
            codes[n] = moves.BULL + colour
            weights[n] = left
            n += 1
    return n


@rule
def _left(board: Board, state: State, colour: int) -> int:
    """T1: how many bulls of a colour have no spot yet."""
    left = board.fields // len(COLOURS)
    for field in range(state.dealt):
        left -= state.bulls[field] == colour + 1
    return left


@verbs.apply.answered(State)
def apply(board: Board, state: State, code: int) -> None:
    """One decision or one outcome, and all that follows from it without a choice."""
    _apply(board, state, wide(code))


@apart
def _apply(board: Board, state: State, code: int) -> None:
    if code < moves.FROM:
        _plant(board, state, code - moves.PLANT)
    elif code < moves.WIRE:
        state.held = code - moves.FROM + 1
        state.phase = HOLDING
    elif code < moves.GREY:
        _name_own(board, state, code - moves.WIRE)
    elif code < moves.SIDE:
        name_grey(board, state, _wire_to(board, state, code - moves.GREY))
    elif code < moves.CLOSE:
        state.pending_as |= LEFT if code == moves.SIDE else RIGHT
        state.phase = FINDING if state.pending_as & OWNER == GREY_WIRE else STRETCHING
    elif code < moves.DONE:
        state.phase = PENNING + code - moves.CLOSE
    elif code == moves.DONE:
        state.phase = ENDING
    elif code < moves.BULL:
        take(state, code - moves.TAKE)
    elif code < moves.LOT:
        _place(board, state, code - moves.BULL)
    else:
        state.start = code - moves.LOT
        state.seat = state.start
        state.phase = DEALING
    _go_on(board, state)


@rule
def _go_on(board: Board, state: State) -> None:
    """What follows by itself: each step is one place of the compiled code, however it is come to."""
    if state.phase == STRETCHING:
        _own_wire(board, state)
    if state.phase == FINDING:
        find_circuits(board, state)
    if state.phase in (PENNING, OUTLINING):
        close(board, state, state.phase - PENNING)
    if state.phase == SHARING:
        share(state)
    if state.phase == ENDING:
        end_turn(board, state)


@rule
def _place(board: Board, state: State, colour: int) -> None:
    """T4: a bull on the next spot. When one colour is left there is nothing more to draw."""
    _stand(state, colour)
    colours = 0
    for other in range(len(COLOURS)):
        if _left(board, state, other) > 0:
            colours += 1
            colour = other
    if colours == 1:
        while state.dealt < board.fields:
            _stand(state, colour)
    if state.dealt == board.fields:
        state.rounds = 1
        state.phase = OPENING


@rule
def _stand(state: State, colour: int) -> None:
    state.bulls[state.dealt] = colour + 1
    state.standing |= bit(state.dealt)
    state.dealt += 1


@rule
def _plant(board: Board, state: State, hole: int) -> None:
    """T20, T21: a new post. In the first round the second one is joined to the first."""
    if state.phase == BESIDE:
        plant(state, hole, NO_NETWORK)
        _name_own(board, state, hole)
    elif state.phase == OPENING:
        plant(state, hole, state.seat)
        state.held = hole + 1
        state.phase = BESIDE
    else:
        plant(state, hole, NO_NETWORK)
        state.held = hole + 1
        state.planted = 1
        state.phase = JOINING


@rule
def _wire_to(board: Board, state: State, hole: int) -> int:
    """The wire from the post in hand to a hole."""
    place = 0
    while board.near[hole, place] != state.held - 1:
        place += 1
    wire: int = board.wire[hole, place]
    return wire


@rule
def _name_own(board: Board, state: State, hole: int) -> None:
    """T13: an own wire to a hole is named; whoever stretches it says where the bull under it stands."""
    wire = _wire_to(board, state, hole)
    state.pending = wire + 1
    state.pending_as = state.seat + 1
    state.phase = SIDING if has_bull(board, state, wire) else STRETCHING


@rule
def _own_wire(board: Board, state: State) -> None:
    """T21: an own wire is stretched; from a new post a grey one may follow."""
    state.own[state.seat] -= 1
    stretch(board, state, state.pending - 1, wide(state.pending_as))
    state.pending = 0
    state.pending_as = 0
    state.phase = CLOSING if state.planted and can_close(board, state, state.held - 1, EITHER) else ENDING


@verbs.score.answered(State)
def score(board: Board, state: State, seat: int) -> int:
    """T41: n bulls of one colour count 1 + 2 + … + n."""
    points = 0
    for colour in range(len(COLOURS)):
        herd = int(state.herd[seat, colour])
        points += herd * (herd + 1) // 2
    return points


@verbs.standing.answered(State)
def standing(board: Board, state: State, out: Cells) -> None:
    """T42: most points, then the largest herd, then the next largest."""
    for seat in range(state.seats):
        out[seat] = 1
        for other in range(state.seats):
            out[seat] += _merit(board, state, other) > _merit(board, state, seat)


@rule
def _merit(board: Board, state: State, seat: int) -> int:
    """T42: greater for the better seat. The herds make a number in the system of five in which each digit counts the
    herds of a size, so that the larger sizes decide first."""
    merit = score(board, state, seat) << _HERDS
    for colour in range(len(COLOURS)):
        digit = 1
        for _ in range(state.herd[seat, colour]):
            digit *= 5
        merit += digit
    return merit


_HERDS = 30
"""Bits for the herds: four times 5 to the power of 12 is less than 2 to the power of 30."""
