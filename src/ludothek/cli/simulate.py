"""`ludothek simulate`: many games of bots, and what became of them."""

import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludothek.cli.arguments import (
    BoardName,
    GameName,
    Json,
    LangName,
    OptionPairs,
    Seats,
    Seed,
    complete_bot,
    find_game,
    find_texts,
    new_position,
)

if TYPE_CHECKING:
    from ludothek.cli.summary import SeatSummary
    from ludothek.texts import Texts

EXAMPLES = (
    "ludothek simulate pamplona --games 10000",
    "ludothek simulate pamplona --seats 2 --games 4 --bots novice,player --seed 1 --json",
    "ludothek simulate pamplona --games 5 --seed 7 --records games.jsonl -o rotate_start=true",
)

Games = Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games.", min=1)]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bots",
        metavar="NAME,…",
        help="One for all seats or one for each: random, greedy, novice … master, search:1000.",
        autocompletion=complete_bot,
    ),
]
Records = Annotated[
    Path | None, typer.Option("--records", metavar="FILE", help="Write a record of each game, one a line.")
]


def simulate(
    game: GameName,
    seats: Seats = 4,
    games: Games = 1000,
    bots: Bots = None,
    seed: Seed = None,
    records: Records = None,
    board: BoardName = "",
    option: OptionPairs = None,
    as_json: Json = False,
    lang: LangName = "",
) -> None:
    """Let bots play many games and show how often each seat wins, and with how many points.

    Equal seeds give equal games, whatever the number of processors.
    """
    from ludothek.cli.batch import batch
    from ludothek.cli.console import make_ready, progress
    from ludothek.cli.opponents import RANDOM, read_bots, warm
    from ludothek.cli.summary import summary

    found = find_game(game)
    texts = find_texts(lang, found.name)
    start = new_position(found, seats, option, board)
    kinds = read_bots(bots or [RANDOM], seats)
    chosen_seed = secrets.randbits(32) if seed is None else seed
    make_ready(
        found, texts, lambda: batch(start, [RANDOM], 1, seed=0) if set(kinds) == {RANDOM} else warm(found, kinds)
    )
    began = time.perf_counter()
    with progress(texts.text("cli-simulating"), games) as advance:
        played = batch(start, kinds, games, seed=chosen_seed, records=records, advance=advance)
    seconds = time.perf_counter() - began
    by_seat = summary(kinds, played.scores, played.places)
    if as_json:
        _print_json(found.name, chosen_seed, games, seconds, by_seat)
    else:
        _print_table(texts, by_seat)
        rate = games / seconds
        print(
            texts.text(
                "cli-simulated", games=games, seconds=round(seconds, 2), rate=round(rate, 1 if rate < 10 else None)
            )
        )
        if records:
            print(texts.text("cli-recorded", games=games, file=str(records)))


def _print_json(game: str, seed: int, games: int, seconds: float, by_seat: "list[SeatSummary]") -> None:
    import msgspec

    result = {
        "game": game,
        "games": games,
        "seed": seed,
        "seconds": round(seconds, 4),
        "games_per_second": round(games / seconds, 1),
        "by_seat": by_seat,
    }
    print(msgspec.json.format(msgspec.json.encode(result)).decode())


def _print_table(texts: "Texts", by_seat: "list[SeatSummary]") -> None:
    from rich.table import Table

    from ludothek.cli.console import out
    from ludothek.cli.opponents import bot_title

    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("seat", "bot", "wins", "interval", "mean", "spread", "quantiles"):
        left = column in {"bot", "quantiles"}
        table.add_column(texts.text(f"cli-column-{column}"), justify="left" if left else "right")
    for seat in by_seat:
        low, high = seat.interval
        table.add_row(
            str(seat.seat + 1),
            bot_title(texts, seat.bot),
            f"{seat.wins:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{seat.mean:.1f}",
            f"{seat.deviation:.1f}",
            " · ".join(map(str, seat.quantiles)),
        )
    out().print(table)
