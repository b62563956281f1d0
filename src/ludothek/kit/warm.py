"""Compiling before a person has to wait. From the cache this takes a moment, from cold half a minute."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress

from ludothek.kit.chance import Stream
from ludothek.kit.game import Game
from ludothek.kit.play import new
from ludothek.kit.rule import COMPILED, cache_root
from ludothek.kit.verbs import CHANCE

Report = Callable[[float, str], None]
"""Told how much is done, from 0 to 1, and what comes next."""

ENOUGH = 500
"""So many codes ask for everything there is."""

KEPT = 12
"""So many cache folders are kept: those that were used last."""


def warm(game: Game, report: Report | None = None) -> None:
    """Afterwards every question that a table or a `Position` asks is compiled, and the cache holds it."""
    stages = list(_stages(game))
    for done, (what, work) in enumerate(stages):
        if report:
            report(done / len(stages), f"{game.name}: {what}")
        work()
    _drop_old_caches()


def _stages(game: Game) -> Iterator[tuple[str, Callable[[], object]]]:
    """Pieces of the compiler's work, each by what it makes ready."""
    pos = new(game.name, seats=game.seats[0])
    stream = Stream(0)

    def play_on() -> None:
        while not pos.over and len(pos.codes) < ENOUGH:
            if pos.to_move == CHANCE:
                pos.roll(stream)
            else:
                choices = pos.canonical
                pos.play(choices[stream.below(len(choices))])
            pos.view()

    yield "chance", lambda: pos.chances
    yield "points", lambda: (pos.score, pos.standing)
    yield "choices", play_on


def _drop_old_caches() -> None:
    """Compiled code that nobody has used for long is deleted; whoever still needs it compiles again."""
    if not COMPILED:
        return
    with suppress(OSError):
        folders = [folder for folder in cache_root().iterdir() if folder.is_dir()]
        for folder in sorted(folders, key=lambda folder: folder.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(folder, ignore_errors=True)
