"""The `ludothek` command.

What a command needs is imported when it runs, so that `--help` and shell completion answer at once.
"""

from ludothek.cli.app import main

__all__ = ["main"]
