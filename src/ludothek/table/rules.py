"""A game on one board, asked in plain lists: the rules as a table needs them."""

import functools
from typing import Any

import msgspec
import numpy as np

from ludothek.kit import verbs
from ludothek.kit.game import BoardFile, Game, game
from ludothek.kit.verbs import CHANCE, NOBODY


class Rules:
    """One game on one board. For one thread: answers share memory that every question overwrites."""

    __slots__ = ("_codes", "_weights", "board", "game", "record")

    def __init__(self, game: Game, board: BoardFile) -> None:
        self.game = game
        self.board = board
        self.record = board.record
        self._codes = np.zeros(game.widest, np.int16)
        self._weights = np.zeros(game.widest, np.int16)

    def start(self, options: msgspec.Struct, seats: int) -> Any:
        """The position before the first move."""
        state = self.game.State.blank()
        self.game.settle(options, state, seats)
        verbs.deal(self.record, state, seats)
        return state

    def to_move(self, state: Any) -> int:
        """The seat to choose, CHANCE or NOBODY."""
        return int(verbs.to_move(state))

    def turn(self, state: Any) -> int:
        """The seat for which chance speaks."""
        return int(verbs.turn(state))

    def allowed(self, state: Any) -> list[int]:
        """Everything a person may choose now; nothing unless a seat is to move."""
        if verbs.to_move(state) < 0:
            return []
        codes: list[int] = self._codes[: verbs.allowed(self.record, state, self._codes)].tolist()
        return codes

    def outcomes(self, state: Any) -> tuple[list[int], list[int]]:
        """What chance may say now, and the weights."""
        count = verbs.chances(self.record, state, self._codes, self._weights)
        return self._codes[:count].tolist(), self._weights[:count].tolist()

    def apply(self, state: Any, code: int) -> None:
        """Carry out a code that is allowed."""
        verbs.apply(self.record, state, code)

    def scores(self, state: Any, seats: int) -> list[int]:
        """The points of each seat."""
        return [int(verbs.score(self.record, state, seat)) for seat in range(seats)]

    def places(self, state: Any, seats: int) -> list[int]:
        """The place of each seat, 1 is first."""
        out = np.zeros(seats, np.int16)
        verbs.standing(self.record, state, out)
        places: list[int] = out.tolist()
        return places


@functools.lru_cache(maxsize=256)
def rules(name: str, board_id: str, board_text: str) -> Rules:
    """The rules of a game on a board, shared by all tables that play so."""
    found = game(name)
    shipped = found.boards().get(board_id)
    if shipped is not None and shipped.text == board_text:
        return Rules(found, shipped)
    return Rules(found, found.read_board(board_text))


def with_starter(options: msgspec.Struct, seat: int | None) -> msgspec.Struct:
    """The options, with the seat that called ¡Olé! as the one that begins where the game knows such an option."""
    if seat is None or "first" not in options.__struct_fields__:
        return options
    return msgspec.structs.replace(options, first=seat)
