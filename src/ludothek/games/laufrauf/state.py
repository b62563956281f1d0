"""Board and state of Lauf rauf! as records; see RULES.md for the rules by number."""

from typing import Annotated

import numpy as np

from ludothek.games.laufrauf.moves import DICE, KINDS, PAWNS, SEATS
from ludothek.kit.record import Cells, Int, Record

CORNERS = 4

SHORTEST, LONGEST = 28, 100
"""A ring has at least and at most so many squares (L2)."""

RUN_UP = 6
"""So many squares before an ascent square are its run-up (L3)."""

COPIES = 4
"""So many cards there are of each kind (L1)."""

ROLLS = 3
"""So many rolls a turn has without cards (L10)."""

# Where a pawn is: in base camp, on square n of the lower ring as n, on square n of the middle ring as MIDDLE + n, or
# in its summit camp. Squares are numbered from 1, the ascent square of corner 0, clockwise.
CAMP, MIDDLE, SUMMIT = 0, 200, 400

# Phases: up to TURNING it is chance's turn, at OVER nobody's, else a seat's.
LOT, ROLLING, TURNING, CHOOSING, RINGING, ASKING, DRAWING, OVER = range(8)

PerCorner = Annotated[Cells, np.int16, (CORNERS,)]
PerSeat = Annotated[Cells, np.int16, (SEATS,)]
PerPawn = Annotated[Cells, np.int16, (SEATS, PAWNS)]
PerDie = Annotated[Cells, np.int16, (DICE,)]
PerCard = Annotated[Cells, np.int16, (KINDS,)]


class Board(Record):
    """The two rings (L2): the ascent square of corner c is number 1 + c quarters of the ring."""

    lower: Int  # squares of the lower ring
    middle: Int  # squares of the middle ring


class State(Record):
    """A whole position. Seats beyond `seats` are zero throughout."""

    seats: Int
    cards: Int  # option cards (L60)
    overlooks: Int  # option overlook (L46)
    beside: Int  # option corners = "beside" (L4)
    starter: Int  # option first: the seat that begins, plus 1; 0 draws it by lot (L5)
    corner: PerSeat  # where a seat sits (L4)

    phase: Int
    seat: Int  # whose turn it is
    places: PerPawn  # CAMP, a square of a ring, or SUMMIT
    ringed: Int  # who bears the ring: seat * PAWNS + pawn + 1; 0 while the spirit has it

    dice: PerDie  # A, B, black; 0 before the first roll
    rolls: Int  # rolls made this turn
    again: Int  # dice that are about to be rolled, as bits
    asked: Int  # the seat that may call the ring (L46)
    called: Int  # somebody has called: the black six cannot be overlooked any more (L46)
    triple: Int  # the cards are drawn on a triple (L62)

    pile: PerCard  # cards face down, by kind
    discards: PerCard
    hands: PerSeat  # the kinds of cards that lie open before a seat, as bits
