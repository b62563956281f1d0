"""Compiled loops over any game, written once over the verbs."""

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludothek.kit import verbs
from ludothek.kit.chance import Lists, Source, below, seed_source, weighted
from ludothek.kit.game import Game
from ludothek.kit.record import Cells
from ludothek.kit.rule import put, rule
from ludothek.kit.verbs import CHANCE, NOBODY


@rule
def finish(board: Any, state: Any, source: Source, lists: Lists) -> int:
    """Play on to the end, every choice uniformly from `legal`, every chance by weight; how many codes it took."""
    decisions = 0
    while True:
        mover = verbs.to_move(state)
        if mover == NOBODY:
            return decisions
        if mover == CHANCE:
            code = weighted(source, lists, verbs.chances(board, state, lists.codes, lists.weights))
        else:
            code = lists.codes[below(source, verbs.legal(board, state, lists.codes))]
        verbs.apply(board, state, code)
        decisions += 1


@rule
def _play_range(
    board: Any, states: Any, source: Source, lists: Lists, seed: int, first: int, scores: Cells, places: Cells
) -> int:
    """Games number `first` and on from `states[0]`, one for each row; game n draws from stream n of the seed."""
    decisions = 0
    for game in range(scores.shape[0]):
        put(states, 1, states[0])
        seed_source(source, seed, first + game)
        decisions += finish(board, states[1], source, lists)
        for seat in range(scores.shape[1]):
            scores[game, seat] = verbs.score(board, states[1], seat)
        verbs.standing(board, states[1], places[game])
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
    edges = np.linspace(0, games, threads + 1).astype(int).tolist()

    def play(part: int) -> int:
        rows = slice(edges[part], edges[part + 1])
        states = game.State.batch(2)
        states[0] = start
        return _play_range(
            board, states, Source.blank(), Lists.blank(), seed, first + rows.start, scores[rows], places[rows]
        )

    if threads == 1:
        return Batch(scores, places, play(0))
    with ThreadPoolExecutor(threads) as pool:
        return Batch(scores, places, sum(pool.map(play, range(threads))))
