from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from ludothek.kit.game import SHELF
from ludothek.texts import LANGS, Lang, Texts
from tests.cli.conftest import Run


def test_the_shelf_shows_boards_and_options(run: Run) -> None:
    out = run("games").out
    for word in ("pamplona", "Viva Pamplona!", "2–6", "ours", "short", "rotate_start"):
        assert word in out


def test_the_shelf_as_json(run: Run) -> None:
    cards = json.loads(run("games", "--json").out)
    assert [card["name"] for card in cards] == list(SHELF)
    assert (cards[0]["name"], cards[0]["seats"], cards[0]["boards"][0]) == ("pamplona", [2, 6], "ours")


@pytest.mark.parametrize("lang", LANGS)
def test_the_whole_rule_book_is_printed_in_each_language(run: Run, lang: Lang) -> None:
    out = " ".join(run("rules", "pamplona", "--lang", lang).out.split())
    texts = Texts(lang, "pamplona")
    for key in ("chapter-aim", "rule-P1", "rule-P52", "case-C4", "rule-P60.title", "chapter-credits.intro"):
        assert " ".join(texts.text(key).split()) in out


def test_single_rules_are_found_by_number(run: Run) -> None:
    out = run("rules", "pamplona", "p18", "C2").out
    assert "P18" in out
    assert "C2" in out
    assert "P17" not in out


def test_a_rule_that_is_none_is_refused(refused: Callable[..., str]) -> None:
    assert "There is no rule P99." in refused(2, "rules", "pamplona", "P99")


def test_no_line_is_wider_than_comfortable(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    assert max(map(len, run("rules", "pamplona").out.splitlines())) <= 88
