"""How much anybody may ask for."""

from pathlib import Path
from typing import Any

import httpx
import msgspec

from ludothek.server.api import application
from ludothek.server.front import Front
from ludothek.server.hall import Hall
from ludothek.server.identity import Guests
from ludothek.server.lane import extent
from ludothek.server.limits import Bucket, Buckets, Doors, Limits, Rate
from ludothek.server.page import Page
from ludothek.server.socket import Socket, Visitor
from tests.server.test_hall import HERE, ME, in_hall, order, until

MANY, FEW = Rate(1e9, 1e9), Rate(3, 0)


class Line:
    """What a socket writes to, and how it was closed."""

    disconnected = False

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed: int | None = None

    def write(self, frames: bytes, most: int) -> None:
        """Cut the frames into messages."""
        del most
        while frames:
            start, end = extent(frames)
            self.heard.append(msgspec.json.decode(frames[start:end]))
            frames = frames[end:]

    def hang_up(self, code: int) -> None:
        """The connection ends."""
        self.closed = code


def test_a_bucket_is_refilled_at_its_rate_and_never_above_its_brim() -> None:
    bucket = Bucket(Rate(3, 1), now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1), bucket.take(1), bucket.take(100), bucket.take(100)] == [True, False, True, True]


def test_everybody_has_a_bucket_and_the_longest_unused_is_forgotten() -> None:
    now = 0.0
    buckets = Buckets(Rate(1, 0.1), lambda: now, most=2)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b"), buckets.take("c")] == [True, False, True, True]
    assert buckets.take("a"), "forgotten, because two others came since"
    now = 20.0
    assert buckets.take("c")


def test_what_is_given_back_can_be_taken_again() -> None:
    buckets = Buckets(Rate(1, 0), lambda: 0.0)
    for _ in range(3):
        assert buckets.take("a")
        buckets.give_back("a")
    assert buckets.take("a")
    assert not buckets.take("a")


def test_a_socket_that_says_too_much_is_closed(folder: Path) -> None:
    async def use(hall: Hall) -> None:
        limits = Limits(messages=FEW)
        line = Line()
        socket = Socket(hall, limits, Doors(limits, hall.loop.time), line, Visitor("", "here"), "")  # type: ignore[arg-type]  # a line is all it needs of a lane
        for number in range(4):
            assert line.closed is None
            socket.hear(b'{"t":"ping","n":%d}' % number)
        assert line.closed == 1008
        assert [message["n"] for message in line.heard] == [0, 1, 2]

    in_hall(folder, use)


def test_tables_are_not_found_by_trying_names_on_sockets(folder: Path) -> None:
    async def use(hall: Hall) -> None:
        limits = Limits(lookup=FEW, messages=MANY)
        doors = Doors(limits, hall.loop.time)
        room = await hall.create(order(ME, HERE), "ada", "Ada")

        async def greeted(key: str) -> str | int:
            """The first thing heard, or how the connection ended."""
            line = Line()
            socket = Socket(hall, limits, doors, line, Visitor("", "here"), "")  # type: ignore[arg-type]  # as above
            socket.hear(msgspec.json.encode({"t": "hello", "table": key}))
            await until(lambda: line.heard or line.closed)
            socket.gone()
            return line.closed or str(line.heard[0]["t"])

        assert [await greeted(room.code) for _ in range(8)] == ["welcome"] * 8, "who knows the name may come often"
        assert [await greeted(key) for key in ("aaaaaa", "bbbbbb", "cccccc", room.code)] == ["gone"] * 3 + [1013]

    in_hall(folder, use)


def test_what_costs_the_server_much_is_asked_for_slowly(folder: Path) -> None:
    async def use(hall: Hall) -> None:
        for method, path, body in (("PUT", "/api/me", {"name": "Ada"}), ("POST", "/api/replay", {})):
            limits = Limits(lookup=FEW)
            doors = Doors(limits, hall.loop.time)
            front = Front(hall, application(hall, limits, doors), Guests(b"s" * 32), Page(), limits, doors)
            async with httpx.AsyncClient(transport=httpx.ASGITransport(front), base_url="http://here") as http:
                answers = [(await http.request(method, path, json=body)).status_code for _ in range(4)]
            assert answers[3] == 429
            assert 429 not in answers[:3]

    in_hall(folder, use)
