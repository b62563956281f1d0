"""Tables come into memory when needed and leave it; what is due happens, also after a restart."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludothek.server import identity, rest, telling
from ludothek.server.api import _cards
from ludothek.server.hall import Hall
from ludothek.server.room import Room, Unavailable, Unreadable
from ludothek.server.store.interface import Conflict
from ludothek.server.store.sqlite import SqliteStore
from ludothek.server.thinking import Tempo, Thinker
from ludothek.table import commands
from ludothek.table.pace import Pace
from tests.server.serving import _advise, _first
from tests.toy import bazaar
from tests.toy.shelf import shelve

Use = Callable[[Hall], Awaitable[None]]
ME, HERE = rest.SeatOrder("me"), rest.SeatOrder("here", name="Bo")
BOT = rest.SeatOrder("bot", level="novice")
FIRST = {"first": 0}


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Page:
    """A member that remembers what it was told."""

    def __init__(self, who: str = "ada", *, previews: bool = False) -> None:
        self.who = who
        self.previews = previews
        self.told: list[bytes] = []
        self.closed: int | None = None

    def tell(self, frame: bytes, *, hold: bool = False) -> None:
        self.told.append(frame)

    def close(self, code: int) -> None:
        self.closed = code


def in_hall(folder: Path, use: Use, clock: Clock | None = None) -> None:
    """A hall on a folder, for as long as `use` takes."""

    async def run() -> None:
        store = SqliteStore(folder, asyncio.get_running_loop())
        hall = Hall(store, Thinker(1, Tempo(0, 0), _first, _advise), clock or Clock())
        try:
            await hall.open()
            await use(hall)
        finally:
            await hall.close()
            await asyncio.to_thread(store.close)

    asyncio.run(run())


def broken(*_: Any, **__: Any) -> None:
    """What never works."""
    raise RuntimeError("broken")


async def until(what: Callable[[], Any]) -> None:
    """Wait for something that happens by itself."""
    async with asyncio.timeout(20):
        while not what():  # noqa: ASYNC110  nobody tells when it happens
            await asyncio.sleep(0.002)


def order(*seats: rest.SeatOrder, **more: Any) -> rest.NewTable:
    return rest.NewTable("pamplona", list(seats), **more)


def test_a_table_that_nobody_uses_leaves_memory_and_comes_back_the_same(folder: Path) -> None:
    clock = Clock()

    async def use(hall: Hall) -> None:
        room = await hall.create(order(ME, HERE, options=FIRST), "ada", "Ada")
        before = room.table.snapshot()
        page = Page()
        room.enter(page)
        assert not room.resting()
        room.leave(page)
        assert room.resting()
        hall._put_to_rest(room)
        await until(lambda: not hall.rooms)
        assert await hall.store.due(hall.now()) == []
        again = await hall.room(room.code)
        assert again is not None
        assert again is not room
        assert again.table.snapshot() == before

    in_hall(folder, use, clock)


def test_a_code_that_another_table_has_is_made_anew(folder: Path, monkeypatch: Any) -> None:
    codes = iter(["same", "same", "other"])
    monkeypatch.setattr(identity, "table_code", lambda: next(codes))

    async def use(hall: Hall) -> None:
        rooms = [await hall.create(order(ME, HERE), "ada", "Ada") for _ in range(2)]
        assert [room.code for room in rooms] == ["same", "other"]

    in_hall(folder, use)


def test_two_who_ask_for_a_table_at_once_get_the_same_room(folder: Path) -> None:
    async def use(hall: Hall) -> None:
        room = await hall.create(order(ME, HERE), "ada", "Ada")
        hall._forget(room)
        found = await asyncio.gather(hall.room(room.id), hall.room(room.id), hall.room(room.code))
        assert len(set(map(id, found))) == 1

    in_hall(folder, use)


def test_bots_that_were_on_turn_go_on_after_a_restart(folder: Path) -> None:
    made: list[tuple[str, int]] = []

    async def begin(hall: Hall) -> None:
        hall.thinker.close()  # nobody thinks any more
        room = await hall.create(order(ME, BOT, BOT, options={"first": 1}), "ada", "Ada")
        made.append((room.id, room.table.ply))

    async def again(hall: Hall) -> None:
        await until(lambda: hall.rooms)
        room = hall.rooms[made[0][0]]
        await until(lambda: room.table.actor() == 0)
        assert room.table.ply > made[0][1]

    in_hall(folder, begin)
    in_hall(folder, again)


def test_a_table_of_other_rules_is_left_alone_and_hinders_no_other(folder: Path) -> None:
    made: list[str] = []

    async def begin(hall: Hall) -> None:
        hall.thinker.close()
        for _ in range(2):
            room = await hall.create(order(ME, BOT, options={"first": 1}, public=True), "ada", "Ada")
            made.append(room.id)

    async def again(hall: Hall) -> None:
        await until(lambda: made[1] in hall.rooms)
        await until(lambda: hall.rooms[made[1]].table.actor() == 0)
        with pytest.raises(Unreadable):
            await hall.room(made[0])
        assert made[0] not in await hall.store.due(hall.now())
        assert [card.id for card in await _cards(hall, await hall.store.public(9), "ada")] == [made[1]]

    in_hall(folder, begin)
    with sqlite3.connect(folder / "tables.sqlite") as db:
        db.execute(
            """update events set body = cast(replace(body, '"rules":1', '"rules":99') as blob)
            where seq = 1 and number = (select number from tables where id = ?)""",
            (made[0],),
        )
    db.close()
    in_hall(folder, again)


def test_a_clock_that_ran_out_while_the_server_was_away_is_noticed(folder: Path) -> None:
    clock = Clock()
    made: list[Room] = []

    async def begin(hall: Hall) -> None:
        pace = Pace("relaxed", days=1)
        room = await hall.create(order(ME, HERE, options=FIRST, pace=pace), "ada", "Ada")
        hall._put_to_rest(room)
        await until(lambda: not hall.rooms)
        made.append(room)

    async def again(hall: Hall) -> None:
        await until(lambda: hall.rooms)
        room = hall.rooms[made[0].id]
        await until(lambda: room.table.seats[0].bot == "player")

    in_hall(folder, begin, clock)
    clock.now += 25 * 3600
    in_hall(folder, again, clock)


def test_a_table_whose_time_is_far_is_left_on_the_disk(folder: Path) -> None:
    clock = Clock()

    async def begin(hall: Hall) -> None:
        room = await hall.create(order(ME, HERE, options=FIRST, pace=Pace("relaxed")), "ada", "Ada")
        hall._put_to_rest(room)
        await until(lambda: not hall.rooms)

    async def again(hall: Hall) -> None:
        assert await hall.store.due(hall.now() + 1000) == []
        assert len(await hall.store.due(hall.now() + 4 * 24 * 3600 * 1000)) == 1
        assert not hall.rooms

    in_hall(folder, begin, clock)
    in_hall(folder, again, clock)


def test_a_fault_while_telling_costs_the_connection_but_not_the_move(folder: Path, monkeypatch: Any) -> None:
    async def use(hall: Hall) -> None:
        room = await hall.create(order(ME, HERE, options=FIRST), "ada", "Ada")
        page = Page()
        room.enter(page)
        table = room.table
        code = table.rules.allowed(table.present)[0]
        ply = table.ply

        with monkeypatch.context() as patched:
            patched.setattr(telling, "update", broken)
            await room.ask(None, lambda now, at: commands.play(now, "ada", ply, [code], confirm=True, links={}, at=at))
        assert page.closed == 1012
        again = await hall.room(room.id)
        assert again is not None
        assert again is not room
        assert again.table.ply == ply + 1

    in_hall(folder, use)


def test_nobody_waits_for_a_room_that_cannot_go_on(folder: Path, monkeypatch: Any) -> None:
    async def use(hall: Hall) -> None:
        room = await hall.create(order(ME, rest.SeatOrder("invite"), rest.SeatOrder("invite")), "ada", "Ada")

        def sits(who: str) -> Awaitable[int]:
            return room.ask(who, lambda table, at: commands.sit(table, who, who, None, at)[1])

        with monkeypatch.context() as patched:
            patched.setattr(room.table.__class__, "add", broken)
            async with asyncio.timeout(5):
                answers = await asyncio.gather(sits("bo"), sits("cleo"), return_exceptions=True)
        assert answers[0] == 2, "it is stored"
        assert isinstance(answers[1], Unavailable), "it was not even decided"
        again = await hall.room(room.id)
        assert again is not None
        assert [seat.name for seat in again.table.seats] == ["Ada", "bo", ""]
        assert again.table.ply == 2

    in_hall(folder, use)


def test_a_command_that_another_one_has_overtaken_is_a_conflict_and_the_next_one_is_done(folder: Path) -> None:
    async def use(hall: Hall) -> None:
        room = await hall.create(order(ME, rest.SeatOrder("invite")), "ada", "Ada")
        answers = await asyncio.gather(
            *(
                room.ask(cmd, lambda table, at, end=end: commands.anchor(table, "ada", 0, end * 64, at))  # type: ignore[misc]  # a default binds the loop's value
                for cmd, end in (("same", "a"), ("same", "b"), ("other", "c"))
            ),
            return_exceptions=True,
        )
        assert (answers[0], type(answers[1]), answers[2]) == (2, Conflict, 3)
        assert room.table.dice.tips[0] == b"\xcc" * 32

    in_hall(folder, use)


def test_a_fault_of_a_bot_does_not_stop_the_table(folder: Path, monkeypatch: Any) -> None:
    async def use(hall: Hall) -> None:
        fine, count = hall.thinker._choose, 0

        def stumbles(*arguments: Any) -> int:
            nonlocal count
            count += 1
            if count == 1:
                raise RuntimeError("stumbled")
            return fine(*arguments)

        monkeypatch.setattr(hall.thinker, "_choose", stumbles)
        room = await hall.create(order(ME, BOT, options={"first": 1}), "ada", "Ada")
        await until(lambda: room.table.actor() == 0)
        assert count > 1

    monkeypatch.setattr("ludothek.server.room._RECOVERY", 0.01)
    in_hall(folder, use)


def test_previews_are_made_for_those_alone_who_move_and_want_them(folder: Path) -> None:
    async def use(hall: Hall) -> None:
        room = await hall.create(order(ME, rest.SeatOrder("invite"), options=FIRST), "ada", "Ada")
        await room.ask(None, lambda table, at: commands.sit(table, "bo", "Bo", None, at)[1])
        await room.ask(None, lambda table, at: commands.start(table, "ada", None, at))
        pages = [Page("ada", previews=True), Page("ada"), Page("bo", previews=True), Page("eve", previews=True)]
        for page in pages:
            room.enter(page)
        await asyncio.sleep(0.02)
        wants = [sum(b'"t":"previews"' in frame for frame in page.told) for page in pages]
        assert wants == [1, 0, 0, 0]

    in_hall(folder, use)


@pytest.mark.parametrize(("goods", "previewed"), [(100, True), (600, False)])
def test_hundreds_of_moves_are_told_at_once_and_looked_at_beforehand_while_they_are_not_too_many(
    folder: Path, monkeypatch: pytest.MonkeyPatch, goods: int, previewed: bool
) -> None:
    shelve(bazaar, monkeypatch)

    async def use(hall: Hall) -> None:
        seats = [ME, HERE]
        room = await hall.create(rest.NewTable("bazaar", seats, board=f"goods-{goods}"), "ada", "Ada")
        page = Page(previews=True)
        room.enter(page)
        await asyncio.sleep(0.05)
        page.told.clear()
        ply = room.table.ply
        update = telling.update(room.table, room.online(), hall.now())
        assert len(update.legal) == goods
        assert len(telling.framed(update)) < 20 * goods + 1000
        room.show_to(page)
        assert len(page.told) == 1, "other tables have their turn before all is looked at"
        await asyncio.sleep(0.05)
        heard = [msgspec.json.decode(frame[frame.index(b"{") :]) for frame in page.told]
        assert [message["t"] for message in heard] == (["update", "previews"] if previewed else ["update"])
        if previewed:
            assert heard[1]["ply"] == ply
            assert len(heard[1]["facts"]) == goods

    in_hall(folder, use)
