"""The runner round: P10 to P19. On our board the tomatoes lie on 21 and 22, fear on 6, 11, 16, 26 and 30."""

import pytest

from ludothek.kit.errors import IllegalMove
from tests.games.pamplona.drawn import drawn, facts, legal, play


def test_p10_a_seat_throws_both_dice_and_moves() -> None:
    pos = drawn("1: 1 1 1 | 2: 1 1 1 | torro 0")
    assert play(pos, "throw A3 B4", "A1+3", "B2+4") == "1: 4 5 1 | 2: 1 1 1 | torro 0"
    assert pos.turn == 1


def test_p11_two_or_three_runners_in_play_take_both_dice_one_each() -> None:
    pos = drawn("1: 7 8 9 | 2: 1 1 1 | torro 0")
    play(pos, "throw A2 B5")
    assert legal(pos) == ["A1+2", "A2+2", "A3+2", "B1+5", "B2+5", "B3+5"]
    play(pos, "A2+2")
    assert legal(pos) == ["B1+5", "B3+5"]
    play(pos, "B3+5")
    assert pos.turn == 1


def test_p11_the_order_makes_no_difference() -> None:
    first_a, first_b = (drawn("1: 7 8 33 | 2: 1 1 1 | torro 0") for _ in range(2))
    play(first_a, "throw A2 B5")
    play(first_b, "throw A2 B5")
    assert play(first_a, "A1+2", "B2+5") == play(first_b, "B2+5", "A1+2")
    assert first_a.state.tobytes() == first_b.state.tobytes()


def test_p11_runners_are_counted_at_the_throw() -> None:
    """The first die takes a runner into the arena; the second must be used by the other all the same."""
    pos = drawn("1: 31 7 #1 | 2: 1 1 1 | torro 5")
    play(pos, "throw A4 B5", "A1+4")
    assert legal(pos) == ["B2+5"]
    assert play(pos, "B2+5") == "1: 35 12 #1 | 2: 1 1 1 | torro 5"


def test_p12_a_number_is_run_in_full_by_one_runner() -> None:
    pos = drawn("1: 7 8 9 | 2: 1 1 1 | torro 0")
    play(pos, "throw A4 B3")
    for split in ("A1+2", "A1+0", "B1+4"):
        with pytest.raises(IllegalMove):
            pos.play(split)
    assert play(pos, "A1+4", "B3+3") == "1: 11 8 12 p29 | 2: 1 1 1 | torro 0"


def test_p13_an_arrow_is_zero_to_six_steps() -> None:
    pos = drawn("1: 7 8 9 | 2: 1 1 1 | torro 0")
    play(pos, "throw A> B3")
    assert [move for move in legal(pos) if move.startswith("A2")] == [f"A2+{steps}" for steps in range(7)]


def test_p13_zero_steps_use_up_the_die_and_count_as_having_moved() -> None:
    pos = drawn("1: 7 8 9 | 2: 1 1 1 | torro 0")
    play(pos, "throw A> B3", "A2+0")
    assert legal(pos) == ["B1+3", "B3+3"]


def test_p14_a_single_runner_uses_exactly_one_of_two_dice() -> None:
    pos = drawn("1: #1 8 33 | 2: 1 1 1 | torro 5")
    play(pos, "throw A2 B5")
    assert legal(pos) == ["A2+2", "B2+5"]
    assert play(pos, "B2+5") == "1: #1 13 33 | 2: 1 1 1 | torro 5"
    assert pos.turn == 1


def test_p14_equal_dice_are_two_choices_for_a_hand_and_one_for_the_search() -> None:
    pos = drawn("1: #1 8 #2 | 2: 1 1 1 | torro 5")
    play(pos, "throw A3 B3")
    assert legal(pos) == ["A2+3", "B2+3"]
    assert [pos.notation(move) for move in pos.canonical] == ["A2+3"]


def test_p14_an_arrow_beside_a_number_holds_all_choices() -> None:
    pos = drawn("1: #1 8 #2 | 2: 1 1 1 | torro 5")
    play(pos, "throw A2 B>")
    assert legal(pos) == ["A2+2", *(f"B2+{steps}" for steps in range(7))]
    assert [pos.notation(move) for move in pos.canonical] == [f"B2+{steps}" for steps in range(7)]


def test_p15_a_seat_with_none_in_play_is_passed_over() -> None:
    pos = drawn("1: 1 1 1 | 2: #1 #2 33 | 3: 1 1 1 | torro 5")
    play(pos, "throw A2 B2", "A1+2", "B2+2")
    assert [fact.seat for fact in facts(pos, "passes")] == [1]
    assert pos.turn == 2


def test_p15_also_when_it_is_the_first_or_the_last_of_the_round() -> None:
    pos = drawn("1: #1 #2 #3 | 2: 7 8 9 | 3: #4 #5 #6 | torro 5", card=True, turn=2)
    play(pos, "attack")
    assert [fact.seat for fact in facts(pos, "passes")] == [0]
    assert pos.turn == 1
    play(pos, "throw A3 B3", "A1+3", "B2+3")
    assert [fact.seat for fact in facts(pos, "passes")] == [2]
    assert legal(pos)[0] == "attack"


def test_p15_also_when_its_last_one_was_pushed_in_this_round() -> None:
    pos = drawn("1: 32 30 1 | 2: #1 32 #2 | 3: 1 1 1 | torro 5")
    play(pos, "throw A2 B3", "A2+2", "B3+3", "scuffle", "push 2.2 +")
    assert pos.turn == 2
    assert [fact.seat for fact in facts(pos, "passes")] == [1]


def test_p16_any_number_of_runners_may_share_a_square() -> None:
    pos = drawn("1: 5 5 4 | 2: 7 7 7 | 3: 7 7 7 | torro 7")
    assert play(pos, "throw A2 B3", "A1+2", "B3+3") == "1: 7 5 7 | 2: 7 7 7 | 3: 7 7 7 | torro 7"


def test_p16_nothing_blocks() -> None:
    pos = drawn("1: 5 4 1 | 2: 6 6 6 | 3: 7 7 7 | torro 8")
    assert play(pos, "throw A4 B5", "A1+4", "B2+5") == "1: 9 9 1 | 2: 6 6 6 | 3: 7 7 7 | torro 8"


def test_p17_landing_on_fear_costs_one() -> None:
    pos = drawn("1: 4 13 1 | 2: 1 1 1 | torro 0")
    assert play(pos, "throw A2 B3", "A1+2") == "1: 6 13 1 p29 | 2: 1 1 1 | torro 0"
    assert play(pos, "B2+3") == "1: 6 16 1 p28 | 2: 1 1 1 | torro 0"


def test_p17_standing_still_on_fear_costs_nothing() -> None:
    pos = drawn("1: 6 1 1 | 2: 1 1 1 | torro 0")
    assert play(pos, "throw A> B2", "A1+0", "B2+2") == "1: 6 3 1 | 2: 1 1 1 | torro 0"


def test_p17_passing_over_fear_costs_nothing() -> None:
    pos = drawn("1: 5 1 1 | 2: 1 1 1 | torro 0")
    assert play(pos, "throw A2 B2", "A1+2", "B2+2") == "1: 7 3 1 | 2: 1 1 1 | torro 0"


@pytest.mark.parametrize(("start", "push", "end"), [(5, "+", 6), (7, "-", 6)])
def test_p17_pushed_onto_fear_costs_too_in_either_direction(start: int, push: str, end: int) -> None:
    pos = drawn(f"1: {start} {start} 1 | 2: {start} 1 1 | torro 0")
    play(pos, "throw A> B>", "A1+0", "B2+0", "scuffle")
    assert play(pos, f"push 2.1 {push}") == f"1: {start} {start} 1 p31 | 2: {end} 1 1 p28 | torro 0"


def test_p17_leaving_and_coming_back_costs_again() -> None:
    pos = drawn("1: 6 6 1 | 2: 6 1 1 | torro 0")
    play(pos, "throw A> B>", "A1+0", "B2+0", "scuffle")
    assert play(pos, "push 2.1 -") == "1: 6 6 1 p31 | 2: 5 1 1 p29 | torro 0"
    assert play(pos, "throw A> B2", "A1+1") == "1: 6 6 1 p31 | 2: 6 1 1 p28 | torro 0"


@pytest.mark.parametrize("start", [17, 18, 19, 20])
def test_p18_running_onto_tomatoes_ends_before_them(start: int) -> None:
    for tomato in (21, 22):
        steps = tomato - start
        pos = drawn(f"1: {start} 1 1 | 2: 1 1 1 | torro 0")
        assert play(pos, "throw A> B2", f"A1+{steps}", "B2+2") == "1: 20 3 1 | 2: 1 1 1 | torro 0"


def test_p18_from_before_the_tomatoes_three_steps_get_past() -> None:
    pos = drawn("1: 20 20 1 | 2: 1 1 1 | torro 0")
    assert play(pos, "throw A2 B3", "A1+2", "B2+3") == "1: 20 23 1 | 2: 1 1 1 | torro 0"


def test_p18_a_number_that_leads_nowhere_must_be_run_all_the_same() -> None:
    pos = drawn("1: 20 #1 #2 | 2: 1 1 1 | torro 0")
    play(pos, "throw A2 B2")
    assert legal(pos) == ["A1+2", "B1+2"]
    assert play(pos, "A1+2") == "1: 20 #1 #2 | 2: 1 1 1 | torro 0"


def test_p18_passing_over_tomatoes_is_harmless() -> None:
    pos = drawn("1: 18 1 1 | 2: 1 1 1 | torro 0")
    assert play(pos, "throw A2 B5", "B1+5", "A2+2") == "1: 23 3 1 | 2: 1 1 1 | torro 0"


@pytest.mark.parametrize(("torro", "comes", "end"), [(17, 4, 20), (17, 5, 20), (20, 1, 20), (20, 2, 20), (20, 3, 23)])
def test_p18_torro_slips_too(torro: int, comes: int, end: int) -> None:
    pos = drawn(f"1: 1 1 1 | 2: 1 1 1 | torro {torro}", card=True, turn=2)
    assert play(pos, f"comes {comes}") == f"1: 1 1 1 | 2: 1 1 1 | torro {end}"
    assert [fact.to for fact in facts(pos, "torroslips")] == ([20] if end == 20 else [])


@pytest.mark.parametrize(
    ("own", "start", "push", "end"),
    [
        (3, 19, "+", 20),  # 19 + 2 = 21
        (2, 23, "-", 20),  # 23 - 1 = 22
        (3, 23, "-", 20),  # 23 - 2 = 21
        (3, 24, "-", 20),  # 24 - 2 = 22
        (2, 24, "-", 23),
        (2, 19, "+", 20),  # not by slipping: one square
        (3, 18, "+", 20),
    ],
)
def test_p18_p19_pushed_onto_tomatoes(own: int, start: int, push: str, end: int) -> None:
    rest = start if own == 3 else 1
    pos = drawn(f"1: {start} {start} {rest} | 2: {start} 2 3 | torro 0")
    play(pos, "throw A> B>", "A1+0", "B2+0", "scuffle")
    by = own - 1
    assert play(pos, f"push 2.1 {push}") == f"1: {start} {start} {rest} p{30 + by} | 2: {end} 2 3 p{30 - by} | torro 0"


@pytest.mark.parametrize("own", [2, 3])
def test_p19_a_push_from_before_the_tomatoes_onto_them_is_not_offered(own: int) -> None:
    pos = drawn(f"1: 20 20 {20 if own == 3 else 1} | 2: 20 2 3 | torro 0")
    play(pos, "throw A> B>", "A1+0", "B2+0", "scuffle")
    assert legal(pos) == ["push 2.1 =", "push 2.1 -"]
