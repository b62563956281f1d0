"""How the levels for people fare against each other and against plain greed, and what a decision costs.

script/bench bots                the games of each pair, or as many as ten minutes allow, on all cores
script/bench bots --quick        ten games of each pair, or as many as a minute allows
script/bench bots --game=taurus --pair=greed,search:100
"""

import argparse
import math
import os
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from ludothek.bots.levels import LEVELS, MASTER, PATIENCE_MS, bot
from ludothek.bots.match import Played, play_games
from ludothek.bots.memory import memory, seats_of
from ludothek.bots.playout import TO_THE_END, play_on
from ludothek.bots.thinking import Bot, Look, legal_codes
from ludothek.kit import verbs
from ludothek.kit.chance import Stream
from ludothek.kit.game import Game, games
from ludothek.kit.play import Position
from ludothek.kit.record import copied
from ludothek.kit.verbs import CHANCE

SEED = 1992


@dataclass(frozen=True)
class Greed:
    """What leaves the best margin when its own turn ends or chance speaks, without a thought of what comes then; who
    is asked in between sees one step. Knows nothing of a game but its points: the reference for bots that do."""

    def __call__(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> int:  # noqa: ARG002 - spends little
        stream, seat, seats = Stream(seed), verbs.to_move(state), seats_of(game, board, state)
        judged = []
        for code in legal_codes(game, board, state):
            after = copied(state)
            verbs.apply(board, after, code)
            judged.append((self._end(game, board, after, seat, seats), stream.below(2**30), code))
        return max(judged)[-1]

    def _end(self, game: Game, board: Any, state: Any, seat: int, seats: int) -> float:
        """The best margin that the seat can have when its turn ends."""
        mover = verbs.to_move(state)
        if mover < 0 or verbs.turn(state) != seat:
            return self._margin(board, state, seat, seats)
        ends = []
        for code in legal_codes(game, board, state):
            after = copied(state)
            verbs.apply(board, after, code)
            ends.append(after)
        if mover != seat:
            ends = [max(ends, key=lambda end: self._margin(board, end, mover, seats))]
        return max(self._end(game, board, end, seat, seats) for end in ends)

    def _margin(self, board: Any, state: Any, seat: int, seats: int) -> float:
        scores = [verbs.score(board, state, other) for other in range(seats)]
        return scores[seat] - (sum(scores) - scores[seat]) / (seats - 1)


@dataclass(frozen=True)
class AtTable:
    """A level as people meet it: no longer than people are kept waiting."""

    bot: Bot

    def __call__(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> int:
        return self.bot(game, board, state, seed, budget_ms or PATIENCE_MS)


REFERENCES: dict[str, Bot] = {"greed": Greed(), "at once": Look(at_once=True)}
"""Bots to be measured against: plain greed, and the look of the levels without what a game knows of its turns."""


def named(name: str) -> Bot:
    """A level as at a table, a reference, or what else has a name, such as search:100."""
    found = REFERENCES[name] if name in REFERENCES else bot(name)
    return AtTable(found) if found is MASTER else found


def main() -> None:
    """Print a table for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games of each pair, at most")
    parser.add_argument("--minutes", type=float, default=10, help="for each pair, at most")
    parser.add_argument("--seats", default="2,4", help="sizes of table")
    parser.add_argument("--quick", action="store_true", help="ten games of each pair, a minute at most")
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--pair", help="only this one, the weaker first")
    chosen = parser.parse_args()
    count, minutes = (10, 1.0) if chosen.quick else (chosen.games, chosen.minutes)
    for game in games():
        if chosen.game not in {None, game.name}:
            continue
        print(f"{game.name}: wins of the stronger, seats taken in turn, with 95 % intervals")
        for seats in map(int, chosen.seats.split(",")):
            for weaker, stronger in [chosen.pair.split(",")] if chosen.pair else pairs(game):
                print(row(game, seats, weaker, stronger, count, minutes), flush=True)
        if chosen.pair:
            continue
        print(f"  {greedy_games(game):,.0f} games a second of two experts, on one core", flush=True)
        for level in LEVELS:
            print(
                f"  {level:8} {milliseconds(game, level):8.2f} ms a decision that is one, mean of 4 seats", flush=True
            )


def pairs(game: Game) -> Iterator[tuple[str, str]]:
    """Neighbours, the weaker first, and what the weakest has below it; then the best against the references."""
    names = ["random", *LEVELS]
    yield from pairwise(names)
    yield "greed", "master"
    if game.State.dtype in verbs.consider.answers:
        yield from (("at once", level) for level in ("expert", "master"))


def row(game: Game, seats: int, weaker: str, stronger: str, count: int, minutes: float) -> str:
    """Half of the seats for the stronger, in every place in turn with the same dice; no fewer than two such rounds."""
    bots: list[Bot] = [named(stronger), named(weaker)] * (seats // 2)
    board = next(iter(game.boards().values()))
    began = time.perf_counter()
    shares = []
    threads = os.cpu_count() or 1
    with closing(play_games(game, board, game.Options(), bots, count, SEED, threads=threads, paired=True)) as ends:
        for end in ends:
            shares.append(share(end))
            if len(shares) >= 2 * seats and time.perf_counter() - began > 60 * minutes:
                break
    spent = time.perf_counter() - began
    rounds = [np.mean(shares[i : i + seats]) for i in range(0, len(shares) - seats + 1, seats)]
    half = 1.96 * np.std(rounds, ddof=1) / math.sqrt(len(rounds))
    return (
        f"  {seats} seats  {stronger:>7} beats {weaker:7} {np.mean(shares):6.1%} ± {half:5.1%}"
        f"   {len(shares)} games, {spent:.0f} s"
    )


def share(end: Played) -> float:
    """The part of the win that the stronger bots have: those with even numbers."""
    winners = [bot for bot, place in zip(end.bots, end.places, strict=True) if place == 1]
    return sum(bot % 2 == 0 for bot in winners) / len(winners)


def greedy_games(game: Game, count: int = 100) -> float:
    """Whole games a second, played out by a compiled loop in which both seats look at their turn."""
    board = next(iter(game.boards().values()))
    pos = Position(game, board, game.Options(), 2)
    states = game.State.batch(1)
    room = memory(game, 2, 1, SEED)
    rates = []
    for _ in range(3):
        began = time.perf_counter()
        for _ in range(count):
            states[0] = pos.state
            play_on(board.record, states[0], TO_THE_END, room)
        rates.append(count / (time.perf_counter() - began))
    return max(rates)


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
