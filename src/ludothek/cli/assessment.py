"""The analysis of a game as people read it in a terminal, and as programs do."""

from collections.abc import Iterable

import msgspec
from rich.table import Table
from rich.text import Text

from ludothek.analysis.reading import Played
from ludothek.analysis.study import Analysis, Decision, Mark
from ludothek.cli.console import CYAN, RED, out
from ludothek.cli.screen import Screen, seat_style
from ludothek.table.record import Record
from ludothek.texts import Texts
from ludothek.texts.telling import tell

SIGNS: dict[Mark, str] = {"": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
"""What chess players put behind such a move."""

WORDS = frozenset({"player", "played", "better"})
"""Columns of words; the others hold numbers."""


def print_json(record: Record, played: Played, analysis: Analysis) -> None:
    """Everything, moves by their notations."""
    decisions = [
        {
            **msgspec.structs.asdict(decision),
            "played": _notations(played, played.codes[decision.first : decision.last]),
            "best": _notations(played, decision.best),
        }
        for decision in analysis.decisions
    ]
    told = {"game": record.game, "seats": record.seats, **msgspec.structs.asdict(analysis), "decisions": decisions}
    print(msgspec.json.format(msgspec.json.encode(told)).decode())


def print_tables(record: Record, played: Played, analysis: Analysis, texts: Texts) -> None:
    """Every decision with its cost, a sentence for each that has a mark, and luck and skill of every seat."""
    names = [player.name or texts.text("cli-seat", number=seat) for seat, player in enumerate(record.seats, 1)]
    screen = Screen(out(), texts, names)
    screen.console.print(_decisions(played, analysis, screen))
    marked = [decision for decision in analysis.decisions if decision.mark]
    if marked:
        screen.console.print()
    for decision in marked:
        number = Text(f"{decision.last:>4} ", "dim")
        screen.console.print(number + screen.named(_sentence(played, decision, screen)))
    screen.console.print()
    screen.console.print(_seats(analysis, screen))
    screen.say("analysis-basis", "dim", games=analysis.games)


def _decisions(played: Played, analysis: Analysis, screen: Screen) -> Table:
    chances = {moment.at: moment.chances for moment in analysis.moments}
    table = _table(screen.texts, "move", "player", "played", "before", "after", "cost", "better")
    for decision in analysis.decisions:
        seat = decision.seat
        table.add_row(
            str(decision.last),
            Text(screen.names[seat], seat_style(seat)),
            Text(" ".join(_notations(played, played.codes[decision.first : decision.last])), CYAN),
            f"{chances[decision.first][seat]:.0%}",
            f"{chances[decision.last][seat]:.0%}",
            Text(f"{max(0.0, decision.cost):.1%} {SIGNS[decision.mark]:2}", f"bold {RED}" if decision.mark else "dim"),
            Text(" ".join(_notations(played, decision.best)) if decision.mark else "", CYAN),
        )
    return table


def _seats(analysis: Analysis, screen: Screen) -> Table:
    table = _table(screen.texts, "player", "luck", "play", "lost", "marks")
    for seat, name in enumerate(screen.names):
        marks = [decision.mark for decision in analysis.decisions if decision.seat == seat]
        table.add_row(
            Text(name, seat_style(seat)),
            f"{analysis.luck[seat]:+.1%}",
            f"{analysis.play[seat]:+.1%}",
            f"{analysis.lost[seat]:.1%}",
            " ".join(f"{marks.count(mark)} {sign}" for mark, sign in SIGNS.items() if mark),
        )
    return table


def _table(texts: Texts, *columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        table.add_column(texts.text(f"cli-column-{column}"), justify="left" if column in WORDS else "right")
    return table


def _sentence(played: Played, decision: Decision, screen: Screen) -> str:
    best = " · ".join(tell(screen.texts, played.game.decode(code), screen.names) for code in decision.best)
    cost = round(decision.cost, 2)
    return screen.texts.text(f"analysis-{decision.mark}", name=screen.names[decision.seat], cost=cost, best=best)


def _notations(played: Played, codes: Iterable[int]) -> list[str]:
    game = played.game
    return [game.notation(game.decode(code)) for code in codes]
