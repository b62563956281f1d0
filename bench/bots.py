"""How the levels for people fare against each other, and what a decision costs.

script/bench bots                the games of each pair, or as many as ten minutes allow, on all cores
script/bench bots --quick        ten games of each pair, or as many as a minute allows
"""

import argparse
import math
import os
import time
from collections.abc import Iterator
from contextlib import closing
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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games of each pair, at most")
    parser.add_argument("--minutes", type=float, default=10, help="for each pair, at most")
    parser.add_argument("--seats", default="2,4", help="sizes of table")
    parser.add_argument("--quick", action="store_true", help="ten games of each pair, a minute at most")
    chosen = parser.parse_args()
    count, minutes = (10, 1.0) if chosen.quick else (chosen.games, chosen.minutes)
    for game in games():
        print(f"{game.name}: wins of the stronger, seats taken in turn, with 95 % intervals")
        for seats in map(int, chosen.seats.split(",")):
            for weaker, stronger in pairs():
                print(row(game, seats, weaker, stronger, count, minutes), flush=True)
        for level in LEVELS:
            print(
                f"  {level:8} {milliseconds(game, level):8.2f} ms a decision that is one, mean of 4 seats", flush=True
            )


def pairs() -> Iterator[tuple[str, str]]:
    """Neighbours, the weaker first, and what the weakest has below it."""
    names = ["random", *LEVELS]
    yield from pairwise(names)


def row(game: Game, seats: int, weaker: str, stronger: str, count: int, minutes: float) -> str:
    """Half of the seats for the stronger, in every place in turn; no fewer than two games."""
    bots: list[Bot] = [LEVELS[stronger], LEVELS.get(weaker, Random())] * (seats // 2)
    board = next(iter(game.boards().values()))
    began = time.perf_counter()
    shares = []
    with closing(play_games(game, board, game.Options(), bots, count, SEED, threads=os.cpu_count() or 1)) as ends:
        for end in ends:
            shares.append(share(end))
            if len(shares) >= 2 and time.perf_counter() - began > 60 * minutes:
                break
    spent = time.perf_counter() - began
    half = 1.96 * np.std(shares, ddof=1) / math.sqrt(len(shares))
    return (
        f"  {seats} seats  {stronger:>7} beats {weaker:7} {np.mean(shares):6.1%} ± {half:5.1%}"
        f"   {len(shares)} games, {spent:.0f} s"
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
