"""How games end that are played on greedily from a position: what hints and analyses call its win chance."""

from typing import Any

import numpy as np

from ludothek.bots.memory import Memory, memory
from ludothek.bots.playout import TO_THE_END, play_on
from ludothek.kit import verbs
from ludothek.kit.chance import seed_source
from ludothek.kit.game import Game
from ludothek.kit.record import Reals
from ludothek.kit.rule import apart, put


def played_out(
    game: Game, board: Any, states: Any, seats: int, games: int, seed: int, first: int = 0
) -> tuple[Reals, Reals]:
    """Shares of the win and final points, a row for each position and a column for each seat: the means of so many
    games played on greedily. Game n draws from stream n of the seed, counted from `first`, whatever the position."""
    shares, points = np.zeros((2, len(states), seats))
    _play_out(board, states, seed, first, games, memory(game, seats, 1, seed), shares, points)
    return shares / games, points / games


@apart
def _play_out(
    board: Any, states: Any, seed: int, first: int, games: int, memory: Memory, shares: Reals, points: Reals
) -> None:
    """Add the games' results to the rows of their positions."""
    seats = shares.shape[1]
    places = memory.places
    for row in range(shares.shape[0]):
        for game in range(first, first + games):
            put(memory.states, 0, states[row])
            state = memory.states[0]
            seed_source(memory.source, seed, game)
            play_on(board, state, TO_THE_END, memory)
            verbs.standing(board, state, places)
            winners = 0
            for seat in range(seats):
                winners += places[seat] == 1
            for seat in range(seats):
                if places[seat] == 1:
                    shares[row, seat] += 1.0 / winners
                points[row, seat] += verbs.score(board, state, seat)
