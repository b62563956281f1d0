"""What can happen, as facts: a kind, the rule it follows, and plain numbers and names, never a sentence.

Seats, runners and ranks are numbers (seats and runners from 0); squares are numbered as in rule P4. The text of a
fact is the message `fact-<kind>` of the language files, with the fields as its arguments.
"""

import msgspec


class Fact(msgspec.Struct, frozen=True, tag_field="fact", tag=str.lower):
    """Something that happened, by the rule it names."""

    rule: str


class Begins(Fact, frozen=True):
    """`seat` was drawn to begin the game."""

    seat: int


class Throws(Fact, frozen=True):
    """`seat` threw the dice; 1 is an arrow."""

    seat: int
    a: int
    b: int


class Runs(Fact, frozen=True):
    """A runner ran on a die, or stood still on an arrow (`start` equals `to`)."""

    seat: int
    runner: int
    die: str
    steps: int
    start: int
    to: int


class Slips(Fact, frozen=True):
    """A runner landed on tomatoes (`at`) and was put on `to`."""

    seat: int
    runner: int
    at: int
    to: int


class Fears(Fact, frozen=True):
    """A runner landed on a fear square and its seat paid to the bank."""

    seat: int
    runner: int
    square: int
    points: int


class Borrows(Fact, frozen=True):
    """`seat` had to take `credits` credits of ten."""

    seat: int
    credits: int


class Arrives(Fact, frozen=True):
    """A runner crossed the red line and waits on an arena square."""

    seat: int
    runner: int
    square: int


class Scuffles(Fact, frozen=True):
    """`seat` outnumbers `other` on `square` and takes points."""

    seat: int
    other: int
    square: int
    points: int


class Peaces(Fact, frozen=True, tag="peace"):
    """`seat` declined a scuffle."""

    seat: int


class Shoves(Fact, frozen=True):
    """`by` pushed another seat's runner from `start` towards `to`; it slips or fears in facts of their own."""

    by: int
    seat: int
    runner: int
    start: int
    to: int


class Spares(Fact, frozen=True):
    """`by` left an outnumbered runner where it stood."""

    by: int
    seat: int
    runner: int


class Passes(Fact, frozen=True):
    """`seat` has no runner in play and is passed over."""

    seat: int


class Ranks(Fact, frozen=True):
    """A waiting runner got its rank."""

    seat: int
    runner: int
    rank: int


class Comes(Fact, frozen=True):
    """Torro ran `steps` squares from `start` towards `to`."""

    steps: int
    start: int
    to: int


class TorroSlips(Fact, frozen=True, tag="torroslips"):
    """Torro landed on tomatoes (`at`) and was put on `to`."""

    at: int
    to: int


class Attacks(Fact, frozen=True):
    """Torro attacks from `square`."""

    square: int


class Braves(Fact, frozen=True):
    """What one runner is worth in an attack, `ahead` squares before Torro (behind: negative)."""

    seat: int
    runner: int
    ahead: int
    points: int


class Settles(Fact, frozen=True):
    """What an attack brings a seat in all (negative: it paid)."""

    seat: int
    points: int


class SetAside(Fact, frozen=True, tag="setaside"):
    """An attack before the first other card was put aside."""


class Reshuffles(Fact, frozen=True):
    """The discards became the new deck."""


class Rounds(Fact, frozen=True):
    """A new runner round begins with `seat`."""

    round: int
    seat: int


class Ends(Fact, frozen=True):
    """The game is over: `reason` is `torro` (he is in the arena) or `ranked` (every runner has a rank)."""

    reason: str


class Behind(Fact, frozen=True):
    """At the end a runner without a rank stands `squares` behind Torro and costs as many points."""

    seat: int
    runner: int
    squares: int
    points: int


class Scores(Fact, frozen=True):
    """A seat's final score and place."""

    seat: int
    points: int
    place: int


AnyFact = (
    Begins | Throws | Runs | Slips | Fears | Borrows | Arrives | Scuffles | Peaces | Shoves | Spares | Passes | Ranks
    | Comes | TorroSlips | Attacks | Braves | Settles | SetAside | Reshuffles | Rounds | Ends | Behind | Scores
)  # fmt: skip
