"""Puts a toy on the shelf for a test."""

import sys
from types import ModuleType

import pytest

from ludothek.kit import game


def shelve(toy: ModuleType, monkeypatch: pytest.MonkeyPatch) -> str:
    """As if it were one of the package's games; its name."""
    name: str = toy.GAME.name
    monkeypatch.setattr(game, "SHELF", (*game.SHELF, name))
    monkeypatch.setitem(sys.modules, f"ludothek.games.{name}", toy)
    return name
