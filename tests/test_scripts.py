"""The set-up is reproducible, names no server, and builds the page when, and only when, it must."""

from __future__ import annotations

import re
import stat
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.documents import ROOT
from webpage import NODE, Page

LOCKS = sorted(ROOT.glob("requirements*.lock"))
PROGRAMS = [path for path in (*(ROOT / "script").iterdir(), ROOT / ".ci" / "run") if path.is_file() and not path.suffix]


def locked(lock: str) -> dict[str, str]:
    """What a lock pins: canonical name → version."""
    pins = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / lock).read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {canonicalize_name(name): version for name, version in pins}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_locked_package_has_a_hash_and_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert "==" in entry
        assert "--hash=sha256:" in entry


def test_the_pages_lock_names_no_address() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")


def test_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    runtime = project["project"]["dependencies"]
    tools = [entry for group in groups.values() for entry in group if isinstance(entry, str)]
    wanted = [
        ("requirements.lock", runtime),
        ("requirements-dev.lock", runtime + tools),
        ("requirements-build.lock", [*project["build-system"]["requires"], NODE]),
    ]
    for lock, requirements in wanted:
        pins = locked(lock)
        for requirement in map(Requirement, requirements):
            version = pins.get(canonicalize_name(requirement.name))
            assert version is not None, f"{lock} lacks {requirement}: run script/lock"
            assert requirement.specifier.contains(version), f"{lock} has {version} for {requirement}: run script/lock"
    assert NODE in groups["web"]


def test_development_uses_the_versions_that_people_run() -> None:
    assert locked("requirements.lock").items() <= locked("requirements-dev.lock").items()


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.name)
def test_programs_can_be_started_and_are_sound_shell(program: Path) -> None:
    assert program.stat().st_mode & stat.S_IXUSR
    assert program.read_text(encoding="utf-8").startswith("#!/usr/bin/env bash\n")
    assert subprocess.run(["bash", "-n", str(program)], check=False).returncode == 0


def test_a_python_is_found_that_is_new_enough() -> None:
    said = subprocess.run(
        [str(ROOT / "script" / "python"), "-c", "import sys; print(sys.version_info >= (3, 11))"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout == "True\n"


@pytest.fixture
def page(tmp_path: Path) -> Page:
    """A checkout with nothing but a page in it."""
    for name, text in {
        "web/package.json": "{}",
        "web/package-lock.json": "{}",
        "web/index.html": "<html>",
        "web/src/main.ts": "",
        "src/ludothek/texts/page.en.ftl": "a = A",
        "src/ludothek/kit.py": "",
        "script/webpage.py": "",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return Page(tmp_path)


@pytest.fixture
def node(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package with a Node in it that only says what it was asked to do, and does what a build leaves behind."""
    package = tmp_path_factory.mktemp("node")
    (package / "bin").mkdir()
    program = package / "bin" / "node"
    program.write_text(
        f'#!/usr/bin/env bash\necho "$(basename "$1") $2" >> "{package}/asked"\n'
        "mkdir -p node_modules ../src/ludothek/server/static\n"
        "echo '<html>' > ../src/ludothek/server/static/index.html\n",
        encoding="utf-8",
    )
    program.chmod(0o755)
    return package


def asked(node: Path) -> list[str]:
    """What Node was asked to do since the last look."""
    log = node / "asked"
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    log.unlink(missing_ok=True)
    return lines


def test_a_new_checkout_installs_the_tools_and_builds(page: Page, node: Path) -> None:
    assert page.stale()
    assert page.modules_stale()
    page.build(node)
    assert asked(node) == ["npm-cli.js ci", "vite.js build"]
    assert not page.stale()
    assert not page.modules_stale()


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("web/src/main.ts", ["vite.js build"]),
        ("web/src/new.svelte", ["vite.js build"]),
        ("src/ludothek/texts/page.en.ftl", ["vite.js build"]),
        ("script/webpage.py", ["vite.js build"]),
        ("web/package-lock.json", ["npm-cli.js ci", "vite.js build"]),
    ],
)
def test_a_changed_source_builds_again_with_the_same_tools(
    page: Page, node: Path, name: str, expected: list[str]
) -> None:
    page.build(node)
    asked(node)
    (page.root / name).write_text("changed", encoding="utf-8")
    assert page.stale()
    page.build(node)
    assert asked(node) == expected
    assert not page.stale()


@pytest.mark.parametrize("name", ["web/node_modules/left-over.js", "src/ludothek/kit.py", "README.md"])
def test_what_is_not_of_the_page_does_not_build_it(page: Page, node: Path, name: str) -> None:
    page.build(node)
    (page.root / name).write_text("changed", encoding="utf-8")
    assert not page.stale()


def remove_page(page: Page) -> None:
    (page.built / "index.html").unlink()


def rename_source(page: Page) -> None:
    (page.web / "src" / "main.ts").rename(page.web / "src" / "other.ts")


@pytest.mark.parametrize("damage", [remove_page, rename_source])
def test_damage_is_noticed(page: Page, node: Path, damage: Callable[[Page], None]) -> None:
    page.build(node)
    damage(page)
    assert page.stale()


def test_a_build_that_fails_leaves_the_page_stale(page: Page, node: Path) -> None:
    (node / "bin" / "node").write_text("#!/usr/bin/env bash\nexit 1\n", encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        page.build(node)
    assert page.stale()
    assert page.modules_stale()
