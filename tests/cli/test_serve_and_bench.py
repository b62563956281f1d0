from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from ludothek.cli import bench, console
from ludothek.kit.game import game
from ludothek.kit.warm import Report
from ludothek.server import run as server
from ludothek.server.store.sqlite import AlreadyOpen
from ludothek.texts import Texts
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def made_ready(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """How far the games are, instead of compiling them."""
    found: list[str] = []

    def warm_all(report: Report) -> None:
        report(1.0, "all")
        found.append("all")

    monkeypatch.setattr("ludothek.bots.ready.warm_all", warm_all)
    return found


@pytest.fixture
def served(made_ready: list[str], monkeypatch: pytest.MonkeyPatch) -> list[server.Settings]:
    """What the server was started with, instead of starting it."""
    found: list[server.Settings] = []

    def serve(settings: server.Settings, ready: Callable[[str], object]) -> None:
        assert made_ready, "nobody waits for the compiler at a table"
        found.append(settings)
        ready(f"http://{settings.host}:{settings.port}")

    monkeypatch.setattr(server, "serve", serve)
    monkeypatch.setattr(server, "quiet_logs", lambda: None)
    return found


def test_the_server_is_started_as_asked_and_says_where_it_is(run: Run, served: list[server.Settings]) -> None:
    ran = run("serve", "--host", "0.0.0.0", "--port", "8123", "--data", "tables", "--threads", "2")
    assert ran.code == 0
    assert ran.out.splitlines()[0] == "Ludothek is open at http://0.0.0.0:8123"
    assert served == [server.Settings(host="0.0.0.0", port=8123, data=Path("tables"), threads=2)]


def test_tables_are_kept_with_the_users_data(
    run: Run, served: list[server.Settings], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("LUDOTHEK_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    run("serve")
    monkeypatch.setenv("LUDOTHEK_DATA", str(tmp_path / "here"))
    run("serve")
    assert [settings.data for settings in served] == [tmp_path / "share/ludothek", tmp_path / "here"]


def test_the_page_is_opened_on_request(
    run: Run, served: list[server.Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("typer.launch", opened.append)
    run("serve")
    run("serve", "--open")
    assert opened == ["http://127.0.0.1:8000"]
    assert len(served) == 2


def test_a_taken_port_is_named(refused: Callable[..., str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"127.0.0.1:{port}: Address already in use" in refused(1, "serve", "--port", str(port), "--data", "x")


def test_a_folder_in_use_is_named(refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    def serve(*_: object) -> None:
        raise AlreadyOpen("another server uses this folder")

    monkeypatch.setattr(server, "serve", serve)
    assert "another server uses this folder" in refused(1, "serve")


def test_bench_passes_its_arguments_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Sequence[str | Path]] = []

    def start(command: Sequence[str | Path], **_: object) -> subprocess.CompletedProcess[bytes]:
        started.append(command)
        return subprocess.CompletedProcess(command, 3)

    monkeypatch.setattr(subprocess, "run", start)
    assert run("bench", "--", "--quick").code == 3
    script, argument = started[0]
    assert Path(script).exists()
    assert argument == "--quick"


def test_an_installed_package_has_no_benchmarks(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench, "__file__", str(tmp_path / "site-packages/ludothek/cli/bench.py"))
    assert "clone the repository" in refused(1, "bench")


def test_the_first_start_is_explained(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(console, "NOTICED", 0.1)
    monkeypatch.setattr("ludothek.bots.ready.warm_all", lambda report: time.sleep(0.3))
    console.make_all_ready(Texts("en"))
    assert capsys.readouterr().err == "Getting the games ready; the first time this takes about a minute\n"


@pytest.mark.parametrize(("seconds", "said"), [(0.3, "Getting Viva Pamplona! ready\n"), (0.0, "")])
def test_what_takes_long_is_named_where_no_bar_can_be_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seconds: float, said: str
) -> None:
    monkeypatch.setattr(console, "NOTICED", 0.1)
    monkeypatch.setattr("ludothek.kit.warm.warm", lambda game, report: None)
    console.make_ready(game("pamplona"), Texts("en", "pamplona"), lambda: time.sleep(seconds))
    assert capsys.readouterr().err == said
