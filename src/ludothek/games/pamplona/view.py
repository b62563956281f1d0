"""The state as people and pages see it: named fields, no codes, nothing hidden."""

from typing import Any, Literal

import msgspec
import numpy as np

from ludothek.games.pamplona.moves import RUNNERS
from ludothek.games.pamplona.state import State
from ludothek.games.pamplona.torro import tally
from ludothek.kit.game import BoardFile
from ludothek.kit.record import plain

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


def view(board: BoardFile, state: Any) -> View:
    """The whole position with names; `state` is a record or an array of one."""
    now = plain(state)
    length = board.plain.length
    sums = np.zeros((now.seats, 4), np.int16)
    tally(board.block, np.frombuffer(state, State.dtype), sums)
    seats = [
        SeatView(
            [
                RunnerView(square, rank, 0 < square <= length, seat == now.seat and bool(now.moved >> runner & 1))
                for runner, (square, rank) in enumerate(zip(now.squares[seat], now.ranks[seat], strict=True))
            ],
            now.points[seat],
            now.credits[seat],
            *counted,
        )
        for seat, counted in enumerate(sums.tolist())
    ]
    dice = [DieView("AB"[i], face, bool(now.used >> i & 1)) for i, face in enumerate(now.dice) if face]
    return View(
        PHASES[now.phase],
        now.rounds,
        now.start,
        now.seat,
        now.torro,
        seats,
        dice,
        _scuffle(now) if now.square else None,
        CardsView(list(now.deck), now.last_card - 1 if now.last_card else None),
        now.next_rank,
    )


def _scuffle(now: Any) -> ScuffleView:
    """The scuffle on `now.square`."""
    return ScuffleView(
        now.square,
        [(seat, by) for seat, by in enumerate(now.edge) if by],
        [(seat, runner) for seat, bits in enumerate(now.waiting) for runner in range(RUNNERS) if bits >> runner & 1],
    )
