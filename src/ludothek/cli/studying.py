"""The analysis of a game, begun from the command line."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

import msgspec
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from ludothek.analysis.reading import Played
from ludothek.analysis.study import Study
from ludothek.analysis.valuing import PlayOuts
from ludothek.bots import warm
from ludothek.cli.console import err, make_ready
from ludothek.cli.failure import REFUSED, Failure
from ludothek.kit.game import Game
from ludothek.table.record import Record, RecordError, codes_of, setting
from ludothek.texts import Texts


def read_played(record: Record, source: str) -> Played:
    """The game in a record, checked; a Failure that names its source when it is none."""
    try:
        codes = codes_of(record)
        rules, _ = setting(record)
    except RecordError as error:
        raise Failure(f"{source}: {error}", REFUSED) from None
    options = msgspec.json.decode(record.options, type=rules.game.Options)
    return Played(rules.game, rules.board, options, len(record.seats), codes)


def ready(game: Game, texts: Texts) -> None:
    """Compile what the analysis of a game needs."""
    make_ready(game, texts, lambda: warm(game))


def begin(played: Played, seconds: float, *, choices: bool = True) -> Study:
    """The analysis of a game, on all processors; for equal games the same draws."""
    valuer = PlayOuts(played.game, played.board, played.seats, seed=0, threads=os.cpu_count() or 1)
    return Study(played, valuer, seconds=seconds, choices=choices, clock=perf_counter)


@contextmanager
def progress(what: str, total: float) -> Iterator[Callable[[float], None]]:
    """A bar on a terminal; the function it gives is told how much of the total is done."""
    console = err()
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
