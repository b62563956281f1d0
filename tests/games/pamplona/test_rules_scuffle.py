"""The scuffle: P20 to P26 and worked case C3."""

import pytest

from ludothek.kit.errors import IllegalMove
from ludothek.kit.play import Position
from tests.games.pamplona.drawn import drawn, facts, legal, play


def stand_still(line: str) -> Position:
    """The position after a turn in which seat 1 had arrows and nobody moved."""
    pos = drawn(line)
    play(pos, "throw A> B>", *(["A1+0", "B2+0"] if pos.view().seats[0].runners[1].in_play else ["A1+0"]))
    return pos


@pytest.mark.parametrize(
    ("line", "may"),
    [
        ("1: 9 9 3 | 2: 9 1 1 | torro 0", True),  # 2:1
        ("1: 9 9 9 | 2: 9 1 1 | torro 0", True),  # 3:1
        ("1: 9 9 9 | 2: 9 9 1 | torro 0", True),  # 3:2
        ("1: 9 9 3 | 2: 9 9 1 | torro 0", False),  # 2:2
        ("1: 9 9 9 | 2: 9 9 9 | torro 0", False),  # 3:3
        ("1: 9 9 3 | 2: 9 9 9 | torro 0", False),  # 2:3
        ("1: 9 4 3 | 2: 9 1 1 | torro 0", False),  # 1:1
        ("1: 9 9 9 | 2: 1 1 1 | torro 0", False),  # 3:0
        ("1: 9 9 3 | 2: 9 9 1 | 3: 9 1 1 | torro 0", True),  # one other colour is enough
    ],
)
def test_p20_two_to_one_three_to_one_three_to_two(line: str, may: bool) -> None:
    assert ("scuffle" in legal(stand_still(line))) is may


def test_p20_only_after_the_whole_move() -> None:
    pos = drawn("1: 9 9 1 | 2: 9 1 1 | torro 0")
    with pytest.raises(IllegalMove):
        pos.play("scuffle")
    play(pos, "throw A2 B3", "A3+2")
    with pytest.raises(IllegalMove):
        pos.play("scuffle")
    play(pos, "B1+3")
    assert "scuffle" not in legal(pos)


def test_p20_each_colour_is_counted_by_itself() -> None:
    pos = stand_still("1: 9 9 3 | 2: 9 1 1 | 3: 9 1 1 | 4: 9 9 2 | torro 0")
    play(pos, "scuffle")
    assert [(fact.other, fact.points) for fact in facts(pos, "scuffles")] == [(1, 1), (2, 1)]


def test_p20_not_out_of_turn() -> None:
    """Seat 2 runs onto a square where seat 1 has two: nobody scuffles."""
    pos = drawn("1: 9 9 3 | 2: 7 1 1 | torro 0", turn=2)
    assert play(pos, "throw A2 B3", "A1+2", "B2+3") == "1: 9 9 3 | 2: 9 4 1 | torro 0"
    assert legal(pos)[0].startswith("comes")


def test_p20_a_runner_that_did_not_move_counts_as_well() -> None:
    pos = drawn("1: 9 9 3 | 2: 9 1 1 | torro 0")
    play(pos, "throw A> B2", "B3+2", "A1+0")
    assert "scuffle" in legal(pos)


def test_p20_p14_a_single_runner_outnumbers_nobody() -> None:
    pos = drawn("1: 9 #1 #2 | 2: 9 1 1 | torro 0")
    play(pos, "throw A> B>", "A1+0")
    assert pos.turn == 1


def test_p21_declining_changes_nothing() -> None:
    pos = stand_still("1: 9 9 3 | 2: 9 1 1 | torro 0")
    assert play(pos, "peace") == "1: 9 9 3 | 2: 9 1 1 | torro 0"
    assert pos.turn == 1


def test_p21_points_come_from_the_outnumbered_seats() -> None:
    pos = stand_still("1: 9 9 9 | 2: 9 9 1 | 3: 9 1 1 | torro 0")
    assert play(pos, "scuffle") == "1: 9 9 9 p33 | 2: 9 9 1 p29 | 3: 9 1 1 p28 | torro 0"


def test_p22_each_runner_by_itself_left_alone_or_moved_by_the_difference() -> None:
    pos = stand_still("1: 9 9 9 | 2: 9 9 1 | 3: 9 1 1 | torro 0")
    play(pos, "scuffle", "push 3.1 -", "push 2.2 =")
    assert legal(pos) == ["push 2.1 =", "push 2.1 -", "push 2.1 +"]
    assert play(pos, "push 2.1 +") == "1: 9 9 9 p33 | 2: 10 9 1 p29 | 3: 7 1 1 p28 | torro 0"
    assert pos.turn == 1


def test_p22_the_search_speaks_about_the_runners_in_their_order() -> None:
    pos = stand_still("1: 9 9 9 | 2: 9 9 1 | 3: 9 1 1 | torro 0")
    play(pos, "scuffle")
    assert len(legal(pos)) == 9
    assert [pos.notation(move) for move in pos.canonical] == ["push 2.1 =", "push 2.1 -", "push 2.1 +"]


def test_p22_counts_are_frozen_when_the_scuffle_starts() -> None:
    """After one of two is pushed away the other stands 3:1, and is still moved by 1."""
    pos = stand_still("1: 9 9 9 | 2: 9 9 1 | torro 0")
    assert play(pos, "scuffle", "push 2.1 +", "push 2.2 +") == "1: 9 9 9 p31 | 2: 10 10 1 p29 | torro 0"


def test_p22_pushed_runners_start_nothing_new() -> None:
    """Seat 2's runner is pushed to where seat 1 has two; no second scuffle."""
    pos = stand_still("1: 9 9 10 | 2: 9 10 1 | torro 0")
    assert play(pos, "scuffle", "push 2.1 +") == "1: 9 9 10 p31 | 2: 10 10 1 p29 | torro 0"
    assert pos.turn == 1


@pytest.mark.parametrize(
    ("line", "ways"),
    [
        ("1: 1 1 5 | 2: 1 7 7 | torro 0", "=+"),  # 1 - 1
        ("1: 1 1 1 | 2: 1 7 7 | torro 0", "=+"),  # 1 - 2
        ("1: 2 2 2 | 2: 2 7 7 | torro 0", "=+"),  # 2 - 2: one square back is no substitute
        ("1: 2 2 5 | 2: 2 7 7 | torro 0", "=-+"),
        ("1: 3 3 3 | 2: 3 7 7 | torro 0", "=-+"),
    ],
)
def test_p23_no_push_to_before_the_start(line: str, ways: str) -> None:
    pos = stand_still(line)
    play(pos, "scuffle")
    assert legal(pos) == [f"push 2.1 {way}" for way in ways]


def test_p24_a_push_over_the_red_line() -> None:
    pos = stand_still("1: 31 31 31 | 2: 31 1 1 | torro 5")
    assert play(pos, "scuffle", "push 2.1 +") == "1: 31 31 31 p32 | 2: 33 1 1 p28 | torro 5"
    assert facts(pos, "arrives")[0].square == 33
    play(pos, "throw A2 B2")
    assert legal(pos) == ["A2+2", "A3+2", "B2+2", "B3+2"]
    assert play(pos, "A2+2", "B3+2") == "1: 31 31 31 p32 | 2: #1 3 3 p28 | torro 5"


def test_p25_the_pushed_runners_owner_pays_for_fear() -> None:
    pos = stand_still("1: 10 10 1 | 2: 10 1 1 | 3: 1 1 1 | torro 0")
    assert play(pos, "scuffle", "push 2.1 +") == "1: 10 10 1 p31 | 2: 11 1 1 p28 | 3: 1 1 1 | torro 0"
    assert [(fact.seat, fact.points) for fact in facts(pos, "fears")] == [(1, 1)]


def test_p25_pushed_runners_slip() -> None:
    pos = stand_still("1: 23 23 1 | 2: 23 1 1 | torro 0")
    assert play(pos, "scuffle", "push 2.1 -") == "1: 23 23 1 p31 | 2: 20 1 1 p29 | torro 0"
    assert [(fact.at, fact.to) for fact in facts(pos, "slips")] == [(22, 20)]


def test_p25_left_alone_on_fear_costs_nothing_more() -> None:
    pos = stand_still("1: 11 11 1 | 2: 11 1 1 | torro 0")
    assert play(pos, "scuffle", "push 2.1 =") == "1: 11 11 1 p31 | 2: 11 1 1 p29 | torro 0"


def test_p26_no_scuffle_in_the_arena() -> None:
    pos = drawn("1: 31 31 1 | 2: 34 1 1 | torro 5")
    assert play(pos, "throw A3 B3", "A1+3", "B2+3") == "1: 34 34 1 | 2: 34 1 1 | torro 5"
    assert pos.turn == 1


def test_p26_the_start_is_a_square_like_any_other() -> None:
    pos = drawn("1: 1 1 1 | 2: 2 1 3 | torro 0")
    play(pos, "throw A2 B>", "A3+2", "B1+0")
    assert "scuffle" in legal(pos)
    assert play(pos, "scuffle", "push 2.2 +") == "1: 1 1 3 p31 | 2: 2 2 3 p29 | torro 0"


def test_c3_three_against_two_and_one() -> None:
    """A takes 1 from B and 2 from C, moves B's two by 1 and C's by 2; C lands on fear and pays 1 to the bank."""
    pos = stand_still("1: 9 9 9 | 2: 9 9 1 | 3: 9 1 1 | torro 0")
    assert play(pos, "scuffle") == "1: 9 9 9 p33 | 2: 9 9 1 p29 | 3: 9 1 1 p28 | torro 0"
    assert play(pos, "push 2.1 -", "push 2.2 +") == "1: 9 9 9 p33 | 2: 8 10 1 p29 | 3: 9 1 1 p28 | torro 0"
    assert play(pos, "push 3.1 +") == "1: 9 9 9 p33 | 2: 8 10 1 p29 | 3: 11 1 1 p27 | torro 0"
