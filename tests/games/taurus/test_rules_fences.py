"""Fields, wires, fences: T2 to T6, T10 to T15 and worked case C3."""

from typing import Any

import pytest

from tests.games.taurus.drawn import drawn, facts


def test_t2_48_fields_around_a_gap() -> None:
    pasture = drawn("A B", "1: AB")
    view: Any = pasture.pos.board.view
    fields = view.fields
    assert len(fields) == 48
    assert (12, 12) not in {(field.x, field.y) for field in fields}
    assert {(field.x % 4, field.y % 4, field.bull[0] % 4, field.bull[1] % 4) for field in fields} == {(0, 0, 2, 2)}
    assert {(hole.x % 4, hole.y % 4) for field in fields for hole in field.holes} == {(1, 1), (3, 1), (1, 3), (3, 3)}
    tones = {(field.x, field.y): field.dark for field in fields}
    assert all(tones.get((x + 4, y), not dark) is not dark for (x, y), dark in tones.items())


def test_t3_t5_posts_of_one_field_or_of_adjacent_ones_are_neighbours() -> None:
    pasture = drawn(
        """
        u v w . .
        . A B . .
        x . . . .
        . . y z .
        . . . . .
        """,
        "1: AB",
    )
    assert pasture.reach("u") == ("AB", "")  # A in its field, B in the next
    assert pasture.reach("w") == ("AB", "")
    assert pasture.reach("x") == ("A", "")  # B's field touches it at a corner only
    assert pasture.reach("y") == ("B", "")
    assert pasture.reach("z") == ("B", "")


def test_t3_across_the_gap_nothing_is_adjacent() -> None:
    rows = [". . . . . . . . . . . . . ."] * 6
    rows += [". . . . A B # # x . . . . .", ". . . . . y # # . . . . . ."]
    pasture = drawn("\n".join(rows), "1: AB")
    assert pasture.reach("y") == ("AB", "")
    assert pasture.reach("x") == ("", "")


def test_t6_however_long_a_wire_is_it_is_one() -> None:
    pasture = drawn(
        """
        A B . x
        . . . .
        """,
        "1: AB",
    )
    pasture.play("plant x", "wire B")
    assert pasture.pos.view().seats[0].wires == 20 - 2


def test_t10_no_second_wire_between_two_posts() -> None:
    pasture = drawn(
        """
        A B
        . C
        """,
        "1: AB | 2: BC",
    )
    assert pasture.reach("A")[0] == ""
    assert pasture.reach("B")[0] == ""


def test_t11_no_wire_over_a_post() -> None:
    """From x the post B hides A, in a row; a little beside the line there is nothing in the way."""
    pasture = drawn(
        """
        A B . x
        . . . y
        """,
        "1: AB",
    )
    assert pasture.reach("x") == ("B", "")
    assert pasture.reach("y") == ("AB", "")


def test_t11_no_post_under_a_wire() -> None:
    pasture = drawn(
        """
        A x y B
        . z . .
        """,
        "1: AB",
    )
    assert pasture.reach("x") == ("", "")
    assert pasture.reach("y") == ("", "")
    assert pasture.reach("z") == ("AB", "")


def test_t11_past_a_post_is_not_over_it() -> None:
    """A wire from y to A passes close by C."""
    pasture = drawn(
        """
        . C . y
        A . . .
        """,
        "1: AC",
    )
    assert pasture.reach("y") == ("AC", "")


def test_t12_wires_of_different_fences_may_cross() -> None:
    """A wire from x to A crosses Ben's; the two fences stay two."""
    pasture = drawn(
        """
        A C . .
        B D x .
        """,
        "1: AB | 2: CD",
    )
    told = pasture.play("plant x", "wire A")
    assert [fact.wires for fact in facts(told, "crosses")] == [1]
    networks = {post.hole: post.network for post in pasture.pos.view().posts}
    assert [networks[pasture.names[letter]] for letter in "ABCDx"] == [0, 0, 1, 1, 0]


def test_t12_no_fence_crosses_itself() -> None:
    """From x the wire BC lies before A, but not before B and C, which it meets."""
    pasture = drawn(
        """
        A B . .
        . C x .
        """,
        "1: AB BC",
    )
    assert pasture.reach("x") == ("BC", "")


def test_t12_a_wire_must_not_cross_the_fence_it_would_join() -> None:
    """From A to D the wire would cross BC, which is Ben's like D."""
    pasture = drawn(
        """
        E B . D
        A C . .
        """,
        "1: EA | 2: BC BD",
    )
    assert pasture.reach("A") == ("BC", "")
    assert pasture.reach("E") == ("BC", "")


def test_t12_two_fences_become_one() -> None:
    pasture = drawn(
        """
        A B C D
        """,
        "1: AB | 2: CD",
    )
    told = pasture.play("from B", "wire C")
    assert facts(told, "unites")
    assert {post.network for post in pasture.pos.view().posts} == {0}


def test_t12_three_fences_of_which_two_cross() -> None:
    """Ann's crosses Ben's; Cleo's may join either, and then it is as good as crossed by the other."""
    picture = """
        A B E
        C D F
        """
    pasture = drawn(picture, "1: AD> | 2: BC< | 3: EF", seats=3)
    assert pasture.reach("E")[0] == "BCD"
    assert pasture.reach("F")[0] == "ABD"
    pasture.play("from E", "wire B")
    assert [pasture.reach(letter)[0] for letter in "ABCDEF"] == [""] * 6


def test_t13_over_a_bull_one_says_where_it_stands() -> None:
    pasture = drawn(
        """
        A B
        . x
        """,
        "1: AB",
    )
    pasture.play("plant x", "wire A")
    assert pasture.legal() == {"side left", "side right"}
    seen = pasture.pos.view()
    assert (seen.phase, seen.asked.field, pasture.pos.to_move) == ("side", 1, 0)
    told = pasture.play("side left")
    [stands] = facts(told, "stands")
    assert (stands.field, stands.side) == (1, "left")
    assert [(wire.field, wire.side) for wire in pasture.pos.view().wires if wire.field] == [(1, "left")]


@pytest.mark.parametrize(("row", "left", "right"), [("A .|. x", (-1, 1), (1, -1)), (". x|A .", (-1, -1), (1, 1))])
def test_t13_left_is_west_whichever_way_the_wire_leans(row: str, left: tuple[int, int], right: tuple[int, int]) -> None:
    """Of \\ the left side lies below, of / above."""
    lines = [f"{line} . ." for line in row.split("|")]
    pasture = drawn("\n".join([*lines, "B . . ."]), "1: AB")
    pasture.play("plant x", "wire A")
    asked = pasture.pos.view().asked
    for at, (across, down) in ((asked.left, left), (asked.right, right)):
        assert ((at[0] > 2) - (at[0] < 2), (at[1] > 2) - (at[1] < 2)) == (across, down)


def test_t13_the_other_diagonal_asks_again() -> None:
    """Ann's wire has the bull on its left; Ben's along the other diagonal may have it on either side."""
    pasture = drawn(
        """
        A B E
        x D .
        """,
        "1: AD< | 2: BE",
    )
    pasture.play("plant x", "wire B")
    assert pasture.legal() == {"side left", "side right"}


def test_t13_nothing_is_asked_once_the_bull_is_gone() -> None:
    pasture = drawn(
        """
        A B
        . x
        """,
        "1: AB",
        bulls=". k k k",
    )
    pasture.play("plant x", "wire A")
    assert pasture.pos.view().phase == "turn"


def test_t13_beside_the_spot_is_not_over_it() -> None:
    """Only the diagonal of a field runs between the horns; a longer slope passes by."""
    pasture = drawn(
        """
        A B .
        . . x
        """,
        "1: AB",
    )
    pasture.play("plant x", "wire A")
    assert pasture.pos.view().phase == "turn"
