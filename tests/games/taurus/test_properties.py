"""What is true all game long, whatever is chosen."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludothek
from ludothek.games.taurus.looking import members
from ludothek.kit import verbs
from ludothek.kit.chance import Stream
from ludothek.kit.play import Position
from ludothek.kit.record import plain

pytestmark = pytest.mark.compiled
"""Whole games with a look at every position take an interpreted run too long; the slow rules accompany it instead."""

BOARDS = st.sampled_from(["small", "ours", "example"])
SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 2**32)


def positions(board: str, seats: int, seed: int) -> list[tuple[Position, list[Any]]]:
    """A game in which whatever can be closed mostly is; each position with what led to it."""
    pos, stream = ludothek.new("taurus", seats, board=board), Stream(seed)
    found = []
    while not pos.over:
        if pos.to_move == ludothek.CHANCE:
            told = pos.roll(stream)
        else:
            moves = pos.legal
            grey = [move for move in moves if type(move).__name__ == "Grey"]
            held = [move for move in moves if type(move).__name__ == "From"]
            moves = grey or (held if held and stream.below(2) else moves)
            told = pos.play(moves[stream.below(len(moves))])
        if pos.view().phase not in {"lot", "deal"}:
            found.append((pos.copy(), told))
    return found


@settings(max_examples=25)
@given(BOARDS, SEATS, SEEDS)
def test_nothing_is_lost(board: str, seats: int, seed: int) -> None:
    """Bulls, posts and wires are on the board, in the stock, or somebody's."""
    for pos, _ in positions(board, seats, seed):
        seen = pos.view()
        stock: Any = pos.board.view
        assert seen.posts_left + len(seen.posts) == stock.posts
        assert seen.greys_left + sum(wire.owner is None for wire in seen.wires) == stock.greys
        for seat, held in enumerate(seen.seats):
            assert held.wires + sum(wire.owner == seat for wire in seen.wires) == stock.wires
            assert held.bulls == sum(held.herds)
        standing = [number for number, colour in enumerate(seen.bulls) if colour]
        assert sum(held.bulls for held in seen.seats) + len(standing) == len(stock.fields)
        assert members(plain(pos.state).standing) == standing


@settings(max_examples=25)
@given(BOARDS, SEATS, SEEDS)
def test_coloured_wires_are_a_forest_and_no_fence_crosses_itself(board: str, seats: int, seed: int) -> None:
    pos, _ = positions(board, seats, seed)[-1]
    now, record = plain(pos.state), pos.board.record
    network = {post.hole: post.network for post in pos.view().posts}
    coloured = [wire for wire in pos.view().wires if wire.owner is not None]
    assert len(coloured) == len(network) - len(set(network.values()))
    strung = [wire for wire, what in enumerate(now.strung) if what]
    fence = {wire: _fence(now, int(record.ends[wire, 0])) for wire in strung}
    for wire in strung:
        assert _fence(now, int(record.ends[wire, 1])) == fence[wire]
        assert not any(now.post[hole] for hole in record.under[wire, : record.unders[wire]].tolist())
        for other in record.crossing[wire, : record.crossings[wire]].tolist():
            assert other not in fence or fence[other] != fence[wire]


def _fence(now: Any, hole: int) -> int:
    united: int = now.united[now.network[now.post[hole] - 1]]
    return united


@settings(max_examples=25)
@given(BOARDS, SEATS, SEEDS)
def test_every_ring_is_worth_closing_and_all_in_it_is_shared(board: str, seats: int, seed: int) -> None:
    before = [0] * seats
    due = [0] * seats
    for pos, told in positions(board, seats, seed):
        for fact in told:
            if type(fact).__name__ == "Closes":
                assert due == [0] * seats
                assert fact.bulls == len(fact.fields) == sum(fact.shares) >= 3
                assert len(fact.posts) == len(fact.owners) == len(set(fact.posts))
                assert fact.owners[-1] is None
                assert any(owner is not None for owner in fact.owners)
                due = list(fact.shares)
        held = [seat.bulls for seat in pos.view().seats]
        due = [left - (now - was) for left, now, was in zip(due, held, before, strict=True)]
        assert min(due) >= 0
        before = held
    assert due == [0] * seats


@settings(max_examples=25)
@given(BOARDS, SEATS, SEEDS)
def test_a_choice_is_never_between_one_thing(board: str, seats: int, seed: int) -> None:
    """Takes, sides and rings with a single answer are not asked; taps may be few."""
    for pos, _ in positions(board, seats, seed):
        if pos.view().phase in {"side", "circuit", "share", "close"}:
            assert len(pos.legal) >= 2
        if pos.view().phase == "share":
            assert pos.to_move == pos.view().sharing.seat
        elif not pos.over:
            assert pos.to_move == pos.turn == verbs.turn(pos.state)
