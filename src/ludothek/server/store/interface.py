"""What the server asks of a store. One is built in (`sqlite`); another must keep the same promises.

- A write is done wholly or not at all, and `done` is called on the event loop only after it is durable.
- Event `seq` of a table exists once. A second write of the same one fails with `Conflict`; so does a command id that
  the table has already seen.
- Writes take effect in the order in which they were handed in.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

Done = Callable[[Exception | None], None]
"""Called once when a write is durable, or with what prevented it."""


class Conflict(Exception):
    """Somebody has already written there."""


@dataclass(slots=True)
class Append:
    """The next events of a table's log, as stored bodies and their chained hashes; `first` is the number of the first.

    `wake`: from now on the server may have to act here at any time, until a `Rest` says otherwise. `state` is written
    when given. `holders` are people who now belong to the table, `leavers` those who no longer do.
    """

    table: int
    first: int
    bodies: Sequence[bytes]
    hashes: Sequence[bytes]
    cmd: str | None
    done: Done
    wake: bool = False
    state: str | None = None
    holders: Sequence[str] = ()
    leavers: Sequence[str] = ()


@dataclass(slots=True)
class TableRow:
    """What is known of a table without its log."""

    number: int
    id: str
    code: str
    game: str
    seed: bytes
    public: bool
    state: str
    created: int


@dataclass(slots=True)
class NewRow:
    """A new table with its first events; `cmd` is unique for its creator."""

    row: TableRow
    first: Append
    creator: str
    cmd: str


@dataclass(slots=True)
class Rest:
    """Nobody uses the table; the server has to act there by itself only when it is `due` (None: never)."""

    table: int
    due: int | None
    done: Done


@dataclass(slots=True)
class Line:
    """A chat line or an emote."""

    table: int
    cmd: str
    at: int
    seat: int | None
    name: str
    text: str
    emote: str | None
    done: Done


@dataclass(slots=True)
class Grant:
    """A secret that gives a right until a time: `carry` brings seats to another device, `seat` plays one seat.

    Only the secret's hash is stored.
    """

    digest: bytes
    kind: str
    table: int
    holder: str
    seat: int | None
    until: int
    done: Done


@dataclass(slots=True)
class Revoke:
    """The secret has been used; Conflict when it had been before."""

    digest: bytes
    done: Done


@dataclass(slots=True)
class Name:
    """A guest's display name."""

    guest: str
    name: str
    done: Done


Write = Append | NewRow | Rest | Line | Grant | Revoke | Name


@dataclass(slots=True)
class Granted:
    """A right, as in `Grant`."""

    kind: str
    table: int
    holder: str
    seat: int | None
    until: int


@dataclass(slots=True)
class Stored:
    """One event as it was written."""

    seq: int
    cmd: str | None
    body: bytes
    hash: bytes


@dataclass(slots=True)
class Loaded:
    """A table with its whole log and its latest chat."""

    row: TableRow
    events: list[Stored] = field(default_factory=list)
    chat: list[Line] = field(default_factory=list)


class Store(Protocol):
    """The promises are in the module's text. Reads see everything that has been acknowledged."""

    def write(self, write: Write) -> None:
        """Hand a write in; its `done` is called later."""

    async def load(self, key: str) -> Loaded | None:
        """The table of that id or code."""

    async def load_numbered(self, number: int) -> Loaded | None:
        """The table of that number."""

    async def ply_of(self, table: int, cmd: str) -> int | None:
        """The ply the table had reached when this command was done; None if it never was."""

    async def made_by(self, creator: str, cmd: str) -> str | None:
        """The id of the table that this command of this guest made."""

    async def due(self, before: int) -> list[str]:
        """Ids of the tables where the server has to act by then."""

    async def public(self, limit: int) -> list[str]:
        """Ids of the public tables that are not over, latest first."""

    async def tables_of(self, holder: str, limit: int) -> list[str]:
        """Ids of this holder's tables, latest first."""

    async def grant(self, digest: bytes) -> Granted | None:
        """The right that a secret gives."""

    async def name_of(self, guest: str) -> str | None:
        """A guest's display name."""

    async def highest(self) -> int:
        """The highest number of a table."""

    def close(self) -> None:
        """Finish what was handed in, then let go of everything."""
