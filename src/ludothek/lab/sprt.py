"""A test that stops by itself: is a rate rather `low` or rather `high`?

Wald's sequential test. It keeps count of how much more likely what was seen is under one rate than under the other, and
stops when that is clear: whoever is really at `low` is taken for `high` in at most some 5 % of all tests, and the other
way round; in between either answer may come, and takes longest. What is seen is the mean of a round, whose games may
depend on each other: if rounds vary less than so many independent games would, each counts for more, and for less if
they vary more. How much they vary is learned on the way.
"""

import math
from dataclasses import dataclass, field
from typing import Literal

ERROR = 0.05
"""How often either wrong answer may be given."""

BOUND = math.log((1 - ERROR) / ERROR)

FAITH = 20
"""That games are independent is believed as if so many rounds had shown it."""

Verdict = Literal["low", "high", "open"]


@dataclass
class Sprt:
    """The test while it runs; `path` has the logarithm of the odds after each round."""

    low: float
    high: float
    games: int  # in a round
    path: list[float] = field(default_factory=list)
    _sum: float = 0.0
    _squares: float = 0.0

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(f"two rates between 0 and 1 are compared, the lower first, not {self.low:g},{self.high:g}")

    def add(self, rate: float) -> Verdict:
        """Take a round's mean into account."""
        self._sum += rate
        self._squares += rate * rate
        rounds = len(self.path) + 1
        mean = (self._sum + FAITH * (self.low + self.high) / 2) / (rounds + FAITH)
        independent = mean * (1 - mean) / self.games
        varied = self._squares - 2 * mean * self._sum + rounds * mean * mean
        excess = (varied + FAITH * independent) / ((rounds + FAITH) * independent)
        won, lost = math.log(self.high / self.low), math.log((1 - self.low) / (1 - self.high))
        self.path.append(self.games * (self._sum * won - (rounds - self._sum) * lost) / excess)
        return self.verdict

    @property
    def verdict(self) -> Verdict:
        """What is clear by now. Once it is clear, nothing more should be added."""
        odds = self.path[-1] if self.path else 0.0
        return "high" if odds >= BOUND else "low" if odds <= -BOUND else "open"
