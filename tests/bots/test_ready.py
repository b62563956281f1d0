"""What was never compiled is compiled by helpers, and by ourselves where they cannot help."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludothek.bots import ready
from ludothek.kit.game import SHELF, Game
from tests.documents import ROOT

NOTES = "LUDOTHEK_NOTES"
"""Where to note who did what: an environment variable, because helpers have nothing else of ours."""

WE, HELPERS = "we", "helpers"


def note(game: Game, what: str = "rules") -> None:
    """Stands in for the compiler."""
    (Path(os.environ[NOTES]) / f"{game.name} {what} {os.getpid()}").touch()


def note_more(game: Game) -> None:
    note(game, "more")


def linger(game: Game) -> None:
    """A part that takes long."""
    note(game)
    time.sleep(100)


def fall_over(game: Game) -> None:
    """What the system does to a helper that takes too much memory."""
    if os.getpid() != int(os.environ[f"{NOTES}_PID"]):
        os._exit(9)
    note(game, "more")


@pytest.fixture
def done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], set[tuple[str, str, str]]]:
    """On two cores with an empty cache: what has been done since the last look, and by whom."""
    notes = tmp_path / "notes"
    notes.mkdir()
    monkeypatch.setenv("LUDOTHEK_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv(NOTES, str(notes))
    monkeypatch.setenv(f"{NOTES}_PID", str(os.getpid()))
    monkeypatch.setattr(ready, "COMPILED", True)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr(ready, "STEPS", {"rules": note, "more": note_more})

    def look() -> set[tuple[str, str, str]]:
        found = set()
        for path in notes.iterdir():
            game, what, who = path.name.split()
            found.add((game, what, WE if int(who) == os.getpid() else HELPERS))
            path.unlink()
        return found

    return look


def everything(*by: str) -> set[tuple[str, str, str]]:
    return {(name, what, who) for name in SHELF for what in ("rules", "more") for who in by}


def test_what_was_never_compiled_is_compiled_by_helpers_and_read_by_us(done: Callable[[], Any]) -> None:
    told: list[tuple[float, str]] = []
    ready.warm_all(lambda share, what: told.append((share, what)))
    assert done() == everything(WE, HELPERS)
    assert [share for share, _ in told] == pytest.approx([part / len(told) for part in range(1, len(told) + 1)])
    assert {what for _, what in told} == {f"{name}: {what}" for name in SHELF for what in ("rules", "more")}


def test_what_has_been_compiled_is_only_read(done: Callable[[], Any]) -> None:
    ready.warm_all()
    done()
    ready.warm_all()
    assert done() == everything(WE)


def test_one_core_needs_no_helpers(done: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    ready.warm_all()
    assert done() == everything(WE)


def test_helpers_that_fall_over_leave_the_work_to_us(done: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "STEPS", {"more": fall_over, "rules": note})
    ready.warm_all()
    assert everything(WE) <= done()


def test_a_cache_that_cannot_be_written_is_no_reason_to_stop(
    done: Callable[[], Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "cache").touch()
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    ready.warm_all()
    ready.warm_all()
    assert done() == everything(WE)


def test_some_steps_can_be_made_ready_alone(done: Callable[[], Any]) -> None:
    ready.warm_all(steps=["more"])
    assert done() == {(name, "more", who) for name in SHELF for who in (WE, HELPERS)}
    ready.warm_all()
    assert done() == everything(WE) | {(name, "rules", HELPERS) for name in SHELF}


def test_helpers_go_when_their_parent_is_killed(tmp_path: Path) -> None:
    program = (
        "import os; from ludothek.bots import ready; from tests.bots.test_ready import linger\n"
        "os.cpu_count, ready.COMPILED, ready.STEPS = lambda: 2, True, {'rules': linger}\n"
        "ready.warm_all()"
    )
    environment = os.environ | {
        "LUDOTHEK_CACHE": str(tmp_path / "cache"),
        NOTES: str(tmp_path),
        "PYTHONPATH": str(ROOT),
    }
    parent = subprocess.Popen([sys.executable, "-c", program], env=environment, stderr=subprocess.DEVNULL)
    until(lambda: len(list(tmp_path.glob("* rules *"))) == 2)
    helpers = [int(path.name.split()[-1]) for path in tmp_path.glob("* rules *")]
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    until(lambda: not any(alive(helper) for helper in helpers))


def until(come: Callable[[], bool]) -> None:
    for _ in range(600):
        if come():
            return
        time.sleep(0.1)
    raise AssertionError("it did not come to pass")


def alive(pid: int) -> bool:
    """Whether there is such a process; nobody may have collected the exit code of one that has ended."""
    status = Path(f"/proc/{pid}/status")
    return status.exists() and "State:\tZ" not in status.read_text()
