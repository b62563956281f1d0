"""How long people may think, and the clocks that count it."""

from typing import Literal

import msgspec

MINUTE = 60_000
DAY = 24 * 60 * MINUTE

GRACE = MINUTE
"""Who takes a seat back after its time ran out gets at least so much."""


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """none: no clock. relaxed: `days` for each turn. live: `minutes` per seat and `increment_s` a turn."""

    kind: Literal["none", "relaxed", "live"] = "none"
    days: int = 3
    minutes: int = 10
    increment_s: int = 10

    def sensible(self) -> bool:
        """Whether the numbers are ones a table can live with."""
        return 1 <= self.days <= 30 and 1 <= self.minutes <= 600 and 0 <= self.increment_s <= 600


class Clocks:
    """Time left for each seat, in milliseconds; at most one clock runs. Times come from outside and never go back."""

    __slots__ = ("left", "pace", "running", "since")

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.running: int | None = None
        self.since = 0
        start = pace.days * DAY if pace.kind == "relaxed" else pace.minutes * MINUTE
        self.left = [start] * seats if pace.kind != "none" else []

    def charge(self, at: int) -> None:
        """The running clock, if any, has run until now."""
        if self.running is not None:
            self.left[self.running] = max(0, self.left[self.running] - max(0, at - self.since))
        self.since = at

    def run(self, seat: int | None) -> None:
        """From now on this seat's clock runs, or none does."""
        self.running = seat

    def turn_done(self, seat: int) -> None:
        """The seat ended a turn: a new allowance, or its increment."""
        if self.pace.kind == "relaxed":
            self.left[seat] = self.pace.days * DAY
        elif self.left:
            self.left[seat] += self.pace.increment_s * 1000

    def give_grace(self, seat: int) -> None:
        """The seat is played by its person again."""
        if self.pace.kind == "relaxed":
            self.left[seat] = self.pace.days * DAY
        elif self.left:
            self.left[seat] = max(self.left[seat], GRACE)

    def remaining(self, seat: int, at: int) -> int | None:
        """Time left at `at`; None without clocks."""
        if not self.left:
            return None
        spent = max(0, at - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def deadline(self) -> int | None:
        """When the running clock will have run out."""
        return None if self.running is None else self.since + self.left[self.running]
