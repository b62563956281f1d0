"""One whole game as text for each combination of options: read the difference when one of these tests fails.

`pytest tests/games --golden-update` writes what the engine does now; the difference is then in git's hands.
"""

from collections.abc import Iterator
from itertools import chain, cycle
from typing import Any

import msgspec
import pytest

import ludothek
from ludothek.kit.game import Game, games
from tests.conftest import Golden
from tests.games.cases import chosen, option_sets

TABLES = (2, 3, 4, 6)
"""Seats of the games, in turn."""

DRAWN = 50
"""Codes from one drawing to the next."""

LONG, HEAD, TAIL = 600, 200, 60
"""A game of more codes than LONG shows so many from its beginning and its end."""


def playthroughs() -> Iterator[Any]:
    """Every combination of options once, on each board in turn, at tables of several sizes."""
    for game in games():
        low, high = game.seats
        tables = [seats for seats in TABLES if low <= seats <= high] or [low]
        for options, seats, board in zip(option_sets(game), cycle(tables), cycle(game.boards()), strict=False):
            words = "-".join(f"{key}={value}" for key, value in msgspec.to_builtins(options).items()) or "plain"
            name = f"{game.name}/{words}-{seats}-{board}.txt".replace("_", "-").lower()
            yield pytest.param(game, options, seats, board, name, id=name)


def playthrough(game: Game, options: Any, seats: int, board: str) -> Iterator[str]:
    """A game played at random, of a long one its beginning and its end."""
    parts = list(steps(game, options, seats, board))
    if len(parts) <= LONG:
        return iter(parts)
    return chain(parts[:HEAD], [f"\n… {len(parts) - HEAD - TAIL} codes …\n"], parts[-TAIL:])


def steps(game: Game, options: Any, seats: int, board: str) -> Iterator[str]:
    """Who chose what of how many choices, what happened, and every now and then the drawing; a part for each code."""
    pos = ludothek.new(game.name, seats, options, board)
    stream = ludothek.Stream(7)
    yield f"{game.name}, rules {game.rules_version}, board {board}, {seats} seats, options {_json(options)}"
    while not pos.over:
        lines = [f"\n{pos}\n"] if len(pos.codes) % DRAWN == 0 else []
        mover = pos.to_move
        if mover == ludothek.CHANCE:
            who = f"chance of {len(pos.chances)}"
            facts = pos.roll(stream)
        else:
            canonical = [game.encode(move) for move in pos.canonical]
            who = f"seat {mover + 1} of {len(canonical)}/{len(pos.legal)}"
            facts = pos.play(chosen(pos, stream, canonical))
        lines.append(f"{len(pos.codes)}. {who}: {pos.notation(game.decode(pos.codes[-1]))}")
        yield "\n".join([*lines, *(f"    {_json(fact)}" for fact in facts)])
    yield f"\n{pos}\n"
    yield f"scores {pos.score}, places {pos.standing}\n"


def _json(struct: Any) -> str:
    return msgspec.json.encode(struct).decode().replace('"', "")


@pytest.mark.parametrize(("game", "options", "seats", "board", "name"), list(playthroughs()))
def test_playthrough(game: Game, options: Any, seats: int, board: str, name: str, golden: Golden) -> None:
    text = "\n".join(playthrough(game, options, seats, board))
    if golden.update:
        golden.write(f"playthroughs/{name}", text)
    assert text.splitlines() == golden.read(f"playthroughs/{name}").splitlines()


@pytest.mark.parametrize("folder", ["playthroughs", "digests"])
def test_no_expectation_is_left_over(folder: str, golden: Golden) -> None:
    kept = {path.relative_to(golden.folder / folder).as_posix() for path in (golden.folder / folder).rglob("*.*")}
    wanted = {
        "playthroughs": {param.values[4] for param in playthroughs()},
        "digests": {f"{game.name}-{board}.json" for game in games() for board in game.boards()},
    }
    assert kept == wanted[folder]
