"""What every test has: reproducible examples, errors for overflow, the path of a browser, and the checks' results."""

from __future__ import annotations

import os
from pathlib import Path

import hypothesis
import numpy as np
import pytest

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
"""Whether this run interprets the rules instead of compiling them; some thousand times slower."""

hypothesis.settings.register_profile("compiled", derandomize=True, deadline=None, database=None)
hypothesis.settings.register_profile("interpreted", hypothesis.settings.get_profile("compiled"), max_examples=10)
hypothesis.settings.load_profile("interpreted" if INTERPRETED else "compiled")

if INTERPRETED:
    # Compiled integers wrap silently. Where interpreted ones would, the rules are wrong.
    np.seterr(over="raise", divide="raise", invalid="raise")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--golden-update",
        action="store_true",
        help="write what the engine does now into tests/data/golden instead of comparing with it",
    )
    parser.addoption("--kills", type=int, default=50, help="how often the server is killed in the test of that")


class Golden:
    """Expectations that are kept in files, below tests/data/golden."""

    folder = Path(__file__).parent / "data" / "golden"

    def __init__(self, *, update: bool) -> None:
        self.update = update

    def read(self, name: str) -> str:
        """What is expected."""
        return (self.folder / name).read_text(encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        """Expect this from now on."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@pytest.fixture(scope="session")
def golden(pytestconfig: pytest.Config) -> Golden:
    """The kept expectations, and whether they are to be written anew."""
    return Golden(update=bool(pytestconfig.getoption("golden_update")))


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser that script/test has found or installed."""
    path = os.environ.get("LUDOTHEK_CHROMIUM")
    if path is None:
        pytest.skip("needs a browser: run script/test, or set LUDOTHEK_CHROMIUM to a Chromium")
    return path


class Checks:
    """The results of the checks that script/test made before it started us: one line each, "name, seconds, verdict"."""

    def __init__(self, path: Path) -> None:
        rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]
        self.rows = [(name, seconds, verdict) for name, seconds, verdict in rows]
        self.failed = [name for name, _, verdict in self.rows if verdict != "ok"]

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """A failed check fails the whole run, whatever the tests say."""
        if self.failed and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """The checks stand above the summary of the tests, so that the end of the output tells all."""
        terminalreporter.section("checks before the tests")
        for name, seconds, verdict in self.rows:
            terminalreporter.line(f"{verdict:>6}  {seconds:>4} s  {name}", red=verdict != "ok")


def pytest_configure(config: pytest.Config) -> None:
    path = os.environ.get("LUDOTHEK_CHECKS")
    if path and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Checks(Path(path)), "checks")
