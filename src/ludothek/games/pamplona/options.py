"""The options of Viva Pamplona!"""

from typing import Annotated, Literal

import msgspec

from ludothek.games.pamplona.moves import SEATS
from ludothek.games.pamplona.state import State
from ludothek.kit.errors import OptionError


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game is to be played; the defaults are the rules as printed."""

    first: Annotated[int, msgspec.Meta(ge=0, lt=SEATS)] | None = None
    """The seat that begins (P7); None: drawn by lot."""
    rotate_start: bool = False
    """P7: each round starts one seat further on."""
    first_attack: Literal["redraw", "discard"] = "redraw"
    """P43: what becomes of an attack before the first other card."""


def settle(options: Options, state: State, seats: int) -> None:
    """Write the options into a blank state."""
    if options.first is not None:
        if not 0 <= options.first < seats:
            raise OptionError(f"option first names seat {options.first}; the table has seats 0 to {seats - 1}")
        state.starter = options.first + 1
    state.rotates = int(options.rotate_start)
    state.sets_aside = int(options.first_attack == "discard")
