"""What a game in the terminal looks like."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludothek.cli.console import BLUE, CYAN, GREEN, RED, VIOLET, YELLOW, plain
from ludothek.cli.opponents import bot_title
from ludothek.kit.play import Position
from ludothek.texts import Texts
from ludothek.texts.rulebook import rulebook
from ludothek.texts.telling import joined, tell

SEAT_STYLES = tuple(f"bold {colour}" for colour in (RED, BLUE, YELLOW, GREEN, VIOLET, CYAN))

DRAWN = {
    r"\d+!": YELLOW,
    r"\d+~": VIOLET,
    r"\d+\|": "dim",
    r"\bT(?=\d|\s|$)": f"bold white on {RED}",
    r"(?<=\s)\.(?=\s|$)": "dim",
}
"""Styles for the signs in text drawings; a piece is its seat's number and a letter."""

MANY = 40
"""So many moves are still listed one by one."""

COMMANDS = (
    ("number", "1 2 3 …"),
    ("notation", "…"),
    ("hint", "h"),
    ("undo", "u"),
    ("board", "b"),
    ("rule", ""),
    ("save", "s"),
    ("help", "?"),
    ("quit", "q"),
)
"""What one can type, and as an example where it is "": the number of the game's first rule."""


def seat_style(seat: int) -> str:
    """The colour of a seat's name and pieces."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


class Screen:
    """Writes to one console about one game, in one language. `bots` names the bot of each seat, None for a person."""

    def __init__(
        self, console: Console, texts: Texts, names: Sequence[str], bots: Sequence[str | None] | None = None
    ) -> None:
        self.console = console
        self.texts = texts
        self.names = [plain(name) for name in names]
        self.bots = bots or [None for _ in names]

    def say(self, key: str, style: str = "", **args: str | float) -> None:
        """One of the shared texts, players' names in their colours."""
        self.console.print(self.named(self.texts.text(key, **args), style))

    def named(self, sentence: str, style: str = "") -> Text:
        """A sentence with players' names in their colours."""
        text = Text(sentence, style)
        for seat, name in enumerate(self.names):
            text.highlight_words([name], seat_style(seat))
        return text

    def opening(self) -> None:
        """The game's name and how to go on."""
        title = Text(self.texts.text("game-title"), f"bold {RED}")
        self.console.print(title, Text(self.texts.text("game-subtitle"), "italic"), sep="  ")
        self.say("cli-intro", "dim")
        self.legend()

    def turn(self, seat: int) -> None:
        """Whose turn begins."""
        self.console.print(Rule(self.named(self.texts.text("cli-turn", name=self.names[seat])), style="dim"))

    def facts(self, facts: Iterable[Any]) -> None:
        """What happened, each with the rule it follows."""
        for fact in facts:
            line = self.named(tell(self.texts, fact, self.names))
            self.console.print(Text.assemble("  ", line, (f"  {fact.rule}", f"dim {CYAN}")))

    def board(self, position: Position) -> None:
        """The drawing of the position with all that is not said below it, and how every seat stands."""
        picture, _, *more = str(position).split("\n\n")
        drawing = Text("\n\n".join([picture, *more]))
        for pattern, style in DRAWN.items():
            drawing.highlight_regex(pattern, style)
        for piece in re.finditer(r"(\d)[a-z]", drawing.plain):
            drawing.stylize(seat_style(int(piece[1]) - 1), *piece.span())
        for owner in re.finditer(r"^(\d):", drawing.plain, re.MULTILINE):
            drawing.stylize(seat_style(int(owner[1]) - 1), *owner.span())
        self.console.print(Text(), drawing, Text(), self._seats(position), Text(), sep="\n", end="")

    def legend(self) -> None:
        """What the signs in the drawing and the notations mean."""
        self.say("drawing-legend", "dim")
        self.say("notation-legend", "dim")

    def _seats(self, position: Position) -> Table:
        """The numbers in each seat's view, under the game's own words for them."""
        views = position.view().seats
        columns = [field for field in views[0].__struct_fields__ if isinstance(getattr(views[0], field), int)]
        table = Table(box=None, header_style="dim", pad_edge=False)
        table.add_column()
        for column in columns:
            table.add_column(self.texts.text(f"seat-{column}"), justify="right")
        for seat, view in enumerate(views):
            name = (f"{seat + 1} {self.names[seat]}", seat_style(seat))
            table.add_row(
                Text.assemble(name, ("  " + bot_title(self.texts, self.bots[seat]), "dim")),
                *(str(getattr(view, column)) for column in columns),
            )
        return table

    def choices(self, position: Position, moves: Sequence[Any]) -> None:
        """All moves by number: where they lead, or what they mean, and below what else they would bring."""
        if len(moves) > MANY:
            self._in_short(position, moves)
            return
        futures = [position.copy().play(move) for move in moves]
        common = [fact for fact in futures[0] if all(fact in future for future in futures)]
        entries, remarks = [], []
        for number, (move, future) in enumerate(zip(moves, futures, strict=True), 1):
            target = getattr(future[0], "to", None) if future else None
            meaning = tell(self.texts, move, self.names) if target is None else f"→ {target}"
            entry = Text.assemble((f"{number:>3} ", "bold"), (f"{position.notation(move)} ", CYAN), meaning)
            entries.append(entry)
            beyond = [tell(self.texts, fact, self.names) for fact in future[1:] if fact not in common]
            if beyond:
                remarks.append(Text.assemble((f"{number:>3} ", "dim bold"), (" ".join(beyond), "dim")))
        page: list[RenderableType] = [Columns(entries, padding=(0, 3), equal=True, column_first=True), *remarks]
        self.console.print(Group(*page))

    def _in_short(self, position: Position, moves: Sequence[Any]) -> None:
        """More moves than anybody reads line by line: by kind, as they are typed."""
        kinds: dict[str, list[str]] = {}
        for move in moves:
            kind, _, what = position.notation(move).partition(" ")
            kinds.setdefault(kind, []).append(what)
        table = Table(box=None, show_header=False, pad_edge=False)
        for kind, whats in kinds.items():
            table.add_row(Text(kind, CYAN), " ".join(whats))
        self.console.print(table)

    def commands(self) -> None:
        """What one can type."""
        table = Table(box=None, show_header=False, pad_edge=False)
        for command, typed in COMMANDS:
            table.add_row(Text(typed or self._first_rule(), CYAN), self.texts.text(f"cli-command-{command}"))
        self.console.print(table)
        self.legend()

    def _first_rule(self) -> str:
        book = rulebook(str(self.texts.game), self.texts.lang)
        return next(entry.number for chapter in book for entry in chapter.entries)

    def result(self, position: Position) -> None:
        """Places and points, and who has won."""
        table = Table(box=None, header_style="bold", pad_edge=False)
        for column in ("place", "player", "points"):
            table.add_column(self.texts.text(f"cli-column-{column}"), justify="left" if column == "player" else "right")
        order = sorted(range(position.seats), key=lambda seat: position.standing[seat])
        for seat in order:
            place, points = position.standing[seat], position.score[seat]
            table.add_row(str(place), Text(self.names[seat], seat_style(seat)), str(points))
        winners = [self.names[seat] for seat in order if position.standing[seat] == 1]
        self.console.print()
        self.console.print(table)
        self.say("cli-won", "bold", count=len(winners), names=joined(self.texts, winners))
