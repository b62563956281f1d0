"""Games of bots: they are what they say, whatever the threads, and the better bot wins."""

from collections.abc import Sequence
from contextlib import closing

import pytest

from ludothek.bots.match import Played, play_games
from ludothek.bots.thinking import Bot, Look, Random, Search, legal_codes
from ludothek.kit.game import Game
from ludothek.kit.rule import COMPILED
from tests.bots.positions import ORCHARD, PAMPLONA, start


def played(game: Game, bots: Sequence[Bot], games: int, seed: int = 7, threads: int = 1) -> list[Played]:
    board = next(iter(game.boards().values()))
    return list(play_games(game, board, game.Options(), bots, games, seed, threads=threads))


def won(games: list[Played], bot: int) -> float:
    """The share of the wins of one of the bots; who shares a win has a part of it."""
    return sum((game.places[game.bots.index(bot)] == 1) / game.places.count(1) for game in games) / len(games)


def test_a_game_is_its_codes() -> None:
    for game in played(PAMPLONA, [Look(), Random(), Look(overlooked=50)], 2):
        pos = start(PAMPLONA, 3)
        for code in game.codes:
            pos.play(code)
        assert pos.over
        assert (pos.score, pos.standing) == (game.scores, game.places)


def test_who_has_seen_enough_need_not_wait_for_the_rest() -> None:
    asked = 0

    def counting(game: Game, board: object, state: object, seed: int, budget_ms: float | None = None) -> int:
        nonlocal asked
        asked += 1
        return Random()(game, board, state, seed, budget_ms)

    with closing(play_games(ORCHARD, ORCHARD.boards()["ours"], ORCHARD.Options(), [counting] * 2, 100_000, 7)) as games:
        first = next(games)
    assert asked < 10 * len(first.codes)


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    assert [game.bots for game in played(ORCHARD, [Random(), Look(), Search(1)], 4)] == [
        (0, 1, 2),
        (1, 2, 0),
        (2, 0, 1),
        (0, 1, 2),
    ]


def test_paired_games_have_the_same_dice() -> None:
    """Who always takes the first code plays the same game again."""

    def first(game: Game, board: object, state: object, seed: int, budget_ms: float | None = None) -> int:
        return legal_codes(game, board, state)[0]

    def codes(*, paired: bool) -> list[tuple[int, ...]]:
        ends = play_games(PAMPLONA, PAMPLONA.boards()["ours"], PAMPLONA.Options(), [first] * 2, 4, 7, paired=paired)
        return [end.codes for end in ends]

    a, b, c, d = codes(paired=True)
    assert (a, c) == (b, d)
    assert a != c
    assert len(set(codes(paired=False))) == 4


def test_the_number_of_threads_does_not_matter() -> None:
    bots: list[Bot] = [Search(20 if COMPILED else 2), Look(overlooked=30)]
    assert played(ORCHARD, bots, 6, threads=3) == played(ORCHARD, bots, 6)


def test_the_seed_matters() -> None:
    bots: list[Bot] = [Random(), Random()]
    assert played(ORCHARD, bots, 3, seed=1) != played(ORCHARD, bots, 3, seed=2)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "better", "worse", "games", "least"),
    [
        (PAMPLONA, Look(), Random(), 40, 0.9),
        (PAMPLONA, Search(300), Random(), 10, 0.9),
        (PAMPLONA, Search(300), Look(), 60, 0.55),
        (ORCHARD, Look(), Random(), 100, 0.6),
        (ORCHARD, Search(300), Look(), 50, 0.9),
    ],
    ids=lambda value: value.name if isinstance(value, Game) else str(value),
)
def test_who_sees_more_wins_more(game: Game, better: Bot, worse: Bot, games: int, least: float) -> None:
    assert won(played(game, [better, worse], games), 0) >= least


@pytest.mark.compiled
def test_foresight_also_wins_against_two() -> None:
    assert won(played(ORCHARD, [Search(300), Look(), Look()], 30), 0) >= 0.8
