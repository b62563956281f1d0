"""How fast the engine is: random games a second, against the same rules interpreted and against OpenSpiel.

script/bench engine            all games, some three minutes
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

from ludothek.kit import verbs
from ludothek.kit.chance import Lists, Source, below, seed_source, weighted
from ludothek.kit.driver import Batch, playouts
from ludothek.kit.game import Game, games
from ludothek.kit.play import new
from ludothek.kit.rule import rule
from ludothek.kit.verbs import CHANCE, NOBODY

TABLES = (2, 3, 4, 6)
REPEATS = 3
"""Of so many runs the best counts: on a shared machine the others measure the neighbours."""

OFTEN = 21
"""To see what listing costs it is done so many times instead of once."""


def random_games(name: str, seats: int, count: int, options: Any = None) -> tuple[float, Batch]:
    """Seconds for so many random games on one thread, every legal move listed."""
    pos = new(name, seats, options)
    started = time.perf_counter()
    batch = playouts(pos.game, pos.board.record, pos.state, count, seats=seats, seed=1, threads=1)
    return time.perf_counter() - started, batch


def best_of(name: str, seats: int, seconds: float, options: Any = None) -> tuple[float, float]:
    """The most games a second of several runs of about so many seconds each, and codes a game."""
    random_games(name, seats, 1, options)
    count = 1
    while (spent := random_games(name, seats, count, options)[0]) < seconds / 10:
        count *= 4
    count = max(1, int(count * seconds / spent))
    runs = [random_games(name, seats, count, options) for _ in range(REPEATS)]
    return count / min(spent for spent, _ in runs), runs[0][1].decisions / count


@rule
def play_codes(board: Any, state: Any, source: Any, lists: Any, codes: int, times: int) -> int:
    """Play at random until the end or for so many codes, listing what is legal so many times; how often it was."""
    asked = 0
    for _ in range(codes):
        mover = verbs.to_move(state)
        if mover == NOBODY:
            break
        if mover == CHANCE:
            code = weighted(source, lists, verbs.chances(board, state, lists.codes, lists.weights))
        else:
            offered = 0
            for _ in range(times):
                offered = verbs.legal(board, state, lists.codes)
                asked += 1
            code = int(lists.codes[below(source, offered)])
        verbs.apply(board, state, code)
    return asked


def played(name: str, seats: int, codes: int, number: int, times: int) -> tuple[float, int, int]:
    """Seconds for a random game of so many codes at most, how often what is legal was listed, and how many codes it had
    at most."""
    pos, source = new(name, seats=seats), Source.blank()
    seed_source(source, 1, number)
    started = time.perf_counter()
    asked = play_codes(pos.board.record, pos.state, source, Lists.blank(), codes, times)
    return time.perf_counter() - started, asked, codes


def legal_ns(name: str, seats: int, rounds: int) -> float:
    """What listing costs once: the same games with many listings, less those with one."""
    played(name, seats, 1, 0, 1)
    often = [played(name, seats, 500, number, OFTEN) for number in range(rounds)]
    once = [played(name, seats, 500, number, 1) for number in range(rounds)]
    more = sum(run[0] for run in often) - sum(run[0] for run in once)
    return 1e9 * more / (sum(run[1] for run in often) - sum(run[1] for run in once))


def interpreted(name: str, seats: int, seconds: float) -> None:
    """Print codes a second; for a process of its own in which rules are interpreted."""
    batch = 20
    spent, codes = 0.0, 0
    while spent < seconds:
        pos, source = new(name, seats=seats), Source.blank()
        seed_source(source, 1, codes)
        lists = Lists.blank()
        while verbs.to_move(pos.state) != NOBODY and spent < seconds:
            started = time.perf_counter()
            play_codes(pos.board.record, pos.state, source, lists, batch, 1)
            spent += time.perf_counter() - started
            codes += batch
    print(codes / spent)


def interpreted_rate(name: str, seats: int, seconds: float) -> float:
    """Codes a second of the same rules, run by the interpreter."""
    answer = subprocess.run(
        [sys.executable, "-c", f"import engine; engine.interpreted({name!r}, {seats}, {seconds})"],
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


def option_sets(game: Game) -> Iterator[Any]:
    """The options as they are by default, and each that is off turned on."""
    yield game.Options()
    for field in msgspec.structs.fields(game.Options):
        if field.default is False:
            yield game.Options(**{field.name: True})


def report(game: Game, seconds: float) -> None:
    """Print a game's figures."""
    low, high = game.seats
    for seats in [seats for seats in TABLES if low <= seats <= high]:
        plain, *others = option_sets(game)
        compiled = best_of(game.name, seats, seconds, plain)
        for options in (plain, *others):
            rate, codes = compiled if options is plain else best_of(game.name, seats, seconds, options)
            chosen = " ".join(msgspec.to_builtins(options))
            print(
                f"{game.name:9} {seats} seats {chosen:12} {rate:11,.1f} games/s  {codes:8.1f} codes/game"
                f"  {rate * codes:13,.0f} codes/s  {1e9 / rate / codes:7.1f} ns/code",
                flush=True,
            )
        if seats in {low, 4}:
            slow = interpreted_rate(game.name, seats, 5 * seconds)
            listing = legal_ns(game.name, seats, int(20 * seconds))
            faster = compiled[0] * compiled[1] / slow
            print(
                f"    interpreted      {slow:11,.0f} codes/s  compiled / interpreted: {faster:,.0f} ×"
                f"  listing what is legal {listing:,.0f} ns",
                flush=True,
            )


def main() -> None:
    """Print the figures and their ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a tenth of it")
    parser.add_argument("--game", action="append", help="only this one")
    chosen = parser.parse_args()
    seconds = 0.2 if chosen.quick else 2.0
    for game in games():
        if chosen.game is None or game.name in chosen.game:
            report(game, seconds)
    if chosen.game is None:
        rate, codes = best_of("pamplona", 4, seconds)
        spiel, nodes = open_spiel_rates(500 if chosen.quick else 5_000)
        print(f"OpenSpiel maedn, 4 {spiel:11,.0f} games/s  {1e9 / nodes:6.0f} ns/node")
        print(f"  codes of pamplona a second, ours / theirs: {rate * codes / nodes:.1f} ×")


if __name__ == "__main__":
    main()
