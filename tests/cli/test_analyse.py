from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run

pytestmark = pytest.mark.compiled

SHORT = ("--seconds", "0.6")


@pytest.fixture
def games(run: Run, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Records of a strong and a weak bot on a short course. Seconds are the processor's here: a busy machine takes
    longer, but plays as many games out."""
    monkeypatch.setattr("ludothek.cli.studying.perf_counter", time.process_time)
    arguments = ["--seats", "2", "--games", "4", "--bots", "expert,random", "--board", "short", "--seed", "1"]
    assert run("simulate", "pamplona", *arguments, "--records", "games.jsonl").code == 0
    return Path("games.jsonl")


def test_every_decision_is_told_and_the_weak_ones_in_words(run: Run, games: Path) -> None:
    out = run("analyse", str(games), *SHORT).out
    told = json.loads(run("analyse", str(games), *SHORT, "--json").out)
    assert re.search(r"random 2 gives away \d+% of the win: a (blunder|mistake).\s+Better: \S+", out)
    assert re.search(r"^expert 1 +[+-][\d.]+%", out, re.MULTILINE)
    assert "games that bots played on" in out
    rows = re.findall(r"^ +\d+  (?:expert|random) \d  ", out, re.MULTILINE)
    assert len(rows) == len(told["decisions"]) > 5


def test_json_has_moves_by_their_notations(run: Run, games: Path) -> None:
    told = json.loads(run("analyse", str(games), "--game", "2", *SHORT, "--json").out)
    assert told["game"] == "pamplona"
    assert [seat["name"] for seat in told["seats"]] == ["expert 1", "random 2"]
    marked = [decision for decision in told["decisions"] if decision["mark"]]
    assert all(decision["best"] and decision["best"] != decision["played"] for decision in marked)
    total = [luck + play for luck, play in zip(told["luck"], told["play"], strict=True)]
    begin, end = told["moments"][0]["chances"], told["moments"][-1]["chances"]
    assert total == pytest.approx([last - first for first, last in zip(begin, end, strict=True)])


def test_sentences_are_in_the_language_asked_for(run: Run, games: Path) -> None:
    assert "random 2 verschenkt" in run("analyse", str(games), *SHORT, "--lang", "de").out


def test_many_games_compare_their_players(run: Run, games: Path) -> None:
    Path("folder").mkdir()
    for number, line in enumerate(games.read_bytes().splitlines()):
        Path(f"folder/{number}.json").write_bytes(line)
    found = json.loads(run("analyse", "folder", "--many", *SHORT, "--json").out)
    assert set(found) == {"expert", "random 2"}
    assert found["expert"]["games"] == 4
    assert found["expert"]["plain"] + found["random 2"]["plain"] == pytest.approx(1)
    out = run("analyse", str(games), "--many", *SHORT).out
    assert re.search(r"^expert +4 +\d+", out, re.MULTILINE)


def test_bad_usage(refused: Callable[..., str], run: Run, games: Path) -> None:
    Path("folder").mkdir()
    assert "folder is a folder" in refused(2, "analyse", "folder")
    assert "folder holds finished games of nothing" in refused(2, "analyse", "folder", "--many")
    Path("folder/two.jsonl").write_bytes(b"".join(games.read_bytes().splitlines(keepends=True)[:2]))
    assert "needs 3 finished games of expert" in refused(2, "analyse", "folder", "--many", *SHORT)
    Path("folder/broken.json").write_bytes(b"{}")
    assert "broken.json: this is no record" in refused(1, "analyse", "folder", "--many")
    changed = games.read_bytes().splitlines()[0].replace(b'"places":[', b'"places":[9,', 1)
    Path("changed.json").write_bytes(changed)
    assert "changed.json: " in refused(1, "analyse", "changed.json")
