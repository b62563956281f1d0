"""What bots think of a turn with its dice is exact: the same as a walk through every choice and every outcome."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ludothek.games.laufrauf.prospects import WORTH_A_THOUGHT
from ludothek.kit import verbs
from ludothek.kit.judge import Judge, margin, unlearned
from ludothek.kit.play import Position
from ludothek.kit.record import copied
from ludothek.kit.rule import COMPILED, rule
from ludothek.kit.verbs import CHANCE, NOBODY
from tests.games.cases import Case
from tests.games.laufrauf.drawn import drawn


@rule
def margin_of(boards: Any, states: Any, seat: int, judge: Judge) -> float:
    return margin(boards[0], states[0], seat, judge)


def walked(pos: Position) -> Callable[[Any], float]:
    """What a state is worth to the seat on turn when its turn ends, if it chooses best and chance has no wishes."""
    case = Case(pos.game, pos.board, pos.options, pos.seats)
    mover = pos.turn
    known: dict[bytes, float] = {}

    def worth(state: Any) -> float:
        if state.tobytes() not in known:
            known[state.tobytes()] = reckoned(state)
        return known[state.tobytes()]

    def reckoned(state: Any) -> float:
        if verbs.to_move(state) == NOBODY or verbs.turn(state) != mover:
            states = case.game.State.batch(1)
            states[0] = state
            return margin_of(case.board.block, states, mover, unlearned(case.seats))
        if verbs.to_move(state) == CHANCE:
            codes, weights = case.outcomes(state)
            return float(np.average([worth(after(state, code)) for code in codes], weights=weights))
        return max(worth(after(state, code)) for code in case.listed(verbs.legal, state))

    def after(state: Any, code: int) -> Any:
        then = copied(state)
        verbs.apply(case.board.record, then, code)
        return then

    return worth


def considered(pos: Position) -> dict[int, float]:
    """The codes that are considered and what each is said to be worth."""
    codes, worths = np.zeros(pos.game.widest, np.int16), np.zeros(pos.game.widest)
    judge = unlearned(pos.seats)
    n = verbs.consider(pos.board.record, pos.state, pos.game.State.batch(2), codes, worths, judge)
    return dict(zip(codes[:n].tolist(), worths[:n].tolist(), strict=True))


LINES = [
    "1: 38 m25 12 | 2: m26° 9 camp",
    "1: camp camp m4 | 2: m5 39 camp | 3: 1 2 3",
    "1: top top m24 | 2: m9 camp top",
]


@pytest.mark.parametrize("roll", [1, 2, 3] if COMPILED else [3])
@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("dice", ["1 1 *4", "2 5 *2", "6 6 *3", "1 3 *5"])
def test_a_turn_is_reckoned_out_exactly(line: str, dice: str, roll: int) -> None:
    pos = drawn(line, dice=dice, roll=roll)
    assert pos.turn == 0
    found = considered(pos)
    worth = walked(pos)
    exact = {}
    for code in [pos.game.encode(move) for move in pos.canonical]:
        then = pos.copy()
        then.play(code)
        exact[code] = worth(then.state)
    best = max(exact.values())
    assert found == pytest.approx({code: value for code, value in exact.items() if value >= best - WORTH_A_THOUGHT})


def test_what_is_not_a_matter_of_dice_is_left_to_the_bots() -> None:
    assert considered(drawn("1: m5 m9 37 | 2: camp camp camp", dice="6 5 *6")) == {}
