"""Every message on a socket between a page and the server; the browser's types are generated from this file and `rest`.

`ply` numbers the events of a table's log: a table at ply n has n events. Whoever asks for a change names the ply they
saw; a different one is answered with the present `Update`, never with an error that loses the person's place. `cmd` is
chosen by the sender and unique per table: a command sent again gets the same answer and happens once. The `Ack` of a
command comes before the `Update` it brings about.

Parts that belong to one game (moves, facts, views) travel as that game's own tagged structs. They are declared raw, as
they are read; in what the server says they may be the structs themselves, which are encoded with the message.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw

from ludothek.table.events import Level
from ludothek.table.pace import Pace
from ludothek.table.table import TableState

Lang = Literal["de", "fr", "it", "en"]
Emote = Literal["ole", "bravo", "oops", "hurry", "laugh", "thanks"]

Move = Annotated[Raw, Meta(title="Move")]
Fact = Annotated[Raw, Meta(title="Fact")]
View = Annotated[Raw, Meta(title="View")]
BoardView = Annotated[Raw, Meta(title="BoardView")]
Options = Annotated[Raw, Meta(title="Options")]


class Message(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower, omit_defaults=True
):
    """Base of everything on the socket."""


# ── what a client says ────────────────────────────────────────────────────────────────────────────────────────────────


class Hello(Message, frozen=True):
    """First message on a socket: what to show. `previews` asks for a preview of every legal move on one's own turns."""

    table: str
    previews: bool = False


class Play(Message, frozen=True):
    """Moves of the turn, one or several, in order. `confirm` ends the turn if they complete it. `links` are the next
    links of the dice chains of seats this device holds, for draws that follow at once: seat → link (hex)."""

    cmd: str
    ply: int
    moves: list[Move]
    confirm: bool = False
    links: dict[int, str] = {}


class Undo(Message, frozen=True):
    """Take back the last decision of the unconfirmed turn, or the whole of it."""

    cmd: str
    ply: int
    all: bool = False


class Confirm(Message, frozen=True):
    """The turn is complete: go on."""

    cmd: str
    ply: int
    links: dict[int, str] = {}


class Roll(Message, frozen=True):
    """Chance has to speak for a seat of this device: throw the dice, turn the card."""

    cmd: str
    ply: int
    links: dict[int, str] = {}


class Anchor(Message, frozen=True):
    """The end of the hash chain (hex) that this device made for a seat it holds."""

    cmd: str
    seat: int
    anchor: str


class Start(Message, frozen=True):
    """The creator starts: open seats become bots of the level named, or are refused when none is."""

    cmd: str
    fill: Level | None = None


class Ole(Message, frozen=True):
    """Call ¡Olé! in the lobby: the first to call begins."""

    cmd: str
    seat: int


class Stand(Message, frozen=True):
    """Give up a seat of mine before the game: it is open for anybody again."""

    cmd: str
    seat: int


class Leave(Message, frozen=True):
    """Hand a seat of mine to a bot."""

    cmd: str
    seat: int
    level: Level = "player"


class Return(Message, frozen=True):
    """Take my seat back from the bot."""

    cmd: str
    seat: int


class Rematch(Message, frozen=True):
    """Again with the same people: everyone at the table is told the new table."""

    cmd: str


class Hint(Message, frozen=True):
    """What would the Master do?"""

    cmd: str
    ply: int


class Chat(Message, frozen=True):
    """A line for everyone at the table."""

    cmd: str
    text: str


class React(Message, frozen=True):
    """A quick emote."""

    cmd: str
    emote: Emote


class Ping(Message, frozen=True):
    """Answered with Pong, to notice a dead connection and to measure it."""

    n: int


ClientMessage = (
    Hello | Play | Undo | Confirm | Roll | Anchor | Start | Ole | Stand | Leave | Return | Rematch | Hint | Chat | React
    | Ping
)  # fmt: skip


# ── what the server says ──────────────────────────────────────────────────────────────────────────────────────────────


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everyone sees it. `held_by_bot` while a bot plays a person's seat; `level` for bots."""

    kind: Literal["person", "bot", "open"]
    name: str
    online: bool = False
    level: Level | None = None
    held_by_bot: bool = False
    own_dice: bool = False
    """This seat's device adds its own entropy to the dice."""
    tip: str | None = None
    """The seat's anchor or the link shown last (hex): in its own chain a device finds there which link is next."""
    clock_ms: int | None = None
    """Time left as of this message; None for bots, and when the pace has no clock."""


class Welcome(Message, frozen=True):
    """What does not change during a game, and which seats this device holds: the answer to Hello, and said again
    before the update when the seats have changed."""

    table: str
    code: str
    game: str
    board: BoardView
    options: Options
    pace: Pace
    seats_held: list[int]
    creator: bool
    public: bool
    commitment: str
    """SHA-256 of the server's seed (hex), fixed before anyone sat down."""
    match: str
    """The name the dice are bound to."""
    chat: list["Said"]


class Update(Message, frozen=True):
    """The same for everyone at the table: who sits where, the position, what may be done by whom, what happened.

    `facts` tell what led from the previous ply to this one ([] after a reconnect). An update with the ply one has
    already is about people and clocks only. `legal` are the moves the seat to move may make now, in any order a person
    may choose. `pending` is true while decisions of the turn can be taken back; `complete` when the turn only waits to
    be confirmed: then `legal` is empty and `to_move` is still the seat that has to confirm. `roll` is the seat for
    which chance waits on its device; if its turn is `complete` too, `Roll` confirms it and chance speaks.
    `to_move` need not be `turn`: a game may ask somebody else in the middle of a turn. Before the game starts `view` is
    the start position.
    """

    ply: int
    state: TableState
    people: list[Person]
    to_move: int
    """A seat, -1 chance, -2 nobody."""
    turn: int
    view: View
    legal: list[Move]
    facts: list[Fact]
    pending: bool = False
    complete: bool = False
    roll: int | None = None
    starter: int | None = None
    """Who called ¡Olé! first, while in the lobby."""
    undone: bool = False
    """This update took decisions back."""
    moved: list[Move] = []
    """The moves made and drawn since the previous ply, for the log."""
    turns: list[int] = []
    """Whose turn it was when each of the facts came about."""


class Previews(Message, frozen=True):
    """For each legal move at `ply`, in the order of `Update.legal`, the facts it would bring. Not sent where there are
    hundreds."""

    ply: int
    facts: list[list[Fact]]


class Ack(Message, frozen=True):
    """The command is done and durable; the table is at `ply`."""

    cmd: str
    ply: int


class Refused(Message, frozen=True):
    """The command was not done; nothing changed. `error` is the key of a text `error-<error>`."""

    cmd: str
    error: str
    detail: str = ""


class Gone(Message, frozen=True):
    """There is no such table, or not for you."""

    error: str


class Hinted(Message, frozen=True):
    """The Master's choice, the reason as a text key with arguments, and its win chance."""

    cmd: str
    ply: int
    move: Move
    reason: str
    args: dict[str, int | float | str]


class Said(Message, frozen=True):
    """A chat line or an emote by a seat (None: a spectator), at a time in ms since 1970."""

    seat: int | None
    name: str
    at: int
    text: str = ""
    emote: Emote | None = None


class Again(Message, frozen=True):
    """There is a rematch: go to this table."""

    table: str


class Pong(Message, frozen=True):
    """Answer to Ping."""

    n: int


ServerMessage = Welcome | Update | Previews | Ack | Refused | Gone | Hinted | Said | Again | Pong
