"""What toy games have in common, and a place for them on the shelf."""

import sys
from types import ModuleType
from typing import Any

import msgspec
import pytest

from ludothek.kit import game, verbs
from ludothek.kit.errors import OptionError
from ludothek.kit.game import BoardFile, Game
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule


class Nothing(msgspec.Struct, frozen=True):
    """Options of a game without any, and a board that has nothing to show."""


class Happens(msgspec.Struct, frozen=True, tag_field="fact", tag="happens"):
    """All that a toy tells: a move was made."""

    rule: str
    move: str


@rule
def places(board: Any, state: Any, out: Cells) -> None:
    """The place of every seat where most points win."""
    for seat in range(state.seats):
        out[seat] = 1
        for other in range(state.seats):
            out[seat] += verbs.score(board, state, other) > verbs.score(board, state, seat)


def toy(rules: ModuleType, boards: dict[str, BoardFile], **fields: Any) -> Game:
    """The game whose rules are in a module, with what it does not care about filled in."""

    def no_board(text: str) -> BoardFile:
        raise OptionError(f"{rules.__name__} reads no boards")

    given = {
        "rules_version": 1,
        "rules": rules,
        "State": rules.State,
        "Board": rules.Board,
        "Options": Nothing,
        "BoardView": Nothing,
        "boards": lambda: boards,
        "read_board": no_board,
        "settle": lambda options, state, seats: None,
        "story": lambda board, before, code, after: [Happens("T1", fields["notation"](fields["decode"](code)))],
        "draw": lambda board, state: str(fields["view"](board, state)),
        "svg": lambda board, state: "<svg/>",
        "Fact": Happens,
    }
    return Game(**given | fields)


def shelve(toy: ModuleType, monkeypatch: pytest.MonkeyPatch) -> str:
    """As if it were one of the package's games; its name."""
    name: str = toy.GAME.name
    monkeypatch.setattr(game, "SHELF", (*game.SHELF, name))
    monkeypatch.setitem(sys.modules, f"ludothek.games.{name}", toy)
    return name
