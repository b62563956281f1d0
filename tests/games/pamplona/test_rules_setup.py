"""Material and start: P1 to P7."""

from collections import Counter

import pytest

import ludothek
from ludothek.games.pamplona import moves
from ludothek.kit.errors import BoardError, OptionError
from tests.games.pamplona.drawn import drawing, drawn, legal, play


@pytest.mark.parametrize("seats", range(2, 7))
def test_p1_two_to_six_seats_with_three_runners_each(seats: int) -> None:
    pos = ludothek.new("pamplona", seats=seats)
    assert [len(seat.runners) for seat in pos.view().seats] == [3] * seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_p1_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 6 seats"):
        ludothek.new("pamplona", seats=seats)


def test_p2_faces_of_the_dice_by_how_often_they_are_there() -> None:
    pos = ludothek.new("pamplona", options={"first": 0})
    die_a, die_b = Counter[int](), Counter[int]()
    for throw, weight in pos.chances:
        die_a[throw.a] += weight
        die_b[throw.b] += weight
    assert die_a == {2: 6, 3: 6, 4: 6, moves.ARROW: 18}
    assert die_b == {2: 6, 3: 6, 4: 6, 5: 6, moves.ARROW: 12}


def test_p2_the_dice_know_nothing_of_each_other() -> None:
    weights = {(throw.a, throw.b): weight for throw, weight in ludothek.new("pamplona", options={"first": 0}).chances}
    assert sum(weights.values()) == 36
    arrow = moves.ARROW
    assert (weights[2, 5], weights[arrow, 5], weights[2, arrow], weights[arrow, arrow]) == (1, 3, 2, 6)


def test_p3_the_deck_has_22_cards() -> None:
    pos = drawn("1: 1 1 1 | 2: 1 1 1 | torro 5", card=True)
    deck = {pos.notation(card): weight for card, weight in pos.chances}
    assert deck == {"attack": 6, "comes 5": 2, "comes 4": 3, "comes 3": 5, "comes 2": 3, "comes 1": 3}
    assert sum(deck.values()) == 22


def test_p3_a_card_that_was_turned_is_gone() -> None:
    pos = drawn("1: 30 1 #1 | 2: #2 #3 #4 | torro 3", card=True)
    play(pos, "comes 5", "throw A2 B2", "A2+2", "B1+2")
    assert {pos.notation(card): weight for card, weight in pos.chances}["comes 5"] == 1
    play(pos, "comes 5", "throw A2 B2", "A2+2")
    assert "comes 5" not in legal(pos)


def test_p4_pen_start_street_and_arena() -> None:
    board = ludothek.new("pamplona").board.view
    assert (board.length, board.arena) == (32, 6)  # type: ignore[attr-defined]  # a board view of this game
    assert drawing(ludothek.new("pamplona", seats=2)) == "1: 1 1 1 | 2: 1 1 1 | torro 0"


def test_p5_tomatoes_and_fear_of_our_board() -> None:
    board = ludothek.new("pamplona").board.view
    assert (board.tomatoes, board.fear) == (21, [6, 11, 16, 26, 30])  # type: ignore[attr-defined]  # likewise


def test_p5_every_condition_is_a_fault_of_its_own() -> None:
    """Each with its message in test_boards; here, that a broken board never reaches the table."""
    text = ludothek.new("pamplona").board.text.replace("tomatoes = 21", "tomatoes = 2")
    with pytest.raises(BoardError, match="tomatoes begin on square 2"):
        ludothek.game("pamplona").read_board(text)


def test_p6_thirty_points_three_runners_on_the_start_no_credits() -> None:
    pos = ludothek.new("pamplona", seats=6)
    for seat in pos.view().seats:
        assert (seat.points, seat.credits) == (30, 0)
        assert [runner.square for runner in seat.runners] == [1, 1, 1]


def test_p6_the_bank_never_runs_dry() -> None:
    pos = drawn("1: 15 15 15 p9000 | 2: 1 1 1 | torro 15", card=True)
    assert play(pos, "attack") == "1: 15 15 15 p9009 | 2: 1 1 1 p8 c2 | torro 15"


def test_p7_the_lot_is_fair_and_names_who_begins() -> None:
    pos = ludothek.new("pamplona", seats=3)
    assert [(pos.notation(lot), weight) for lot, weight in pos.chances] == [("lot 1", 1), ("lot 2", 1), ("lot 3", 1)]
    play(pos, "lot 3")
    assert pos.turn == 2


def test_p7_who_called_first_begins_without_a_lot() -> None:
    assert ludothek.new("pamplona", seats=3, options={"first": 1}).turn == 1


def test_p7_clockwise_and_each_round_begins_with_the_same_seat() -> None:
    pos = drawn("1: 1 1 1 | 2: 1 1 1 | 3: 1 1 1 | torro 0", start=2, turn=2)
    assert whole_round(pos) == [1, 2, 0]
    play(pos, "comes 1")
    assert whole_round(pos) == [1, 2, 0]


def test_p7_rotate_start_begins_each_round_one_seat_further_on() -> None:
    pos = ludothek.new("pamplona", seats=3, options={"first": 1, "rotate_start": True})
    assert whole_round(pos) == [1, 2, 0]
    play(pos, "comes 1")
    assert whole_round(pos) == [2, 0, 1]
    play(pos, "attack")
    assert whole_round(pos) == [0, 1, 2]


def test_p7_rotate_start_counts_seats_without_a_runner_in_play() -> None:
    pos = drawn(
        "1: 1 1 1 | 2: #1 #2 #3 | 3: 1 1 1 | torro 5",
        card=True,
        turn=3,
        start=1,
        options={"first": 0, "rotate_start": True},
    )
    play(pos, "attack")
    assert (pos.view().start, pos.turn) == (1, 2)
    assert whole_round(pos) == [2, 0]
    play(pos, "attack")
    assert (pos.view().start, pos.turn) == (2, 2)


def whole_round(pos: ludothek.Position) -> list[int]:
    """Who throws in this round, which is played without a scuffle."""
    throwers = []
    while "comes 3" not in legal(pos):
        throwers.append(pos.turn)
        play(pos, "throw A2 B3")
        while pos.to_move >= 0:
            play(pos, "peace" if "peace" in legal(pos) else legal(pos)[0])
    return throwers
