"""Material, set-up and end: L1 to L5, L50."""

import pytest

import ludothek
from ludothek.games.laufrauf.board import read_board
from ludothek.games.laufrauf.view import BoardView
from ludothek.kit.errors import BoardError
from ludothek.kit.play import Position
from tests.games.laufrauf.drawn import drawing, drawn, facts, legal, over, play

CAMPED = "camp camp camp"


def mountain(pos: Position) -> BoardView:
    """The board as people see it."""
    assert isinstance(pos.board.view, BoardView)
    return pos.board.view


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l1_two_to_four_seats_with_three_pawns_and_a_card_of_each_kind_for_each_seat(seats: int) -> None:
    pos = ludothek.new("laufrauf", seats, {"cards": True})
    seen = pos.view()
    assert [len(held.pawns) for held in seen.seats] == [3] * seats
    assert [die.die for die in seen.dice] == ["A", "B", "black"]
    assert {card.card: card.pile for card in seen.cards} == dict.fromkeys(
        ["direct", "back", "foreign", "backcapture", "joker"], 4
    )
    assert ludothek.new("laufrauf", seats).view().cards == []


def test_l1_each_die_shows_one_to_six() -> None:
    pos = drawn(f"1: {CAMPED} | 2: {CAMPED}")
    assert {(move.a, move.b, move.black) for move, weight in pos.chances if weight == 1} == {
        (a, b, black) for a in range(1, 7) for b in range(1, 7) for black in range(1, 7)
    }


def test_l2_the_rings_have_40_and_28_squares_and_ascents_a_quarter_apart() -> None:
    board = mountain(ludothek.new("laufrauf"))
    assert (board.lower, board.middle) == (40, 28)
    assert [(corner.lower, corner.middle) for corner in board.corners] == [(1, 1), (11, 8), (21, 15), (31, 22)]
    assert play(drawn(f"1: 39 camp camp | 2: {CAMPED}", dice="1 2 *2", roll=3), "run 1 +3").startswith("1: 2 ")
    assert play(drawn(f"1: m28 camp camp | 2: {CAMPED}", dice="1 2 *2", roll=3), "run 1 +3").startswith("1: m3 ")


@pytest.mark.parametrize("ring", ["lower", "middle"])
@pytest.mark.parametrize(("length", "fault"), [(24, "short"), (104, "long"), (30, "quarters"), (37, "quarters")])
def test_l2_a_ring_has_a_multiple_of_four_squares_and_at_least_28(ring: str, length: int, fault: str) -> None:
    lengths = {"lower": 40, "middle": 28} | {ring: length}
    with pytest.raises(BoardError) as caught:
        read_board('name = "No"\nlower = {lower}\nmiddle = {middle}\n'.format(**lengths))
    assert caught.value.fault == f"{ring}-{fault}"


def test_l3_the_six_squares_before_an_ascent_square_are_its_run_up() -> None:
    board = mountain(ludothek.new("laufrauf"))
    assert board.corners[0].lower_run_up == [35, 36, 37, 38, 39, 40]
    assert board.corners[3].middle_run_up == [16, 17, 18, 19, 20, 21]
    for square in range(1, 41):
        pawn = drawn(f"1: {square} camp camp | 2: {CAMPED}").view().seats[0].pawns[0]
        assert pawn.run_up is (square >= 35)
        assert pawn.ahead == 41 - square


@pytest.mark.parametrize(
    ("seats", "corners", "sit"),
    [
        (2, "opposite", [0, 2]),
        (2, "beside", [0, 1]),
        (3, "opposite", [0, 1, 2]),
        (3, "beside", [0, 1, 2]),
        (4, "opposite", [0, 1, 2, 3]),
    ],
)
def test_l4_where_seats_sit(seats: int, corners: str, sit: list[int]) -> None:
    pos = ludothek.new("laufrauf", seats, {"corners": corners})
    assert pos.view().corners == sit
    assert len(mountain(pos).corners) == 4


def test_l5_all_in_base_camp_the_ring_with_the_spirit_a_lot_and_clockwise() -> None:
    pos = ludothek.new("laufrauf", 3)
    assert drawing(pos) == f"1: {CAMPED} | 2: {CAMPED} | 3: {CAMPED}"
    assert pos.view().ring is None
    assert [weight for _, weight in pos.chances] == [1, 1, 1]
    pos.play("lot 2")
    assert [fact.seat for fact in facts(pos, "begins")] == [1]
    for seat in (1, 2, 0, 1):
        assert pos.turn == seat
        play(pos, "roll 6 6 *5", "start")
    assert ludothek.new("laufrauf", 3, {"first": 2}).turn == 2


def test_l50_three_pawns_on_the_summit_win_at_once() -> None:
    pos = drawn("1: top m25 top | 2: top top m1 | 3: top camp camp", dice="1 4 *3", roll=2)
    assert not over(pos)
    assert pos.standing == (1, 1, 3)
    assert play(pos, "ascend 2") == "1: top top top | 2: top top m1 | 3: top camp camp"
    assert over(pos)
    assert pos.score == (3, 2, 1)
    assert pos.standing == (1, 2, 3)
    assert [(fact.seat, fact.points, fact.place) for fact in facts(pos, "scores")] == [(0, 3, 1), (1, 2, 2), (2, 1, 3)]


def test_l50_below_the_winner_equals_share_a_place() -> None:
    pos = drawn("1: top m25 top | 2: m1 camp camp | 3: 1 2 3 | 4: top camp camp", dice="1 4 *3", roll=2)
    play(pos, "ascend 2")
    assert pos.standing == (1, 3, 3, 2)
    assert legal(pos) == []
