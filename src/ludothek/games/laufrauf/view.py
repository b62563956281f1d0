"""The state as people and pages see it: named fields, no codes, nothing hidden."""

from typing import Literal

import msgspec

from ludothek.games.laufrauf.moves import Card, Dice, Die

Phase = Literal["lot", "roll", "card", "choose", "ring", "ask", "draw", "over"]
PHASES: tuple[Phase, ...] = ("lot", "roll", "card", "choose", "ring", "ask", "draw", "over")

Colour = Literal["red", "green", "yellow", "blue"]
COLOURS: tuple[Colour, ...] = ("red", "green", "yellow", "blue")
"""The corners' colours, clockwise."""


class PawnView(msgspec.Struct, frozen=True):
    """One pawn: `square` counts on its ring, 0 elsewhere; `ahead` are the squares to its own ascent square there, the
    whole ring when it stands on it; on its `run_up` it can go up."""

    level: Literal["camp", "lower", "middle", "summit"]
    square: int
    ahead: int
    run_up: bool
    ringed: bool


class SeatView(msgspec.Struct, frozen=True):
    """One seat: `camp` counts its pawns in base camp, `score` those on the summit; `cards` lie open before it."""

    colour: Colour
    pawns: list[PawnView]
    cards: list[Card]
    camp: int
    score: int
    place: int


class DieView(msgspec.Struct, frozen=True):
    """One die as it lies, or as it lay if it is about to be rolled `again`; face 0 before the first roll."""

    die: Die
    face: int
    again: bool


class RingView(msgspec.Struct, frozen=True):
    """The pawn that bears the ring."""

    seat: int
    pawn: int


class OddsView(msgspec.Struct, frozen=True):
    """If these dice are rolled again: the chances, from 0 to 1, that a pawn can start and that one can go up before the
    rolls are used up, for one who plays for nothing else."""

    dice: Dice
    start: float
    ascend: float


class CardView(msgspec.Struct, frozen=True):
    """How many cards of a kind are face down in the pile, and among the discards."""

    card: Card
    pile: int
    discarded: int


class View(msgspec.Struct, frozen=True):
    """A whole position of Lauf rauf! `turn` is the seat whose turn it is, also while another is `asked` or chance speaks.

    `rolls` of this turn are made and `left` are to come without cards thrown away. The seat that chooses is `compelled`
    when it can neither roll again nor pass. `black_six`: a black six of the first roll counts now or has been overlooked;
    it was `called` when nobody may overlook it any more.
    """

    phase: Phase
    turn: int
    asked: int | None
    seats: list[SeatView]
    ring: RingView | None
    dice: list[DieView]
    rolls: int
    left: int
    compelled: bool
    black_six: bool
    called: bool
    odds: list[OddsView]
    cards: list[CardView]


class CornerView(msgspec.Struct, frozen=True):
    """One corner: its ascent square on either ring and the run-up before it, the square furthest away first."""

    colour: Colour
    lower: int
    middle: int
    lower_run_up: list[int]
    middle_run_up: list[int]


class BoardView(msgspec.Struct, frozen=True):
    """A board for drawing: the squares of both rings, numbered from 1 clockwise, and its corners, clockwise.

    `layouts` holds one drawing per shape of screen, `wide` and `tall`.
    """

    name: str
    lower: int
    middle: int
    corners: list[CornerView]
    layouts: dict[str, "LayoutView"]


class LayoutView(msgspec.Struct, frozen=True):
    """One way to draw the board: its size; the middle of each square, square 1 first; of the three places of each base
    camp and summit camp, by corner; and of the spirit's place."""

    size: tuple[int, int]
    lower: list[tuple[float, float]]
    middle: list[tuple[float, float]]
    camps: list[list[tuple[float, float]]]
    summits: list[list[tuple[float, float]]]
    spirit: tuple[float, float]
