"""Places on the mountain, and what stands between a pawn and where it wants to go (L2, L3, L30, L44)."""

from ludothek.games.laufrauf.moves import PAWNS, SEATS
from ludothek.games.laufrauf.state import CAMP, CORNERS, MIDDLE, RUN_UP, SUMMIT, Board, State
from ludothek.kit.rule import rule

FAR = 1000
"""Further than any pawn goes."""

NO_PAWN = -1


@rule
def on_ring(place: int) -> bool:
    """Whether a place is a square."""
    return CAMP < place < SUMMIT


@rule
def squares(board: Board, place: int) -> int:
    """How many squares the ring of a place has."""
    return board.middle if place > MIDDLE else board.lower


@rule
def lower_ascent(board: Board, corner: int) -> int:
    """The ascent square of a corner on the lower ring (L2)."""
    return 1 + corner * (board.lower // CORNERS)


@rule
def upper_ascent(board: Board, corner: int) -> int:
    """The ascent square of a corner on the middle ring (L2)."""
    return MIDDLE + 1 + corner * (board.middle // CORNERS)


@rule
def along(board: Board, place: int, steps: int) -> int:
    """The square so many steps further on the same ring; backwards if negative."""
    base = MIDDLE if place > MIDDLE else 0
    length = squares(board, place)
    square = place - base + steps
    if square > length:
        square -= length
    elif square < 1:
        square += length
    return base + square


@rule
def steps_between(board: Board, place: int, other: int) -> int:
    """How many steps forward lead from a square to another of the same ring; none to itself."""
    steps = other - place
    return steps if steps >= 0 else steps + squares(board, place)


@rule
def steps_to_ascent(board: Board, place: int, corner: int) -> int:
    """How many steps forward lead from a square to the ascent square of a corner."""
    ascent = upper_ascent(board, corner) if place > MIDDLE else lower_ascent(board, corner)
    return steps_between(board, place, ascent)


@rule
def foreign_corner(board: Board, place: int, own: int) -> int:
    """The corner other than `own` on whose lower run-up a square lies, or `own` if there is none (L66)."""
    for corner in range(CORNERS):
        if corner != own and 0 < steps_to_ascent(board, place, corner) <= RUN_UP:
            return corner
    return own


@rule
def room_ahead(board: Board, state: State, seat: int, pawn: int) -> int:
    """L44: how many steps a pawn on a ring can go without overtaking the ringed one."""
    ringed = state.ringed - 1
    place = state.places[seat, pawn]
    if ringed < 0 or place < MIDDLE or ringed == seat * PAWNS + pawn:
        return FAR
    return steps_between(board, place, state.places[ringed // PAWNS, ringed % PAWNS])


@rule
def room_behind(board: Board, state: State, seat: int, pawn: int) -> int:
    """L44, L66: the same, backwards."""
    ahead = room_ahead(board, state, seat, pawn)
    return FAR if ahead == FAR else board.middle - ahead


@rule
def pawn_at(state: State, place: int, but: int) -> int:
    """Who stands on a square, as seat * PAWNS + pawn, or NO_PAWN; `but` does not count."""
    found = NO_PAWN
    for pawn in range(SEATS * PAWNS):
        if state.places[pawn // PAWNS, pawn % PAWNS] == place and pawn != but:
            found = pawn
    return found


@rule
def rival_at(state: State, seat: int, place: int) -> bool:
    """Whether a pawn of another seat stands on a square."""
    found = pawn_at(state, place, NO_PAWN)
    return found != NO_PAWN and found // PAWNS != seat


@rule
def pawns_at(state: State, seat: int, place: int) -> int:
    """How many pawns of a seat are in its base camp, or on the summit."""
    count = 0
    for pawn in range(PAWNS):
        count += state.places[seat, pawn] == place
    return count


@rule
def first_in_camp(state: State, seat: int) -> int:
    """The first pawn in base camp; there is one."""
    pawn = 0
    while state.places[seat, pawn] != CAMP:
        pawn += 1
    return pawn


@rule
def land(board: Board, state: State, seat: int, pawn: int, place: int, push: int) -> None:
    """L30: a pawn comes to a square, or into its summit camp, and pushes whatever stands there by one, forward (1) or
    backward (-1), and what stands behind that."""
    state.places[seat, pawn] = place
    if place == SUMMIT:
        return
    last = seat * PAWNS + pawn
    while True:
        pushed = pawn_at(state, place, last)
        if pushed == NO_PAWN:
            return
        place = along(board, place, push)
        state.places[pushed // PAWNS, pushed % PAWNS] = place
        last = pushed


@rule
def capture(state: State, seat: int, pawn: int, place: int) -> None:
    """L25, L45: the pawn that stands on a square goes home, without the ring; another takes its place."""
    captured = pawn_at(state, place, NO_PAWN)
    state.places[captured // PAWNS, captured % PAWNS] = CAMP
    if state.ringed == captured + 1:
        state.ringed = 0
    state.places[seat, pawn] = place
