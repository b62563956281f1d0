"""What is true in every game of Viva Pamplona!, however it is played: nothing is lost, nothing comes from nowhere."""

import random
import typing
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludothek
from ludothek.games.pamplona import facts
from ludothek.games.pamplona.view import View
from ludothek.kit.rule import COMPILED
from tests.games.cases import CASES, Case
from tests.games.pamplona.test_lockstep import LONG

PAMPLONA = [case for case in CASES if case.game.name == "pamplona"]
CAPITAL, CREDIT, LAST_RANK, CARDS = 30, 10, 12, 22

any_game = given(case=st.sampled_from(PAMPLONA), seed=st.integers(0, 2**32))
bounded = settings(max_examples=40 if COMPILED else 4)


@dataclass(frozen=True)
class Step:
    """One code of a game: before it, after it, and what is told about it."""

    before: View
    after: View
    told: list[Any]

    def of(self, kind: type[Any]) -> list[Any]:
        return [fact for fact in self.told if type(fact) is kind]


def game_of(case: Case, seed: int) -> Iterator[Step]:
    """A game in which a seat likes to catch up with others, so that there are scuffles."""
    dice = random.Random(seed)
    pos = case.position()
    after = pos.view()
    while not pos.over:
        before = after
        if pos.chances:
            moves, weights = zip(*pos.chances, strict=True)
            told = pos.play(dice.choices(moves, weights)[0])
        else:
            told = pos.play(dice.choice(crowding(pos) or pos.legal) if dice.random() < 0.7 else dice.choice(pos.legal))
        after = pos.view()
        yield Step(before, after, told)


def crowding(pos: ludothek.Position) -> list[Any]:
    """Runs that end where somebody stands already."""
    seats = pos.view().seats
    taken = {runner.square for seat in seats for runner in seat.runners if runner.in_play}
    mine = seats[pos.turn].runners
    return [move for move in pos.legal if hasattr(move, "steps") and mine[move.runner].square + move.steps in taken]


def squares(view: View) -> list[int]:
    return [runner.square for seat in view.seats for runner in seat.runners]


def ranks(view: View) -> list[int]:
    return [runner.rank for seat in view.seats for runner in seat.runners]


@bounded
@any_game
def test_points_are_paid_between_seats_and_bank_and_every_payment_is_told(case: Case, seed: int) -> None:
    bank = 0
    for step in game_of(case, seed):
        gained: Counter[int] = Counter()
        for fact in step.told:
            match fact:
                case facts.Fears(seat=seat, points=points):
                    gained[seat] -= points
                    bank += points
                case facts.Scuffles(seat=seat, other=other, points=points):
                    gained[seat] += points
                    gained[other] -= points
                case facts.Settles(seat=seat, points=points):
                    gained[seat] += points
                    bank -= points
        borrowed = Counter({fact.seat: fact.credits for fact in step.of(facts.Borrows)})
        for seat, (before, after) in enumerate(zip(step.before.seats, step.after.seats, strict=True)):
            assert after.credits - before.credits == borrowed[seat]
            assert after.points - before.points == gained[seat] + CREDIT * borrowed[seat]
            assert after.points >= 0
            if borrowed[seat]:
                assert after.points < CREDIT, "P27: as many credits as it takes, no more"
        held = sum(seat.points - CREDIT * seat.credits for seat in step.after.seats)
        assert held + bank == CAPITAL * case.seats


@bounded
@any_game
def test_no_runner_is_lost_and_ranks_stay(case: Case, seed: int) -> None:
    board: Any = case.board.view
    for step in game_of(case, seed):
        for square, rank in zip(squares(step.after), ranks(step.after), strict=True):
            assert (square == 0) is (rank > 0)
            assert 0 <= square <= board.length + 6
            assert square not in {board.tomatoes, board.tomatoes + 1}
            assert rank <= LAST_RANK
        for before, after in zip(ranks(step.before), ranks(step.after), strict=True):
            assert after in {before, step.before.next_rank} or not before
            assert not before or after == before
            assert not after or before or after >= step.before.next_rank
        assert step.after.next_rank == min(LAST_RANK, max(ranks(step.after)) + 1)
        assert step.after.next_rank >= step.before.next_rank
        new = {fact.rank for fact in step.of(facts.Ranks)}
        assert new <= set(range(step.before.next_rank, LAST_RANK + 1))
        assert sorted(new) == list(range(step.before.next_rank, step.before.next_rank + len(new)))


@bounded
@any_game
def test_runners_go_back_only_when_they_are_pushed_or_slip(case: Case, seed: int) -> None:
    for step in game_of(case, seed):
        ranked = {(fact.seat, fact.runner) for fact in step.of(facts.Ranks)}
        for seat, (old, new) in enumerate(zip(step.before.seats, step.after.seats, strict=True)):
            for number, (before, after) in enumerate(zip(old.runners, new.runners, strict=True)):
                moved = [fact for fact in (*step.of(facts.Runs), *step.of(facts.Shoves)) if fact.seat == seat]
                if (seat, number) in ranked or before.square == after.square:
                    continue
                [fact] = moved
                assert fact.runner == number
                assert fact.start == before.square
                slipped = [slip.to for slip in step.of(facts.Slips)]
                assert after.square == (slipped or [fact.to])[0]


@bounded
@any_game
def test_torro_never_goes_back_and_never_stands_on_tomatoes(case: Case, seed: int) -> None:
    board: Any = case.board.view
    for step in game_of(case, seed):
        assert step.after.torro >= step.before.torro
        assert step.after.torro not in {board.tomatoes, board.tomatoes + 1}
        if step.after.torro > step.before.torro:
            assert step.of(facts.Comes)
        assert (step.after.torro > board.length) is bool([e for e in step.of(facts.Ends) if e.reason == "torro"])


@bounded
@any_game
def test_a_game_is_over_before_the_deck_is(case: Case, seed: int) -> None:
    """On boards of up to 35 squares: the sixteen cards of a deck make 46, and tomatoes cost Torro 2 + 9 at most."""
    board: Any = case.board.view
    turned = 0
    assert board.length < 35
    for step in game_of(case, seed):
        turned += len(step.of(facts.Comes) + step.of(facts.Attacks) + step.of(facts.SetAside))
        assert sum(step.after.cards.left) == CARDS - turned
        assert step.after.round <= CARDS


@bounded
@any_game
def test_rounds_and_turns_go_round_the_table(case: Case, seed: int) -> None:
    """Whoever throws next in a round sits further on, and those between have nobody in play."""
    rotates = getattr(case.options, "rotate_start", False)
    throws = [
        (step.after.round, step.after.start, step.after.turn, step.before)
        for step in game_of(case, seed)
        if step.of(facts.Throws)
    ]
    for (round_, start, seat, _), (next_round, next_start, next_seat, view) in pairwise(throws):
        assert next_round in {round_, round_ + 1}
        assert next_start == ((start + 1) % case.seats if rotates and next_round > round_ else start)
        last = seat if next_round == round_ else next_start - 1
        skipped = [(last + 1 + i) % case.seats for i in range((next_seat - last - 1) % case.seats)]
        assert not any(runner.in_play for other in skipped for runner in view.seats[other].runners)


@bounded
@any_game
def test_the_final_count_is_what_was_told(case: Case, seed: int) -> None:
    *_, last = game_of(case, seed)
    told = {fact.seat: fact for fact in last.of(facts.Scores)}
    behind: Counter[int] = Counter()
    for fact in last.of(facts.Behind):
        behind[fact.seat] += fact.points
    for seat, held in enumerate(last.after.seats):
        assert held.ranks == sum(runner.rank for runner in held.runners)
        assert held.behind == behind[seat]
        assert held.score == held.points - CREDIT * held.credits + held.ranks - held.behind == told[seat].points
        assert held.place == told[seat].place == 1 + sum(other.score > held.score for other in last.after.seats)


@bounded
@any_game
def test_rows_of_absent_seats_stay_zero(case: Case, seed: int) -> None:
    for _, _, after in case.walk(seed):
        for name in ("squares", "ranks", "points", "credits", "edge", "waiting"):
            assert not after[name][case.seats :].any()


@pytest.mark.compiled
def test_everything_that_can_happen_is_told_in_some_game() -> None:
    kinds = set(typing.get_args(facts.AnyFact))
    seen: set[type[Any]] = set()
    board = ludothek.game("pamplona").read_board(LONG)
    tables = [case for case in PAMPLONA if case.seats in {2, 3} and getattr(case.options, "first", 0) is None]
    tables += [Case(case.game, board, case.options, case.seats) for case in tables[:: len(tables) // 2]]
    for seed in range(60):
        for case in tables:
            if seen == kinds:
                return
            seen |= {type(fact) for step in game_of(case, seed) for fact in step.told}
    assert seen == kinds
