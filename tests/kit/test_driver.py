"""Play-outs: what they depend on, and that they are the games that a person would have played."""

from typing import Any

import pytest

import ludothek
from ludothek.kit.driver import Batch, playouts
from ludothek.kit.rule import COMPILED
from ludothek.kit.verbs import CHANCE

GAMES = 60 if COMPILED else 9
GAME = ludothek.game("pamplona")


def played(games: int = GAMES, *, seed: int = 11, first: int = 0, threads: int = 1, start: Any = None) -> Batch:
    pos = start or ludothek.new("pamplona", 3)
    return playouts(GAME, pos.board.record, pos.state, games, seats=3, seed=seed, first=first, threads=threads)


def same(one: Batch, other: Batch) -> bool:
    return (
        one.scores.tolist() == other.scores.tolist()
        and one.places.tolist() == other.places.tolist()
        and one.decisions == other.decisions
    )


@pytest.mark.parametrize("threads", [2, 3, 7])
def test_the_number_of_threads_does_not_matter(threads: int) -> None:
    assert same(played(threads=threads), played())


def test_more_threads_than_games() -> None:
    assert same(played(2, threads=5), played(2))


def test_first_is_an_offset_into_the_same_games() -> None:
    everything, later = played(), played(GAMES - 4, first=4)
    assert later.scores.tolist() == everything.scores[4:].tolist()
    assert later.places.tolist() == everything.places[4:].tolist()


def test_seeds_matter() -> None:
    assert not same(played(), played(seed=12))


def test_no_games_at_all() -> None:
    batch = played(0)
    assert (batch.scores.shape, batch.places.shape, batch.decisions) == ((0, 3), (0, 3), 0)


def test_the_start_is_left_as_it_was() -> None:
    pos = ludothek.new("pamplona", 3)
    before = pos.state.tobytes()
    played(3, start=pos)
    assert pos.state.tobytes() == before


def test_play_goes_on_from_the_middle_of_a_game() -> None:
    pos, stream = ludothek.new("pamplona", 3), ludothek.Stream(2)
    for _ in range(90):
        pos.roll(stream) if pos.to_move == CHANCE else pos.play(pos.canonical[0])
    assert not pos.over
    assert by_hand(pos, 11, 0)[0] == tuple(played(1, start=pos).scores[0])


def by_hand(start: ludothek.Position, seed: int, number: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """The same game through the checked door."""
    pos, stream = start.copy(), ludothek.Stream(seed, number)
    while not pos.over:
        if pos.to_move == CHANCE:
            pos.roll(stream)
        else:
            canonical = pos.canonical
            pos.play(canonical[stream.below(len(canonical))])
    return pos.score, pos.standing, len(pos.codes) - len(start.codes)


def test_play_outs_are_the_games_that_a_person_would_have_played() -> None:
    batch = played()
    games = [by_hand(ludothek.new("pamplona", 3), 11, number) for number in range(GAMES)]
    assert [tuple(row) for row in batch.scores.tolist()] == [scores for scores, _, _ in games]
    assert [tuple(row) for row in batch.places.tolist()] == [places for _, places, _ in games]
    assert batch.decisions == sum(codes for _, _, codes in games)
