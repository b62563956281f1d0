"""The worked cases of the rule book, and the rulings behind it."""

from itertools import product

from ludothek.kit.play import Position
from tests.games.laufrauf.drawn import actions, drawn, facts, legal, play, told

# ---- without cards


def test_c1_a_start() -> None:
    pos = drawn("1: camp camp camp | 2: camp camp camp", dice="6 5 *5")
    assert actions(pos) == ["start"]
    assert play(pos, "start") == "1: 1 camp camp | 2: camp camp camp"


def test_c2_three_ways_to_run() -> None:
    pos = drawn("1: 2 camp camp | 2: camp camp camp", dice="3 5 *6", roll=2)
    assert actions(pos) == ["run 1 +8", "run 1 +9", "run 1 +11"]
    assert play(pos, "run 1 +9") == "1: 11 camp camp | 2: camp camp camp"


def test_c3_going_up() -> None:
    pos = drawn("1: 37 camp camp | 2: camp camp camp", dice="1 2 *4", roll=2)
    assert "ascend 1" in actions(pos)
    assert play(pos, "ascend 1") == "1: m1 camp camp | 2: camp camp camp"


def test_c4_a_capture() -> None:
    pos = drawn("1: 12 camp camp | 2: 14 camp camp", dice="2 6 *2")
    assert "capture 1" in actions(pos)
    assert play(pos, "capture 1") == "1: 14 camp camp | 2: camp camp camp"
    assert told(pos) == ["captures", "returns"]


def test_c5_a_row_is_pushed() -> None:
    """Cleo sits in corner 2: her lower ascent square is 21."""
    pos = drawn("1: 12 camp 21 | 2: 19 camp camp | 3: 20 camp camp", dice="1 3 *4", roll=3)
    assert play(pos, "run 1 +7") == "1: 19 camp 22 | 2: 20 camp camp | 3: 21 camp camp"
    assert told(pos) == ["runs", "pushes", "pushes", "laps", "pushes"]
    assert [(lap.seat, lap.pawn) for lap in facts(pos, "laps")] == [(2, 0)]
    for faces in product(range(1, 7), repeat=3):
        roll = "{} {} *{}".format(*faces)
        cleo = drawn("1: 19 camp 22 | 2: 20 camp camp | 3: 21 camp camp", turn=3, dice=roll)
        assert "ascend 1" not in legal(cleo)


def test_c6_behind_the_ring() -> None:
    pos = drawn("1: m10 camp camp | 2: m15° camp camp", dice="2 3 *6", roll=2)
    assert actions(pos) == ["run 1 +5"]
    assert play(pos, "run 1 +5") == "1: m15 camp camp | 2: m16° camp camp"


# ---- with cards


def test_c7_a_card_for_a_roll() -> None:
    line = "1: camp camp camp back | 2: camp camp camp"
    for face, started in ((4, False), (5, True), (6, True)):
        pos = drawn(line, dice="5 5 *4", roll=3, cards=True)
        assert legal(pos) == ["draw", "trade back A", "trade back B", "trade back black"]
        assert told(pos)[-1] == "compels"
        pos.play("trade back black")
        pos.play(f"roll 5 5 *{face}")
        assert ("start" in legal(pos)) is started
        assert "pass" not in legal(pos)


def test_c8_drawing_with_a_triple() -> None:
    pos = drawn("1: camp camp camp direct joker | 2: camp camp camp", dice="4 4 *4", cards=True)
    assert play(pos, "draw", "card back") == "1: camp camp camp direct back joker | 2: camp camp camp"
    assert legal(pos) == ["draw", "enough"]
    hand = "1: camp camp camp direct back foreign joker | 2: camp camp camp"
    assert play(pos, "draw", "card foreign") == hand
    assert play(pos, "draw", "card joker") == hand
    assert pos.turn == 1
    assert [card.discarded for card in pos.view().cards] == [0, 0, 0, 0, 1]


# ---- rulings


def test_l70_whoever_stands_on_the_upper_ascent_square_is_left_alone() -> None:
    for ring in ("", "°"):
        pos = drawn(f"1: m26 m5 top | 2: m1{ring} 9 camp", dice="1 3 *5", roll=2)
        assert play(pos, "ascend 1") == f"1: top m5 top | 2: m1{ring} 9 camp"
        assert told(pos) == ["summits"]


def test_l71_cards_are_thrown_away_one_at_a_time_and_the_dice_then_decide() -> None:
    pos = drawn("1: 5 camp camp direct back joker | 2: camp camp camp", dice="1 3 *6", roll=3, cards=True)
    assert {"run 1 +4", "trade direct A", "trade joker black"} <= set(legal(pos))
    pos.play("trade direct B")
    assert legal(pos) == [f"roll 1 {face} *6" for face in range(1, 7)]
    pos.play("roll 1 5 *6")
    assert pos.view().rolls == 4
    assert {"run 1 +6", "trade back A", "trade joker black"} <= set(legal(pos))
    assert not any(said.startswith("again") for said in legal(pos))


def test_l71_what_was_possible_before_the_extra_roll_is_gone() -> None:
    pos = drawn("1: camp camp camp joker | 2: camp camp camp", dice="6 5 *4", roll=3, cards=True)
    assert "start" in legal(pos)
    assert "pass" not in legal(pos)
    play(pos, "trade joker A", "roll 1 5 *4")
    assert told(pos) == ["rolls", "passes"]
    assert pos.turn == 1


def test_l71_who_still_has_a_card_may_pass() -> None:
    pos = drawn("1: camp camp camp back joker | 2: camp camp camp", dice="6 4 *3", roll=3, cards=True)
    assert "pass" in legal(pos)
    play(pos, "trade joker A", "roll 1 4 *3")
    assert legal(pos) == ["trade back A", "trade back B", "trade back black", "pass"]
    play(pos, "pass")
    assert pos.turn == 1


def empty_pile(line: str, dice: str, roll: int = 1, discarded: tuple[int, ...] = (0, 0, 0, 0, 0)) -> Position:
    """A drawn position in which every card that nobody holds was used up, but for the discards."""
    pos = drawn(line, dice=dice, roll=roll, cards=True)
    pos.state.pile[:] = 0
    pos.state.discards[:] = discarded
    return pos


def test_l72_the_discards_wait_until_a_card_is_needed() -> None:
    pos = drawn("1: camp camp camp | 2: camp camp camp", dice="4 4 *1", cards=True)
    pos.state.pile[:] = (1, 0, 0, 0, 0)
    pos.state.discards[:] = (0, 2, 0, 0, 0)
    play(pos, "draw", "card direct")
    assert [(card.pile, card.discarded) for card in pos.view().cards[:2]] == [(0, 0), (0, 2)]
    play(pos, "roll 2 2 *5", "draw")
    assert legal(pos) == ["card back"]
    play(pos, "card back")
    assert told(pos) == ["reshuffles", "draws"]
    assert [(card.pile, card.discarded) for card in pos.view().cards[:2]] == [(0, 0), (1, 0)]


def test_l72_a_card_thrown_away_may_come_straight_back() -> None:
    pos = empty_pile("1: camp camp camp joker | 2: camp camp camp", "4 4 *1", roll=3)
    assert "draw" not in legal(pos)
    play(pos, "trade joker black", "roll 4 4 *2", "draw")
    assert legal(pos) == ["card joker"]
    assert play(pos, "card joker") == "1: camp camp camp joker | 2: camp camp camp"


def test_l73_a_triple_is_offered_as_one_drawing_that_may_stop_after_a_card() -> None:
    pos = drawn("1: camp camp camp | 2: camp camp camp", dice="4 4 *4", roll=2, cards=True)
    assert actions(pos) == ["draw"]
    play(pos, "draw", "card back")
    assert play(pos, "enough") == "1: camp camp camp back | 2: camp camp camp"
    assert pos.turn == 1


def test_l74_called_the_mover_chooses_and_uncalled_the_roll_is_like_any_other() -> None:
    line = "1: m3 m5 8 | 2: 14 m20 camp | 3: camp camp camp"
    pos = drawn(line, dice="6 6 *6", overlook=True)
    assert legal(pos) == ["ring 1.1", "ring 1.2", "overlook"]
    play(pos, "overlook", "silent")
    called = pos.copy()
    play(called, "call")
    assert called.to_move == called.turn == 0
    assert legal(called) == ["ring 1.1", "ring 1.2"]
    play(pos, "silent")
    assert "capture 3" in legal(pos)
    assert play(pos, "capture 3") == "1: m3 m5 14 | 2: camp m20 camp | 3: camp camp camp"


def test_l75_foreign_is_every_corner_but_ones_own() -> None:
    """Run-ups of 6 squares before 1 (the own one), 11, 21 and 31; the second is nobody's."""
    for square, corner in product(range(1, 41), (0, 1, 2, 3)):
        away = (10 * corner - square) % 40 + 1
        if away > 6:
            continue
        pos = drawn(f"1: {square} camp camp foreign | 2: camp camp camp", dice=f"1 {away} *6", roll=2, cards=True)
        if corner == 0:
            assert "foreign 1" not in legal(pos)
            assert "ascend 1" in legal(pos)
        else:
            assert "ascend 1" not in legal(pos)
            assert play(pos, "foreign 1") == f"1: m{7 * corner + 1} camp camp | 2: camp camp camp"


def test_l75_the_way_goes_on_to_ones_own_run_up() -> None:
    pos = drawn("1: m8 m14 top | 2: camp camp camp", dice="1 1 *2", roll=2)
    assert not any(said.startswith("ascend") for said in legal(pos))
    assert pos.view().seats[0].pawns[0].ahead == 21


def test_l76_a_joker_is_a_joker_before_and_after() -> None:
    pos = drawn("1: 20 camp camp back joker | 2: camp camp camp", dice="2 3 *5", roll=2, cards=True)
    assert {"back 1 -5", "joker back 1 -5"} <= set(legal(pos))
    assert play(pos, "joker back 1 -5") == "1: 15 camp camp back | 2: camp camp camp"
    assert [(card.card, card.discarded) for card in pos.view().cards if card.discarded] == [("joker", 1)]
    assert facts(pos, "plays")[0].effect == "back"
