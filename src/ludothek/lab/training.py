"""Learning a game by playing it: first by watching the bot that knows what the game says, then by oneself.

Reproducible: the same course and seed give the same values, also when it is interrupted and taken up again.
"""

import itertools
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec
import msgspec.inspect
import numpy as np

from ludothek.bots.memory import memory
from ludothek.bots.values import Values, beginner, digest
from ludothek.kit.door import Rules
from ludothek.kit.game import BoardFile, Game
from ludothek.kit.judge import Floats
from ludothek.kit.record import Reals
from ludothek.lab.reading import read_inputs, rows_of
from ludothek.lab.study import duel, first_wins, journal, play_to_end, sample, study

SAMPLED = 20_000
"""So many positions show what inputs look like."""

GUESSED = 20_000
"""So many choices in a million are drawn at random: who never errs never learns what errors cost."""

DUELS = 400
"""So many games, in pairs with the same dice, tell how well a look does that judges by what was learned."""

TINY = 1e-6

SPREAD = 0.15
"""How large weights are at first, on average."""


@dataclass(frozen=True)
class Course:
    """How much is learned, and how. `rate` goes down in a straight line to a twentieth."""

    games: int = 200_000
    watched: int = 10_000
    hidden: int = 64
    rate: float = 0.5
    trace: float = 0.7
    lesson: int = 1_000
    """Games between two reports."""


@dataclass(frozen=True)
class Report:
    """How far a training has come: the mean error of what was foretold (cross entropy) in the last lesson, and how
    often a look that judges by it beats one that judges by what the game says; None when that was not tried."""

    games: int
    error: float
    wins: float | None


@dataclass
class Training:
    """One game for one number of seats on one board."""

    game: Game
    board: BoardFile
    seats: int
    course: Course
    seed: int
    played: int = 0
    curve: list[Report] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._starts = starts(self.game, self.board, self.seats)
        self._room = memory(self.game, self.seats, 1, self.seed)
        numbers = self._sampled()
        inputs = read_inputs(self.game, numbers)
        chance = np.random.default_rng(self.seed)
        hidden, outcomes = self.course.hidden, 2 * self.seats
        rows = np.zeros((rows_of(inputs), hidden + outcomes), np.float32)
        rows[:, :hidden] = chance.normal(0, SPREAD, (len(rows), hidden))
        self._margins = numbers[:, -self.seats]
        self._numbers = numbers
        self._values = Values(
            inputs=inputs,
            rows=rows,
            bias=np.zeros(hidden + outcomes, np.float32),
            top=chance.normal(0, SPREAD, (hidden, outcomes)).astype(np.float32),
            points=self._points(),
            unit=1.0,
            board=digest(self.board.record),
        )
        self._pupil = self._values.judge()
        self._page = journal(self._pupil)

    def lessons(self, duels_every: int) -> Iterator[Report]:
        """Play and learn until the course is done; what was found out after each lesson."""
        while self.played < self.course.games:
            self._lesson()
            done = self.played >= self.course.games
            tried = done or self.played // self.course.lesson % duels_every == 0
            report = Report(
                self.played, float(self._page.heard[0] / self._page.heard[1]), self.wins() if tried else None
            )
            self.curve.append(report)
            yield report

    def _lesson(self) -> None:
        course = self.course
        watching = self.played < course.watched
        games = min(course.lesson, course.games - self.played)
        rate = course.rate * (1 - 0.95 * self.played / course.games)
        room = self._room if watching else self._room._replace(judge=self._values.judge())
        self._page.heard[:] = 0
        study(self.board.record, self._starts, room, self._pupil, self._page, games, GUESSED, course.trace, rate)
        self.played += games

    def wins(self) -> float:
        """How often looks by what was learned win that share a table with looks by what the game says, half of the
        seats each; by the printed rules."""
        able = memory(self.game, self.seats, 1, self.seed, 1, self._values.judge())
        plain = memory(self.game, self.seats, 1, self.seed, 2)
        won = duel(self.board.record, self._starts[:1], able, plain, self.seed, DUELS)
        return float(won) / DUELS

    def values(self) -> Values:
        """What was learned until now."""
        wins = np.zeros(len(self._numbers))
        first_wins(self._values.judge(), self._numbers, wins)
        slope = np.cov(self._margins, wins)[0, 1] / max(np.var(wins), TINY)
        return replace(self._values, unit=max(float(slope), TINY))

    def _points(self) -> Reals:
        """The mean of final points, and how far they usually lie from it."""
        scores = np.zeros((DUELS, self.seats))
        play_to_end(self.board.record, self._starts[:1], self._room, scores)
        return np.array([scores.mean(), scores.std() + TINY])

    def _sampled(self) -> Floats:
        """The inputs of positions from games of the bot that knows what the game says."""
        reader = beginner(self.game, self.seats)
        numbers = np.zeros((SAMPLED, len(reader.inputs)), np.float32)
        sample(self.board.record, self._starts, self._room, reader, 5 * GUESSED, numbers)
        return numbers

    def save(self, path: Path) -> None:
        """Write down where the training stands; all or nothing."""
        unfinished = path.with_suffix(".part.npz")
        np.savez(
            unfinished,
            course=msgspec.json.encode(self._identity()).decode(),
            played=self.played,
            curve=msgspec.json.encode(self.curve).decode(),
            source=self._room.source.bits,
            rows=self._values.rows,
            bias=self._values.bias,
            top=self._values.top,
        )
        unfinished.replace(path)

    def resume(self, path: Path) -> None:
        """Go on where a training stood that was saved; ValueError when it was another one."""
        with np.load(path) as found:
            if str(found["course"]) != msgspec.json.encode(self._identity()).decode():
                raise ValueError(f"{path} holds another training")
            self.played = int(found["played"])
            self.curve = msgspec.json.decode(str(found["curve"]), type=list[Report])
            self._room.source.bits = found["source"]
            self._values.rows[:] = found["rows"]
            self._values.bias[:] = found["bias"]
            self._values.top[:] = found["top"]

    def _identity(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "board": self._values.board,
            "seats": self.seats,
            "seed": self.seed,
            "course": asdict(self.course),
        }


def starts(game: Game, board: BoardFile, seats: int) -> Any:
    """Positions before the first move: half of them by the printed rules, the others each by another choice of those
    options that are not numbers."""
    named = [
        (option.name, found)
        for option in msgspec.structs.fields(game.Options)
        if (found := _choices(msgspec.inspect.type_info(option.type)))
    ]
    every = [
        game.Options(**dict(zip((name for name, _ in named), chosen, strict=True)))
        for chosen in itertools.product(*(found for _, found in named))
    ]
    others = [options for options in every if options != game.Options()]
    rules = Rules(game, board)
    blocks = [rules.start(options, seats) for options in [game.Options()] * max(1, len(others)) + others]
    return np.concatenate(blocks)


def _choices(kind: msgspec.inspect.Type) -> tuple[Any, ...]:
    if isinstance(kind, msgspec.inspect.BoolType):
        return (False, True)
    return tuple(kind.values) if isinstance(kind, msgspec.inspect.LiteralType) else ()
