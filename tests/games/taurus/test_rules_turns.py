"""The course of a game: T1, T4, T7, T20 to T22, T40 to T42 and worked case C1."""

from collections import Counter
from typing import Any

import pytest

import ludothek
from ludothek.kit.chance import Stream
from ludothek.kit.game import game
from ludothek.kit.play import Position
from tests.games.taurus.drawn import Pasture, drawn, facts

GAME = game("taurus")


def opening(board: str = "ours", seats: int = 2) -> Position:
    """Before the first post, all bulls on their spots."""
    pos = ludothek.new("taurus", seats, {"first": 0}, board)
    stream = Stream(1)
    while pos.to_move == ludothek.CHANCE:
        pos.roll(stream)
    return pos


def legal(pos: Position) -> set[str]:
    return {pos.notation(move) for move in pos.legal}


def test_t1_what_there_is() -> None:
    seen = opening(seats=4).view()
    assert (seen.posts_left, seen.greys_left, [seat.wires for seat in seen.seats]) == (48, 20, [20] * 4)
    assert Counter(seen.bulls) == dict.fromkeys(["black", "red", "brown", "grey"], 12)
    assert GAME.seats == (2, 4)


def test_t4_a_bull_on_every_spot_by_what_is_left() -> None:
    pos = ludothek.new("taurus", 3, {"first": 2})
    assert [(pos.notation(move), weight) for move, weight in pos.chances] == [
        ("bull black", 12), ("bull red", 12), ("bull brown", 12), ("bull grey", 12),
    ]  # fmt: skip
    for left in range(11, -1, -1):
        pos.play("bull red")
        assert {pos.notation(move): weight for move, weight in pos.chances}.get("bull red", 0) == left
    for _ in range(12):
        pos.play("bull black")
    for _ in range(12):
        pos.play("bull grey")
    assert pos.view().bulls == ["red"] * 12 + ["black"] * 12 + ["grey"] * 12 + ["brown"] * 12
    assert (pos.to_move, pos.view().phase) == (2, "opening")


def test_t4_the_lot_says_who_begins() -> None:
    pos = ludothek.new("taurus", 3)
    assert [(pos.notation(move), weight) for move, weight in pos.chances] == [("lot 1", 1), ("lot 2", 1), ("lot 3", 1)]
    assert facts(pos.play("lot 2"), "begins")[0].seat == 1
    stream, told = Stream(0), []
    while pos.to_move == ludothek.CHANCE:
        told = pos.roll(stream)
    assert facts(told, "grazes")[0].bulls == 48
    assert pos.turn == 1


@pytest.mark.parametrize("board", GAME.boards())
def test_t7_every_board_is_played_to_its_end(board: str) -> None:
    pos = opening(board, 4)
    counted = Counter(pos.view().bulls)
    assert len(counted) == 4
    assert len(set(counted.values())) == 1
    stream = Stream(7)
    while not pos.over:
        pos.play(pos.legal[stream.below(len(pos.legal))])
    taken = sum(seat.bulls for seat in pos.view().seats)
    assert taken + len([colour for colour in pos.view().bulls if colour]) == sum(counted.values())


def test_t20_two_posts_side_by_side_and_a_wire_between_them() -> None:
    pos = opening()
    assert len(pos.legal) == 192
    pos.play("plant 9a")
    assert legal(pos) == {"plant 2c", "plant 8b", "plant 9b", "plant 9c"}
    told = pos.play("plant 2c")
    assert [(type(fact).__name__, fact.rule) for fact in told] == [("Plants", "T20"), ("Stretches", "T20")]
    assert (pos.turn, pos.view().phase, pos.view().seats[0].wires) == (1, "opening", 19)


def test_t20_the_gap_has_no_sides() -> None:
    """The holes of field 25, right of the gap, have no partner to their left."""
    pos = opening()
    pos.play("plant 25a")
    assert legal(pos) == {"plant 19c", "plant 25b", "plant 25c"}


def test_t20_a_hole_with_no_free_hole_beside_it_may_not_be_taken() -> None:
    pos = opening(seats=3)
    for move in ("plant 1b", "plant 2a", "plant 1c", "plant 1d"):
        pos.play(move)
    assert "plant 1a" not in legal(pos)
    assert "plant 2b" in legal(pos)


def test_t20_the_second_round_begins_with_the_first_seat() -> None:
    pos = opening(seats=3)
    for move in ("plant 1a", "plant 1b", "plant 5a", "plant 5b", "plant 9a", "plant 9b"):
        assert pos.view().round == 1
        pos.play(move)
    assert (pos.turn, pos.view().round, pos.view().phase) == (0, 2, "turn")


def test_t20_pairs_are_named_upwards_by_a_search_and_either_way_by_people() -> None:
    pos = opening()
    assert (len(pos.canonical), len(pos.legal)) == (191, 192)
    pos.play("plant 48d")
    assert [pos.notation(move) for move in pos.canonical] == ["plant 48b", "plant 48c"]


def pasture() -> Pasture:
    """Ann's fence and Ben's; x belongs to a field beside them, y to a field far away."""
    return drawn(
        """
        A B . C D . .
        . x . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . y
        """,
        "1: AB | 2: CD",
    )


def test_t21_one_a_new_post_and_an_own_wire() -> None:
    position = pasture()
    assert position.reach("x") == ("ABC", "")
    assert position.reach("y") == ("", "")
    position.play("plant x")
    assert position.legal() == {"wire A", "wire B", "wire C"}
    position.play("wire C")
    assert (position.pos.turn, position.pos.view().posts_left) == (1, 43)
    assert [seat.wires for seat in position.pos.view().seats] == [18, 19]


def test_t21_two_an_own_wire_between_two_posts() -> None:
    position = pasture()
    assert {said for said in position.legal() if said.startswith("from")} == {"from B", "from C"}
    position.play("from B", "wire C")
    assert (position.pos.turn, position.pos.view().posts_left) == (1, 44)


def closing() -> Pasture:
    """From x the ring can be closed: an own wire to A and a grey one to C, or the other way round."""
    return drawn(
        """
        A . . B
        . . . .
        . . . .
        x . . C
        """,
        "1: AB | 2: BC",
        bulls="k k k k k k k\nk k k k k k k",
    )


@pytest.mark.parametrize(("own", "grey", "owners"), [("A", "C", [0, 0, 1, None]), ("C", "A", [0, 1, 0, None])])
def test_t21_three_a_new_post_with_two_wires(own: str, grey: str, owners: list[int | None]) -> None:
    """Which of the two is grey decides with which wire the sharing begins."""
    position = closing()
    position.play("plant x", f"wire {own}")
    assert position.legal() == {f"grey {grey}", "done"}
    told = position.play(f"grey {grey}")
    assert facts(told, "closes")[0].owners == owners
    assert position.pos.turn == 1


def test_t21_three_leaving_the_grey_wire_out_is_one() -> None:
    position = closing()
    position.play("plant x", "wire A", "done")
    assert (position.pos.turn, position.pos.view().greys_left) == (1, 20)
    assert position.reach("x") == ("", "C")


def test_t21_four_a_grey_wire_between_two_posts() -> None:
    position = closing()
    position.play("plant x", "wire A", "done", "from x", "grey C")
    assert (position.pos.turn, position.pos.view().greys_left) == (0, 19)


def test_t21_a_hole_that_allows_no_wire_may_not_be_taken() -> None:
    """From x the posts A and C lie behind wires of their own fence; B is left."""
    position = drawn(
        """
        A B x
        . C .
        """,
        "1: AB BC",
    )
    assert position.reach("x") == ("BC", "")
    position.pos.state.stock = 0
    assert position.reach("x") == ("", "")


def test_t22_without_own_wires_only_closing_is_left() -> None:
    position = closing()
    position.play("plant x", "wire A", "done")
    position.pos.state.own[1] = 0
    assert position.legal() == {"from x", "from C"}
    position.play("from x")
    assert position.legal() == {"grey C"}


def test_t22_who_can_do_nothing_passes() -> None:
    position = drawn("A B x", "1: AB", seats=3)
    position.pos.state.own[1] = 0
    told = position.play("plant x", "wire B")
    assert [fact.seat for fact in facts(told, "passes")] == [1]
    assert position.pos.turn == 2


def test_t40_t22_all_in_turn_had_to_pass() -> None:
    position = drawn("A B x", "1: AB", seats=3)
    position.pos.state.stock = 1
    told = position.play("plant x", "wire B")
    assert [fact.seat for fact in facts(told, "passes")] == [1, 2, 0]
    assert facts(told, "ends")[0].reason == "stuck"
    assert position.pos.over


def close(position: Pasture) -> Pasture:
    position.play("plant x", "wire A", "grey C")
    return position


@pytest.mark.parametrize(("left", "over"), [("k k", True), ("k k k", False)])
def test_t40_fewer_than_three_bulls(left: str, over: bool) -> None:
    rows = f"k k . . {left}\nk k . . . . ."
    position = close(drawn("A . . B\n. . . .\n. . . .\nx . . C", "1: AB | 2: BC", bulls=rows))
    assert position.pos.over == over
    assert position.pos.view().phase == ("over" if over else "turn")


def test_t40_no_grey_wire_left_once_all_is_shared_out() -> None:
    position = drawn("A . . B\n. . . .\n. . . .\nx . . C", "1: AB | 2: BC", bulls="k r b g k k\nb g k k k k")
    position.pos.state.greys = 1
    close(position)
    assert position.pos.view().phase == "share"
    told: list[Any] = []
    while not position.pos.over:
        told = position.pos.play(position.pos.legal[0])
    assert facts(told, "ends")[0].reason == "grey"
    assert sum(seat.bulls for seat in position.pos.view().seats) == 4


def with_herds(*herds: list[int]) -> Position:
    pos = drawn("A B", "1: AB", seats=len(herds)).pos
    for seat, herd in enumerate(herds):
        pos.state.herd[seat] = herd
    return pos


def test_t41_each_colour_counts_by_itself() -> None:
    points = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]
    for count, counted in enumerate(points, 1):
        assert with_herds([count, 0, 0, 0], [1, count, 1, 0]).score == (counted, counted + 2)


def test_c1_like_with_like() -> None:
    assert with_herds([7, 0, 0, 0], [0, 4, 0, 0], [1, 1, 1, 1]).score == (28, 10, 4)


@pytest.mark.parametrize(
    ("herds", "places"),
    [
        (([2, 2, 0, 0], [3, 0, 0, 0]), (2, 1)),
        (([0, 3, 2, 2], [3, 3, 0, 0]), (2, 1)),
        (([1, 2, 0, 3], [3, 1, 2, 0]), (1, 1)),
        (([4, 0, 0, 0], [3, 2, 1, 0], [0, 0, 0, 0]), (1, 2, 3)),
        (([0, 0, 0, 0], [0, 0, 0, 1], [1, 0, 0, 0]), (3, 1, 1)),
    ],
)
def test_t42_points_then_the_largest_herd_then_the_next(herds: tuple[list[int], ...], places: tuple[int, ...]) -> None:
    assert with_herds(*herds).standing == places


def test_t42_the_largest_herds_there_can_be() -> None:
    assert with_herds([12, 12, 12, 12], [12, 12, 12, 11]).standing == (1, 2)
