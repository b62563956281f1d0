"""`ludothek replay`: what happened in a recorded game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from ludothek.cli.arguments import Json, LangName, RecordFile, RecordNumber, find_texts
from ludothek.cli.failure import BAD_USAGE, Failure

if TYPE_CHECKING:
    from ludothek.kit.play import Position
    from ludothek.table.record import Record

EXAMPLES = (
    "ludothek replay game.json",
    "ludothek replay game.json --to 20",
    "ludothek replay games.jsonl --game 3 --json",
)

To = Annotated[int | None, typer.Option("--to", metavar="N", help="Show the position after N moves.", min=0)]


def replay(
    file: RecordFile, to: To = None, number: RecordNumber = 1, as_json: Json = False, lang: LangName = ""
) -> None:
    """Play a record again, checking every move, and tell what happened.

    With --to, show the position after so many moves instead.
    """
    from ludothek.cli.records import read_record, replayed

    record = read_record(file, number)
    if to is not None and to > len(record.moves):
        raise Failure(f"{file} has {len(record.moves)} moves, not {to}", BAD_USAGE)
    first, positions = replayed(record, file, to)
    if as_json:
        _print_json(record, first, positions)
    else:
        _tell(record, first, positions, lang, at_end_only=to is not None)


def _tell(
    record: "Record", first: "Position", positions: "Sequence[Position]", lang: str, *, at_end_only: bool
) -> None:
    from rich.text import Text

    from ludothek.cli.console import CYAN, out, plain
    from ludothek.cli.screen import Screen

    texts = find_texts(lang, record.game)
    names = [player.name or texts.text("cli-seat", number=seat) for seat, player in enumerate(record.seats, 1)]
    screen = Screen(out(), texts, names)
    wide = len(str(len(record.moves)))
    last = positions[-1] if positions else first
    for number, (step, position) in enumerate(zip(record.moves, positions, strict=False), 1):
        if at_end_only and position is not last:
            continue
        screen.console.print(Text.assemble((f"{number:>{wide}} ", "dim"), (plain(step.note), CYAN)))
        screen.facts(position.facts)
    if at_end_only or not last.over:
        screen.board(last)
    if last.over:
        screen.result(last)


def _print_json(record: "Record", first: "Position", positions: "Sequence[Position]") -> None:
    import msgspec

    steps = [
        {"by": step.by, "note": step.note, "facts": position.facts, "scores": position.score}
        for step, position in zip(record.moves, positions, strict=False)
    ]
    last = positions[-1] if positions else first
    told = {"game": record.game, "seats": record.seats, "steps": steps, "view": last.view(), "result": record.result}
    print(msgspec.json.format(msgspec.json.encode(told)).decode())
