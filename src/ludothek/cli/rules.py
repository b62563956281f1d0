"""`ludothek rules`: the rule book."""

from typing import TYPE_CHECKING, Annotated

import typer

from ludothek.cli.arguments import GameName, LangName, complete_rule, find_game, find_texts
from ludothek.cli.console import CYAN, RED
from ludothek.cli.failure import BAD_USAGE, Failure

if TYPE_CHECKING:
    from rich.text import Text

    from ludothek.texts import Texts
    from ludothek.texts.rulebook import Chapter, Entry

EXAMPLES = (
    "ludothek rules pamplona",
    "ludothek rules pamplona --lang it",
    "ludothek rules pamplona P17 P18",
    "ludothek rules pamplona --plain > rules.txt",
)

Numbers = Annotated[
    list[str] | None,
    typer.Argument(metavar="[RULE]...", help="Only these rules, such as P17.", autocompletion=complete_rule),
]
Plain = Annotated[bool, typer.Option("--plain", help="Do not use a pager.")]

WIDEST = 88
"""Columns; longer lines are hard to read."""

MARGIN = 5
"""Columns for the numbers."""


def rules(game: GameName, numbers: Numbers = None, lang: LangName = "", plain: Plain = False) -> None:
    """Read a game's rule book, or some of its rules."""
    from ludothek.cli.console import out
    from ludothek.texts.rulebook import rulebook

    name = find_game(game).name
    texts = find_texts(lang, name)
    book = rulebook(name, texts.lang)
    console = out()
    console.width = min(console.width, WIDEST)
    page = _entries(texts, book, numbers, console.width) if numbers else _book(texts, book, console.width)
    if console.is_terminal and not plain and not numbers:
        with console.pager(styles=True):
            console.print(*page, sep="\n")
    else:
        console.print(*page, sep="\n")


def _book(texts: "Texts", book: "list[Chapter]", width: int) -> "list[Text]":
    from rich.text import Text

    page = [Text(texts.text("game-title"), f"bold {RED}"), Text(texts.text("game-subtitle"), "dim")]
    for chapter in book:
        page += [Text(), Text(chapter.heading, "bold"), Text(chapter.intro, "italic")]
        page += [rule_text(entry, width) for entry in chapter.entries]
    return page


def _entries(texts: "Texts", book: "list[Chapter]", numbers: list[str], width: int) -> "list[Text]":
    known = {entry.number: entry for chapter in book for entry in chapter.entries}
    for number in numbers:
        if number.upper() not in known:
            raise Failure(texts.text("cli-rule-unknown", rule=number), BAD_USAGE)
    return [rule_text(known[number.upper()], width) for number in numbers]


def rule_text(entry: "Entry", width: int) -> "Text":
    """A rule as it stands in the book: the number in the margin, the title, the text; no line wider than `width`."""
    import textwrap

    from rich.text import Text

    lines = textwrap.wrap(entry.text, min(width, WIDEST) - MARGIN)
    text = textwrap.indent("\n".join(lines), " " * MARGIN)
    return Text.assemble("\n", (entry.number.ljust(MARGIN), CYAN), (entry.title, "bold"), "\n", text)
