"""How the levels for people fare against each other, and what a decision costs.

bench/bots.py [--games N] [--seats 2,4] [--quick]
"""

import argparse
import math
import time
from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from ludothek.bots.levels import LEVELS
from ludothek.bots.match import Played, play_games
from ludothek.bots.thinking import Bot, Random
from ludothek.kit.chance import Stream
from ludothek.kit.game import Game, games
from ludothek.kit.play import Position
from ludothek.kit.verbs import CHANCE

SEED = 1992


def main() -> None:
    """Print a table for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=240, help="games of each pair; a quarter with the Master")
    parser.add_argument("--seats", default="2,4", help="sizes of table")
    parser.add_argument("--quick", action="store_true", help="ten games of each pair")
    chosen = parser.parse_args()
    count = 10 if chosen.quick else chosen.games
    for game in games():
        print(f"{game.name}: wins of the stronger, seats taken in turn, with 95 % intervals")
        for seats in map(int, chosen.seats.split(",")):
            for weaker, stronger in pairs():
                some = max(2, count // 4) if stronger == "master" else count
                print(row(game, seats, weaker, stronger, some), flush=True)
        for level in LEVELS:
            print(
                f"  {level:8} {milliseconds(game, level):8.2f} ms a decision that is one, mean of 4 seats", flush=True
            )


def pairs() -> Iterator[tuple[str, str]]:
    """Neighbours, the weaker first, and what the weakest has below it."""
    names = ["random", *LEVELS]
    yield from pairwise(names)


def row(game: Game, seats: int, weaker: str, stronger: str, count: int) -> str:
    """Half of the seats for the stronger, in every place in turn."""
    bots: list[Bot] = [LEVELS[stronger], LEVELS.get(weaker, Random())] * (seats // 2)
    board = next(iter(game.boards().values()))
    began = time.perf_counter()
    shares = np.array([share(end) for end in play_games(game, board, game.Options(), bots, count, SEED)])
    spent = time.perf_counter() - began
    half = 1.96 * shares.std(ddof=1) / math.sqrt(count)
    return (
        f"  {seats} seats  {stronger:>7} beats {weaker:7} {shares.mean():6.1%} ± {half:5.1%}"
        f"   {count} games, {spent:.0f} s"
    )


def share(end: Played) -> float:
    """The part of the win that the stronger bots have: those with even numbers."""
    winners = [bot for bot, place in zip(end.bots, end.places, strict=True) if place == 1]
    return sum(bot % 2 == 0 for bot in winners) / len(winners)


def milliseconds(game: Game, level: str, decisions: int = 40) -> float:
    """What a decision costs that leaves a choice, on the way through random games."""
    stream = Stream(SEED)
    board = next(iter(game.boards().values()))
    spent = 0.0
    done = -1  # the first one warms up
    while done < decisions:
        pos = Position(game, board, game.Options(), min(4, game.seats[1]))
        while not pos.over and done < decisions:
            if pos.to_move == CHANCE:
                pos.roll(stream)
                continue
            if len(pos.canonical) > 1 and stream.below(4) == 0:
                began = time.perf_counter()
                LEVELS[level](game, board.record, pos.state, stream.below(2**32))
                spent += time.perf_counter() - began if done >= 0 else 0.0
                done += 1
            pos.play(pos.legal_codes[stream.below(len(pos.legal_codes))])
    return 1000 * spent / decisions


if __name__ == "__main__":
    main()
