"""Every shared text is asked for somewhere, and whatever is asked for exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from ludothek.server.wire import Emote
from ludothek.table.events import Level
from ludothek.texts.files import PACKAGE
from tests.texts.ftl import GAMES, part

ROOT = PACKAGE.parents[1]
PYTHON = sorted(PACKAGE.rglob("*.py"))
PAGE = sorted(
    file for end in ("ts", "svelte") for file in (ROOT / "web/src").rglob(f"*.{end}") if ".test." not in file.name
)
FAMILIES = r"(fact|move|option|board|phase|rule|case|chapter|game|error)-"
"""Families of keys whose members the other tests count one by one."""

WORD = re.compile(r"\$?\{[^{}]*\}")


def patterns(source: str) -> Iterator[str]:
    """What a source may ask for: its strings that look like keys, holes in them standing for anything."""
    for text in re.findall(r"[a-z]+-(?:[\w.-]|\$?\{[^{}]*\})+", source):
        yield ".+".join(map(re.escape, WORD.split(text)))


@pytest.fixture(scope="module")
def asked() -> re.Pattern[str]:
    sources = [file.read_text("utf-8") for file in [*PYTHON, *PAGE]]
    found = {pattern for source in sources for pattern in patterns(source)}
    return re.compile("|".join(sorted(found)))


@pytest.mark.parametrize("game", [None, *GAMES])
def test_no_text_is_left_over(game: str | None, asked: re.Pattern[str]) -> None:
    keys = [key for key in part("en", game).keys if not re.match(FAMILIES, key)]
    assert [key for key in keys if not asked.fullmatch(key) and not asked.fullmatch(key.split(".")[0])] == []


@pytest.mark.parametrize("file", PYTHON, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_every_text_asked_for_by_name_exists(file: Path) -> None:
    known = {key for game in [None, *GAMES] for key in part("en", game).keys}
    assert set(re.findall(r"""\btext\("([^"{}]+)["]""", file.read_text("utf-8"))) <= known


def test_levels_and_emotes_are_named() -> None:
    keys = set(part("en", None).keys)
    assert {f"level-{level}" for level in get_args(Level)} == {k for k in keys if re.fullmatch(r"level-\w+", k)}
    assert {f"emote-{emote}" for emote in get_args(Emote)} == {k for k in keys if re.fullmatch(r"emote-\w+", k)}


def keys_given(to: set[str], files: list[Path] = PYTHON) -> set[str]:
    """The strings in the first argument of calls by these names; of Refused, whose first is a command's, the second."""
    found = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _called(node) in to:
                named = [keyword.value for keyword in node.keywords if keyword.arg in {"error", "key"}]
                first = named or node.args[int(_called(node) == "Refused") :][:1]
                found |= {word for argument in first for word in _words(argument)}
    return found


def _words(argument: ast.expr) -> list[str]:
    if isinstance(argument, ast.IfExp):
        return [*_words(argument.body), *_words(argument.orelse)]
    return [argument.value] if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else []


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def test_every_refusal_is_explained_and_no_explanation_is_left_over() -> None:
    explained = {key.removeprefix("error-") for key in part("en", None).keys if key.startswith("error-")}
    assert keys_given({"Refusal", "Problem", "Refused", "Gone"}) - explained == set()
    sources = "".join(file.read_text("utf-8") for file in PYTHON)
    assert [key for key in sorted(explained) if f'"{key}"' not in sources] == []


def test_every_check_of_a_record_is_named_and_none_is_left_over() -> None:
    named = {key.removeprefix("check-") for key in part("en", None).keys if key.startswith("check-")}
    assert named == keys_given({"_passed", "_failed"}, [PACKAGE / "table/verify.py"])


def test_every_reason_of_a_hint_is_worded_and_none_is_left_over() -> None:
    sources = "".join(file.read_text("utf-8") for file in PYTHON)
    worded = {key for key in part("en", None).keys if key.startswith("reason-")}
    assert worded == set(re.findall(r'"(reason-[\w-]+)"', sources))
