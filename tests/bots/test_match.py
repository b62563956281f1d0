"""Games of bots: they are what they say, whatever the threads, and the better bot wins."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import pytest

from ludothek.bots import match
from ludothek.bots.match import Match, Played, play_games
from ludothek.bots.thinking import Bot, Look, Random, Search, legal_codes
from ludothek.kit.game import Game
from ludothek.kit.rule import COMPILED
from ludothek.kit.verbs import CHANCE
from tests.bots.positions import ORCHARD, PAMPLONA, start
from tests.toy.orchard import APPLES, CLOUDY, PEARS


@dataclass(frozen=True)
class Asked:
    """A bot that hides what it is, so that it must be asked in Python."""

    bot: Bot

    def __call__(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> int:
        return self.bot(game, board, state, seed, budget_ms)


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


def test_bots_may_stay_where_they_are() -> None:
    table = Match(ORCHARD, ORCHARD.boards()["ours"], ORCHARD.Options(), [Random(), Look()], seed=7, staying=True)
    games = list(table.games(range(4), threads=1))
    assert [game.bots for game in games] == [(0, 1)] * 4
    assert len({game.codes for game in games}) > 1


@dataclass(frozen=True)
class Contrary(Look):
    """Looks, and then does something else."""

    stubborn: bool = True

    def __call__(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> int:
        return legal_codes(game, board, state)[0]


def test_a_bot_that_is_more_than_a_look_is_asked() -> None:
    assert all(PEARS not in game.codes for game in played(ORCHARD, [Contrary(), Contrary()], 3))
    assert all(APPLES in game.codes for game in played(ORCHARD, [Contrary(), Contrary()], 3))


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


@pytest.mark.parametrize("game", [PAMPLONA, ORCHARD], ids=lambda game: game.name)
def test_it_does_not_matter_where_a_bot_is_asked(game: Game) -> None:
    bots: list[Bot] = [Random(), Look(overlooked=40, at_once=True), Look(overlooked=10)]
    games = 30 if COMPILED else 1
    alone = played(game, bots, games)
    assert played(game, [Asked(bot) for bot in bots], games) == alone
    assert played(game, [bots[0], Asked(bots[1]), bots[2]], games) == alone


def test_a_long_game_gets_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    bots: list[Bot] = [Look(), Asked(Random())]
    as_ever = played(ORCHARD, bots, 3)
    monkeypatch.setattr(match, "ROOM", 1)
    assert played(ORCHARD, bots, 3) == as_ever


def test_a_game_is_known_by_its_number() -> None:
    orchard = Match(ORCHARD, ORCHARD.boards()["ours"], ORCHARD.Options(), [Random(), Look(50)], seed=7)
    assert orchard.play(range(5, 8)) == orchard.play(range(10))[5:8]


def suns(end: Played) -> list[int]:
    return [code for code in end.codes if code >= CLOUDY]


def test_no_choice_shifts_a_draw() -> None:
    """The sun shines alike at all tables of the same round, whatever is done there and however often one chose."""
    one, other = (played(ORCHARD, [bot, Random()], 20) for bot in (Look(), Random()))
    assert [end.codes for end in one] != [end.codes for end in other]
    assert [suns(end) for end in one] == [suns(end) for end in other]
    assert len({tuple(suns(end)) for end in one}) == 20


def throws(end: Played) -> dict[tuple[int, int], Any]:
    """What a seat threw in its so-many-th turn, as far as the next turn was somebody else's."""
    pos = start(PAMPLONA, 2)
    thrown: dict[tuple[int, int], Any] = {}
    turns = [0, 0]
    holder = None
    for code in end.codes:
        if pos.to_move == CHANCE and pos.turn != holder:
            holder = pos.turn
            turns[holder] += 1
            thrown[holder, turns[holder]] = code
        pos.play(code)
    return thrown


def test_a_seat_throws_alike_in_its_turns_even_if_games_differ() -> None:
    (one,), (other,) = (played(PAMPLONA, [bot, Random()], 1) for bot in (Look(), Random()))
    first, second = throws(one), throws(other)
    shared = [place for place in first.keys() & second.keys() if place[1] > 1]
    assert one.codes != other.codes
    assert len(shared) > 10
    assert [first[place] for place in shared] == [second[place] for place in shared]


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "better", "worse", "games", "least"),
    [
        (PAMPLONA, Look(), Random(), 40, 0.9),
        (PAMPLONA, Search(300), Random(), 10, 0.9),
        (ORCHARD, Look(), Random(), 1000, 0.53),
        (ORCHARD, Search(300), Look(), 50, 0.9),
    ],
    ids=lambda value: value.name if isinstance(value, Game) else str(value),
)
def test_who_sees_more_wins_more(game: Game, better: Bot, worse: Bot, games: int, least: float) -> None:
    assert won(played(game, [better, worse], games), 0) >= least


@pytest.mark.compiled
def test_foresight_also_wins_against_two() -> None:
    assert won(played(ORCHARD, [Search(300), Look(), Look()], 30), 0) >= 0.8
