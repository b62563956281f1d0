"""The rule book is complete and in order, and RULES.md says what it says."""

import re

import pytest

from ludothek.texts.files import LANGS, PACKAGE, Lang
from ludothek.texts.rulebook import Chapter, markdown, rulebook
from tests.texts.ftl import GAMES

RULES = {
    "laufrauf": (
        "L",
        [
            *range(1, 6),
            *range(10, 13),
            *range(20, 27),
            *range(30, 33),
            *range(40, 47),
            50,
            *range(60, 68),
            *range(70, 77),
        ],
    ),
    "pamplona": ("P", [*range(1, 8), *range(10, 28), *range(30, 33), *range(40, 45), *range(50, 53), *range(60, 65)]),
    "taurus": ("T", [*range(1, 8), *range(10, 16), *range(20, 24), *range(30, 35), *range(40, 43), *range(60, 66)]),
}
CASES = {"laufrauf": 8, "pamplona": 4, "taurus": 5}
AUTHORS = {
    "laufrauf": ("Rüdiger Koltze", "Ravensburger", "2014"),
    "pamplona": ("Wolfgang Kramer", "F.X. Schmid", "1992"),
    "taurus": ("Peter Wichmann", "LudoArt", "2008"),
}


def numbers(chapters: list[Chapter], kind: str) -> list[str]:
    return [entry.number for chapter in chapters for entry in chapter.entries if entry.kind == kind]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_and_case_is_there(game: str, lang: Lang) -> None:
    book = rulebook(game, lang)
    letter, rules = RULES[game]
    assert sorted(numbers(book, "rule")) == sorted(f"{letter}{number}" for number in rules)
    assert sorted(numbers(book, "case")) == [f"C{number + 1}" for number in range(CASES[game])]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_number_that_is_named_exists(game: str, lang: Lang) -> None:
    book = rulebook(game, lang)
    known = {entry.number for chapter in book for entry in chapter.entries}
    said = " ".join(chapter.intro + " ".join(entry.text for entry in chapter.entries) for chapter in book)
    assert set(re.findall(r"\b[A-Z]\d+\b", said)) <= known


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_the_numbers_in_the_rules_are_the_same_in_every_language(game: str, lang: Lang) -> None:
    """A rule that speaks of other numbers than the English one was mistranslated."""
    for chapter, english in zip(rulebook(game, lang), rulebook(game, "en"), strict=True):
        for entry, original in zip(chapter.entries, english.entries, strict=True):
            # Small numbers may be written as words; squares, points and ranks above twelve are not.
            assert _large(entry.text) == _large(original.text), entry.number


def _large(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"(?<![A-Z\d])\d+", text) if int(number) > 12}


@pytest.mark.parametrize("game", GAMES)
def test_rules_md_is_fresh(game: str) -> None:
    """Write it anew with `python -m ludothek.texts.rulebook`."""
    assert (PACKAGE / "games" / game / "RULES.md").read_text("utf-8") == markdown(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_authors_are_named(game: str) -> None:
    for lang in LANGS:
        closing = rulebook(game, lang)[-1].intro
        assert [name for name in AUTHORS[game] if name not in closing] == []
