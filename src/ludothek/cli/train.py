"""`ludothek train`: learn what positions are worth, by playing."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ludothek.cli.arguments import BoardName, GameName, LangName, Seats, Seed, find_game, find_texts, new_position
from ludothek.cli.failure import REFUSED, Failure

EXAMPLES = (
    "ludothek train pamplona --seats 2",
    "ludothek train laufrauf --seats 4 --games 50000 --to laufrauf-4.npz",
)

REPORTS = 20
"""So often it is tried what the learning is good for."""

To = Annotated[Path | None, typer.Option("--to", metavar="FILE", help="Where the values go; default: GAME-SEATS.npz.")]
Games = Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games.", min=1)]
Watched = Annotated[
    int, typer.Option("--watched", metavar="N", help="How many of them the bot plays that knows the game.", min=0)
]
Hidden = Annotated[int, typer.Option("--hidden", metavar="N", help="How many hidden cells.", min=1, max=256)]
Rate = Annotated[float, typer.Option("--rate", help="How much each position teaches, at first.", min=0.0)]
Trace = Annotated[
    float, typer.Option("--trace", help="How far the end of a game counts, beside the next position.", min=0.0, max=1.0)
]


def train(
    game: GameName,
    seats: Seats = 2,
    games: Games = 200_000,
    watched: Watched = 10_000,
    hidden: Hidden = 64,
    rate: Rate = 1.0,
    trace: Trace = 0.7,
    seed: Seed = 1,
    board: BoardName = "",
    to: To = None,
    lang: LangName = "",
) -> None:
    """Learn from games that a bot plays against itself what positions are worth, and write it to a file.

    Half of the games are played by the printed rules, half with other options. Interrupted, the same command goes on
    where it stood, from FILE.unfinished. Equal seeds give equal values.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ludothek.cli.console import err, out
    from ludothek.lab.training import Course, Training

    found = find_game(game)
    texts = find_texts(lang, found.name)
    start = new_position(found, seats, None, board)
    course = Course(games, watched, hidden, rate, trace)
    target = to or Path(f"{found.name}-{seats}.npz")
    unfinished = target.with_suffix(".unfinished")
    console = err()
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts.text("cli-training-ready"), total=games)
        training = Training(found, start.board, seats, course, seed or 0)
        if unfinished.exists():
            try:
                training.resume(unfinished)
            except ValueError as error:
                raise Failure(texts.text("cli-training-other", file=str(unfinished)), REFUSED) from error
        for report in training.lessons(max(1, games // course.lesson // REPORTS)):
            what = texts.text("cli-training", error=round(report.error, 4))
            progress.update(task, description=what, completed=report.games)
            if report.wins is not None:
                training.save(unfinished)
                out().print(
                    texts.text(
                        "cli-trained-so-far",
                        games=report.games,
                        error=round(report.error, 4),
                        wins=round(100 * report.wins, 1),
                    )
                )
                sys.stdout.flush()
    training.values().save(target)
    unfinished.unlink()
    print(texts.text("cli-trained", file=str(target), size=round(target.stat().st_size / 1000)))
