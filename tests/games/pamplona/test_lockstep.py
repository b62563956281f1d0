"""Two ways to the same answer: the engine and the slow rules play the same games, decision by decision."""

import copy
import random
from fractions import Fraction
from typing import Any

import pytest

import ludothek
from ludothek.kit.game import game
from ludothek.kit.play import Position
from ludothek.kit.rule import COMPILED
from tests.games.pamplona.slow import SlowGame, Street

OPTIONS: list[dict[str, Any]] = [
    {},
    {"rotate_start": True},
    {"first_attack": "discard"},
    {"first": 1, "rotate_start": True, "first_attack": "discard"},
]
BOARDS = {name: board.text for name, board in game("pamplona").boards().items()}
LONG = (
    BOARDS["ours"]
    .replace("length = 32", "length = 100")
    .replace("fear = [6, 11, 16, 26, 30]", "fear = [5, 6, 7, 98, 99, 100]")
    .replace("tomatoes = 21", "tomatoes = 3")
)
"""A street on which the deck runs out, with everything at its edge that can be at an edge."""
BOARDS["long"] = LONG
GAMES = 14 if COMPILED else 2
TURNS = 60 if COMPILED else 8


def both(board: str, seats: int, options: dict[str, Any]) -> tuple[Position, SlowGame]:
    """One game twice."""
    read = game("pamplona").read_board(BOARDS[board])
    view: Any = read.view
    street = Street(view.length, view.tomatoes, frozenset(view.fear))
    return ludothek.new("pamplona", seats, options, read), SlowGame(seats, street, **options)


def agree(fast: Position, slow: SlowGame) -> None:
    """Both say the same about everything that a person sees."""
    mover = slow.to_move()
    assert fast.to_move == {"chance": ludothek.CHANCE, "nobody": ludothek.NOBODY}.get(mover, slow.hand())
    assert {fast.notation(move) for move in fast.legal} == slow.moves()
    assert {fast.notation(move) for move in fast.canonical} <= slow.moves()
    assert odds({fast.notation(move): weight for move, weight in fast.chances}) == odds(slow.chances())
    assert fast.score == slow.scores()
    assert fast.standing == slow.places()
    seen = fast.view()
    assert seen.torro == slow.torro
    assert seen.next_rank == slow.next_rank
    for seat, (team, purse) in enumerate(zip(slow.runners, slow.purses, strict=True)):
        shown = seen.seats[seat]
        assert (shown.points, 10 * shown.credits) == (purse.points, purse.credit)
        assert [runner.rank for runner in shown.runners] == [runner.rank for runner in team]
        assert [runner.square for runner in shown.runners] == [0 if runner.rank else runner.square for runner in team]
        assert [runner.in_play for runner in shown.runners] == [runner in slow.in_play(seat) for runner in team]
    if mover != "nobody":
        assert fast.turn == seen.turn == slow.hand()


def odds(weights: Any) -> dict[str, Fraction]:
    total = sum(weights.values())
    return {said: Fraction(weight, total) for said, weight in weights.items()}


def choose(fast: Position, slow: SlowGame, habit: str, dice: random.Random) -> str:
    """What is said next; habits lead to different corners of the game."""
    if slow.to_move() == "chance":
        weights = slow.chances()
        return dice.choices(list(weights), list(weights.values()))[0]
    moves = sorted(slow.moves())
    if habit == "canonical":
        moves = [fast.notation(move) for move in fast.canonical]
    elif habit == "crowd" and slow.wants == "run":
        wanted = dice.choice([runner.square for runner in slow.everyone()])
        moves = [
            move for move in moves if slow.runners[slow.hand()][int(move[1]) - 1].square + int(move[3]) == wanted
        ] or moves
    elif habit == "dawdle":
        moves = [move for move in moves if move.endswith("+0")] or moves
    elif habit == "rush":
        moves = [move for move in moves if move.endswith("+6")] or moves
    return dice.choice(moves)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", range(2, 7))
def test_engine_and_slow_rules_agree_all_game_long(seats: int, options: dict[str, Any]) -> None:
    dice = random.Random(f"{seats} {options}")
    for number in range(GAMES):
        board = list(BOARDS)[number % len(BOARDS)]
        habit = ["any", "canonical", "crowd", "dawdle", "rush", "crowd", "any"][number % 7]
        fast, slow = both(board, seats, options)
        said: list[str] = []
        try:
            agree(fast, slow)
            while not fast.over:
                said.append(choose(fast, slow, habit, dice))
                fast.play(said[-1])
                slow.play(said[-1])
                agree(fast, slow)
        except AssertionError as error:
            error.add_note(f"on board {board} after: {'; '.join(said)}")
            raise
        assert slow.to_move() == "nobody"


def endings(slow: SlowGame, fast: Position | None = None) -> set[Any]:
    """Every position in which the turn can end; with `fast`, by its canonical moves alone."""
    seen: set[Any] = set()
    found: set[Any] = set()
    waiting = [(slow, fast)]
    while waiting:
        here, guide = waiting.pop()
        if here.to_move() in {"chance", "nobody"}:
            found.add(here.what_counts())
            continue
        for move in here.moves() if guide is None else map(guide.notation, guide.canonical):
            then, follow = copy.deepcopy(here), guide and guide.copy()
            then.play(move)
            if follow:
                follow.play(move)
            key = (then.what_counts(), follow and follow.state.tobytes())
            if key not in seen:
                seen.add(key)
                waiting.append((then, follow))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_canonical_moves_leave_no_ending_of_a_turn_out(seats: int) -> None:
    dice = random.Random(seats)
    checked = 0
    while checked < TURNS:
        board = dice.choice(list(BOARDS))
        fast, slow = both(board, seats, {})
        while not fast.over:
            if slow.wants == "run" and not slow.moved and dice.random() < 0.05:
                assert endings(slow, fast) == endings(slow), f"on {board}: {slow.dice}\n{fast}"
                checked += 1
            said = choose(fast, slow, "crowd", dice)
            fast.play(said)
            slow.play(said)


def runs(pos: Position, moves: Any, used: tuple[tuple[int, int], ...] = ()) -> list[Any]:
    """All ways to use the dice: which squares are left, and by how many steps; the order does not matter."""
    seat, squares = pos.to_move, [runner.square for runner in pos.view().seats[pos.turn].runners]
    found: list[Any] = []
    for move in moves(pos):
        then = pos.copy()
        then.play(move)
        ran = (*used, (squares[move.runner], move.steps))
        on = then.to_move == seat and then.view().phase == "run"
        found += runs(then, moves, ran) if on else [tuple(sorted(ran))]
    return found


def test_canonical_moves_seldom_say_the_same_twice() -> None:
    """A turn's choices are offered once, but for some with two arrows, which one look at the state does not tell."""
    dice, canonical, different, allowed = random.Random(4), 0, 0, 0
    for _ in range(2 if COMPILED else 1):
        fast, slow = both("ours", 4, {})
        while not fast.over:
            if slow.wants == "run" and not slow.moved and dice.random() < 0.4:
                offered = runs(fast, lambda pos: pos.canonical)
                everything = runs(fast, lambda pos: pos.legal)
                assert set(offered) == set(everything)
                canonical += len(offered)
                different += len(set(offered))
                allowed += len(everything)
            said = choose(fast, slow, "canonical", dice)
            fast.play(said)
            slow.play(said)
    assert canonical < 1.12 * different
    assert allowed > 1.9 * canonical


def test_canonical_moves_leave_no_ending_of_the_first_turns_out() -> None:
    fast, slow = both("ours", 2, {"first": 0})
    for throw in slow.chances():
        here, guide = copy.deepcopy(slow), fast.copy()
        here.play(throw)
        guide.play(throw)
        assert endings(here, guide) == endings(here)
