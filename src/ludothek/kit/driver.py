"""Compiled loops over any game, written once over the verbs."""

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludothek.kit import verbs
from ludothek.kit.chance import Source, below, seed_source, weighted
from ludothek.kit.game import Game
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule
from ludothek.kit.verbs import CHANCE, NOBODY


@rule
def finish(board: Any, state: Any, source: Source, codes: Cells, weights: Cells) -> int:
    """Play on to the end, every choice uniformly from `legal`, every chance by weight; how many codes it took."""
    decisions = 0
    while True:
        mover = verbs.to_move(state)
        if mover == NOBODY:
            return decisions
        if mover == CHANCE:
            code = weighted(source, codes, weights, verbs.chances(board, state, codes, weights))
        else:
            code = codes[below(source, verbs.legal(board, state, codes))]
        verbs.apply(board, state, code)
        decisions += 1


@rule
def _play_range(
    board: Any, start: Any, scratch: Any, seed: int, first: int, scores: Cells, places: Cells, widest: int
) -> int:
    """Games number `first` and on, one for each row of `scores`; game n draws from stream n of the seed."""
    codes = np.empty(widest, np.int16)
    weights = np.empty(widest, np.int16)
    source = np.zeros(1, np.uint64)
    decisions = 0
    for game in range(scores.shape[0]):
        scratch[0] = start[0]
        seed_source(source, seed, first + game)
        decisions += finish(board, scratch[0], source, codes, weights)
        for seat in range(scores.shape[1]):
            scores[game, seat] = verbs.score(board, scratch[0], seat)
        verbs.standing(board, scratch[0], places[game])
    return decisions


@dataclass(frozen=True)
class Batch:
    """Many finished games: a row each, a column for each seat."""

    scores: Cells
    places: Cells
    decisions: int
    """Codes applied in all, choices and chances."""


def playouts(
    game: Game, board: Any, start: Any, games: int, *, seats: int, seed: int, first: int = 0, threads: int | None = None
) -> Batch:
    """`games` random games from the state `start`, on as many threads as there are cores or are named.

    The result depends on the seed and on `first`, the number of the first game, and on nothing else.
    """
    threads = threads or os.cpu_count() or 1
    scores: NDArray[np.int16] = np.zeros((games, seats), np.int16)
    places: NDArray[np.int16] = np.zeros((games, seats), np.int16)
    starts = game.State.batch(1)
    starts[0] = start
    edges = np.linspace(0, games, threads + 1).astype(int).tolist()

    def play(part: int) -> int:
        rows = slice(edges[part], edges[part + 1])
        scratch = game.State.batch(1)
        return _play_range(board, starts, scratch, seed, first + rows.start, scores[rows], places[rows], game.widest)

    if threads == 1:
        return Batch(scores, places, play(0))
    with ThreadPoolExecutor(threads) as pool:
        return Batch(scores, places, sum(pool.map(play, range(threads))))
