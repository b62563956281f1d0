"""Ludothek: out-of-print family board games, alive again.

The names below are loaded when they are first used, so that importing the package costs nothing.
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludothek.kit.chance import Stream
    from ludothek.kit.errors import BoardError, IllegalMove, LudothekError, OptionError, UnknownBoard, UnknownGame
    from ludothek.kit.game import Game, game, games
    from ludothek.kit.play import Position, new
    from ludothek.kit.verbs import CHANCE, NOBODY

_HOMES = {
    "chance": ("Stream",),
    "errors": ("BoardError", "IllegalMove", "LudothekError", "OptionError", "UnknownBoard", "UnknownGame"),
    "game": ("Game", "game", "games"),
    "play": ("Position", "new"),
    "verbs": ("CHANCE", "NOBODY"),
}

__all__ = [
    "CHANCE",
    "NOBODY",
    "BoardError",
    "Game",
    "IllegalMove",
    "LudothekError",
    "OptionError",
    "Position",
    "Stream",
    "UnknownBoard",
    "UnknownGame",
    "game",
    "games",
    "new",
]


def __getattr__(name: str) -> Any:
    for module, names in _HOMES.items():
        if name in names:
            return getattr(importlib.import_module(f"ludothek.kit.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
