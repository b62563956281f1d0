"""A table at work: its members, one command at a time, stored before anybody is told.

Everything here runs on the event loop's thread and nothing waits: a command is decided, handed to the store, and
taken up when the store calls back. Commands that come in meanwhile queue.
"""

import asyncio
import hashlib
import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from ludothek.server import telling, wire
from ludothek.server.store.interface import Append, Conflict, Line, Rest, TableRow
from ludothek.table import commands
from ludothek.table import events as ev
from ludothek.table.refusal import Refusal
from ludothek.table.table import Table

if TYPE_CHECKING:
    from ludothek.server.hall import Hall  # the hall makes the rooms

_log = logging.getLogger("ludothek.room")

Decide = Callable[[Table, int], Sequence[ev.AnyEvent]]
"""What a command would add to the table at a time; raises Refusal or Stale."""

Reply = Callable[[Exception | None, int], None]
"""Told once: why the command was not done, or that it is stored and the ply that it leads to; what it brings follows at
once."""

_QUEUE = 100
_CHAT_LINES = 100
_PREVIEWED = 256
"""Who may choose among more moves than that is not told beforehand what each would bring."""
_AT_ONCE = 16
"""So many moves are looked at before other tables have their turn: about a millisecond's work."""
_RECOVERY = 3.0
"""Seconds before a bot tries again what failed."""
_SOON = 600.0
"""Seconds within which a clock is watched by the room itself; later ones are woken from the store."""


class Unavailable(Exception):
    """The store could not write; nothing was done."""


class Unreadable(Unavailable):
    """The table's log was not written by these rules."""


class Member(Protocol):
    """A socket that looks at a room."""

    who: str
    previews: bool

    def tell(self, frame: bytes, *, hold: bool = False) -> None:
        """Send, never wait, never fail. `hold`: something else follows at once, and both can be sent together."""

    def close(self, code: int) -> None:
        """Say goodbye."""


class Room:
    """One table that is in use."""

    __slots__ = (
        "_busy",
        "_clock",
        "_head",
        "_queue",
        "_steps",
        "_thinking",
        "_wake",
        "code",
        "hall",
        "id",
        "lines",
        "members",
        "number",
        "table",
        "used",
    )

    def __init__(self, hall: "Hall", row: TableRow, table: Table, head: bytes, lines: Sequence[Line]) -> None:
        self.hall = hall
        self.number = row.number
        self.id = row.id
        self.code = row.code
        self.table = table
        self.members: set[Member] = set()
        self.lines: deque[wire.Said] = deque((_said(line) for line in lines), _CHAT_LINES)
        self.used = hall.clock()
        self._head = head
        self._busy = False
        self._queue: deque[tuple[str | None, Decide, Reply]] = deque()
        self._clock: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._wake = True
        """Whether the store must be told that the room is in use."""

    # ── who is there ──────────────────────────────────────────────────────────────────────────────────────────────────

    def enter(self, member: Member) -> None:
        """Welcome a member, show the table, and let the others know."""
        self.used = self.hall.clock()
        before = self.online()
        self.members.add(member)
        self._welcome(member)
        self.show_to(member)
        if self.table.next_table is not None:
            member.tell(telling.framed(wire.Again(self.table.next_table)))
        if self.online() != before:
            self._show(but=member)

    def _welcome(self, member: Member) -> None:
        welcome = telling.welcome(self.table, self.id, self.code, member.who, list(self.lines))
        member.tell(telling.framed(welcome))

    def leave(self, member: Member) -> None:
        """A member is gone."""
        before = self.online()
        self.members.discard(member)
        self.used = self.hall.clock()
        if self.members and self.online() != before:
            self._show()

    def online(self) -> list[bool]:
        """For each seat, whether somebody who holds it is here."""
        here = {member.who for member in self.members}
        return [not here.isdisjoint(seat.holders) for seat in self.table.seats]

    def show_to(self, member: Member) -> None:
        """The present table, to one member."""
        member.tell(telling.framed(telling.update(self.table, self.online(), self.hall.now())))
        self._preview((member,))

    # ── commands ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def submit(self, cmd: str | None, decide: Decide, reply: Reply) -> None:
        """Decide, store, take up, tell everybody, then `reply`. In order of arrival."""
        if not self._busy:
            self._decide(cmd, decide, reply)
        elif len(self._queue) < _QUEUE:
            self._queue.append((cmd, decide, reply))
        else:
            reply(Refusal("too-fast"), self.table.ply)

    async def ask(self, cmd: str | None, decide: Decide) -> int:
        """`submit`, waited for: the ply afterwards, or raises why not."""
        answer: asyncio.Future[int] = self.hall.loop.create_future()

        def reply(error: Exception | None, ply: int) -> None:
            if answer.done():
                return
            if error is None:
                answer.set_result(ply)
            else:
                answer.set_exception(error)

        self.submit(cmd, decide, reply)
        return await answer

    def _decide(self, cmd: str | None, decide: Decide, reply: Reply) -> None:
        if self.hall.closing:
            reply(Unavailable(), self.table.ply)
            return
        try:
            events = decide(self.table, self.hall.now())
        except Exception as error:  # noqa: BLE001  whoever asked is told
            reply(error, self.table.ply)
            return
        if not events:
            reply(None, self.table.ply)
            return
        bodies = [ev.encode(event) for event in events]
        hashes = chained(self._head, bodies)
        self._busy = True
        append = Append(
            self.number, self.table.ply + 1, bodies, hashes, cmd, partial(self._stored, events, hashes[-1], reply)
        )
        _note(append, events, self.table)
        if self._wake:
            append.wake, self._wake = True, False
        self.hall.store.write(append)

    def _stored(self, events: Sequence[ev.AnyEvent], head: bytes, reply: Reply, error: Exception | None) -> None:
        self._busy = False
        if error is None:
            self._head = head
            reply(None, self.table.ply + len(events))
            try:
                self._take_up(events)
            except Exception:  # noqa: BLE001  what is stored is stored: whoever comes next reads it anew
                _log.exception("table %d cannot go on from ply %d", self.number, self.table.ply)
                self._give_up()
        else:
            self._wake = True
            if not isinstance(error, Conflict):
                _log.error("table %d at ply %d was not written: %s", self.number, self.table.ply, type(error).__name__)
            reply(error if isinstance(error, Conflict) else Unavailable(), self.table.ply)
        while self._queue and not self._busy:
            self._decide(*self._queue.popleft())

    def _take_up(self, events: Sequence[ev.AnyEvent]) -> None:
        table = self.table
        happened = telling.Happened(table) if self.members else None
        seated = isinstance(events[0], ev.Sat | ev.Stood | ev.Shared)
        held = {member: table.held_by(member.who) for member in self.members} if seated else {}
        for event in events:
            table.add(event, happened)
        for member, seats in held.items():
            if table.held_by(member.who) != seats:
                self._welcome(member)
        self.hall.metrics.events.inc(len(events))
        if self.members:
            self._show(happened, undone=isinstance(events[0], ev.Undone))
        last = events[-1]
        if isinstance(last, ev.Rematched):
            again = telling.framed(wire.Again(last.table))
            for member in self.members:
                member.tell(again)
        self.go_on()

    def _give_up(self) -> None:
        """Nobody waits for this room any more, and nobody finds it."""
        self.hall.abandon(self)
        while self._queue:
            _, _, reply = self._queue.popleft()
            reply(Unavailable(), self.table.ply)

    # ── telling ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def _show(
        self, happened: telling.Happened | None = None, *, undone: bool = False, but: Member | None = None
    ) -> None:
        update = telling.update(self.table, self.online(), self.hall.now(), happened, undone=undone)
        frame = telling.framed(update)
        for member in self.members:
            if member is not but:
                member.tell(frame)
        if happened is not None:
            self._preview(self.members)

    def _preview(self, members: Sequence[Member] | set[Member]) -> None:
        table = self.table
        seat = table.actor()
        if seat is None or table.complete() or table.waits_for_roll() is not None or table.seats[seat].bot is not None:
            return
        holders = table.seats[seat].holders
        curious = [member for member in members if member.previews and member.who in holders]
        codes = table.rules.allowed(table.present) if curious else []
        if 0 < len(codes) <= _PREVIEWED:
            self.hall.keep(self._look_ahead(curious, codes, table.ply))

    async def _look_ahead(self, curious: Sequence[Member], codes: Sequence[int], ply: int) -> None:
        """Tell what each legal move would bring. Other tables have their turn in between."""
        facts: list[list[Any]] = []
        while len(facts) < len(codes):
            if self.table.ply != ply:
                return
            some = codes[len(facts) : len(facts) + _AT_ONCE]
            facts += [telling.preview(self.table, code) for code in some]
            await asyncio.sleep(0)
        frame = telling.framed(wire.Previews(ply, facts))
        for member in curious:
            member.tell(frame)

    def say(self, said: wire.Said) -> None:
        """A line of chat, which is stored, to everybody."""
        self.lines.append(said)
        frame = telling.framed(said)
        for member in self.members:
            member.tell(frame)

    # ── what happens by itself ────────────────────────────────────────────────────────────────────────────────────────

    def go_on(self) -> None:
        """Bots think and clocks run, as the table is now."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        table = self.table
        seat = table.actor()
        if seat is None or self.hall.closing:
            return
        if table.seats[seat].bot is not None:
            if self._thinking is None or self._thinking.done():
                self._thinking = self.hall.keep(self._think())
            return
        deadline = table.clocks.deadline()
        if deadline is not None:
            wait = max(0.0, (deadline - self.hall.now()) / 1000)
            if wait < _SOON:
                self._clock = self.hall.loop.call_later(wait, self._time_out)

    def _time_out(self) -> None:
        self._clock = None
        self.submit(None, commands.time_out, _ignored)
        if not self._busy:
            self.go_on()  # the timer was early

    async def _think(self) -> None:
        """Decide for the bots, one decision after another, until a person is to act."""
        while not self.hall.closing:
            table = self.table
            seat = table.actor()
            level = None if seat is None else table.seats[seat].bot
            if seat is None or level is None:
                return
            ply = table.ply
            try:
                code = await self.hall.thinker.choose(table.rules, table.present, level, watched=bool(self.members))
                await self.ask(None, partial(_moved_by_bot, ply, seat, code))
                self.hall.metrics.thoughts.inc()
            except Exception as error:  # noqa: BLE001  a table must not stop because a bot stumbled
                _log.error("table %d: a bot could not move", self.number, exc_info=error)
                self.hall.metrics.faults.inc()
                await asyncio.sleep(_RECOVERY)

    # ── rest ──────────────────────────────────────────────────────────────────────────────────────────────────────────

    def resting(self) -> bool:
        """Whether nobody looks and nothing is going on here."""
        thinking = self._thinking is not None and not self._thinking.done()
        return not (self.members or self._busy or self._queue or thinking or self._clock is not None)

    def rest(self, done: Callable[[Exception | None], None]) -> None:
        """Tell the store when this table must be looked at again."""
        self._wake = True
        self.hall.store.write(Rest(self.number, self.table.clocks.deadline(), done))


def chained(head: bytes, bodies: Sequence[bytes]) -> list[bytes]:
    """The hashes of the events that follow one with the hash `head`."""
    hashes = []
    for body in bodies:
        head = hashlib.sha256(head + body).digest()
        hashes.append(head)
    return hashes


def _note(append: Append, events: Sequence[ev.AnyEvent], table: Table) -> None:
    """What the store keeps of a table beside its log."""
    for event in events:
        match event:
            case ev.Started():
                append.state = "playing"
            case ev.Ended():
                append.state = "over"
            case ev.Sat(holder=holder) | ev.Shared(to=holder):
                append.holders = (*append.holders, holder)
            case ev.Stood(seat=seat):
                append.leavers = table.would_leave(seat)


def _moved_by_bot(ply: int, seat: int, code: int, table: Table, at: int) -> Sequence[ev.AnyEvent]:
    """A bot's thought, if it is still about the present position."""
    return commands.play_for_bot(table, seat, code, at) if table.ply == ply else []


def _said(line: Line) -> wire.Said:
    return wire.Said(line.seat, line.name, line.at, line.text, line.emote)  # type: ignore[arg-type]  # stored as we sent it


def _ignored(error: Exception | None, ply: int) -> None:
    pass
