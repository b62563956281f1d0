"""Compiling ahead, and not keeping what nobody needs."""

import os
from pathlib import Path

import pytest

from ludothek.kit.game import game
from ludothek.kit.warm import KEPT, warm


def test_progress_is_told_from_nothing_towards_all() -> None:
    told: list[tuple[float, str]] = []
    warm(game("pamplona"), lambda done, what: told.append((done, what)))
    shares = [done for done, _ in told]
    assert shares[0] == 0
    assert shares == sorted(set(shares))
    assert shares[-1] < 1
    assert all(what.startswith("pamplona: ") for _, what in told)


@pytest.mark.compiled
def test_the_youngest_cache_folders_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEK_CACHE", str(tmp_path))
    folders = [tmp_path / f"{age:02}" for age in range(KEPT + 3)]
    for age, folder in enumerate(folders):
        folder.mkdir()
        (folder / "code").touch()
        os.utime(folder, (10**9 - age, 10**9 - age))
    (tmp_path / "a file of somebody").touch()
    warm(game("pamplona"))
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_dir()) == [f"{age:02}" for age in range(KEPT)]
    assert (tmp_path / "a file of somebody").exists()


@pytest.mark.compiled
def test_a_cache_that_cannot_be_read_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEK_CACHE", str(tmp_path / "nowhere"))
    warm(game("pamplona"))
