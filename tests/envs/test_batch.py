"""Many games at once are the same games as one by one."""

import re

import numpy as np
import pytest

from ludothek.envs.batch import Batch
from ludothek.envs.opponents import MINDS, Solos
from ludothek.kit import verbs
from ludothek.kit.chance import Lists, Source, Stream, seed_source, weighted
from ludothek.kit.errors import IllegalMove
from ludothek.kit.game import Game
from ludothek.kit.play import new
from ludothek.kit.verbs import CHANCE
from tests.games.cases import every_game

pytestmark = pytest.mark.compiled


def observed(game: Game, board: object, state: object, seat: int) -> list[int]:
    out = np.full(len(game.observed), -99, np.int16)
    assert verbs.observe(board, state, seat, out) == len(game.observed)
    cells: list[int] = out.tolist()
    return cells


@every_game
def test_a_row_is_a_game_of_its_own(game: Game) -> None:
    """Step by step: who is to move, what they see and may do, and how it ends."""
    seats = game.seats[0]
    batch = Batch(game.name, 3, seats=seats, seed=5)
    row = 1
    luck, lists = Source.blank(), Lists.blank()
    seed_source(luck, 5, 2 * row)
    pos = new(game.name, seats)

    def let_chance_speak() -> None:
        while pos.to_move == CHANCE:
            outcomes = verbs.chances(pos.board.record, pos.state, lists.codes, lists.weights)
            pos.play(weighted(luck, lists, outcomes))

    let_chance_speak()
    ended = 0
    for _ in range(1_200):
        assert batch.to_move[row] == pos.to_move
        assert np.flatnonzero(batch.mask[row]).tolist() == [game.encode(move) for move in pos.canonical]
        assert batch.observation[row].tolist() == observed(game, pos.board.record, pos.state, pos.to_move)
        actions = batch.sample()
        batch.step(actions)
        pos.play(int(actions[row]))
        let_chance_speak()
        assert bool(batch.done[row]) == pos.over
        if pos.over:
            ended += 1
            assert tuple(batch.scores[row]) == pos.score
            assert batch.rewards[row].argmax() in [seat for seat in range(seats) if pos.standing[seat] == 1]
            pos = new(game.name, seats)
            let_chance_speak()
            if ended == 2:
                return
        else:
            assert not batch.rewards[row].any()


@every_game
def test_threads_change_nothing(game: Game) -> None:
    one, two = (Batch(game.name, 64, seats=game.seats[1], seed=9, threads=threads) for threads in (1, 3))
    for _ in range(400):
        one.step(one.sample())
        two.step(two.sample())
    for name in ("to_move", "observation", "mask", "rewards", "done", "scores"):
        assert (getattr(one, name) == getattr(two, name)).all()


@every_game
def test_rewards_add_up_to_nothing(game: Game) -> None:
    batch = Batch(game.name, 64, seats=game.seats[1], seed=2)
    ended, worth = 0, 0.0
    while ended < 8:
        batch.step(batch.sample())
        if batch.done.any():
            ended += int(batch.done.sum())
            rewards = batch.rewards[batch.done]
            assert np.abs(rewards.sum(axis=1)).max() < 1e-5
            assert np.abs(rewards).max() <= 1
            worth += float(np.abs(rewards).sum())
            assert not batch.rewards[~batch.done].any()
    assert worth > 0


def test_one_illegal_action_stops_all() -> None:
    batch = Batch("pamplona", 8, seed=1)
    before = batch.observation.copy(), batch.mask.copy()
    actions = batch.sample()
    for wrong in (-1, batch.game.codes, int(np.flatnonzero(~batch.mask[5])[0])):
        actions[5] = wrong
        with pytest.raises(IllegalMove, match=f"code {wrong} is not legal in game 5; legal now: "):
            batch.step(actions)
    with pytest.raises(ValueError, match="8 games need 8 actions"):
        batch.step(actions[:7])
    assert (batch.observation == before[0]).all()
    assert (batch.mask == before[1]).all()


@every_game
def test_everybody_sees_the_table_from_their_own_seat(game: Game) -> None:
    """What "seat +2: points" is to one is "seat +1: points" to the next; and every number has a name of its own."""
    assert len(set(game.observed)) == len(game.observed)
    seats = game.seats[1]
    pos, stream = new(game.name, seats), Stream(6)
    cell = {name: place for place, name in enumerate(game.observed)}
    compared = 0
    for _ in range(300):
        if pos.over:
            break
        pos.roll(stream) if pos.to_move == CHANCE else pos.play(pos.canonical[stream.below(len(pos.canonical))])
        first, second = (observed(game, pos.board.record, pos.state, seat) for seat in (0, 1))
        for name in game.observed:
            if found := re.fullmatch(r"seat \+(\d+): (.*)", name):
                nearer = f"seat +{(int(found[1]) - 1) % seats}: {found[2]}"
                assert first[cell[name]] == second[cell[nearer]]
                compared += 1
    assert compared > 1_000


@pytest.mark.parametrize("opponents", MINDS)
def test_a_learner_among_opponents(opponents: str) -> None:
    """It sits in every seat in turn, always has a choice, and fares as chance has it."""
    solos = Solos("pamplona", 96, seats=3, opponents=opponents)
    solos.deal(4)
    worth: list[float] = []
    sat = set()
    rng = np.random.default_rng(4)
    while len(worth) < 600:
        rows = solos.rows
        assert rows.mask.any(axis=1).all()
        sat.update(rows.own.tolist())
        solos.step((rows.mask * rng.random(rows.mask.shape)).argmax(axis=1))
        worth += rows.rewards[rows.done].tolist()
        assert not rows.rewards[~rows.done].any()
    assert sat == {0, 1, 2}
    mean = float(np.mean(worth))
    assert abs(mean) < 0.15 if opponents == "random" else mean < -0.7


def test_something_illegal_loses() -> None:
    solos = Solos("pamplona", 4, opponents="random")
    solos.deal(1)
    actions = solos.rows.mask.argmax(axis=1)
    actions[2] = int(np.flatnonzero(~solos.rows.mask[2])[0])
    own = int(solos.rows.own[2])
    solos.step(actions)
    assert solos.rows.done.tolist() == [False, False, True, False]
    assert solos.rows.rewards[2] == Solos.ILLEGAL
    assert solos.rows.own[2] != own


def test_unknown_opponents_are_refused() -> None:
    with pytest.raises(ValueError, match="there are: random, greedy"):
        Solos("pamplona", 4, opponents="nobody")
