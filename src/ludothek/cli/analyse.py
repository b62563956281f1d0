"""`ludothek analyse`: what each decision of a recorded game was worth, and how much was luck."""

from pathlib import Path
from typing import Annotated

import typer

from ludothek.cli.arguments import Json, LangName, RecordNumber, find_texts
from ludothek.cli.failure import BAD_USAGE, Failure

EXAMPLES = (
    "ludothek analyse game.json",
    "ludothek analyse games.jsonl --game 3 --seconds 2 --json",
    "ludothek analyse games.jsonl --many --seconds 1",
)

RecordPath = Annotated[
    Path, typer.Argument(metavar="FILE", help="A game record; with --many also a folder of them.", exists=True)
]
Seconds = Annotated[
    float, typer.Option("--seconds", metavar="S", help="How long to work on a game.", min=0.1, max=3600.0)
]
Many = Annotated[bool, typer.Option("--many", help="Compare the players of all games, with their luck taken out.")]


def analyse(
    file: RecordPath,
    number: RecordNumber = 1,
    seconds: Seconds = 8.0,
    many: Many = False,
    as_json: Json = False,
    lang: LangName = "",
) -> None:
    """Tell what each decision of a game was worth, and how much was luck.

    With --many, compare the players of many games with their luck taken out.
    """
    from ludothek.cli.assessment import print_json, print_tables
    from ludothek.cli.comparison import compare
    from ludothek.cli.records import read_record
    from ludothek.cli.studying import begin, progress, read_played, ready

    if many:
        compare(file, seconds, find_texts(lang), as_json=as_json)
        return
    if file.is_dir():
        raise Failure(f"{file} is a folder; with --many all records in it are compared", BAD_USAGE)
    record = read_record(file, number)
    played = read_played(record, str(file))
    texts = find_texts(lang, record.game)
    ready(played.game, texts)
    study = begin(played, seconds)
    with progress(texts.text("cli-analysing"), 1) as update:
        while study.analysis is None:
            study.step()
            update(study.done)
    if as_json:
        print_json(record, played, study.analysis)
    else:
        print_tables(record, played, study.analysis, texts)
