"""Who somebody is: guests by signed cookie, programs by token. Names and chat are strangers' text.

A guest is a random number in a cookie with a keyed hash, so that nothing needs to be stored before somebody plays.
"""

import base64
import hashlib
import hmac
import os
import secrets
import unicodedata
from collections.abc import Iterable
from pathlib import Path

COOKIE = "ludothek"
_YEAR = 366 * 24 * 3600
_GUEST_BYTES = 12
NAME_LENGTH = 24
CHAT_LENGTH = 300
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_LETTERS = "abcdefghjkmnpqrstuvwxyz"
"""For codes that are said aloud: no i, l and o."""


def secret_of(folder: Path) -> bytes:
    """The server's secret, made at the first start; only its owner may read it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "secret"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        secret = secrets.token_bytes(32)
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    return secret


class Guests:
    """Makes and recognises guests."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new(self) -> str:
        """A guest that nobody is yet."""
        return _text(secrets.token_bytes(_GUEST_BYTES))

    def cookie(self, guest: str, *, secure: bool) -> str:
        """The header that lets a browser remember the guest."""
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={guest}.{self._mark(guest)}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{flags}"

    def recognise(self, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
        """The guest that a request's cookies name, if we have signed one. Others may be anything: programs on the same
        host share them."""
        for name, value in headers:
            for crumb in value.split(b";") if name == b"cookie" else ():
                key, _, signed = crumb.strip().partition(b"=")
                if key == COOKIE.encode():
                    guest, _, mark = signed.decode("latin-1").partition(".")
                    if hmac.compare_digest(mark.encode(), self._mark(guest).encode()):
                        return guest
        return None

    def _mark(self, guest: str) -> str:
        return _text(hmac.digest(self._secret, b"guest:" + guest.encode(), "sha256")[:18])


def token() -> str:
    """A secret to give away."""
    return _text(secrets.token_bytes(18))


def digest(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).digest()


def table_id() -> str:
    """A name for a table that cannot be guessed."""
    return _text(secrets.token_bytes(12))


def table_code() -> str:
    """A short name for a table, to be said aloud."""
    return "".join(secrets.choice(_LETTERS) for _ in range(6))


def clean(text: str, length: int) -> str:
    """A stranger's text as one line without control, direction and other invisible characters, cut to a length.

    Joiners stay, because words and emoji need them; what stacks up without end does not.
    """
    kept: list[str] = []
    stacked = 0
    for char in unicodedata.normalize("NFC", text[: 8 * length]):
        stacked = stacked + 1 if unicodedata.combining(char) else 0
        if char in "\u200c\u200d" or (unicodedata.category(char) not in _INVISIBLE and stacked <= 2):
            kept.append(char)
        elif char in "\t\n\r":
            kept.append(" ")
    return " ".join("".join(kept).split())[:length].strip()


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
