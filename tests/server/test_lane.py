"""Whatever way bytes are cut into packets and messages into frames, the same messages arrive in their order."""

import base64
import json
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import closing
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludothek.server.lane import extent, frame
from tests.server.conftest import Come
from tests.server.serving import Served

CONT, TEXT, BINARY, CLOSE, PING = 0, 1, 2, 8, 9
FIN, RESERVED = 0x80, 0x40
LONGEST = 8 * 1024


class Wire:
    """A socket on which a test says byte for byte what goes over it."""

    def __init__(self, server: Served) -> None:
        place = urlsplit(server.address)
        assert place.hostname is not None
        self.socket = socket.create_connection((place.hostname, place.port or 80), timeout=20)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {place.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self._read = b""
        while b"\r\n\r\n" not in self._read:
            self._more()
        head, _, self._read = self._read.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head

    def close(self) -> None:
        """Hang up."""
        self.socket.close()

    def send(self, data: bytes) -> None:
        """Send bytes."""
        self.socket.sendall(data)

    def _more(self) -> None:
        data = self.socket.recv(65536)
        if not data:
            raise EOFError
        self._read += data

    def hear(self) -> tuple[int, bytes]:
        """The next frame: what kind, and its payload."""
        while not 0 < (span := extent(self._read))[1] <= len(self._read):
            self._more()
        start, end = span
        kind, payload = self._read[0] & 0x0F, self._read[start:end]
        self._read = self._read[end:]
        return kind, payload

    def pong(self) -> int:
        """The number in the next message, which answers one of ours."""
        kind, payload = self.hear()
        assert kind == TEXT, (kind, payload)
        message = json.loads(payload)
        assert message["t"] == "pong", message
        number: int = message["n"]
        return number

    def goodbye(self) -> int:
        """The code with which the connection ends."""
        while True:
            kind, payload = self.hear()
            if kind == CLOSE:
                code: int = struct.unpack("!H", payload[:2])[0]
                return code


@pytest.fixture
def wire(server: Served) -> Iterator[Wire]:
    """A connection on which nothing has been said."""
    with closing(Wire(server)) as open_:
        yield open_


def framed(kind: int, payload: bytes, *, first: int = FIN, masked: bool = True) -> bytes:
    """A frame as a browser sends it."""
    mask = os.urandom(4) if masked else b""
    size = len(payload)
    bit = 0x80 if masked else 0
    head = bytes([first | kind, bit | min(size, 126)]) + (struct.pack("!H", size) if size > 125 else b"")
    if masked:
        payload = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
    return head + mask + payload


def ping(number: int, padding: int = 0) -> bytes:
    """A message that is answered with its number."""
    return b'{"t":"ping",%b"n":%d}' % (b" " * padding, number)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_any_cut_of_the_same_bytes_says_the_same(wire: Wire, data: st.DataObject) -> None:
    """Short and long messages, whole and in pieces with a ping among the pieces, in packets of any size."""
    said = b""
    numbers = data.draw(st.lists(st.integers(0, 1000), min_size=1, max_size=6))
    for number in numbers:
        text = ping(number, data.draw(st.sampled_from([0, 0, 100, 110, 200, 3000])))
        at = data.draw(st.none() | st.integers(0, len(text)))
        if at is None:
            said += framed(TEXT, text)
        else:
            said += framed(TEXT, text[:at], first=0) + framed(PING, b"there?") + framed(CONT, text[at:])
    cuts = sorted(data.draw(st.lists(st.integers(0, len(said)), max_size=8)))
    for start, end in zip([0, *cuts], [*cuts, len(said)], strict=True):
        wire.send(said[start:end])
    heard: list[int] = []
    while len(heard) < len(numbers):
        kind, payload = wire.hear()
        if kind == TEXT:
            heard.append(json.loads(payload)["n"])
    assert heard == numbers


def test_one_byte_at_a_time(wire: Wire) -> None:
    for byte in framed(TEXT, ping(1)) + framed(TEXT, ping(2, 200)):
        wire.send(bytes([byte]))
    assert [wire.pong(), wire.pong()] == [1, 2]


def test_the_longest_message_is_heard_and_a_longer_one_ends_the_connection(server: Served, wire: Wire) -> None:
    wire.send(framed(TEXT, ping(1, LONGEST - len(ping(1)))))
    assert wire.pong() == 1
    wire.send(framed(TEXT, ping(2, LONGEST + 1 - len(ping(2)))))
    assert wire.goodbye() == 1009
    with closing(Wire(server)) as other:
        other.send(bytes([FIN | TEXT, 0xFF]) + (1 << 40).to_bytes(8))
        assert other.goodbye() == 1009, "by the announced length, before anything of it is kept"


def test_pieces_that_are_too_long_together_end_the_connection(wire: Wire) -> None:
    half = ping(1, 5000)
    wire.send(framed(TEXT, half, first=0))
    wire.send(framed(CONT, half))
    assert wire.goodbye() == 1009


@pytest.mark.parametrize(
    "broken",
    [
        framed(TEXT, ping(1), masked=False),
        framed(TEXT, ping(1), first=FIN | RESERVED),
        framed(TEXT, b"{", first=0) + framed(TEXT, ping(1)),
        framed(CONT, ping(1)),
        framed(3, ping(1)),
    ],
    ids=["unmasked", "reserved", "text-in-text", "nothing-to-continue", "no-such-kind"],
)
def test_what_the_protocol_forbids_ends_the_connection(wire: Wire, broken: bytes) -> None:
    wire.send(framed(TEXT, ping(7)))
    assert wire.pong() == 7
    wire.send(broken)
    assert wire.goodbye() == 1002


def test_bytes_that_are_no_text_end_the_connection(wire: Wire) -> None:
    wire.send(framed(BINARY, ping(1)))
    assert wire.goodbye() == 1003


def test_a_farewell_is_answered_and_nothing_is_heard_after_it(wire: Wire) -> None:
    wire.send(framed(TEXT, ping(1)) + framed(CLOSE, struct.pack("!H", 1000)) + framed(TEXT, ping(2)))
    assert wire.pong() == 1
    kind, payload = wire.hear()
    assert (kind, payload[:2]) == (CLOSE, struct.pack("!H", 1000))
    with pytest.raises(EOFError):
        wire.hear()


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_frames_that_we_send_say_how_long_they_are(size: int) -> None:
    start, end = extent(frame(bytes(size)))
    assert (end - start, end) == (size, len(frame(bytes(size))))


def test_the_server_goes_on(come: Come, server: Served) -> None:
    """After all that, nothing has failed."""
    lines = come().http.get("/metrics").text.splitlines()
    assert "ludothek_faults_total 0.0" in lines
