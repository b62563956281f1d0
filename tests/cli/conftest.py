"""The command, run inside this process as a shell would run it."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from ludothek.cli import main


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `ludothek` with arguments and typed lines, in an empty folder, in English, 100 columns wide, into pipes."""
    monkeypatch.chdir(tmp_path)
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")

    def run(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(arguments)
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def recorded(run: Run, tmp_path: Path) -> Path:
    """A file of three records of games played at random."""
    assert run("simulate", "pamplona", "--games", "3", "--seed", "5", "--records", "games.jsonl").code == 0
    return tmp_path / "games.jsonl"


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Runs a command that must fail with the exit code given, and answers with its one line."""

    def refused(code: int, *arguments: str) -> str:
        ran = run(*arguments)
        assert ran.code == code, ran
        assert ran.out == ""
        assert ran.err.startswith("ludothek: ")
        assert ran.err.count("\n") == 1, ran.err
        return ran.err

    return refused
