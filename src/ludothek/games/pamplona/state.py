"""Board and state of Viva Pamplona! as records; see RULES.md for the rules by number."""

from typing import Annotated

import numpy as np

from ludothek.games.pamplona.moves import RUNNERS, SEATS
from ludothek.kit.record import Cells, Int, Record

LONGEST = 100
"""A street has at most so many squares."""

ARENA = 6
"""No move from the street reaches further than so many squares beyond the red line."""

RANKS = 12

CREDIT = 10

# Phases: up to CARD it is chance's turn, at OVER nobody's, else a seat's.
LOT, THROW, CARD, RUNNING, ASKING, PUSHING, OVER = range(7)

ATTACK = 0
DECK = (6, 3, 3, 5, 3, 2)
"""How many attacks and how many cards "comes 1" to "comes 5" there are (P3)."""

PerSquare = Annotated[Cells, np.int16, (LONGEST + ARENA + 1,)]
PerSeat = Annotated[Cells, np.int16, (SEATS,)]
PerRunner = Annotated[Cells, np.int16, (SEATS, RUNNERS)]
PerDie = Annotated[Cells, np.int16, (2,)]
PerCard = Annotated[Cells, np.int16, (len(DECK),)]


class Board(Record):
    """The track as tables, so that no rule asks twice what a square is."""

    length: Int  # the last square of the street; the red line is behind it (P4)
    lands: PerSquare  # where one who reaches a square comes to stand (P18)
    fee: PerSquare  # what landing on a square costs (P17)


class State(Record):
    """A whole position. Seats beyond `seats` are zero throughout."""

    seats: Int
    rotates: Int  # option rotate_start (P7)
    sets_aside: Int  # option first_attack = "discard" (P43)
    starter: Int  # option first: the seat that begins, plus 1; 0 draws it by lot (P7)

    phase: Int
    rounds: Int  # runner rounds begun
    start: Int  # the seat this round started with
    seat: Int  # whose turn it is
    torro: Int
    squares: PerRunner  # 1 … length on the street, beyond it in the arena, 0 once ranked
    ranks: PerRunner  # 0 until ranked
    next_rank: Int
    points: PerSeat  # courage points held
    credits: PerSeat  # credits of ten taken (P27)

    dice: PerDie  # faces as thrown, ARROW for an arrow; 0 before the throw
    used: Int  # dice that are used up, as bits
    moved: Int  # own runners that have had their die, as bits
    owed: Int  # dice still to be used this turn

    square: Int  # where the scuffle is, or may start; 0 without one
    edge: PerSeat  # by how many a seat is outnumbered there
    waiting: PerSeat  # its outnumbered runners that nothing has been said about, as bits

    deck: PerCard  # cards face down, by kind
    last_card: Int  # the card that lies open, plus 1; 0 before the first
    opened: Int  # a card other than an attack has been turned (P43)
