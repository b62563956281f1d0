"""Imports point one way: kit ← games ← bots ← lab, envs, analysis, and kit, games, bots ← table ← server ← cli."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import ludothek

PACKAGE = Path(ludothek.__file__).parent

MAY_IMPORT = {
    "kit": set[str](),
    "texts": set[str](),
    "games": {"kit"},
    "bots": {"kit", "games"},
    "lab": {"kit", "games", "bots"},
    "envs": {"kit", "games", "bots"},
    "analysis": {"kit", "games", "bots"},
    "table": {"kit", "games", "bots"},
    "server": {"kit", "games", "bots", "analysis", "table", "texts"},
    "cli": {"kit", "games", "bots", "analysis", "lab", "envs", "table", "server", "texts"},
    # The package itself is the door to the engine.
    "": {"kit", "games"},
}
"""The rooms of the house, and into which others each may look besides itself."""

PURE = {"kit", "games", "bots", "analysis"}
WORLD = {"asyncio", "sqlite3", "logging", "litestar", "uvicorn", "uvloop", "websockets", "httptools", "http", "socket"}
"""What a rule, a board and a bot know nothing of."""


class Module(NamedTuple):
    """A module to judge: its dotted name, its source, and whether it is the __init__ of a package."""

    name: str
    source: str
    is_package: bool = False


def room(module: str) -> str:
    """The part of the house a dotted name of the package lies in; "" is the package itself."""
    return module.split(".")[1] if "." in module else ""


def modules(package: Path) -> Iterator[Module]:
    """Every module of a package on disk."""
    for path in sorted(package.rglob("*.py")):
        parts = [package.name, *path.relative_to(package).with_suffix("").parts]
        is_package = parts[-1] == "__init__"
        name = ".".join(parts[:-1] if is_package else parts)
        yield Module(name, path.read_text(encoding="utf-8"), is_package)


def imports(module: Module) -> Iterator[str]:
    """Every dotted name that the module imports, wherever in it, relative ones made absolute.

    `from a import b` yields both a and a.b, for b may be a module.
    """
    for node in ast.walk(ast.parse(module.source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = ".".join(filter(None, [parent(module, node.level), node.module]))
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def parent(module: Module, level: int) -> str:
    """The package that `level` leading dots mean in a module; "" for none."""
    if level == 0:
        return ""
    parts = module.name.split(".")
    return ".".join(parts[: len(parts) - level + module.is_package])


def violations(module: Module) -> set[str]:
    """What the module imports and must not, as sentences."""
    here = room(module.name)
    found = set()
    for name in imports(module):
        top, _, inside = name.partition(".")
        if top == "ludothek":
            there = room(name)
            if inside and there in MAY_IMPORT and there not in MAY_IMPORT[here] | {here}:
                found.add(f"{module.name} imports ludothek.{there}")
        elif here in PURE and top in WORLD:
            found.add(f"{module.name} imports {top}")
    return found


def test_imports_point_one_way() -> None:
    assert [line for module in modules(PACKAGE) for line in sorted(violations(module))] == []


def test_every_room_has_its_rule() -> None:
    rooms = {room(module.name) for module in modules(PACKAGE)}
    assert rooms <= set(MAY_IMPORT)
    assert {"kit", "games"} <= rooms


@pytest.mark.parametrize(
    ("name", "source", "expected"),
    [
        ("ludothek.kit.play", "import ludothek.games.pamplona", "ludothek.games"),
        ("ludothek.kit.play", "from ludothek import server", "ludothek.server"),
        ("ludothek.kit.play", "from ..bots import levels", "ludothek.bots"),
        ("ludothek.kit.play", "from .. import table", "ludothek.table"),
        ("ludothek.games.pamplona.rules", "from ...bots.search import best", "ludothek.bots"),
        ("ludothek.games.pamplona.rules", "def f():\n    import asyncio.tasks", "asyncio"),
        ("ludothek.bots.search", "if True:\n    from logging import getLogger", "logging"),
        ("ludothek.bots.search", "from ludothek.lab import ratings", "ludothek.lab"),
        ("ludothek.table.turns", "import ludothek.server.wire as wire", "ludothek.server"),
        ("ludothek.server.app", "from ludothek.cli import main", "ludothek.cli"),
        ("ludothek.lab.tournament", "from ludothek.table import record", "ludothek.table"),
    ],
)
def test_a_violation_is_seen(name: str, source: str, expected: str) -> None:
    assert violations(Module(name, source)) == {f"{name} imports {expected}"}


@pytest.mark.parametrize(
    "module",
    [
        Module("ludothek.games.pamplona.rules", "from ludothek.kit.rule import rule"),
        Module("ludothek.games.pamplona", "from .rules import deal\nfrom ...kit import game", is_package=True),
        Module("ludothek.server.store", "import asyncio, sqlite3\nfrom ludothek.table import record"),
        Module("ludothek.kit.rule", "import hashlib\nfrom .record import Record"),
        Module("ludothek", "from .kit.play import Position\nfrom ludothek import games", is_package=True),
    ],
)
def test_what_is_allowed_passes(module: Module) -> None:
    assert violations(module) == set()


def test_dots_count_from_inside_a_package_and_from_beside_a_module() -> None:
    assert list(imports(Module("ludothek.games.pamplona", "from ..chess import x", is_package=True))) == [
        "ludothek.games.chess",
        "ludothek.games.chess.x",
    ]
    assert list(imports(Module("ludothek.games.pamplona", "from ..kit import x"))) == [
        "ludothek.kit",
        "ludothek.kit.x",
    ]
