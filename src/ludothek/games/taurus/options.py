"""The options of Taurus."""

from typing import Annotated

import msgspec

from ludothek.games.taurus.moves import SEATS
from ludothek.games.taurus.state import State
from ludothek.kit.errors import OptionError


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game is to be played; the defaults are the rules as printed."""

    first: Annotated[int, msgspec.Meta(ge=0, lt=SEATS)] | None = None
    """The seat that begins (T4); None: drawn by lot."""


def settle(options: Options, state: State, seats: int) -> None:
    """Write the options into a blank state."""
    if options.first is not None:
        if not 0 <= options.first < seats:
            raise OptionError(f"option first names seat {options.first}; the table has seats 0 to {seats - 1}")
        state.starter = options.first + 1
