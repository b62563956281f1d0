"""Positions for bots to think about."""

from typing import Any

import ludothek
from ludothek.kit.chance import Stream
from ludothek.kit.game import Game
from ludothek.kit.play import Position
from ludothek.kit.verbs import CHANCE
from tests.toy import orchard

PAMPLONA = ludothek.game("pamplona")
ORCHARD = orchard.GAME


def start(game: Game, seats: int) -> Position:
    """The beginning of a game on its first board."""
    board = next(iter(game.boards().values()))
    return Position(game, board, game.Options(), seats)


def wander(pos: Position, steps: int, seed: int) -> Position:
    """So many random codes on, and further to somebody's choice; back at the last one if the game ends before."""
    stream = Stream(seed)
    last = None
    while not pos.over and (steps > 0 or pos.to_move == CHANCE):
        if pos.to_move == CHANCE:
            pos.roll(stream)
        else:
            last = pos.copy()
            pos.play(pos.legal_codes[stream.below(len(pos.legal_codes))])
        steps -= 1
    if not pos.over:
        return pos
    assert last is not None
    return last


def thing(pos: Position) -> tuple[Game, Any, Any]:
    """What a bot is handed."""
    return pos.game, pos.board.record, pos.state


def orchard_at(*codes: int, seats: int = 2) -> Position:
    """The orchard after some moves."""
    pos = start(ORCHARD, seats)
    for code in codes:
        pos.play(code)
    return pos
