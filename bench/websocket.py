"""A WebSocket client that costs next to nothing, so that a load test measures the server and not itself.

It speaks to our own server on loopback: text frames only, all control frames but a close ignored.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any, cast

Heard = Callable[[bytes], None]


class Client(asyncio.Protocol):
    """One connection. `heard` is called with each message's bytes."""

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Say so to whoever waits for the opening."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))

    def ask(self, host: str, port: int, cookie: str) -> None:
        """Send the request to upgrade."""
        key = base64.b64encode(os.urandom(16)).decode()
        self._write(
            f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )

    def send(self, text: bytes) -> None:
        """Send a text message, masked with zeros as the protocol allows."""
        size = len(text)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0x80 | 126, size)
        self._write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def data_received(self, data: bytes) -> None:
        """Cut the bytes into messages."""
        buffer = self._buffer
        buffer += data
        if not self._upgraded:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(buffer[:end]).decode("latin-1")))
                return
            del buffer[: end + 4]
            self._upgraded = True
            self.opened.set_result(None)
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            if buffer[0] & 0x0F == 1:
                self.heard(bytes(buffer[start : start + size]))
            del buffer[: start + size]


async def connect(host: str, port: int, heard: Heard, cookie: str = "") -> Client:
    """A connection that is open."""
    loop = asyncio.get_running_loop()
    _, protocol = await loop.create_connection(lambda: Client(heard), host, port)
    client: Any = protocol
    client.ask(host, port, cookie)
    await client.opened
    return cast(Client, client)
