"""Board and state of Taurus as records; see RULES.md for the rules by number."""

from typing import Annotated

import numpy as np

from ludothek.games.taurus.moves import COLOURS, FIELDS, HOLES, LETTERS, SEATS
from ludothek.kit.record import Bits, Cells, Int, Record, Words

POSTS = 48
"""No board has more posts."""

OWN, GREYS = 20, 20
"""No board has more wires of one seat, or more grey ones."""

NEAR = 5 * LETTERS - 1
"""A hole has at most so many neighbours: in its field and in four adjacent ones."""

WIRES = 1600
"""So many wires are possible at most: 6 in each of 48 fields, 16 across each of 82 borders."""

UNDER = 2 * LETTERS - 2
"""A wire runs over at most so many holes: those of its two fields."""

CROSSINGS = 2 * 3 + 9 + 2 * 3 * 3 * LETTERS
"""A wire crosses at most so many others: those between other holes of each of its fields, or from one to the other, and
those from the other three holes of each to its three other adjacent fields."""

LONGEST = 64
"""No circuit has more wires: it passes a post once."""

GREY_WIRE = SEATS + 1
"""Owner of a grey wire; that of a coloured one is its seat plus 1, 0 stands for no wire."""

OWNER = 7
LEFT, RIGHT = 8, 16
"""What is stretched along a wire: its owner, and the side said for a bull under it (T13)."""

NO_NETWORK = -1

# Phases: up to DEALING it is chance's turn, at OVER nobody's.
LOT, DEALING, OPENING, BESIDE, TURN, JOINING, HOLDING, SIDING, CLOSING, CHOOSING, SHARING, OVER = range(12)

# Phases that `apply` passes through and does not stop in: what follows by itself.
STRETCHING, FINDING, PENNING, OUTLINING, ENDING = range(12, 17)

PerField = Annotated[Cells, np.int16, (FIELDS,)]
PerHole = Annotated[Cells, np.int16, (HOLES,)]
PerNear = Annotated[Cells, np.int16, (HOLES, NEAR)]
PerWire = Annotated[Cells, np.int16, (WIRES,)]
PerEnd = Annotated[Cells, np.int16, (WIRES, 2)]
PerUnder = Annotated[Cells, np.int16, (WIRES, UNDER)]
PerCrossing = Annotated[Cells, np.int16, (WIRES, CROSSINGS)]
PerWireMask = Annotated[Words, np.uint64, (WIRES,)]
PerPost = Annotated[Cells, np.int16, (POSTS,)]
PerPostMask = Annotated[Words, np.uint64, (POSTS,)]
PerSeat = Annotated[Cells, np.int16, (SEATS,)]
PerHerd = Annotated[Cells, np.int16, (SEATS, len(COLOURS))]
PerCircuit = Annotated[Cells, np.int16, (LONGEST,)]


class Board(Record):
    """The pasture as tables: no rule calculates with coordinates but the direction of a circuit. Wires are numbered."""

    fields: Int
    posts: Int  # in the common stock (T1)
    own: Int  # wires of each seat
    greys: Int
    x: PerHole  # where a hole is; y grows downwards
    y: PerHole
    nears: PerHole  # how many neighbours a hole has (T5); 0 where there is no hole
    near: PerNear  # they, clockwise by the direction in which they lie
    wire: PerNear  # the wire that joins the hole to each of them
    back: PerNear  # which neighbour of theirs the hole is
    beside: PerNear  # whether they lie side by side (T20)
    wires: Int
    ends: PerEnd
    unders: PerWire  # how many holes a wire runs over (T11)
    under: PerUnder
    crossings: PerWire  # how many wires a wire crosses (T12)
    crossing: PerCrossing
    spot: PerWire  # the field over whose bull spot it runs (T13), plus 1
    mask: PerWireMask  # spots from which it is met looking to the right; that under it is on its right


class State(Record):
    """A whole position. Seats beyond `seats` are zero throughout; posts are numbered in the order in which they were
    set. A network has the number of the seat that founded it, for good: when two become one, they are `united`."""

    seats: Int
    starter: Int  # option first: the seat that begins, plus 1; 0 draws it by lot (T4)

    phase: Int
    rounds: Int  # begun
    start: Int  # the seat that began
    seat: Int  # whose turn it is

    bulls: PerField  # colour of the bull on a field's spot, plus 1; 0 without
    dealt: Int  # spots that have had their bull
    standing: Bits  # fields whose bull stands
    herd: PerHerd  # bulls taken by seat and colour

    stock: Int  # posts left
    own: PerSeat  # wires left
    greys: Int
    posts: Int  # set
    post: PerHole  # the post in a hole, plus 1; 0 without
    hole: PerPost  # where a post stands
    network: PerPost  # NO_NETWORK until the post has its first wire
    parity: PerPostMask  # exclusive or of the masks of the wires from the network's first post to this one
    united: PerSeat  # the networks that are one with a network, itself included, as bits
    tangled: PerSeat  # the networks that cross one, as bits (T12)
    strung: PerWire  # what is stretched along a wire: owner, side of the bull
    crossed: PerWire  # the networks that cross a wire, as bits
    covered: PerHole  # how many wires run over a hole (T11)

    held: Int  # the hole of the post from which a wire is to run, plus 1
    planted: Int  # whether that post was set in this turn
    pending: Int  # the wire about which something is to be said, plus 1
    pending_as: Int  # what will be stretched along it
    inside: Bits  # fields whose bulls are to be shared out (T32)
    circuit: PerCircuit  # the wires of the circuit, clockwise after the new grey one, which is the last
    length: Int  # of the circuit
    place: Int  # in the circuit: the wire whose owner takes the next bull
