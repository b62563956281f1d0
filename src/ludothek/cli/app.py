"""All commands together, and what becomes of errors.

Exit codes: 0 done; 1 refused or a check failed; 2 bad usage; 130 interrupted. Bad input is answered with one line on
standard error, never with a traceback.
"""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from ludothek.cli import analyse, arena, bench, games, perft, play, replay, rules, serve, simulate, train, verify
from ludothek.cli.console import plain
from ludothek.cli.failure import Failure

INTERRUPTED = 130
"""What a shell expects of a command that Ctrl+C ended."""

app = typer.Typer(
    name="ludothek",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Out-of-print family board games, alive again: play, serve, simulate.",
)

COMMANDS = (play, serve, games, rules, simulate, arena, replay, analyse, verify, perft, train, bench)
for module in COMMANDS:
    name = module.__name__.rpartition(".")[2]
    app.command(name, epilog="\n".join(["Examples:", *(f"  [bold]{line}[/]" for line in module.EXAMPLES)]))(
        getattr(module, name)
    )


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"ludothek {version('ludothek')}")
        raise typer.Exit


@app.callback()
def _ludothek(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """The options of the command itself."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments (default: this process's) name; the exit code."""
    try:
        code = app(args=None if arguments is None else list(arguments), prog_name="ludothek", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return _failed(error.format_message(), error.exit_code)
    except Failure as error:
        return _failed(str(error), error.exit_code)
    except BrokenPipeError:
        # Whoever read our output has had enough; what Python would still flush goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        return _failed(f"{error.filename or 'file'}: {error.strerror or error}", 1)
    return int(code or 0)


def _failed(message: str, code: int) -> int:
    if message:  # else help was shown, which says it all
        print(f"ludothek: {plain(' '.join(message.split()))}", file=sys.stderr)
    return code
