"""The rulings, and the worked cases of fences that cross and of pens side by side."""

import ludothek
from ludothek.kit.play import Position
from tests.games.taurus.drawn import drawn, facts

ANN, BEN, CLEO = range(3)


def opening(board: str = "ours") -> Position:
    """The first round, all bulls on their spots."""
    pos = ludothek.new("taurus", seats=2, options={"first": 0}, board=board)
    while pos.to_move == ludothek.CHANCE:
        pos.play(pos.chances[0][0])
    return pos


def test_t60_posts_come_from_one_stock() -> None:
    pos = opening("small")
    left = [pos.view().posts_left]
    for move in ("plant 1a", "plant 1b", "plant 5a", "plant 5b"):
        pos.play(move)
        left.append(pos.view().posts_left)
    assert left == [24, 23, 22, 21, 20]


def test_t61_the_short_wire_joins_holes_side_by_side() -> None:
    pos = opening()
    pos.play("plant 9a")
    assert {pos.notation(move) for move in pos.legal} == {"plant 2c", "plant 8b", "plant 9b", "plant 9c"}


def test_t62_not_joined_yet_means_not_directly() -> None:
    """A and E are neighbours without a wire between them, but both belong to Ann's fence."""
    pasture = drawn(
        """
        A B C D
        . E . .
        """,
        "1: AB BE | 2: CD",
    )
    assert pasture.reach("E") == ("CD", "")
    pasture.play("from E", "wire C")
    assert pasture.reach("E") == ("", "")


def test_t63_sharing_goes_round_the_ring_not_round_the_table() -> None:
    """Ben sits between Ann and Cleo but has no wire; Cleo has two in a row."""
    pasture = drawn(
        """
        A . . B
        . . . .
        . . . .
        D . . C
        """,
        "1: AB | 3: BC CD",
        bulls="""
        k k . . k k
        k r . . k k
        """,
        seats=3,
        turn=2,
    )
    told = pasture.play("from D", "grey A")
    takers = [(fact.seat, fact.start, fact.end) for fact in facts(told, "takes")]
    while pasture.pos.view().phase == "share":
        told = pasture.pos.play(pasture.pos.legal[-1])
        takers += [(fact.seat, fact.start, fact.end) for fact in facts(told, "takes")]
    a, b, c, d = (pasture.names[letter] for letter in "ABCD")
    assert takers == [(ANN, a, b), (CLEO, b, c), (CLEO, c, d), (ANN, a, b)]


def test_t64_nobody_foresees_that_no_ring_can_arise_any_more() -> None:
    """Three bulls in three corners of the board are never fenced in together, but the game goes on."""
    pasture = drawn(
        """
        A B x
        """,
        "1: AB",
        bulls="""
        . . . . . . k
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        k . . . . . k
        """,
    )
    pasture.play("plant x", "wire B")
    assert not pasture.pos.over
    assert pasture.pos.view().turn == BEN


def test_t65_where_neither_ring_counts_the_grey_wire_is_not_allowed() -> None:
    picture = """
        A . . B
        . . . .
        . . . .
        D . C .
        E . . .
        """
    assert drawn(picture, "1: AB BC CD | 2: DE").reach("A") == ("", "D")
    assert drawn(picture, "0: AB CD | 1: BC | 2: DE").reach("A") == ("", "D")
    assert drawn(picture, "0: AB BC CD | 2: DE").reach("A") == ("", "")


def test_c4_the_closer_says_whether_the_pen_or_the_outline_counts() -> None:
    pasture = drawn(
        """
        A . . B . C
        . . . . . .
        . . . . . .
        D . E . . F
        """,
        "1: BE | 2: AB DE | 3: BC EF | 0: CF",
        bulls="""
        k r . . k
        b . . . k
        . . . . k
        """,
        seats=3,
    )
    pasture.play("from D", "grey A")
    assert pasture.legal() == {"close pen", "close outline"}
    pen, outline = pasture.pos.view().circuits
    assert pen.owners == [BEN, ANN, BEN, None]
    assert outline.owners == [BEN, CLEO, None, CLEO, BEN, None]
    assert pen.fields == outline.fields == [1, 2, 8]
    for circuit, shares in ((pen, [1, 2, 0]), (outline, [0, 1, 2])):
        assert circuit.shares == shares
        closed = pasture.copy()
        closed.play(f"close {circuit.circuit}")
        while closed.pos.view().phase == "share":
            closed.pos.play(closed.pos.legal[0])
        assert [seat.bulls for seat in closed.pos.view().seats] == shares


def test_c5_fences_that_cross_are_never_joined() -> None:
    apart = drawn(
        """
        A B .
        C D .
        """,
        "1: AB | 2: CD",
    )
    assert apart.reach("A") == ("CD", "")
    crossed = drawn(
        """
        A B .
        C D E
        F . .
        """,
        "1: AD< DE | 2: BC> CF",
    )
    assert [crossed.reach(letter) for letter in "ABCDEF"] == [("", "")] * 6
