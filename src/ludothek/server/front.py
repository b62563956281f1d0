"""The front door: every request passes here before anything else sees it.

Knows who comes, turns away what another site sent, adds the headers that protect people, and shows the way: to the
socket, to the API, or to the page.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ludothek.server import page as pages
from ludothek.server import rest, socket
from ludothek.server.hall import Hall
from ludothek.server.identity import Guests
from ludothek.server.limits import Doors, Limits

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

_API = ("/api/", "/schema", "/healthz", "/metrics")
_SAFE = ("GET", "HEAD", "OPTIONS")
_POLICY = (
    "default-src 'none'; "
    "script-src 'self'; "
    "style-src 'self'; "
    "style-src-attr 'unsafe-inline'; "  # Svelte sets sizes and colours as attributes
    "img-src 'self' data: blob:; "
    "font-src 'self'; "
    "connect-src 'self'; "
    "manifest-src 'self'; "
    "worker-src 'self'; "
    "base-uri 'none'; "
    "form-action 'self'; "
    "frame-ancestors 'none'"
)
_PROTECTION = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)


class Front:
    """The ASGI application."""

    def __init__(self, hall: Hall, api: App, guests: Guests, page: pages.Page, limits: Limits, doors: Doors) -> None:
        self._hall = hall
        self._api = api
        self._guests = guests
        self._page = page
        self._limits = limits
        self._doors = doors
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or serve one socket."""
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = scope["client"][0] if scope["client"] else ""
        if scope["path"] != "/ws" or not same_site(scope) or self._hall.closing:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        if self._sockets[address] >= self._limits.sockets_per_address:
            await receive()
            await send({"type": "websocket.close", "code": 1013})
            return
        self._sockets[address] += 1
        try:
            who = self._guests.recognise(scope["headers"]) or ""
            visitor = socket.Visitor(who, address)
            await socket.serve(self._hall, self._limits, self._doors, visitor, scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        secure = scope["scheme"] == "https"
        extra = list(_PROTECTION)
        if secure:
            extra.append((b"strict-transport-security", b"max-age=31536000"))
        if path.startswith(_API):
            guest = self._guests.recognise(scope["headers"])
            if guest is None and path.startswith("/api/"):
                guest = self._guests.new()
                extra.append((b"set-cookie", self._guests.cookie(guest, secure=secure).encode()))
            extra.append((b"cache-control", b"no-store"))
            scope["guest"] = guest

        async def protected(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        if scope["method"] not in _SAFE and not same_site(scope):
            await _refuse(protected)
        elif path.startswith(_API):
            await self._api(scope, receive, protected)
        else:
            await pages.serve(self._page, scope, protected)


def same_site(scope: Scope) -> bool:
    """Whether a request comes from our own page, or from a program, which names no origin."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site") in (None, b"same-origin", b"none")
    try:
        return urlsplit(origin.decode("latin-1")).netloc == headers.get(b"host", b"").decode("latin-1")
    except ValueError:
        return False


async def _refuse(send: Send) -> None:
    body = msgspec.json.encode(rest.Problem("origin"))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})
