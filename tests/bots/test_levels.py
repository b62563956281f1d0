"""The levels for people, the bots by name, and the Master's hints."""

from typing import Any, get_args

import pytest

from ludothek.bots import bot, warm
from ludothek.bots.hints import advise
from ludothek.bots.levels import BOTS, LEVELS, choose, hint
from ludothek.bots.match import play_games
from ludothek.bots.thinking import Look, Random, Search, legal_codes
from ludothek.kit.game import Game
from ludothek.kit.rule import COMPILED
from ludothek.table.events import Level
from tests.bots.positions import ORCHARD, PAMPLONA, orchard_at, start, thing, wander
from tests.toy.orchard import APPLES, FAIR, PEARS, PICK, PLANT, SUNNY

every_game = pytest.mark.parametrize("game", [PAMPLONA, ORCHARD], ids=lambda game: game.name)


def test_tables_know_the_same_levels() -> None:
    assert tuple(LEVELS) == get_args(Level)


@pytest.mark.compiled
@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_a_legal_code(level: str, game: Game) -> None:
    pos = wander(start(game, 3), 30, seed=2)
    assert choose(*thing(pos), level, seed=3, budget_ms=20.0) in legal_codes(*thing(pos))


@pytest.mark.compiled
@pytest.mark.parametrize(("weaker", "stronger"), [("novice", "player"), ("player", "expert")])
def test_each_level_beats_the_one_before(weaker: str, stronger: str) -> None:
    board = PAMPLONA.boards()["ours"]
    games = list(play_games(PAMPLONA, board, PAMPLONA.Options(), [LEVELS[stronger], LEVELS[weaker]], 60, seed=4))
    assert sum(game.places[game.bots.index(0)] == 1 for game in games) / len(games) > 0.6


def test_bots_have_names() -> None:
    assert isinstance(bot("random"), Random)
    assert bot("greedy") == Look()
    assert bot("search:250") == Search(250)
    assert all(bot(name) is BOTS[name] for name in BOTS)


@pytest.mark.parametrize("name", ["", "grandmaster", "search", "search:", "search:0", "search:-5", "search:many"])
def test_an_unknown_bot_is_refused_by_name(name: str) -> None:
    with pytest.raises(ValueError, match=r"no bot is called .* there are: random, greedy, novice"):
        bot(name)


def test_a_hint_without_a_choice_says_so() -> None:
    pos = orchard_at(*[FAIR, PLANT] * 6, SUNNY)
    advice = advise(Search(10), *thing(pos), seed=1)
    assert (advice.code, advice.reason) == (PICK, "reason-forced")
    assert set(advice.args) == {"chance", "points"}


def test_a_hint_that_finds_one_choice_alone_worth_a_thought_does_not_call_it_forced() -> None:
    class Sure(Random):
        def ranked(self, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> list[int]:
            return [APPLES]

    pos = orchard_at(*[FAIR, PLANT] * 6, SUNNY, PICK)
    advice = advise(Sure(), *thing(pos), seed=1)
    assert (advice.code, advice.reason) == (APPLES, "reason-lone")
    assert set(advice.args) == {"chance", "points"}


def test_a_hint_knows_a_won_game() -> None:
    """The last choice of the game: 21 points by apples against the other's 19."""
    pos = orchard_at(*[FAIR, PLANT] * 6, SUNNY, PICK, APPLES, SUNNY, PICK)
    assert pos.score == (18, -3)
    advice = advise(Search(30), *thing(pos), seed=1)
    assert advice.code == APPLES
    assert (advice.win_chance, advice.reason) == (0.5, "reason-clear")
    assert advice.args == {"chance": 0.5, "next": 0.0, "points": 18}


def test_a_hint_between_equals_is_a_close_call() -> None:
    advice = advise(Search(30), *thing(orchard_at(*[FAIR, PICK, PEARS] * 7, FAIR, PICK)), seed=1)
    assert advice.code in {APPLES, PEARS}
    assert (advice.reason, advice.args["next"]) == ("reason-close", advice.args["chance"])


@pytest.mark.compiled
def test_the_hint_is_the_masters_choice() -> None:
    pos = wander(start(PAMPLONA, 2), 12, seed=8)
    advice = hint(*thing(pos), seed=5)
    assert 0.0 <= advice.win_chance <= 1.0
    assert advice.code in legal_codes(*thing(pos))


@pytest.mark.skipif(not COMPILED, reason="there is nothing to compile")
@every_game
def test_warming_compiles_all_that_bots_need(game: Game) -> None:
    from ludothek.bots import endings
    from ludothek.bots.lookahead import survey
    from ludothek.bots.tree import grow

    warm(game)
    kernels: tuple[Any, ...] = (survey, grow, endings._play_out)
    before = [len(kernel.signatures) for kernel in kernels]
    pos = wander(start(game, 3), 10, seed=1)
    for each in (Look(), Look(overlooked=50), Search(20)):
        each(*thing(pos), seed=1)
    advise(Search(20), *thing(pos), seed=1)
    assert [len(kernel.signatures) for kernel in kernels] == before
