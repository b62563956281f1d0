"""One WebSocket: from what a page says to the room, and back."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from ludothek.server import identity, telling, wire
from ludothek.server.hall import Hall
from ludothek.server.lane import KEY, Lane
from ludothek.server.limits import Bucket, Doors, Limits
from ludothek.server.room import Decide, Room, Unavailable, Unreadable
from ludothek.server.store.interface import Conflict, Line
from ludothek.table import commands
from ludothek.table import events as ev
from ludothek.table.refusal import Refusal, Stale
from ludothek.table.table import Table

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

_log = logging.getLogger("ludothek.socket")
_decoder = msgspec.json.Decoder(wire.ClientMessage)
_CMD_LENGTH = 64
_TRY_AGAIN = 1013


class Visitor(NamedTuple):
    """Who opens a socket, and from where. `who` is the guest; empty for one without a cookie, who may only watch."""

    who: str
    address: str


class Socket:
    """A `Member` of one room at a time."""

    __slots__ = (
        "_address",
        "_bucket",
        "_doors",
        "_early",
        "_hall",
        "_held",
        "_lane",
        "_limits",
        "name",
        "previews",
        "room",
        "who",
    )

    def __init__(self, hall: Hall, limits: Limits, doors: Doors, lane: Lane, visitor: Visitor, name: str) -> None:
        self._hall = hall
        self._limits = limits
        self._doors = doors
        self._lane = lane
        self._address = visitor.address
        self._bucket = Bucket(limits.messages, hall.loop.time())
        self._held = b""
        self._early: list[bytes] | None = None
        """What was said while the table was being fetched."""
        self.who = visitor.who
        self.name = name
        self.previews = False
        self.room: Room | None = None

    def tell(self, frame: bytes, *, hold: bool = False) -> None:
        """Send, never wait, never fail. `hold`: something else follows at once, and both can be sent together."""
        if hold:
            self._held += frame
        else:
            self._lane.write(self._held + frame, self._limits.backlog_bytes)
            self._held = b""

    def close(self, code: int) -> None:
        """Say goodbye."""
        self._lane.hang_up(code)

    def hear(self, data: bytes) -> None:
        """Do what one message asks."""
        if not self._bucket.take(self._hall.loop.time()):
            self.close(1008)
        elif self._early is not None:
            self._early.append(data)
        else:
            try:
                self._do(_decoder.decode(data))
            except msgspec.MsgspecError as error:
                self.tell(telling.framed(wire.Refused("", "message", str(error)[:200])))
            except Exception as error:  # noqa: BLE001  the sender is told, and the fault is logged
                self._refuse("", error)

    def _do(self, message: Any) -> None:
        room = self.room
        match message:
            case wire.Ping(n=n):
                self.tell(telling.framed(wire.Pong(n)))
            case wire.Hello():
                self._early = []
                self._hall.keep(self._greet(message))
            case _ if room is None:
                self.tell(telling.framed(wire.Refused(message.cmd, "hello-first")))
            case _ if not 0 < len(message.cmd) <= _CMD_LENGTH:
                self.tell(telling.framed(wire.Refused("", "command")))
            case wire.Play() | wire.Undo() | wire.Confirm() | wire.Roll():
                room.submit(message.cmd, _turn(self.who, message), partial(self._answer, room, message.cmd))
            case wire.Hint():
                self._hall.keep(self._hint(room, message))
            case wire.Chat() | wire.React():
                self._hall.keep(self._say(room, message))
            case _:
                self._hall.keep(self._once(room, message))

    def gone(self) -> None:
        """The connection is closed."""
        if self.room is not None:
            self.room.leave(self)
            self.room = None

    async def _greet(self, hello: wire.Hello) -> None:
        self.gone()
        if not self._doors.lookup.take(self._address):
            self.close(_TRY_AGAIN)
            return
        error = "no-such-table"
        try:
            room = await self._hall.room(hello.table) if len(hello.table) <= _CMD_LENGTH else None
        except Unreadable:
            room, error = None, "unreadable"
        if room is None:
            self.tell(telling.framed(wire.Gone(error)))
        else:
            self._doors.lookup.give_back(self._address)
            if not self._lane.disconnected:
                self.previews = hello.previews
                self.room = room
                room.enter(self)
        early, self._early = self._early or [], None
        for data in early:
            self.hear(data)

    # ── answers ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def _answer(self, room: Room, cmd: str, error: Exception | None, ply: int) -> None:
        match error:
            case None:
                self.tell(telling.framed(wire.Ack(cmd, ply)), hold=True)
            case Stale() | Conflict():
                self._hall.keep(self._again(room, cmd))
            case _:
                self._refuse(cmd, error)

    def _refuse(self, cmd: str, error: Exception) -> None:
        self._hall.metrics.refused.inc()
        match error:
            case Refusal(key=key, detail=detail):
                refused = wire.Refused(cmd, key, detail)
            case Unavailable():
                refused = wire.Refused(cmd, "unavailable")
            case _:
                self._hall.metrics.faults.inc()
                _log.error("a command failed", exc_info=error)
                refused = wire.Refused(cmd, "internal")
        self.tell(telling.framed(refused))

    async def _again(self, room: Room, cmd: str) -> None:
        """The command came for another ply: it was done before, or its sender has not seen what happened."""
        ply = await self._hall.store.ply_of(room.number, cmd)
        if ply is not None:
            self.tell(telling.framed(wire.Ack(cmd, ply)))
        elif self.room is room:
            room.show_to(self)

    async def _once(self, room: Room, message: Any) -> None:
        """Commands that name no ply: done once, however often they are sent."""
        cmd = message.cmd
        try:
            ply = await self._hall.store.ply_of(room.number, cmd)
            if ply is None:
                if isinstance(message, wire.Rematch):
                    new = await self._hall.rematch(room, self.who)
                    decide: Decide = partial(_rematch, self.who, new)
                else:
                    decide = partial(_seating, self.who, message)
                ply = await room.ask(cmd, decide)
        except Conflict:
            await self._again(room, cmd)
        except Exception as error:  # noqa: BLE001  the sender is told, and a fault of ours is logged
            self._refuse(cmd, error)
        else:
            self.tell(telling.framed(wire.Ack(cmd, ply)))

    async def _hint(self, room: Room, message: wire.Hint) -> None:
        table = room.table
        if message.ply != table.ply:
            room.show_to(self)
            return
        try:
            commands.may_choose(table, self.who)
            advice = await self._hall.thinker.hint(table.rules, table.present)
        except Refusal as error:
            self._refuse(message.cmd, error)
            return
        move = telling.language(table.rules.game).moves[advice.code]
        args = {**advice.args, "chance": advice.win_chance}
        self.tell(telling.framed(wire.Hinted(message.cmd, message.ply, move, advice.reason, args)))

    async def _say(self, room: Room, message: wire.Chat | wire.React) -> None:
        line = identity.clean(message.text, identity.CHAT_LENGTH) if isinstance(message, wire.Chat) else ""
        emote = message.emote if isinstance(message, wire.React) else None
        if not self.who:
            self._refuse(message.cmd, Refusal("no-guest"))
        elif not (line or emote):
            self._refuse(message.cmd, Refusal("empty"))
        elif not self._doors.chat.take(self.who):
            self._refuse(message.cmd, Refusal("too-fast"))
        else:
            seats = room.table.held_by(self.who)
            seat = seats[0] if seats else None
            name = room.table.seats[seats[0]].name if seats else self.name
            said = wire.Said(seat, name, self._hall.now(), line, emote)
            try:
                await self._hall.written(
                    lambda done: Line(room.number, message.cmd, said.at, seat, name, line, emote, done)
                )
            except Conflict:
                pass  # it was said before
            except Unavailable as error:
                self._refuse(message.cmd, error)
                return
            else:
                room.say(said)
            self.tell(telling.framed(wire.Ack(message.cmd, room.table.ply)))


def _turn(who: str, message: wire.Play | wire.Undo | wire.Confirm | wire.Roll) -> Decide:
    """What a command of the turn asks for."""

    def decide(table: Table, at: int) -> Sequence[ev.AnyEvent]:
        match message:
            case wire.Play(ply=ply, moves=moves, confirm=confirm, links=links):
                code = telling.language(table.rules.game).code
                codes = [-1 if (found := code(move)) is None else found for move in moves]
                return commands.play(table, who, ply, codes, confirm=confirm, links=links, at=at)
            case wire.Confirm(ply=ply, links=links):
                return commands.confirm(table, who, ply, links, at)
            case wire.Roll(ply=ply, links=links):
                return commands.roll(table, who, ply, links, at)
            case wire.Undo(ply=ply, all=everything):
                return commands.undo(table, who, ply, everything=everything, at=at)

    return decide


def _seating(who: str, message: Any, table: Table, at: int) -> Sequence[ev.AnyEvent]:
    match message:
        case wire.Anchor(seat=seat, anchor=anchor):
            return commands.anchor(table, who, seat, anchor, at)
        case wire.Start(fill=fill):
            return commands.start(table, who, fill, at)
        case wire.Ole(seat=seat):
            return commands.call_ole(table, who, seat, at)
        case wire.Stand(seat=seat):
            return commands.stand(table, who, seat, at)
        case wire.Leave(seat=seat, level=level):
            return commands.hand_over(table, who, seat, level, at)
        case wire.Return(seat=seat):
            return commands.take_back(table, who, seat, at)
        case _:
            raise Refusal("message")


def _rematch(who: str, new: str, table: Table, at: int) -> Sequence[ev.AnyEvent]:
    return [] if table.next_table == new else commands.rematch(table, who, new, at)


async def serve(
    hall: Hall, limits: Limits, doors: Doors, visitor: Visitor, scope: Any, receive: Receive, send: Send
) -> None:
    """One connection from its first message to its end."""
    await receive()
    lane: Lane = scope["extensions"][KEY]
    name = (await hall.store.name_of(visitor.who) if visitor.who else None) or ""
    socket = Socket(hall, limits, doors, lane, visitor, name)
    lane.heard = socket.hear
    try:
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
    except OSError:
        pass  # the connection broke before it was open
    finally:
        lane.heard = None
        socket.gone()
