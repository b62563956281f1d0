"""Dice that nobody at the table can choose or foresee, and that everybody can check afterwards.

docs/fairness.md explains why and gives every byte; tests/data/fair-vectors.json has examples for other
implementations. In short: a secret seed is fixed before anyone sits down and only its hash is shown. Each person's
device contributes the next link of a hash chain to each of that person's draws. The key that turns both into an
outcome is replaced after every draw, and the seed is revealed when the game is over.
"""

import hashlib
import struct
from collections.abc import Sequence

TAG = b"ludothek/1/"
SIZE = 32
"""Bytes of a seed, an anchor, a link and a key."""

NO_LINK = bytes(SIZE)
_WORDS = 1 << 32
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
_INNER_REST, _OUTER_REST = b"\x36" * SIZE, b"\x5c" * SIZE


def commitment(seed: bytes) -> bytes:
    """What is shown of the seed before the game."""
    return hashlib.sha256(seed).digest()


def fits(link: bytes, tip: bytes) -> bool:
    """Whether `link` is the one before `tip` in a hash chain."""
    return hashlib.sha256(link).digest() == tip


def chain(secret: bytes, length: int) -> list[bytes]:
    """A hash chain: the anchor first, then `length` links in the order in which they are to be shown."""
    links = [secret]
    for _ in range(length):
        links.append(hashlib.sha256(links[-1]).digest())
    return links[::-1]


def stated(weights: Sequence[int]) -> bytes:
    """What is asked for in a draw: how many outcomes, and the weight of each."""
    return struct.pack(f">{len(weights) + 1}H", len(weights), *weights)


def pick(result: bytes, weights: Sequence[int]) -> int:
    """The index of the outcome that `result` stands for: a number below the sum, by rejection of the uneven rest."""
    total = sum(weights)
    fair = _WORDS - _WORDS % total
    block = 0
    while True:
        words = _mac(result, block.to_bytes(4, "big"))
        for start in range(0, SIZE, 4):
            word = int.from_bytes(words[start : start + 4], "big")
            if word < fair:
                return _place(word % total, weights)
        block += 1


def _place(number: int, weights: Sequence[int]) -> int:
    for index, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return index
    raise AssertionError("the number is below the sum of the weights")


def _mac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 with a key of 32 bytes. Written out, because the library's asks OpenSSL for its parts each time."""
    inner = hashlib.sha256(key.translate(_INNER) + _INNER_REST + message).digest()
    return hashlib.sha256(key.translate(_OUTER) + _OUTER_REST + inner).digest()


class Dice:
    """The dice of one table. Equal histories give equal outcomes."""

    __slots__ = ("count", "key", "match", "ripe", "seed", "tips")

    def __init__(self, seed: bytes, match: str, seats: int) -> None:
        self.seed = seed
        self.match = match
        self.key = b""
        """Empty until the game begins."""
        self.count = 0
        self.tips: list[bytes | None] = [None] * seats
        """Each seat's anchor or last link; None without a chain."""
        self.ripe = [True] * seats
        """Whether the seat's chain counts already."""

    def copy(self) -> "Dice":
        """Dice that would fall the same, to try a draw on."""
        twin = Dice(self.seed, self.match, 0)
        twin.key, twin.count, twin.tips, twin.ripe = self.key, self.count, self.tips[:], self.ripe[:]
        return twin

    def anchor(self, seat: int, anchor: bytes) -> None:
        """A device promises the chain that ends in `anchor`.

        During the game a new chain counts only after somebody else's link has been absorbed, because whoever knew
        the key could otherwise choose a chain to their liking.
        """
        self.tips[seat] = anchor
        if self.key:
            self.key = _mac(self.key, TAG + b"anchor" + bytes([seat]) + anchor)
            self.ripe[seat] = False

    def forget(self, seat: int) -> None:
        """Whoever promised a chain has left before the game begins."""
        self.tips[seat] = None

    def begin(self) -> None:
        """All anchors are in: from now on the seed and they determine the key."""
        name = self.match.encode()
        anchors = b"".join(tip or NO_LINK for tip in self.tips)
        self.key = _mac(self.seed, TAG + b"begin" + bytes([len(name)]) + name + bytes([len(self.tips)]) + anchors)

    def wants_link(self, seat: int) -> bool:
        """Whether a draw for this seat can contain entropy of its own device."""
        return self.tips[seat] is not None and self.ripe[seat]

    def fits(self, seat: int, link: bytes) -> bool:
        """Whether this is the link that the seat has to show next."""
        tip = self.tips[seat]
        return tip is not None and self.ripe[seat] and fits(link, tip)

    def draw(self, seat: int, link: bytes | None, weights: Sequence[int]) -> int:
        """The index of the outcome; a link must be the one that fits."""
        entropy = link or NO_LINK
        message = TAG + b"draw" + self.count.to_bytes(4, "big") + bytes([seat]) + entropy + stated(weights)
        result = _mac(self.key, message)
        self.key = _mac(self.key, TAG + b"ratchet" + result)
        self.count += 1
        if link is not None:
            self.tips[seat] = link
            self.ripe = [ripe or other != seat for other, ripe in enumerate(self.ripe)]
        return pick(result, weights)
