"""What a position is worth to a seat, for bots: roughly the turns that its pawns still need."""

from ludothek.games.laufrauf.mountain import squares, steps_to_ascent
from ludothek.games.laufrauf.moves import KINDS, PAWNS
from ludothek.games.laufrauf.state import CAMP, MIDDLE, RUN_UP, SUMMIT, Board, State
from ludothek.kit import verbs
from ludothek.kit.rule import rule

# Turns, reckoned out for a single pawn that plays best with all its rolls.
ASCENT = 3.3  # from the run-up to the next level
NEAREST = 0.7  # more from the last square of the run-up, which takes two ones
BEFORE_RUN_UP = 0.9  # to come to the run-up from the square before it
SQUARE = 0.092  # for each square further away
START_TURNS = 2.0
BAN = 1.0  # the ring: no ascent until it is gone

CARD_TURNS = 0.25
"""What a card in hand saves."""


@verbs.estimate.answered(State)
def estimate(board: Board, state: State, seat: int) -> float:
    """How many turns the seat's pawns still need, less what its cards may save; negative."""
    turns = 0.0
    lower = ASCENT + way(board.lower)
    middle = ASCENT + way(board.middle)
    for pawn in range(PAWNS):
        place = state.places[seat, pawn]
        if place == CAMP:
            turns += START_TURNS + lower + middle
        elif place != SUMMIT:
            steps = steps_to_ascent(board, place, state.corner[seat])
            turns += ASCENT + way(steps if steps > 0 else squares(board, place))
            if place < MIDDLE:
                turns += middle
    if state.ringed and (state.ringed - 1) // PAWNS == seat:
        turns += BAN
    for kind in range(KINDS):
        turns -= CARD_TURNS * (state.hands[seat] >> kind & 1)
    return -turns


@rule
def way(steps: int) -> float:
    """Turns until a pawn so many squares before its ascent square stands well on its run-up."""
    if steps > RUN_UP:
        return BEFORE_RUN_UP + SQUARE * (steps - RUN_UP - 1)
    return NEAREST if steps == 1 else 0.0
