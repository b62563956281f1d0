"""Tournaments: who sits with whom, and the games, played in tasks that are the same wherever they are carried out."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludothek.bots.levels import bot
from ludothek.bots.match import SEEDS, Match, Played, in_order
from ludothek.kit.chance import Stream
from ludothek.kit.game import BoardFile, game

QUICK = 192
"""So many games of bots that need no Python make a task, or somewhat more: whole rounds."""


@dataclass(frozen=True)
class Arena:
    """What is played: so many games, or the next whole rounds, at each table of bots, in a round of which everybody
    plays once in every place."""

    game: str
    board: BoardFile
    options: msgspec.Struct
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    paired: bool = False

    def tables(self) -> list[tuple[int, ...]]:
        """Who sits with whom, by number: every choice of as many bots as there are seats. Where there are fewer bots,
        all have equally many seats at every table, and what is left goes to every choice of them in turn."""
        names = range(len(self.bots))
        evenly, left = divmod(self.seats, len(self.bots))
        return [(*names,) * evenly + more for more in combinations(names, left)]

    @property
    def rounds(self) -> int:
        """Rounds at each table."""
        return -(-self.games // self.seats)

    def tasks(self, keep: Callable[[range], bool]) -> Iterator["Task"]:
        """All there is to do, table after table. `keep` is asked which games are wanted code by code."""
        for table, seated in enumerate(self.tables()):
            seed = Stream(self.seed, table).below(SEEDS)
            names = tuple(self.bots[number] for number in seated)
            quick = Match(game(self.game), self.board, self.options, [bot(name) for name in names], 0).compiled
            step = -(-QUICK // self.seats) * self.seats if quick else self.seats
            end = self.rounds * self.seats
            for first in range(0, end, step):
                numbers = range(first, min(first + step, end))
                yield Task(self, table, seated, names, seed, numbers, keep=keep(numbers))


@dataclass(frozen=True)
class Ends:
    """How games ended; a row is a game, a column a seat."""

    table: int
    bots: NDArray[np.int64]
    scores: NDArray[np.int64]
    places: NDArray[np.int64]
    lengths: NDArray[np.int64]
    """By game: choices and outcomes of chance."""
    codes: list[tuple[int, ...]]
    """Of the games that were wanted code by code."""


@dataclass(frozen=True)
class Task:
    """Some games at one table. All it needs, it has with it: its result depends on nothing else."""

    arena: Arena
    table: int
    seated: tuple[int, ...]
    names: tuple[str, ...]
    seed: int
    numbers: range
    keep: bool

    def run(self) -> Ends:
        """Play them."""
        arena = self.arena
        bots = [bot(name) for name in self.names]
        match = Match(game(arena.game), arena.board, arena.options, bots, self.seed, arena.paired)
        return _ends(self, match.play(self.numbers))


Runner = Callable[[Iterable[Task]], Generator[Ends]]
"""Carries out tasks and hands over their results in the same order; who has seen enough closes it."""


def on_threads(threads: int) -> Runner:
    """Carries tasks out here."""
    return lambda tasks: in_order(Task.run, tasks, threads)


def _ends(task: Task, games: Sequence[Played]) -> Ends:
    seated = np.array(task.seated)
    return Ends(
        task.table,
        seated[np.array([end.bots for end in games])],
        np.array([end.scores for end in games], np.int64),
        np.array([end.places for end in games], np.int64),
        np.array([len(end.codes) for end in games], np.int64),
        [end.codes for end in games] if task.keep else [],
    )


def play(arena: Arena, runner: Runner, keep: Callable[[range], bool]) -> Generator[Ends]:
    """All games of the arena."""
    with closing(runner(arena.tasks(keep))) as ends:
        yield from ends
