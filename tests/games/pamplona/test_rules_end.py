"""Points, arena, Torro and the end: P27 to P52, the rulings and the worked cases C1, C2 and C4."""

import pytest

import ludothek
from tests.games.pamplona.drawn import drawn, facts, legal, over, play


def test_p27_who_cannot_pay_takes_a_credit_of_ten() -> None:
    pos = drawn("1: 4 1 1 p0 | 2: 1 1 1 | torro 0")
    assert play(pos, "throw A2 B2", "A1+2") == "1: 6 1 1 p9 c1 | 2: 1 1 1 | torro 0"
    assert [(fact.seat, fact.credits) for fact in facts(pos, "borrows")] == [(0, 1)]


def test_p27_as_many_credits_as_it_takes_and_no_more() -> None:
    pos = drawn("1: 4 1 9 p3 c1 | 2: 1 1 1 p46 | torro 15", card=True, turn=2)
    assert play(pos, "attack") == "1: 4 1 9 p2 c4 | 2: 1 1 1 p4 | torro 15"


def test_p27_exactly_all_is_no_credit_yet() -> None:
    pos = drawn("1: 4 1 1 p1 | 2: 1 1 1 | torro 0")
    assert play(pos, "throw A2 B2", "A1+2") == "1: 6 1 1 p0 | 2: 1 1 1 | torro 0"


def test_p27_also_in_a_scuffle() -> None:
    pos = drawn("1: 9 9 9 | 2: 9 1 1 p1 | torro 0")
    assert play(pos, "throw A> B>", "A1+0", "B2+0", "scuffle") == "1: 9 9 9 p32 | 2: 9 1 1 p9 c1 | torro 0"


def test_p27_credits_are_subtracted() -> None:
    assert drawn("1: 9 9 9 p25 c2 | 2: 9 1 1 p5 c3 | torro 0").score == (5, -25)


def test_p30_steps_are_finished_in_the_arena() -> None:
    pos = drawn("1: 32 31 1 | 2: 1 1 1 | torro 5")
    assert play(pos, "throw A> B4", "A1+6", "B2+4") == "1: 38 35 1 | 2: 1 1 1 | torro 5"


def test_p30_a_waiting_runner_is_out_of_play() -> None:
    pos = drawn("1: 33 1 2 | 2: 1 1 1 | torro 5")
    assert [runner.in_play for runner in pos.view().seats[0].runners] == [False, True, True]
    play(pos, "throw A2 B3")
    assert legal(pos) == ["A2+2", "A3+2", "B2+3", "B3+3"]


def test_p31_foremost_first_and_one_square_shares_a_rank() -> None:
    pos = drawn("1: 36 33 9 | 2: 36 34 #2 | 3: 12 8 9 | torro 5", turn=3)
    assert play(pos, "throw A2 B5", "A1+2", "B2+5") == "1: #3 #5 9 | 2: #3 #4 #2 | 3: 14 13 9 | torro 5"


def test_p31_only_when_the_runner_round_ends() -> None:
    pos = drawn("1: 36 33 9 | 2: 7 8 9 | 3: 7 8 9 | torro 5", turn=2)
    assert play(pos, "throw A2 B3", "A1+2", "B2+3").startswith("1: 36 33 9 |")


def test_p31_after_rank_twelve_everyone_gets_twelve() -> None:
    pos = drawn("1: 36 33 38 | 2: #11 35 8 | torro 5", turn=2)
    assert play(pos, "throw A2 B2", "A3+2") == "1: #12 #12 #12 | 2: #11 #12 10 | torro 5"


def test_p31_rank_twelve_is_not_skipped_by_a_shared_rank() -> None:
    pos = drawn("1: 38 38 38 | 2: #10 33 8 | torro 5", turn=2)
    assert play(pos, "throw A2 B2", "A3+2") == "1: #11 #11 #11 | 2: #10 #12 10 | torro 5"


def test_p32_a_rank_is_worth_its_number_to_each_runner_on_it() -> None:
    assert drawn("1: #3 #3 #1 | 2: #12 5 6 | torro 0").score == (37, 42)


def test_p32_ranked_runners_neither_move_nor_score_in_attacks() -> None:
    pos = drawn("1: #3 #4 15 | 2: 1 1 1 p50 | torro 15", card=True, turn=2)
    assert play(pos, "attack") == "1: #3 #4 15 p33 | 2: 1 1 1 p8 | torro 15"
    play(pos, "throw A2 B2")
    assert legal(pos) == ["A3+2", "B3+2"]


def test_p40_torro_comes_and_the_start_is_the_first_square() -> None:
    for comes in range(1, 6):
        pos = drawn("1: 1 1 1 | 2: 1 1 1 | torro 0", card=True, turn=2)
        assert play(pos, f"comes {comes}") == f"1: 1 1 1 | 2: 1 1 1 | torro {comes}"


def test_p40_one_card_after_each_runner_round() -> None:
    pos = drawn("1: 7 8 #1 | 2: #2 #3 #4 | torro 5")
    play(pos, "throw A2 B3", "A1+2", "B2+3")
    assert legal(pos) == ["attack", *(f"comes {n}" for n in range(1, 6))]
    play(pos, "comes 2")
    assert pos.turn == 0
    assert legal(pos)[0] == "throw A2 B2"


def test_p40_running_past_runners_does_nothing_to_them() -> None:
    pos = drawn("1: 7 8 9 | 2: 7 8 9 | torro 6", card=True, turn=2)
    assert play(pos, "comes 3") == "1: 7 8 9 | 2: 7 8 9 | torro 9"


@pytest.mark.parametrize(
    ("square", "points"), [(9, -6), (13, -2), (14, -1), (15, 3), (16, 2), (17, 1), (18, 0), (19, 0), (32, 0)]
)
def test_p41_courage_by_distance(square: int, points: int) -> None:
    pos = drawn(f"1: {square} #1 #1 | 2: #1 #1 #1 | torro 15", card=True)
    play(pos, "attack")
    assert pos.view().seats[0].points == 30 + points
    assert [(fact.ahead, fact.points) for fact in facts(pos, "braves")] == [(square - 15, points)]


def test_p41_tomatoes_count_for_the_distance() -> None:
    pos = drawn("1: 20 23 #1 | 2: #1 #1 #1 | torro 20", card=True)
    assert play(pos, "attack") == "1: 20 23 #1 p33 | 2: #1 #1 #1 | torro 20"
    pos = drawn("1: 20 #2 #1 | 2: #1 #1 #1 | torro 23", card=True)
    assert play(pos, "attack") == "1: 20 #2 #1 p27 | 2: #1 #1 #1 | torro 23"


def test_p41_torro_stays_where_he_is() -> None:
    pos = drawn("1: 15 16 17 | 2: 18 19 20 | torro 15", card=True)
    assert play(pos, "attack") == "1: 15 16 17 p36 | 2: 18 19 20 | torro 15"


def test_p42_a_seats_results_are_summed_first() -> None:
    """Paid one by one, -6 would take a credit that +3 +3 then makes needless."""
    pos = drawn("1: 9 15 15 p0 | 2: #1 #1 #1 | torro 15", card=True)
    assert play(pos, "attack") == "1: 9 15 15 p0 | 2: #1 #1 #1 | torro 15"
    assert [fact.points for fact in facts(pos, "settles")] == [0, 0]


def test_p43_an_attack_is_never_the_first_card() -> None:
    pos = drawn("1: 1 1 1 | 2: 1 1 1 | torro 0", card=True, turn=2)
    assert {pos.notation(card): weight for card, weight in pos.chances} == {
        "comes 1": 3,
        "comes 2": 3,
        "comes 3": 5,
        "comes 4": 3,
        "comes 5": 2,
    }
    play(pos, "comes 3")
    assert pos.view().cards.left == [6, 3, 3, 4, 3, 2], "the attacks were shuffled back"


def test_p43_discard_puts_attacks_aside_until_the_first_other_card() -> None:
    options = {"first": 0, "first_attack": "discard"}
    pos = drawn("1: 15 1 1 | 2: 1 1 1 | torro 0", card=True, turn=2, options=options)
    assert play(pos, "attack", "attack") == "1: 15 1 1 | 2: 1 1 1 | torro 0"
    assert len(facts(pos, "setaside")) == 1
    assert {pos.notation(card): weight for card, weight in pos.chances}["attack"] == 4
    assert play(pos, "comes 3") == "1: 15 1 1 | 2: 1 1 1 | torro 3"
    assert pos.turn == 0
    assert pos.view().cards.left == [4, 3, 3, 4, 3, 2]


def test_p43_discard_an_attack_after_the_first_other_card_counts() -> None:
    options = {"first": 0, "first_attack": "discard"}
    pos = drawn("1: 5 5 #1 | 2: #1 #2 #3 | torro 5", card=True, options=options)
    assert play(pos, "attack") == "1: 5 5 #1 p36 | 2: #1 #2 #3 | torro 5"


def emptied(left: list[int], *, torro: int) -> ludothek.Position:
    """A card is to be turned and only these are left."""
    pos = drawn(f"1: 9 #1 #1 | 2: #1 #1 #1 | torro {torro}", card=True)
    pos.state.deck[:] = left
    return pos


def test_p44_the_last_card_is_turned_before_anything_is_shuffled() -> None:
    pos = emptied([0, 0, 1, 0, 0, 0], torro=5)
    assert [(pos.notation(card), weight) for card, weight in pos.chances] == [("comes 2", 1)]
    play(pos, "comes 2")
    assert not facts(pos, "reshuffles")
    assert pos.view().cards.left == [0] * 6


def test_p44_an_empty_deck_is_the_discards_shuffled() -> None:
    pos = emptied([0] * 6, torro=5)
    assert sum(weight for _, weight in pos.chances) == 22
    play(pos, "comes 2")
    assert len(facts(pos, "reshuffles")) == 1
    assert pos.view().cards.left == [6, 3, 2, 5, 3, 2]


def test_p44_an_attack_may_be_the_first_card_of_a_new_deck() -> None:
    pos = emptied([0] * 6, torro=8)
    assert play(pos, "attack") == "1: 9 #1 #1 p32 | 2: #1 #1 #1 | torro 8"
    assert pos.view().cards.left == [5, 3, 3, 5, 3, 2]


def test_p50_torro_in_the_arena_ends_the_game_at_once() -> None:
    pos = drawn("1: 31 32 1 | 2: 1 1 1 | torro 31", card=True, turn=2)
    assert play(pos, "comes 2") == "1: 31 32 1 | 2: 1 1 1 | torro 33"
    assert over(pos)
    assert facts(pos, "ends")[0].reason == "torro"


def test_p50_his_move_is_carried_out_in_full() -> None:
    pos = drawn("1: 31 32 1 | 2: 1 1 1 | torro 32", card=True, turn=2)
    assert play(pos, "comes 5").endswith("torro 37")
    assert pos.score == (30 - 6 - 5 - 36, 30 - 3 * 36)


def test_p50_on_the_last_square_of_the_street_it_goes_on() -> None:
    pos = drawn("1: 31 32 1 | 2: 1 1 1 | torro 30", card=True, turn=2)
    play(pos, "comes 2")
    assert not over(pos)


def test_p50_every_runner_ranked_ends_the_game_without_a_card() -> None:
    pos = drawn("1: #1 #2 31 | 2: #3 #4 #5 | torro 5")
    assert play(pos, "throw A2 B2", "A3+2") == "1: #1 #2 #6 | 2: #3 #4 #5 | torro 5"
    assert over(pos)
    assert facts(pos, "ends")[0].reason == "ranked"


def test_p50_not_before_the_round_is_over() -> None:
    pos = drawn("1: #1 #2 31 | 2: #3 #4 31 | torro 5")
    play(pos, "throw A2 B2", "A3+2")
    assert not over(pos)
    assert pos.turn == 1


def test_p51_points_and_ranks_less_squares_behind_torro_and_credits() -> None:
    pos = drawn("1: #4 20 33 p17 c1 | 2: 31 30 #12 | torro 30", card=True, turn=2)
    # Seat 1: 17 held + 4 of rank - 10 of credit - 14 behind; the last stands before Torro. Seat 2: 30 + 12 - 3 - 4.
    play(pos, "comes 4")
    assert over(pos)
    assert pos.score == (17 + 4 - 10 - 14 - 1, 30 + 12 - 3 - 4)


def test_p52_most_points_win_and_equals_share() -> None:
    assert drawn("1: 1 1 1 p20 | 2: 1 1 1 p25 | 3: 1 1 1 p25 | 4: 1 1 1 p3 | torro 0").standing == (3, 1, 1, 4)


def test_p52_totals_can_be_negative() -> None:
    pos = drawn("1: 1 1 1 p3 c2 | 2: 1 1 1 p2 c4 | torro 0")
    assert (pos.score, pos.standing) == ((-17, -38), (1, 2))


@pytest.mark.parametrize(
    ("distances", "sum_"), [((0, 1, -2), 3), ((1, -1, -1), 0), ((2, 5, -2), -1)], ids=["seat A", "seat B", "seat C"]
)
def test_c1_three_seats_at_an_attack(distances: tuple[int, int, int], sum_: int) -> None:
    squares = " ".join(str(15 + distance) for distance in distances)
    pos = drawn(f"1: {squares} | 2: #1 #1 #1 | torro 15", card=True)
    play(pos, "attack")
    assert pos.view().seats[0].points == 30 + sum_


def test_c2_three_and_six_behind_cost_nine() -> None:
    pos = drawn("1: 12 9 #1 | 2: #1 #1 #1 | torro 15", card=True)
    assert play(pos, "attack") == "1: 12 9 #1 p21 | 2: #1 #1 #1 | torro 15"


def test_c4_ranks_after_a_round() -> None:
    """Foremost first A, B, C and D together, E: ranks 1, 2, 3, 3, 4; the next to arrive gets 5."""
    pos = drawn("1: 37 1 1 | 2: 36 1 1 | 3: 35 1 1 | 4: 35 1 1 | 5: 31 9 3 | torro 5", turn=5)
    ranked = play(pos, "throw A2 B4", "A1+2", "B2+4")
    assert ranked == "1: #1 1 1 | 2: #2 1 1 | 3: #3 1 1 | 4: #3 1 1 | 5: #4 13 3 | torro 5"
    assert pos.view().next_rank == 5


def test_p60_a_credit_is_taken_when_something_must_be_paid_and_not_before() -> None:
    pos = drawn("1: 4 4 1 p1 | 2: 1 1 1 | torro 0")
    assert play(pos, "throw A2 B2", "A1+2") == "1: 6 4 1 p0 | 2: 1 1 1 | torro 0"
    assert play(pos, "B2+2") == "1: 6 6 1 p9 c1 | 2: 1 1 1 | torro 0"


def test_p61_squares_with_runners_count_once_for_torro() -> None:
    crowded = drawn("1: 6 7 8 | 2: 6 7 8 | torro 5", card=True, turn=2)
    assert play(crowded, "comes 4") == "1: 6 7 8 | 2: 6 7 8 | torro 9"


def test_p62_the_last_runner_stands_still_on_an_arrow_only() -> None:
    pos = drawn("1: 9 #1 #1 | 2: 1 1 1 | torro 5")
    play(pos, "throw A2 B3")
    assert legal(pos) == ["A1+2", "B1+3"]


def test_p63_attacks_put_aside_come_back_with_a_new_deck() -> None:
    options = {"first": 0, "first_attack": "discard"}
    pos = drawn("1: 9 #1 #1 | 2: #1 #1 #1 | torro 0", card=True, options=options)
    play(pos, "attack", "comes 1")
    pos.state.deck[:] = 0
    play(pos, "throw A2 B2", "A1+2")
    assert {pos.notation(card): weight for card, weight in pos.chances}["attack"] == 6


def test_p64_the_card_is_turned_by_the_seat_that_moved_last() -> None:
    pos = drawn("1: 7 8 9 | 2: 7 8 9 | 3: #1 #2 #3 | torro 5", turn=2)
    play(pos, "throw A2 B3", "A1+2", "B2+3")
    while pos.to_move >= 0:
        play(pos, "peace")
    assert (legal(pos)[0], pos.turn) == ("attack", 1)
