"""Runs a real server on a free port, in a process of its own, with bots that choose at once.

python -m tests.server.serving FOLDER
"""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parents[2]


def _first(game: Any, board: Any, state: Any, level: str, seed: int) -> int:
    """A bot that needs no search: one of the legal codes, chosen by the seed."""
    import numpy as np

    from ludothek.kit import verbs

    out = np.zeros(game.widest, np.int16)
    return int(out[seed % verbs.legal(board, state, out)])


def _advise(game: Any, board: Any, state: Any, seed: int) -> Any:
    from types import SimpleNamespace

    code = _first(game, board, state, "master", seed)
    return SimpleNamespace(code=code, win_chance=0.5, reason="safe", args={})


def main(folder: str, port: int, pace: float) -> None:
    """Serve from a folder; the address goes to standard output once it answers."""
    from ludothek.server import run
    from ludothek.server.limits import Limits, Rate
    from ludothek.server.thinking import Tempo, Thinker

    run.quiet_logs()
    free = Rate(1e9, 1e9)
    limits = Limits(messages=free, create=free, lookup=free, sockets_per_address=100_000)
    settings = run.Settings(port=port, data=Path(folder), limits=limits)
    thinker = Thinker(1, Tempo(watched=pace), _first, _advise)

    def ready(address: str) -> None:
        sys.stdout.write(address + "\n")
        sys.stdout.flush()

    run.serve(settings, ready, thinker)


@dataclass
class Served:
    """A server process."""

    process: subprocess.Popen[str]
    address: str

    def kill(self) -> None:
        """Without warning."""
        self.process.kill()
        self._end()

    def stop(self) -> int:
        """In good order; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code


def start(folder: Path, port: int = 0, pace: float = 0.0, log: IO[str] | None = None) -> Served:
    """A server process, once it answers. `log` takes what it says on standard error."""
    command = [sys.executable, "-m", "tests.server.serving", str(folder), str(port), str(pace)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT, env=environment)
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    assert address, f"the server did not start: {process.wait(5)}"
    return Served(process, address)


@contextlib.contextmanager
def served(folder: Path, port: int = 0, pace: float = 0.0) -> Iterator[Served]:
    """A server process for as long as it is needed."""
    server = start(folder, port, pace)
    try:
        yield server
    finally:
        server.kill()


class Nursery:
    """Starts servers quickly: a process that has everything loaded and splits off one real server after the other."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.serving", "nursery"]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip

    def _ask(self, words: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(words + "\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().strip()

    def start(self, folder: Path) -> tuple[int, str]:
        """A server once it answers: its process and its address."""
        pid, address = self._ask(f"start {folder}").split()
        return int(pid), address

    def kill(self, pid: int) -> None:
        """Kill -9, and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        assert self._ask(f"reap {pid}") == str(-signal.SIGKILL)

    def close(self) -> None:
        """No more servers."""
        self._process.communicate("", timeout=20)


def be_nursery() -> None:
    """Load everything, then split off a server for each line that asks for one."""
    import gc

    from ludothek.kit.game import games
    from ludothek.kit.warm import warm

    for game in games():
        warm(game)
    gc.freeze()
    while line := sys.stdin.readline():
        word, _, what = line.strip().partition(" ")
        if word == "reap":
            sys.stdout.write(f"{os.waitstatus_to_exitcode(os.waitpid(int(what), 0)[1])}\n")
            sys.stdout.flush()
        elif os.fork() == 0:
            sys.stdout.write(f"{os.getpid()} ")
            main(what, 0, 0.0)
            os._exit(0)


if __name__ == "__main__":
    if sys.argv[1] == "nursery":
        be_nursery()
    else:
        main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
