"""before, code, after → facts, in the order in which they happened; read off the two states, no rule is run again."""

from collections.abc import Iterator
from typing import Any

from ludothek.games.pamplona import facts
from ludothek.games.pamplona.facts import AnyFact
from ludothek.games.pamplona.moves import RUNNERS, Card, Lot, Peace, Run, Scuffle, Shove, Throw, decode
from ludothek.games.pamplona.state import CARD, OVER, State
from ludothek.games.pamplona.torro import courage, score
from ludothek.kit.game import BoardFile


def story(board: BoardFile, before: State, code: int, after: State) -> list[AnyFact]:
    """What happened when `code` led from `before` to `after`."""
    return list(_tell(board.record, before, code, after))


def _tell(board: Any, before: State, code: int, after: State) -> Iterator[AnyFact]:
    seat = int(before.seat)
    match decode(code):
        case Lot(first):
            yield facts.Begins("P7", first)
        case Throw(a, b):
            yield facts.Throws("P10", seat, a, b)
        case Run(die, runner, steps):
            start = int(before.squares[seat, runner])
            yield facts.Runs("P13" if _is_arrow(before, die) else "P12", seat, runner, die, steps, start, start + steps)
            if steps:
                yield from _landing(board, seat, runner, start + steps)
                yield from _borrowing(before, after, seat)
        case Scuffle():
            for other, points in enumerate(before.edge.tolist()):
                if points:
                    yield facts.Scuffles("P21", seat, other, int(before.square), points)
                    yield from _borrowing(before, after, other)
        case Peace():
            yield facts.Peaces("P21", seat)
        case Shove(other, runner, push):
            yield from _shove(board, before, after, other, runner, push)
        case Card(comes):
            yield from _card(board, before, comes, after)
    yield from _then(board, before, after)


def _is_arrow(before: State, die: str) -> bool:
    return int(before.dice["AB".index(die)]) == 1


def _landing(board: Any, seat: int, runner: int, square: int) -> Iterator[AnyFact]:
    """A runner reaches `square`: it slips, pays, or crosses the red line."""
    to = int(board.lands[square])
    if to != square:
        yield facts.Slips("P18", seat, runner, square, to)
    if board.fee[to]:
        yield facts.Fears("P17", seat, runner, to, int(board.fee[to]))
    if to > board.length:
        yield facts.Arrives("P30", seat, runner, to)


def _borrowing(before: State, after: State, seat: int) -> Iterator[AnyFact]:
    if taken := int(after.credits[seat] - before.credits[seat]):
        yield facts.Borrows("P27", seat, taken)


def _shove(board: Any, before: State, after: State, other: int, runner: int, push: str) -> Iterator[AnyFact]:
    by, square = int(before.seat), int(before.square)
    if push == "stay":
        yield facts.Spares("P22", by, other, runner)
        return
    edge = int(before.edge[other])
    to = square + (edge if push == "forward" else -edge)
    yield facts.Shoves("P22", by, other, runner, square, to)
    yield from _landing(board, other, runner, to)
    yield from _borrowing(before, after, other)


def _card(board: Any, before: State, comes: int, after: State) -> Iterator[AnyFact]:
    if not before.deck.any():
        yield facts.Reshuffles("P44")
    if comes:
        start = int(before.torro)
        yield facts.Comes("P40", comes, start, start + comes)
        if (to := int(board.lands[start + comes])) != start + comes:
            yield facts.TorroSlips("P18", start + comes, to)
    elif not before.opened:
        yield facts.SetAside("P43")
    else:
        yield facts.Attacks("P41", int(before.torro))
        for seat in range(before.seats):
            yield from _attacked(before, seat)
            yield from _borrowing(before, after, seat)


def _attacked(before: State, seat: int) -> Iterator[AnyFact]:
    total = 0
    for runner in range(RUNNERS):
        if square := int(before.squares[seat, runner]):
            ahead = square - int(before.torro)
            points = int(courage(ahead))
            total += points
            yield facts.Braves("P41", seat, runner, ahead, points)
    yield facts.Settles("P42", seat, total)


def _then(board: Any, before: State, after: State) -> Iterator[AnyFact]:
    """What followed by itself: seats passed over, ranks, a new round, the end."""
    turn_is_over = after.phase in (CARD, OVER) or (before.seat != after.seat and before.rounds == after.rounds)
    if before.phase > CARD and turn_is_over:
        yield from _passed_over(after, int(before.seat), int(after.seat) if after.phase not in (CARD, OVER) else None)
    yield from _ranking(before, after)
    if after.rounds > before.rounds:
        yield facts.Rounds("P7", int(after.rounds), int(after.start))
        if after.start != after.seat:
            yield from _passes(after, int(after.start), int(after.seat))
    if after.phase == OVER:
        yield from _ending(board, after)


def _passed_over(after: State, last: int, following: int | None) -> Iterator[AnyFact]:
    """P15: the seats between the one that moved and the next one, or the end of the round."""
    yield from _passes(after, (last + 1) % int(after.seats), int(after.start) if following is None else following)


def _passes(after: State, first: int, end: int) -> Iterator[AnyFact]:
    seat = first
    while seat != end:
        yield facts.Passes("P15", seat)
        seat = (seat + 1) % int(after.seats)


def _ranking(before: State, after: State) -> Iterator[AnyFact]:
    ranked = [
        (int(after.ranks[seat, runner]), seat, runner)
        for seat in range(after.seats)
        for runner in range(RUNNERS)
        if after.ranks[seat, runner] and not before.ranks[seat, runner]
    ]
    for rank, seat, runner in sorted(ranked):
        yield facts.Ranks("P31", seat, runner, rank)


def _ending(board: Any, after: State) -> Iterator[AnyFact]:
    yield facts.Ends("P50", "torro" if after.torro > board.length else "ranked")
    for seat in range(after.seats):
        for runner in range(RUNNERS):
            square = int(after.squares[seat, runner])
            if 0 < square < after.torro:
                behind = int(after.torro) - square
                yield facts.Behind("P51", seat, runner, behind, behind)
    scores = [int(score(board, after, seat)) for seat in range(after.seats)]
    for seat, points in enumerate(scores):
        yield facts.Scores("P52", seat, points, 1 + sum(other > points for other in scores))
