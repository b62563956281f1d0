"""What can happen, as facts: a kind, the rule it follows, and plain numbers and names, never a sentence.

Seats and pawns are numbers from 0. A `ring` is `lower` or `middle`, its squares are numbered from 1, the ascent square
of the first corner, clockwise; `start` and `to` are squares of the ring that the fact names. The text of a fact is the
message `fact-<kind>` of the language files, with the fields as its arguments.
"""

from typing import Literal

import msgspec

from ludothek.games.laufrauf.moves import Card, Dice, Die

Level = Literal["lower", "middle"]


class Fact(msgspec.Struct, frozen=True, tag_field="fact", tag=str.lower):
    """Something that happened, by the rule it names."""

    rule: str


class Begins(Fact, frozen=True):
    """`seat` was drawn to begin the game."""

    seat: int


class Rolls(Fact, frozen=True):
    """`seat` rolled the dice named by `dice`; the faces are those of all three, `roll` counts the rolls of the turn."""

    seat: int
    roll: int
    dice: Dice
    a: int
    b: int
    black: int


class Rerolls(Fact, frozen=True):
    """`seat` takes these dice up again and keeps the others."""

    seat: int
    dice: Dice


class Starts(Fact, frozen=True):
    """A pawn came from base camp onto the lower ring."""

    seat: int
    pawn: int
    to: int


class Runs(Fact, frozen=True):
    """A pawn ran forward by the sum of two dice."""

    seat: int
    pawn: int
    ring: Level
    steps: int
    start: int
    to: int


class Ascends(Fact, frozen=True):
    """A pawn went up from the lower ring: `over` its ascent square there, onto `to` on the middle ring."""

    seat: int
    pawn: int
    steps: int
    start: int
    over: int
    to: int


class Summits(Fact, frozen=True):
    """A pawn went up from the middle ring, over its ascent square, into the summit camp, the seat's `count`th there."""

    seat: int
    pawn: int
    steps: int
    start: int
    over: int
    count: int


class Captures(Fact, frozen=True):
    """A pawn ran what the black die shows and captured a pawn of `other`."""

    seat: int
    pawn: int
    ring: Level
    steps: int
    start: int
    to: int
    other: int


class Returns(Fact, frozen=True):
    """A captured pawn went home to base camp."""

    seat: int
    pawn: int
    ring: Level
    start: int


class Pushes(Fact, frozen=True):
    """`by` landed: a pawn was pushed one square, forward or backward."""

    by: int
    seat: int
    pawn: int
    ring: Level
    start: int
    to: int


class Laps(Fact, frozen=True):
    """A pawn was pushed onto its ascent square and must go round again."""

    seat: int
    pawn: int


class Haunts(Fact, frozen=True):
    """`seat` rolled a black six while a pawn is on the middle ring: the ring action is due."""

    seat: int


class Rings(Fact, frozen=True):
    """`seat` put the ring on a pawn of `other`, which may be itself."""

    seat: int
    other: int
    pawn: int


class Frees(Fact, frozen=True):
    """The ring left a pawn of `seat` and is with the spirit again: `captured` or `released`."""

    seat: int
    pawn: int
    reason: Literal["released", "captured"]


class Overlooks(Fact, frozen=True):
    """`seat` overlooks its black six."""

    seat: int


class Calls(Fact, frozen=True):
    """`by` calls: `seat` must do the ring action."""

    by: int
    seat: int


class KeepsSilent(Fact, frozen=True, tag="silent"):
    """`seat` was asked and does not call."""

    seat: int


class Compels(Fact, frozen=True):
    """After its last roll `seat` can act and therefore must."""

    seat: int


class Passes(Fact, frozen=True):
    """`seat` can do nothing or does nothing more, and the dice pass on."""

    seat: int


class Draws(Fact, frozen=True):
    """`seat` turned over a card; `kept` is 1, or 0 when it had one of that kind and the card went to the discards."""

    seat: int
    card: Card
    kept: int


class Reshuffles(Fact, frozen=True):
    """The discards became the new pile."""


class Stops(Fact, frozen=True):
    """`seat` draws no further card, by choice, or because none is left."""

    seat: int
    reason: Literal["choice", "none"]


class Steals(Fact, frozen=True):
    """`seat` took a card of `other`; `kept` as in `draws`."""

    seat: int
    other: int
    card: Card
    kept: int


class Plays(Fact, frozen=True):
    """`seat` played a card for its effect; a joker as the card `effect`."""

    seat: int
    card: Card
    effect: Card


class Directs(Fact, frozen=True):
    """A pawn came from base camp straight onto square `to` of the middle ring."""

    seat: int
    pawn: int
    to: int


class Backs(Fact, frozen=True):
    """A pawn ran backwards."""

    seat: int
    pawn: int
    ring: Level
    steps: int
    start: int
    to: int


class Trades(Fact, frozen=True):
    """`seat` threw a card away to roll one die again."""

    seat: int
    card: Card
    die: Die


class Ends(Fact, frozen=True):
    """`seat` has all its pawns on the summit and has won."""

    seat: int


class Scores(Fact, frozen=True):
    """How many pawns of a seat are on the summit at the end, and its place."""

    seat: int
    points: int
    place: int


AnyFact = (
    Begins | Rolls | Rerolls | Starts | Runs | Ascends | Summits | Captures | Returns | Pushes | Laps | Haunts | Rings
    | Frees | Overlooks | Calls | KeepsSilent | Compels | Passes | Draws | Reshuffles | Stops | Steals | Plays | Directs
    | Backs | Trades | Ends | Scores
)  # fmt: skip
