"""Many games of bots: at random in the compiled driver, otherwise one by one."""

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ludothek.bots import match
from ludothek.bots.levels import bot
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
    """Play so many games from `start`; equal seeds give equal games. `advance` hears of finished games."""
    if records is None and set(bots) == {RANDOM}:
        return _at_random(start, games, seed, advance)
    players = [player(f"{name} {seat}", name) for seat, name in enumerate(bots, 1)]
    scores, places = np.zeros((2, games, start.seats), np.int16)
    with (
        records.open("wb") if records else nullcontext() as file,
        closing(_one_by_one(start, bots, games, seed)) as ends,
    ):
        for number, end in enumerate(ends):
            scores[number], places[number] = end.scores, end.places
            if file:
                file.write(line_of(record_of(start, players, end.codes)))
            advance(1)
    return Played(scores, places)


def _one_by_one(start: Position, bots: Sequence[str], games: int, seed: int) -> Generator[match.Played]:
    if set(bots) == {RANDOM}:
        return (_random_game(start, Stream(seed, number)) for number in range(games))
    chosen = [bot(name) for name in bots]
    table = match.Match(start.game, start.board, start.options, chosen, seed, staying=True)
    return table.games(range(games), os.cpu_count() or 1)


def _random_game(start: Position, stream: Stream) -> match.Played:
    """The game that the compiled driver plays with this stream."""
    pos = start.copy()
    while not pos.over:
        if pos.to_move == CHANCE:
            pos.roll(stream)
        else:
            pos.play(choose(pos, RANDOM, stream))
    return match.Played(tuple(range(pos.seats)), pos.score, pos.standing, tuple(pos.codes))


def _at_random(start: Position, games: int, seed: int, advance: Callable[[int], object]) -> Played:
    parts = []
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        parts.append(
            playouts(start.game, start.board.record, start.state, count, seats=start.seats, seed=seed, first=first)
        )
        advance(count)
    return Played(np.concatenate([part.scores for part in parts]), np.concatenate([part.places for part in parts]))
