"""What a step costs through each environment: a choice, what follows, the observation and the mask, on one core.

script/bench environments            some seconds for each
script/bench environments --quick    a tenth of that
"""

import argparse
import time
from collections.abc import Iterator
from typing import Any

import gymnasium
import pyspiel

from ludothek.envs import openspiel, pettingzoo
from ludothek.envs.batch import Batch
from ludothek.kit.game import SHELF

GAMES = 1024
"""So many games side by side: their arrays stay in the processor's cache."""


def main() -> None:
    """Print steps a second for every game and way, and how they compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a tenth of the time")
    seconds = 0.3 if parser.parse_args().quick else 3.0
    openspiel.register()
    for name in SHELF:
        rates = {
            "batch": rate(batch_steps(name), seconds),
            "Gymnasium, vector": rate(vector_steps(name), seconds),
            "PettingZoo, raw": rate(zoo_steps(pettingzoo.raw_env(game=name)), seconds),
            "PettingZoo, wrapped": rate(zoo_steps(pettingzoo.env(game=name)), seconds),
            "OpenSpiel": rate(spiel_steps(openspiel.short_name(name)), seconds),
        }
        for way, steps in rates.items():
            print(f"{name:10} {way:20} {steps:13,.0f} steps/s  {rates['batch'] / steps:8,.1f} × as long as batch")
    backgammon = rate(spiel_steps("backgammon"), seconds)
    print(f"for reference, OpenSpiel's own backgammon, in C++ stepped from Python: {backgammon:,.0f} steps/s")


def rate(steps: Iterator[int], seconds: float) -> float:
    """Steps a second; the first round, in which compiled code is fetched, does not count."""
    next(steps)
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        done += next(steps)
    return done / (time.perf_counter() - began)


def batch_steps(name: str) -> Iterator[int]:
    """Random games of two; each round is a step in all of them."""
    games = Batch(name, GAMES, seed=1)
    while True:
        games.step(games.sample())
        yield GAMES


def vector_steps(name: str) -> Iterator[int]:
    """A learner that takes the first legal code, against random opponents."""
    tables = gymnasium.make_vec(
        "ludothek.envs.gymnasium:ludothek/Solo-v0", num_envs=GAMES, game=name, opponents="random"
    )
    _, info = tables.reset(seed=1)
    while True:
        *_, info = tables.step(info["action_mask"].argmax(axis=1))
        yield GAMES


def zoo_steps(table: Any) -> Iterator[int]:
    """Whole games, always the first legal code; `last` is asked before every step."""
    table.reset(seed=1)
    while True:
        steps = 0
        for _ in table.agent_iter(500):
            sight, _, terminated, truncated, _ = table.last()
            table.step(None if terminated or truncated else int(sight["action_mask"].argmax()))
            steps += 1
        if not table.agents:
            table.reset()
        yield steps


def spiel_steps(name: str) -> Iterator[int]:
    """Whole games, always the first legal action, chance's too, with the observation of whoever is to choose."""
    made = pyspiel.load_game(name)

    def first(state: Any) -> int:
        return int(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])

    while True:
        state = made.new_initial_state()
        steps = 0
        while not state.is_terminal() and steps < 500:
            if not state.is_chance_node():
                state.observation_tensor()
            state.apply_action(first(state))
            steps += 1
        yield steps


if __name__ == "__main__":
    main()
