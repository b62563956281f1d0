"""Each interface passes the conformance tests of the project it comes from."""

import subprocess
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

from ludothek.envs import openspiel, pettingzoo
from ludothek.envs.gymnasium import Solo, SoloVector
from ludothek.kit.game import SHELF, Game, game
from tests.games.cases import every_game

pytestmark = pytest.mark.compiled


def test_importing_ludothek_imports_none_of_them() -> None:
    """Nor does any room of the house but the three modules that speak their languages."""
    code = (
        "import sys, ludothek, ludothek.envs, ludothek.envs.batch, ludothek.envs.opponents, ludothek.envs.table, "
        "ludothek.bots.levels, ludothek.table.table\n"
        "print(sorted({'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)))"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "[]"


# ---- PettingZoo

ADVICE = ("Observation space for each agent probably should be", "Observation is not a NumPy array")
"""Its advice to those who have an action mask in their observations, as its own games do."""


@every_game
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_pettingzoo_api(game: Game, make: Any) -> None:
    for seats in game.seats:
        with warnings.catch_warnings():
            for advice in ADVICE:
                warnings.filterwarnings("ignore", advice)
            api_test(make(game=game.name, seats=seats), num_cycles=200)


@every_game
def test_pettingzoo_seeds(game: Game) -> None:
    seed_test(lambda: pettingzoo.env(game=game.name), num_cycles=60)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game=game.name), num_cycles=60)


@every_game
def test_pettingzoo_cycles(game: Game) -> None:
    def parallel(max_cycles: int) -> Any:
        return pettingzoo.parallel_env(game=game.name, max_cycles=max_cycles)

    parallel_api_test(parallel(200), num_cycles=200)
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )


def test_a_seat_is_cut_off_after_so_many_choices() -> None:
    table = pettingzoo.raw_env(max_cycles=5)
    table.reset(seed=1)
    choices = dict.fromkeys(table.possible_agents, 0)
    for agent in table.agent_iter():
        sight, reward, terminated, truncated, _ = table.last()
        assert not terminated
        assert reward == 0
        if not truncated:
            choices[agent] += 1
        table.step(None if truncated else int(sight["action_mask"].argmax()))
    assert max(choices.values()) == 5


def test_places_are_rewarded_at_the_end() -> None:
    table = pettingzoo.raw_env(seats=3)
    table.reset(seed=2)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        sight, reward, terminated, _, _ = table.last()
        total[agent] += reward
        table.step(None if terminated else int(sight["action_mask"].argmax()))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0


def test_waiting_is_all_that_others_may_do() -> None:
    table = pettingzoo.parallel_env(seats=3)
    seen, _ = table.reset(seed=3)
    waiting = game("pamplona").codes
    free = [agent for agent in table.agents if not seen[agent]["action_mask"][waiting]]
    assert len(free) == 1
    still, *_ = table.step(dict.fromkeys(table.agents, waiting))
    assert (still[free[0]]["action_mask"] == seen[free[0]]["action_mask"]).all(), "nothing said, nothing done"


def test_a_position_can_be_looked_at() -> None:
    for make in (pettingzoo.raw_env, pettingzoo.parallel_env):
        table = make(render_mode="ansi")
        table.reset(seed=1)
        assert "points  30" in str(table.render())


# ---- Gymnasium


@every_game
def test_gymnasium_checks(game: Game) -> None:
    table = gymnasium.make("ludothek/Solo-v0", game=game.name, seats=game.seats[1], opponents="novice")
    check_env(table.unwrapped, skip_render_check=True)


def test_gymnasium_plays_whole_games() -> None:
    table = Solo("pamplona", seats=3, opponents=["random", "greedy"], render_mode="ansi")
    rewards = []
    seats = set()
    for seed in range(8):
        _, info = table.reset(seed=seed)
        seats.add(info["seat"])
        over, reward = False, 0.0
        while not over:
            assert info["action_mask"].any()
            _, reward, over, truncated, info = table.step(np.int64(info["action_mask"].argmax()))
            assert not truncated
        rewards.append(reward)
    assert set(rewards) <= {-1.0, -0.5, 0.0, 0.5, 1.0}
    assert len(seats) > 1
    assert "credits" in str(table.render())
    with pytest.raises(ValueError, match="room for 2 opponents"):
        Solo(seats=3, opponents=["random"])


def test_gymnasium_takes_something_illegal_as_lost() -> None:
    table = Solo("pamplona", seat=1)
    _, info = table.reset(seed=1)
    assert info["seat"] == 1
    _, reward, over, _, _ = table.step(np.int64(info["action_mask"].argmin()))
    assert (reward, over) == (-1.0, True)


@every_game
def test_gymnasium_vector(game: Game) -> None:
    """The same seeds and actions give the same games; what is returned is the caller's; final sights are told."""
    tables = gymnasium.make_vec("ludothek/Solo-v0", num_envs=16, game=game.name, opponents="random")
    assert isinstance(tables, SoloVector)
    runs = []
    for _ in range(2):
        seen, info = tables.reset(seed=7)
        assert tables.observation_space.contains(seen)
        kept = [seen]
        copies = [seen.copy()]
        finals = 0
        for _ in range(300):
            seen, rewards, over, cut, info = tables.step(info["action_mask"].argmax(axis=1))
            kept.append(seen)
            copies.append(seen.copy())
            assert not cut.any()
            assert not rewards[~over].any()
            finals += int(info["_final_obs"].sum()) if over.any() else 0
        assert all((one == two).all() for one, two in zip(kept, copies, strict=True))
        runs.append((np.stack(copies), finals))
    assert (runs[0][0] == runs[1][0]).all()
    assert runs[0][1] == runs[1][1]


# ---- OpenSpiel


@every_game
def test_openspiel_random_simulation(game: Game) -> None:
    openspiel.register()
    for players in game.seats:
        made = pyspiel.load_game(openspiel.short_name(game.name), {"players": players})
        pyspiel.random_sim_test(made, num_sims=1, serialize=players == game.seats[0], verbose=False)


def test_openspiel_has_chance_in_its_tree() -> None:
    openspiel.register()
    openspiel.register()
    assert {openspiel.short_name(name) for name in SHELF} <= set(pyspiel.registered_names())
    made = pyspiel.load_game("ludothek_pamplona", {"players": 3, "options": '{"first": 1}', "board": "short"})
    state = made.new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert len(state.chance_outcomes()) == 20
    child = state.child(state.chance_outcomes()[0][0])
    assert state.is_chance_node(), "a child is a position of its own"
    assert child.current_player() == 1
    assert child.action_to_string(child.legal_actions()[0]) == "A1+2"
    assert len(child.observation_tensor(0)) == len(game("pamplona").observed)
