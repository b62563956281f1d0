"""Compiles the rules of every game and what its bots need, where the cache has them not yet, on all cores.

script/warm.py          everything
script/warm.py rules    only that

Tests that start a server or a clock should not wait for the compiler in between.
"""

from __future__ import annotations

import sys
import time

from ludothek.bots.ready import warm_all


def main() -> None:
    """Say what has been done, and after how many seconds."""
    began = time.monotonic()

    def report(_: float, what: str) -> None:
        sys.stdout.write(f"{time.monotonic() - began:4.0f} s  {what}\n")
        sys.stdout.flush()

    warm_all(report, sys.argv[1:] or None)


if __name__ == "__main__":
    main()
