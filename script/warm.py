"""Compiles the rules of every game and what its bots need, where the cache has them not yet, on all cores.

Tests that start a server or a clock should not wait for the compiler in between.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from ludothek.bots import ready
from ludothek.kit.game import SHELF, game
from ludothek.kit.warm import warm


def main() -> None:
    """Say how long each game took."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for name, seconds in zip(SHELF, pool.map(made_ready, SHELF), strict=True):
            sys.stdout.write(f"{name}: {seconds:.0f} s\n")


def made_ready(name: str) -> float:
    """Seconds that one game took."""
    began = time.perf_counter()
    warm(game(name))
    ready.warm(game(name))
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
