"""Counting the tree by other means than the compiled count: through the checked door, and by the slow rules."""

import copy
from collections.abc import Collection
from typing import Protocol

from ludothek.kit.play import Position


class Slow(Protocol):
    """The slow rules of a game, as far as counting needs them."""

    def chances(self) -> Collection[str]: ...

    def moves(self) -> Collection[str]: ...

    def play(self, said: str) -> None: ...


def walk(pos: Position, depth: int) -> int:
    """Sequences of so many codes, canonical choices and outcomes of chance, each played through the checked door."""
    if depth == 0:
        return 1
    return sum(walk(_after(pos, move), depth - 1) for move in pos.canonical or [move for move, _ in pos.chances])


def ways_allowed(pos: Position, depth: int) -> int:
    """Sequences of all that a person may say, and of outcomes of chance; of one code at least."""
    choices = pos.legal_codes or [move for move, _ in pos.chances]
    return len(choices) if depth == 1 else sum(ways_allowed(_after(pos, move), depth - 1) for move in choices)


def ways(slow: Slow, depth: int) -> int:
    """The same, by the slow rules."""
    if depth == 0:
        return 1
    total = 0
    for said in slow.chances() or slow.moves():
        then = copy.deepcopy(slow)
        then.play(said)
        total += ways(then, depth - 1)
    return total


def _after(pos: Position, move: object) -> Position:
    then = pos.copy()
    then.play(move)
    return then
