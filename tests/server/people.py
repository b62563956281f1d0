"""A person at a page, as a test has them: a guest's cookie, a socket, dice chains."""

import contextlib
import itertools
import json
import os
from collections.abc import Iterator
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludothek.table import fair

Json = dict[str, Any]
PATIENCE = 20.0


class Person:
    """One browser."""

    def __init__(self, address: str, name: str = "") -> None:
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False)
        self.address = address
        self.name = name
        self._page = ExitStack()
        self.socket: ClientConnection | None = None
        self._open = contextlib.ExitStack()
        self.update: Json = {}
        self.heard: list[Json] = []
        self.held: list[int] = []
        self._cmd = itertools.count()
        self._nonce = os.urandom(6).hex()
        self.chains: dict[int, Iterator[bytes]] = {}
        self.links: dict[int, str] = {}
        if name:
            assert self.http.put("/api/me", json={"name": name}).json() == {"name": name}
        else:
            self.http.get("/api/me").raise_for_status()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave()
        self.http.close()

    # ── over HTTP ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def create(self, *seats: Json, **more: Any) -> Json:
        """A new table."""
        answer = self.http.post("/api/tables", json={"game": "pamplona", "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        found: Json = answer.json()
        return found

    # ── on the socket ─────────────────────────────────────────────────────────────────────────────────────────────────

    def cookie(self) -> str:
        """The header that says who this is."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def enter(self, table: str, *, previews: bool = False) -> Json:
        """Go to a table; its Welcome."""
        self.leave()
        address = self.address.replace("http", "ws", 1) + "/ws"
        connection = connect(
            address, additional_headers={"Cookie": self.cookie()}, open_timeout=PATIENCE, proxy=None, max_size=None
        )
        self.socket = self._open.enter_context(connection)
        self.say({"t": "hello", "table": table, "previews": previews})
        welcome = self.until("welcome")
        self.held = welcome["seats_held"]
        self.until("update")
        return welcome

    def leave(self) -> None:
        """Close the page."""
        if self.socket is not None:
            self._open.close()
            self.socket = None

    def say(self, message: Json) -> None:
        """Send something."""
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def hear(self) -> Json:
        """The next message."""
        assert self.socket is not None
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        self.heard.append(message)
        if message["t"] == "update":
            self.update = message
        return message

    def hear_the_end(self) -> int | None:
        """Hear all that comes until the connection is closed; the code with which it was."""
        while True:
            try:
                self.hear()
            except ConnectionClosed as closed:
                return None if closed.rcvd is None else closed.rcvd.code

    def until(self, kind: str) -> Json:
        """The next message of a kind."""
        while (message := self.hear())["t"] != kind:
            pass
        return message

    def cmd(self) -> str:
        """A command id nobody else uses."""
        return f"{self._nonce}-{next(self._cmd)}"

    def ask(self, message: Json) -> Json:
        """Send a command; its Ack or Refused."""
        message.setdefault("cmd", self.cmd())
        self.say(message)
        return self.answer(message["cmd"])

    def answer(self, cmd: str) -> Json:
        """What comes of a command."""
        while True:
            message = self.hear()
            if message["t"] in ("ack", "refused") and message["cmd"] == cmd:
                return message

    def anchor(self, seat: int) -> None:
        """Make a chain for a seat and promise it."""
        answer = self.ask({"t": "anchor", "seat": seat, "anchor": self.chain(seat)})
        assert answer["t"] == "ack", answer

    def chain(self, seat: int) -> str:
        """Make a chain for a seat; its end."""
        links = fair.chain(os.urandom(32), 300)
        self.chains[seat] = iter(links[1:])
        self.links[seat] = next(self.chains[seat]).hex()
        return links[0].hex()

    def act(self) -> Json | None:
        """Do the first thing that can be done for a seat of mine; its answer."""
        update = self.update
        links = {str(seat): link for seat, link in self.links.items()}
        if update["state"] != "playing":
            return None
        if update.get("roll") is not None:
            seat = update["roll"]
            if seat not in self.held or update["people"][seat].get("held_by_bot"):
                return None
            answer = self.ask({"t": "roll", "ply": update["ply"], "links": links})
            self._next_links(answer)
            return answer
        seat = update["to_move"]
        if seat not in self.held or update["people"][seat].get("held_by_bot"):
            return None
        if update.get("complete"):
            answer = self.ask({"t": "confirm", "ply": update["ply"], "links": links})
        else:
            move = update["legal"][0]
            message = {"t": "play", "ply": update["ply"], "moves": [move], "confirm": True, "links": links}
            answer = self.ask(message)
        self._next_links(answer)
        return answer

    def _next_links(self, answer: Json) -> None:
        """The update after a draw says how far each chain is used up."""
        if answer["t"] != "ack":
            return
        while self.update["ply"] < answer["ply"]:
            self.hear()
        for seat, chain in self.chains.items():
            if self.update["people"][seat]["tip"] == self.links[seat]:
                self.links[seat] = next(chain).hex()

    def finish(self, limit: int = 3_000) -> None:
        """Play until the game is over, alone or with bots."""
        for _ in range(limit):
            if self.update["state"] == "over":
                return
            ply = self.update["ply"]
            if self.act() is None or self.update["ply"] == ply:
                self.until("update")
        raise AssertionError("the game does not end")


ME: Json = {"kind": "me"}
INVITE: Json = {"kind": "invite"}
BOT: Json = {"kind": "bot", "level": "novice"}


def here(name: str) -> Json:
    """One more person on the same screen."""
    return {"kind": "here", "name": name}
