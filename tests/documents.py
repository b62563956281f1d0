"""Runs what README.md and docs/ tell people to type.

Fenced blocks are executed in order, one folder and one Python namespace per document:

- ```` ```console ````: each line after `$ ` is a command and must succeed; lines below it, if any, are its output, in
  which `...` stands for anything. A command that starts the server is started on a free port, asked for the page, and
  told to end.
- ```` ```python ````: executed; or, if it has `>>>` prompts, compared with the output shown.

A block is left out only by a comment on the line above it that says why: `<!-- not run: needs a second machine -->`.
"""

from __future__ import annotations

import doctest
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parent.parent
EXECUTED = {"console", "python"}
SHOWN = {"css", "diff", "fluent", "html", "json", "mermaid", "svelte", "text", "toml", "typescript", "yaml"}
"""Languages of blocks that nobody types. A shell's or Python's other names are not among them, lest blocks evade."""

_FENCE = re.compile(r"^(?P<fence>`{3,}|~{3,})(?P<language>[\w+-]*)\s*$")
_OMITTED = re.compile(r"^<!-- not run: (?P<reason>\S.{9,}) -->$")
_SERVER = re.compile(r"^(\S*/)?(script/server|ludothek serve)\b")
_SECONDS = 120


class DocumentError(AssertionError):
    """A document says what is not so."""


@dataclass(frozen=True)
class Block:
    """One fenced block: where its first line of content stands, and why it is not run, if it is not."""

    line: int
    language: str
    text: str
    omitted: str | None = None


def blocks(markdown: str) -> Iterator[Block]:
    """The fenced blocks of a document, top to bottom."""
    lines = iter(enumerate(markdown.splitlines(), start=1))
    before = ""
    for number, line in lines:
        opened = _FENCE.match(line)
        if not opened:
            before = line.strip() or before
            continue
        content = []
        for _, inside in lines:
            if inside.rstrip() == opened["fence"]:
                break
            content.append(inside)
        reason = _OMITTED.match(before)
        yield Block(number + 1, opened["language"], "\n".join(content) + "\n", reason["reason"] if reason else None)
        before = ""


@dataclass
class Document:
    """A document being followed in `folder` by someone who types everything it says."""

    name: str
    markdown: str
    folder: Path
    names: dict[str, Any] = field(default_factory=lambda: {"__name__": "__main__"})

    def follow(self) -> None:
        """Run every block; raises DocumentError at the first that fails or is of an unknown language."""
        for block in blocks(self.markdown):
            if block.language not in EXECUTED | SHOWN:
                raise self._error(block, f"language {block.language!r} is neither run nor known as shown")
            if block.omitted or block.language in SHOWN:
                continue
            if block.language == "python":
                self._python(block)
            else:
                for command, output in commands(block.text):
                    self._console(block, command, output)

    def _python(self, block: Block) -> None:
        if ">>>" in block.text:
            flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
            test = doctest.DocTestParser().get_doctest(block.text, self.names, self.name, self.name, block.line - 1)
            said: list[str] = []
            outcome = doctest.DocTestRunner(optionflags=flags).run(test, out=said.append, clear_globs=False)
            self.names.update(test.globs)
            if outcome.failed:
                raise self._error(block, "".join(said))
            return
        try:
            # Blank lines in front make tracebacks point at the document's own lines.
            exec(compile("\n" * (block.line - 1) + block.text, self.name, "exec"), self.names)
        except Exception as error:
            raise self._error(block, f"{type(error).__name__}: {error}") from error

    def _console(self, block: Block, command: str, output: str) -> None:
        if _SERVER.match(command):
            self._serve(block, command)
            return
        try:
            done = subprocess.run(
                ["bash", "-c", _absolute(command)],
                cwd=self.folder,
                env=_environment(self.folder),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=_SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired as expired:
            raise self._error(block, f"$ {command}\nstill running after {_SECONDS} s") from expired
        if done.returncode:
            raise self._error(block, f"$ {command}\n{done.stdout}\nexit code {done.returncode}")
        if output and not _matches(output, done.stdout):
            raise self._error(block, f"$ {command}\nsays\n{done.stdout}\nwhere the document has\n{output}")

    def _serve(self, block: Block, command: str) -> None:
        port = _free_port()
        process = subprocess.Popen(
            ["bash", "-c", f"exec {_absolute(command)} --port {port}"],
            cwd=self.folder,
            env=_environment(self.folder),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            page = _fetch(f"http://127.0.0.1:{port}/", process)
        finally:
            process.send_signal(signal.SIGTERM)
            said, _ = process.communicate(timeout=30)
        if page is None or "<html" not in page:
            raise self._error(block, f"$ {command}\nserved no page within {_SECONDS} s; it said\n{said}")
        if process.returncode not in {0, -signal.SIGTERM}:
            raise self._error(block, f"$ {command}\nended with {process.returncode}:\n{said}")

    def _error(self, block: Block, message: str) -> DocumentError:
        return DocumentError(f"{self.name}:{block.line}: {message}")


def commands(text: str) -> Iterator[tuple[str, str]]:
    """The commands of a console block, each with the output shown below it; a backslash continues a line."""
    joined = text.replace("\\\n", "")
    for part in re.split(r"^\$ ", joined, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        yield command.strip(), output.strip("\n")


def _matches(pattern: str, output: str) -> bool:
    """Whether the output is the pattern, up to spaces at the ends of lines; `...` stands for anything."""
    shown, said = ("\n".join(map(str.rstrip, text.strip().splitlines())) for text in (pattern, output))
    return re.fullmatch(".*".join(map(re.escape, shown.split("..."))), said, flags=re.DOTALL) is not None


def _absolute(command: str) -> str:
    return re.sub(r"^script/", f"{ROOT}/script/", command)


def _environment(folder: Path) -> dict[str, str]:
    """A plain terminal, 100 columns wide, in which this environment's commands are found."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "LUDOTHEK_CHECKS"))}
    return {**kept, "PATH": path, "COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1", "LUDOTHEK_DATA": str(folder)}


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def _fetch(address: str, process: subprocess.Popen[str]) -> str | None:
    """The page at an address, as soon as there is one; None if the process ends or stays silent."""
    give_up = time.monotonic() + _SECONDS
    while time.monotonic() < give_up and process.poll() is None:
        try:
            answer = httpx.get(address, timeout=5)
        except httpx.TransportError:
            time.sleep(0.1)
            continue
        return answer.text if answer.status_code == httpx.codes.OK else None
    return None
