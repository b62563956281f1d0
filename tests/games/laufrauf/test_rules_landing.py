"""Landing, the spirit and the ring: L30 to L32, L40 to L46."""

import pytest

import ludothek
from ludothek.kit.play import Position
from tests.games.laufrauf.drawn import actions, drawn, facts, legal, play, told

CAMPED = "camp camp camp"


def ringed(pos: Position) -> tuple[int, int]:
    """Seat and number of the pawn that bears the ring."""
    ring = pos.view().ring
    return ring.seat, ring.pawn


# ---- landing


def test_l30_a_landing_pushes_a_row_forward_own_pawns_too() -> None:
    pos = drawn("1: 38 40 2 | 2: 1 camp camp | 3: 3 5 camp", dice="1 1 *5", roll=3)
    assert play(pos, "run 1 +2") == "1: 40 1 3 | 2: 2 camp camp | 3: 4 5 camp"
    assert [(fact.seat, fact.pawn, fact.to) for fact in facts(pos, "pushes")] == [
        (0, 1, 1),
        (1, 0, 2),
        (0, 2, 3),
        (2, 0, 4),
    ]


def test_l30_start_and_ascent_push_too() -> None:
    assert play(drawn("1: camp camp camp | 2: 1 2 camp", dice="5 5 *5"), "start") == "1: 1 camp camp | 2: 2 3 camp"
    pos = drawn("1: 37 camp camp | 2: m1 m3 camp", dice="1 4 *5", roll=2)
    assert play(pos, "ascend 1") == "1: m1 camp camp | 2: m2 m3 camp"


def test_l30_a_push_is_no_capture() -> None:
    pos = drawn("1: 10 camp camp | 2: 12 camp camp", dice="1 1 *1")
    assert play(pos, "run 1 +2") == "1: 12 camp camp | 2: 13 camp camp"


@pytest.mark.parametrize(("at", "laps"), [(20, True), (21, False), (19, False)])
def test_l31_who_is_pushed_onto_the_ascent_square_must_go_round_again(at: int, *, laps: bool) -> None:
    pos = drawn(f"1: {at - 2} camp camp | 2: {at} camp camp", dice="1 1 *5", roll=3)
    play(pos, "run 1 +2")
    assert (told(pos)[-1] == "laps") is laps
    assert pos.view().seats[1].pawns[0].ahead == {19: 1, 20: 40, 21: 39}[at]


def test_l32_whoever_stands_on_the_ascent_square_that_is_passed_is_left_alone() -> None:
    pos = drawn("1: 37 camp camp | 2: 1 2 camp", dice="1 4 *5", roll=2)
    assert play(pos, "ascend 1") == "1: m1 camp camp | 2: 1 2 camp"
    assert told(pos) == ["ascends"]


# ---- the spirit and its ring


def test_l40_a_black_six_in_the_first_roll_is_the_whole_turn() -> None:
    pos = drawn(f"1: m5 m9 37 | 2: {CAMPED}", dice="6 5 *6")
    assert told(pos) == ["rolls", "haunts"]
    assert legal(pos) == ["ring 1.1", "ring 1.2"]
    assert play(pos, "ring 1.2") == f"1: m5 m9° 37 | 2: {CAMPED}"
    assert pos.turn == 1


@pytest.mark.parametrize("place", ["m1", "m15", "m28"])
def test_l40_ascent_squares_are_part_of_the_ring(place: str) -> None:
    assert told(drawn(f"1: {CAMPED} | 2: {place} camp camp", dice="1 2 *6"))[:2] == ["rolls", "haunts"]


def test_l40_a_white_six_or_a_later_roll_wakes_nobody() -> None:
    assert "ring 1.1" not in legal(drawn(f"1: m5 m9 camp | 2: {CAMPED}", dice="6 6 *5"))
    assert "ring 1.1" not in legal(drawn(f"1: m5 m9 camp | 2: {CAMPED}", dice="6 6 *6", roll=2))


def test_l40_it_comes_before_cards() -> None:
    pos = drawn("1: m5 m9 camp joker | 2: camp camp camp back", dice="6 6 *6", cards=True)
    assert legal(pos) == ["ring 1.1", "ring 1.2"]


def test_l41_an_own_pawn_if_there_is_one_else_any() -> None:
    assert legal(drawn("1: 5 camp top | 2: m3 8 camp | 3: m4 m5 top", dice="1 2 *6")) == [
        "ring 2.1",
        "ring 3.1",
        "ring 3.2",
    ]
    pos = drawn("1: m7 camp top | 2: m3 m8 camp", dice="1 2 *6")
    assert told(pos) == ["rolls", "haunts", "rings"], "the only one that it can be follows by itself"
    assert ringed(pos) == (0, 0)
    assert pos.turn == 1


def test_l41_from_a_pawn_it_goes_back_and_is_not_placed_again() -> None:
    pos = drawn("1: m7 m8 top | 2: m3° camp camp", dice="1 2 *6")
    assert told(pos) == ["rolls", "haunts", "frees"]
    assert pos.view().ring is None
    assert pos.turn == 1
    pos.play("roll 1 2 *6")
    assert ringed(pos) == (1, 0)


def test_l42_without_pawns_on_the_middle_ring_a_black_six_is_a_six() -> None:
    pos = drawn("1: 5 camp top | 2: 11 camp camp", dice="6 6 *6")
    assert actions(pos) == ["start", "run 1 +12", "capture 1"]


def test_l43_a_ringed_pawn_does_everything_but_go_up() -> None:
    pos = drawn("1: m25° 5 top | 2: m26 camp camp", dice="1 4 *1")
    assert actions(pos) == ["run 1 +2", "run 1 +5", "run 2 +2", "run 2 +5", "capture 1"]
    assert play(pos, "run 1 +2") == "1: m27° 5 top | 2: m26 camp camp"


@pytest.mark.parametrize("line", ["1: m10 m15° camp | 2: m20 camp camp", "1: m10 camp camp | 2: m15° camp camp"])
def test_l44_nobody_overtakes_the_ringed_pawn_not_even_its_own(line: str) -> None:
    pos = drawn(line, dice="2 3 *4", roll=2)
    assert [said for said in actions(pos) if said.startswith("run 1")] == ["run 1 +5"]
    assert "run 1 +7" in actions(drawn(line.replace("°", ""), dice="2 3 *4", roll=2))


def test_l44_capture_and_run_up_obey_too() -> None:
    assert "capture 1" not in actions(drawn("1: m10 camp camp | 2: m11° m12 camp", dice="2 2 *2"))
    assert "capture 1" in actions(drawn("1: m10 camp camp | 2: m12° m11 camp", dice="2 2 *2"))
    assert "ascend 1" not in actions(drawn("1: m25 5 top | 2: m28° camp camp", dice="1 4 *5", roll=2))
    assert "ascend 1" in actions(drawn("1: m25 5 top | 2: m1° camp camp", dice="1 4 *5", roll=2))
    assert "ascend 1" in actions(drawn("1: m25 5 top | 2: m2° camp camp", dice="1 4 *5", roll=2))


def test_l44_rows_with_the_ringed_pawn_are_pushed() -> None:
    pos = drawn("1: m10 camp camp | 2: m12 m13° m14", dice="1 1 *5", roll=3)
    assert play(pos, "run 1 +2") == "1: m12 camp camp | 2: m13 m14° m15"


def test_l44_the_other_ring_is_free() -> None:
    assert len(actions(drawn("1: 10 camp camp | 2: m12° camp camp", dice="2 3 *4", roll=2))) == 3


def test_l45_a_captured_pawn_loses_the_ring() -> None:
    pos = drawn("1: m10 camp camp | 2: m12° camp camp", dice="2 2 *2")
    assert play(pos, "capture 1") == "1: m12 camp camp | 2: camp camp camp"
    assert told(pos) == ["captures", "returns", "frees"]
    assert pos.view().ring is None


def test_l46_a_black_six_may_be_overlooked_until_somebody_calls() -> None:
    pos = drawn(f"1: m5 camp camp | 2: {CAMPED} | 3: {CAMPED}", dice="1 2 *6", turn=2, overlook=True)
    assert legal(pos) == ["ring 1.1", "overlook"]
    pos.play("overlook")
    for seat in (2, 0):
        assert (pos.to_move, pos.turn, pos.view().asked) == (seat, 1, seat)
        assert legal(pos) == ["call", "silent"]
        pos.play("silent")
    assert pos.to_move == 1
    assert legal(pos) == [f"again {dice}" for dice in ("A", "B", "A B", "black", "A black", "B black", "all")]
    assert pos.view().black_six


def test_l46_the_first_call_decides() -> None:
    pos = drawn("1: m5 m6 camp | 2: camp camp camp | 3: camp camp camp", dice="1 2 *6", turn=2, overlook=True)
    play(pos, "overlook", "call")
    assert told(pos) == ["calls"]
    assert (pos.to_move, pos.view().called) == (1, True)
    assert legal(pos) == ["ring 1.1", "ring 1.2"]
    pos = drawn("1: m5° m6 camp | 2: camp camp camp", dice="1 2 *6", turn=2, overlook=True)
    assert legal(pos) == ["release", "overlook"]
    play(pos, "overlook", "call")
    assert told(pos) == ["calls", "frees"]
    assert pos.turn == 0


def test_l46_is_an_option() -> None:
    assert not ludothek.new("laufrauf").options.overlook
