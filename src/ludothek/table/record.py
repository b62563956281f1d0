"""The record of a game: one JSON document that explains itself, replays and, from a table, proves its dice.

docs/records.md explains it and docs/record.schema.json is its schema. Like events, records are read for many years:
fields are only added, with defaults, and `version` rises when an old reader would misunderstand a new record.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal

import msgspec

from ludothek.kit.door import Rules
from ludothek.kit.errors import LudothekError
from ludothek.kit.game import game
from ludothek.kit.verbs import CHANCE, NOBODY
from ludothek.table import events as ev
from ludothek.table.events import Level
from ludothek.table.rules import rules, with_starter
from ludothek.table.table import Table

VERSION = 1
RULES = (LudothekError, LookupError, msgspec.MsgspecError)
"""What reading a stranger's board or options may raise."""

Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]


class RecordError(ValueError):
    """The record cannot be a game by our rules; the message says where."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of a record's parts."""


class Board(_Part, frozen=True):
    """The board: its name among the shipped ones and the whole text of its file."""

    id: str
    text: str


class Player(_Part, frozen=True):
    """Who sat there: a person, or a bot of a level."""

    kind: Literal["person", "bot"]
    name: str = ""
    level: Level | None = None


class Question(_Part, frozen=True):
    """What chance was asked: the possible outcomes as notations, and their weights."""

    outcomes: list[str]
    weights: list[int]


class AnchorRecord(_Part, frozen=True):
    """A device promised a hash chain: before the game (`after` absent) or after so many draws."""

    seat: Seat
    anchor: Hex
    after: int | None = None


class Fairness(_Part, frozen=True):
    """Everything needed to derive every draw again; docs/fairness.md says how."""

    commitment: Hex
    seed: Hex
    match: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
    anchors: list[AnchorRecord]
    questions: list[Question]


class Step(_Part, frozen=True):
    """One decision (`by` a seat) or outcome of chance (`by` -1, in the turn of `seat`).

    `do` is the move as an object, `note` the same as short text. `bot`: a bot decided for a person. For draws of a
    table: `ask` is the number of the question, `pick` the number of the outcome, `link` what the device contributed.
    """

    by: Annotated[int, msgspec.Meta(ge=-1)]
    do: msgspec.Raw
    note: str
    bot: bool = False
    seat: Seat | None = None
    ask: int | None = None
    pick: int | None = None
    link: Hex | None = None


class Result(_Part, frozen=True):
    """Points and places by seat; places are shared by equals."""

    scores: list[int]
    places: list[int]


class Record(_Part, frozen=True):
    """A game from its beginning, as far as it was played."""

    format: Literal["ludothek-record"]
    version: int
    game: str
    rules: int
    board: Board
    options: msgspec.Raw
    seats: list[Player]
    moves: list[Step]
    result: Result | None = None
    fairness: Fairness | None = None


# ── reading and writing ───────────────────────────────────────────────────────────────────────────────────────────────


def dumps(record: Record) -> bytes:
    """The document, one step a line; equal records give equal bytes."""
    lines = []
    for field in msgspec.structs.fields(record):
        value = getattr(record, field.name)
        if value is None:
            continue
        if field.name == "moves":
            text = b"[\n  " + b",\n  ".join(map(msgspec.json.encode, value)) + b"\n ]"
        else:
            text = msgspec.json.encode(value)
        lines.append(b" " + msgspec.json.encode(field.name) + b": " + text)
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def loads(document: bytes | str) -> Record:
    """The record in a document; RecordError when it has another form."""
    try:
        record = msgspec.json.decode(document, type=Record)
    except msgspec.MsgspecError as error:
        raise RecordError(f"this is no record: {error}") from None
    if record.version > VERSION:
        raise RecordError(f"the record has version {record.version}; this program reads up to {VERSION}")
    return record


def schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    (found,), parts = msgspec.json.schema_components([Record])
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **found, "$defs": parts}


# ── from a game ───────────────────────────────────────────────────────────────────────────────────────────────────────


class _Writer:
    """Collects steps while a game is played again."""

    def __init__(self, found: Rules) -> None:
        self.rules = found
        self.steps: list[Step] = []
        self.questions: list[Question] = []
        self._asked: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
        """The number of each question, by codes and weights: naming all outcomes anew for each draw takes long."""

    def decide(self, seat: int, code: int, *, bot: bool) -> None:
        move = self.rules.game.decode(code)
        self.steps.append(Step(seat, _encoded(move), self.rules.game.notation(move), bot))

    def chance(self, state: Any, code: int, draw: ev.Draw | None) -> None:
        found = self.rules.game
        move = found.decode(code)
        if draw is None:
            seat = self.rules.turn(state)
            self.steps.append(Step(CHANCE, _encoded(move), found.notation(move), seat=seat))
            return
        codes, weights = self.rules.outcomes(state)
        ask, pick = self._ask(codes, weights), codes.index(code)
        self.steps.append(
            Step(CHANCE, _encoded(move), found.notation(move), seat=draw.seat, ask=ask, pick=pick, link=draw.link)
        )

    def _ask(self, codes: list[int], weights: list[int]) -> int:
        found = self.rules.game
        number = self._asked.setdefault((tuple(codes), tuple(weights)), len(self.questions))
        if number == len(self.questions):
            self.questions.append(Question([found.notation(found.decode(code)) for code in codes], weights))
        return number


def _encoded(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def of(seed: bytes, log: Sequence[ev.AnyEvent]) -> Record:
    """The record of a table's finished game, from its log."""
    table = Table(seed)
    created = log[0]
    if not isinstance(created, ev.Created):
        raise RecordError("the log does not begin at the beginning")
    table.add(created)
    writer = _Writer(table.rules)
    anchors: list[AnchorRecord] = []
    result: Result | None = None
    bots: list[bool] = []
    for event in log[1:]:
        match event:
            case ev.Anchored(seat=seat, anchor=anchor):
                begun = table.state != "lobby"
                anchors.append(AnchorRecord(seat, anchor, table.dice.count if begun else None))
            case ev.Stood(seat=seat):
                anchors = [anchor for anchor in anchors if anchor.seat != seat]
            case ev.Played(seat=seat, codes=codes):
                instead = event.bot and table.seats[seat].kind == "person"
                bots += [instead] * len(codes)
            case ev.Undone(left=left):
                del bots[left:]
            case ev.Ended(scores=scores, places=places):
                result = Result(scores, places)
        draws = _note(writer, table, event, bots)
        table.add(event, draws)
    options = with_starter(table.options, table.starter)
    return Record(
        format="ludothek-record",
        version=VERSION,
        game=table.game,
        rules=created.rules,
        board=Board(created.board, created.board_text),
        options=_encoded(options),
        seats=[Player("bot" if seat.kind == "bot" else "person", seat.name, seat.level) for seat in table.seats],
        moves=writer.steps,
        result=result,
        fairness=Fairness(created.commitment, seed.hex(), created.match, anchors, writer.questions),
    )


def _note(
    writer: _Writer, table: Table, event: ev.AnyEvent, bots: list[bool]
) -> Callable[[Any, int, Any], None] | None:
    """Write down the decisions that become final with this event; the answer writes its draws as they happen."""
    if isinstance(event, ev.Played | ev.Confirmed):
        if isinstance(event, ev.Played) and not event.confirmed:
            return None
        final = [*table.pending, *(event.codes if isinstance(event, ev.Played) else ())]
        for code, bot in zip(final, bots, strict=True):
            writer.decide(event.seat, code, bot=bot)
        bots.clear()
    draws = list(getattr(event, "draws", ()))

    def watch(before: Any, code: int, after: Any) -> None:
        del after
        if draws and table.rules.to_move(before) == CHANCE:
            writer.chance(before, code, draws.pop(0))

    return watch if draws else None


def of_codes(
    name: str, board_id: str, board_text: str, options: msgspec.Struct, seats: Sequence[Player], codes: Sequence[int]
) -> Record:
    """The record of a game given as codes, such as a simulated one: it proves nothing about its dice."""
    found = rules(name, board_id, board_text)
    writer = _Writer(found)
    state = found.start(options, len(seats))
    for code in codes:
        mover = found.to_move(state)
        if mover == CHANCE:
            writer.chance(state, code, None)
        else:
            writer.decide(mover, code, bot=False)
        found.apply(state, code)
    over = found.to_move(state) == NOBODY
    count = len(seats)
    return Record(
        format="ludothek-record",
        version=VERSION,
        game=name,
        rules=found.game.rules_version,
        board=Board(board_id, board_text),
        options=_encoded(options),
        seats=list(seats),
        moves=writer.steps,
        result=Result(*found.count(state, count)) if over else None,
    )


# ── replaying ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def setting(record: Record) -> tuple[Rules, Any]:
    """The rules and the first position; RecordError when there are no such ones here."""
    try:
        version = game(record.game).rules_version
        found = rules(record.game, record.board.id, record.board.text)
        options = msgspec.json.decode(record.options, type=found.game.Options)
        if not found.game.seats[0] <= len(record.seats) <= found.game.seats[1]:
            raise RecordError(f"{record.game} is not for {len(record.seats)} seats")
        state = found.start(options, len(record.seats))
    except RULES as error:
        raise RecordError(str(error)) from None
    if record.rules != version:
        raise RecordError(f"the record is of rules {record.rules}; these are rules {version} of {record.game}")
    return found, state


def replay(record: Record, watch: Callable[[int, Step, int, Any], None] | None = None) -> Any:
    """Play the record again, checked; the last position. `watch` is shown each step before it is carried out:
    its number, the step, its code and the position."""
    found, state = setting(record)
    decoder = msgspec.json.Decoder(found.game.Move)
    for number, step in enumerate(record.moves):
        try:
            code = found.game.encode(decoder.decode(step.do))
        except (KeyError, msgspec.MsgspecError) as error:
            raise RecordError(f"move {number + 1}: {error}") from None
        mover = found.to_move(state)
        possible = found.outcomes(state)[0] if mover == CHANCE else found.allowed(state)
        if step.by != mover or code not in possible:
            raise RecordError(f"move {number + 1}: {step.note!r} by {step.by} cannot follow")
        if watch is not None:
            watch(number, step, code, state)
        found.apply(state, code)
    _check_end(found, state, record)
    return state


def codes_of(record: Record) -> list[int]:
    """Every choice and outcome as the rules number them; RecordError when it is no game."""
    codes: list[int] = []

    def watch(number: int, step: Step, code: int, before: Any) -> None:
        del number, step, before
        codes.append(code)

    replay(record, watch)
    return codes


def _check_end(found: Rules, state: Any, record: Record) -> None:
    over = found.to_move(state) == NOBODY
    if over != (record.result is not None):
        raise RecordError("the record has a result if and only if the game is over")
    if record.result is None:
        return
    count = len(record.seats)
    if record.result != Result(*found.count(state, count)):
        raise RecordError("the result is not what the moves lead to")


if __name__ == "__main__":
    import sys

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n")
