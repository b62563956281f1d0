"""The game with cards: L60 to L67."""

import pytest

import ludothek
from tests.games.laufrauf.drawn import actions, drawn, facts, legal, play, told

CAMPED = "camp camp camp"
HOME = f"1: {CAMPED} | 2: {CAMPED}"
KINDS = ("direct", "back", "foreign", "backcapture", "joker")


def only(pos: ludothek.Position, kind: str) -> list[str]:
    """What may be played that begins so."""
    return [said for said in legal(pos) if said.startswith(kind)]


def test_l60_cards_lie_open_one_of_each_kind_and_replace_the_action() -> None:
    pos = drawn(f"1: {CAMPED} back | 2: {CAMPED} joker", dice="4 4 *1", cards=True)
    assert [held.cards for held in pos.view().seats] == [["back"], ["joker"]]
    assert play(pos, "draw", "card back") == f"1: {CAMPED} back | 2: {CAMPED} joker"
    assert pos.turn == 1
    assert "draw" not in legal(drawn(HOME, dice="4 4 *1")), "without cards there are none"


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_l61_a_pair_may_take_the_top_card(roll: int) -> None:
    pos = drawn(HOME, dice="4 1 *4", roll=roll, cards=True)
    assert "draw" in legal(pos)
    pos.play("draw")
    assert pos.chances == [(pos.game.parse(f"card {kind}"), 4) for kind in KINDS]
    assert play(pos, "card joker") == f"1: {CAMPED} joker | 2: {CAMPED}"
    assert [(fact.card, fact.kept) for fact in facts(pos, "draws")] == [("joker", 1)]
    assert pos.turn == 1


def test_l61_a_kind_one_has_already_goes_to_the_discards() -> None:
    pos = drawn(f"1: {CAMPED} {' '.join(KINDS)} | 2: {CAMPED}", dice="4 1 *4", cards=True)
    assert play(pos, "draw", "card foreign") == f"1: {CAMPED} {' '.join(KINDS)} | 2: {CAMPED}"
    assert [(fact.card, fact.kept) for fact in facts(pos, "draws")] == [("foreign", 0)]
    assert [card.discarded for card in pos.view().cards] == [0, 0, 1, 0, 0]
    assert pos.turn == 1


def test_l62_a_triple_draws_until_it_stops_or_has_one_twice() -> None:
    pos = drawn(HOME, dice="2 2 *2", cards=True)
    assert play(pos, "draw", "card back") == f"1: {CAMPED} back | 2: {CAMPED}"
    assert (pos.turn, legal(pos)) == (0, ["draw", "enough"])
    pos.play("enough")
    assert (told(pos), pos.turn) == (["stops"], 1)
    pos = drawn(HOME, dice="2 2 *2", cards=True)
    play(pos, "draw", "card back", "draw", "card back")
    assert pos.turn == 1


def test_l62_drawing_stops_when_no_card_is_left() -> None:
    pos = drawn(HOME, cards=True)
    pos.state.pile[:] = [1, 0, 0, 0, 0]
    assert play(pos, "roll 2 2 *2", "draw", "card direct") == f"1: {CAMPED} direct | 2: {CAMPED}"
    assert (told(pos), pos.turn) == (["draws", "stops"], 1)


def test_l63_a_straight_takes_a_card_of_choice() -> None:
    line = f"1: {CAMPED} back | 2: {CAMPED} back joker | 3: {CAMPED} direct"
    pos = drawn(line, dice="4 2 *3", roll=2, cards=True)
    assert only(pos, "steal") == ["steal 2 back", "steal 2 joker", "steal 3 direct"]
    assert play(pos, "steal 2 joker") == f"1: {CAMPED} back joker | 2: {CAMPED} back | 3: {CAMPED} direct"
    pos = drawn(line, dice="4 2 *3", roll=2, cards=True)
    assert play(pos, "steal 2 back") == f"1: {CAMPED} back | 2: {CAMPED} joker | 3: {CAMPED} direct"
    assert [(fact.other, fact.card, fact.kept) for fact in facts(pos, "steals")] == [(1, "back", 0)]
    assert [card.discarded for card in pos.view().cards] == [0, 1, 0, 0, 0]


def test_l63_not_when_nobody_else_holds_a_card_nor_without_a_straight() -> None:
    assert only(drawn(f"1: {CAMPED} back | 2: {CAMPED}", dice="4 2 *3", cards=True), "steal") == []
    for dice in ("1 2 *4", "2 2 *3", "6 1 *2", "2 4 *6"):
        assert only(drawn(f"1: {CAMPED} | 2: {CAMPED} back", dice=dice, cards=True), "steal") == []


def test_l64_the_dice_count_as_they_lie_kept_ones_included_and_those_of_l67() -> None:
    pos = drawn(f"1: {CAMPED} back | 2: {CAMPED}", dice="1 4 *6", cards=True)
    assert "draw" not in legal(pos)
    play(pos, "again B", "roll 1 3 *6", "again B", "roll 1 2 *6", "trade back black")
    pos.play("roll 1 2 *2")
    assert "draw" in legal(pos)
    assert "pass" not in legal(pos)


def test_l65_the_discards_become_the_pile_when_a_card_is_drawn() -> None:
    pos = drawn(HOME, cards=True)
    pos.state.pile[:] = 0
    pos.state.discards[:] = [0, 3, 0, 0, 1]
    play(pos, "roll 4 4 *1", "draw")
    assert [(pos.notation(move), weight) for move, weight in pos.chances] == [("card back", 3), ("card joker", 1)]
    pos.play("card back")
    assert told(pos) == ["reshuffles", "draws"]
    assert [(card.pile, card.discarded) for card in pos.view().cards] == [(0, 0), (2, 0), (0, 0), (0, 0), (1, 0)]


def test_l65_without_pile_and_discards_nothing_is_drawn() -> None:
    hand = " ".join(KINDS)
    line = " | ".join(f"{seat}: {CAMPED} {hand}" for seat in range(1, 5))
    assert "draw" not in legal(drawn(line, dice="4 4 *4", cards=True))


def test_l66_direct_with_fifteen_or_more_straight_to_the_upper_ascent_square() -> None:
    line = "1: camp camp 5 direct | 2: m1 camp camp"
    pos = drawn(line, dice="6 5 *4", roll=2, cards=True)
    assert {"start", "direct"} <= set(actions(pos))
    assert play(pos, "direct") == "1: m1 camp 5 | 2: m2 camp camp"
    assert told(pos) == ["plays", "directs", "pushes"]
    assert [card.discarded for card in pos.view().cards] == [1, 0, 0, 0, 0]
    assert pos.turn == 1
    assert only(drawn(line, dice="6 5 *3", roll=2, cards=True), "direct") == []


def test_l66_back_runs_and_pushes_backwards() -> None:
    pos = drawn("1: 3 camp camp back | 2: 40 39 1", dice="1 2 *1", roll=2, cards=True)
    assert only(pos, "back") == ["back 1 -2", "back 1 -3"]
    assert play(pos, "back 1 -3") == "1: 40 camp camp | 2: 39 38 1"
    assert told(pos) == ["plays", "backs", "pushes", "pushes"]


def test_l66_back_does_not_pass_the_ringed_pawn_but_pushes_it() -> None:
    pos = drawn("1: m10 camp camp back | 2: m7° m8 camp", dice="1 2 *3", roll=2, cards=True)
    assert only(pos, "back") == ["back 1 -3"]
    assert play(pos, "back 1 -3") == "1: m7 camp camp | 2: m6° m8 camp"
    pos = drawn("1: m10° camp camp back | 2: m7 m8 camp", dice="1 2 *3", roll=2, cards=True)
    assert only(pos, "back") == ["back 1 -3", "back 1 -4", "back 1 -5"]


def test_l66_foreign_goes_up_over_another_corner_even_nobodys() -> None:
    for square, steps, to in ((8, 3, 8), (17, 4, 15), (29, 2, 22)):
        pos = drawn(
            f"1: {square} camp camp foreign | 2: m{to} camp camp", dice=f"1 {steps} *{steps}", roll=2, cards=True
        )
        assert only(pos, "foreign") == ["foreign 1"]
        assert play(pos, "foreign 1") == f"1: m{to} camp camp | 2: m{to + 1} camp camp"
    line = "1: {} camp camp foreign | 2: camp camp camp"
    for square, dice in (("38", "1 3 *3"), ("m5", "1 3 *3"), ("8", "2 3 *3"), ("8", "1 2 *2"), ("11", "1 1 *1")):
        assert only(drawn(line.format(square), dice=dice, roll=2, cards=True), "foreign") == []


def test_l66_backcapture_captures_backwards_under_the_same_conditions() -> None:
    line = "1: m10 camp camp backcapture | 2: m8 camp camp"
    pos = drawn(line, dice="2 5 *2", cards=True)
    assert play(pos, "backcapture 1") == "1: m8 camp camp | 2: camp camp camp"
    assert told(pos) == ["plays", "captures", "returns"]
    assert only(drawn(line, dice="1 5 *2", cards=True), "backcapture") == []
    assert only(drawn(line, dice="2 5 *2", roll=2, cards=True), "backcapture") == []
    assert only(drawn("1: m10 8 camp backcapture | 2: camp camp camp", dice="2 5 *2", cards=True), "backcapture") == []
    blocked = "1: m10 camp camp backcapture | 2: m8 m9° camp"
    assert only(drawn(blocked, dice="2 5 *2", cards=True), "backcapture") == []
    ringed = drawn("1: m10 camp camp backcapture | 2: m8° camp camp", dice="2 5 *2", cards=True)
    ringed.play("backcapture 1")
    assert told(ringed)[-1] == "frees"


@pytest.mark.parametrize(
    ("line", "dice", "effect"),
    [
        ("1: camp camp camp joker", "5 5 *5", "direct"),
        ("1: 9 camp camp joker", "2 3 *6", "back 1 -5"),
        ("1: 9 camp camp joker", "2 1 *6", "foreign 1"),
        ("1: 9 camp camp joker", "2 2 *2", "backcapture 1"),
    ],
)
def test_l66_a_joker_is_any_of_the_others(line: str, dice: str, effect: str) -> None:
    pos = drawn(f"{line} | 2: 7 camp camp", dice=dice, cards=True)
    assert f"joker {effect}" in legal(pos)
    assert effect not in legal(pos)
    pos.play(f"joker {effect}")
    assert [(fact.card, fact.effect) for fact in facts(pos, "plays")] == [("joker", effect.split(maxsplit=1)[0])]
    assert pos.view().seats[0].cards == []
    assert pos.turn == 1


def test_l66_an_effect_is_the_turns_action() -> None:
    pos = drawn("1: 9 camp camp back foreign | 2: camp camp camp", dice="1 2 *2", cards=True)
    play(pos, "back 1 -3")
    assert pos.turn == 1


def test_l67_each_card_is_one_more_roll_of_one_die() -> None:
    pos = drawn(f"1: {CAMPED} back joker | 2: {CAMPED}", dice="1 2 *4", roll=3, cards=True)
    assert legal(pos) == [f"trade {card} {die}" for card in ("back", "joker") for die in ("A", "B", "black")] + ["pass"]
    assert play(pos, "trade back B") == f"1: {CAMPED} joker | 2: {CAMPED}"
    assert legal(pos) == [f"roll 1 {face} *4" for face in range(1, 7)]
    pos.play("roll 1 6 *4")
    assert [(fact.rule, fact.roll, fact.dice) for fact in facts(pos, "rolls")] == [("L67", 4, "B")]
    assert legal(pos) == ["trade joker A", "trade joker B", "trade joker black", "pass"]
    assert [(row.dice, row.start) for row in pos.view().odds] == [("A", 0.3333), ("B", 0.0), ("black", 0.0)]
    play(pos, "trade joker A", "roll 5 6 *4")
    assert legal(pos) == ["start"]


def test_l67_not_before_the_third_roll_and_no_capture_afterwards() -> None:
    line = "1: 5 camp camp back | 2: 7 camp camp"
    for roll in (1, 2):
        assert only(drawn(line, dice="2 3 *6", roll=roll, cards=True), "trade") == []
    pos = drawn(line, dice="2 3 *6", roll=3, cards=True)
    play(pos, "trade back black", "roll 2 3 *2")
    assert only(pos, "capture") == []


def test_l67_an_effect_card_may_still_be_played() -> None:
    pos = drawn("1: 5 camp camp back joker | 2: 7 camp camp", dice="2 3 *6", roll=3, cards=True)
    play(pos, "trade back black", "roll 2 3 *1")
    assert {"joker back 1 -3", "joker back 1 -4", "joker back 1 -5"} == set(only(pos, "joker back"))
