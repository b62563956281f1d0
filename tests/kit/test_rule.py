"""Verbs find the answer by the State; compiled code is kept under a name that changes with the sources."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludothek.kit import rule as module
from ludothek.kit import verbs
from ludothek.kit.game import game
from ludothek.kit.record import Int, Record
from ludothek.kit.rule import apart, cache_folder, put, rule, verb

SOURCES = Path(module.__file__).parents[1]


class Apple(Record):
    seeds: Int


class Pear(Record):
    seeds: Int
    stalks: Int


class Stone(Record):
    weight: Int


@verb
def worth(state: Any, factor: int) -> int:
    """What it is worth."""
    raise TypeError("a verb is answered")


@worth.answered(Apple)
def apple_worth(state: Any, factor: int) -> int:
    return int(state.seeds * factor)


@worth.answered(Pear)
def pear_worth(state: Any, factor: int) -> int:
    return int(state.seeds + state.stalks) * factor


@partial(verb, silent=True)
def shade(state: Any, hours: int) -> int:
    """How much shade it gives; none unless it says so."""
    return 0 * hours


@shade.answered(Pear)
def pear_shade(state: Any, hours: int) -> int:
    return int(state.stalks * hours)


@rule
def shade_of_all(states: Any, hours: int) -> int:
    """Written once, for those who answer and those who do not."""
    return shade(states[0], hours) + shade(states[1], hours)


@rule
def twice(states: Any, factor: int) -> int:
    """Written once, for every kind of State."""
    return worth(states[0], factor) + worth(states[0], factor)


def test_a_verb_is_answered_by_the_state_it_is_asked_about() -> None:
    apple, pear = Apple.batch(1), Pear.batch(1)
    apple[0].seeds = 3
    pear[0].seeds, pear[0].stalks = 4, 1
    assert (worth(apple[0], 10), worth(pear[0], 10)) == (30, 50)
    assert (twice(apple, 10), twice(pear, 10)) == (60, 100)


@pytest.mark.parametrize(
    "state", [Stone.blank(), np.zeros(3), "a string", None], ids=["record", "array", "str", "None"]
)
def test_a_verb_for_an_unknown_state_fails_clearly(state: Any) -> None:
    with pytest.raises(TypeError, match="no game answers 'worth'"):
        worth(state, 1)


def test_the_protocols_verbs_fail_clearly_too() -> None:
    with pytest.raises(TypeError, match="no game answers 'to_move'"):
        verbs.to_move(Stone.blank())


@pytest.mark.compiled
def test_a_loop_over_an_unknown_state_does_not_compile() -> None:
    with pytest.raises(Exception, match="worth"):
        twice(Stone.batch(1), 1)


def test_for_a_game_that_may_keep_silent_the_verb_itself_answers() -> None:
    apples, pears = Apple.batch(2), Pear.batch(2)
    pears[0].stalks, pears[1].stalks = 1, 2
    assert (shade(apples[0], 5), shade(pears[1], 5)) == (0, 10)
    assert (shade_of_all(apples, 5), shade_of_all(pears, 5)) == (0, 15)


def test_an_answer_has_the_parameters_of_its_verb() -> None:
    with pytest.raises(TypeError, match="parameters of the verb"):

        @worth.answered(Stone)  # type: ignore[arg-type]  # mypy sees it too
        def stone_worth(stone: Any, factor: int) -> int:
            return factor


def test_nobody_answers_twice() -> None:
    with pytest.raises(TypeError, match="answered already"):

        @worth.answered(Apple)
        def other_worth(state: Any, factor: int) -> int:
            return factor


def test_every_game_answers_every_verb() -> None:
    """A game that does not is refused when it is made."""
    answers = verbs.score.answers
    state = game("pamplona").State.dtype
    kept = answers.pop(state)
    try:
        with pytest.raises(TypeError, match="pamplona does not answer score"):
            type(game("pamplona"))(**vars(game("pamplona")))
    finally:
        answers[state] = kept


@rule
def rotated(states: Any) -> int:
    put(states, 0, states[1])
    put(states, -1, states[0])
    return int(states[0].seeds)


def test_put_copies_a_record_into_an_array() -> None:
    """Compiled, from the end as well, and called from Python; what is copied stays as it is."""
    pears = Pear.batch(3)
    for number, pear in enumerate(pears):
        pear.seeds, pear.stalks = number, 10 * number
    assert rotated(pears) == 1
    assert pears["seeds"].tolist() == [1, 1, 1]
    put(pears, 1, Pear.blank())
    assert pears["stalks"].tolist() == [10, 0, 10]


@apart
def shaded(state: Any) -> int:
    return shade(state, 3)


@rule
def shaded_twice(state: Any) -> int:
    return shaded(state) + shaded(state)


def test_a_rule_apart_is_called_like_any_other() -> None:
    assert shaded_twice(Apple.blank()) == 0


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the sources, of which the digest is taken."""
    package = tmp_path / "ludothek"
    for room in ("kit", "games", "bots"):
        (package / room).mkdir(parents=True)
        (package / room / "a.py").write_text(f"# {room}")
    monkeypatch.setattr(module, "__file__", str(package / "kit" / "rule.py"))
    module._digest.cache_clear()
    yield package
    module._digest.cache_clear()


def folders() -> tuple[Path, Path]:
    module._digest.cache_clear()
    return cache_folder("ludothek.games.x"), cache_folder("ludothek.bots.x")


def test_the_cache_folder_changes_with_the_sources(sources: Path) -> None:
    rules, bots = folders()
    assert folders() == (rules, bots)
    seen = {rules, bots}
    for change in ("games/a.py", "games/new/b.py", "kit/a.py"):
        (sources / change).parent.mkdir(exist_ok=True)
        (sources / change).write_text("changed = 1")
        assert not seen & set(folders())
        seen |= set(folders())
    (sources / "games" / "a.py").rename(sources / "games" / "c.py")
    assert not seen & set(folders()), "a name is part of the sources"


def test_a_change_to_a_bot_leaves_rules_alone(sources: Path) -> None:
    rules, bots = folders()
    (sources / "bots" / "a.py").write_text("changed = 1")
    changed_rules, changed_bots = folders()
    assert changed_rules == rules
    assert changed_bots != bots


def test_bounds_checked_code_has_a_folder_of_its_own(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = folders()
    monkeypatch.setattr(module, "BOUNDS_CHECKED", not module.BOUNDS_CHECKED)
    assert not set(before) & set(folders())


def test_the_cache_lies_where_it_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOTHEK_CACHE", str(tmp_path / "here"))
    assert cache_folder("ludothek.kit.x").parent == tmp_path / "here"
    monkeypatch.delenv("LUDOTHEK_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder("ludothek.kit.x").parent == tmp_path / "ludothek"


@pytest.mark.compiled
def test_who_uses_a_cache_folder_makes_it_the_youngest(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOTHEK_CACHE", str(tmp_path))
    folder = cache_folder(__name__)
    folder.mkdir()
    os.utime(folder, (10**9, 10**9))
    rule(lambda: 1)
    assert folder.stat().st_mtime > 10**9


@pytest.mark.compiled
def test_a_change_in_an_imported_module_is_noticed(tmp_path: Path) -> None:
    """The compiler's own cache does not notice it: a process would go on with the old rule."""
    package = tmp_path / "src" / "ludothek"
    shutil.copytree(SOURCES / "kit", package / "kit")
    (package / "__init__.py").touch()
    games = package / "games"
    games.mkdir()
    (games / "__init__.py").touch()
    (games / "answer.py").write_text(
        "from ludothek.kit.rule import rule\n"
        "from ludothek.games.question import question\n\n\n"
        "@rule\ndef answer():\n    return question() + 1\n"
    )

    def answer(said: int) -> str:
        (games / "question.py").write_text(
            f"from ludothek.kit.rule import rule\n\n\n@rule\ndef question():\n    return {said}\n"
        )
        told = subprocess.run(
            [sys.executable, "-c", "from ludothek.games.answer import answer; print(answer())"],
            env=os.environ | {"PYTHONPATH": str(tmp_path / "src"), "LUDOTHEK_CACHE": str(tmp_path / "cache")},
            capture_output=True,
            text=True,
            check=True,
        )
        return told.stdout.strip()

    assert [answer(6), answer(41)] == ["7", "42"]
    assert len(list((tmp_path / "cache").iterdir())) == 2
