"""Each way of choosing a code: what it is promised to be, in any game."""

import dataclasses
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludothek.bots import thinking
from ludothek.bots.memory import seats_of
from ludothek.bots.thinking import Bot, Look, Random, Search, legal_codes
from ludothek.kit.game import Game
from ludothek.kit.rule import COMPILED
from tests.bots.positions import ORCHARD, PAMPLONA, orchard_at, start, thing, wander
from tests.toy.orchard import APPLES, CLOUDY, FAIR, PEARS, PICK, PLANT, SUNNY

BOTS: list[Bot] = [Random(), Look(), Look(overlooked=60), Search(60 if COMPILED else 4)]
GAMES = [PAMPLONA, ORCHARD]

every_bot = pytest.mark.parametrize("bot", BOTS, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_bot
@every_game
@given(data=st.data())
def test_a_choice_is_legal_repeatable_and_leaves_the_position_alone(bot: Bot, game: Game, data: st.DataObject) -> None:
    seats = data.draw(st.integers(*game.seats))
    seed = data.draw(st.integers(0, 2**32))
    pos = wander(start(game, seats), data.draw(st.integers(0, 150 if COMPILED else 20)), seed)
    before = pos.state.tobytes()
    code = bot(*thing(pos), seed)
    assert code in legal_codes(*thing(pos))
    assert bot(*thing(pos), seed) == code
    assert pos.state.tobytes() == before


@every_game
def test_the_number_of_seats_is_known_from_the_position(game: Game) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        assert seats_of(*thing(start(game, seats))) == seats


LAST_ROUND = [*[FAIR, PLANT] * 5, FAIR, PICK, PEARS]


def test_a_single_legal_code_is_answered_without_thinking() -> None:
    pos = orchard_at(*LAST_ROUND[:-3], FAIR, PLANT, SUNNY)
    assert legal_codes(*thing(pos)) == [PICK]
    assert Search(10**9)(*thing(pos), seed=1) == PICK


@pytest.mark.parametrize("bot", [Look(), Search(200)], ids=str)
@pytest.mark.parametrize(("sky", "fruit"), [(CLOUDY, PEARS), (SUNNY, APPLES)])
def test_the_obviously_better_choice_is_found(bot: Bot, sky: int, fruit: int) -> None:
    for seed in range(10):
        assert bot(*thing(orchard_at(sky, PICK)), seed) == fruit


def test_a_look_sees_what_two_choices_do_together() -> None:
    """Planting costs a point at once, picking brings nothing before the fruit is chosen."""
    assert {Look()(*thing(orchard_at(FAIR)), seed) for seed in range(10)} == {PICK}


@pytest.mark.parametrize("seats", [2, 3])
def test_a_search_sees_beyond_the_turn(seats: int) -> None:
    assert {Search(600)(*thing(orchard_at(CLOUDY, seats=seats)), seed) for seed in range(5)} == {PLANT}


def test_equals_are_chosen_by_lot() -> None:
    pos = orchard_at(FAIR, PICK)
    assert {Look()(*thing(pos), seed) for seed in range(30)} == {APPLES, PEARS}


def test_who_overlooks_everything_chooses_at_random() -> None:
    pos = orchard_at(SUNNY, PICK)
    assert {Look(overlooked=100)(*thing(pos), seed) for seed in range(30)} == {APPLES, PEARS}


def test_a_budget_ends_the_search() -> None:
    """A thousand million iterations would take hours."""
    pos = orchard_at(CLOUDY)
    assert Search(10**9)(*thing(pos), seed=1, budget_ms=1.0) in {PICK, PLANT}


@pytest.mark.compiled
def test_a_budget_is_for_as_many_decisions_as_a_turn_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock is a millisecond here."""
    looks = count()
    monkeypatch.setattr(thinking, "perf_counter", lambda: next(looks) / 1000)
    game, board, state = thing(orchard_at(FAIR))

    def visits(decisions: int) -> int:
        shared = dataclasses.replace(game, decisions=decisions)
        return int(Search(10_000).think(shared, board, state, seed=1, budget_ms=20).nodes[0].visits)

    assert visits(1) > 3 * visits(5)


def test_a_budget_that_is_not_used_up_changes_nothing() -> None:
    pos = wander(start(PAMPLONA, 3), 20, seed=5)
    search = Search(50)
    assert search(*thing(pos), seed=1, budget_ms=1e9) == search(*thing(pos), seed=1)
