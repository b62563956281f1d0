"""From a position to a code: at random, by a look at the ends of the turn, by search. The clock is read only here
and for hints."""

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Protocol

import numpy as np

from ludothek.bots.lookahead import survey
from ludothek.bots.memory import Memory, memory, seats_of
from ludothek.bots.tree import PILOTS, grow
from ludothek.kit import verbs
from ludothek.kit.chance import Stream
from ludothek.kit.game import Game

CHUNK = 200
"""So many iterations between two looks at the clock: some milliseconds."""

BRANCHES = 24
"""So many nodes are set aside for each iteration; what the tree cannot hold is played out all the same."""

LARGEST = 1_000_000
"""No tree has more nodes."""

LOTS = 2**30
"""Equals draw one of so many lots each."""


class Bot(Protocol):
    """Chooses a code for the seat to move; the position stays as it is.

    Equal positions and seeds give equal codes unless a budget in milliseconds cuts thinking short. A single legal
    code is answered at once.
    """

    def __call__(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> int: ...


@dataclass(frozen=True)
class Random:
    """Any legal code."""

    def __call__(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> int:  # noqa: ARG002 - does not think
        codes = legal_codes(game, board, state)
        return codes[Stream(seed).below(len(codes))]


@dataclass(frozen=True)
class Look:
    """The best end of the turn for one who overlooks each code with so many chances in a hundred."""

    overlooked: int = 0

    def __call__(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> int:  # noqa: ARG002 - thinks too little
        codes = legal_codes(game, board, state)
        if len(codes) == 1:
            return codes[0]
        room = memory(game, seats_of(game, board, state), 1, seed)
        considered = survey(board, state, room)
        stream = Stream(seed)
        # The best by worth among those seen; equals, or all when none was seen, by lot.
        judged = []
        for code, worth in zip(room.looks[0].codes[:considered], room.worth, strict=False):
            seen = stream.below(100) >= self.overlooked
            judged.append((seen, float(worth) if seen else 0.0, stream.below(LOTS), int(code)))
        return max(judged)[-1]


@dataclass(frozen=True)
class Search:
    """The tree's favourite after so many iterations, looking so many rounds ahead."""

    iterations: int
    rounds: int = 3

    def __call__(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> int:
        codes = legal_codes(game, board, state)
        if len(codes) == 1:
            return codes[0]
        return favourites(self.think(game, board, state, seed, budget_ms))[0]

    def think(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> Memory:
        """All that the search found out."""
        end = None if budget_ms is None else perf_counter() + budget_ms / 1000
        seats = seats_of(game, board, state)
        nodes = min(LARGEST, game.widest + BRANCHES * self.iterations)
        room = memory(game, seats, nodes, seed)
        for chunk in _chunks(self.iterations + PILOTS):
            grow(board, state, self.rounds * seats, chunk, room)
            if end and perf_counter() > end:
                break
        return room


def _chunks(iterations: int) -> Iterator[int]:
    while iterations > 0:
        yield min(CHUNK, iterations)
        iterations -= CHUNK


def favourites(room: Memory) -> list[int]:
    """The codes at the root, the most visited first."""
    root = room.nodes[0]
    children = room.nodes[root.first : root.first + root.children]
    return [int(children[i].code) for i in np.argsort(-children["visits"], kind="stable")]


def legal_codes(game: Game, board: Any, state: Any) -> list[int]:
    """The codes that `legal` writes."""
    out = np.empty(game.widest, np.int16)
    codes: list[int] = out[: verbs.legal(board, state, out)].tolist()
    return codes
