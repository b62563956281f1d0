"""Two ways to the same answer: the engine and the slow rules play the same games, decision by decision."""

import random
from typing import Any

import pytest

import ludothek
from ludothek.games.taurus.moves import Grey, Plant, Wire
from ludothek.kit.errors import IllegalMove
from ludothek.kit.play import Position
from ludothek.kit.rule import COMPILED
from tests.games.taurus.drawn import facts
from tests.games.taurus.slow import SlowGame
from tests.games.taurus.slow_meadow import Meadow
from tests.games.taurus.slow_pasture import Pasture

GAMES = {"small": 3, "ours": 1, "example": 1} if COMPILED else {"small": 1}
HABITS = ["close", "crowd", "any"]


def both(board: str, seats: int, dice: random.Random) -> tuple[Position, SlowGame]:
    """One game twice, from when all bulls stand."""
    fast = ludothek.new("taurus", seats, board=board)
    while fast.to_move == ludothek.CHANCE:
        moves, weights = zip(*fast.chances, strict=True)
        fast.play(dice.choices(moves, weights)[0])
    view: Any = fast.board.view
    places = tuple((field.x // view.field, field.y // view.field) for field in view.fields)
    meadow = Meadow(places, view.posts, view.wires, view.greys)
    bulls = {number + 1: colour for number, colour in enumerate(fast.view().bulls)}
    return fast, SlowGame(Pasture(meadow, bulls), seats, fast.to_move)


def agree(fast: Position, slow: SlowGame) -> None:
    """Both say the same about everything that a person sees."""
    assert fast.over == (slow.wants == "nothing")
    assert list(fast.score) == slow.scores()
    assert list(fast.standing) == slow.places()
    seen, pasture = fast.view(), slow.pasture
    assert {number + 1: colour for number, colour in enumerate(seen.bulls) if colour} == pasture.bulls
    assert [held.wires for held in seen.seats] == slow.own
    assert (seen.greys_left, seen.posts_left) == (slow.greys, slow.meadow.posts - len(pasture.posts))
    assert {post.hole for post in seen.posts} == set(pasture.posts)
    assert sorted((*sorted((wire.start, wire.end)), str(wire.owner)) for wire in seen.wires) == sorted(
        (*sorted((wire.start, wire.end)), str(wire.owner)) for wire in pasture.wires
    )
    for post in seen.posts:
        if post.network >= 0:
            assert {other.hole for other in seen.posts if other.network == post.network} == pasture.network(post.hole)
    if fast.over:
        return
    assert {fast.notation(move) for move in fast.legal} == slow.moves()
    assert {fast.notation(move) for move in fast.canonical} <= slow.moves()
    assert (fast.to_move, fast.turn, seen.phase) == (slow.to_move(), slow.seat, slow.wants)
    the_view_shows_what_may_be_done(fast, slow, seen)


def the_view_shows_what_may_be_done(fast: Position, slow: SlowGame, seen: Any) -> None:
    """`joins` and `circuits` need no rule in the page: they are as the slow rules say."""
    joins = {join.hole: (set(join.wire), set(join.grey)) for join in seen.joins}
    if seen.phase == "turn":
        assert set(joins) == {move.hole for move in fast.legal}
        for hole, (wire, grey) in joins.items():
            if hole in slow.pasture.posts:
                assert {*(f"wire {end}" for end in wire), *(f"grey {end}" for end in grey)} == slow.joins(
                    slow.seat, hole
                )
            else:
                assert wire == set(slow.pasture.joins_own(hole))
    elif seen.phase in {"beside", "join", "hold", "close"}:
        assert joins == {
            seen.held: (
                {move.hole for move in fast.legal if isinstance(move, Wire | Plant)},
                {move.hole for move in fast.legal if isinstance(move, Grey)},
            )
        }
    if seen.phase == "circuit":
        assert slow.wire is not None
        rings = slow.pasture.counting(slow.wire.start, slow.wire.end, slow.wire.side)
        assert {shown.circuit: (shown.posts, shown.fields) for shown in seen.circuits} == {
            name: (ring.posts, sorted(ring.bulls)) for name, ring in rings.items()
        }
    if seen.phase == "share":
        assert slow.ring is not None
        assert seen.circuits[0].shares == [slow.takers.count(seat) for seat in range(slow.seats)]
        assert seen.circuits[0].fields == sorted(slow.ring.bulls)
        assert seen.sharing.seat == slow.to_move()


def choose(fast: Position, slow: SlowGame, habit: str, dice: random.Random) -> str:
    """What is said next; habits lead to different corners of the game."""
    moves = sorted(fast.notation(move) for move in fast.legal)
    if habit == "close":
        moves = [move for move in moves if move.startswith(("grey", "from"))] or moves
    elif habit == "crowd":
        middle = (14, 10)
        near = {move: sum(abs(a - b) for a, b in zip(point(slow, move), middle, strict=True)) for move in moves}
        moves = [move for move in moves if near[move] <= min(near.values()) + 4]
    return dice.choice(moves)


def point(slow: SlowGame, move: str) -> tuple[int, int]:
    """Where a move points to."""
    name = move.rsplit(maxsplit=1)[-1]
    return slow.meadow.points[name] if name[0].isdigit() else (0, 0)


@pytest.mark.parametrize("board", GAMES)
@pytest.mark.parametrize("seats", range(2, 5))
def test_engine_and_slow_rules_agree_all_game_long(seats: int, board: str) -> None:
    dice = random.Random(f"{seats} {board}")
    for number in range(GAMES[board]):
        habit = HABITS[(seats + number) % len(HABITS)]
        fast, slow = both(board, seats, dice)
        said: list[str] = []
        try:
            agree(fast, slow)
            while not fast.over:
                said.append(choose(fast, slow, habit, dice))
                told = fast.play(said[-1])
                before = [sum(herd.values()) for herd in slow.herds]
                slow.play(said[-1])
                took = [sum(herd.values()) - had for herd, had in zip(slow.herds, before, strict=True)]
                assert [sum(fact.seat == seat for fact in facts(told, "takes")) for seat in range(seats)] == took
                agree(fast, slow)
        except (AssertionError, IllegalMove) as error:
            error.add_note(f"habit {habit}, {seats} seats on {board}, after: {'; '.join(said)}")
            raise
