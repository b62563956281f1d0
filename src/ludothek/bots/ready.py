"""Compiling before a person has to wait."""

from ludothek.bots.endings import played_out
from ludothek.bots.lookahead import survey
from ludothek.bots.memory import memory
from ludothek.bots.tree import grow
from ludothek.kit.chance import Stream
from ludothek.kit.game import Game
from ludothek.kit.play import Position
from ludothek.kit.verbs import CHANCE


def warm(game: Game) -> None:
    """Compile all that bots need for a game, or read it from the cache. From cold it takes some ten seconds."""
    board = next(iter(game.boards().values()))
    pos = Position(game, board, game.Options(), game.seats[0])
    stream = Stream(0)
    while pos.to_move == CHANCE:
        pos.roll(stream)
    room = memory(game, pos.seats, 1, seed=0)
    survey(pos.board.record, pos.state, room)
    grow(pos.board.record, pos.state, 1, 1, room)
    start = game.State.batch(1)
    start[0] = pos.state
    played_out(game, pos.board.record, start, pos.seats, 1, seed=0)
