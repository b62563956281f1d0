"""The page's files, read once, kept compressed, served with the right headers.

Files whose names carry a digest never change and are kept for a year; everything else is asked for again each time
and answered briefly when it has not changed. A path that is no file is a place within the page: it gets index.html.
"""

import asyncio
import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

STATIC = Path(__file__).parent / "static"
_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}
_TEXTUAL = ("text/", "application/json", "application/manifest+json", "image/svg+xml", "application/wasm")
_FOREVER = "public, max-age=31536000, immutable"
_ASK = "no-cache"
_MISSING = b"<!doctype html><title>Ludothek</title><p>The page has not been built: run script/server, or npm run build."


@dataclass(frozen=True)
class File:
    """One file as it is sent: plain, and compressed in the ways in which that helps."""

    headers: tuple[tuple[bytes, bytes], ...]
    tag: bytes
    bodies: Mapping[bytes, bytes]
    """Encoding (empty: plain) → content."""

    def best(self, accepted: bytes) -> tuple[bytes, bytes]:
        """The encoding and content for somebody who accepts these encodings."""
        for encoding in (b"br", b"gzip"):
            if encoding in self.bodies and encoding in accepted:
                return encoding, self.bodies[encoding]
        return b"", self.bodies[b""]


class Page:
    """All files of the built page."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._built: float | None = None

    async def file(self, path: str) -> File | None:
        """The file for a path; index.html for places within the page, None for files that do not exist."""
        built = self._stamp()
        if built != self._built:
            self._files = await asyncio.to_thread(_read, self._folder)
            self._built = built
        found = self._files.get(path)
        if found is not None or "." in path.rpartition("/")[2]:
            return found
        return self._files["/index.html"]

    def _stamp(self) -> float:
        try:
            return (self._folder / "index.html").stat().st_mtime
        except FileNotFoundError:
            return 0.0


def _read(folder: Path) -> dict[str, File]:
    files = {"/index.html": _file("index.html", _MISSING, {})}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file() and path.suffix not in (".br", ".gz"):
            name = path.relative_to(folder).as_posix()
            beside = path.with_name(path.name + ".br")
            files["/" + name] = _file(name, path.read_bytes(), {b"br": beside.read_bytes()} if beside.exists() else {})
    files["/"] = files["/index.html"]
    return files


def _file(name: str, content: bytes, compressed: dict[bytes, bytes]) -> File:
    kind = _TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    bodies = {b"": content, **compressed}
    if kind.startswith(_TEXTUAL):
        kind += "; charset=utf-8" if kind.startswith("text/") else ""
        shrunk = gzip.compress(content, 9, mtime=0)
        if len(shrunk) < len(content):
            bodies[b"gzip"] = shrunk
    tag = b'"' + hashlib.sha256(content).hexdigest()[:20].encode() + b'"'
    headers = (
        (b"content-type", kind.encode()),
        (b"cache-control", (_FOREVER if name.startswith("assets/") else _ASK).encode()),
        (b"vary", b"accept-encoding"),
        (b"etag", tag),
    )
    return File(headers, tag, bodies)


async def serve(page: Page, scope: Any, send: Any) -> None:
    """Answer a request for the page."""
    if scope["method"] not in ("GET", "HEAD"):
        await _answer(send, 405, ((b"allow", b"GET, HEAD"),), b"")
        return
    file = await page.file(scope["path"])
    if file is None:
        await _answer(send, 404, ((b"content-type", b"text/plain"),), b"There is no such file.\n")
        return
    asked = {name: value for name, value in scope["headers"] if name in (b"accept-encoding", b"if-none-match")}
    if asked.get(b"if-none-match") == file.tag:
        await _answer(send, 304, file.headers, b"")
        return
    encoding, body = file.best(asked.get(b"accept-encoding", b""))
    headers = (*file.headers, (b"content-encoding", encoding)) if encoding else file.headers
    headers = (*headers, (b"content-length", str(len(body)).encode()))
    await _answer(send, 200, headers, body if scope["method"] == "GET" else b"")


async def _answer(send: Any, status: int, headers: tuple[tuple[bytes, bytes], ...], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": list(headers)})
    await send({"type": "http.response.body", "body": body})
