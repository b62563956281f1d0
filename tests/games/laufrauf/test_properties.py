"""What is true in every game of Lauf rauf!, however it is played: nothing is lost, nothing comes from nowhere."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ludothek.games.laufrauf import facts
from ludothek.games.laufrauf.moves import CARDS
from ludothek.games.laufrauf.view import View
from ludothek.kit.rule import COMPILED
from tests.games.cases import CASES, Case

LAUFRAUF = [case for case in CASES if case.game.name == "laufrauf"]
COPIES, RING_AT_MOST = 4, 1

any_game = given(case=st.sampled_from(LAUFRAUF), seed=st.integers(0, 2**32))
bounded = settings(max_examples=40 if COMPILED else 4)
CODES = 800 if COMPILED else 200
"""So far a game is followed."""


@dataclass(frozen=True)
class Step:
    """One code of a game: before it, after it, and what is told about it."""

    before: View
    after: View
    told: list[Any]

    def of(self, kind: type[Any]) -> list[Any]:
        return [fact for fact in self.told if type(fact) is kind]


def game_of(case: Case, seed: int) -> Iterator[Step]:
    """A game in which a seat seldom rolls again and likes to capture, to go up and to use cards."""
    dice = random.Random(seed)
    pos = case.position()
    after = pos.view()
    while not pos.over and len(pos.codes) < CODES:
        before = after
        if pos.chances:
            moves, weights = zip(*pos.chances, strict=True)
            told = pos.play(dice.choices(moves, weights)[0])
        else:
            bold = [move for move in pos.legal if not hasattr(move, "dice") and not hasattr(move, "steps")]
            told = pos.play(dice.choice(bold if bold and dice.random() < 0.6 else pos.legal))
        after = pos.view()
        yield Step(before, after, told)


def pawns(view: View) -> dict[tuple[int, int], Any]:
    """All pawns by seat and number."""
    return {(seat, number): pawn for seat, held in enumerate(view.seats) for number, pawn in enumerate(held.pawns)}


@bounded
@any_game
def test_no_square_holds_two_pawns_and_no_pawn_is_lost(case: Case, seed: int) -> None:
    for step in game_of(case, seed):
        squares = Counter((pawn.level, pawn.square) for pawn in pawns(step.after).values() if pawn.square)
        assert set(squares.values()) <= {1}
        for held in step.after.seats:
            levels = Counter(pawn.level for pawn in held.pawns)
            assert (levels["camp"], levels["summit"], levels.total()) == (held.camp, held.score, 3)


@bounded
@any_game
def test_every_pawn_that_moved_is_told_of_and_no_other_is(case: Case, seed: int) -> None:
    for step in game_of(case, seed):
        before, after = pawns(step.before), pawns(step.after)
        moved = {
            name
            for name, pawn in after.items()
            if (pawn.level, pawn.square) != (before[name].level, before[name].square)
        }
        own = (facts.Starts, facts.Runs, facts.Ascends, facts.Summits, facts.Captures, facts.Directs, facts.Backs)
        named = [(fact.seat, fact.pawn) for fact in step.told if isinstance(fact, own)]
        others = [(fact.seat, fact.pawn) for fact in [*step.of(facts.Pushes), *step.of(facts.Returns)]]
        assert len(named) <= 1
        assert sorted(named + others) == sorted(moved)
        for fact in step.of(facts.Pushes):
            length = getattr(case.board.view, fact.ring)
            assert (fact.to - fact.start) % length in {1, length - 1}
            assert (before[fact.seat, fact.pawn].square, after[fact.seat, fact.pawn].square) == (fact.start, fact.to)


@bounded
@any_game
def test_the_summit_is_final_and_base_camp_is_reached_only_by_capture(case: Case, seed: int) -> None:
    for step in game_of(case, seed):
        before, after = pawns(step.before), pawns(step.after)
        captured = {(fact.seat, fact.pawn) for fact in step.of(facts.Returns)}
        for name, pawn in before.items():
            if pawn.level == "summit":
                assert after[name].level == "summit"
            if pawn.level != "camp" and after[name].level == "camp":
                assert name in captured
        assert len(captured) <= 1
        for fact in step.of(facts.Summits):
            assert not step.before.seats[fact.seat].camp, "L24"
            assert not before[fact.seat, fact.pawn].ringed, "L43"


@bounded
@any_game
def test_the_ring_is_with_the_spirit_or_on_the_middle_ring_and_every_change_is_told(case: Case, seed: int) -> None:
    for step in game_of(case, seed):
        bearers = [name for name, pawn in pawns(step.after).items() if pawn.ringed]
        assert len(bearers) <= RING_AT_MOST
        assert all(pawns(step.after)[name].level == "middle" for name in bearers)
        told = [*step.of(facts.Rings), *step.of(facts.Frees)]
        assert len(told) == (step.before.ring != step.after.ring)


@bounded
@any_game
def test_nobody_overtakes_the_ringed_pawn(case: Case, seed: int) -> None:
    """Between the squares that a pawn leaves and reaches, the ringed one does not stand."""
    length = case.board.view.middle  # type: ignore[attr-defined]  # the game's own view
    for step in game_of(case, seed):
        ring = step.before.ring
        if ring is None:
            continue
        there = pawns(step.before)[ring.seat, ring.pawn].square
        for fact in step.told:
            if not isinstance(fact, facts.Runs | facts.Captures | facts.Backs | facts.Summits):
                continue
            if getattr(fact, "ring", "middle") == "middle" and (fact.seat, fact.pawn) != (ring.seat, ring.pawn):
                backward = isinstance(fact, facts.Backs) or fact.rule == "L66"
                away = (fact.start - there if backward else there - fact.start) % length
                assert away >= fact.steps


@bounded
@any_game
def test_no_card_is_lost(case: Case, seed: int) -> None:
    for step in game_of(case, seed):
        held = Counter(card for seat in step.after.seats for card in seat.cards)
        for row in step.after.cards:
            assert row.pile + row.discarded + held[row.card] == COPIES
        assert all(len(set(seat.cards)) == len(seat.cards) for seat in step.after.seats)
        assert [row.card for row in step.after.cards] == (list(CARDS) if case.options.cards else [])  # type: ignore[attr-defined]  # the game's own options


@bounded
@any_game
def test_the_odds_for_one_roll_are_a_count_of_faces(case: Case, seed: int) -> None:
    """With one roll to come, the chance of a start is that of enough points."""
    for step in game_of(case, seed):
        for row in step.after.odds if step.after.left <= 1 else []:
            again = range(3) if row.dice == "all" else [("A", "B", "black").index(die) for die in row.dice.split("-")]
            lying = [die.face for die in step.after.dice]
            rolled = [
                sum(face for die, face in enumerate(lying) if die not in again) + sum(faces)
                for faces in product(range(1, 7), repeat=len(again))
            ]
            wanted = (
                sum(points >= 15 for points in rolled) / len(rolled) if step.after.seats[step.after.turn].camp else 0
            )
            assert row.start == round(wanted, 4)
            assert 0 <= row.ascend <= 1
