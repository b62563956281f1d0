"""The analysis of a game, done piece by piece: whoever runs it may show how far it is, do other work, or stop."""

from collections.abc import Callable, Generator, Iterator
from time import perf_counter
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from ludothek.analysis.reading import Choice, Line, Played
from ludothek.analysis.valuing import Valuer
from ludothek.kit.record import Reals

Mark = Literal["", "inaccuracy", "mistake", "blunder"]

MARKS: tuple[tuple[float, Mark], ...] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))
"""What a decision that costs at least so much of the win is called."""

SURE = 2.0
"""A cost is told only when it is so many times its standard error: the numbers are estimates."""

CHOOSING = 0.35
"""This part of the time goes into finding the best alternatives; the rest, into what is told about them."""

CHOOSING_FROM = 1 << 30
"""Opinions about alternatives, for the choice of the best, have numbers from here on."""

PIECE = 0.04
"""A piece of work takes about so many seconds."""


class Outcome(msgspec.Struct, frozen=True):
    """What chance said in position number `at`, in the turn of `seat`: how much likelier each seat was to win for it
    than was to be expected."""

    at: int
    seat: int
    gain: list[float]


class Decision(msgspec.Struct, frozen=True):
    """What `seat` chose from position number `first` to number `last`, and what it cost.

    `cost` is the part of the win that `best` would have brought beyond it, `doubt` its standard error. `best` is empty
    when nothing better was found; a cost below 0 says that the search took for better what was not.
    """

    first: int
    last: int
    seat: int
    cost: float
    doubt: float
    mark: Mark
    best: list[int]


class Moment(msgspec.Struct, frozen=True):
    """The win chance of every seat in position number `at`."""

    at: int
    chances: list[float]


class Analysis(msgspec.Struct, frozen=True):
    """A game in numbers, by seat: how likely each was to win, from moment to moment, and why that changed.

    `luck` is the sum of the outcomes' gains, `play` of all that changed in between, so that the last chances less the
    first are exactly luck and play together. `lost` is the sum of the costs that are sure. So many `games` were played
    out for each number, none when it is what was learned.
    """

    moments: list[Moment]
    outcomes: list[Outcome]
    decisions: list[Decision]
    luck: list[float]
    play: list[float]
    lost: list[float]
    games: int


def mark_of(cost: float, doubt: float) -> Mark:
    """What a cost is called, if it is sure enough to be called anything."""
    if not sure(cost, doubt):
        return ""
    return next((mark for least, mark in MARKS if cost >= least), "")


def sure(cost: float, doubt: float) -> bool:
    """Whether something was given away, and not only seems so."""
    return cost > 0 and cost >= SURE * doubt


class Study:
    """An analysis on its way. For one thread at a time, but not always the same one."""

    def __init__(
        self,
        played: Played,
        valuer: Valuer,
        *,
        seconds: float,
        opinions: int = 1_000_000,
        choices: bool = True,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """Work takes about `seconds` by the clock, longer only if the first opinion does. No more than `opinions` are
        asked for: when they end it, not the clock, an analysis is the same again. Without `choices` only luck is looked
        into."""
        self.done = 0.0
        self.analysis: Analysis | None = None
        self._played = played
        self._valuer = valuer
        self._seconds = seconds
        self._most = min(opinions, valuer.opinions)
        self._choices = choices
        self._clock = clock
        self._rows = 1
        self._pieces = self._work()

    def step(self) -> None:
        """One more piece of work, and `done`, from 0 to 1, says how far it is; at the end there is an `analysis`."""
        next(self._pieces, None)

    def finish(self) -> Analysis:
        """All that is left to do."""
        while self.analysis is None:
            self.step()
        return self.analysis

    def _work(self) -> Iterator[None]:
        played = self._played
        choices = []
        for choice in played.choices() if self._choices else ():
            choices.append(choice)
            yield
        ends = _block(played, [end for choice in choices for end in _ends(played, choice)])
        # Which alternative is the best, and how good it is, are questions for different opinions: of several numbers
        # that are off by chance the highest is most often off upwards.
        chosen = yield from self._weighed(ends, CHOOSING_FROM, 0.0, CHOOSING if choices else 0.0)
        better = list(_better(choices, chosen.means))
        knots = played.knots()
        told = _block(played, [played.states[knot] for knot in knots] + [line.end for line in better if line])
        weighed = yield from self._weighed(told, 0, self.done, 1.0)
        self.analysis = self._told(knots, choices, better, weighed)
        self.done = 1.0

    def _weighed(self, states: Any, first: int, begin: float, end: float) -> Generator[None, None, "_Weighed"]:
        """The means of as many opinions, from number `first` on, as there is time for between two points of `done`."""
        totals = np.zeros((len(states), self._played.seats))
        spent, seconds = 0.0, self._seconds * (end - begin)
        opinions = 0
        while opinions < self._most and (opinions == 0 or spent < seconds):
            row = 0
            while row < len(states):
                until = min(len(states), row + self._rows)
                began = self._clock()
                totals[row:until] += self._valuer.values(states[row:until], first + opinions)
                took = self._clock() - began
                spent += took
                # As many rows next time as fit into a piece, but never suddenly many.
                self._rows = max(1, min(2 * self._rows, int((until - row) * PIECE / max(took, 1e-6))))
                row = until
                parts = max(spent / seconds if opinions else 0.0, (opinions + row / len(states)) / self._most)
                self.done = begin + (end - begin) * min(1.0, parts)
                yield
            opinions += 1
        return _Weighed(totals / max(1, opinions), opinions)

    def _told(
        self, knots: list[int], choices: list[Choice], better: "list[Line | None]", weighed: "_Weighed"
    ) -> Analysis:
        played = self._played
        values = dict(zip(knots, weighed.means, strict=False))
        alternatives = iter(weighed.means[len(knots) :])
        outcomes = [Outcome(at, played.turns[at], (values[at + 1] - values[at]).tolist()) for at in played.spoken()]
        decisions = []
        for choice, line in zip(choices, better, strict=True):
            cost = doubt = 0.0
            if line is not None:
                best, taken = float(next(alternatives)[choice.seat]), float(values[choice.last][choice.seat])
                cost, doubt = best - taken, self._valuer.doubt(best, taken, weighed.opinions)
            codes = list(line.codes) if line else []
            mark = mark_of(cost, doubt)
            decisions.append(Decision(choice.first, choice.last, choice.seat, cost, doubt, mark, codes))
        luck = np.sum([outcome.gain for outcome in outcomes] or np.zeros((1, played.seats)), axis=0)
        lost = [0.0] * played.seats
        for found in decisions:
            lost[found.seat] += found.cost if sure(found.cost, found.doubt) else 0.0
        moments = [Moment(knot, values[knot].tolist()) for knot in knots]
        play = values[knots[-1]] - values[knots[0]] - luck
        return Analysis(
            moments, outcomes, decisions, luck.tolist(), play.tolist(), lost, weighed.opinions * self._valuer.games
        )


class _Weighed(NamedTuple):
    """A row of values for each position, the means of so many opinions."""

    means: Reals
    opinions: int


def _block(played: Played, states: list[Any]) -> Any:
    block = played.game.State.batch(len(states))
    for row, state in enumerate(states):
        block[row] = state
    return block


def _ends(played: Played, choice: Choice) -> list[Any]:
    """Where the line that was taken leads, and where the others do."""
    return [played.states[choice.last], *(line.end for line in choice.others)]


def _better(choices: list[Choice], values: Reals) -> "Iterator[Line | None]":
    """For each choice the best line, None when it is the one that was taken; `values` are those of all ends."""
    first = 0
    for choice in choices:
        last = first + 1 + len(choice.others)
        best = int(np.argmax(values[first:last, choice.seat]))
        yield choice.others[best - 1] if best else None
        first = last
