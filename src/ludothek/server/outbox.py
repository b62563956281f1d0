"""Sending on a socket without waiting for it."""

import asyncio
import contextlib
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any

_GOODBYE = 2.0
"""Seconds."""

Send = Callable[[Any], Awaitable[None]]


class Outbox:
    """Messages for one socket, in order.

    A socket that can take a message gets it at once, without a task; one that cannot is served as it can, and is
    closed when it is too far behind.
    """

    __slots__ = ("_backlog", "_send", "_task", "_waiting", "closed")

    def __init__(self, send: Send, backlog: int) -> None:
        self._send = send
        self._backlog = backlog
        self._waiting: deque[str] | None = None
        self._task: asyncio.Task[None] | None = None
        self.closed = False

    def push(self, text: str) -> None:
        """Send, now or as soon as the socket can take it. Never waits and never fails."""
        if self.closed:
            return
        if self._waiting is not None:
            if len(self._waiting) >= self._backlog:
                self.close(1013)
            else:
                self._waiting.append(text)
            return
        sending: Any = self._send({"type": "websocket.send", "text": text})
        try:
            blocker = sending.send(None)
        except StopIteration:
            return
        except OSError:
            self.closed = True
            return
        self._waiting = deque()
        self._task = asyncio.get_running_loop().create_task(self._drain(_rest(sending, blocker)))

    async def _drain(self, first: Coroutine[Any, Any, None]) -> None:
        try:
            await first
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
        except OSError:
            self.closed = True
        finally:
            self._waiting = None
            self._task = None

    def close(self, code: int) -> None:
        """Say goodbye and send nothing more."""
        if not self.closed:
            self.closed = True
            if self._task is not None:
                self._task.cancel()
            self._task = asyncio.get_running_loop().create_task(self._close(code))

    async def finish(self) -> None:
        """Send nothing more; see a goodbye that is under way to its end, but not for long."""
        self.closed = True
        if self._task is not None:
            await asyncio.wait((self._task,), timeout=_GOODBYE)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # it may be closed already
            await self._send({"type": "websocket.close", "code": code})


@types.coroutine
def _rest(sending: Any, blocker: Any) -> Generator[Any, Any, None]:
    """What is left of a coroutine that was stepped until it had to wait for `blocker`."""
    while True:
        try:
            value = yield blocker
        except BaseException as error:  # noqa: BLE001  whatever it is belongs to the coroutine
            step, argument = sending.throw, error
        else:
            step, argument = sending.send, value
        try:
            blocker = step(argument)
        except StopIteration:
            return
