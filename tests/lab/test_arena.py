"""Who meets whom, and that what comes of it depends on the seed alone."""

from collections import Counter

import numpy as np
import pytest

import ludothek
from ludothek.lab.arena import Arena, Ends, on_threads, play
from ludothek.lab.report import report
from ludothek.lab.sprt import Sprt
from tests.toy import orchard
from tests.toy.shelf import shelve


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    return shelve(orchard, monkeypatch)


def arena(bots: str, seats: int = 2, games: int = 40, seed: int = 3, *, paired: bool = False) -> Arena:
    """An arena in the orchard."""
    return Arena("orchard", orchard.BOARD, orchard.GAME.Options(), tuple(bots.split(",")), seats, games, seed, paired)


def played(arena: Arena, threads: int = 1) -> list[Ends]:
    return list(play(arena, on_threads(threads), lambda _: True))


@pytest.mark.parametrize(
    ("bots", "seats", "tables"),
    [
        ("a", 3, [(0, 0, 0)]),
        ("a,b", 2, [(0, 1)]),
        ("a,b,c", 2, [(0, 1), (0, 2), (1, 2)]),
        ("a,b", 4, [(0, 1, 0, 1)]),
        ("a,b", 3, [(0, 1, 0), (0, 1, 1)]),
        ("a,b,c,d", 3, [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
        ("a,b,c", 4, [(0, 1, 2, 0), (0, 1, 2, 1), (0, 1, 2, 2)]),
    ],
)
def test_tables(bots: str, seats: int, tables: list[tuple[int, ...]]) -> None:
    assert arena(bots, seats).tables() == tables


def test_everybody_sits_everywhere_equally_often(toy: str) -> None:
    ends = played(arena("random,greedy,novice", seats=3, games=30))
    for seat in range(3):
        assert Counter(np.concatenate([end.bots[:, seat] for end in ends]).tolist()) == {0: 10, 1: 10, 2: 10}


def test_rounds_are_whole(toy: str) -> None:
    assert sum(len(end.bots) for end in played(arena("random,greedy", seats=3, games=4))) == 2 * 6


def test_the_number_of_threads_does_not_matter(toy: str) -> None:
    what = arena("random,greedy,novice,search:5", games=8)
    assert report(what, on_threads(1)) == report(what, on_threads(3))


def test_the_seed_matters_and_so_does_the_table(toy: str) -> None:
    first, second, *_ = played(arena("random,random,random"))
    assert (first.scores != second.scores).any()
    assert (first.scores != played(arena("random,random,random", seed=4))[0].scores).any()


def test_more_games_begin_like_fewer(toy: str) -> None:
    few, many = (np.concatenate([end.scores for end in played(arena("random,novice", games=n))]) for n in (10, 900))
    assert (many[:10] == few).all()


def test_the_sequential_test_ends_the_games(toy: str) -> None:
    what = arena("greedy,random", games=100_000)
    found = report(what, on_threads(2), Sprt(0.4, 0.5, 2))
    assert found.sprt
    assert found.sprt.verdict == "high"
    assert found.games == 2 * found.sprt.rounds < 5_000
    assert found == report(what, on_threads(1), Sprt(0.4, 0.5, 2))


def test_a_sequential_test_may_stay_open(toy: str) -> None:
    found = report(arena("random,random", games=10), on_threads(1), Sprt(0.4, 0.6, 2))
    assert found.sprt
    assert (found.sprt.verdict, found.games) == ("open", 10)


@pytest.mark.compiled
def test_a_report_of_a_real_game() -> None:
    game = ludothek.game("pamplona")
    bots = ("random", "novice", "expert")
    what = Arena("pamplona", game.boards()["short"], game.Options(), bots, 4, 120, 5, paired=True)
    found = report(what, on_threads(2))
    assert found.games == 360
    assert found.options == {}
    assert [bot.bot for bot in sorted(found.bots, key=lambda bot: bot.rating)] == list(bots)
    assert sum(seat.wins.rate for seat in found.by_seat) == pytest.approx(1, abs=1e-3)
    assert all(sum(bot.scores.counts) == 480 for bot in found.bots)
    assert sum(found.length.counts) == 360
    assert found.pairing
    assert found.told == 300
    rules = {(figures.rule, figures.fact): figures for figures in found.rules}
    assert rules["P10", "throws"].within.rate == 1
    assert rules["P50", "ends"].a_game == 1
    assert rules["P21", "scuffles"].a_game > 0
    assert "setaside" in found.silent
