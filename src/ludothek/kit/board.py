"""Board files: TOML texts that hold what the rules need and how the board is drawn."""

import dataclasses
import math
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from itertools import groupby, pairwise
from typing import TypeVar

import msgspec

from ludothek.kit.errors import BoardError
from ludothek.kit.game import BoardFile

Point = tuple[float, float]
File = TypeVar("File", bound=msgspec.Struct)

_STEPS = 24
"""Straight pieces for each stretch of a smooth line between two waypoints."""


def parse_board(text: str, shape: type[File]) -> File:
    """The file's content in the given shape; BoardError `toml` or `field` names what does not fit."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoardError("toml", f"the board file is not TOML: {error}") from None
    try:
        return msgspec.convert(content, shape)
    except msgspec.ValidationError as error:
        raise BoardError("field", f"the board file has a field that does not fit: {error}") from None


def shipped_boards(package: str, read: Callable[[str], BoardFile]) -> Callable[[], dict[str, BoardFile]]:
    """All boards in the package's folder `boards`, by file name, read once; `ours` comes first."""

    @cache
    def boards() -> dict[str, BoardFile]:
        sources = sorted(
            (source for source in files(package).joinpath("boards").iterdir() if source.name.endswith(".toml")),
            key=lambda source: (source.name != "ours.toml", source.name),
        )
        found = {}
        for source in sources:
            name = source.name.removesuffix(".toml")
            found[name] = dataclasses.replace(read(source.read_text("utf-8")), id=name)
        return found

    return boards


def spaced_along(waypoints: list[Point], count: int) -> list[Point]:
    """`count` points, evenly spaced along a smooth line through the waypoints, from the first to the last."""
    line = list(_smooth([point for point, _ in groupby(waypoints)]))
    lengths = [math.dist(a, b) for a, b in pairwise(line)]
    step = sum(lengths) / (count - 1)
    points = [line[0]]
    passed = 0.0
    for (ax, ay), (bx, by), length in zip(line, line[1:], lengths, strict=False):
        while len(points) < count - 1 and passed + length >= step * len(points):
            share = (step * len(points) - passed) / length
            points.append((round(ax + (bx - ax) * share, 1), round(ay + (by - ay) * share, 1)))
        passed += length
    return [*points, line[-1]]


def _smooth(waypoints: list[Point]) -> Iterator[Point]:
    """A Catmull-Rom spline through the waypoints."""
    padded = [waypoints[0], *waypoints, waypoints[-1]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(_STEPS):
            t = step / _STEPS
            yield _blend(a[0], b[0], c[0], d[0], t), _blend(a[1], b[1], c[1], d[1], t)
    yield waypoints[-1]


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    """Catmull-Rom between b and c."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
