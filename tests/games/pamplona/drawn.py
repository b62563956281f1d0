"""Positions drawn as one line, so that a test can be read without the engine at hand.

    1: 19 20 24 | 2: 20 20 3 p29 | 3: #4 #5 34 c1 | torro 15

Seat, colon, its three runners: a square, or `#` and a rank; `p29` are its points unless it holds 30, `c1` its credits
unless it has none. Last, where Torro stands.
"""

import re
from typing import Any

import ludothek
from ludothek.games.pamplona.state import CARD, OVER, THROW
from ludothek.kit.play import Position

CAPITAL = 30


def drawn(line: str, *, turn: int = 1, start: int = 1, card: bool = False, **new: Any) -> Position:
    """The position of the drawing: seat `turn` (from 1) is to throw, or a `card` to be turned after its turn.

    A card other than an attack has been turned before, unless Torro is still in his pen. `new` goes to `ludothek.new`.
    """
    *seats, torro = [part.split() for part in line.split("|")]
    new.setdefault("options", {"first": start - 1})
    pos = ludothek.new("pamplona", seats=len(seats), **new)
    state = pos.state
    state.start = start - 1
    state.seat = turn - 1
    state.phase = CARD if card else THROW
    state.rounds = 1
    state.torro = int(torro[1])
    state.opened = int(state.torro > 0)
    for seat, (name, *words) in enumerate(seats):
        assert name == f"{seat + 1}:"
        runners = iter(range(3))
        for word in words:
            kind, number = re.fullmatch(r"([#pc]?)(\d+)", word).groups()  # type: ignore[union-attr]  # a typo may fail
            match kind:
                case "p":
                    state.points[seat] = int(number)
                case "c":
                    state.credits[seat] = int(number)
                case "#":
                    runner = next(runners)
                    state.squares[seat, runner] = 0
                    state.ranks[seat, runner] = int(number)
                case _:
                    state.squares[seat, next(runners)] = int(number)
    state.next_rank = min(12, int(state.ranks.max()) + 1)
    assert drawing(pos) == " ".join(line.split()), "a drawing must be in its own words"
    return pos


def drawing(pos: Position) -> str:
    """The position as one line."""
    seen = pos.view()
    parts = []
    for seat, held in enumerate(seen.seats):
        words = [f"#{runner.rank}" if runner.rank else str(runner.square) for runner in held.runners]
        words += [f"p{held.points}"] * (held.points != CAPITAL) + [f"c{held.credits}"] * (held.credits != 0)
        parts.append(f"{seat + 1}: {' '.join(words)}")
    return " | ".join([*parts, f"torro {seen.torro}"])


def legal(pos: Position) -> list[str]:
    """The notations of what may be played, or drawn when it is chance's turn."""
    return [pos.notation(move) for move in pos.legal or [move for move, _ in pos.chances]]


def play(pos: Position, *moves: str) -> str:
    """Play on; the drawing afterwards."""
    for move in moves:
        pos.play(move)
    return drawing(pos)


def facts(pos: Position, kind: str) -> list[Any]:
    """The facts of that kind that the last move led to."""
    return [fact for fact in pos.facts if type(fact).__name__.lower() == kind]


def over(pos: Position) -> bool:
    """Whether the game has ended, asked in two ways."""
    assert pos.over == (pos.state.phase == OVER) == (pos.to_move == ludothek.NOBODY)
    return pos.over
