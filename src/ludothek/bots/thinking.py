"""From a position to a code: at random, by a look at the ends of the turn, by search. The clock is read only here
and for hints."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, log2
from time import perf_counter
from typing import Any, Protocol

import numpy as np

from ludothek.bots.lookahead import glance, survey
from ludothek.bots.memory import Memory, memory, seats_of
from ludothek.bots.rehearsal import best_first, cast, rehearse, stage
from ludothek.bots.tree import PILOTS, grow
from ludothek.bots.values import knowing
from ludothek.kit import verbs
from ludothek.kit.chance import Stream
from ludothek.kit.game import Game

CHUNK = 200
"""So many iterations between two looks at the clock: some milliseconds."""

TOGETHER = 20
"""So many rehearsals of each choice, likewise."""

BRANCHES = 24
"""So many nodes are set aside for each iteration; what the tree cannot hold is played out all the same."""

LARGEST = 1_000_000
"""No tree has more nodes."""

LOTS = 2**30
"""Equals draw one of so many lots each."""


class Bot(Protocol):
    """Chooses a code for the seat to move; the position stays as it is.

    Equal positions and seeds give equal codes unless a budget in milliseconds, for a whole turn, cuts thinking short. A
    single code that deserves a thought is answered at once.
    """

    def __call__(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> int: ...


class Thinker(Bot, Protocol):
    """A bot that has an opinion of all choices that deserve a thought."""

    def ranked(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> list[int]:
        """Their codes, the best first."""


@dataclass(frozen=True)
class Random:
    """Any legal code."""

    def __call__(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> int:  # noqa: ARG002 - does not think
        codes = legal_codes(game, board, state)
        return codes[Stream(seed).below(len(codes))]


@dataclass(frozen=True)
class Look:
    """The best end of the turn for one who overlooks each code with so many chances in a hundred. `at_once`: the best
    end of one's own choices, before chance speaks again, whatever the game may know of what follows. `learned`: by what
    was learned about the game, where anything was."""

    overlooked: int = 0
    at_once: bool = False
    learned: bool = False

    def __call__(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> int:  # noqa: ARG002 - thinks too little
        codes = legal_codes(game, board, state)
        if len(codes) == 1:
            return codes[0]
        seats = seats_of(game, board, state)
        room = memory(game, seats, 1, seed, judge=knowing(game, board, seats) if self.learned else None)
        considered = (glance if self.at_once else survey)(board, state, room)
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
        room = memory(game, seats_of(game, board, state), 1, seed)
        if survey(board, state, room) == 1:
            return int(room.looks[0].codes[0])
        return self.ranked(game, board, state, seed, budget_ms)[0]

    def ranked(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> list[int]:
        return favourites(self.think(game, board, state, seed, budget_ms))

    def think(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> Memory:
        """All that the search found out."""
        end = None if budget_ms is None else perf_counter() + budget_ms / game.decisions / 1000
        seats = seats_of(game, board, state)
        nodes = min(LARGEST, game.widest + BRANCHES * self.iterations)
        room = memory(game, seats, nodes, seed)
        for chunk in _chunks(self.iterations + PILOTS, CHUNK):
            grow(board, state, self.rounds * seats, chunk, room)
            if end and perf_counter() > end:
                break
        return room


@dataclass(frozen=True)
class Rehearsal:
    """The choice of which most comes in so many rehearsals of so many rounds, by what was learned about the game; in
    several heats the worse half of the choices is out. Where nothing was learned, what another would play."""

    rehearsals: int
    otherwise: Thinker
    rounds: int = 1

    def __call__(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> int:
        return self.ranked(game, board, state, seed, budget_ms)[0]

    def ranked(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> list[int]:
        seats = seats_of(game, board, state)
        judge = knowing(game, board, seats)
        if judge is None:
            return self.otherwise.ranked(game, board, state, seed, budget_ms)
        end = None if budget_ms is None else perf_counter() + budget_ms / game.decisions / 1000
        room, scene = memory(game, seats, 1, seed, judge=judge), stage(game, seats)
        choices = cast(board, state, room, scene)
        order = list(range(choices))
        alive = choices
        done = 0
        while alive > 1 and not (end and done and perf_counter() > end):
            heat = np.array(order[:alive], np.int16)
            for count in _chunks(max(1, self.rehearsals // alive // ceil(log2(choices))), TOGETHER):
                rehearse(board, self.rounds * seats, heat, done, count, seed, room, scene)
                done += count
                if end and perf_counter() > end:
                    break
            order[:alive] = best_first(scene, order[:alive], verbs.to_move(state))
            alive = (alive + 1) // 2
        return [int(scene.codes[choice]) for choice in order]


def _chunks(count: int, size: int) -> Iterator[int]:
    while count > 0:
        yield min(size, count)
        count -= size


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
