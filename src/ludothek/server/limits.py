"""How much anybody may ask for."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """So many at once, refilled at so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """The server's limits: far more than people at their tables need, and a bound for everybody else."""

    message_bytes: int = 8 * 1024
    body_bytes: int = 256 * 1024
    messages: Rate = Rate(60, 20)
    """On each socket."""
    chat: Rate = Rate(6, 0.5)
    """By each guest."""
    create: Rate = Rate(20, 0.2)
    """Tables, by each address."""
    lookup: Rate = Rate(60, 2)
    """Tables by id or code, by each address, because codes are short; on sockets only names that no table has count.
    And what costs the server as much: a stranger's record replayed, a name written down."""
    sockets_per_address: int = 200
    backlog_bytes: int = 1024 * 1024
    """How far a socket may be behind before it is cut off."""


class Bucket:
    """Allows what a rate allows. Times in seconds come from outside."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each of many; the ones longest unused are forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float], most: int = 10_000) -> None:
        self._rate = rate
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether one more is allowed to `who`."""
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket.take(now)

    def give_back(self, who: str) -> None:
        """What `who` took last does not count."""
        if (bucket := self._buckets.get(who)) is not None:
            bucket.left += 1


class Doors:
    """What stands between strangers and the tables: how often they may ask, over HTTP and on sockets together."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.create = Buckets(limits.create, clock)
        self.lookup = Buckets(limits.lookup, clock)
        self.chat = Buckets(limits.chat, clock)
