"""`ludothek play`: a game in the terminal."""

import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludothek.cli.arguments import (
    BoardName,
    GameName,
    LangName,
    OptionPairs,
    Seats,
    Seed,
    complete_bot,
    find_game,
    find_texts,
    new_position,
)
from ludothek.cli.failure import BAD_USAGE, Failure

if TYPE_CHECKING:
    from ludothek.kit.play import Position

EXAMPLES = (
    "ludothek play",
    "ludothek play pamplona --seats 3 --bots expert",
    "ludothek play --name Ann --name Ben --bots novice,player --lang fr",
    "ludothek play --board short --record game.json",
)

Name = Annotated[
    list[str] | None, typer.Option("--name", metavar="NAME", help="A person at this terminal; may be repeated.")
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="LEVEL,…",
        help="novice, player, expert or master: one for all other seats, or one for each.",
        autocompletion=complete_bot,
    ),
]
Record = Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Where the record is saved.")]
Confirm = Annotated[bool, typer.Option(help="Ask at the end of each turn, so that it can still be taken back.")]

BOT_NAMES = ("Amaia", "Iker", "Leire", "Mikel", "Nerea", "Unai")

PAUSE = 0.4
"""Seconds that a bot's move takes at least where a person watches."""


def play(
    game: GameName = "pamplona",
    seats: Seats = 4,
    name: Name = None,
    bots: Bots = "player",
    board: BoardName = "",
    option: OptionPairs = None,
    seed: Seed = None,
    record: Record = None,
    confirm: Confirm = True,
    lang: LangName = "",
) -> None:
    """Play a game in the terminal, against bots or with friends beside you."""
    from ludothek.bots import warm
    from ludothek.cli.console import make_ready, out
    from ludothek.cli.opponents import read_bots
    from ludothek.cli.records import player, record_of
    from ludothek.cli.screen import Screen
    from ludothek.cli.session import Left, Session
    from ludothek.kit.chance import Stream
    from ludothek.table.record import dumps

    found = find_game(game)
    texts = find_texts(lang, found.name)
    people = name or [texts.text("cli-guest")]
    if len(people) > seats:
        raise Failure(f"{len(people)} people need {len(people)} seats, not {seats}", BAD_USAGE)
    position = new_position(found, seats, option, board)
    file = record or _free(found.name)
    if not os.access(file.parent, os.W_OK):
        raise Failure(f"{file.parent}: no record can be saved there", BAD_USAGE)
    levels = read_bots([bots], seats - len(people)) if len(people) < seats else []
    names = [*people, *[name for name in BOT_NAMES if name not in people][: len(levels)]]
    bots_by_seat = [*(None for _ in people), *levels]
    make_ready(found, texts, lambda: warm(found))
    console = out()
    screen = Screen(console, texts, names, bots_by_seat)

    def save(position: "Position") -> None:
        file.write_bytes(dumps(record_of(position, list(map(player, names, bots_by_seat)), position.codes)))
        screen.say("cli-saved", "dim", file=str(file))

    session = Session(
        screen,
        position,
        bots_by_seat,
        Stream(secrets.randbits(62) if seed is None else seed),
        save=save,
        confirm=confirm,
        pause=PAUSE if console.is_terminal else 0.0,
    )
    try:
        session.play()
    except Left:
        screen.say("cli-left", "dim")
    if record:
        save(session.position)


def _free(name: str) -> Path:
    """A file of that name that is not there yet."""
    file, number = Path(f"{name}.json"), 1
    while file.exists():
        number += 1
        file = Path(f"{name}-{number}.json")
    return file
