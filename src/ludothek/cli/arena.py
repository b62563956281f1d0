"""`ludothek arena`: tournaments of bots, and what they tell about bots and games."""

import os
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
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
    complete_option,
    find_game,
    find_texts,
    new_position,
)
from ludothek.cli.failure import BAD_USAGE, REFUSED, Failure

if TYPE_CHECKING:
    from ludothek.kit.game import Game
    from ludothek.lab.arena import Arena, Ends, Runner
    from ludothek.lab.page import Variants
    from ludothek.lab.report import Report
    from ludothek.lab.sprt import Sprt
    from ludothek.texts import Texts

EXAMPLES = (
    "ludothek arena pamplona --bots novice,player,expert --html arena.html",
    "ludothek arena pamplona --bots expert,player --paired --sprt 0.5,0.6 --games 100000",
    "ludothek arena pamplona --bots expert --seats 4 -o first=0 --versus rotate_start=true",
)

Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="NAME,…",
        help="Who plays: random, greedy, novice … master, search:1000. One bot alone plays in every seat.",
        autocompletion=complete_bot,
    ),
]
Games = Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games at each table of bots.", min=1)]
Paired = Annotated[bool, typer.Option("--paired", help="The same dice while the bots change seats.")]
Rates = Annotated[
    str,
    typer.Option(
        "--sprt",
        metavar="P0,P1",
        help="End as soon as it is clear whether the first of two bots wins rather P0 or P1 of the games.",
    ),
]
Versus = Annotated[
    list[str] | None,
    typer.Option(
        "--versus",
        metavar="NAME=VALUE",
        help="Play all again with this option too, and show both; may be repeated.",
        autocompletion=complete_option,
    ),
]
Threads = Annotated[
    int | None, typer.Option("--threads", metavar="N", help="How many threads; default: the processors.", min=1)
]
Cluster = Annotated[
    str,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: host:port, auto or local (ludothek\\[ray])."),
]
Page = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write the report as a page, with plots.")]
Picture = Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Write the plot of wins by seat.")]
Records = Annotated[
    Path | None, typer.Option("--records", metavar="FILE", help="Write a record of each game, one a line.")
]


def arena(
    game: GameName,
    bots: Bots = "novice,player,expert",
    seats: Seats = 2,
    games: Games = 400,
    seed: Seed = None,
    paired: Paired = False,
    sprt: Rates = "",
    board: BoardName = "",
    option: OptionPairs = None,
    versus: Versus = None,
    threads: Threads = None,
    ray: Cluster = "",
    as_json: Json = False,
    html: Page = None,
    svg: Picture = None,
    records: Records = None,
    lang: LangName = "",
) -> None:
    """Let bots play against each other, everybody in every seat, and rate them.

    The report also answers whether seats are equal, how long games are and how often each rule speaks. Equal seeds
    give equal games, whatever the number of processors.
    """
    from ludothek.cli.console import make_ready
    from ludothek.cli.opponents import known_bots, warm
    from ludothek.lab.arena import Arena, on_threads

    found = find_game(game)
    texts = find_texts(lang, found.name)
    names = tuple(known_bots([bots]))
    chosen_seed = secrets.randbits(32) if seed is None else seed
    arenas = []
    for options in [option or [], (option or []) + versus] if versus else [option]:
        start = new_position(found, seats, options, board)
        arenas.append(Arena(found.name, start.board, start.options, names, seats, games, chosen_seed, paired))
    tests = [_test(sprt, names, seats) if sprt else None for _ in arenas]
    make_ready(found, texts, lambda: warm(found, names))
    runner = _on_cluster(ray) if ray else on_threads(threads or os.cpu_count() or 1)
    began = time.perf_counter()
    reports = _played(texts, found, arenas, runner, tests, records)
    seconds = time.perf_counter() - began
    variants = list(zip(["", ", ".join(versus or [])], reports, strict=False))
    if html:
        html.write_text(_page(found, arenas, variants, versus), "utf-8")
    if svg:
        from ludothek.lab.charts import standalone
        from ludothek.lab.page import seats_plot

        svg.write_text(standalone(seats_plot(variants)), "utf-8")
    if as_json:
        _print_json(seconds, reports)
    else:
        for label, report in variants:
            _print_report(texts, label, report)
        _print_end(texts, sum(report.games for report in reports), seconds, html, records)


def _on_cluster(address: str) -> "Runner":
    from ludothek.lab.cluster import NoRay, on_cluster

    try:
        return on_cluster(address)
    except NoRay as error:
        raise Failure(str(error), REFUSED) from None


def _test(rates: str, bots: tuple[str, ...], seats: int) -> "Sprt":
    from ludothek.lab.sprt import Sprt

    if len(bots) != 2 or seats % 2:
        raise Failure(
            f"--sprt compares two bots, each at half of the seats, not {len(bots)} at {seats} seats", BAD_USAGE
        )
    try:
        low, high = map(float, rates.split(","))
    except ValueError:
        raise Failure(f"--sprt takes two rates such as 0.5,0.6, not {rates!r}", BAD_USAGE) from None
    try:
        return Sprt(low, high, seats)
    except ValueError as error:
        raise Failure(f"--sprt: {error}", BAD_USAGE) from None


def _played(
    texts: "Texts",
    game: "Game",
    arenas: "list[Arena]",
    runner: "Runner",
    tests: "list[Sprt | None]",
    records: Path | None,
) -> "list[Report]":
    from ludothek.cli.console import progress
    from ludothek.lab.report import report

    total = sum(arena.rounds * arena.seats * len(arena.tables()) for arena in arenas)
    with _writing(game, records) as write, progress(texts.text("cli-simulating"), total) as advance:

        def heard(arena: "Arena", ends: "Ends") -> None:
            advance(len(ends.bots))
            write(arena, ends)

        return [
            report(arena, runner, test, partial(heard, arena), keep=records is not None)
            for arena, test in zip(arenas, tests, strict=True)
        ]


@contextmanager
def _writing(game: "Game", records: Path | None) -> "Iterator[Callable[[Arena, Ends], None]]":
    """What writes records of games as they end, if they are wanted."""
    from ludothek.cli.records import line_of, player
    from ludothek.table.record import of_codes

    if records is None:
        yield lambda arena, ends: None  # noqa: ARG005 - nobody asked for records
        return
    with records.open("wb") as file:

        def write(arena: "Arena", ends: "Ends") -> None:
            for seated, codes in zip(ends.bots.tolist(), ends.codes, strict=True):
                names = [arena.bots[bot] for bot in seated]
                players = [player(f"{name} {seat}", name) for seat, name in enumerate(names, 1)]
                board = arena.board
                file.write(line_of(of_codes(game.name, board.id, board.text, arena.options, players, codes)))

        yield write


def _page(game: "Game", arenas: "list[Arena]", variants: "Variants", versus: list[str] | None) -> str:
    from ludothek.lab.page import Heading, page
    from ludothek.texts import Texts
    from ludothek.texts.rulebook import rulebook

    english = Texts("en", game.name)
    rules = {entry.number: entry.title for chapter in rulebook(game.name, "en") for entry in chapter.entries}
    return page(Heading(english.text("game-title"), rules, _command(arenas[0], versus, variants[0][1])), variants)


def _command(arena: "Arena", versus: list[str] | None, report: "Report") -> str:
    """The command line that gives the same page."""
    words = [
        "ludothek arena",
        arena.game,
        f"--bots {','.join(arena.bots)} --seats {arena.seats} --games {arena.games} --seed {arena.seed}",
        *(["--paired"] if arena.paired else []),
        *([f"--sprt {report.sprt.low:g},{report.sprt.high:g}"] if report.sprt else []),
        *([f"--board {arena.board.id}"] if arena.board.id else []),
        *(f"-o {name}={str(value).lower()}" for name, value in report.options.items()),
        *(f"--versus {pair}" for pair in versus or []),
    ]
    return " ".join(words)


def _print_json(seconds: float, reports: "list[Report]") -> None:
    import msgspec

    result = {"seconds": round(seconds, 4), "variants": reports}
    print(msgspec.json.format(msgspec.json.encode(result)).decode())


def _print_report(texts: "Texts", label: str, report: "Report") -> None:
    from rich.table import Table

    from ludothek.cli.console import out
    from ludothek.cli.opponents import bot_title

    if label:
        print(f"\n{label}\n")
    if len(report.bots) > 1:
        table = Table(box=None, pad_edge=False, header_style="bold")
        for column in ("bot", "rating", "wins", "interval", "mean", "quantiles"):
            left = column in {"bot", "quantiles"}
            table.add_column(texts.text(f"cli-column-{column}"), justify="left" if left else "right")
        for bot in sorted(report.bots, key=lambda bot: -bot.rating):
            table.add_row(
                bot_title(texts, bot.bot),
                f"{bot.rating:+.0f} ± {bot.reach:.0f}",
                f"{bot.wins.rate:.1%}",
                "{:.1%} – {:.1%}".format(*bot.wins.interval),
                f"{bot.scores.mean:.1f}",
                " · ".join(map(str, bot.scores.quantiles)),
            )
        out().print(table)
        print()
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("seat", "wins", "interval", "mean"):
        table.add_column(texts.text(f"cli-column-{column}"), justify="right")
    for seat in report.by_seat:
        interval = "{:.1%} – {:.1%}".format(*seat.wins.interval)
        table.add_row(str(seat.seat + 1), f"{seat.wins.rate:.1%}", interval, f"{seat.score:.1f}")
    out().print(table)
    likely = report.equality.likely
    print(texts.text("cli-arena-equal", likely=f"{likely:.1%}" if likely >= 0.001 else "< 0.1%"))
    if found := report.pairing:
        low, high = (f"{worth:.2f}" for worth in found.interval)
        print(texts.text("cli-arena-paired", worth=f"{found.worth:.2f}", low=low, high=high))
    if test := report.sprt:
        first = bot_title(texts, report.bots[0].bot)
        low, high = (f"{rate:.1%}" for rate in (test.low, test.high))
        print(texts.text(f"cli-arena-{test.verdict}", bot=first, rounds=test.rounds, low=low, high=high))


def _print_end(texts: "Texts", games: int, seconds: float, html: Path | None, records: Path | None) -> None:
    rate = games / seconds
    pace = round(rate, 1 if rate < 10 else None)
    print(texts.text("cli-simulated", games=games, seconds=round(seconds, 2), rate=pace))
    if records:
        print(texts.text("cli-recorded", games=games, file=str(records)))
    if html:
        print(texts.text("cli-arena-page", file=str(html)))
