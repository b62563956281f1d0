"""The options of Lauf rauf!"""

from typing import Annotated, Literal

import msgspec

from ludothek.games.laufrauf.moves import SEATS
from ludothek.games.laufrauf.state import State
from ludothek.kit.errors import OptionError


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game is to be played; the defaults are the game without cards as printed."""

    first: Annotated[int, msgspec.Meta(ge=0, lt=SEATS)] | None = None
    """The seat that begins (L5); None: drawn by lot."""
    cards: bool = False
    """L60: the game with cards."""
    overlook: bool = False
    """L46: a black six may be ignored until somebody calls."""
    corners: Literal["opposite", "beside"] = "opposite"
    """L4: where two seats sit. For more seats every choice of corners is the same but for a turn of the mountain."""


def settle(options: Options, state: State, seats: int) -> None:
    """Write the options into a blank state."""
    if options.first is not None:
        if not 0 <= options.first < seats:
            raise OptionError(f"option first names seat {options.first}; the table has seats 0 to {seats - 1}")
        state.starter = options.first + 1
    state.cards = int(options.cards)
    state.overlooks = int(options.overlook)
    state.beside = int(options.corners == "beside")
