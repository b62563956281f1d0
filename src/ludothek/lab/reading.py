"""How a game's inputs are to be read, found out from positions that came up in games."""

import re
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludothek.kit.game import Game
from ludothek.kit.judge import Floats, Input

FINE = 100
"""Whole numbers that lie no further apart have a knot each."""

COARSE = 16
"""Others have so many pieces between knots."""

OUTLIERS = 0.002
"""This part of the numbers may lie below the first knot, and as many above the last."""


def read_inputs(game: Game, numbers: Floats) -> Any:
    """How to read each input; `numbers` has a row for each position. Equal pieces share their rows of weights."""
    inputs = Input.batch(numbers.shape[1])
    row = 0
    for places in _alike(game, numbers.shape[1]):
        column = numbers[:, places]
        found, counts = np.unique(column, return_counts=True)
        if len(found) == 1:
            continue
        low, step, knots = _knots(found, column)
        for place in places:
            way = inputs[place]
            way.rest = found[np.argmax(counts)]
            way.low, way.step, way.knots, way.row = low, step, knots, row
        row += knots
    return inputs


def _alike(game: Game, width: int) -> list[list[int]]:
    """The inputs, those together that say the same of equal pieces."""
    groups: dict[str, list[int]] = {}
    for place in range(width):
        name = game.observed[place] if place < len(game.observed) else str(place)
        if game.alike:
            name = re.sub(rf"\b{game.alike} \d+", game.alike, name)
        groups.setdefault(name, []).append(place)
    return list(groups.values())


def _knots(found: Floats, column: Floats) -> tuple[float, float, int]:
    low, high = float(found[0]), float(found[-1])
    if np.all(found == np.round(found)) and high - low <= FINE:
        return low, 1.0, int(high - low) + 1
    low, high = np.quantile(column, [OUTLIERS, 1 - OUTLIERS]).tolist()
    if low == high:
        low, high = float(found[0]), float(found[-1])
    return low, (high - low) / COARSE, COARSE + 1


def rows_of(inputs: Any) -> int:
    """How many rows of weights the inputs have in all."""
    ends: NDArray[np.int32] = inputs["row"] + inputs["knots"]
    return int(ends.max())
