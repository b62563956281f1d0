"""Prints the path of a Chromium that starts, installing one where there is none; says so on standard error.

Looks at LUDOTHEK_CHROMIUM, then on the path; else takes Debian's package (as root), else the one Playwright keeps.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def main() -> None:
    """Print the path, or leave with a reason."""
    path = _present() or _from_debian() or _from_playwright()
    if path is None:
        sys.exit("No Chromium here, and none could be installed: set LUDOTHEK_CHROMIUM to one.")
    print(path)


def _present() -> str | None:
    candidates = [os.environ.get("LUDOTHEK_CHROMIUM"), *map(shutil.which, _NAMES), _playwrights_path()]
    return next((path for path in candidates if path and _starts(path)), None)


def _from_debian() -> str | None:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    _say("Installing Chromium from the system's packages")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    packages = ("chromium", "fonts-liberation")
    for step in (("update", "-qq"), ("install", "-qq", "-y", "--no-install-recommends", *packages)):
        subprocess.run(["apt-get", *step], env=quiet, check=False, stdin=subprocess.DEVNULL, stdout=sys.stderr)
    return _present()


def _from_playwright() -> str | None:
    _say("Installing the Chromium that Playwright keeps")
    with_libraries = ["--with-deps"] if os.geteuid() == 0 else []
    command = [sys.executable, "-m", "playwright", "install", *with_libraries, "chromium"]
    subprocess.run(command, check=False, stdin=subprocess.DEVNULL, stdout=sys.stderr)
    return _present()


def _playwrights_path() -> str:
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def _starts(path: str) -> bool:
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0 and "Chrom" in answer.stdout


def _say(line: str) -> None:
    sys.stderr.write(f"==> {line}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    main()
