"""Fluent files taken apart, for tests that compare them."""

from dataclasses import dataclass

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludothek.texts.files import LANGS, PACKAGE, Lang, ftl_files

GAMES = sorted(home.parent.name for home in PACKAGE.glob("games/*/texts/"))
PARTS: list[str | None] = [None, *GAMES]
"""The shared texts and each game's."""

Patterns = dict[str, set[str]]


@dataclass(frozen=True)
class Part:
    """All messages of one language in one folder: keys with `.attribute`, in order, each with its variables."""

    patterns: Patterns
    keys: list[str]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  named by the library
        self.found.add(node.id.name)


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.found


def messages(source: str) -> list[tuple[str, set[str]]]:
    """Every text of a file with the variables it uses; AssertionError where the file is not Fluent."""
    found = []
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found.append((entry.id.name, variables(entry.value)))
            found += [(f"{entry.id.name}.{a.id.name}", variables(a.value)) for a in entry.attributes]
    return found


def part(lang: Lang, game: str | None) -> Part:
    found = [message for file in ftl_files(lang, game) for message in messages(file.read_text("utf-8"))]
    return Part(dict(found), [key for key, _ in found])


__all__ = ["GAMES", "LANGS", "PARTS", "part", "variables"]
