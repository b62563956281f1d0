"""L30 to L32: who comes last pushes."""

import pytest

from tests.games.laufrauf.drawn import drawn, facts, legal, play, told


def test_l30_a_run_pushes_another_seats_pawn_by_one() -> None:
    pos = drawn("1: 5 camp camp | 2: 9 camp camp", dice="1 3 *6", roll=3)
    assert play(pos, "run 1 +4") == "1: 9 camp camp | 2: 10 camp camp"
    assert told(pos) == ["runs", "pushes"]
    push = facts(pos, "pushes")[0]
    assert (push.by, push.seat, push.pawn, push.ring, push.start, push.to) == (0, 1, 0, "lower", 9, 10)


def test_l30_own_pawns_are_pushed_too() -> None:
    pos = drawn("1: 5 9 camp | 2: camp camp camp", dice="1 3 *6", roll=3)
    assert play(pos, "run 1 +4") == "1: 9 10 camp | 2: camp camp camp"


def test_l30_a_start_pushes() -> None:
    pos = drawn("1: camp 1 camp | 2: 2 4 camp", dice="6 6 *4", roll=3)
    assert play(pos, "start") == "1: 1 2 camp | 2: 3 4 camp"
    assert told(pos) == ["starts", "pushes", "pushes"]


def test_l30_an_ascent_pushes_on_the_middle_ring() -> None:
    pos = drawn("1: 38 camp camp | 2: m1 m2 39", dice="3 1 *5", roll=2)
    assert play(pos, "ascend 1") == "1: m1 camp camp | 2: m2 m3 39"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("1: 33 camp camp | 2: 39 40 1", "1: 39 camp camp | 2: 40 1 2"),
        ("1: m21 camp camp | 2: m27 m28 m1", "1: m27 camp camp | 2: m28 m1 m2"),
    ],
)
def test_l30_a_row_goes_on_over_the_end_of_the_numbers(before: str, after: str) -> None:
    assert play(drawn(before, dice="1 5 *6", roll=2), "run 1 +6") == after


def test_l30_a_gap_ends_the_row() -> None:
    pos = drawn("1: 5 camp 13 | 2: 9 10 12", dice="1 3 *6", roll=3)
    assert play(pos, "run 1 +4") == "1: 9 camp 13 | 2: 10 11 12"


def test_l30_the_square_that_the_pawn_has_left_is_free() -> None:
    """On the smallest ring, with everybody on it, no row comes round to where the pawn came from."""
    pos = drawn("1: 1 3 4 | 2: 5 6 7 | 3: 8 9 10 | 4: 11 12 13", dice="1 1 *6", roll=2, board="hill")
    assert play(pos, "run 1 +2") == "1: 3 4 5 | 2: 6 7 8 | 3: 9 10 11 | 4: 12 13 14"
    back = drawn("1: 14 12 11 back | 2: 10 9 8 | 3: 7 6 5 | 4: 4 3 2", dice="1 1 *6", roll=2, board="hill", cards=True)
    assert play(back, "back 1 -2") == "1: 12 11 10 | 2: 9 8 7 | 3: 6 5 4 | 4: 3 2 1"


def test_l30_a_push_is_no_capture() -> None:
    pos = drawn("1: 5 camp camp | 2: 9 camp camp", dice="1 3 *4")
    assert "capture 1" not in legal(pos)
    play(pos, "run 1 +4")
    assert pos.view().seats[1].camp == 2


def test_l31_pushed_onto_its_ascent_square_a_pawn_must_go_round_again() -> None:
    pos = drawn("1: 14 camp camp | 2: 20 camp camp", dice="1 5 *6", roll=3)
    assert pos.view().seats[1].pawns[0].run_up
    assert play(pos, "run 1 +6") == "1: 20 camp camp | 2: 21 camp camp"
    assert [(lap.seat, lap.pawn) for lap in facts(pos, "laps")] == [(1, 0)]
    pawn = pos.view().seats[1].pawns[0]
    assert (pawn.ahead, pawn.run_up) == (40, False)


def test_l31_pushed_past_it_all_the_more_so() -> None:
    pos = drawn("1: 15 camp camp | 2: 21 camp camp", dice="1 5 *6", roll=3)
    assert play(pos, "run 1 +6") == "1: 21 camp camp | 2: 22 camp camp"
    assert told(pos) == ["runs", "pushes"]
    assert pos.view().seats[1].pawns[0].ahead == 39


def test_l31_another_colours_ascent_square_means_nothing() -> None:
    pos = drawn("1: 14 20 camp | 2: camp camp camp", dice="1 5 *6", roll=3)
    play(pos, "run 1 +6")
    assert told(pos) == ["runs", "pushes"]
    assert pos.view().seats[0].pawns[1].ahead == 20


def test_l32_who_stands_on_the_lower_ascent_square_is_left_alone() -> None:
    pos = drawn("1: 38 1 camp | 2: m20 camp camp", dice="3 1 *5", roll=2)
    assert play(pos, "ascend 1") == "1: m1 1 camp | 2: m20 camp camp"
    rival = drawn("1: 38 camp camp | 2: 1 camp camp", dice="3 1 *5", roll=2)
    assert play(rival, "ascend 1") == "1: m1 camp camp | 2: 1 camp camp"
    assert told(rival) == ["ascends"]
