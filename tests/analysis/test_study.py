"""What an analysis says about a game, held against the truth where that can be reckoned out."""

import numpy as np
import pytest

from ludothek.analysis.reading import Played
from ludothek.analysis.study import Analysis, Study, mark_of
from ludothek.analysis.valuing import PlayOuts
from ludothek.bots.thinking import Bot, Look, Random
from ludothek.kit.game import Game
from ludothek.kit.record import Reals
from tests.analysis.exact import Exact, game_of
from tests.bots.positions import ORCHARD, PAMPLONA
from tests.toy.orchard import APPLES, CLOUDY, FAIR, PEARS, PICK, PLANT, SUNNY

GARDEN = next(iter(ORCHARD.boards().values()))
SHORT = PAMPLONA.boards()["short"]


@pytest.fixture(scope="module")
def truth() -> Exact:
    return Exact(ORCHARD, GARDEN, 2)


def by_greed(seed: int) -> Played:
    return game_of(ORCHARD, GARDEN, 2, lambda state: Look()(ORCHARD, GARDEN.record, state, seed), seed)


def studied(played: Played, truth: Exact) -> Analysis:
    return Study(played, truth, seconds=60).finish()


def change(analysis: Analysis) -> Reals:
    return np.subtract(analysis.moments[-1].chances, analysis.moments[0].chances)


@pytest.mark.parametrize("seed", range(5))
def test_luck_and_play_make_up_the_whole_game(truth: Exact, seed: int) -> None:
    played = by_greed(seed)
    analysis = studied(played, truth)
    chances = {moment.at: np.array(moment.chances) for moment in analysis.moments}
    assert np.add(analysis.luck, analysis.play) == pytest.approx(change(analysis), abs=1e-12)
    assert analysis.luck == pytest.approx(np.sum([outcome.gain for outcome in analysis.outcomes], axis=0))
    choices = [chances[decision.last] - chances[decision.first] for decision in analysis.decisions]
    assert analysis.play == pytest.approx(np.sum(choices, axis=0), abs=1e-12)
    assert sum(analysis.luck) == pytest.approx(0)


@pytest.mark.parametrize("seed", range(5))
def test_who_plays_best_gives_nothing_away_and_all_that_changes_is_luck(truth: Exact, seed: int) -> None:
    analysis = studied(game_of(ORCHARD, GARDEN, 2, truth.best, seed), truth)
    assert analysis.lost == [0, 0]
    assert analysis.play == pytest.approx([0, 0])
    assert analysis.luck == pytest.approx(change(analysis))
    assert {decision.mark for decision in analysis.decisions} == {""}


@pytest.mark.parametrize("seed", range(5))
def test_what_is_given_away_is_what_the_truth_says(truth: Exact, seed: int) -> None:
    """For who decides alone until chance speaks, a change for the worse is the cost."""
    played = by_greed(seed)
    analysis = studied(played, truth)
    for decision in analysis.decisions:
        before, after = (truth.value(played.states[at].tobytes()) for at in (decision.first, decision.last))
        assert decision.cost == pytest.approx(before[decision.seat] - after[decision.seat])
        assert bool(decision.best) == (decision.cost > 0)


def test_a_blunder_is_found_with_what_had_been_better(truth: Exact) -> None:
    """Who never plants in four rounds of fair weather loses against who plants first."""
    codes = [FAIR, PICK, PEARS, FAIR, PLANT, *[SUNNY, PICK, APPLES] * 6]
    first = studied(Played(ORCHARD, GARDEN, ORCHARD.Options(), 2, codes), truth).decisions[0]
    assert (first.first, first.last, first.seat, first.mark, first.best) == (1, 3, 0, "blunder", [PLANT])


def test_the_mean_of_what_chance_can_say_is_no_luck(truth: Exact) -> None:
    before = by_greed(1).codes[:-3]
    gains = []
    for sun, weight in ((CLOUDY, 1), (FAIR, 2), (SUNNY, 1)):
        outcome = studied(Played(ORCHARD, GARDEN, ORCHARD.Options(), 2, [*before, sun]), truth).outcomes[-1]
        gains += [outcome.gain] * weight
    assert np.mean(gains, axis=0) == pytest.approx([0, 0])
    assert np.ptp(gains) > 0


def test_a_game_that_was_left_is_analysed_as_far_as_it_went(truth: Exact) -> None:
    played = Played(ORCHARD, GARDEN, ORCHARD.Options(), 2, by_greed(1).codes[:5])
    analysis = studied(played, truth)
    assert analysis.moments[-1].at == len(played.codes) == 5
    assert 0 < analysis.moments[-1].chances[0] < 1
    nothing = studied(Played(ORCHARD, GARDEN, ORCHARD.Options(), 2, []), truth)
    assert (nothing.outcomes, nothing.decisions, nothing.luck, nothing.lost) == ([], [], [0, 0], [0, 0])


@pytest.mark.compiled
def test_play_outs_tell_mistakes_of_a_real_game_from_noise() -> None:
    """Who plays as the play-outs do is found to give away far less than who plays at random."""
    lost: dict[Bot, float] = {}
    for bot in (Look(), Random()):
        lost[bot] = 0.0
        for seed in range(4):
            played = game_of(PAMPLONA, SHORT, 2, lambda state: bot(PAMPLONA, SHORT.record, state, 1), seed)  # noqa: B023
            valuer = PlayOuts(PAMPLONA, SHORT.record, 2, seed)
            analysis = Study(played, valuer, seconds=1e9, opinions=6).finish()
            assert np.add(analysis.luck, analysis.play) == pytest.approx(change(analysis), abs=1e-9)
            assert analysis.moments[-1].chances in ([1, 0], [0, 1], [0.5, 0.5])
            lost[bot] += sum(analysis.lost)
    assert 0 <= lost[Look()] < 0.4 * lost[Random()]


def test_the_clock_or_the_number_of_opinions_ends_it_and_progress_only_grows() -> None:
    played = by_greed(3)
    valuer = PlayOuts(ORCHARD, GARDEN.record, 2, seed=1)
    study = Study(played, valuer, seconds=1e9, opinions=2)
    seen = [study.done]
    while study.analysis is None:
        study.step()
        seen.append(study.done)
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0, 1)
    assert study.analysis.games == 2 * valuer.games
    assert Study(played, valuer, seconds=1e9, opinions=2).finish() == study.analysis
    assert Study(played, valuer, seconds=1e-9).finish().games == valuer.games
    study.step()
    assert study.done == 1


@pytest.mark.parametrize("game", [ORCHARD, PAMPLONA], ids=lambda game: game.name)
def test_play_outs_are_shares_exact_at_the_end_and_the_same_on_many_threads(game: Game) -> None:
    board = next(iter(game.boards().values()))
    played = game_of(game, board, 3, lambda state: Look()(game, board.record, state, 1), 2)
    states = played.states[-4:]
    one, three = (PlayOuts(game, board.record, 3, 5, threads).values(states, 7) for threads in (1, 3))
    assert one == pytest.approx(three)
    assert one.sum(axis=1) == pytest.approx(np.ones(4))
    assert set((6 * one[-1]).round(9).tolist()) <= {0, 2, 3, 6}


@pytest.mark.parametrize(
    ("cost", "doubt", "mark"),
    [
        (0.019, 0, ""),
        (0.02, 0, "inaccuracy"),
        (0.05, 0.01, "mistake"),
        (0.1, 0.05, "blunder"),
        (0.1, 0.051, ""),
        (-0.3, 0, ""),
    ],
)
def test_only_what_is_sure_is_marked(cost: float, doubt: float, mark: str) -> None:
    assert mark_of(cost, doubt) == mark


def test_more_games_leave_less_doubt_and_agreement_some() -> None:
    valuer = PlayOuts(ORCHARD, GARDEN.record, 2, seed=1)
    assert valuer.doubt(0.5, 0.6, 1) > 1.9 * valuer.doubt(0.5, 0.6, 4) > 0
    assert valuer.doubt(1.0, 1.0, 1) > 0
