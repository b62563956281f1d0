"""Arguments that several commands share."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludothek.cli.failure import BAD_USAGE, Failure, failing_with

if TYPE_CHECKING:
    from ludothek.kit.game import BoardFile, Game
    from ludothek.kit.play import Position
    from ludothek.texts import Texts


def _complete_game() -> list[str]:
    from ludothek.kit.game import SHELF

    return list(SHELF)


def _games_asked(context: typer.Context) -> "list[Game]":
    """The game that the line names so far, or all of them."""
    from ludothek.kit.game import SHELF, game, games

    name = context.params.get("game")
    return [game(name)] if name in SHELF else games()


def _complete_board(context: typer.Context) -> list[str]:
    return sorted({board for game in _games_asked(context) for board in game.boards()})


def complete_option(context: typer.Context) -> list[str]:
    """The options of games, up to their values."""
    import msgspec

    return [f"{field.name}=" for game in _games_asked(context) for field in msgspec.structs.fields(game.Options)]


def complete_rule(context: typer.Context) -> list[str]:
    """The numbers of the rules."""
    from ludothek.texts.rulebook import rulebook

    return [
        entry.number
        for game in _games_asked(context)
        for chapter in rulebook(game.name, "en")
        for entry in chapter.entries
    ]


def _complete_lang() -> list[str]:
    from ludothek.texts import LANGS

    return list(LANGS)


def complete_bot() -> list[str]:
    """The bots by name."""
    from ludothek.bots.levels import BOTS

    return list(BOTS)


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Which game; see [bold]ludothek games[/].", autocompletion=_complete_game)
]
LangName = Annotated[
    str,
    typer.Option(
        "--lang", metavar="LANG", help="de, fr, it or en; default: the environment's.", autocompletion=_complete_lang
    ),
]
Seats = Annotated[int, typer.Option("--seats", "-s", metavar="N", help="How many seats.", min=1)]
BoardName = Annotated[
    str,
    typer.Option(
        "--board",
        "-b",
        metavar="ID|FILE",
        help="A shipped board or a board file.",
        autocompletion=_complete_board,
    ),
]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game; may be repeated.",
        autocompletion=complete_option,
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="N",
        help="Equal seeds give equal games; default: by chance.",
        min=0,
        max=2**63 - 1,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A game record.", exists=True, dir_okay=False, readable=True)
]
RecordNumber = Annotated[
    int, typer.Option("--game", "-g", metavar="N", help="Which record of a file of many (.jsonl).", min=1)
]


def find_game(name: str) -> "Game":
    """The game of that name."""
    from ludothek.kit.game import game

    with failing_with(BAD_USAGE):
        return game(name)


def find_texts(lang: str, game: str | None = None) -> "Texts":
    """The texts in the language asked for, or in the environment's."""
    from ludothek.texts import LANGS, Texts, language

    if lang and lang not in LANGS:
        raise Failure(f"there is no language {lang!r}; there are: {', '.join(LANGS)}", BAD_USAGE)
    return Texts(language(lang), game)


def find_board(game: "Game", name: str) -> "str | BoardFile | None":
    """A shipped board by its id, a person's own by its path, the game's first for ""."""
    if name in game.boards() or not name.endswith(".toml"):
        return name or None
    try:
        text = Path(name).read_text("utf-8")
    except UnicodeDecodeError:
        raise Failure(f"{name} is no board file: it is not text in UTF-8", BAD_USAGE) from None
    with failing_with(BAD_USAGE):
        return game.read_board(text)


def new_position(game: "Game", seats: int, options: list[str] | None, board: str) -> "Position":
    """A new game as the arguments describe it."""
    from ludothek.kit.play import new

    with failing_with(BAD_USAGE):
        return new(game.name, seats, _read_options(game, options or []), find_board(game, board))


def _read_options(game: "Game", pairs: list[str]) -> Any:
    import msgspec

    given = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Failure(f"an option is written NAME=VALUE, not {pair!r}", BAD_USAGE)
        given[name] = value
    try:
        # Not strict: "true" and "2" are words here that mean a switch and a number.
        return msgspec.convert(given, game.Options, strict=False)
    except msgspec.ValidationError as error:
        known = ", ".join(field.name for field in msgspec.structs.fields(game.Options))
        raise Failure(f"{error}; the options of {game.name} are: {known}", BAD_USAGE) from None
