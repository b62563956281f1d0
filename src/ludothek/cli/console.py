"""The terminal: colours where there are any, plain text into pipes and under NO_COLOR."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

    from ludothek.kit.game import Game
    from ludothek.texts import Texts


RED, BLUE, YELLOW, GREEN, VIOLET, CYAN = (f"color({number})" for number in (167, 69, 136, 71, 133, 37))
"""Middle tones, legible on dark and on light."""


def plain(text: str) -> str:
    """Text from a stranger without what would command the terminal."""
    return "".join(letter for letter in text if letter.isprintable())


def out() -> "Console":
    """Standard output. Texts are shown as they are: brackets in a name are no markup."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def err() -> "Console":
    """Standard error, for progress: what a command is asked for goes to standard output alone."""
    from rich.console import Console

    return Console(stderr=True, highlight=False, markup=False, emoji=False)


@contextmanager
def progress(what: str, steps: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal; the function it gives is told how many more steps are done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = err()
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=steps)
        yield lambda done: bar.advance(task, done)


NOTICED = 2.0
"""Seconds that something may take before people want to know what it is."""


def make_ready(game: "Game", texts: "Texts", *more: Callable[[], object]) -> None:
    """Compile the game, and whatever else `more` does first."""
    from ludothek.kit.warm import warm

    parts = 1 + len(more)
    with _told(texts.text("cli-compiling", game=texts.text("game-title"))) as told:
        warm(game, lambda done, _: told(done / parts))
        for done, work in enumerate(more, 1):
            told(done / parts)
            work()


def make_all_ready(texts: "Texts") -> None:
    """Compile all games with their bots."""
    from ludothek.bots.ready import warm_all

    with _told(texts.text("cli-compiling-all")) as told:
        warm_all(lambda done, _: told(done))


@contextmanager
def _told(what: str) -> "Iterator[Callable[[float], None]]":
    """People are told what it is that takes a while: by a bar on a terminal, which gets how much is done, from 0 to 1;
    by a line in a log, unless it is done before anybody notices."""
    from threading import Timer

    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    console = err()
    columns = SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    notice = Timer(NOTICED, console.print, [what])
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=1.0)
        try:
            if not console.is_terminal:
                notice.start()
            yield lambda done: progress.update(task, completed=done)
        finally:
            notice.cancel()
