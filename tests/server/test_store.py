"""The built-in store keeps the promises of its interface."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from unittest.mock import patch

import pytest

from ludothek.server.store.interface import Append, Conflict, Done, Grant, Line, NewRow, Rest, Revoke, TableRow, Write
from ludothek.server.store.sqlite import AlreadyOpen, SqliteStore

Use = Callable[[SqliteStore, Callable[[Callable[[Done], Write]], Awaitable[None]]], Awaitable[None]]


def with_store(folder: Path, use: Use) -> None:
    """Use a store, and a way to wait for its writes."""

    async def run() -> None:
        loop = asyncio.get_running_loop()
        store = SqliteStore(folder, loop)

        async def written(make: Callable[[Done], Write]) -> None:
            answer: asyncio.Future[None] = loop.create_future()

            def done(error: Exception | None) -> None:
                if error is None:
                    answer.set_result(None)
                else:
                    answer.set_exception(error)

            store.write(make(done))
            await answer

        try:
            await use(store, written)
        finally:
            store.close()

    asyncio.run(run())


def events(number: int, first: int, count: int, cmd: str | None, done: Done) -> Append:
    bodies = [b"event %d" % (first + index) for index in range(count)]
    return Append(number, first, bodies, [b"h" * 32] * count, cmd, done)


def table(number: int, done: Done, *, cmd: str = "", public: bool = False) -> NewRow:
    row = TableRow(number, f"id{number}", f"code{number}", "pamplona", b"s" * 32, public, "lobby", 1000 + number)
    return NewRow(row, events(number, 1, 2, None, done), "maker", cmd)


def test_what_was_written_is_read_after_a_reopening(folder: Path) -> None:
    async def write(store: SqliteStore, written: Callable[[Callable[[Done], Write]], Awaitable[None]]) -> None:
        await written(lambda done: table(1, done))
        await written(lambda done: events(1, 3, 70, "c", done))

    async def read(store: SqliteStore, written: object) -> None:
        for key in ("id1", "code1"):
            loaded = await store.load(key)
            assert loaded is not None
            assert [event.seq for event in loaded.events] == list(range(1, 73))
            assert loaded.events[-1].cmd == "c"
        assert await store.ply_of(1, "c") == 72
        assert await store.ply_of(1, "d") is None
        assert await store.highest() == 1
        assert await store.load("nothing") is None

    with_store(folder, write)
    with_store(folder, read)


def test_a_number_or_a_command_taken_is_a_conflict_and_harms_nobody_else(folder: Path) -> None:
    async def use(store: SqliteStore, written: Callable[[Callable[[Done], Write]], Awaitable[None]]) -> None:
        await asyncio.gather(*(written(lambda done, n=number: table(n, done)) for number in range(1, 4)))  # type: ignore[misc]  # a default binds the loop's value
        await written(lambda done: events(1, 3, 1, "same", done))
        attempts: list[Callable[[Done], Write]] = [
            lambda done: events(2, 3, 1, "a", done),
            lambda done: events(1, 3, 1, "b", done),
            lambda done: events(1, 4, 1, "same", done),
            lambda done: events(3, 3, 2, "same", done),
            lambda done: table(2, done),
        ]
        results = await asyncio.gather(*map(written, attempts), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, Conflict, type(None), Conflict]
        for number, count in ((1, 3), (2, 3), (3, 4)):
            loaded = await store.load_numbered(number)
            assert loaded is not None
            assert len(loaded.events) == count

    with_store(folder, use)


def test_one_bad_write_among_many_costs_few_flushes(folder: Path) -> None:
    async def use(store: SqliteStore, written: Callable[[Callable[[Done], Write]], Awaitable[None]]) -> None:
        await written(lambda done: table(1, done))
        flushes = 0
        transact = store._transact

        def counted(batch: Sequence[Write]) -> None:
            nonlocal flushes
            transact(batch)
            flushes += 1

        with patch.object(store, "_transact", counted):
            lines = [f"c{number}" for number in range(500)]
            lines[321] = "c320"
            results = await asyncio.gather(
                *(written(lambda done, cmd=cmd: Line(1, cmd, 5, None, "", "", None, done)) for cmd in lines),  # type: ignore[misc]  # a default binds the loop's value
                return_exceptions=True,
            )
        assert [index for index, result in enumerate(results) if result is not None] == [321]
        assert flushes < 15

    with_store(folder, use)


def test_what_cannot_be_written_fails_by_itself_and_the_writing_goes_on(folder: Path) -> None:
    async def use(store: SqliteStore, written: Callable[[Callable[[Done], Write]], Awaitable[None]]) -> None:
        await written(lambda done: table(1, done))
        attempts: list[Callable[[Done], Write]] = [
            lambda done: events(1, 3, 1, "a", done),
            lambda done: events(1, 4, 1, "\ud800", done),
            lambda done: events(1, 1 << 70, 1, "c", done),
            lambda done: Rest(1, 7, done),
        ]
        results = await asyncio.gather(*map(written, attempts), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), UnicodeEncodeError, OverflowError, type(None)]
        assert (await store.ply_of(1, "a"), await store.due(7)) == (3, ["id1"])

    with_store(folder, use)


def test_lists_grants_and_chat(folder: Path) -> None:
    async def use(store: SqliteStore, written: Callable[[Callable[[Done], Write]], Awaitable[None]]) -> None:
        await written(lambda done: table(1, done, cmd="x", public=True))
        await written(lambda done: table(2, done))
        await written(lambda done: Append(2, 3, [b"e"], [b"h"], None, done, holders=("ada",), state="over"))
        assert await store.public(10) == ["id1"]
        assert await store.tables_of("ada", 10) == ["id2"]
        assert (await store.made_by("maker", "x"), await store.made_by("maker", "")) == ("id1", None)
        assert await store.due(0) == ["id1", "id2"], "a new table is in use"
        await written(lambda done: Rest(1, 500, done))
        await written(lambda done: Rest(2, None, done))
        assert (await store.due(499), await store.due(500)) == ([], ["id1"])
        await written(lambda done: Append(2, 4, [b"e"], [b"h"], None, done, wake=True))
        assert await store.due(0) == ["id2"]
        await written(lambda done: Grant(b"d", "seat", 1, "ada", 2, 99, done))
        granted = await store.grant(b"d")
        assert granted is not None
        assert (granted.kind, granted.table, granted.holder, granted.seat, granted.until) == ("seat", 1, "ada", 2, 99)
        used = await asyncio.gather(
            *(written(lambda done: Revoke(b"d", done)) for _ in range(2)), return_exceptions=True
        )
        assert [type(result) for result in used] == [type(None), Conflict]
        assert await store.grant(b"d") is None
        await written(lambda done: Line(1, "c", 5, None, "Ada", "hello", None, done))
        with pytest.raises(Conflict):
            await written(lambda done: Line(1, "c", 6, None, "Ada", "again", None, done))
        loaded = await store.load("id1")
        assert loaded is not None
        assert [line.text for line in loaded.chat] == ["hello"]

    with_store(folder, use)


def test_one_folder_has_one_store(folder: Path) -> None:
    async def use(store: SqliteStore, written: object) -> None:
        with pytest.raises(AlreadyOpen):
            SqliteStore(folder, asyncio.get_running_loop())

    with_store(folder, use)


def test_a_file_of_a_later_version_is_left_alone(folder: Path) -> None:
    async def nothing(store: SqliteStore, written: object) -> None: ...

    with_store(folder, nothing)
    with sqlite3.connect(folder / "tables.sqlite") as db:
        db.execute("pragma user_version = 99")
    db.close()
    with pytest.raises(RuntimeError, match="later version"):
        with_store(folder, nothing)


def test_durability_is_what_the_settings_say(folder: Path) -> None:
    async def use(store: SqliteStore, written: object) -> None:
        assert store._writer.execute("pragma journal_mode").fetchone() == ("wal",)
        assert store._writer.execute("pragma synchronous").fetchone() == (2,)

    with_store(folder, use)
