"""L60 to L67: the game with cards."""

import pytest

from ludothek.games.laufrauf.moves import CARDS
from tests.games.laufrauf.drawn import actions, drawing, drawn, facts, legal, play, told

CAMP = "camp camp camp"

# ---- taking cards


def test_l60_cards_lie_open_one_of_each_kind() -> None:
    pos = drawn(f"1: {CAMP} back joker | 2: {CAMP} joker", dice="4 4 *1", cards=True)
    assert [held.cards for held in pos.view().seats] == [["back", "joker"], ["joker"]]
    play(pos, "draw")
    assert play(pos.copy(), "card foreign") == f"1: {CAMP} back foreign joker | 2: {CAMP} joker"
    assert play(pos, "card joker") == drawing(pos) == f"1: {CAMP} back joker | 2: {CAMP} joker"


def test_l60_taking_a_card_is_the_action_of_the_turn() -> None:
    pos = drawn(f"1: 5 camp camp | 2: {CAMP}", dice="4 4 *1", cards=True)
    play(pos, "draw", "card back")
    assert (pos.turn, pos.view().rolls) == (1, 0)


def test_l60_no_cards_in_the_game_without() -> None:
    pos = drawn(f"1: {CAMP} | 2: {CAMP}", dice="4 4 *4")
    assert actions(pos) == []
    assert pos.view().cards == []


@pytest.mark.parametrize(
    ("dice", "pair"), [("4 4 *1", True), ("1 4 *4", True), ("4 1 *4", True), ("4 4 *4", True), ("4 3 *1", False)]
)
def test_l61_two_equal_dice_whichever_bring_a_card(dice: str, pair: bool) -> None:
    assert ("draw" in legal(drawn(f"1: {CAMP} | 2: {CAMP}", dice=dice, cards=True))) is pair


def test_l61_one_card_and_no_more() -> None:
    pos = drawn(f"1: {CAMP} | 2: {CAMP}", dice="4 4 *1", cards=True)
    play(pos, "draw", "card back")
    assert pos.turn == 1


def test_l61_with_all_five_kinds_one_may_draw_just_to_pass() -> None:
    pos = drawn(f"1: {CAMP} {' '.join(CARDS)} | 2: {CAMP}", dice="4 4 *1", roll=3, cards=True)
    assert "draw" in legal(pos)
    assert "pass" not in legal(pos)
    play(pos, "draw", "card back")
    assert facts(pos, "draws")[0].kept == 0
    assert [card.discarded for card in pos.view().cards] == [0, 1, 0, 0, 0]


def test_l62_a_triple_brings_cards_until_one_comes_twice() -> None:
    pos = drawn(f"1: {CAMP} | 2: {CAMP}", dice="2 2 *2", cards=True)
    for card in ("back", "direct", "joker"):
        play(pos, "draw", f"card {card}")
        assert legal(pos) == ["draw", "enough"]
    play(pos, "draw", "card direct")
    assert pos.turn == 1
    assert pos.view().seats[0].cards == ["direct", "back", "joker"]
    assert told(pos) == ["draws"]


def test_l62_one_may_stop_earlier() -> None:
    pos = drawn(f"1: {CAMP} | 2: {CAMP}", dice="2 2 *2", cards=True)
    play(pos, "draw", "card back", "enough")
    assert pos.turn == 1
    assert facts(pos, "stops")[0].reason == "choice"


def test_l62_one_stops_when_no_card_is_left() -> None:
    pos = drawn(f"1: {CAMP} | 2: {CAMP}", dice="2 2 *2", cards=True)
    pos.state.pile[:] = (0, 1, 0, 0, 0)
    play(pos, "draw", "card back")
    assert facts(pos, "stops")[0].reason == "none"
    assert pos.turn == 1


@pytest.mark.parametrize(
    ("dice", "straight"), [("3 4 *5", True), ("5 3 *4", True), ("1 2 *4", False), ("6 5 *1", False)]
)
def test_l63_three_numbers_in_a_row_take_a_card_of_somebody_else(dice: str, straight: bool) -> None:
    pos = drawn(f"1: {CAMP} back | 2: {CAMP} direct joker | 3: {CAMP} back", dice=dice, cards=True)
    steals = ["steal 2 direct", "steal 2 joker", "steal 3 back"]
    assert actions(pos) == (steals if straight else [])


def test_l63_the_card_changes_hands() -> None:
    pos = drawn(f"1: {CAMP} back | 2: {CAMP} joker", dice="3 4 *5", cards=True)
    assert play(pos, "steal 2 joker") == f"1: {CAMP} back joker | 2: {CAMP}"
    assert facts(pos, "steals")[0].kept == 1
    assert pos.turn == 1


def test_l63_a_kind_one_has_already_goes_to_the_discards() -> None:
    pos = drawn(f"1: {CAMP} joker | 2: {CAMP} joker", dice="3 4 *5", cards=True)
    assert play(pos, "steal 2 joker") == f"1: {CAMP} joker | 2: {CAMP}"
    assert pos.view().cards[CARDS.index("joker")].discarded == 1


def test_l63_nothing_to_take_when_nobody_else_holds_a_card() -> None:
    assert actions(drawn(f"1: {CAMP} joker | 2: {CAMP}", dice="3 4 *5", cards=True)) == []


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_l64_the_dice_count_as_they_lie_after_any_roll(roll: int) -> None:
    pos = drawn(f"1: {CAMP} | 2: {CAMP} back", dice="4 4 *1", roll=roll, cards=True)
    assert "draw" in actions(pos)


def test_l64_kept_dice_and_those_of_cards_count_too() -> None:
    pos = drawn(f"1: {CAMP} joker | 2: {CAMP} back", dice="4 1 *5", cards=True)
    play(pos, "again A B", "roll 2 5 *5")
    assert "draw" in actions(pos)
    play(pos, "again all", "roll 1 2 *4")
    assert actions(pos) == ["pass"]
    play(pos, "trade joker black", "roll 1 2 *3")
    assert actions(pos) == ["steal 2 back"]


def test_l64_l12_taking_a_card_is_compulsory_when_nothing_else_can_be_done() -> None:
    for dice, must in (("4 4 *1", ["draw"]), ("3 4 *5", ["steal 2 back"])):
        pos = drawn(f"1: {CAMP} | 2: {CAMP} back", dice=dice, roll=3, cards=True)
        assert legal(pos) == must
        assert told(pos) == ["rolls", "compels"]


def test_l65_an_empty_pile_is_made_of_the_discards() -> None:
    pos = drawn(f"1: {CAMP} | 2: {CAMP}", dice="4 4 *1", cards=True)
    pos.state.pile[:] = 0
    pos.state.discards[:] = (2, 0, 0, 0, 3)
    play(pos, "draw")
    assert [(pos.notation(move), weight) for move, weight in pos.chances] == [("card direct", 2), ("card joker", 3)]
    play(pos, "card joker")
    assert told(pos) == ["reshuffles", "draws"]
    assert [(card.pile, card.discarded) for card in pos.view().cards if card.pile] == [(2, 0), (2, 0)]


def test_l65_no_cards_at_all_no_drawing() -> None:
    pos = drawn(f"1: {CAMP} | 2: {CAMP}", dice="4 4 *1", cards=True)
    pos.state.pile[:] = 0
    assert "draw" not in legal(pos)


# ---- effects


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_l66_an_effect_is_the_action_after_any_roll_and_the_card_is_gone(roll: int) -> None:
    pos = drawn(f"1: 20 camp camp back | 2: {CAMP}", dice="1 2 *4", roll=roll, cards=True)
    assert play(pos, "back 1 -3") == f"1: 17 camp camp | 2: {CAMP}"
    assert pos.turn == 1
    assert pos.view().cards[CARDS.index("back")].discarded == 1


def test_l66_direct_goes_from_base_camp_to_the_upper_ascent_square() -> None:
    pos = drawn("1: camp camp 3 direct | 2: m1 m2 camp", dice="6 5 *4", roll=2, cards=True)
    assert play(pos, "direct") == "1: m1 camp 3 | 2: m2 m3 camp"
    assert told(pos)[:2] == ["plays", "directs"]


@pytest.mark.parametrize(("line", "dice"), [("camp camp 3", "5 5 *4"), ("5 6 3", "6 5 *4")])
def test_l66_direct_needs_fifteen_and_a_pawn_in_base_camp(line: str, dice: str) -> None:
    assert "direct" not in legal(drawn(f"1: {line} direct | 2: {CAMP}", dice=dice, roll=2, cards=True))


def test_l66_back_runs_on_both_rings_by_two_dice() -> None:
    pos = drawn(f"1: 2 m1 camp back | 2: {CAMP}", dice="1 2 *4", roll=2, cards=True)
    said = [said for said in legal(pos) if said.startswith("back")]
    assert said == [f"back {pawn} -{steps}" for pawn in (1, 2) for steps in (3, 5, 6)]
    assert play(pos.copy(), "back 1 -3") == f"1: 39 m1 camp | 2: {CAMP}"
    assert play(pos, "back 2 -3") == f"1: 2 m26 camp | 2: {CAMP}"


def test_l66_back_pushes_backwards_and_captures_nobody() -> None:
    pos = drawn("1: 20 16 camp back | 2: 17 camp camp", dice="1 2 *4", cards=True)
    assert play(pos, "back 1 -3") == "1: 17 15 camp | 2: 16 camp camp"
    assert told(pos) == ["plays", "backs", "pushes", "pushes"]


def test_l66_back_may_not_pass_the_ring_but_land_on_it() -> None:
    pos = drawn("1: m20 camp camp back | 2: m17° camp camp", dice="1 2 *4", roll=2, cards=True)
    assert [said for said in legal(pos) if said.startswith("back")] == ["back 1 -3"]
    assert play(pos, "back 1 -3") == "1: m17 camp camp | 2: m16° camp camp"


def test_l66_l26_behind_its_ascent_square_again_a_pawn_may_go_up() -> None:
    pos = drawn(f"1: 2 camp camp back | 2: {CAMP}", dice="1 2 *4", roll=2, cards=True)
    play(pos, "back 1 -3")
    pawn = pos.view().seats[0].pawns[0]
    assert (pawn.square, pawn.ahead, pawn.run_up) == (39, 2, True)


def test_l66_foreign_arrives_on_that_colours_upper_ascent_square_and_pushes() -> None:
    pos = drawn("1: 18 camp camp foreign | 2: m15 21 camp", dice="3 1 *5", roll=2, cards=True)
    assert play(pos, "foreign 1") == "1: m15 camp camp | 2: m16 21 camp"
    assert told(pos) == ["plays", "ascends", "pushes"]
    climbed = facts(pos, "ascends")[0]
    assert (climbed.rule, climbed.over, climbed.to) == ("L66", 21, 15)


@pytest.mark.parametrize(("place", "dice"), [("18", "3 2 *5"), ("21", "1 1 *5"), ("14", "6 1 *6"), ("m12", "3 1 *5")])
def test_l66_foreign_needs_the_dice_a_run_up_and_the_lower_ring(place: str, dice: str) -> None:
    pos = drawn(f"1: {place} top top foreign | 2: {CAMP}", dice=dice, roll=2, cards=True)
    assert "foreign 1" not in legal(pos)


def test_l66_backcapture_sends_home_who_stands_behind() -> None:
    pos = drawn("1: 20 camp camp backcapture | 2: 18 camp camp", dice="2 6 *2", cards=True)
    assert play(pos, "backcapture 1") == "1: 18 camp camp | 2: camp camp camp"
    assert told(pos) == ["plays", "captures", "returns"]


@pytest.mark.parametrize(
    ("line", "dice", "roll"),
    [
        ("1: 20 18 camp backcapture | 2: 30 camp camp", "2 6 *2", 1),
        ("1: 20 camp camp backcapture | 2: 18 camp camp", "1 6 *2", 1),
        ("1: 20 camp camp backcapture | 2: 18 camp camp", "2 6 *2", 2),
        ("1: m20 camp camp backcapture | 2: m18 m19° camp", "2 6 *2", 1),
    ],
    ids=["own", "a die shows less", "second roll", "past the ring"],
)
def test_l66_backcapture_on_the_conditions_of_a_capture(line: str, dice: str, roll: int) -> None:
    assert "backcapture 1" not in legal(drawn(line, dice=dice, roll=roll, cards=True))


def test_l66_a_joker_does_what_any_other_card_does() -> None:
    pos = drawn("1: 18 camp camp joker | 2: 16 camp camp", dice="2 6 *2", cards=True)
    jokers = {said for said in legal(pos) if said.startswith("joker")}
    assert jokers == {"joker back 1 -4", "joker back 1 -8", "joker backcapture 1"}
    pos = drawn("1: 18 camp camp joker | 2: 16 camp camp", dice="3 1 *5", cards=True)
    assert "joker foreign 1" in legal(pos)
    pos = drawn("1: 18 camp camp joker | 2: 16 camp camp", dice="6 6 *5", cards=True)
    assert play(pos, "joker direct") == "1: 18 m1 camp | 2: 16 camp camp"
    assert pos.view().cards[CARDS.index("joker")].discarded == 1


# ---- one more roll


def test_l67_after_the_third_roll_each_card_is_worth_a_die() -> None:
    for roll in (1, 2):
        early = drawn(f"1: {CAMP} back joker | 2: {CAMP}", dice="1 2 *4", roll=roll, cards=True)
        assert not any(said.startswith("trade") for said in legal(early))
    pos = drawn(f"1: {CAMP} back joker | 2: {CAMP}", dice="1 2 *4", roll=3, cards=True)
    assert legal(pos) == [*(f"trade {card} {die}" for card in ("back", "joker") for die in ("A", "B", "black")), "pass"]
    play(pos, "trade back black")
    assert facts(pos, "trades")[0].die == "black"
    assert legal(pos) == [f"roll 1 2 *{face}" for face in range(1, 7)]
    play(pos, "roll 1 2 *5", "trade joker A")
    assert pos.view().seats[0].cards == []
    assert [card.discarded for card in pos.view().cards] == [0, 1, 0, 0, 1]


def test_l67_no_capture_afterwards_but_an_effect() -> None:
    pos = drawn("1: 20 camp camp back joker | 2: 22 18 camp", dice="2 6 *3", roll=3, cards=True)
    play(pos, "trade joker black", "roll 2 6 *2")
    assert not any("capture" in said for said in legal(pos))
    assert "back 1 -4" in legal(pos)


def test_l67_a_black_six_of_an_extra_roll_wakes_nobody() -> None:
    pos = drawn(f"1: 20 m5 camp joker | 2: {CAMP}", dice="2 5 *3", roll=3, cards=True)
    play(pos, "trade joker black", "roll 2 5 *6")
    assert told(pos)[0] == "rolls"
    assert facts(pos, "rolls")[0].rule == "L67"
    assert "haunts" not in told(pos)
