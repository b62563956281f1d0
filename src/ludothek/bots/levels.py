"""The four levels for people, by how far a bot sees and how long it thinks; and all bots by name."""

from typing import Any

from ludothek.bots.hints import Advice, advise
from ludothek.bots.thinking import Bot, Look, Random, Rehearsal, Search
from ludothek.kit.game import Game

PATIENCE_MS = 1000.0
"""No level thinks longer about a turn of as many decisions as the game says, however slow the machine."""

MASTER = Rehearsal(rehearsals=600, otherwise=Search(iterations=20_000))

LEVELS: dict[str, Bot] = {
    "novice": Look(overlooked=65, at_once=True),
    "player": Look(overlooked=30, at_once=True),
    "expert": Look(),
    "master": MASTER,
}

BOTS: dict[str, Bot] = {"random": Random(), "greedy": Look(), **LEVELS}


def bot(name: str) -> Bot:
    """The bot of that name, or `search:N` for a search of N iterations; ValueError when there is none."""
    kind, _, iterations = name.partition(":")
    if kind == "search" and iterations.isdecimal() and int(iterations) > 0:
        return Search(int(iterations))
    if name not in BOTS:
        raise ValueError(f"no bot is called {name!r}; there are: {', '.join(BOTS)}, search:1000")
    return BOTS[name]


def choose(game: Game, board: Any, state: Any, level: str, seed: int, budget_ms: float = PATIENCE_MS) -> int:
    """What a bot of the level plays for the seat to move. `state` stays as it is; equal seeds give equal codes unless
    the budget runs out."""
    return LEVELS[level](game, board, state, seed, budget_ms)


def hint(game: Game, board: Any, state: Any, seed: int) -> Advice:
    """The Master's choice and why."""
    return advise(MASTER, game, board, state, seed, PATIENCE_MS)
