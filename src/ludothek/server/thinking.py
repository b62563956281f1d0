"""Bots and hints, computed beside the event loop by a few threads. The search releases the interpreter's lock."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from ludothek.bots import levels, ready
from ludothek.bots.hints import Advice
from ludothek.kit.door import Rules
from ludothek.kit.game import Game, games
from ludothek.table.events import Level
from ludothek.table.refusal import Refusal
from ludothek.table.rules import copied

HINTS_WAITING = 8
"""Hints are a courtesy: beyond so many at once one is asked to try again."""


T = TypeVar("T")
Choose = Callable[[Game, Any, Any, Level, int], int]
Advise = Callable[[Game, Any, Any, int], Advice]


@dataclass(frozen=True)
class Tempo:
    """How fast bots act, in seconds a decision, when somebody watches; people need to see what happens."""

    watched: float = 0.9
    unwatched: float = 0.0


class Thinker:
    """A bounded number of thoughts at a time; each table asks for at most one."""

    def __init__(
        self,
        threads: int,
        tempo: Tempo,
        choose: Choose | None = None,
        advise: Advise | None = None,
    ) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        self._turns = asyncio.Semaphore(2 * threads)
        self._hints = 0
        self._tempo = tempo
        self._choose = choose or levels.choose
        self._advise = advise or levels.hint
        if choose is None:
            for game in games():
                self._pool.submit(ready.warm, game)

    async def choose(self, rules: Rules, state: Any, level: Level, *, watched: bool) -> int:
        """The decision of a bot, not before people can follow."""
        loop = asyncio.get_running_loop()
        ready = loop.time() + (self._tempo.watched if watched else self._tempo.unwatched)
        position = copied(state)
        async with self._turns:
            code = await loop.run_in_executor(
                self._pool, self._choose, rules.game, rules.board.record, position[0], level, secrets.randbits(62)
            )
        await asyncio.sleep(max(0.0, ready - loop.time()))
        return code

    async def hint(self, rules: Rules, state: Any) -> Advice:
        """What the Master would do. Refused when too many ask."""
        if self._hints >= HINTS_WAITING:
            raise Refusal("busy")
        self._hints += 1
        try:
            position = copied(state)
            return await asyncio.get_running_loop().run_in_executor(
                self._pool, self._advise, rules.game, rules.board.record, position[0], secrets.randbits(62)
            )
        finally:
            self._hints -= 1

    async def beside(self, work: Callable[[], T]) -> T:
        """A short piece of other work, as one thought among the bots'."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Begin no more thoughts."""
        self._pool.shutdown(wait=False, cancel_futures=True)
