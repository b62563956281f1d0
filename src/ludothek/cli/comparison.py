"""Players compared over many recorded games, with their luck taken out."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.table import Table

from ludothek.analysis.adjusting import FEWEST, Adjusted, adjusted
from ludothek.cli.console import out, plain
from ludothek.cli.failure import BAD_USAGE, REFUSED, Failure
from ludothek.cli.records import LINES
from ludothek.cli.studying import begin, progress, read_played, ready
from ludothek.table.record import Player, Record, RecordError, loads
from ludothek.texts import Texts


def compare(source: Path, seconds: float, texts: Texts, *, as_json: bool) -> None:
    """Print what each player won in the finished games of a file or folder, as it was and without luck."""
    records = list(_records(source))
    games = {record.game for _, record in records}
    if len(games) != 1:
        several = ", ".join(sorted(games)) or "nothing"
        raise Failure(f"{source} holds finished games of {several}; compare those of one", BAD_USAGE)
    results: dict[str, list[float]] = defaultdict(list)
    luck: dict[str, list[float]] = defaultdict(list)
    with progress(texts.text("cli-analysing"), len(records)) as update:
        for number, (place, record) in enumerate(records):
            played = read_played(record, place)
            if number == 0:
                ready(played.game, Texts(texts.lang, record.game))
            analysis = begin(played, seconds, choices=False).finish()
            for label, seats in _contenders(record).items():
                results[label].append(_mean(analysis.moments[-1].chances, seats))
                luck[label].append(_mean(analysis.luck, seats))
            update(number + 1)
    few = [label for label, won in results.items() if len(won) < FEWEST]
    if few:
        raise Failure(f"a comparison needs {FEWEST} finished games of {few[0]} at least", BAD_USAGE)
    found = {label: adjusted(results[label], luck[label]) for label in sorted(results)}
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        _print_table(found, texts)


def _records(source: Path) -> Iterator[tuple[str, Record]]:
    """Every record of a finished game with the place where it was found."""
    files = sorted(source.rglob("*.json*")) if source.is_dir() else [source]
    for file in files:
        content = file.read_bytes()
        documents = content.splitlines() if file.suffix == LINES else [content]
        for line, document in enumerate(documents, 1):
            place = f"{file}:{line}" if file.suffix == LINES else str(file)
            try:
                record = loads(document)
            except RecordError as error:
                raise Failure(f"{place}: {error}", REFUSED) from None
            if record.result is not None:
                yield place, record


def _contenders(record: Record) -> dict[str, list[int]]:
    """Who plays, with their seats."""
    seats = defaultdict(list)
    for seat, player in enumerate(record.seats):
        seats[_label(player, seat)].append(seat)
    return seats


def _label(player: Player, seat: int) -> str:
    """Bots of a level are one contender, wherever they sit; others go by name."""
    return player.level or player.name or f"#{seat + 1}"


def _mean(shares: list[float], seats: list[int]) -> float:
    return sum(shares[seat] for seat in seats) / len(seats)


def _print_table(found: dict[str, Adjusted], texts: Texts) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("player", "games", "wins", "adjusted", "coefficient", "fewer"):
        table.add_column(texts.text(f"cli-column-{column}"), justify="left" if column == "player" else "right")
    for label, result in found.items():
        table.add_row(
            plain(label),
            str(result.games),
            f"{result.plain:.1%} ± {result.plain_error:.1%}",
            f"{result.mean:.1%} ± {result.error:.1%}",
            f"{result.coefficient:.2f}",
            f"{result.fewer:.1f} ×",
        )
    out().print(table)
