"""board.toml → checked tables for the rules."""

import msgspec

from ludothek.games.laufrauf.state import CORNERS, LONGEST, RUN_UP, SHORTEST, Board
from ludothek.games.laufrauf.view import BoardView, CornerView
from ludothek.kit.board import parse_board, shipped_boards
from ludothek.kit.errors import BoardError
from ludothek.kit.game import BoardFile


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board file of this game."""

    name: str
    lower: int
    middle: int


def read_board(text: str) -> BoardFile:
    """The board that a file describes; BoardError names the first condition of L2 that it breaks."""
    file = parse_board(text, File)
    _check_ring("lower", file.lower)
    _check_ring("middle", file.middle)
    block = Board.batch(1)
    record = block[0]
    record.lower = file.lower
    record.middle = file.middle
    corners = [
        CornerView(
            ascent(file.lower, corner),
            ascent(file.middle, corner),
            run_up(file.lower, corner),
            run_up(file.middle, corner),
        )
        for corner in range(CORNERS)
    ]
    return BoardFile("", text, block, BoardView(file.name, file.lower, file.middle, corners))


def ascent(length: int, corner: int) -> int:
    """The ascent square of a corner on a ring of so many squares."""
    return 1 + corner * length // CORNERS


def run_up(length: int, corner: int) -> list[int]:
    """The squares before it (L3), the furthest first."""
    return [(ascent(length, corner) - 1 - ahead) % length + 1 for ahead in range(RUN_UP, 0, -1)]


def _check_ring(ring: str, length: int) -> None:
    """L2: how many squares a ring may have."""
    if length < SHORTEST:
        raise BoardError(f"{ring}-short", f"the {ring} ring has {length} squares; at least {SHORTEST} are needed")
    if length > LONGEST:
        raise BoardError(f"{ring}-long", f"the {ring} ring has {length} squares; at most {LONGEST} are possible")
    if length % CORNERS:
        raise BoardError(f"{ring}-quarters", f"the {length} squares of the {ring} ring cannot be quartered")


boards = shipped_boards("ludothek.games.laufrauf", read_board)
