"""Every request and answer over HTTP; the browser's types are generated from this file and `wire`.

    GET  /api/games                          list[GameCard]
    GET  /api/me   PUT /api/me (Me)          Me
    POST /api/tables (NewTable)              TableAddress
    GET  /api/tables                         list[TableCard]: public ones that wait for people or may be watched
    GET  /api/tables/mine                    list[TableCard]: where this guest holds a seat, latest first
    GET  /api/tables/{id or code}            TableCard
    POST /api/tables/{id or code}/join (Join)  TableAddress
    POST /api/tables/{id}/carry              Carry
    POST /api/carry/{token}                  TableAddress: this device now holds the seats, too
    POST /api/tables/{id}/seats/{n}/token    BotToken
    GET  /api/tables/{id}/draws              list[Drawn]
    GET  /api/tables/{id}/record             the record of a finished game
    GET  /api/tables/{id}/replay             Replay of a game as far as it has been played
    POST /api/replay (a record)              Replay
    POST /api/tables/{id or code}/analysis   AnalysisAddress
    POST /api/analyses (a record)            AnalysisAddress
    GET  /api/analyses/{id}                  Analysing
    GET  /api/bot/state?ply=n   POST /api/bot/moves (BotPlay)   BotTurn, with a seat's token

Whatever goes wrong is answered with a Problem.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from ludothek.analysis.study import Mark, Moment
from ludothek.server.wire import BoardView, Fact, Move, Person, View
from ludothek.table.events import Level
from ludothek.table.pace import Pace
from ludothek.table.table import TableState

SeatKind = Literal["me", "invite", "here", "bot"]
"""Who will sit there: the creator, someone by link, one more person on the creator's screen, or a bot."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was not done. `error` is the key of a text `error-<error>`."""

    error: str
    detail: str = ""


class SeatOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How one seat of a new table is to be filled; `name` for people on this screen."""

    kind: SeatKind
    level: Level = "player"
    name: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """POST /api/tables. With nobody to wait for, the game starts at once."""

    game: str
    seats: list[SeatOrder]
    board: str = ""
    """The id of a shipped board; "" is the game's first."""
    board_text: str = ""
    """Or a board of one's own, as the text of a board file."""
    options: Annotated[dict[str, Any], Meta(title="Options")] = {}
    pace: Pace = Pace()
    public: bool = False
    cmd: str = ""
    """Sent again with the same `cmd`, the table made the first time is answered."""
    anchors: dict[int, str] = {}
    """The ends of the hash chains that this device made for its seats, when the game may start at once."""


class TableAddress(msgspec.Struct, frozen=True):
    """Where a table is: its id for links, its short code for saying aloud, and the seats this device holds."""

    id: str
    code: str
    seats_held: list[int]


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list, mine or public."""

    id: str
    code: str
    game: str
    board: str
    state: TableState
    pace: Pace
    people: list[Person]
    to_move: int
    seats_held: list[int]
    updated: int


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """POST /api/tables/{id or code}/join: sit down on an open seat, the named one or the first."""

    seat: int | None = None


class Carry(msgspec.Struct, frozen=True):
    """POST /api/tables/{id}/carry answers a path that brings my seats to another device, once, for ten minutes."""

    path: str


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GET/PUT /api/me: the display name of this browser's guest."""

    name: str


class BoardCard(msgspec.Struct, frozen=True):
    """A board one may choose; `view` is the game's own BoardView."""

    id: str
    view: BoardView


class GameCard(msgspec.Struct, frozen=True):
    """A game on the shelf. `options` is a JSON Schema of the game's options; their texts are in its language files."""

    name: str
    seats: tuple[int, int]
    rules_version: int
    boards: list[BoardCard]
    options: Raw


class BotToken(msgspec.Struct, frozen=True):
    """POST /api/tables/{id}/seats/{n}/token: lets a program play this seat over /api/bot."""

    token: str


class BotTurn(msgspec.Struct, frozen=True):
    """What a program sees of its seat's table. `yours` when it may move now, by one of `legal`."""

    seat: int
    ply: int
    state: TableState
    yours: bool
    notation: list[str]
    """The legal moves as short text, in the order of `legal`."""
    legal: list[Move]
    view: View
    scores: list[int]


class BotPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A program's move at `ply`: a short text as in `BotTurn.notation`, or a move as a struct."""

    ply: int
    move: str | Annotated[dict[str, Any], Meta(title="Move")]


class Drawn(msgspec.Struct, frozen=True):
    """One outcome of chance, for counting. `own`: the device of `seat` added its entropy."""

    seat: int
    move: Move
    own: bool


class ReplayStep(msgspec.Struct, frozen=True):
    """One move of a finished or imported game with the position after it."""

    by: int
    """The seat that decided, or -1 for chance."""
    turn: int
    """Whose turn it was."""
    move: Move
    notation: str
    facts: list[Fact]
    view: View


class Result(msgspec.Struct, frozen=True):
    """How a game ended, by seat."""

    scores: list[int]
    places: list[int]


class Replay(msgspec.Struct, frozen=True):
    """GET /api/tables/{id}/replay and POST /api/replay (a record): everything a scrubber needs."""

    game: str
    board: BoardView
    names: list[str]
    first: View
    steps: list[ReplayStep]
    result: Result | None
    """None when the game was not played to its end."""


class AnalysisAddress(msgspec.Struct, frozen=True):
    """POST /api/tables/{id}/analysis and POST /api/analyses (a record): where the analysis can be looked at. It goes on
    while somebody looks."""

    id: str


class Decision(msgspec.Struct, frozen=True):
    """What a seat did in a row, from after so many moves (`first`) to after so many (`last`)."""

    first: int
    last: int
    seat: int
    cost: float
    """The part of the win that `best` would have brought beyond it."""
    mark: Mark
    best: list[Move]


class Analysis(msgspec.Struct, frozen=True):
    """A finished game in numbers: docs/analysis.md says what they mean. Those of luck, play and loss are by seat."""

    moments: list[Moment]
    decisions: list[Decision]
    luck: list[float]
    play: list[float]
    lost: list[float]
    games: int
    """So many games were played out for each number."""


class Analysing(msgspec.Struct, frozen=True):
    """GET /api/analyses/{id}: how far an analysis is, from 0 to 1, and at the end itself."""

    done: float
    analysis: Analysis | None
