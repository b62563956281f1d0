"""A turn with its rolls, and what pawns may do: L10 to L12, L20 to L26."""

from itertools import product

import pytest

from tests.games.laufrauf.drawn import actions, drawn, facts, legal, play, told

CAMPED = "camp camp camp"
HOME = f"1: {CAMPED} | 2: {CAMPED}"
SETS = ["A", "B", "A B", "black", "A black", "B black", "all"]


def test_l10_up_to_three_rolls_the_first_with_all_dice_then_any() -> None:
    pos = drawn(HOME)
    assert len(pos.chances) == 216
    pos.play("roll 1 2 *3")
    assert legal(pos) == [f"again {dice}" for dice in SETS]
    pos.play("again B")
    assert legal(pos) == [f"roll 1 {face} *3" for face in range(1, 7)]
    pos.play("roll 1 5 *3")
    assert legal(pos) == [f"again {dice}" for dice in SETS]
    pos.play("again A black")
    assert len(pos.chances) == 36
    assert {move.b for move, _ in pos.chances} == {5}
    pos.play("roll 6 5 *2")
    assert pos.turn == 1, "after the third roll nothing is left to roll"


def test_l10_a_die_that_was_kept_may_be_rolled_again_and_one_that_was_rolled_kept() -> None:
    pos = drawn(HOME, dice="1 2 *3")
    play(pos, "again A", "roll 6 2 *3", "again B black")
    assert {move.a for move, _ in pos.chances} == {6}


def test_l10_of_equal_dice_a_search_rolls_the_earlier() -> None:
    pos = drawn(HOME, dice="4 4 *1")
    canonical = [pos.notation(move) for move in pos.canonical]
    assert canonical == ["again A", "again A B", "again black", "again A black", "again all"]


@pytest.mark.parametrize("roll", [1, 2])
def test_l11_who_can_act_may_stop_after_any_roll_and_nobody_else(roll: int) -> None:
    pos = drawn(f"1: 2 camp camp | 2: {CAMPED}", dice="1 2 *4", roll=roll)
    assert actions(pos) == ["run 1 +3", "run 1 +5", "run 1 +6"]
    assert "pass" not in legal(drawn(HOME, dice="1 2 *4", roll=roll))
    play(pos, "run 1 +5")
    assert pos.turn == 1


def test_l12_after_the_third_roll_one_must_act() -> None:
    pos = drawn(f"1: 2 camp camp | 2: {CAMPED}", dice="1 2 *4", roll=3)
    assert legal(pos) == ["run 1 +3", "run 1 +5", "run 1 +6"]
    assert told(pos) == ["rolls", "compels"]
    assert pos.view().compelled


def test_l12_without_any_action_the_dice_pass_on_by_themselves() -> None:
    pos = drawn(HOME, dice="1 2 *4", roll=3)
    assert told(pos) == ["rolls", "passes"]
    assert pos.turn == 1
    assert not pos.view().compelled


def test_l12_card_actions_are_compulsory_effects_and_throwing_away_are_not() -> None:
    line = "1: camp camp camp direct | 2: camp camp camp back"
    assert legal(drawn(line, dice="1 1 *4", roll=3, cards=True))[0] == "draw"
    assert "pass" not in legal(drawn(line, dice="1 1 *4", roll=3, cards=True))
    assert "pass" not in legal(drawn(line, dice="1 2 *3", roll=3, cards=True))
    assert "pass" in legal(drawn(line, dice="1 2 *4", roll=3, cards=True))
    pos = drawn("1: m10 camp camp back | 2: m11° camp camp", dice="1 2 *4", roll=3, cards=True)
    assert actions(pos) == ["back 1 -3", "back 1 -5", "back 1 -6", "pass"]
    assert not pos.view().compelled
    pos.play("pass")
    assert told(pos) == ["passes"]
    assert pos.turn == 1


def test_l20_fifteen_or_more_bring_a_pawn_onto_its_start_square() -> None:
    for faces in product(range(1, 7), repeat=3):
        pos = drawn(HOME, dice="{} {} *{}".format(*faces), roll=2)
        assert ("start" in actions(pos)) is (sum(faces) >= 15)
    for seat, square in enumerate((1, 11, 21, 31)):
        pos = drawn(" | ".join(f"{number}: {CAMPED}" for number in range(1, 5)), dice="5 5 *5", turn=seat + 1)
        assert f"{seat + 1}: {square} camp camp" in play(pos, "start")
    assert "start" not in actions(drawn(f"1: 5 m3 top | 2: {CAMPED}", dice="6 6 *6", roll=2))


def test_l21_one_pawn_runs_the_sum_of_two_dice_on_its_ring() -> None:
    pos = drawn(f"1: 40 m27 camp | 2: {CAMPED}", dice="2 3 *3", roll=2)
    assert actions(pos) == ["run 1 +5", "run 1 +6", "run 2 +5", "run 2 +6"]
    assert play(pos, "run 1 +6") == f"1: 6 m27 camp | 2: {CAMPED}"
    pos = drawn(f"1: 40 m27 camp | 2: {CAMPED}", dice="2 3 *3", roll=2)
    assert play(pos, "run 2 +5") == f"1: 40 m4 camp | 2: {CAMPED}"


def test_l21_occupied_squares_are_jumped_over() -> None:
    pos = drawn("1: 10 12 camp | 2: 13 14 camp", dice="2 3 *6", roll=2)
    assert play(pos, "run 1 +5") == "1: 15 12 camp | 2: 13 14 camp"


@pytest.mark.parametrize("level", ["", "m"])
def test_l22_one_die_shows_the_distance_and_another_a_one(level: str) -> None:
    length = 28 if level else 40
    for steps in range(1, 10):
        pawn = f"{level}{length + 1 - steps}"
        for faces in product(range(1, 7), repeat=3):
            pos = drawn(f"1: {pawn} 12 13 | 2: {CAMPED}", dice="{} {} *{}".format(*faces), roll=2)
            shown = faces.count(1) > 1 if steps == 1 else 1 in faces and steps in faces
            assert ("ascend 1" in actions(pos)) is (shown and steps <= 6)


def test_l22_up_to_the_upper_ascent_square_then_to_the_summit() -> None:
    line = "1: camp camp camp | 2: 8 camp top"
    pos = drawn(line, dice="1 3 *6", turn=2, roll=2, corners="beside")
    assert play(pos, "ascend 1") == "1: camp camp camp | 2: m8 camp top"
    assert [(fact.steps, fact.over, fact.to) for fact in facts(pos, "ascends")] == [(3, 11, 8)]
    pos = drawn("1: camp camp camp | 2: m5 9 top", dice="1 3 *6", turn=2, roll=2, corners="beside")
    assert play(pos, "ascend 1") == "1: camp camp camp | 2: top 9 top"
    assert [(fact.steps, fact.over, fact.count) for fact in facts(pos, "summits")] == [(3, 8, 2)]


@pytest.mark.parametrize("place", ["1", "m1"])
def test_l23_from_its_ascent_square_a_pawn_does_not_go_up(place: str) -> None:
    for faces in product(range(1, 7), repeat=3):
        pos = drawn(f"1: {place} 12 13 | 2: {CAMPED}", dice="{} {} *{}".format(*faces), roll=2)
        assert "ascend 1" not in actions(pos)
    pos = drawn(f"1: {place} 12 13 | 2: {CAMPED}")
    pawn = pos.view().seats[0].pawns[0]
    assert (pawn.ahead, pawn.run_up) == (40 if place == "1" else 28, False)


def test_l24_no_pawn_reaches_the_summit_while_one_is_in_base_camp() -> None:
    assert "ascend 1" not in actions(drawn(f"1: m26 5 camp | 2: {CAMPED}", dice="1 3 *3", roll=2))
    assert "ascend 1" in actions(drawn(f"1: m26 5 top | 2: {CAMPED}", dice="1 3 *3", roll=2))
    assert "ascend 1" in actions(drawn(f"1: 38 5 camp | 2: {CAMPED}", dice="1 3 *3", roll=2)), "the first ascent may"


def test_l25_capture_only_with_a_least_black_die_in_the_first_roll() -> None:
    for level in ("", "m"):
        for faces in product(range(1, 7), repeat=3):
            *white, black = faces
            line = f"1: {level}10 camp camp | 2: {level}{10 + black} camp camp"
            if not (level and black == 6):
                pos = drawn(line, dice="{} {} *{}".format(*faces))
                assert ("capture 1" in actions(pos)) is (black <= min(white))
            assert "capture 1" not in actions(drawn(line, dice="{} {} *{}".format(*faces), roll=2))


def test_l25_the_captured_pawn_goes_home() -> None:
    pos = drawn("1: m10 camp camp | 2: 5 m12 camp", dice="3 2 *2")
    assert play(pos, "capture 1") == "1: m12 camp camp | 2: 5 camp camp"
    assert [(fact.seat, fact.pawn, fact.start) for fact in facts(pos, "returns")] == [(1, 1, 12)]


def test_l25_neither_own_pawns_nor_empty_squares_are_captured_nor_in_passing() -> None:
    for line in (
        "1: 10 12 camp | 2: camp camp camp",
        "1: 10 camp camp | 2: 11 13 camp",
        "1: 10 camp camp | 2: m12 8 12",
    ):
        pos = drawn(line, dice="2 2 *2")
        assert ("capture 1" in actions(pos)) is line.endswith(" 12")


def test_l26_position_alone_decides() -> None:
    """A pawn that came onto its run-up backwards, or never went round, goes up from there all the same."""
    pos = drawn(f"1: 3 camp camp back | 2: {CAMPED}", dice="2 3 *4", roll=2, cards=True)
    assert play(pos, "back 1 -6").startswith("1: 37 ")
    play(pos, "roll 1 2 *4", "again all", "roll 1 2 *4", "again all", "roll 1 2 *4")
    play(pos, "roll 1 4 *6")
    assert "ascend 1" in actions(pos)
