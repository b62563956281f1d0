"""The mountain spirit and its ring (L40 to L46)."""

from ludothek.games.laufrauf import moves
from ludothek.games.laufrauf.moves import BLACK, FACES, PAWNS, SEATS
from ludothek.games.laufrauf.state import ASKING, CHOOSING, MIDDLE, RINGING, SUMMIT, State
from ludothek.games.laufrauf.turns import end_turn
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule


@rule
def on_middle_ring(state: State) -> int:
    """All pawns on the middle ring, as bits."""
    pawns = 0
    for pawn in range(SEATS * PAWNS):
        pawns |= (MIDDLE < state.places[pawn // PAWNS, pawn % PAWNS] < SUMMIT) << pawn
    return pawns


@rule
def is_haunted(state: State) -> bool:
    """L40, L42: a black six in the first roll while a pawn is on the middle ring."""
    return state.rolls == 1 and state.dice[BLACK] == FACES and on_middle_ring(state) != 0


@rule
def candidates(state: State) -> int:
    """L41: whom the ring can be put on, as bits: one's own pawns, if any is there, else any."""
    pawns = on_middle_ring(state)
    own = pawns & ((1 << PAWNS) - 1) << state.seat * PAWNS
    return own or pawns


@rule
def ring_actions(state: State, out: Cells) -> int:
    """L41, L46: write where the ring can go, and whether the six may be overlooked."""
    n = 0
    if state.ringed:
        out[0] = moves.RELEASE
        n = 1
    else:
        pawns = candidates(state)
        for pawn in range(SEATS * PAWNS):
            if pawns >> pawn & 1:
                out[n] = moves.RING + pawn
                n += 1
    if state.overlooks and not state.called:
        out[n] = moves.OVERLOOK
        n += 1
    return n


@rule
def haunt(state: State) -> None:
    """L40, L46: the ring action is due. It follows by itself if it leaves no choice."""
    state.phase = RINGING
    if state.overlooks and not state.called:
        return
    pawns = candidates(state)
    if state.ringed:
        ring(state, moves.RELEASE)
    elif pawns & (pawns - 1) == 0:
        only = 0
        while not pawns >> only & 1:
            only += 1
        ring(state, moves.RING + only)


@rule
def ring(state: State, code: int) -> None:
    """L40, L41: the ring goes onto a pawn or back to the spirit, and that is the whole turn."""
    state.ringed = 0 if code == moves.RELEASE else code - moves.RING + 1
    end_turn(state)


@rule
def overlook(state: State) -> None:
    """L46: the others are asked clockwise."""
    state.phase = ASKING
    state.asked = state.seat
    _ask_next(state)


@rule
def answer(state: State, calls: bool) -> None:
    """L46: the first call decides; when nobody calls the turn goes on."""
    if calls:
        state.called = 1
        haunt(state)
    else:
        _ask_next(state)


@rule
def _ask_next(state: State) -> None:
    state.asked = state.asked + 1 if state.asked + 1 < state.seats else 0
    if state.asked == state.seat:
        state.phase = CHOOSING
