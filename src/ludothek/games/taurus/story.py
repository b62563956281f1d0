"""before, code, after → facts, in the order in which they happened; read off the two states."""

from collections.abc import Iterator
from typing import Any

from ludothek.games.taurus import facts
from ludothek.games.taurus.circuits import LEAST
from ludothek.games.taurus.facts import AnyFact
from ludothek.games.taurus.looking import Circuit, block_of, circuit, circuits, fields_in, members
from ludothek.games.taurus.moves import COLOURS, HOLE_NAMES, Bull, Close, Lot, Plant, Side, Take, decode
from ludothek.games.taurus.state import CHOOSING, DEALING, GREY_WIRE, LEFT, OVER, OWNER, RIGHT, SIDING, TURN
from ludothek.games.taurus.view import circuit_view, view
from ludothek.kit.game import BoardFile
from ludothek.kit.record import plain


def story(board: BoardFile, before: Any, code: int, after: Any) -> list[AnyFact]:
    """What happened when `code` led from `before` to `after`, each a record or an array of one."""
    was, now = plain(block_of(before)), plain(block_of(after))
    told = list(_tell(board, was, code, now, block_of(before), after))
    if now.phase == OVER:
        told += _ending(board, after, now)
    return told


def _tell(board: BoardFile, was: Any, code: int, now: Any, before: Any, after: Any) -> Iterator[AnyFact]:
    seat = was.seat
    match decode(code):
        case Lot(first):
            yield facts.Begins("T4", first)
            return
        case Bull():
            if now.phase != DEALING:
                yield facts.Grazes("T4", now.dealt)
            return
        case Plant(hole):
            yield facts.Plants("T20" if was.rounds == 1 else "T21", seat, hole)
        case Side(side):
            field = int(board.record.spot[was.pending - 1])
            yield facts.Stands("T13", seat, field, COLOURS[was.bulls[field - 1] - 1], side)
    if wire := _stretched(was, now):
        yield from _wire(board, was, now, wire - 1)
    around: list[int] = list(was.circuit[: was.length])
    if wire and now.strung[wire - 1] & OWNER == GREY_WIRE:
        found, closes = _closed(board, was, code, now, before, wire - 1)
        yield closes
        around = found.wires
    yield from _takes(board, was, code, now, around)
    if now.phase in (SIDING, CHOOSING):
        for seen in view(board, after).circuits:
            yield facts.Pens(
                "T31",
                seat,
                seen.circuit,
                len(seen.fields),
                seen.side,
                seen.posts,
                seen.owners,
                seen.fields,
                seen.shares,
            )
    yield from _passes(was, now)


def _stretched(was: Any, now: Any) -> int:
    """The wire that is new, plus 1; 0 when none is."""
    if was.strung == now.strung:
        return 0
    return 1 + next(wire for wire, what in enumerate(now.strung) if what and not was.strung[wire])


def _wire(board: BoardFile, was: Any, now: Any, wire: int) -> Iterator[AnyFact]:
    """A new wire, and what it means for networks."""
    record = board.record
    start, end = (HOLE_NAMES[hole] for hole in record.ends[wire].tolist())
    if now.strung[wire] & OWNER == GREY_WIRE:
        yield facts.Greys("T15", was.seat, start, end)
    else:
        yield facts.Stretches("T20" if was.rounds == 1 else "T21", was.seat, start, end)
    crossed = sum(now.strung[other] > 0 for other in record.crossing[wire, : record.crossings[wire]].tolist())
    if crossed:
        yield facts.Crosses("T12", was.seat, crossed)
    if now.united != was.united:
        yield facts.Unites("T12", was.seat)


def _closed(board: BoardFile, was: Any, code: int, now: Any, before: Any, wire: int) -> tuple[Circuit, AnyFact]:
    """The circuit that a new grey wire has closed."""
    found = circuits(board, before, wire)
    match decode(code):
        case Close(name):
            found = [one for one in found if one.name == name]
    fields = fields_in(board, before, wire, now.strung[wire] & (LEFT | RIGHT))
    seen = circuit_view(was, found[0], None, fields)
    return found[0], facts.Closes(
        "T30", was.seat, seen.circuit, len(fields), seen.posts, seen.owners, seen.fields, seen.shares
    )


def _takes(board: BoardFile, was: Any, code: int, now: Any, wires: list[int]) -> Iterator[AnyFact]:
    """T32, T34: the bull that was asked for, and those that were handed out after it."""
    gone = [field for field, colour in enumerate(was.bulls) if colour and not now.bulls[field]]
    if not gone:
        return
    move = decode(code)
    asked = isinstance(move, Take)
    if isinstance(move, Take):
        first = next(field for field in gone if COLOURS[was.bulls[field] - 1] == move.colour)
        gone = [first, *(field for field in gone if field != first)]
    holes = circuit(board, "pen", wires).holes
    place = was.place
    for field in gone:
        while now.strung[wires[place]] & OWNER == GREY_WIRE:
            place = (place + 1) % len(wires)
        seat = (now.strung[wires[place]] & OWNER) - 1
        start, end = HOLE_NAMES[holes[place]], HOLE_NAMES[holes[(place + 1) % len(holes)]]
        yield facts.Takes("T32" if asked else "T34", seat, COLOURS[was.bulls[field] - 1], field + 1, start, end, asked)
        asked = False
        place = (place + 1) % len(wires)


def _passes(was: Any, now: Any) -> Iterator[AnyFact]:
    """T22: the seats that were passed over when the turn ended."""
    ended = now.phase == TURN or (now.phase == OVER and _reason(now) == "stuck")
    if not ended or was.phase == TURN:
        return
    for step in range(1, now.seats + 1):
        seat = (was.seat + step) % now.seats
        if now.phase == TURN and seat == now.seat:
            return
        yield facts.Passes("T22", seat)


def _reason(now: Any) -> str:
    """T40: why the game is over."""
    if len(members(now.standing)) < LEAST:
        return "bulls"
    return "stuck" if now.greys else "grey"


def _ending(board: BoardFile, after: Any, now: Any) -> Iterator[AnyFact]:
    yield facts.Ends("T40", _reason(now))
    for seat, held in enumerate(view(board, after).seats):
        yield facts.Scores("T41", seat, held.score, max(held.herds), held.place)
