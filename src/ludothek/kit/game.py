"""What a game hands over, and the shelf of all games."""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any, Protocol

import msgspec

from ludothek.kit.chance import WIDEST
from ludothek.kit.errors import UnknownGame
from ludothek.kit.record import Record, plain
from ludothek.kit.verbs import VERBS

SHELF = ("pamplona", "laufrauf", "taurus")
"""The games there are, by the names of their packages."""


@dataclass(frozen=True)
class BoardFile:
    """A board that was read and found valid.

    `text` is the file, from which the board can be read again; `block`, an array of one Board, is for the rules; `view`
    is for people.
    """

    id: str
    text: str
    block: Any
    view: msgspec.Struct

    @property
    def record(self) -> Any:
        """The board as the record that the verbs take."""
        return self.block[0]

    @cached_property
    def plain(self) -> Any:
        """The record's fields as Python's own numbers."""
        return plain(self.block)


class Story(Protocol):
    """What happened: plain facts with rule numbers. `after` is `before` with `code` applied; both are records or arrays
    of one."""

    def __call__(self, board: BoardFile, before: Any, code: int, after: Any) -> list[Any]: ...


@dataclass(frozen=True)
class Game:
    """A game: its `rules` answer the verbs for `State`; here is everything around them.

    `codes` is the number of move codes, `widest` the most that `legal`, `allowed` or `chances` write.
    `settle` fills the options into a blank state. `rules_version` rises when any record could replay differently.
    `observed` says what each cell means that the verb `observe` writes; pieces of one seat that are called by the word
    `alike` and a number are equal in all but the number.
    A turn has about so many `decisions` over which a bot thinks for long.
    """

    name: str
    seats: tuple[int, int]
    codes: int
    widest: int
    rules_version: int
    rules: ModuleType
    State: type[Record]
    Board: type[Record]
    Options: type[msgspec.Struct]
    Move: Any
    Fact: Any
    View: type[msgspec.Struct]
    BoardView: type[msgspec.Struct]
    boards: Callable[[], Mapping[str, BoardFile]]
    read_board: Callable[[str], BoardFile]
    settle: Callable[[Any, Any, int], None]
    decode: Callable[[int], Any]
    encode: Callable[[Any], int]
    notation: Callable[[Any], str]
    parse: Callable[[str], Any]
    story: Story
    view: Callable[[BoardFile, Any], Any]
    draw: Callable[[BoardFile, Any], str]
    svg: Callable[[BoardFile, Any], str]
    observed: tuple[str, ...] = ()
    alike: str = ""
    decisions: int = 1

    def __post_init__(self) -> None:
        if self.widest > WIDEST:
            raise TypeError(f"{self.name} offers up to {self.widest} codes at once, more than {WIDEST}")
        silent = [verb.__name__ for verb in VERBS if self.State.dtype not in verb.answers]
        if silent:
            raise TypeError(f"{self.name} does not answer {', '.join(silent)}")


def game(name: str) -> Game:
    """The game of that name; UnknownGame when the shelf has none."""
    if name not in SHELF:
        raise UnknownGame(name, SHELF)
    found: Game = importlib.import_module(f"ludothek.games.{name}").GAME
    return found


def games() -> list[Game]:
    """All games, in the order of the shelf."""
    return [game(name) for name in SHELF]
