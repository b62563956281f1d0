"""Whole games as digests, which every way of running the rules must reproduce: compiled, bounds-checked, interpreted.

A digest covers every code of some games and the positions in which they end, as people see them. The interpreted run
is slow, so of some cases it plays only the first games, which have a digest of their own.
"""

import hashlib
import json
from typing import Any

import msgspec
import numpy as np
import pytest

from ludothek.kit import verbs
from ludothek.kit.chance import Lists, Source, below, seed_source, weighted
from ludothek.kit.game import Game, games
from ludothek.kit.record import Cells
from ludothek.kit.rule import COMPILED, rule
from ludothek.kit.verbs import CHANCE, NOBODY
from tests.conftest import Golden
from tests.games.cases import CASES, FEW, Case

SEED = 1992
LENGTH = 1_000
"""Longer games are played no further: what they have seen by then is enough."""

FIRST, ALL = 2, 300
"""So many games of each case the interpreted run plays, and the others."""


@rule
def record_game(boards: Any, states: Any, source: Source, lists: Lists, free: int, record: Cells) -> int:
    """Play `states[0]` to its end, or as far as `record` reaches, and write its codes down; choose from `allowed` if
    `free`, else from `legal`."""
    for length in range(len(record)):
        mover = verbs.to_move(states[0])
        if mover == NOBODY:
            return length
        if mover == CHANCE:
            code = weighted(source, lists, verbs.chances(boards[0], states[0], lists.codes, lists.weights))
        elif free:
            code = int(lists.codes[below(source, verbs.allowed(boards[0], states[0], lists.codes))])
        else:
            code = int(lists.codes[below(source, verbs.legal(boards[0], states[0], lists.codes))])
        verbs.apply(boards[0], states[0], code)
        record[length] = code
    return len(record)


def digests(case: Case, games: int) -> dict[str, str]:
    """Of the first games and of all of them, or of the first alone if no more are asked for."""
    digest = hashlib.sha256()
    found = {}
    boards, states = case.game.Board.batch(1), case.game.State.batch(1)
    boards[0] = case.board.record
    source, lists, record = Source.blank(), Lists.blank(), np.zeros(LENGTH, np.int16)
    for number in range(games):
        states[0] = case.start()
        seed_source(source, SEED, number)
        length = record_game(boards, states, source, lists, number % 2, record)
        digest.update(record[:length].astype("<i2").tobytes())
        digest.update(msgspec.json.encode(case.game.view(case.board, states)))
        if number + 1 in {FIRST, games}:
            found[str(number + 1)] = digest.hexdigest()[:24]
    return found


BOARDS = [pytest.param(game, board, id=f"{game.name}-{board}") for game in games() for board in game.boards()]


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_digests_of_whole_games(game: Game, board: str, golden: Golden) -> None:
    wanted = ALL if COMPILED else FIRST
    found = {str(case): digests(case, wanted) for case in FEW if (case.game, case.board.id) == (game, board)}
    file = f"digests/{game.name}-{board}.json"
    if golden.update:
        assert COMPILED, "only a compiled run plays all games"
        golden.write(file, json.dumps(found, indent=1) + "\n")
    committed = json.loads(golden.read(file))
    assert committed.keys() == {str(case) for case in CASES if (case.game, case.board.id) == (game, board)}
    for case, digest in found.items():
        assert digest.items() <= committed[case].items(), case


def test_digests_tell_one_game_from_another() -> None:
    assert len({digests(case, FIRST)[str(FIRST)] for case in CASES[:10]}) == 10
