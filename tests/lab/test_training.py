"""Learning: from nothing to better than what a game says of itself, the same from the same seed, and interruptible."""

from dataclasses import replace
from math import log
from pathlib import Path

import msgspec
import numpy as np
import pytest

import ludothek
from ludothek.bots import values
from ludothek.bots.thinking import Look, Rehearsal, Search
from ludothek.bots.values import Values, load
from ludothek.kit.judge import foretell
from ludothek.lab.reading import read_inputs, rows_of
from ludothek.lab.training import Course, Training, starts
from tests.bots.positions import ORCHARD, orchard_at, start, thing, wander
from tests.toy.orchard import FAIR, PICK, PLANT

SHORT = Course(games=400, watched=100, hidden=8, lesson=100)
GOOD = Course(games=6_000, watched=1_000, hidden=16, lesson=1_000)


def training(course: Course, seats: int = 2) -> Training:
    return Training(ORCHARD, ORCHARD.boards()["ours"], seats, course, seed=3)


def learn(training: Training) -> Values:
    list(training.lessons(1000))
    return training.values()


def same(one: Values, other: Values) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in one.__dataclass_fields__)


@pytest.mark.compiled
def test_who_learned_plants_trees() -> None:
    """The game's own estimate, the points, speaks against planting: who looks no further never does. A look by what was
    learned wins, and foretells."""
    trained = training(GOOD)
    reports = list(trained.lessons(6))
    assert [report.games for report in reports] == [1_000, 2_000, 3_000, 4_000, 5_000, 6_000]
    assert reports[-1].error < log(2)  # who knows nothing errs by so much
    assert reports[-1].wins is not None
    assert reports[-1].wins > 0.7
    judge = trained.values().judge()
    ahead = orchard_at(FAIR, PLANT, FAIR, PICK)
    foretell(ahead.board.record, ahead.state, judge)
    assert 0.5 < judge.wins[0] < 1.0


def test_equal_seeds_learn_the_same() -> None:
    assert same(learn(training(SHORT)), learn(training(SHORT)))


def test_an_interrupted_training_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    whole = learn(training(SHORT))
    first = training(SHORT)
    lessons = first.lessons(1000)
    next(lessons)
    next(lessons)
    first.save(tmp_path / "unfinished")
    second = training(SHORT)
    second.resume(tmp_path / "unfinished")
    assert second.played == 200
    assert [report.games for report in second.curve] == [100, 200]
    assert same(learn(second), whole)


def test_another_training_is_not_taken_up(tmp_path: Path) -> None:
    first = training(SHORT)
    first.save(tmp_path / "unfinished")
    with pytest.raises(ValueError, match="another training"):
        training(replace(SHORT, rate=0.1)).resume(tmp_path / "unfinished")


def test_values_are_kept_in_a_small_file(tmp_path: Path) -> None:
    learned = learn(training(SHORT))
    path = tmp_path / "orchard-2.npz"
    learned.save(path)
    found = load(path)
    assert found.seats == 2
    assert (found.unit, found.board) == (learned.unit, learned.board)
    assert np.array_equal(found.inputs, learned.inputs)
    assert found.rows == pytest.approx(learned.rows, abs=1e-3)


def test_bots_use_what_was_learned_on_the_board_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    learned = learn(training(SHORT))
    monkeypatch.setattr(values, "shipped", lambda game, seats: learned if (game, seats) == ("orchard", 2) else None)
    pos = start(ORCHARD, 2)
    judge = values.knowing(ORCHARD, pos.board.record, 2)
    assert judge is not None
    assert np.array_equal(judge.rows, learned.rows)
    assert values.knowing(ORCHARD, pos.board.record, 3) is None
    other = pos.board.block.copy()
    other[0].pears = 3
    assert values.knowing(ORCHARD, other[0], 2) is None
    pos = wander(pos, 5, seed=2)
    for bot in (Look(learned=True), Rehearsal(100, Search(50))):
        assert bot(*thing(pos), seed=1) == bot(*thing(pos), seed=1)


def test_equal_pieces_are_read_alike() -> None:
    """A runner's square is the same thing whichever runner it is, but not whichever seat's."""
    game = ludothek.game("pamplona")
    chance = np.random.default_rng(1)
    numbers = chance.integers(0, 5, (500, len(game.observed) + 2)).astype(np.float32)
    inputs = read_inputs(game, numbers)
    cell = {name: inputs[place] for place, name in enumerate(game.observed)}
    assert cell["seat +0: square of runner 1"] == cell["seat +0: square of runner 2"]
    assert cell["seat +0: square of runner 1"] != cell["seat +1: square of runner 1"]
    assert cell["seat +0: square of runner 1"] != cell["seat +0: rank of runner 1"]
    taken = {int(way["row"]) + knot for way in inputs for knot in range(way["knots"])}
    assert taken == set(range(rows_of(inputs)))


def test_what_never_moves_is_not_read() -> None:
    game = ludothek.game("pamplona")
    numbers = np.zeros((10, len(game.observed) + 2), np.float32)
    numbers[:, 5] = np.arange(10) * 30
    inputs = read_inputs(game, numbers)
    assert inputs["knots"].tolist() == [0] * 5 + [17] + [0] * (len(inputs) - 6)


def test_half_of_the_games_go_by_the_printed_rules() -> None:
    game = ludothek.game("laufrauf")
    found = starts(game, game.boards()["ours"], 2)
    kinds = [(state.cards, state.overlooks, state.beside) for state in found]
    assert kinds.count((0, 0, 0)) == len(kinds) // 2
    assert len(set(kinds)) == 8
    assert len(starts(ORCHARD, ORCHARD.boards()["ours"], 2)) == 1
    assert msgspec.structs.fields(ORCHARD.Options) == ()
