"""Many games of bots: at random in the compiled driver, otherwise one by one."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ludothek.cli.opponents import RANDOM, choose
from ludothek.cli.records import line_of, player, record_of
from ludothek.kit.chance import Stream
from ludothek.kit.driver import playouts
from ludothek.kit.play import Position
from ludothek.kit.verbs import CHANCE

CHUNK = 20_000
"""So many random games between two steps of a progress bar."""


@dataclass(frozen=True)
class Played:
    """A row for each game, a column for each seat."""

    scores: NDArray[np.int16]
    places: NDArray[np.int16]


def _unheard(done: int) -> None:
    """What `batch` tells when nobody listens."""


def batch(
    start: Position,
    bots: Sequence[str],
    games: int,
    *,
    seed: int,
    records: Path | None = None,
    advance: Callable[[int], object] = _unheard,
) -> Played:
    """Play so many games from `start`; game n draws from stream n of the seed. `advance` hears of finished games."""
    if records is None and set(bots) == {RANDOM}:
        return _at_random(start, games, seed, advance)
    scores, places = np.zeros((2, games, start.seats), np.int16)

    def play(number: int) -> Position:
        # A position of its own: copies of one share memory and are for one thread.
        position = Position(start.game, start.board, start.options, start.seats)
        return play_out(position, bots, Stream(seed, number))

    # Threads, because searching bots let go of the interpreter; results arrive in the games' own order.
    with records.open("wb") if records else nullcontext() as file, ThreadPoolExecutor(os.cpu_count()) as pool:
        try:
            for number, end in enumerate(pool.map(play, range(games))):
                scores[number], places[number] = end.score, end.standing
                if file:
                    players = [player(f"{bot} {seat}", bot) for seat, bot in enumerate(bots, 1)]
                    file.write(line_of(record_of(end, players)))
                advance(1)
        finally:
            # Whoever interrupts does not wait for the games that have not begun.
            pool.shutdown(wait=False, cancel_futures=True)
    return Played(scores, places)


def play_out(pos: Position, bots: Sequence[str], stream: Stream) -> Position:
    """Play `pos` to its end."""
    while not pos.over:
        if pos.to_move == CHANCE:
            pos.roll(stream)
        else:
            pos.play(choose(pos, bots[pos.to_move], stream))
    return pos


def _at_random(start: Position, games: int, seed: int, advance: Callable[[int], object]) -> Played:
    parts = []
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        parts.append(
            playouts(start.game, start.board.record, start.state, count, seats=start.seats, seed=seed, first=first)
        )
        advance(count)
    return Played(np.concatenate([part.scores for part in parts]), np.concatenate([part.places for part in parts]))
