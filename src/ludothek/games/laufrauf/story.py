"""before, code, after → facts, in the order in which they happened; read off the two states, no rule is run again."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from ludothek.games.laufrauf import facts, moves
from ludothek.games.laufrauf.board import ascent
from ludothek.games.laufrauf.facts import AnyFact, Level
from ludothek.games.laufrauf.moves import BLACK, CARDS, FACES, PAWNS, SETS, Card, decode
from ludothek.games.laufrauf.odds import is_compelled
from ludothek.games.laufrauf.state import CAMP, CORNERS, MIDDLE, OVER, ROLLS, SUMMIT, State
from ludothek.games.laufrauf.view import located, view
from ludothek.kit.game import BoardFile
from ludothek.kit.record import plain

EFFECTS: dict[type, Card] = {
    moves.Direct: "direct",
    moves.Back: "back",
    moves.Foreign: "foreign",
    moves.BackCapture: "backcapture",
}
"""The card for which a move stands."""

NOBODY_THERE = (-1, -1)


def story(board: BoardFile, before: Any, code: int, after: Any) -> list[AnyFact]:
    """What happened when `code` led from `before` to `after`, each a record or an array of one."""
    was, now = plain(before), plain(after)
    told = list(_tell(board.plain, was, code, now))
    if now.rolls > was.rolls and is_compelled(board.block, np.frombuffer(after, State.dtype)):
        told.append(facts.Compels("L12", now.seat))
    if now.phase == OVER:
        told.append(facts.Ends("L50", now.seat))
        told += [
            facts.Scores("L50", seat, held.score, held.place) for seat, held in enumerate(view(board, after).seats)
        ]
    return told


def _tell(board: Any, was: Any, code: int, now: Any) -> Iterator[AnyFact]:
    seat = was.seat
    match decode(code):
        case moves.Lot() | moves.Roll() | moves.Turned() as outcome:
            yield from _chance(was, outcome, now)
        case moves.Again(dice):
            yield facts.Rerolls("L10", seat, dice)
        case moves.Ring() | moves.Release() | moves.Overlook() | moves.Call() | moves.Silent() as said:
            yield from _spirit(was, said, now)
        case moves.Enough():
            yield facts.Stops("L62", seat, "choice")
        case moves.Steal(other, card):
            kept = not was.hands[seat] >> CARDS.index(card) & 1
            yield facts.Steals("L63", seat, other, card, int(kept))
        case moves.Trade(card, die):
            yield facts.Trades("L67", seat, card, die)
        case moves.Pass():
            yield facts.Passes("L12", seat)
        case moves.Draw():
            pass
        case move:
            yield from _climb(board, was, move, now)


def _chance(was: Any, outcome: moves.Lot | moves.Roll | moves.Turned, now: Any) -> Iterator[AnyFact]:
    match outcome:
        case moves.Lot(first):
            yield facts.Begins("L5", first)
        case moves.Roll(a, b, black):
            yield from _roll(was, (a, b, black), now)
        case moves.Turned(card):
            yield from _card(was, CARDS.index(card), now)


def _roll(was: Any, faces: tuple[int, int, int], now: Any) -> Iterator[AnyFact]:
    """The dice, and what follows by itself: the spirit, or that there is nothing to do."""
    roll = was.rolls + 1
    yield facts.Rolls("L10" if roll <= ROLLS else "L67", was.seat, roll, SETS[was.again - 1], *faces)
    if roll == 1 and faces[BLACK] == FACES and any(MIDDLE < place < SUMMIT for row in was.places for place in row):
        yield facts.Haunts("L40", was.seat)
        yield from _ring(was, now)
    elif now.seat != was.seat:
        yield facts.Passes("L12", was.seat)


def _spirit(
    was: Any, said: moves.Ring | moves.Release | moves.Overlook | moves.Call | moves.Silent, now: Any
) -> Iterator[AnyFact]:
    match said:
        case moves.Overlook():
            yield facts.Overlooks("L46", was.seat)
        case moves.Call():
            yield facts.Calls("L46", was.asked, was.seat)
        case moves.Silent():
            yield facts.KeepsSilent("L46", was.asked)
    yield from _ring(was, now)


def _ring(was: Any, now: Any) -> Iterator[AnyFact]:
    """Where the ring went, if it did."""
    if was.ringed and not now.ringed:
        seat, pawn = divmod(was.ringed - 1, PAWNS)
        yield facts.Frees("L41", seat, pawn, "released")
    elif now.ringed and not was.ringed:
        yield facts.Rings("L41", was.seat, *divmod(now.ringed - 1, PAWNS))


def _card(was: Any, kind: int, now: Any) -> Iterator[AnyFact]:
    if not any(was.pile):
        yield facts.Reshuffles("L65")
    kept = not was.hands[was.seat] >> kind & 1
    yield facts.Draws("L62" if was.triple else "L61", was.seat, CARDS[kind], int(kept))
    if was.triple and kept and now.seat != was.seat:
        yield facts.Stops("L62", was.seat, "none")


def _climb(board: Any, was: Any, move: moves.Climb, now: Any) -> Iterator[AnyFact]:
    """An action of a pawn, and whom it sent home or pushed."""
    seat = was.seat
    if isinstance(move, moves.Direct | moves.Back | moves.Foreign | moves.BackCapture):
        effect = EFFECTS[type(move)]
        yield facts.Plays("L66", seat, "joker" if move.joker else effect, effect)
    pawn = was.places[seat].index(CAMP) if isinstance(move, moves.Start | moves.Direct) else move.pawn
    place = now.places[seat][pawn]
    start, to = located(was.places[seat][pawn])[1], located(place)[1]
    level: Level = "middle" if was.places[seat][pawn] > MIDDLE else "lower"
    match move:
        case moves.Start():
            yield facts.Starts("L20", seat, pawn, to)
        case moves.Direct():
            yield facts.Directs("L66", seat, pawn, to)
        case moves.Run(_, steps):
            yield facts.Runs("L21", seat, pawn, level, steps, start, to)
        case moves.Back(_, steps):
            yield facts.Backs("L66", seat, pawn, level, steps, start, to)
        case moves.Ascend() | moves.Foreign():
            yield _ascent(board, was, now, pawn, foreign=isinstance(move, moves.Foreign))
        case moves.Capture() | moves.BackCapture():
            rule = "L25" if isinstance(move, moves.Capture) else "L66"
            other, victim = _at(was, place)
            yield facts.Captures(rule, seat, pawn, level, was.dice[BLACK], start, to, other)
            yield facts.Returns("L25", other, victim, level, to)
            if was.ringed and not now.ringed:
                yield facts.Frees("L45", other, victim, "captured")
            return
    if to:
        yield from _pushes(board, was, place, -1 if isinstance(move, moves.Back) else 1)


def _ascent(board: Any, was: Any, now: Any, pawn: int, *, foreign: bool) -> AnyFact:
    """Onto the middle ring, or onto the summit."""
    seat = was.seat
    level, start = located(was.places[seat][pawn])
    if level == "middle":
        over = ascent(board.middle, was.corner[seat])
        count = now.places[seat].count(SUMMIT)
        return facts.Summits("L22", seat, pawn, (over - start) % board.middle, start, over, count)
    to = located(now.places[seat][pawn])[1]
    over = ascent(board.lower, (to - 1) * CORNERS // board.middle)
    return facts.Ascends("L66" if foreign else "L22", seat, pawn, (over - start) % board.lower, start, over, to)


def _pushes(board: Any, was: Any, place: int, step: int) -> Iterator[AnyFact]:
    """A landing on `place`: the row that stood there moves by one step, whoever stands nearest first."""
    level, square = located(place)
    length = board.middle if level == "middle" else board.lower
    base = place - square
    while (pushed := _at(was, place)) != NOBODY_THERE:
        seat, pawn = pushed
        to = (square - 1 + step) % length + 1
        yield facts.Pushes("L30", was.seat, seat, pawn, "middle" if base else "lower", square, to)
        if step > 0 and to == ascent(length, was.corner[seat]):
            yield facts.Laps("L31", seat, pawn)
        square, place = to, base + to


def _at(was: Any, place: int) -> tuple[int, int]:
    """Seat and pawn that stood on a square, or NOBODY_THERE."""
    for seat in range(was.seats):
        if place in was.places[seat]:
            return seat, was.places[seat].index(place)
    return NOBODY_THERE
