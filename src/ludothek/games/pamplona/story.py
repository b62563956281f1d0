"""before, code, after → facts, in the order in which they happened; read off the two states, no rule is run again."""

from collections.abc import Iterator
from typing import Any

from ludothek.games.pamplona import facts
from ludothek.games.pamplona.facts import AnyFact
from ludothek.games.pamplona.moves import ARROW, Card, Lot, Peace, Run, Scuffle, Shove, Throw, decode
from ludothek.games.pamplona.state import CARD, OVER
from ludothek.games.pamplona.torro import courage
from ludothek.games.pamplona.view import view
from ludothek.kit.game import BoardFile
from ludothek.kit.record import plain


def story(board: BoardFile, before: Any, code: int, after: Any) -> list[AnyFact]:
    """What happened when `code` led from `before` to `after`, each a record or an array of one."""
    was, now = plain(before), plain(after)
    told = list(_tell(board.plain, was, code, now))
    if now.phase == OVER:
        told += _ending(board, after, now)
    return told


def _tell(board: Any, was: Any, code: int, now: Any) -> Iterator[AnyFact]:
    seat = was.seat
    match decode(code):
        case Lot(first):
            yield facts.Begins("P7", first)
        case Throw(a, b):
            yield facts.Throws("P10", seat, a, b)
        case Run(die, runner, steps):
            start = was.squares[seat][runner]
            arrow = was.dice["AB".index(die)] == ARROW
            yield facts.Runs("P13" if arrow else "P12", seat, runner, die, steps, start, start + steps)
            if steps:
                yield from _landing(board, seat, runner, start + steps)
                yield from _borrowing(was, now, seat)
        case Scuffle():
            for other, points in enumerate(was.edge):
                if points:
                    yield facts.Scuffles("P21", seat, other, was.square, points)
                    yield from _borrowing(was, now, other)
        case Peace():
            yield facts.Peaces("P21", seat)
        case Shove(other, runner, push):
            yield from _shove(board, was, now, other, runner, push)
        case Card(comes):
            yield from _card(board, was, comes, now)
    yield from _then(was, now)


def _landing(board: Any, seat: int, runner: int, square: int) -> Iterator[AnyFact]:
    """A runner reaches `square`: it slips, pays, or crosses the red line."""
    to = board.lands[square]
    if to != square:
        yield facts.Slips("P18", seat, runner, square, to)
    if board.fee[to]:
        yield facts.Fears("P17", seat, runner, to, board.fee[to])
    if to > board.length:
        yield facts.Arrives("P30", seat, runner, to)


def _borrowing(was: Any, now: Any, seat: int) -> Iterator[AnyFact]:
    if taken := now.credits[seat] - was.credits[seat]:
        yield facts.Borrows("P27", seat, taken)


def _shove(board: Any, was: Any, now: Any, other: int, runner: int, push: str) -> Iterator[AnyFact]:
    if push == "stay":
        yield facts.Spares("P22", was.seat, other, runner)
        return
    edge = was.edge[other]
    to = was.square + (edge if push == "forward" else -edge)
    yield facts.Shoves("P22", was.seat, other, runner, was.square, to)
    yield from _landing(board, other, runner, to)
    yield from _borrowing(was, now, other)


def _card(board: Any, was: Any, comes: int, now: Any) -> Iterator[AnyFact]:
    if not any(was.deck):
        yield facts.Reshuffles("P44")
    if comes:
        reached = was.torro + comes
        yield facts.Comes("P40", comes, was.torro, reached)
        if (to := board.lands[reached]) != reached:
            yield facts.TorroSlips("P18", reached, to)
    elif not was.opened:
        yield facts.SetAside("P43")
    else:
        yield facts.Attacks("P41", was.torro)
        for seat in range(was.seats):
            yield from _attacked(was, seat)
            yield from _borrowing(was, now, seat)


def _attacked(was: Any, seat: int) -> Iterator[AnyFact]:
    total = 0
    for runner, square in enumerate(was.squares[seat]):
        if square:
            ahead = square - was.torro
            points = courage(ahead)
            total += points
            yield facts.Braves("P41", seat, runner, ahead, points)
    yield facts.Settles("P42", seat, total)


def _then(was: Any, now: Any) -> Iterator[AnyFact]:
    """What followed by itself: seats passed over, ranks, a new round."""
    round_is_over = now.phase in (CARD, OVER)
    if was.phase > CARD and (round_is_over or was.seat != now.seat):
        yield from _passes(now, (was.seat + 1) % now.seats, now.start if round_is_over else now.seat)
    yield from _ranking(was, now)
    if now.rounds > was.rounds:
        yield facts.Rounds("P7", now.rounds, now.start)
        yield from _passes(now, now.start, now.seat)


def _passes(now: Any, first: int, end: int) -> Iterator[AnyFact]:
    """P15: the seats from `first` until `end` have no runner in play."""
    seat = first
    while seat != end:
        yield facts.Passes("P15", seat)
        seat = (seat + 1) % now.seats


def _ranking(was: Any, now: Any) -> Iterator[AnyFact]:
    if was.ranks == now.ranks:
        return
    ranked = [
        (rank, seat, runner)
        for seat, ranks in enumerate(now.ranks)
        for runner, rank in enumerate(ranks)
        if rank != was.ranks[seat][runner]
    ]
    for rank, seat, runner in sorted(ranked):
        yield facts.Ranks("P31", seat, runner, rank)


def _ending(board: BoardFile, after: Any, now: Any) -> Iterator[AnyFact]:
    yield facts.Ends("P50", "torro" if now.torro > board.plain.length else "ranked")
    for seat in range(now.seats):
        for runner, square in enumerate(now.squares[seat]):
            if 0 < square < now.torro:
                yield facts.Behind("P51", seat, runner, now.torro - square, now.torro - square)
    for seat, held in enumerate(view(board, after).seats):
        yield facts.Scores("P52", seat, held.score, held.place)
