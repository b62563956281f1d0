"""All tables: made, found, woken when something is due there, put to rest when nobody needs them."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import msgspec

from ludothek.kit.errors import LudothekError
from ludothek.kit.game import BoardFile, Game, game
from ludothek.server import identity, rest
from ludothek.server.analysing import Analyst
from ludothek.server.metrics import Metrics
from ludothek.server.room import Room, Unavailable, Unreadable, chained
from ludothek.server.store.interface import Append, Conflict, Done, Loaded, NewRow, Rest, Store, TableRow, Write
from ludothek.server.thinking import Thinker
from ludothek.table import commands, fair
from ludothek.table import events as ev
from ludothek.table.pace import Pace
from ludothek.table.refusal import Refusal
from ludothek.table.table import folded

_log = logging.getLogger("ludothek.hall")
_IDLE = 120.0
"""Seconds without use after which a table leaves memory."""
_ROUND = 30.0
"""Seconds between two looks for what is due or idle."""
_NO_HASH = bytes(32)
_CODES = 5
"""How often a code is made for a table: another one may have it."""


class Hall:
    """The tables of one server. Used on the event loop's thread alone."""

    def __init__(self, store: Store, thinker: Thinker, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.thinker = thinker
        self.clock = clock
        self.loop = asyncio.get_running_loop()
        self.closing = False
        self.rooms: dict[str, Room] = {}
        self.metrics = Metrics(lambda: len(self.rooms), lambda: sum(len(room.members) for room in self.rooms.values()))
        self._by_code: dict[str, str] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.analyst = Analyst(thinker, self.keep, self.loop.time)
        self._number = 0

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(self.clock() * 1000)

    def keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside, and keep hold of it."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._let_go)
        return task

    def _let_go(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.faults.inc()
            _log.error("something beside failed", exc_info=error)

    # ── from start to end ─────────────────────────────────────────────────────────────────────────────────────────────

    async def open(self) -> None:
        """Take up everything that was going on."""
        self._number = await self.store.highest()
        self.keep(self._rounds())

    async def close(self) -> None:
        """Begin nothing new; finish what is on its way; tell everybody."""
        self.closing = True
        for task in tuple(self._tasks):
            task.cancel()
        for room in self.rooms.values():
            room.go_on()  # stops its clock
            for member in tuple(room.members):
                member.close(1012)
        self.thinker.close()
        await asyncio.sleep(0)

    async def _rounds(self) -> None:
        while True:
            try:
                await self._look_round()
            except Exception:  # noqa: BLE001  whatever is wrong there, the next round comes
                self.metrics.faults.inc()
                _log.exception("a round failed")
            await asyncio.sleep(_ROUND)

    async def _look_round(self) -> None:
        for id_ in await self.store.due(self.now() + int(2 * _ROUND * 1000)):
            with contextlib.suppress(Unreadable):
                room = await self.room(id_)
                if room is not None:
                    room.go_on()
        before = self.clock() - _IDLE
        for room in [room for room in self.rooms.values() if room.used < before and room.resting()]:
            self._put_to_rest(room)

    def _put_to_rest(self, room: Room) -> None:
        def rested(error: Exception | None) -> None:
            if error is None and room.resting():
                self._forget(room)

        room.rest(rested)

    def abandon(self, room: Room) -> None:
        """The room is not to be used any more; whoever was there comes back to a new one."""
        self.metrics.faults.inc()
        self._forget(room)
        for member in tuple(room.members):
            member.close(1012)

    def _forget(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self._by_code.pop(room.code, None)

    # ── finding ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def room(self, key: str) -> Room | None:
        """The room of a table, by its id or code; None when there is no such table, Unreadable when its log cannot be
        read by these rules."""
        room = self.rooms.get(self._by_code.get(key, key))
        if room is not None:
            room.used = self.clock()
            return room
        task = self._loading.get(key)
        if task is None:
            task = self._loading[key] = self.loop.create_task(self._load(key))
            task.add_done_callback(lambda _: self._loading.pop(key))
        return await asyncio.shield(task)

    async def numbered(self, number: int) -> Room:
        """The room of a table that is known to exist."""
        loaded = await self.store.load_numbered(number)
        if loaded is None:
            raise Refusal("no-such-table")
        return await self._present(loaded.row.id)

    async def _load(self, key: str) -> Room | None:
        loaded = await self.store.load(key)
        if loaded is None:
            return None
        room = self.rooms.get(loaded.row.id)
        try:
            return room or self._admit(loaded)
        except Exception:  # noqa: BLE001  whatever it is, this table alone is not there
            self.metrics.faults.inc()
            _log.exception("table %d cannot be read", loaded.row.number)
            self.store.write(Rest(loaded.row.number, None, _ignored))  # nobody has to look there again by themselves
            raise Unreadable from None

    def _admit(self, loaded: Loaded) -> Room:
        row = loaded.row
        table = folded(row.seed, [ev.decode(stored.body) for stored in loaded.events])
        room = Room(self, row, table, loaded.events[-1].hash, loaded.chat)
        self.rooms[row.id] = room
        self._by_code[row.code] = row.id
        room.go_on()
        return room

    async def written(self, make: Callable[[Done], Write]) -> None:
        """Hand a write in and wait until it is durable; Conflict or Unavailable when it is not."""
        answer: asyncio.Future[None] = self.loop.create_future()

        def done(error: Exception | None) -> None:
            if answer.done():
                return
            if error is None:
                answer.set_result(None)
            else:
                answer.set_exception(error if isinstance(error, Conflict) else Unavailable())

        self.store.write(make(done))
        await answer

    # ── making ────────────────────────────────────────────────────────────────────────────────────────────────────────

    async def create(self, order: rest.NewTable, who: str, name: str) -> Room:
        """A new table. With nobody to wait for, its game begins."""
        if order.cmd and (id_ := await self.store.made_by(who, order.cmd)) is not None:
            return await self._present(id_)
        found, board, options = _checked(order)
        plans = [_plan(seat, who, name) for seat in order.seats]
        chain_ends = [(seat, end) for seat, end in sorted(order.anchors.items())]
        for seat, _ in chain_ends:
            if not (0 <= seat < len(plans) and plans[seat].kind == "person"):
                raise Refusal("not-your-seat")
        waits = any(plan.kind == "open" for plan in plans)
        created = self._created(found, board, options, plans, order.pace, who, public=order.public)
        return await self._make(created, chain_ends, who, order.cmd, begin=not waits)

    async def rematch(self, room: Room, who: str) -> str:
        """The id of the table where the people of this one meet again."""
        old = room.table
        commands.rematch(old, who, "", self.now())
        if old.next_table is not None:
            return old.next_table
        plans = [
            ev.SeatPlan(seat.kind, seat.name, seat.holders[0] if seat.holders else "", seat.level) for seat in old.seats
        ]
        options = msgspec.Raw(msgspec.json.encode(old.options))
        board = old.rules.board
        created = self._created(old.rules.game, board, options, plans, old.pace, who, public=old.public)
        pairs = dict.fromkeys((seat.holders[0], other) for seat in old.seats for other in seat.holders[1:])
        shared = [ev.Shared(self.now(), first, other) for first, other in pairs]
        maker = f"table:{room.id}"
        return (await self._make(created, [], maker, "rematch", begin=False, also=shared)).id

    def _created(
        self,
        found: Game,
        board: BoardFile,
        options: msgspec.Raw,
        plans: list[ev.SeatPlan],
        pace: Pace,
        creator: str,
        *,
        public: bool,
    ) -> tuple[bytes, ev.Created]:
        seed = secrets.token_bytes(fair.SIZE)
        created = ev.Created(
            at=self.now(),
            game=found.name,
            rules=found.rules_version,
            board=board.id,
            board_text=board.text,
            options=options,
            seats=plans,
            pace=pace,
            match=identity.table_id(),
            commitment=fair.commitment(seed).hex(),
            creator=creator,
            public=public,
        )
        return seed, created

    async def _make(
        self,
        made: tuple[bytes, ev.Created],
        anchors: list[tuple[int, str]],
        maker: str,
        cmd: str,
        *,
        begin: bool,
        also: list[ev.Shared] | None = None,
    ) -> Room:
        seed, created = made
        log: list[ev.AnyEvent] = [created, *(also or ())]
        table = folded(seed, log)

        def take(events: list[ev.AnyEvent]) -> None:
            for event in events:
                table.add(event)
                log.append(event)

        for seat, anchor in anchors:
            take(commands.anchor(table, created.seats[seat].holder, seat, anchor, created.at))
        if begin:
            take(commands.begun(table, None, created.at))
        bodies = [ev.encode(event) for event in log]
        hashes = chained(_NO_HASH, bodies)
        holders = tuple(dict.fromkeys(holder for seat in table.seats for holder in seat.holders))
        for _ in range(_CODES):
            self._number += 1
            row = TableRow(
                self._number,
                created.match,
                identity.table_code(),
                created.game,
                seed,
                created.public,
                table.state,
                created.at,
            )
            try:
                await self.written(partial(_entry, row, bodies, hashes, holders, maker, cmd))
            except Conflict:
                if cmd and (id_ := await self.store.made_by(maker, cmd)) is not None:
                    return await self._present(id_)
            else:
                self.metrics.tables.inc()
                return await self._present(row.id)
        raise Unavailable

    async def _present(self, id_: str) -> Room:
        room = await self.room(id_)
        if room is None:
            raise Unavailable
        return room


def _ignored(error: Exception | None) -> None:
    pass


def _entry(
    row: TableRow,
    bodies: Sequence[bytes],
    hashes: Sequence[bytes],
    holders: Sequence[str],
    maker: str,
    cmd: str,
    done: Done,
) -> NewRow:
    return NewRow(row, Append(row.number, 1, bodies, hashes, None, done, wake=True, holders=holders), maker, cmd)


def _checked(order: rest.NewTable) -> tuple[Game, BoardFile, msgspec.Raw]:
    """The game, board and options of an order, all found valid."""
    try:
        found = game(order.game)
        if not found.seats[0] <= len(order.seats) <= found.seats[1]:
            raise Refusal("seats")
        if not order.pace.sensible():
            raise Refusal("pace")
        if order.board_text:
            board = found.read_board(order.board_text)
        else:
            boards = found.boards()
            board = boards[order.board] if order.board else next(iter(boards.values()))
        options = msgspec.convert(order.options, found.Options)
        found.settle(options, found.State.blank(), len(order.seats))
    except KeyError:
        raise Refusal("board", order.board) from None
    except LudothekError as error:
        raise Refusal("order", str(error)) from None
    except msgspec.MsgspecError as error:
        raise Refusal("options", str(error)) from None
    return found, board, msgspec.Raw(msgspec.json.encode(options))


def _plan(seat: rest.SeatOrder, who: str, name: str) -> ev.SeatPlan:
    match seat.kind:
        case "me":
            return ev.SeatPlan("person", name, who)
        case "here":
            return ev.SeatPlan("person", identity.clean(seat.name, identity.NAME_LENGTH), who)
        case "bot":
            return ev.SeatPlan("bot", level=seat.level)
        case "invite":
            return ev.SeatPlan("open")
