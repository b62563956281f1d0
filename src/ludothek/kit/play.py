"""`Position`: the checked, copying door to a game, for people and for the server.

    >>> import ludothek
    >>> pos = ludothek.new("pamplona", seats=4, options={"first": 0})
    >>> pos.play("throw A4 B2")
    [Throws(rule='P10', seat=0, a=4, b=2)]
    >>> [pos.notation(move) for move in pos.legal][:3]
    ['A1+4', 'A2+4', 'A3+4']

The fast, unchecked door are the verbs themselves.
"""

from itertools import accumulate
from typing import Any, Self

import msgspec
import numpy as np

from ludothek.kit import verbs
from ludothek.kit.chance import Stream
from ludothek.kit.errors import IllegalMove, OptionError, UnknownBoard
from ludothek.kit.game import BoardFile, Game, game
from ludothek.kit.record import copied
from ludothek.kit.verbs import CHANCE, NOBODY


class Position:
    """One position of one game, with the codes that led to it.

    Guaranteed: every position reached through `play` and `roll` is legal; a call that raises has changed nothing;
    `copy` shares nothing that can change.
    """

    def __init__(self, game: Game, board: BoardFile, options: Any, seats: int) -> None:
        if not game.seats[0] <= seats <= game.seats[1]:
            raise OptionError(f"{game.name} is for {game.seats[0]} to {game.seats[1]} seats, not {seats}")
        self.game = game
        self.board = board
        self.options = options
        self.seats = seats
        self.state: Any = game.State.blank()
        self.codes: list[int] = []
        self.facts: list[Any] = []
        game.settle(options, self.state, seats)
        verbs.deal(board.record, self.state, seats)

    @property
    def to_move(self) -> int:
        """The seat to choose, or `ludothek.CHANCE`, or `ludothek.NOBODY`."""
        return int(verbs.to_move(self.state))

    @property
    def turn(self) -> int:
        """The seat whose turn it is, also while chance speaks for it."""
        return int(verbs.turn(self.state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move == NOBODY

    @property
    def legal_codes(self) -> list[int]:
        """The codes of all choices a person has now, in any order; [] when nobody is to choose."""
        return self._codes(verbs.allowed) if self.to_move >= 0 else []

    @property
    def legal(self) -> list[Any]:
        """The moves a person may make now: every die, every order."""
        return [self.game.decode(code) for code in self.legal_codes]

    @property
    def canonical(self) -> list[Any]:
        """The moves a search needs now: choices that come to the same only once."""
        return [self.game.decode(code) for code in self._codes(verbs.legal)] if self.to_move >= 0 else []

    @property
    def chances(self) -> list[tuple[Any, int]]:
        """What chance may say now, each with its weight; [] when it is not chance's turn."""
        return [(self.game.decode(code), weight) for code, weight in self._chance_codes()]

    @property
    def score(self) -> tuple[int, ...]:
        """The points of every seat if the game ended now."""
        return tuple(int(verbs.score(self.board.record, self.state, seat)) for seat in range(self.seats))

    @property
    def standing(self) -> tuple[int, ...]:
        """The place of every seat; equals share one."""
        out = np.zeros(self.seats, np.int16)
        verbs.standing(self.board.record, self.state, out)
        return tuple(out.tolist())

    @property
    def moves(self) -> list[Any]:
        """All decisions and chance outcomes so far."""
        return [self.game.decode(code) for code in self.codes]

    def play(self, move: Any) -> list[Any]:
        """Make a move (a struct, its notation or its code), a chance outcome included; what happened."""
        code = self._understood(move)
        legal = self.legal_codes or [outcome for outcome, _ in self._chance_codes()]
        if code not in legal:
            text = self.game.notation(self.game.decode(code))
            raise IllegalMove(f"{text!r} is not legal now", self._notations(legal))
        return self._apply(code)

    def roll(self, stream: Stream) -> list[Any]:
        """Let chance say one thing, drawn from `stream`; IllegalMove when it is not chance's turn."""
        outcomes = self._chance_codes()
        if not outcomes:
            raise IllegalMove("it is not chance's turn", self._notations(self.legal_codes))
        drawn = stream.below(sum(weight for _, weight in outcomes))
        passed = accumulate(weight for _, weight in outcomes)
        place = next(place for place, reached in enumerate(passed) if drawn < reached)
        return self._apply(outcomes[place][0])

    def copy(self) -> Self:
        """The same position, independent of this one."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = copied(self.state)
        twin.codes = self.codes.copy()
        twin.facts = self.facts.copy()
        return twin

    def view(self) -> Any:
        """The position as the game's own struct with named fields."""
        return self.game.view(self.board.record, self.state)

    def notation(self, move: Any) -> str:
        """One short line for a move; `play` reads it."""
        return self.game.notation(move)

    def __str__(self) -> str:
        return self.game.draw(self.board, self.state)

    def __repr__(self) -> str:
        return f"<{self.game.name} position after {len(self.codes)} moves, score {' '.join(map(str, self.score))}>"

    def _repr_svg_(self) -> str:
        return self.game.svg(self.board, self.state)

    def _apply(self, code: int) -> list[Any]:
        after = copied(self.state)
        verbs.apply(self.board.record, after, code)
        self.facts = self.game.story(self.board, self.state, code, after)
        self.state = after
        self.codes.append(code)
        return self.facts

    def _codes(self, verb: Any) -> list[int]:
        out = np.empty(self.game.widest, np.int16)
        codes: list[int] = out[: verb(self.board.record, self.state, out)].tolist()
        return codes

    def _chance_codes(self) -> list[tuple[int, int]]:
        if self.to_move != CHANCE:
            return []
        codes, weights = np.empty((2, self.game.widest), np.int16)
        n = verbs.chances(self.board.record, self.state, codes, weights)
        return list(zip(codes[:n].tolist(), weights[:n].tolist(), strict=True))

    def _understood(self, move: Any) -> int:
        try:
            if isinstance(move, str):
                return self.game.encode(self.game.parse(move))
            if isinstance(move, int):
                return self.game.encode(self.game.decode(move))
            return self.game.encode(move)
        except (LookupError, TypeError):
            legal = self.legal_codes or [code for code, _ in self._chance_codes()]
            raise IllegalMove(f"{move!r} is no move of {self.game.name}", self._notations(legal)) from None

    def _notations(self, codes: list[int]) -> list[str]:
        return [self.game.notation(self.game.decode(code)) for code in codes]


def new(name: str, seats: int = 4, options: Any = None, board: str | BoardFile | None = None) -> Position:
    """A new game. `options`: the game's Options or a mapping of its fields. `board`: an id or a file that was read."""
    found = game(name)
    if not isinstance(options, found.Options):
        try:
            options = msgspec.convert(options or {}, found.Options)
        except msgspec.ValidationError as error:
            known = ", ".join(field.name for field in msgspec.structs.fields(found.Options))
            raise OptionError(f"{error}; the options of {name} are: {known}") from None
    if not isinstance(board, BoardFile):
        shipped = found.boards()
        board = board or next(iter(shipped))
        if board not in shipped:
            raise UnknownBoard(board, list(shipped))
        board = shipped[board]
    return Position(found, board, options, seats)
