from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludothek.table import commands
from ludothek.table.record import dumps, loads, of
from tests.cli.conftest import Run
from tests.table.helpers import SEED, Played, bots, people


def test_every_move_is_told_with_its_rule(run: Run, recorded: Path) -> None:
    lines = run("replay", str(recorded)).out.splitlines()
    record = loads(recorded.read_bytes().splitlines()[0])
    assert lines[0].endswith(record.moves[0].note)
    assert lines[1].endswith("begins.  P7")
    assert lines[-1].endswith("wins!") or lines[-1].endswith("the win!")
    assert sum(line.lstrip().split(" ")[0].isdecimal() for line in lines) >= len(record.moves)


def test_a_position_in_the_middle_is_drawn(run: Run, recorded: Path) -> None:
    out = run("replay", str(recorded), "--to", "5", "--lang", "de").out
    assert "0 " in out
    assert "random 1" in out
    assert "gewinnt" not in out


def test_nothing_played_is_the_start(run: Run, recorded: Path) -> None:
    told = json.loads(run("replay", str(recorded), "--to", "0", "--json").out)
    assert told["steps"] == []
    assert told["view"]["phase"] == "lot"


def test_replay_as_json_ends_where_the_record_does(run: Run, recorded: Path) -> None:
    record = loads(recorded.read_bytes().splitlines()[1])
    told = json.loads(run("replay", str(recorded), "--game", "2", "--json").out)
    assert [step["note"] for step in told["steps"]] == [step.note for step in record.moves]
    assert record.result is not None
    assert told["steps"][-1]["scores"] == record.result.scores == told["result"]["scores"]


def test_names_from_strangers_do_not_command_the_terminal(run: Run, recorded: Path) -> None:
    hostile = recorded.read_bytes().splitlines()[0].replace(b'"random 1"', b'"\\u001b[31mred[/]\\u0007"')
    Path("hostile.json").write_bytes(hostile)
    out = run("replay", "hostile.json").out
    assert "[31mred[/]" in out
    assert not {"\x1b", "\x07"} & set(out)
    Path("hostile.json").write_bytes(hostile.replace(b'"version"', b'"\\u001b[31m"'))
    assert "\x1b" not in run("replay", "hostile.json").err


def test_a_changed_record_is_refused(refused: Callable[..., str], recorded: Path, tmp_path: Path) -> None:
    record = loads(recorded.read_bytes().splitlines()[0])
    changed = tmp_path / "changed.json"
    changed.write_bytes(dumps(record).replace(b'"note":"comes', b'"note":"x', 1).replace(b'"comes":3', b'"comes":4', 1))
    assert "changed.json: " in refused(1, "replay", str(changed))
    cut = tmp_path / "cut.json"
    cut.write_bytes(dumps(record)[:-50])
    assert "cut.json: this is no record" in refused(1, "replay", str(cut))


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["games.jsonl", "--game", "4"], "games.jsonl holds records 1 to 3, not 4"),
        (["one.json", "--game", "2"], "one.json holds one record"),
        (["games.jsonl", "--to", "9999"], "moves, not 9999"),
    ],
)
def test_bad_usage(refused: Callable[..., str], recorded: Path, arguments: list[str], line: str) -> None:
    Path("one.json").write_bytes(recorded.read_bytes().splitlines()[0])
    assert line in refused(2, "replay", *arguments)


@pytest.fixture(scope="module")
def fair_game() -> bytes:
    """The record of a table's game whose dice one device had a part in."""
    table = Played([*people("Ann"), *bots(1)], board="short")
    table.anchor(0, b"ann's own secret")
    table.do(commands.begun(table.table, None, table.now))
    table.finish(random.Random(2))
    return dumps(of(SEED, table.log))


def test_a_tables_game_is_proved_fair(run: Run, fair_game: bytes) -> None:
    Path("game.json").write_bytes(fair_game)
    ran = run("verify", "game.json")
    assert ran.code == 0, ran.out
    assert [line[:1] for line in ran.out.splitlines()] == ["✓"] * 4
    assert "Every draw follows from it" in ran.out
    assert run("replay", "game.json").code == 0


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (rb'"commitment":"..', b'"commitment":"00', "The seed is the one promised"),
        (rb'"match":"a-match"', b'"match":"b-match"', "Every draw follows from it"),
        (rb'"link":"..', b'"link":"00', "Every draw follows from it"),
    ],
)
def test_dice_that_were_tampered_with_are_found_out(
    run: Run, fair_game: bytes, old: bytes, new: bytes, complaint: str
) -> None:
    changed, count = re.subn(old, new, fair_game, count=1)
    assert count == 1
    Path("game.json").write_bytes(changed)
    ran = run("verify", "game.json", "--lang", "en")
    assert ran.code == 1
    assert f"✗ {complaint}" in ran.out


def test_what_cannot_be_proved_is_not_called_fair(run: Run, recorded: Path) -> None:
    ran = run("verify", str(recorded))
    assert ran.code == 1
    assert ran.out.startswith("✓ The moves keep to the rules")
    assert "✗ The dice can be proved" in ran.out


def test_verify_as_json(run: Run, recorded: Path) -> None:
    ran = run("verify", str(recorded), "--json")
    found = json.loads(ran.out)
    assert (ran.code, found["ok"]) == (1, False)
    assert [check["key"] for check in found["checks"]] == ["rules", "fairness"]
