"""The state as people and pages see it: named fields, no codes, nothing hidden."""

from typing import Literal

import msgspec
import numpy as np

from ludothek.games.pamplona.moves import RUNNERS
from ludothek.games.pamplona.state import Board, State
from ludothek.games.pamplona.torro import rank_points, score, squares_behind, standing

Phase = Literal["lot", "throw", "card", "run", "scuffle", "push", "over"]
PHASES: tuple[Phase, ...] = ("lot", "throw", "card", "run", "scuffle", "push", "over")


class RunnerView(msgspec.Struct, frozen=True):
    """One runner: `square` is 0 once it has a `rank`; `in_play` while it stands on the street."""

    square: int
    rank: int
    in_play: bool
    moved: bool


class SeatView(msgspec.Struct, frozen=True):
    """One seat: courage `points` held, `credits` of ten taken, the sum of its `ranks`, squares `behind` Torro.

    `score` is what the final count would give now: points + ranks - behind - 10 × credits.
    """

    runners: list[RunnerView]
    points: int
    credits: int
    ranks: int
    behind: int
    score: int
    place: int


class DieView(msgspec.Struct, frozen=True):
    """One die as it lies; face 1 is an arrow."""

    die: str
    face: int
    used: bool


class ScuffleView(msgspec.Struct, frozen=True):
    """A scuffle that may start or goes on: who is outnumbered by how many, and which runners still wait."""

    square: int
    outnumbered: list[tuple[int, int]]
    waiting: list[tuple[int, int]]


class CardsView(msgspec.Struct, frozen=True):
    """The deck as counts: `left[0]` attacks and `left[n]` cards "comes n" are still face down; `last` lies open."""

    left: list[int]
    last: int | None


class View(msgspec.Struct, frozen=True):
    """A whole position of Viva Pamplona! `turn` is the seat whose turn it is, also while chance speaks for it."""

    phase: Phase
    round: int
    start: int
    turn: int
    torro: int
    seats: list[SeatView]
    dice: list[DieView]
    scuffle: ScuffleView | None
    cards: CardsView
    next_rank: int


class BoardView(msgspec.Struct, frozen=True):
    """A board for drawing: rule data and the middle of every square, 0 (the pen) to length + arena.

    `layouts` holds one drawing per shape of screen, `wide` and `tall`: its size and a point for each square.
    """

    name: str
    length: int
    arena: int
    tomatoes: int
    fear: list[int]
    layouts: dict[str, "LayoutView"]


class LayoutView(msgspec.Struct, frozen=True):
    """One way to draw the board: the drawing's size and the middle of each square."""

    size: tuple[int, int]
    squares: list[tuple[float, float]]


def view(board: Board, state: State) -> View:
    """The whole position with names."""
    seats, turn = int(state.seats), int(state.seat)
    squares, ranks = state.squares.tolist(), state.ranks.tolist()
    points, owed = state.points.tolist(), state.credits.tolist()
    places = np.zeros(seats, np.int16)
    standing(board, state, places)
    length, moved, torro = int(board.length), int(state.moved), int(state.torro)
    phase = int(state.phase)
    return View(
        PHASES[phase],
        int(state.rounds),
        int(state.start),
        turn,
        torro,
        [
            SeatView(
                [
                    RunnerView(square, rank, 0 < square <= length, seat == turn and bool(moved >> runner & 1))
                    for runner, (square, rank) in enumerate(zip(squares[seat], ranks[seat], strict=True))
                ],
                points[seat],
                owed[seat],
                rank_points(state, seat),
                squares_behind(state, seat),
                score(board, state, seat),
                place,
            )
            for seat, place in enumerate(places.tolist())
        ],
        [
            DieView(die, face, bool(state.used >> i & 1))
            for i, (die, face) in enumerate(zip("AB", state.dice.tolist(), strict=True))
            if face
        ],
        _scuffle(state) if state.square else None,
        CardsView(state.deck.tolist(), int(state.last_card) - 1 if state.last_card else None),
        int(state.next_rank),
    )


def _scuffle(state: State) -> ScuffleView:
    """The scuffle on `state.square`."""
    edge, waiting = state.edge.tolist(), state.waiting.tolist()
    return ScuffleView(
        int(state.square),
        [(seat, by) for seat, by in enumerate(edge) if by],
        [(seat, runner) for seat, bits in enumerate(waiting) for runner in range(RUNNERS) if bits >> runner & 1],
    )
