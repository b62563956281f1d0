"""The built-in store: one SQLite file, one process.

One thread writes. Whatever the event loop has handed in in one round of its work becomes one transaction, together
with what came while the thread was busy, so that one flush to the disk serves many tables: the busier the loop, the
more of them. The same thread moves the write-ahead log into the file when there is a pause.
"""

import asyncio
import contextlib
import fcntl
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from ludothek.server.store.interface import (
    Append,
    Conflict,
    Done,
    Grant,
    Granted,
    Line,
    Loaded,
    Name,
    NewRow,
    Rest,
    Revoke,
    Stored,
    TableRow,
    Write,
)

VERSION = 1
_LARGE_BATCH = 512
_ROW = "(?,?,?,?,?)"
_INSERTS = tuple((size, f"insert into events values {','.join([_ROW] * size)}") for size in (64, 16, 4, 1))  # noqa: S608  ours
"""Many rows by one statement, because each statement has to wait for the interpreter's lock."""
_TABLE = "select number, id, code, game, seed, public, state, created from tables "
_CHECKPOINT_PAGES = 2_000
_CHAT_LINES = 100

_log = logging.getLogger("ludothek.store")
T = TypeVar("T")


class AlreadyOpen(Exception):
    """Another process serves from this folder."""


class SqliteStore:
    """See `interface.Store` for what is promised."""

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = _locked(folder / "lock")
        self._path = folder / "tables.sqlite"
        self._loop = loop
        self._round: list[Write] = []
        """What has been handed in in this round of the event loop."""
        self._rounds: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self._writer = _connected(self._path)
        try:
            _prepare(self._writer)
        except BaseException:
            self._writer.close()
            self._lock.close()
            raise
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._reading = _connected(self._path)
        self._uncheckpointed = 0
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    # ── writing ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def write(self, write: Write) -> None:
        """Hand a write in; its `done` is called on the event loop when it is durable."""
        if not self._round:
            self._loop.call_soon(self._hand_over)
        self._round.append(write)

    def _hand_over(self) -> None:
        if self._round:
            self._rounds.put(self._round)
            self._round = []

    def close(self) -> None:
        """Finish what was handed in, then let go of everything."""
        self._hand_over()
        self._rounds.put(None)
        self._thread.join()
        self._reader.shutdown()
        self._reading.close()
        self._lock.close()

    def _run(self) -> None:
        while self._next_batch():
            if self._uncheckpointed >= _CHECKPOINT_PAGES:
                self._checkpoint()
        self._checkpoint()
        self._writer.close()

    def _next_batch(self) -> bool:
        more = self._rounds.get()
        batch: list[Write] = []
        with contextlib.suppress(queue.Empty):
            while more is not None:
                batch += more
                if len(batch) >= _LARGE_BATCH:
                    break
                more = self._rounds.get_nowait()
        if batch:
            self._tell(self._commit(batch))
        return more is not None

    def _commit(self, batch: Sequence[Write]) -> list[tuple[Done, Exception | None]]:
        try:
            self._transact(batch)
        except Exception as error:  # noqa: BLE001  whatever it is, the writing goes on, and who waits is told
            if len(batch) > 1:
                half = len(batch) // 2  # one bad write among a thousand costs ten flushes, not a thousand
                return self._commit(batch[:half]) + self._commit(batch[half:])
            failed = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
            if not isinstance(failed, Conflict):
                _log.error("a write failed: %s", type(error).__name__)
            return [(_done(batch[0]), failed)]
        return [(_done(write), None) for write in batch]

    def _transact(self, batch: Sequence[Write]) -> None:
        run = self._writer.execute
        run("begin immediate")
        try:
            appends = [write for write in batch if isinstance(write, Append)]
            for write in batch:
                if isinstance(write, NewRow):
                    _insert_table(run, write)
                    appends.append(write.first)
            _insert_events(run, appends)
            for write in batch:
                if not isinstance(write, Append | NewRow):
                    _do(run, write)
            run("commit")
        except BaseException:
            run("rollback")
            raise
        self._uncheckpointed += len(batch)

    def _tell(self, answers: list[tuple[Done, Exception | None]]) -> None:
        def deliver() -> None:
            for done, error in answers:
                try:
                    done(error)
                except Exception:  # noqa: BLE001  the others are to be told all the same
                    _log.exception("nobody could be told of a write")

        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(deliver)

    def _checkpoint(self) -> None:
        self._writer.execute("pragma wal_checkpoint(passive)").fetchone()
        self._uncheckpointed = 0

    # ── reading ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        return await self._loop.run_in_executor(self._reader, question, self._reading)

    async def load(self, key: str) -> Loaded | None:
        """The table of that id or code."""
        return await self._read(lambda db: _loaded(db, "where id = ?1 or code = ?1", key))

    async def load_numbered(self, number: int) -> Loaded | None:
        """The table of that number."""
        return await self._read(lambda db: _loaded(db, "where number = ?1", number))

    async def ply_of(self, table: int, cmd: str) -> int | None:
        """The ply the table had reached when this command was done."""
        ask = "select seq from events where number = ? and cmd = ?"
        row = await self._read(lambda db: db.execute(ask, (table, cmd)).fetchone())
        return None if row is None else int(row[0])

    async def made_by(self, creator: str, cmd: str) -> str | None:
        """The id of the table that this command of this guest made."""
        ask = "select id from tables where creator = ? and cmd = ? and cmd <> ''"
        row = await self._read(lambda db: db.execute(ask, (creator, cmd)).fetchone())
        return None if row is None else str(row[0])

    async def due(self, before: int) -> list[str]:
        """Ids of the tables where the server has to act by then."""
        return await self._ids("select id from tables where due <= ? order by due", before)

    async def public(self, limit: int) -> list[str]:
        """Ids of the public tables that are not over, latest first."""
        return await self._ids(
            "select id from tables where public and state <> 'over' order by created desc limit ?", limit
        )

    async def tables_of(self, holder: str, limit: int) -> list[str]:
        """Ids of this holder's tables, latest first."""
        return await self._ids(
            "select id from tables join holders using (number) where holder = ? order by number desc limit ?",
            holder,
            limit,
        )

    async def _ids(self, ask: str, *values: str | int) -> list[str]:
        rows: list[tuple[str]] = await self._read(lambda db: db.execute(ask, values).fetchall())
        return [id_ for (id_,) in rows]

    async def grant(self, digest: bytes) -> Granted | None:
        """The right that a secret gives."""
        ask = "select kind, number, holder, seat, until from grants where digest = ?"
        row = await self._read(lambda db: db.execute(ask, (digest,)).fetchone())
        return None if row is None else Granted(*row)

    async def name_of(self, guest: str) -> str | None:
        """A guest's display name."""
        row = await self._read(lambda db: db.execute("select name from guests where guest = ?", (guest,)).fetchone())
        return None if row is None else str(row[0])

    async def highest(self) -> int:
        """The highest number of a table."""
        row = await self._read(lambda db: db.execute("select coalesce(max(number), 0) from tables").fetchone())
        return int(row[0])


def _locked(path: Path) -> Any:
    lock = path.open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise AlreadyOpen(f"another server uses {path.parent}") from None
    return lock


def _connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=64)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma wal_autocheckpoint = 0")
    connection.execute("pragma busy_timeout = 5000")
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("pragma user_version").fetchone()
    if version > VERSION:
        raise RuntimeError(f"the tables were written by a later version ({version}; this is {VERSION})")
    connection.executescript(files(__package__).joinpath("schema.sql").read_text("utf-8"))
    connection.execute(f"pragma user_version = {VERSION}")


Run = Callable[..., Any]


def _insert_table(run: Run, write: NewRow) -> None:
    row = write.row
    run(
        "insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            row.number, row.id, row.code, row.game, row.seed, row.public, row.state, row.created, 0,
            write.creator, write.cmd,
        ),
    )  # fmt: skip


def _insert_events(run: Run, appends: Iterable[Append]) -> None:
    rows: list[tuple[object, ...]] = []
    for append in appends:
        last = len(append.bodies) - 1
        for index, body in enumerate(append.bodies):
            cmd = append.cmd if index == last else None
            rows.append((append.table, append.first + index, cmd, body, append.hashes[index]))
        if append.wake:
            run("update tables set due = 0 where number = ?", (append.table,))
        if append.state is not None:
            run("update tables set state = ? where number = ?", (append.state, append.table))
        for holder in append.holders:
            run("insert or ignore into holders values (?, ?)", (holder, append.table))
        for leaver in append.leavers:
            run("delete from holders where holder = ? and number = ?", (leaver, append.table))
    done = 0
    for size, statement in _INSERTS:
        while len(rows) - done >= size:
            run(statement, [value for row in rows[done : done + size] for value in row])
            done += size


def _do(run: Run, write: Rest | Line | Grant | Revoke | Name) -> None:
    match write:
        case Rest(table=table, due=due):
            run("update tables set due = ? where number = ?", (due, table))
        case Line():
            run(
                "insert into chat (number, cmd, at, seat, name, text, emote) values (?, ?, ?, ?, ?, ?, ?)",
                (write.table, write.cmd, write.at, write.seat, write.name, write.text, write.emote),
            )
        case Grant():
            run(
                "insert into grants values (?, ?, ?, ?, ?, ?)",
                (write.digest, write.kind, write.table, write.holder, write.seat, write.until),
            )
        case Revoke(digest=digest):
            if run("delete from grants where digest = ?", (digest,)).rowcount == 0:
                raise sqlite3.IntegrityError("there is no such secret")
        case Name(guest=guest, name=name):
            run("insert or replace into guests values (?, ?)", (guest, name))


def _done(write: Write) -> Done:
    return write.first.done if isinstance(write, NewRow) else write.done


def _told(error: Exception | None) -> None:
    """What was read has nobody waiting for it."""


def _loaded(db: sqlite3.Connection, where: str, key: str | int) -> Loaded | None:
    found = db.execute(_TABLE + where, (key,)).fetchone()
    if found is None:
        return None
    number, id_, code, game, seed, public, state, created = found
    row = TableRow(number, id_, code, game, seed, bool(public), state, created)
    events = db.execute("select seq, cmd, body, hash from events where number = ? order by seq", (number,))
    lines = db.execute(
        "select cmd, at, seat, name, text, emote from chat where number = ? order by line desc limit ?",
        (number, _CHAT_LINES),
    )
    chat = [Line(number, cmd, at, seat, name, text, emote, _told) for cmd, at, seat, name, text, emote in lines]
    return Loaded(row, [Stored(*event) for event in events], chat[::-1])
