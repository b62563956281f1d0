"""`Position`: the checked, copying door to a game, for people and for the server.

    >>> import ludothek
    >>> pos = ludothek.new("pamplona", seats=4, options={"first": 0})
    >>> pos.play("throw A4 B2")
    [Throws(rule='P10', seat=0, a=4, b=2)]
    >>> [pos.notation(move) for move in pos.legal][:3]
    ['A1+4', 'A2+4', 'A3+4']

The fast, unchecked door are the verbs themselves.
"""

from bisect import bisect
from itertools import accumulate
from typing import Any, Self

import msgspec

from ludothek.kit.chance import Stream
from ludothek.kit.door import Rules
from ludothek.kit.errors import IllegalMove, OptionError, UnknownBoard
from ludothek.kit.game import BoardFile, Game, game
from ludothek.kit.verbs import NOBODY


class Position:
    """One position of one game, with the codes that led to it.

    Guaranteed: every position reached through `play` and `roll` is legal; a call that raises has changed nothing;
    `copy` shares nothing that can change.
    """

    def __init__(self, game: Game, board: BoardFile, options: Any, seats: int) -> None:
        if type(seats) is not int or not game.seats[0] <= seats <= game.seats[1]:
            raise OptionError(f"{game.name} is for {game.seats[0]} to {game.seats[1]} seats, not {seats!r}")
        self.game = game
        self.board = board
        self.options = options
        self.seats = seats
        self.codes: list[int] = []
        self.facts: list[Any] = []
        self._rules = Rules(game, board)
        self._block = self._rules.start(options, seats)

    @property
    def state(self) -> Any:
        """The position as the record that the verbs take."""
        return self._block[0]

    @property
    def to_move(self) -> int:
        """The seat to choose, or `ludothek.CHANCE`, or `ludothek.NOBODY`."""
        return self._rules.to_move(self._block)

    @property
    def turn(self) -> int:
        """The seat whose turn it is, also while chance speaks for it."""
        return self._rules.turn(self._block)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move == NOBODY

    @property
    def legal_codes(self) -> list[int]:
        """The codes of all choices a person has now, in any order; [] when nobody is to choose."""
        return self._rules.allowed(self._block)

    @property
    def legal(self) -> list[Any]:
        """The moves a person may make now: every die, every order."""
        return [self.game.decode(code) for code in self.legal_codes]

    @property
    def canonical(self) -> list[Any]:
        """The moves a search needs now: choices that come to the same only once."""
        return [self.game.decode(code) for code in self._rules.legal(self._block)]

    @property
    def chances(self) -> list[tuple[Any, int]]:
        """What chance may say now, each with its weight; [] when it is not chance's turn."""
        codes, weights = self._rules.outcomes(self._block)
        return [(self.game.decode(code), weight) for code, weight in zip(codes, weights, strict=True)]

    @property
    def score(self) -> tuple[int, ...]:
        """The points of every seat if the game ended now."""
        return tuple(self._rules.count(self._block, self.seats)[0])

    @property
    def standing(self) -> tuple[int, ...]:
        """The place of every seat; equals share one."""
        return tuple(self._rules.count(self._block, self.seats)[1])

    @property
    def moves(self) -> list[Any]:
        """All decisions and chance outcomes so far."""
        return [self.game.decode(code) for code in self.codes]

    def play(self, move: Any) -> list[Any]:
        """Make a move (a struct, its notation or its code), a chance outcome included; what happened."""
        code = self._understood(move)
        possible = self._possible()
        if code not in possible:
            text = self.game.notation(self.game.decode(code))
            raise IllegalMove(f"{text!r} is not legal now", self._notations(possible))
        return self._apply(code)

    def roll(self, stream: Stream) -> list[Any]:
        """Let chance say one thing, drawn from `stream`; IllegalMove when it is not chance's turn."""
        codes, weights = self._rules.outcomes(self._block)
        if not codes:
            raise IllegalMove("it is not chance's turn", self._notations(self.legal_codes))
        drawn = stream.below(sum(weights))
        return self._apply(codes[bisect(list(accumulate(weights)), drawn)])

    def copy(self) -> Self:
        """The same position, independent of this one."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._rules = Rules(self.game, self.board)
        twin._block = self._block.copy()
        twin.codes = self.codes.copy()
        twin.facts = self.facts.copy()
        return twin

    def view(self) -> Any:
        """The position as the game's own struct with named fields."""
        return self.game.view(self.board, self._block)

    def notation(self, move: Any) -> str:
        """One short line for a move; `play` reads it."""
        return self.game.notation(move)

    def __str__(self) -> str:
        return self.game.draw(self.board, self._block)

    def __repr__(self) -> str:
        return f"<{self.game.name} position after {len(self.codes)} moves, score {' '.join(map(str, self.score))}>"

    def _repr_svg_(self) -> str:
        return self.game.svg(self.board, self._block)

    def _apply(self, code: int) -> list[Any]:
        after = self._block.copy()
        self._rules.apply(after, code)
        self.facts = self.game.story(self.board, self._block, code, after)
        self._block = after
        self.codes.append(code)
        return self.facts

    def _possible(self) -> list[int]:
        """What may come next, chosen or drawn."""
        return self._rules.allowed(self._block) or self._rules.outcomes(self._block)[0]

    def _understood(self, move: Any) -> int:
        try:
            if isinstance(move, str):
                return self.game.encode(self.game.parse(move))
            if isinstance(move, int) and not isinstance(move, bool):
                return self.game.encode(self.game.decode(move))
            return self.game.encode(move)
        except (LookupError, TypeError):
            raise IllegalMove(f"{move!r} is no move of {self.game.name}", self._notations(self._possible())) from None

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
