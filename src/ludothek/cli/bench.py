"""`ludothek bench`: the benchmarks, where the source is at hand."""

from pathlib import Path
from typing import Annotated

import typer

from ludothek.cli.arguments import LangName, find_texts
from ludothek.cli.failure import REFUSED, Failure

EXAMPLES = ("ludothek bench", "ludothek bench -- --help")

Passed = Annotated[list[str] | None, typer.Argument(metavar="[-- ARGUMENT]...", help="Passed on to the benchmarks.")]


def bench(passed: Passed = None, lang: LangName = "") -> None:
    """Measure this machine: games a second, moves a second. Takes minutes."""
    import subprocess

    script = Path(__file__).parents[3] / "script/bench"
    if not script.exists():
        raise Failure(find_texts(lang).text("cli-bench-missing"), REFUSED)
    done = subprocess.run([script, *(passed or [])], check=False)  # noqa: S603  our own script
    raise typer.Exit(done.returncode)
