"""Starts the server and ends it in good order."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket as net
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn

from ludothek.kit.game import games
from ludothek.kit.warm import warm
from ludothek.server import identity
from ludothek.server.api import application
from ludothek.server.front import Front
from ludothek.server.hall import Hall
from ludothek.server.lane import Lane
from ludothek.server.limits import Doors, Limits
from ludothek.server.page import Page
from ludothek.server.store.sqlite import SqliteStore
from ludothek.server.thinking import Tempo, Thinker

_GENERATIONS = (20_000, 20, 100)
"""How much may be made before the garbage collector looks: tables make little that refers to itself."""
_FAREWELL = 5
"""Seconds that people's connections get to close."""


@dataclass(frozen=True)
class Settings:
    """Everything that can be set about a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=lambda: Path("var"))
    threads: int = 0
    """For bots; 0: one less than there are processors, at least one."""
    tempo: Tempo = field(default_factory=Tempo)
    limits: Limits = field(default_factory=Limits)
    proxies: str = "127.0.0.1"
    """Addresses of the proxies whose word about the visitor's address and scheme is taken."""


def serve(settings: Settings, ready: Callable[[str], object] | None = None, thinker: Thinker | None = None) -> None:
    """Serve until told to stop by SIGINT or SIGTERM. `ready` is told the address once it answers.

    Raises `AlreadyOpen` when another server uses the folder, and OSError when the port is taken.
    """
    with _listening(settings.host, settings.port) as listener, asyncio.Runner(loop_factory=_loop) as runner:
        runner.run(_serve(settings, listener, ready, thinker))


def _loop() -> asyncio.AbstractEventLoop:
    import uvloop  # noqa: PLC0415  not on every system that this module is imported on

    return uvloop.new_event_loop()


async def _serve(
    settings: Settings, listener: net.socket, ready: Callable[[str], object] | None, thinker: Thinker | None
) -> None:
    loop = asyncio.get_running_loop()
    store = SqliteStore(settings.data, loop)
    try:
        threads = settings.threads or max(1, (os.cpu_count() or 2) - 1)
        hall = Hall(store, thinker or Thinker(threads, settings.tempo))
        for game in games():
            await asyncio.to_thread(warm, game)
        await hall.open()
        guests = identity.Guests(identity.secret_of(settings.data))
        doors = Doors(settings.limits, loop.time)
        api = application(hall, settings.limits, doors)
        front = Front(hall, api, guests, Page(), settings.limits, doors)
        server = _Uvicorn(_config(front, settings), hall, lambda: ready and ready(_address(listener)))
        # What lives as long as the server need not be looked at again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_GENERATIONS)
        await server.serve([listener])
    finally:
        store.close()


def _address(listener: net.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class _Uvicorn(uvicorn.Server):
    """Tells the hall first when it is time to go, so that people hear it from us."""

    def __init__(self, config: uvicorn.Config, hall: Hall, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self._hall = hall
        self._ready = ready

    async def startup(self, sockets: list[net.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[net.socket] | None = None) -> None:
        await self._hall.close()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal; a second one stops at once. Unlike the original the signal is not raised again."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._signalled)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    def _signalled(self) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


def _config(front: Front, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        front,
        http="httptools",
        ws=Lane,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=_FAREWELL,
        h11_max_incomplete_event_size=64 * 1024,
    )


@contextlib.contextmanager
def _listening(host: str, port: int) -> Iterator[net.socket]:
    family = net.AF_INET6 if ":" in host else net.AF_INET
    listener = net.socket(family, net.SOCK_STREAM)
    with listener:
        listener.setsockopt(net.SOL_SOCKET, net.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
        listener.settimeout(0)
        yield listener


def quiet_logs() -> None:
    """Log what matters to standard error; uvicorn's chatter about connections does not."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for name in ("uvicorn.error", "uvicorn.access", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
