"""A game's rule book, read from `rules.<lang>.ftl`, where the order of the messages is the order of the book.

`python -m ludothek.texts.rulebook` writes every game's RULES.md anew: the English rule book, with the origin of each
rule and our rulings from `origins.md` behind it. A test fails when a RULES.md is stale.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from fluent.syntax import ast, parse

from ludothek.texts.files import PACKAGE, Lang, folder
from ludothek.texts.texts import Texts


@dataclass(frozen=True)
class Entry:
    """A numbered rule or a worked case."""

    kind: Literal["rule", "case"]
    number: str
    title: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """A heading, a paragraph that opens the chapter, and what it holds."""

    heading: str
    intro: str
    entries: tuple[Entry, ...]


def rulebook(game: str, lang: Lang) -> list[Chapter]:
    """The chapters of a game's rule book."""
    texts = Texts(lang, game)
    chapters: list[tuple[str, list[Entry]]] = []
    for key in _keys(game, lang):
        kind, _, number = key.partition("-")
        if kind == "chapter":
            chapters.append((key, []))
        elif kind in {"rule", "case"}:
            title, text = texts.text(f"{key}.title"), texts.text(key)
            chapters[-1][1].append(Entry("rule" if kind == "rule" else "case", number, title, text))
    return [Chapter(texts.text(key), texts.text(f"{key}.intro"), tuple(entries)) for key, entries in chapters]


def markdown(game: str) -> str:
    """The text of a game's RULES.md: the English book, then where its rules come from."""
    parts = [f"# {Texts('en', game).text('game-title')}"]
    for chapter in rulebook(game, "en"):
        parts += [f"## {chapter.heading}", chapter.intro]
        parts += [f"**{entry.number} · {entry.title}.** {entry.text}" for entry in chapter.entries]
    parts.append((PACKAGE / "games" / game / "origins.md").read_text("utf-8"))
    return "\n\n".join(parts)


def write_all() -> None:
    """Write RULES.md of every game that has a rule book."""
    for home in sorted(PACKAGE.glob("games/*/")):
        if (home / "texts/rules.en.ftl").exists():
            (home / "RULES.md").write_text(markdown(home.name), "utf-8")


def _keys(game: str, lang: Lang) -> Iterator[str]:
    resource = parse((folder(game) / f"rules.{lang}.ftl").read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            yield entry.id.name


if __name__ == "__main__":
    write_all()
