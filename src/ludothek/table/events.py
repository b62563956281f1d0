"""What happened at a table, in order: the log from which everything else is computed.

An event is written once and read for many years. So a field is never renamed or given another meaning; new fields have
defaults; a new meaning is a new kind of event. `at` is in milliseconds since 1970. Codes mean what they mean in the
rules version that the first event names.
"""

from typing import Literal

import msgspec

from ludothek.table.pace import Pace

Level = Literal["novice", "player", "expert", "master"]


class Event(msgspec.Struct, frozen=True, tag_field="e", tag=str.lower, omit_defaults=True):
    """Something that happened at a time."""

    at: int


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a seat begins: open, a person's with its holder, or a bot's with its level."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    holder: str = ""
    level: Level | None = None


class Created(Event, frozen=True):
    """The first event. The whole text of the board is kept, because shipped boards may change."""

    game: str
    rules: int
    board: str
    board_text: str
    options: msgspec.Raw
    seats: list[SeatPlan]
    pace: Pace
    match: str
    commitment: str
    creator: str
    public: bool = False
    version: int = 1


class Sat(Event, frozen=True):
    """A person took an open seat."""

    seat: int
    holder: str
    name: str


class Stood(Event, frozen=True):
    """Before the game a person gave up a seat, and what was promised or called there: it is open."""

    seat: int


class Shared(Event, frozen=True):
    """One more device holds the seats of `holder`."""

    holder: str
    to: str


class Anchored(Event, frozen=True):
    """A seat's device promised a hash chain."""

    seat: int
    anchor: str


class Called(Event, frozen=True):
    """A seat was the first to call ¡Olé! and will begin."""

    seat: int


class Draw(msgspec.Struct, frozen=True, omit_defaults=True):
    """One outcome of chance in the turn of `seat`, with the link that the seat's device contributed."""

    seat: int
    code: int
    link: str | None = None


class Started(Event, frozen=True):
    """The game begins. `fill`: bots for the seats still open."""

    fill: Level | None = None


class Played(Event, frozen=True):
    """Decisions of one seat; `confirmed` when they are for good. `bot`: a bot decided."""

    seat: int
    codes: list[int]
    confirmed: bool = False
    draws: list[Draw] = []
    bot: bool = False


class Undone(Event, frozen=True):
    """Decisions were taken back; `left` of the turn's remain."""

    seat: int
    left: int


class Confirmed(Event, frozen=True):
    """The turn's decisions are for good."""

    seat: int
    draws: list[Draw] = []


class Rolled(Event, frozen=True):
    """Chance spoke."""

    draws: list[Draw]


class HandedOver(Event, frozen=True):
    """A bot plays a person's seat from now on, by wish or because its time ran out."""

    seat: int
    level: Level
    why: Literal["wish", "clock"] = "wish"


class Returned(Event, frozen=True):
    """The person took the seat back."""

    seat: int


class Ended(Event, frozen=True):
    """The game is over: the seed is shown."""

    seed: str
    scores: list[int]
    places: list[int]


class Rematched(Event, frozen=True):
    """The same people meet again at another table."""

    table: str


AnyEvent = (
    Created | Sat | Stood | Shared | Anchored | Called | Started | Played | Undone | Confirmed | Rolled | HandedOver
    | Returned | Ended | Rematched
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEvent)


def encode(event: AnyEvent) -> bytes:
    """The event as it is stored."""
    return _encoder.encode(event)


def decode(body: bytes) -> AnyEvent:
    """The event that was stored."""
    event: AnyEvent = _decoder.decode(body)
    return event
