"""Compiling before a person has to wait: one game's bots in this process, or everything there is on all cores."""

import os
import signal
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import numpy as np

from ludothek.bots.endings import played_out
from ludothek.bots.lookahead import survey
from ludothek.bots.memory import Memory, memory
from ludothek.bots.rehearsal import cast, rehearse, stage
from ludothek.bots.tree import grow
from ludothek.bots.values import beginner
from ludothek.kit import warm as rules
from ludothek.kit.chance import Stream
from ludothek.kit.game import SHELF, Game, game
from ludothek.kit.play import Position
from ludothek.kit.rule import COMPILED, cache_folder
from ludothek.kit.verbs import CHANCE
from ludothek.kit.warm import Report


def warm(game: Game) -> None:
    """Compile all that bots need for a game, or read it from the cache. From cold it takes some ten seconds."""
    pos, room = look(game)
    grow(pos.board.record, pos.state, 1, 1, room)
    start = game.State.batch(1)
    start[0] = pos.state
    played_out(game, pos.board.record, start, pos.seats, 1, seed=0)
    room, scene = room._replace(judge=beginner(game, pos.seats)), stage(game, pos.seats)
    count = cast(pos.board.record, pos.state, room, scene)
    rehearse(pos.board.record, 1, np.arange(count, dtype=np.int16), 0, 1, 0, room, scene)


def look(game: Game) -> tuple[Position, Memory]:
    """The first part of that: what bots need to look ahead; a position and the memory with which they did it."""
    board = next(iter(game.boards().values()))
    pos = Position(game, board, game.Options(), game.seats[0])
    stream = Stream(0)
    while pos.to_move == CHANCE:
        pos.roll(stream)
    room = memory(game, pos.seats, 1, seed=0)
    survey(pos.board.record, pos.state, room)
    return pos, room


STEPS: dict[str, Callable[[Game], Any]] = {"rules": rules.warm, "looks": look, "searches": warm}
"""The compiler's work for a game in parts of about the same size; each builds on those before it."""


def warm_all(report: Report | None = None, steps: Iterable[str] | None = None) -> None:
    """Afterwards these steps, or all, are ready for every game in this process, and the cache holds them.

    The compiler keeps one core busy. What was never compiled is therefore compiled by helpers first, a process for each
    core; this process then reads it. If helpers cannot be had, or one of them fails, it does the work itself.
    """
    # The parts of one game lie apart: whoever takes one seldom finds that those before it are still being compiled.
    parts = [Part(name, step) for step in steps or STEPS for name in SHELF]
    cold = [part for part in parts if COMPILED and not part.mark.exists()]
    helpers = min(os.cpu_count() or 1, len(SHELF))
    if cold and helpers > 1:
        with suppress(BrokenProcessPool, OSError):
            _compile_apart(cold, helpers, report)
    for part in parts:
        part.do()
    for part in cold:
        part.remember()


class Part(NamedTuple):
    """One step for one game."""

    name: str
    step: str

    def do(self) -> None:
        STEPS[self.step](game(self.name))

    @property
    def mark(self) -> Path:
        """A file that is there once it has been compiled. Without it nothing goes wrong, but slower."""
        return cache_folder(__name__) / f"{self.name}-{self.step}.ready"

    def remember(self) -> None:
        with suppress(OSError):
            self.mark.parent.mkdir(parents=True, exist_ok=True)
            self.mark.touch()


def _compile_apart(parts: list[Part], helpers: int, report: Report | None) -> None:
    """Fill the cache."""
    with ProcessPoolExecutor(helpers, get_context("spawn"), _go_with_parent) as pool:
        running = {pool.submit(_do, STEPS[part.step], part.name): part for part in parts}
        try:
            for done, finished in enumerate(as_completed(running), 1):
                finished.result()
                if report:
                    report(done / len(parts), ": ".join(running[finished]))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _do(step: Callable[[Game], Any], name: str) -> None:
    step(game(name))


def _go_with_parent() -> None:
    """Ctrl+C ends a helper without a word, and so does the end of its parent, whatever ended that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_leave_after, args=(parent_process(),), daemon=True).start()


def _leave_after(parent: Any) -> None:
    parent.join()
    os._exit(1)
