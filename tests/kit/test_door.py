"""A game asked from Python in plain lists: the same answers as the verbs give."""

from typing import Any

import numpy as np

import ludothek
from ludothek.kit import verbs
from ludothek.kit.door import Rules
from ludothek.kit.game import game

GAME = game("pamplona")
BOARD = GAME.boards()["ours"]


def listed(verb: Any, state: Any) -> list[int]:
    out = np.zeros(GAME.widest, np.int16)
    found: list[int] = out[: verb(BOARD.record, state, out)].tolist()
    return found


def test_answers_are_those_of_the_verbs() -> None:
    rules, stream = Rules(GAME, BOARD), ludothek.Stream(6)
    block = rules.start(GAME.Options(), 3)
    while (mover := rules.to_move(block)) != ludothek.NOBODY:
        state = block[0]
        assert mover == verbs.to_move(state)
        assert rules.turn(block) == verbs.turn(state)
        codes, weights = rules.outcomes(block)
        if mover == ludothek.CHANCE:
            assert rules.allowed(block) == rules.legal(block) == []
            assert len(codes) == len(weights) > 0
        else:
            assert rules.allowed(block) == listed(verbs.allowed, state)
            assert rules.legal(block) == listed(verbs.legal, state)
            assert codes == weights == []
            codes = rules.allowed(block)
        assert rules.count(block, 3)[0] == [verbs.score(BOARD.record, state, seat) for seat in range(3)]
        rules.apply(block, codes[stream.below(len(codes))])
    assert rules.allowed(block) == rules.legal(block) == []
    assert rules.outcomes(block) == ([], [])


def test_an_answer_stays_when_the_next_question_is_asked() -> None:
    rules = Rules(GAME, BOARD)
    block = rules.start(GAME.Options(), 6)
    lots, _ = rules.outcomes(block)
    kept = list(lots)
    rules.apply(block, lots[0])
    rules.outcomes(block)
    assert lots == kept


def test_a_position_is_its_block_and_nothing_else() -> None:
    rules = Rules(GAME, BOARD)
    block = rules.start(GAME.Options(), 2)
    rules.apply(block, rules.outcomes(block)[0][0])
    twin = block.copy()
    rules.apply(block, rules.outcomes(block)[0][3])
    assert rules.to_move(block) == 0
    assert rules.to_move(twin) == ludothek.CHANCE
