"""The actions of pawns (L20 to L32), those of effect cards among them (L66)."""

from ludothek.games.laufrauf import moves
from ludothek.games.laufrauf.mountain import (
    along,
    capture,
    first_in_camp,
    foreign_corner,
    land,
    lower_ascent,
    on_ring,
    pawns_at,
    rival_at,
    room_ahead,
    room_behind,
    steps_to_ascent,
    upper_ascent,
)
from ludothek.games.laufrauf.moves import BLACK, LEAST, PAWNS, SUMS
from ludothek.games.laufrauf.state import CAMP, MIDDLE, OVER, RUN_UP, SUMMIT, Board, State
from ludothek.games.laufrauf.turns import ENOUGH_TO_START, end_turn, least, may_capture, most, show, total
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule


@rule
def may_start(state: State) -> bool:
    """L20: the dice are enough, and a pawn is in base camp."""
    return bool(total(state) >= ENOUGH_TO_START and pawns_at(state, state.seat, CAMP) > 0)


@rule
def steps_up(board: Board, state: State, pawn: int) -> int:
    """L22 to L24, L43, L44: the distance to the ascent square of a pawn that dice could send up, else 0."""
    seat = state.seat
    place = state.places[seat, pawn]
    if not on_ring(place):
        return 0
    steps = steps_to_ascent(board, place, state.corner[seat])
    if steps > RUN_UP or steps > room_ahead(board, state, seat, pawn):
        return 0
    if place > MIDDLE and (pawns_at(state, seat, CAMP) > 0 or state.ringed == seat * PAWNS + pawn + 1):
        return 0
    return int(steps)


@rule
def goes_up(board: Board, state: State, pawn: int) -> bool:
    """L22: the dice send the pawn up."""
    steps = steps_up(board, state, pawn)
    return steps > 0 and show(state, steps)


@rule
def can_climb(board: Board, state: State) -> bool:
    """L12: whether `climbs` has anything to offer after the first roll."""
    if may_start(state):
        return True
    shortest = total(state) - most(state)
    for pawn in range(PAWNS):
        if goes_up(board, state, pawn):
            return True
        if on_ring(state.places[state.seat, pawn]) and shortest <= room_ahead(board, state, state.seat, pawn):
            return True
    return False


@rule
def climbs(board: Board, state: State, out: Cells) -> int:
    """L20, L21, L22, L25: write what pawns can do without cards."""
    n = 0
    if may_start(state):
        out[0] = moves.START
        n = 1
    for pawn in range(PAWNS):
        if on_ring(state.places[state.seat, pawn]):
            n = runs(state, room_ahead(board, state, state.seat, pawn), moves.RUN + pawn * SUMS, out, n)
    for pawn in range(PAWNS):
        if goes_up(board, state, pawn):
            out[n] = moves.ASCEND + pawn
            n += 1
    if may_capture(state):
        steps = state.dice[BLACK]
        for pawn in range(PAWNS):
            place = state.places[state.seat, pawn]
            if (
                on_ring(place)
                and steps <= room_ahead(board, state, state.seat, pawn)
                and rival_at(state, state.seat, along(board, place, steps))
            ):
                out[n] = moves.CAPTURE + pawn
                n += 1
    return n


@rule
def runs(state: State, room: int, code: int, out: Cells, n: int) -> int:
    """L21: write codes, counted from that of the least sum, for the sums of two dice within `room`; the new count."""
    low = least(state)
    high = most(state)
    middle = total(state) - low - high
    if low + middle <= room:
        out[n] = code + low + middle - LEAST
        n += 1
    if low + high <= room and middle != high:
        out[n] = code + low + high - LEAST
        n += 1
    if middle + high <= room and low != middle:
        out[n] = code + middle + high - LEAST
        n += 1
    return n


@rule
def effects(board: Board, state: State, hand: int, code: int, out: Cells, n: int) -> int:
    """L66: write codes, counted from `code`, for the effects of cards in `hand`, as bits; the new count."""
    seat = state.seat
    if hand >> moves.DIRECT & 1 and may_start(state):
        out[n] = code
        n += 1
    if hand >> moves.BACK & 1:
        for pawn in range(PAWNS):
            if on_ring(state.places[seat, pawn]):
                n = runs(state, room_behind(board, state, seat, pawn), code + moves.PLAY_BACK + pawn * SUMS, out, n)
    if hand >> moves.FOREIGN & 1:
        for pawn in range(PAWNS):
            if goes_up_elsewhere(board, state, pawn):
                out[n] = code + moves.PLAY_FOREIGN + pawn
                n += 1
    if hand >> moves.BACKCAPTURE & 1 and may_capture(state):
        steps = state.dice[BLACK]
        for pawn in range(PAWNS):
            place = state.places[seat, pawn]
            if (
                on_ring(place)
                and steps <= room_behind(board, state, seat, pawn)
                and rival_at(state, seat, along(board, place, -steps))
            ):
                out[n] = code + moves.PLAY_CAPTURE + pawn
                n += 1
    return n


@rule
def steps_up_elsewhere(board: Board, state: State, pawn: int) -> int:
    """L66: the distance of a pawn on the lower ring to another corner's ascent square, 0 unless it is on that
    run-up."""
    place = state.places[state.seat, pawn]
    own = state.corner[state.seat]
    if not CAMP < place < MIDDLE:
        return 0
    corner = foreign_corner(board, place, own)
    return 0 if corner == own else int(steps_to_ascent(board, place, corner))


@rule
def goes_up_elsewhere(board: Board, state: State, pawn: int) -> bool:
    """L66: the dice send the pawn up over another colour's ascent square."""
    steps = steps_up_elsewhere(board, state, pawn)
    return steps > 0 and show(state, steps)


@rule
def climb(board: Board, state: State, code: int) -> None:
    """Carry out an action of a pawn; `code` is one of `climbs`, or PLAY and more for the effect of a card. It ends the
    turn, or the game (L50)."""
    seat = state.seat
    corner = state.corner[seat]
    push = 1
    captures = moves.CAPTURE <= code < moves.RING
    pawn = 0
    if code == moves.START:
        pawn = first_in_camp(state, seat)
        place = lower_ascent(board, corner)
    elif code < moves.ASCEND:
        pawn = (code - moves.RUN) // SUMS
        place = along(board, state.places[seat, pawn], (code - moves.RUN) % SUMS + LEAST)
    elif code < moves.CAPTURE:
        pawn = code - moves.ASCEND
        place = SUMMIT if state.places[seat, pawn] > MIDDLE else upper_ascent(board, corner)
    elif captures:
        pawn = code - moves.CAPTURE
        place = along(board, state.places[seat, pawn], state.dice[BLACK])
    else:
        effect = (code - moves.PLAY) % moves.PLAYS
        if effect < moves.PLAY_BACK:
            pawn = first_in_camp(state, seat)
            place = upper_ascent(board, corner)
        elif effect < moves.PLAY_FOREIGN:
            pawn = (effect - moves.PLAY_BACK) // SUMS
            place = along(board, state.places[seat, pawn], -((effect - moves.PLAY_BACK) % SUMS + LEAST))
            push = -1
        elif effect < moves.PLAY_CAPTURE:
            pawn = effect - moves.PLAY_FOREIGN
            place = upper_ascent(board, foreign_corner(board, state.places[seat, pawn], corner))
        else:
            pawn = effect - moves.PLAY_CAPTURE
            place = along(board, state.places[seat, pawn], -state.dice[BLACK])
            captures = True
    if captures:
        capture(state, seat, pawn, place)
    else:
        land(board, state, seat, pawn, place, push)
    if place == SUMMIT and pawns_at(state, seat, SUMMIT) == PAWNS:
        state.phase = OVER
    else:
        end_turn(state)
