"""`ludothek verify`: was the game fair?"""

import typer

from ludothek.cli.arguments import Json, LangName, RecordFile, RecordNumber, find_texts
from ludothek.cli.failure import REFUSED

EXAMPLES = ("ludothek verify game.json", "ludothek verify games.jsonl --game 3 --json")


def verify(file: RecordFile, number: RecordNumber = 1, as_json: Json = False, lang: LangName = "") -> None:
    """Check that a record keeps to the rules, and derive all its dice and cards again from what was promised.

    Exit code 1 when anything is not as it had to be, or cannot be proved.
    """
    import msgspec
    from rich.text import Text

    from ludothek.cli.console import GREEN, RED, out, plain
    from ludothek.cli.records import read_record
    from ludothek.table.verify import verify as check

    checks = check(read_record(file, number))
    sound = all(found.ok for found in checks)
    if as_json:
        print(msgspec.json.encode({"ok": sound, "checks": checks}).decode())
    else:
        texts, console = find_texts(lang), out()
        for found in checks:
            mark = ("✓ ", f"bold {GREEN}") if found.ok else ("✗ ", f"bold {RED}")
            detail = f"  {plain(found.detail)}" if found.detail else ""
            console.print(Text.assemble(mark, texts.text(f"check-{found.key}"), (detail, "dim")))
    if not sound:
        raise typer.Exit(REFUSED)
