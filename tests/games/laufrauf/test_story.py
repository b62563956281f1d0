"""The facts alone tell a whole game: who follows them with wooden pawns stands where the engine stands."""

import random
from itertools import pairwise
from typing import Any

import pytest

from ludothek.games.laufrauf.moves import PAWNS
from ludothek.kit.rule import COMPILED
from tests.games.laufrauf.test_lockstep import BOARDS, OPTIONS, both, choose

HABITS = ["any", "climb", "crowd", "hoard"]
CODES = 900 if COMPILED else 100

Place = tuple[str, int]
CAMP: Place = ("camp", 0)
SUMMIT: Place = ("summit", 0)


class Table:
    """Pawns, ring and cards as somebody moves them who only hears the facts."""

    def __init__(self, seats: int) -> None:
        self.pawns = {(seat, pawn): CAMP for seat in range(seats) for pawn in range(PAWNS)}
        self.ring: tuple[int, int] | None = None
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.winner: int | None = None

    def move(self, pawn: tuple[int, int], start: Place, to: Place) -> None:
        assert self.pawns[pawn] == start
        self.pawns[pawn] = to

    def hear(self, fact: Any) -> None:
        kind = fact.__struct_config__.tag
        if kind == "ends":
            self.winner = fact.seat
        elif kind in {"draws", "steals", "plays", "trades"}:
            self.hear_of_cards(kind, fact)
        elif kind in {"rings", "frees"}:
            self.hear_of_the_ring(kind, fact)
        elif hasattr(fact, "pawn") and kind != "laps":
            self.hear_of_pawns(kind, fact)

    def hear_of_pawns(self, kind: str, fact: Any) -> None:
        pawn = (fact.seat, fact.pawn)
        match kind:
            case "starts":
                self.move(pawn, CAMP, ("lower", fact.to))
            case "directs":
                self.move(pawn, CAMP, ("middle", fact.to))
            case "ascends":
                self.move(pawn, ("lower", fact.start), ("middle", fact.to))
            case "summits":
                self.move(pawn, ("middle", fact.start), SUMMIT)
                assert fact.count == sum(self.pawns[fact.seat, other] == SUMMIT for other in range(PAWNS))
            case "returns":
                self.move(pawn, (fact.ring, fact.start), CAMP)
            case _:
                self.move(pawn, (fact.ring, fact.start), (fact.ring, fact.to))

    def hear_of_the_ring(self, kind: str, fact: Any) -> None:
        if kind == "rings":
            assert self.ring is None
            self.ring = (fact.other, fact.pawn)
        else:
            assert self.ring == (fact.seat, fact.pawn)
            self.ring = None

    def hear_of_cards(self, kind: str, fact: Any) -> None:
        hand = self.hands[fact.seat]
        if kind in {"plays", "trades"}:
            hand.remove(fact.card)
            return
        if kind == "steals":
            self.hands[fact.other].remove(fact.card)
        assert fact.kept == (fact.card not in hand)
        hand.add(fact.card)


def lies_like(table: Table, view: Any) -> bool:
    """Whether everything on the table is where the position has it."""
    pawns = {
        (s, p): (pawn.level, pawn.square) for s, held in enumerate(view.seats) for p, pawn in enumerate(held.pawns)
    }
    ring = view.ring and (view.ring.seat, view.ring.pawn)
    return (table.pawns, table.ring, table.hands) == (pawns, ring, [set(held.cards) for held in view.seats])


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("habit", HABITS)
def test_facts_tell_all_that_happens_on_the_mountain(habit: str, options: dict[str, Any]) -> None:
    dice = random.Random(f"{habit} {options}")
    for seats, board in zip((2, 3, 4), BOARDS, strict=True):
        fast, slow = both(board, seats, options)
        table = Table(seats)
        while not fast.over and len(fast.codes) < CODES:
            said = choose(slow, habit, dice)
            slow.play(said)
            for fact in fast.play(said):
                table.hear(fact)
            assert lies_like(table, fast.view()), said
        assert (table.winner is not None) == fast.over
        if fast.over:
            assert fast.standing[table.winner or 0] == 1


@pytest.mark.parametrize("habit", ["climb", "crowd"])
def test_a_row_is_told_pawn_by_pawn_as_it_is_pushed(habit: str) -> None:
    """Each pawn is pushed onto the square that the one before it has left, or was told to leave."""
    dice, rows = random.Random(habit), 0
    fast, slow = both("hill", 4, {"first": 0, "cards": True})
    while not fast.over and len(fast.codes) < CODES:
        said = choose(slow, habit, dice)
        slow.play(said)
        pushes = [fact for fact in fast.play(said) if fact.__struct_config__.tag == "pushes"]
        for nearer, further in pairwise(pushes):
            assert nearer.to == further.start
            rows += 1
    assert rows or not COMPILED
