"""What can happen, as facts: a kind, the rule it follows, and plain numbers and names, never a sentence.

Seats are numbers from 0; holes are named as in notation, fields numbered from 1. The text of a fact is the message
`fact-<kind>` of the language files, with the fields as its arguments; lists are for the page alone.
"""

import msgspec

from ludothek.games.taurus.moves import CircuitName, Colour, SideName


class Fact(msgspec.Struct, frozen=True, tag_field="fact", tag=str.lower):
    """Something that happened, by the rule it names."""

    rule: str


class Begins(Fact, frozen=True):
    """`seat` was drawn to begin the game."""

    seat: int


class Grazes(Fact, frozen=True):
    """All bulls have their places: so many."""

    bulls: int


class Plants(Fact, frozen=True):
    """`seat` set a post."""

    seat: int
    hole: str


class Stretches(Fact, frozen=True):
    """`seat` stretched a wire of its own."""

    seat: int
    start: str
    end: str


class Greys(Fact, frozen=True):
    """`seat` stretched a grey wire."""

    seat: int
    start: str
    end: str


class Unites(Fact, frozen=True):
    """With a wire of `seat` two networks became one."""

    seat: int


class Crosses(Fact, frozen=True):
    """A wire of `seat` crosses so many wires of other networks, to which it is not joined."""

    seat: int
    wires: int


class Stands(Fact, frozen=True):
    """`seat` said on which side of the wire over it a bull stands."""

    seat: int
    field: int
    colour: Colour
    side: SideName


class Pens(Fact, frozen=True):
    """A grey wire of `seat` would close this circuit, if it says so; else as `Closes`. Told once the wire is named."""

    seat: int
    circuit: CircuitName
    bulls: int
    side: SideName | None
    posts: list[str]
    owners: list[int | None]
    fields: list[int]
    shares: list[int]


class Closes(Fact, frozen=True):
    """`seat` has closed a circuit with so many bulls.

    `posts` are its posts clockwise, the grey wire runs from the last to the first; `owners[i]` has the wire from
    `posts[i]` to the next, None for grey; `fields` hold the bulls; `shares` is how many of them each seat takes.
    """

    seat: int
    circuit: CircuitName
    bulls: int
    posts: list[str]
    owners: list[int | None]
    fields: list[int]
    shares: list[int]


class Takes(Fact, frozen=True):
    """`seat` takes a bull for its wire from `start` to `end`; `asked` is whether there was a choice."""

    seat: int
    colour: Colour
    field: int
    start: str
    end: str
    asked: bool


class Passes(Fact, frozen=True):
    """`seat` can do nothing and passes."""

    seat: int


class Ends(Fact, frozen=True):
    """The game is over: too few `bulls` stand, no `grey` wire is left, or all had to pass (`stuck`)."""

    reason: str


class Scores(Fact, frozen=True):
    """The final score and place, and the largest herd of one colour."""

    seat: int
    points: int
    herd: int
    place: int


AnyFact = (
    Begins | Grazes | Plants | Stretches | Greys | Unites | Crosses | Stands | Pens | Closes | Takes | Passes | Ends
    | Scores
)  # fmt: skip
