"""The position as a drawing in text and as a small picture; the page has a far nicer one."""

from typing import Any
from xml.sax.saxutils import escape

from ludothek.games.laufrauf.state import CORNERS
from ludothek.games.laufrauf.view import BoardView, CornerView, View, view
from ludothek.kit.game import BoardFile

FILLS = ("#c8352b", "#2e8b57", "#e0a100", "#1f6fb2")
PALE = ("#f1c4bc", "#bfe0cb", "#f6e2a6", "#bcd6ec")
ROCK, PALE_ROCK = "#ece5d8", "#dcd2bf"

SIZE = 800
LEVELS = (("lower", 330), ("middle", 200))
CAMPS = (("camp", 370), ("summit", 110))
"""How far rings and camps are from the middle of the picture."""


def draw(board: BoardFile, state: Any) -> str:
    """A line for each quarter of a ring, from its ascent square on: number, whose ascent square (^1) or run-up ('1) it
    is, - for nobody's, and pawns (seat and letter, ° with the ring); the dice; in the game with cards the pile and who
    holds what; after an empty line whose turn it is and the seats."""
    shown = view(board, state)
    mountain = _board_view(board)
    lines: list[str] = []
    for level, length in (("middle", mountain.middle), ("lower", mountain.lower)):
        for corner in range(CORNERS):
            first = corner * length // CORNERS + 1
            part = [_cell(mountain, shown, level, square) for square in range(first, first + length // CORNERS)]
            wide = [max(len(word) for word in cell) + 1 for cell in part]
            names = (level if not corner else "", "")
            for name, row in zip(names, zip(*part, strict=True), strict=True):
                words = [word.ljust(width) for word, width in zip(row, wide, strict=True)]
                lines.append(f"{name:8}{' '.join(words)}".rstrip())
    dice = "  ".join(
        f"{'*' if die.die == 'black' else ''}{die.face or '-'}{'?' if die.again else ''}" for die in shown.dice
    )
    lines.append(f"{'dice':8}{dice}")
    if shown.cards:
        lines.append(f"{'pile':8}{'  '.join(f'{kind.card} {kind.pile}+{kind.discarded}' for kind in shown.cards)}")
        for seat, held in enumerate(shown.seats):
            lines.append(f"{seat + 1:<8}{'  '.join(held.cards) or '.'}")
    ring = f"ring {shown.ring.seat + 1}.{shown.ring.pawn + 1}" if shown.ring else "ring with the spirit"
    lines += ["", f"turn {shown.turn + 1}  {shown.phase}  roll {shown.rolls}  {ring}"]
    for seat, held in enumerate(shown.seats):
        lines.append(f"{'>' if seat == shown.turn else ' '}{seat + 1}  camp {held.camp}  summit {held.score}")
    return "\n".join(lines)


def _cell(mountain: BoardView, shown: View, level: str, square: int) -> tuple[str, str]:
    """Number and seat of a square, and who stands there."""
    mark = ""
    for number, corner in enumerate(mountain.corners):
        seat = str(shown.corners.index(number) + 1) if number in shown.corners else "-"
        if square == _ascent(corner, level):
            mark = f"^{seat}"
        elif square in _run_up(corner, level):
            mark = f"'{seat}"
    there = _there(shown, level, square)
    return f"{square}{mark}", "".join(
        f"{seat + 1}{'abc'[pawn]}{'°' if ringed else ''}" for seat, pawn, ringed in there
    ) or "."


def _ascent(corner: CornerView, level: str) -> int:
    return corner.lower if level == "lower" else corner.middle


def _run_up(corner: CornerView, level: str) -> list[int]:
    return corner.lower_run_up if level == "lower" else corner.middle_run_up


def _there(shown: View, level: str, square: int) -> list[tuple[int, int, bool]]:
    """Seat, pawn and whether it bears the ring, for all in a camp or on a square."""
    return [
        (seat, number, pawn.ringed)
        for seat, held in enumerate(shown.seats)
        for number, pawn in enumerate(held.pawns)
        if (pawn.level, pawn.square) == (level, square)
    ]


def _board_view(board: BoardFile) -> BoardView:
    if not isinstance(board.view, BoardView):
        raise TypeError("a board of another game")
    return board.view


def svg(board: BoardFile, state: Any) -> str:
    """A plain picture for notebooks: two square rings, seen from above."""
    mountain = _board_view(board)
    shown = view(board, state)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="640" role="img">']
    parts.append(f"<title>{escape(mountain.name)}</title>")
    for level, length in LEVELS:
        for square in range(1, getattr(mountain, level) + 1):
            x, y = _around(length, (square - 1) / getattr(mountain, level))
            parts.append(
                f'<circle cx="{x}" cy="{y}" r="16" fill="{_fill(mountain, shown, level, square)}" stroke="#8a7d6b"/>'
            )
            parts += [_pawn(seat, pawn, (x, y), ringed=ringed) for seat, pawn, ringed in _there(shown, level, square)]
    for level, length in CAMPS:
        for seat, corner in enumerate(shown.corners):
            x, y = _around(length, corner / CORNERS)
            camped = [pawn for other, pawn, _ in _there(shown, level, 0) if other == seat]
            parts += [_pawn(seat, pawn, (x + 26 * place - 26, y), ringed=False) for place, pawn in enumerate(camped)]
    parts.append(f'<g transform="translate({SIZE / 2} {SIZE / 2})"><title>spirit</title><ellipse ry="26" rx="15"/>')
    if not shown.ring:
        parts.append('<circle r="30" fill="none" stroke="#2b2b2b" stroke-width="4"/>')
    return "".join([*parts, "</g></svg>"])


def _around(half: int, share: float) -> tuple[float, float]:
    """A point so far along a square around the middle, clockwise from its lower left corner."""
    side, part = divmod(share * CORNERS, 1)
    along = (2 * part - 1) * half
    x, y = ((-half, -along), (along, -half), (half, along), (-along, half))[int(side)]
    return round(SIZE / 2 + x, 1), round(SIZE / 2 + y, 1)


def _fill(mountain: BoardView, shown: View, level: str, square: int) -> str:
    for number, corner in enumerate(mountain.corners):
        seat = shown.corners.index(number) if number in shown.corners else None
        if square == _ascent(corner, level):
            return ROCK if seat is None else FILLS[seat]
        if square in _run_up(corner, level):
            return PALE_ROCK if seat is None else PALE[seat]
    return ROCK


def _pawn(seat: int, pawn: int, place: tuple[float, float], *, ringed: bool) -> str:
    x, y = place
    ring = '<circle r="15" fill="none" stroke="#2b2b2b" stroke-width="4"/>' if ringed else ""
    return (
        f'<g transform="translate({x} {y})"><title>{seat + 1}.{pawn + 1}</title>'
        f'<circle r="11" fill="{FILLS[seat]}" stroke="#fff" stroke-width="2"/>{ring}</g>'
    )
