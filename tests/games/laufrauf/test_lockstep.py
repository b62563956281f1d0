"""Two ways to the same answer: the engine and the slow rules play the same games, decision by decision."""

import random
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

import ludothek
from ludothek.kit.game import game
from ludothek.kit.play import Position
from ludothek.kit.rule import COMPILED
from tests.games.laufrauf.slow import CAMP, DICE, SETS, SUMMIT, Mountain, SlowGame

OPTIONS: list[dict[str, Any]] = [
    {},
    {"cards": True},
    {"overlook": True, "corners": "beside"},
    {"cards": True, "overlook": True, "first": 1},
]
BOARDS = list(game("laufrauf").boards())
HABITS = ["any", "climb", "crowd", "hoard", "climb", "crowd"]
GAMES = 6 if COMPILED else 2
PATIENCE = {"climb": 2500 if COMPILED else 100}
"""After so many codes a game is broken off, with other habits sooner: who does not climb hardly ever gets home."""

IMPATIENCE = 300 if COMPILED else 60


def both(board: str, seats: int, options: dict[str, Any]) -> tuple[Position, SlowGame]:
    """One game twice."""
    fast = ludothek.new("laufrauf", seats, options, board)
    view: Any = fast.board.view
    return fast, SlowGame(seats, Mountain(view.lower, view.middle), **options)


def agree(fast: Position, slow: SlowGame) -> None:
    """Both say the same about everything that a person sees."""
    mover = slow.to_move()
    seats = {f"seat {seat}": seat for seat in range(slow.seats)}
    assert fast.to_move == {"chance": ludothek.CHANCE, "nobody": ludothek.NOBODY, **seats}[mover]
    assert {fast.notation(move) for move in fast.legal} == slow.moves()
    assert {fast.notation(move) for move in fast.canonical} <= slow.moves()
    assert shares({fast.notation(move): weight for move, weight in fast.chances}) == shares(slow.chances())
    assert fast.score == slow.scores()
    assert fast.standing == slow.places()
    seen = fast.view()
    assert (seen.ring and (seen.ring.seat, seen.ring.pawn)) == (slow.ringed and (slow.ringed.seat, slow.ringed.number))
    for seat, team in enumerate(slow.climbers):
        shown = seen.seats[seat]
        assert [pawn.level for pawn in shown.pawns] == [climber.level for climber in team]
        away = [0 if c.level in {CAMP, SUMMIT} else c.square + 1 for c in team]
        assert [pawn.square for pawn in shown.pawns] == away
        assert set(shown.cards) == slow.hands[seat]
        assert len(shown.cards) == len(slow.hands[seat])
    if mover != "nobody":
        assert seen.turn == slow.turn
        if slow.wants not in {"lot", "roll"}:
            assert {die.die: die.face for die in seen.dice} == slow.dice
    if slow.with_cards:
        assert {card.card: card.pile for card in seen.cards} == {card.card: slow.pile[card.card] for card in seen.cards}
        assert sum(card.discarded for card in seen.cards) == slow.discards.total()


def shares(weights: Mapping[str, int]) -> dict[str, Fraction]:
    total = sum(weights.values())
    return {said: Fraction(weight, total) for said, weight in weights.items()}


def choose(slow: SlowGame, habit: str, dice: random.Random) -> str:
    """What is said next; habits lead to different corners of the game."""
    if slow.to_move() == "chance":
        weights = slow.chances()
        return dice.choices(list(weights), list(weights.values()))[0]
    moves = sorted(slow.moves())
    if habit == "any" or dice.random() < 0.1:
        return dice.choice(moves)
    wanted = {
        "climb": ("ascend", "foreign", "joker foreign", "start", "direct", "again", "run", "overlook", "silent"),
        "crowd": ("capture", "backcapture", "joker back", "back", "direct", "start", "foreign", "run"),
        "hoard": ("steal", "draw", "trade", "overlook", "start", "again", "joker"),
    }[habit]
    for word in wanted:
        if some := [move for move in moves if move.startswith(word)]:
            return dice.choice(some)
    return dice.choice(moves)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", range(2, 5))
def test_engine_and_slow_rules_agree_all_game_long(seats: int, options: dict[str, Any]) -> None:
    dice = random.Random(f"{seats} {options}")
    ended = 0
    for number in range(GAMES):
        board = BOARDS[number % len(BOARDS)]
        habit = HABITS[number % len(HABITS)]
        fast, slow = both(board, seats, options)
        said: list[str] = []
        try:
            agree(fast, slow)
            while not fast.over and len(said) < PATIENCE.get(habit, IMPATIENCE):
                said.append(choose(slow, habit, dice))
                fast.play(said[-1])
                slow.play(said[-1])
                agree(fast, slow)
        except Exception as error:
            error.add_note(f"on board {board} after: {'; '.join(said)}")
            raise
        ended += fast.over
    assert ended or not COMPILED


def chance(slow: SlowGame, goal: str, rolled: str) -> float:
    """How likely it is, if these dice are rolled again, that `goal` becomes possible before the rolls are used up."""

    @cache
    def reached(shown: tuple[int, ...]) -> bool:
        before, slow.dice = slow.dice, dict(zip(DICE, shown, strict=True))
        found = any(move.startswith(goal) for move in slow.actions())
        slow.dice = before
        return found

    @cache
    def after(shown: tuple[int, ...], again: str, left: int) -> float:
        dice = DICE if again == "all" else again.split()
        faces = [range(1, 7) if die in dice else [face] for die, face in zip(DICE, shown, strict=True)]
        outcomes = list(product(*faces))
        return sum(best(then, left - 1) for then in outcomes) / len(outcomes)

    @cache
    def best(shown: tuple[int, ...], left: int) -> float:
        if reached(shown):
            return 1.0
        return max(after(shown, again, left) for again in SETS) if left else 0.0

    return after(tuple(slow.dice.values()), rolled, 3 - slow.rolls)


def test_the_odds_shown_are_those_of_somebody_who_tries_for_nothing_else() -> None:
    dice, checked, wanted = random.Random(5), 0, 30 if COMPILED else 3
    while checked < wanted:
        fast, slow = both("ours", 2, {"first": 0})
        for _ in range(400):
            if slow.wants == "choose" and slow.rolls < 3 and dice.random() < 0.1:
                shown = fast.view().odds
                assert {odds.dice.replace("-", " ") for odds in shown} == set(SETS)
                for odds in shown:
                    again = odds.dice.replace("-", " ")
                    assert odds.start == pytest.approx(chance(slow, "start", again), abs=1e-4)
                    assert odds.ascend == pytest.approx(chance(slow, "ascend", again), abs=1e-4)
                checked += 1
            said = choose(slow, "climb", dice)
            fast.play(said)
            slow.play(said)
            if fast.over:
                break
