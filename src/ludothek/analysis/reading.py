"""A game that was played, cut into positions, outcomes of chance, and what each seat could have done instead."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from ludothek.bots.lookahead import greedy, survey
from ludothek.bots.memory import Memory, memory
from ludothek.kit import verbs
from ludothek.kit.door import Rules
from ludothek.kit.game import BoardFile, Game
from ludothek.kit.verbs import CHANCE, NOBODY

ALTERNATIVES = 5
"""So many ways to go on are compared with the one that was taken."""


@dataclass(frozen=True)
class Line:
    """What a seat may do until chance, another seat or nobody comes next: its codes, and the position they lead to."""

    codes: tuple[int, ...]
    end: Any


@dataclass(frozen=True)
class Choice:
    """A seat's own codes in a row, from the position number `first` to number `last`, and other lines worth a thought,
    none of which leads to the same position."""

    seat: int
    first: int
    last: int
    others: tuple[Line, ...]


class Played:
    """A game as it went. `states` are its positions, one more than there are codes; `movers` who came next in each,
    `turns` whose turn it was."""

    def __init__(self, game: Game, board: BoardFile, options: msgspec.Struct, seats: int, codes: Sequence[int]) -> None:
        self.game = game
        self.board = board.record
        self.seats = seats
        self.codes = tuple(codes)
        rules = Rules(game, board)
        block = rules.start(options, seats)
        self.states = game.State.batch(len(codes) + 1)
        self.movers, self.turns = [], []
        for number, code in enumerate([*codes, None]):
            self.states[number] = block[0]
            self.movers.append(rules.to_move(block))
            self.turns.append(rules.turn(block))
            if code is not None:
                rules.apply(block, code)

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self.movers[-1] == NOBODY

    def spoken(self) -> list[int]:
        """The numbers of the positions in which chance spoke."""
        return [number for number, mover in enumerate(self.movers[:-1]) if mover == CHANCE]

    def knots(self) -> list[int]:
        """The numbers of the positions in which something begins or ends: chance's word, or all that a seat does in a
        row."""
        inner = [
            number
            for number in range(1, len(self.codes))
            if self.movers[number] >= 0 and self.movers[number] == self.movers[number - 1]
        ]
        return sorted(set(range(len(self.states))) - set(inner))

    def choices(self) -> Iterator[Choice]:
        """Every stretch of decisions in which there was something to choose."""
        room = memory(self.game, self.seats, 1, seed=0)
        first = 0
        while first < len(self.codes):
            seat, last = self.movers[first], first + 1
            while last < len(self.codes) and self.movers[last] == seat:
                last += 1
            # Of a decision that was only begun nobody knows where it was to lead.
            if seat >= 0 and self.movers[last] != seat and (others := self._others(first, last, room)):
                yield Choice(seat, first, last, others)
            first = last

    def _others(self, first: int, last: int, room: Memory) -> tuple[Line, ...]:
        seen = {self.states[last].tobytes()}
        lines = []
        for code in self._promising(first, room):
            line = self._followed(first, code, room)
            if (key := line.end.tobytes()) not in seen:
                seen.add(key)
                lines.append(line)
        return tuple(lines[:ALTERNATIVES])

    def _promising(self, first: int, room: Memory) -> list[int]:
        """Codes to begin with, the best by a greedy look first."""
        count = survey(self.board, self.states[first], room)
        order = np.argsort(-room.worth[:count], kind="stable")
        codes: list[int] = room.looks[0].codes[order].tolist()
        return codes

    def _followed(self, first: int, code: int, room: Memory) -> Line:
        """A beginning, carried on greedily as long as the seat has something to do."""
        seat = self.movers[first]
        block = self.game.State.batch(1)
        block[0] = self.states[first]
        codes = []
        while True:
            verbs.apply(self.board, block[0], code)
            codes.append(code)
            if verbs.to_move(block[0]) != seat:
                return Line(tuple(codes), block[0])
            code = greedy(self.board, block[0], room)
