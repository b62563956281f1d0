"""The server is killed without warning, again and again. Whatever it had acknowledged is there, and play goes on.

pytest tests/server/test_kill.py --kills 500
"""

import hashlib
import os
import random
import signal
import sqlite3
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from ludothek.table import events as ev
from ludothek.table.table import folded
from tests.server.people import BOT, ME, Json, Person, here
from tests.server.serving import Nursery

LOST = (WebSocketException, ConnectionError, httpx.TransportError, EOFError, TimeoutError)


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    """Starts servers quickly."""
    running = Nursery()
    yield running
    running.close()


@dataclass
class Witness:
    """Remembers what was acknowledged, and what was sent last."""

    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)
    """Table and command → ply."""
    unanswered: tuple[str, Json] | None = None
    moves: int = 0


class Player(Person):
    """Plays both seats of a table, and tells a witness each acknowledgement the moment it arrives."""

    def __init__(self, address: str, witness: Witness, cookies: dict[str, str], at_ack: Callable[[], object]) -> None:
        self.witness = witness
        self.at_ack = at_ack
        self.table = ""
        super().__init__(address)
        if cookies:
            self.http.cookies.clear()
        for name, value in cookies.items():
            self.http.cookies.set(name, value)

    def ask(self, message: Json) -> Json:
        message.setdefault("cmd", self.cmd())
        self.witness.unanswered = self.table, message
        return super().ask(message)

    def hear(self) -> Json:
        message = super().hear()
        if message["t"] == "ack":
            self.witness.acknowledged[self.table, message["cmd"]] = message["ply"]
            self.witness.unanswered = None
            self.at_ack()
        return message

    def new_game(self) -> None:
        """A table for two on one screen."""
        self.table = ""
        self.chains.clear()
        self.links.clear()
        anchors = {"0": self.chain(0), "1": self.chain(1)}
        self.table = self.create(ME, here("Bo"), anchors=anchors)["id"]

    def play(self) -> None:
        """Play on until the server is gone."""
        while True:
            if not self.table or self.update.get("state") == "over":
                self.new_game()
                self.enter(self.table)
            self.act()
            self.witness.moves += 1


@pytest.mark.timeout(1_800)
def test_nothing_acknowledged_is_ever_lost(nursery: Nursery, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    kills = int(pytestconfig.getoption("kills"))
    chooser = random.Random(2022)
    witness = Witness()
    cookies: dict[str, str] = {}
    player: Player | None = None
    bots = ""
    for number in range(kills + 1):
        pid, address = nursery.start(tmp_path)
        player = _back(player, address, witness, cookies)
        bots = _watch_bots(player, bots)
        if number == kills:
            nursery.kill(pid)
            break
        _play_until_killed(player, pid, at_ack=number % 2 == 0, chooser=chooser)
        nursery.kill(pid)
        _check_the_store(tmp_path, witness)
    assert player is not None
    player.leave()
    player.http.close()
    assert witness.moves > 2 * kills
    assert len(witness.acknowledged) >= kills


def _play_until_killed(player: Player, pid: int, *, at_ack: bool, chooser: random.Random) -> None:
    """Killed exactly at an acknowledgement, or at any moment while somebody plays."""
    if at_ack:
        left = chooser.randrange(1, 6)

        def count() -> None:
            nonlocal left
            left -= 1
            if left == 0:
                os.kill(pid, signal.SIGKILL)

        player.at_ack = count
        killer = None
    else:
        player.at_ack = _nothing
        killer = threading.Timer(chooser.random() * 0.12, os.kill, (pid, signal.SIGKILL))
        killer.start()
    try:
        player.play()
    except LOST:
        pass
    finally:
        if killer is not None:
            killer.join()


def _back(before: Player | None, address: str, witness: Witness, cookies: dict[str, str]) -> Player:
    """The same guest after a restart: every acknowledged command still is, what was unanswered is sent again, and the
    table goes on from there."""
    player = Player(address, witness, cookies, _nothing)
    if before is None:
        cookies.update({cookie.name: cookie.value or "" for cookie in player.http.cookies.jar})
        return player
    before.leave()
    before.http.close()
    if not before.table:
        return player
    player.table, player.chains, player.links = before.table, before.chains, before.links
    player.enter(player.table)
    latest = [key for key in witness.acknowledged if key[0] == player.table][-5:]
    if witness.unanswered is not None and witness.unanswered[0] == player.table:
        _send_again(player, witness.unanswered[1])
    for table, cmd in latest:
        again = {"t": "undo", "cmd": cmd, "ply": 0}
        assert player.ask(again)["ply"] == witness.acknowledged[table, cmd]
    for seat, chain in player.chains.items():
        if player.update["people"][seat].get("tip") == player.links[seat]:
            player.links[seat] = next(chain).hex()
    return player


def _send_again(player: Player, message: Json) -> None:
    """A command whose answer was lost: done before, done now, or too late; never twice."""
    player.say(message)
    while (answer := player.hear())["t"] not in ("ack", "refused", "update"):
        pass
    assert answer["t"] in ("ack", "update"), answer
    player.witness.unanswered = None
    player.enter(player.table)


def _watch_bots(player: Player, table: str) -> str:
    """A table of bots goes on by itself after a restart, without anybody asking."""
    own = player.table
    if table:
        state: Json = player.http.get(f"/api/tables/{table}").json()
        if state["state"] == "over":
            table = ""
    if not table:
        player.table = ""
        table = player.create(ME, BOT, BOT)["id"]
        with Person(player.address) as other:
            other.http.cookies.clear()
            for cookie in player.http.cookies.jar:
                other.http.cookies.set(cookie.name, cookie.value or "")
            other.enter(table)
            other.ask({"t": "leave", "seat": 0, "level": "novice"})
    player.table = own
    return table


def _check_the_store(folder: Path, witness: Witness) -> None:
    """The file itself: whole, chained without a gap, and with every command that was acknowledged."""
    with sqlite3.connect(folder / "tables.sqlite") as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
        tables = db.execute("select number, id, seed from tables order by number").fetchall()
        for number, id_, seed in tables[-3:]:
            rows = db.execute(
                "select seq, cmd, body, hash from events where number = ? order by seq", (number,)
            ).fetchall()
            assert [seq for seq, *_ in rows] == list(range(1, len(rows) + 1))
            head = bytes(32)
            for _, _, body, digest in rows:
                head = hashlib.sha256(head + body).digest()
                assert digest == head
            table = folded(seed, [ev.decode(body) for _, _, body, _ in rows])
            assert table.ply == len(rows)
            stored = {cmd: seq for seq, cmd, *_ in rows}
            for (told, cmd), ply in witness.acknowledged.items():
                if told == id_:
                    assert stored[cmd] == ply
    db.close()


def _nothing() -> None:
    pass
