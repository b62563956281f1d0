"""What a grey wire closes and who gets the bulls: T13 to T15, T23, T30 to T34 and the worked cases C2 and C3."""

import pytest

from tests.games.taurus.drawn import Pasture, drawn, facts

ANN, BEN, CLEO = range(3)

SQUARE = """
    A . . B
    . . . .
    . . . .
    D . . C
    """
"""Around four fields: the bulls of 1, 2, 8 and 9."""

LEANING = """
    A . F . . B
    . E . . . .
    . D . . . .
    . . G . . C
    """
"""A wire from E to A runs between the horns of bull 1, which is inside when it stands right of it."""


def square(wires: str, bulls: str, **new: int) -> Pasture:
    return drawn(SQUARE, wires, bulls=bulls, **new)


def leaning(bulls: str) -> Pasture:
    return drawn(LEANING, "1: AF FB BC | 2: CG GD DE", bulls=bulls)


def herds(pasture: Pasture) -> list[int]:
    return [seat.bulls for seat in pasture.pos.view().seats]


def finish(pasture: Pasture) -> list[int]:
    """Share out to the end, whatever is offered first; the seats that took, in order."""
    takers = []
    while pasture.pos.view().phase == "share":
        takers += [fact.seat for fact in facts(pasture.pos.play(pasture.pos.legal[0]), "takes")]
    return takers


def test_t14_a_coloured_wire_never_closes_a_ring() -> None:
    pasture = square("1: AB BC CD", "k k . .")
    assert pasture.reach("A") == ("", "")
    assert pasture.reach("D") == ("", "")


def test_t14_t15_a_grey_wire_never_does_anything_else() -> None:
    """A is joined to B; to D it is not, and a grey wire would join two fences."""
    pasture = square("1: AB | 2: CD", "k r b g")
    assert pasture.reach("A") == ("D", "")


def test_c3_both_ends_of_one_fence() -> None:
    assert square("1: AB BC CD", "k r . . . . .\nb . . . . . .").reach("A") == ("", "D")
    assert square("1: AB BC CD", "k r . . . . .\n. . . . . . .").reach("A") == ("", "")


def test_t15_without_a_grey_wire_nothing_is_closed() -> None:
    pasture = square("1: AB BC CD", "k r\nb g")
    pasture.pos.state.greys = 0
    assert pasture.reach("A") == ("", "")


@pytest.mark.parametrize(("bulls", "may"), [("k r\nb g", "D"), ("k .\nb g", "D"), ("k .\n. g", ""), (". .\n. .", "")])
def test_t30_three_bulls_inside(bulls: str, may: str) -> None:
    assert square("1: AB BC CD", bulls).reach("A") == ("", may)


def test_t30_bulls_outside_do_not_count() -> None:
    assert square("1: AB BC CD", "k r k k k\n. . k k k\nk k k k k").reach("A") == ("", "")


def test_t30_somebody_has_to_own_a_wire() -> None:
    assert square("0: AB BC CD", "k r\nb g").reach("A") == ("", "")
    assert square("0: AB CD | 2: BC", "k r\nb g").reach("A") == ("", "D")


def test_t30_what_hangs_on_a_ring_is_no_part_of_it() -> None:
    """Ben's wires lead into the ring and out of it, and end there."""
    pasture = drawn(
        """
        A . . B .
        . . E . G
        . . . F .
        D . . C H
        """,
        "1: AB BC CD | 2: BE EF CH HG",
        bulls="k r\nb g",
    )
    told = pasture.play("from A", "grey D")
    [closes] = facts(told, "closes")
    assert closes.posts == [pasture.names[letter] for letter in "ABCD"]
    assert closes.owners == [ANN, ANN, ANN, None]
    assert closes.shares == [4, 0]


@pytest.mark.parametrize(
    ("bulls", "inside"),
    [
        ("k r b\n. . .", [1, 2, 3]),  # left of the wire there would be two inside
        (". r b\n. g .", [2, 3, 9]),  # none stands under it any more
    ],
)
def test_t13_t30_what_goes_without_saying_is_not_asked(bulls: str, inside: list[int]) -> None:
    told = leaning(bulls).play("from E", "grey A")
    assert facts(told, "closes")[0].fields == inside


def test_t13_t30_the_closer_says_whether_the_bull_is_inside() -> None:
    pasture = leaning("k r b\n. g .")
    told = pasture.play("from E", "grey A")
    assert {(fact.side, tuple(fact.fields)) for fact in facts(told, "pens")} == {
        ("left", (2, 3, 9)),
        ("right", (1, 2, 3, 9)),
    }
    assert pasture.legal() == {"side left", "side right"}
    for side, fields in (("left", [2, 3, 9]), ("right", [1, 2, 3, 9])):
        closed = pasture.copy()
        assert facts(closed.play(f"side {side}"), "closes")[0].fields == fields
        finish(closed)
        assert (closed.pos.view().bulls[0] is None) == (side == "right")


@pytest.mark.parametrize(("side", "fields"), [("<", [2, 3, 9]), (">", [1, 2, 3, 9])])
def test_t13_a_side_that_was_said_holds_for_good(side: str, fields: list[int]) -> None:
    """Ann has said where bull 1 stands when she stretched AE; nobody is asked when a ring closes along it."""
    pasture = drawn(LEANING, f"1: AF FB BC AE{side} | 2: CG GD", bulls="k r b\n. g .")
    assert facts(pasture.play("from D", "grey E"), "closes")[0].fields == fields


def test_t13_t31_a_bull_left_outside_by_one_wire_may_be_penned_by_another() -> None:
    """Said to stand left of AE, bull 1 is outside of Ann's fence; Ben's wire along the other diagonal asks anew."""
    pasture = drawn(
        """
        A B C
        x E .
        """,
        "1: AE< | 2: BC",
    )
    pasture.play("plant x", "wire B")
    assert pasture.legal() == {"side left", "side right"}


def test_t23_closing_other_peoples_fences() -> None:
    pasture = square("1: AB BC | 2: CD", "k r\nb g", turn=3, seats=3)
    pasture.play("from D", "grey A")
    assert finish(pasture)
    assert herds(pasture)[CLEO] == 0
    assert sum(herds(pasture)) == 4


def test_t31_a_single_ring_is_not_asked_about() -> None:
    told = square("1: AB BC CD", "k k\nk k").play("from A", "grey D")
    assert facts(told, "closes")[0].circuit == "pen"
    assert not facts(told, "pens")


def test_t31_the_pen_follows_the_wire_and_the_outline_the_whole_fence() -> None:
    """Three pens in a row, two of them closed and empty: what lies in between is neither."""
    pasture = drawn(
        """
        A . . B . C . D
        . . . . . . . .
        . . . . . . . .
        H . . G . F . E
        """,
        "1: AB BC CD | 2: BG GF FE HG | 0: CF DE",
        bulls="k r\nb .",
    )
    pasture.play("from H", "grey A")
    pen, outline = pasture.pos.view().circuits
    assert ["".join(pasture.letters[hole] for hole in ring.posts) for ring in (pen, outline)] == ["ABGH", "ABCDEFGH"]


def test_t32_clockwise_from_the_first_wire_after_the_grey_one() -> None:
    pasture = square("1: AB | 2: BC | 1: CD", "k r\nb g")
    told = pasture.play("from A", "grey D")
    assert facts(told, "closes")[0].owners == [ANN, BEN, ANN, None]
    assert pasture.pos.to_move == ANN
    assert pasture.pos.turn == ANN
    pasture.play("take brown")
    assert pasture.pos.to_move == BEN
    assert pasture.pos.turn == ANN
    assert pasture.legal() == {"take black", "take red", "take grey"}
    assert finish(pasture) == [BEN, ANN, ANN]


def test_t32_the_same_ring_closed_elsewhere_begins_elsewhere() -> None:
    """The grey wire runs at the top: after it come BC, CD and DA."""
    pasture = square("1: BC | 2: CD | 1: DA", "k r\nb g")
    told = pasture.play("from B", "grey A")
    assert facts(told, "closes")[0].posts == [pasture.names[letter] for letter in "BCDA"]
    assert facts(told, "closes")[0].owners == [ANN, BEN, ANN, None]


def ring_of_five(bulls: str) -> Pasture:
    """Clockwise after the grey wire from E to A: Ann, Ann, Ben, Cleo, and an old grey one."""
    return drawn(
        """
        A . . B . C
        . . . . . .
        . . . . . .
        E . F . . D
        """,
        "1: AB BC | 2: CD | 3: DF | 0: FE",
        bulls=bulls,
        seats=3,
    )


@pytest.mark.parametrize(
    ("bulls", "order"), [("k r b\nk r b", [ANN, ANN, BEN, CLEO, ANN, ANN]), ("k . b\n. r .", [ANN, ANN, BEN])]
)
def test_c2_once_round_the_ring(bulls: str, order: list[int]) -> None:
    pasture = ring_of_five(bulls)
    told = pasture.play("from E", "grey A")
    assert facts(told, "closes")[0].shares == [order.count(seat) for seat in range(3)]
    takers = [fact.seat for fact in facts(told, "takes")] + finish(pasture)
    assert takers == order


def test_t32_t33_wires_outside_the_ring_bring_nothing_and_all_stays() -> None:
    pasture = drawn(
        """
        A . . B E
        . . . . .
        . . . . .
        D . . C .
        """,
        "1: AB BC CD | 2: BE",
        bulls="k r\nb g",
    )
    pasture.play("from A", "grey D")
    finish(pasture)
    assert herds(pasture) == [4, 0]
    seen = pasture.pos.view()
    assert len(seen.wires) == 5
    assert {post.hole for post in seen.posts} == set(pasture.names.values())
    assert seen.bulls == [None] * 48


def test_t34_bulls_of_one_colour_are_handed_out_without_asking() -> None:
    pasture = square("1: AB | 2: BC | 1: CD", "k k . . . . k\nk . . . k k k")
    told = pasture.play("from A", "grey D")
    assert [(fact.seat, fact.asked) for fact in facts(told, "takes")] == [(ANN, False), (BEN, False), (ANN, False)]
    assert pasture.pos.view().phase == "turn"


def test_t34_the_last_colour_follows_the_last_choice() -> None:
    pasture = square("1: AB | 2: BC | 1: CD", "k r\nr r")
    pasture.play("from A", "grey D")
    told = pasture.play("take black")
    assert [(fact.seat, fact.colour, fact.asked) for fact in facts(told, "takes")] == [
        (ANN, "black", True),
        (BEN, "red", False),
        (ANN, "red", False),
        (ANN, "red", False),
    ]
