"""What was learned about positions, by game and number of seats: small files, made by `ludothek train`."""

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import numpy as np

from ludothek.kit.game import Game
from ludothek.kit.judge import Floats, Input, Judge, with_room
from ludothek.kit.record import Reals

SHIPPED = files("ludothek.bots") / "values_of"


@dataclass(frozen=True)
class Values:
    """What was learned on one board; see `ludothek.kit.judge.Judge`."""

    inputs: Any
    rows: Floats
    bias: Floats
    top: Floats
    points: Reals
    unit: float
    board: str  # the digest of the board's record

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return len(self.top[0]) // 2

    def judge(self) -> Judge:
        """Somebody who judges by it, for one thread at a time."""
        return with_room(
            self.seats,
            inputs=self.inputs,
            rows=self.rows,
            bias=self.bias,
            top=self.top,
            points=self.points,
            unit=self.unit,
        )

    def save(self, path: Path) -> None:
        """Write a small file: weights in half precision."""
        np.savez_compressed(
            path,
            inputs=self.inputs.view(np.uint8),
            rows=self.rows.astype(np.float16),
            bias=self.bias,
            top=self.top.astype(np.float16),
            points=self.points,
            unit=self.unit,
            board=self.board,
        )


def load(path: Path | Traversable) -> Values:
    """What `save` wrote."""
    with path.open("rb") as file, np.load(file) as found:
        return Values(
            inputs=found["inputs"].view(Input.dtype),
            rows=found["rows"].astype(np.float32),
            bias=found["bias"],
            top=found["top"].astype(np.float32),
            points=found["points"],
            unit=float(found["unit"]),
            board=str(found["board"]),
        )


@cache
def shipped(game: str, seats: int) -> Values | None:
    """What this package knows about a game for so many seats."""
    path = SHIPPED / f"{game}-{seats}.npz"
    return load(path) if path.is_file() else None


def beginner(game: Game, seats: int) -> Judge:
    """Somebody who reads every input of a game and has learned nothing from it."""
    nothing = np.zeros((1, 2 * seats), np.float32)
    return with_room(
        seats,
        inputs=Input.batch(len(game.observed) + seats),
        rows=nothing,
        bias=nothing[0],
        top=nothing[:0],
        points=np.array([0.0, 1.0]),
        unit=1.0,
    )


def digest(board: Any) -> str:
    """Names a board by its record."""
    return hashlib.blake2b(board.tobytes(), digest_size=8).hexdigest()


def knowing(game: Game, board: Any, seats: int) -> Judge | None:
    """Somebody who has learned the game on this board, if anybody has."""
    values = shipped(game.name, seats)
    return values.judge() if values and values.board == digest(board) else None
