"""L40 to L46: the mountain spirit and his ring."""

import pytest

from tests.games.laufrauf.drawn import actions, drawing, drawn, facts, legal, play, told

# ---- when the ring is moved


def test_l40_a_black_six_in_the_first_roll_is_the_whole_turn() -> None:
    line = "1: 5 m3 m4 | 2: m9 camp camp"
    pos = drawn(line, dice="1 2 *6")
    assert legal(pos) == ["ring 1.2", "ring 1.3"]
    assert told(pos) == ["rolls", "haunts"]
    assert play(pos, "ring 1.3") == "1: 5 m3 m4° | 2: m9 camp camp"
    assert (pos.turn, pos.view().rolls) == (1, 0)


def test_l40_without_a_choice_it_happens_by_itself() -> None:
    pos = drawn("1: 5 m3 camp | 2: m9 m10 camp", dice="1 2 *6")
    assert told(pos) == ["rolls", "haunts", "rings"]
    assert drawing(pos) == "1: 5 m3° camp | 2: m9 m10 camp"
    assert pos.turn == 1


@pytest.mark.parametrize("roll", [2, 3])
def test_l40_only_in_the_first_roll(roll: int) -> None:
    pos = drawn("1: 5 m3 m4 | 2: m9 camp camp", dice="1 2 *6", roll=roll)
    assert "run 1 +3" in legal(pos)
    assert "haunts" not in told(pos)


def test_l40_only_the_black_die_wakes_the_spirit() -> None:
    pos = drawn("1: 5 m3 m4 | 2: m9 camp camp", dice="6 6 *5")
    assert "haunts" not in told(pos)


def test_l40_ascent_squares_belong_to_the_middle_ring_and_the_summit_does_not() -> None:
    assert told(drawn("1: 5 camp camp | 2: m15 camp camp", dice="1 2 *6")) == ["rolls", "haunts", "rings"]
    assert told(drawn("1: 5 top top | 2: top top camp", dice="1 2 *6")) == ["rolls"]


def test_l40_l60_the_ring_comes_before_cards_too() -> None:
    pos = drawn("1: 5 m3 m4 direct joker | 2: m9 camp camp back", dice="6 6 *6", cards=True)
    assert legal(pos) == ["ring 1.2", "ring 1.3"]


def test_l41_if_none_of_ones_own_is_there_any_will_do() -> None:
    pos = drawn("1: 5 top camp | 2: m9 20 m10 | 3: m2 camp camp", dice="1 2 *6")
    assert legal(pos) == ["ring 2.1", "ring 2.3", "ring 3.1"]
    assert play(pos, "ring 3.1") == "1: 5 top camp | 2: m9 20 m10 | 3: m2° camp camp"


def test_l41_a_ring_on_a_pawn_goes_back_and_on_nobody_else() -> None:
    pos = drawn("1: 5 m3 m4 | 2: m9° camp camp", dice="1 2 *6")
    assert told(pos) == ["rolls", "haunts", "frees"]
    assert facts(pos, "frees")[0].reason == "released"
    assert drawing(pos) == "1: 5 m3 m4 | 2: m9 camp camp"
    assert pos.turn == 1


def test_l42_without_a_pawn_on_the_middle_ring_a_black_six_is_a_number() -> None:
    pos = drawn("1: 5 camp camp | 2: 11 camp camp", dice="6 6 *6")
    assert {"start", "run 1 +12", "capture 1", "again black"} <= set(legal(pos))


# ---- what the ring does


def test_l43_with_the_ring_a_pawn_does_not_go_up() -> None:
    for ring in ("", "°"):
        pos = drawn(f"1: m26{ring} m5 top | 2: camp camp camp", dice="1 3 *5", roll=2)
        assert ("ascend 1" in legal(pos)) is not bool(ring)


def test_l43_but_it_runs_captures_and_pushes_and_takes_the_ring_along() -> None:
    pos = drawn("1: m5° camp camp | 2: m7 m9 camp", dice="2 5 *2")
    assert {"run 1 +4", "run 1 +7", "capture 1"} <= set(legal(pos))
    assert play(pos.copy(), "capture 1") == "1: m7° camp camp | 2: camp m9 camp"
    assert play(pos, "run 1 +4") == "1: m9° camp camp | 2: m7 m10 camp"


def test_l43_with_the_ring_cards_work_too() -> None:
    pos = drawn("1: m8° camp camp back backcapture | 2: m6 camp camp", dice="2 5 *2", cards=True)
    assert {"back 1 -4", "backcapture 1"} <= set(legal(pos))
    assert play(pos, "backcapture 1") == "1: m6° camp camp back | 2: camp camp camp"


@pytest.mark.parametrize("ringed", ["1: m5 m10° camp | 2: camp camp camp", "1: m5 camp camp | 2: m10° camp camp"])
def test_l44_nobody_overtakes_the_ring_whosever_it_is(ringed: str) -> None:
    pos = drawn(ringed, dice="1 3 *4", roll=3)
    assert [said for said in actions(pos) if said.startswith("run 1")] == ["run 1 +4", "run 1 +5"]


def test_l44_the_ring_does_not_hinder_the_lower_ring_nor_who_is_past_it() -> None:
    pos = drawn("1: 5 m11 camp | 2: m10° camp camp", dice="3 4 *5", roll=3)
    assert len([said for said in actions(pos) if said.startswith("run")]) == 6


def test_l44_over_the_end_of_the_numbers() -> None:
    pos = drawn("1: m26 camp camp | 2: m2° camp camp", dice="1 3 *4", roll=3)
    assert actions(pos) == ["run 1 +4"]


def test_l44_no_capture_past_the_ring() -> None:
    pos = drawn("1: m5 camp camp | 2: m7° m8 camp", dice="3 5 *3")
    assert "capture 1" not in legal(pos)
    on_it = drawn("1: m5 camp camp | 2: m8° camp camp", dice="3 5 *3")
    assert "capture 1" in legal(on_it)


def test_l44_no_run_up_past_the_ring_but_up_to_it() -> None:
    for ringed, possible in (("m27", False), ("m28", False), ("m1", True), ("m2", True), ("m20", True)):
        pos = drawn(f"1: m25 top top | 2: {ringed}° camp camp", dice="1 4 *6", roll=2)
        assert ("ascend 1" in legal(pos)) is possible


def test_l44_a_row_with_the_ring_in_it_is_pushed_as_usual() -> None:
    pos = drawn("1: m5 camp camp | 2: m9 m10° m11", dice="1 3 *6", roll=3)
    assert play(pos, "run 1 +4") == "1: m9 camp camp | 2: m10 m11° m12"


def test_l45_a_captured_pawn_loses_the_ring_to_the_spirit() -> None:
    pos = drawn("1: m5 camp camp | 2: m8° camp camp", dice="3 5 *3")
    assert play(pos, "capture 1") == "1: m8 camp camp | 2: camp camp camp"
    assert told(pos) == ["captures", "returns", "frees"]
    assert facts(pos, "frees")[0].reason == "captured"
    assert pos.view().ring is None


# ---- overlooking

THREE = "1: 5 m3 m4 | 2: m9 camp camp | 3: camp camp camp"


def test_l46_off_nothing_can_be_overlooked() -> None:
    assert "overlook" not in legal(drawn(THREE, dice="1 2 *6"))


def test_l46_the_others_are_asked_clockwise() -> None:
    pos = drawn(THREE, turn=2, dice="1 2 *6", overlook=True)
    assert legal(pos) == ["ring 2.1", "overlook"]
    play(pos, "overlook")
    asked = []
    while pos.view().phase == "ask":
        assert (pos.to_move, pos.turn) == (pos.view().asked, 1)
        assert legal(pos) == ["call", "silent"]
        asked.append(pos.to_move)
        play(pos, "silent")
    assert asked == [2, 0]


def test_l46_nobody_calls_and_the_turn_goes_on_without_the_ring() -> None:
    pos = drawn(THREE, dice="1 2 *6", overlook=True)
    play(pos, "overlook", "silent", "silent")
    assert pos.to_move == 0
    assert {"run 1 +3", "again black"} <= set(legal(pos))
    assert not any(said.startswith(("ring", "overlook")) for said in legal(pos))
    play(pos, "again black", "roll 1 2 *6")
    assert "run 1 +3" in legal(pos)


def test_l46_the_first_call_decides() -> None:
    pos = drawn(THREE, dice="1 2 *6", overlook=True)
    play(pos, "overlook", "call")
    assert told(pos) == ["calls"]
    assert legal(pos) == ["ring 1.2", "ring 1.3"]


def test_l46_called_what_leaves_no_choice_happens_by_itself() -> None:
    pos = drawn(THREE.replace("m9", "m9°"), dice="1 2 *6", overlook=True)
    assert legal(pos) == ["release", "overlook"]
    play(pos, "overlook", "silent", "call")
    assert told(pos) == ["calls", "frees"]
    assert (pos.turn, pos.view().ring) == (1, None)


def test_l46_the_mover_may_see_to_the_ring_at_once() -> None:
    pos = drawn(THREE, dice="1 2 *6", overlook=True)
    play(pos, "ring 1.2")
    assert pos.turn == 1
