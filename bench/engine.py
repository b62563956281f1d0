"""How fast the engine is: random games a second, against the same rules interpreted and against OpenSpiel.

script/bench engine            all of it, about a minute
script/bench engine --quick    a tenth of it
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ludothek.kit.driver import Batch, playouts
from ludothek.kit.game import Game, games
from ludothek.kit.play import new

SEATS = (2, 3, 4, 6)
CODES = 20_000_000
"""So many codes a measurement has, roughly."""

REPEATS = 3
"""Of so many runs the best counts: on a shared machine the others measure the neighbours."""


def random_games(seats: int, games: int, name: str = "pamplona", options: Any = None) -> tuple[float, Batch]:
    """Seconds for so many random games on one thread, every legal move listed."""
    pos = new(name, seats, options)
    started = time.perf_counter()
    batch = playouts(pos.game, pos.board.record, pos.state, games, seats=seats, seed=1, threads=1)
    return time.perf_counter() - started, batch


def best_of(seats: int, codes: int, name: str = "pamplona", options: Any = None) -> tuple[float, float]:
    """The most games a second of several runs of so many codes, roughly, and codes a game."""
    games = 10
    games = max(10, codes * games // random_games(seats, games, name, options)[1].decisions)
    runs = [random_games(seats, games, name, options) for _ in range(REPEATS)]
    return games / min(seconds for seconds, _ in runs), runs[0][1].decisions / games


def option_sets(game: Game) -> Iterator[Any]:
    """The options as they are by default, and each that is off turned on."""
    yield game.Options()
    for field in msgspec.structs.fields(game.Options):
        if field.default is False:
            yield game.Options(**{field.name: True})


def interpreted_rate() -> float:
    """Games a second of the same rules, 4 seats, run by the interpreter in a process of its own."""
    code = "import engine; seconds, _ = engine.random_games(4, 60); print(60 / seconds)"
    answer = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return float(answer.stdout)


def open_spiel_rates(games: int) -> tuple[float, float]:
    """Games and nodes a second of OpenSpiel's maedn (Mensch ärgere dich nicht) with four players.

    Its own fastest path: random rollouts in C++, reached through one simulation of its search bot that evaluates its
    leaf by so many rollouts. Nodes a game are counted separately.
    """
    import numpy as np  # only this reference needs it
    import pyspiel  # an optional reference, slow to import

    maedn = pyspiel.load_game("maedn", {"players": 4})
    evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
    solves = talks = False
    bot = pyspiel.MCTSBot(maedn, evaluator, 2.0, 1, 100, solves, 1, talks)
    start = maedn.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.legal_actions()[0])
    started = time.perf_counter()
    bot.mcts_search(start)
    seconds = time.perf_counter() - started
    rng = np.random.default_rng(1)
    nodes = 0
    counted = 20
    for _ in range(counted):
        state = maedn.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choice(outcomes, p=chances))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            nodes += 1
    return games / seconds, games / seconds * nodes / counted


def main() -> None:
    """Print the figures and their ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a tenth of it")
    wanted = CODES // 10 if parser.parse_args().quick else CODES
    for game in games():
        low, high = game.seats
        for seats in SEATS:
            for options in option_sets(game) if low <= seats <= high else []:
                rate, codes = best_of(seats, wanted, game.name, options)
                chosen = " ".join(msgspec.to_builtins(options))
                print(
                    f"{game.name} {seats} seats {chosen:12} {rate:11,.0f} games/s  {codes:8.1f} codes/game"
                    f"  {1e9 / rate / codes:6.1f} ns/code  {rate * codes / 1e6:5.1f} million codes/s",
                    flush=True,
                )
    rate, codes = best_of(4, wanted)
    slow = interpreted_rate()
    print(f"  interpreted, 4     {slow:11,.1f} games/s  compiled / interpreted: {rate / slow:,.0f} ×")
    spiel, nodes = open_spiel_rates(wanted // 4000)
    print(f"  OpenSpiel maedn, 4 {spiel:11,.0f} games/s  {1e9 / nodes:6.0f} ns/node")
    print(f"  decisions a second, ours / theirs: {rate * codes / nodes:.1f} ×")


if __name__ == "__main__":
    main()
