"""The position as numbers for programs that learn."""

from ludothek.games.taurus.moves import COLOURS, FIELDS, HOLES, SEATS
from ludothek.games.taurus.state import GREY_WIRE, NO_NETWORK, OWNER, WIRES, Board, State
from ludothek.kit import verbs
from ludothek.kit.bits import has
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule

OF_TABLE = (
    "phase",
    "seats",
    "rounds begun",
    "the game was begun by, seats clockwise from the observer",
    "turn of, likewise",
    "posts left",
    "grey wires left",
    "hole of the post in hand, plus 1",
    "that post was set in this turn",
    "wire about which something is to be said, plus 1",
    "its owner, clockwise from the observer, plus 1; grey is 5",
    "wires of the circuit that is shared out",
    "wire in that circuit whose owner takes the next bull",
)
OF_SEAT = (
    "wires left",
    *(f"{colour} bulls" for colour in COLOURS),
    *(f"its network is one with that of the seat {further} after it" for further in range(1, SEATS)),
    *(f"its network crosses that of the seat {further} after it" for further in range(1, SEATS)),
)
OBSERVED = (
    *OF_TABLE,
    *(f"seat +{seat}: {name}" for seat in range(SEATS) for name in OF_SEAT),
    *(f"field {field + 1}: colour of its bull, plus 1" for field in range(FIELDS)),
    *(f"field {field + 1}: its bull is being shared out" for field in range(FIELDS)),
    *(f"hole {hole}: founder of the network of its post, plus 1; 5 without a wire" for hole in range(HOLES)),
    *(f"wire {wire}: owner, plus 1; grey is 5" for wire in range(WIRES)),
)
WIDTH = len(OBSERVED)
KINDS = len(COLOURS)


@verbs.observe.answered(State)
def observe(board: Board, state: State, seat: int, out: Cells) -> int:
    """Everything but the board, which does not change, and the sides of bulls, which follow from the circuit."""
    out[0] = state.phase
    out[1] = state.seats
    out[2] = state.rounds
    out[3] = (state.start - seat + state.seats) % state.seats
    out[4] = (state.seat - seat + state.seats) % state.seats
    out[5] = state.stock
    out[6] = state.greys
    out[7] = state.held
    out[8] = state.planted
    out[9] = state.pending
    out[10] = _seen_owner(state, seat, state.pending_as)
    out[11] = state.length
    out[12] = state.place
    cell = len(OF_TABLE)
    for step in range(SEATS):
        cell = _observe_seat(state, seat, step, out, cell)
    for field in range(FIELDS):
        out[cell + field] = state.bulls[field]
        out[cell + FIELDS + field] = int(has(state.inside, field))
    cell += 2 * FIELDS
    for hole in range(HOLES):
        out[cell + hole] = _seen_network(state, seat, hole)
    cell += HOLES
    for wire in range(WIRES):
        out[cell + wire] = _seen_owner(state, seat, state.strung[wire])
    return WIDTH


@rule
def _observe_seat(state: State, seat: int, step: int, out: Cells, cell: int) -> int:
    """What a seat has, and how its network stands to the others; where the next one begins."""
    there = step < state.seats
    other = (seat + step) % state.seats
    out[cell] = state.own[other] if there else 0
    for colour in range(KINDS):
        out[cell + 1 + colour] = state.herd[other, colour] if there else 0
    cell += 1 + KINDS
    for further in range(1, SEATS):
        third = (other + further) % state.seats
        both = there and further < state.seats
        out[cell] = state.united[other] >> third & 1 if both else 0
        out[cell + SEATS - 1] = state.tangled[other] >> third & 1 if both else 0
        cell += 1
    return cell + SEATS - 1


@rule
def _seen_owner(state: State, seat: int, strung: int) -> int:
    """Who owns what is stretched along a wire, clockwise from `seat` and plus 1; 0 without a wire."""
    owner = strung & OWNER
    if owner in (0, GREY_WIRE):
        return int(owner)
    return 1 + (owner - 1 - seat + state.seats) % state.seats


@rule
def _seen_network(state: State, seat: int, hole: int) -> int:
    """Who founded the network of the post in a hole, likewise; 5 without a network, 0 without a post."""
    if state.post[hole] == 0:
        return 0
    network = state.network[state.post[hole] - 1]
    if network == NO_NETWORK:
        return GREY_WIRE
    return 1 + int(network - seat + state.seats) % state.seats
