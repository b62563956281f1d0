"""The position as a drawing in text and as a small picture; the page has a far nicer one."""

from typing import Any
from xml.sax.saxutils import escape

from ludothek.games.laufrauf.state import CORNERS
from ludothek.games.laufrauf.view import BoardView, CornerView, View, view
from ludothek.kit.game import BoardFile

FILLS = {"red": "#c8352b", "green": "#2e8b57", "yellow": "#e0a100", "blue": "#1f6fb2"}
PALE = {"red": "#f1c4bc", "green": "#bfe0cb", "yellow": "#f6e2a6", "blue": "#bcd6ec"}
ROCK = "#ece5d8"


def draw(board: BoardFile, state: Any) -> str:
    """A line for each quarter of a ring, from its ascent square on: number, colour (R the ascent square, r the run-up), and
    pawns (seat and number, ° with the ring); after an empty line the dice and the seats."""
    shown = view(board, state)
    mountain = _board_view(board)
    lines: list[str] = []
    for level, length in (("middle", mountain.middle), ("lower", mountain.lower)):
        for corner in range(CORNERS):
            first = corner * length // CORNERS + 1
            part = [_cell(mountain, shown, level, square) for square in range(first, first + length // CORNERS)]
            wide = [max(len(word) for word in cell) + 1 for cell in part]
            lines.extend(
                f"{name:8}" + " ".join(word.ljust(width) for word, width in zip(row, wide, strict=True)).rstrip()
                for name, row in zip((level if not corner else "", ""), zip(*part, strict=True), strict=True)
            )
        lines.append("")
    dice = "  ".join(
        f"{'*' if die.die == 'black' else ''}{die.face or '-'}{'?' if die.again else ''}" for die in shown.dice
    )
    ring = f"ring {shown.ring.seat + 1}.{shown.ring.pawn + 1}" if shown.ring else "ring with the spirit"
    lines.append(f"turn {shown.turn + 1}  {shown.phase}  roll {shown.rolls}  {dice}  {ring}")
    if shown.cards:
        lines.append("pile " + "  ".join(f"{kind.card} {kind.pile}+{kind.discarded}" for kind in shown.cards))
    for seat, held in enumerate(shown.seats):
        lines.append(
            f"{'>' if seat == shown.turn else ' '}{seat + 1}  {held.colour:6}  camp {held.camp}  summit {held.score}"
            f"  {' '.join(held.cards)}".rstrip()
        )
    return "\n".join(lines)


def _cell(mountain: BoardView, shown: View, level: str, square: int) -> tuple[str, str]:
    """Number and colour of a square, and who stands there."""
    mark = ""
    for corner in mountain.corners:
        if square == _ascent(corner, level):
            mark = corner.colour[0].upper()
        elif square in _run_up(corner, level):
            mark = corner.colour[0]
    pawns = "".join(
        f"{seat + 1}.{pawn + 1}{'°' if ringed else ''}" for seat, pawn, ringed in _there(shown, level, square)
    )
    return f"{square}{mark}", pawns or "."


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
    """A plain picture for notebooks, from the points of the wide drawing."""
    mountain = _board_view(board)
    shown = view(board, state)
    layout = mountain.layouts["wide"]
    width, height = layout.size
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="640" role="img">']
    parts.append(f"<title>{escape(mountain.name)}</title>")
    for level, points in (("lower", layout.lower), ("middle", layout.middle)):
        for square, (x, y) in enumerate(points, 1):
            parts.append(f'<circle cx="{x}" cy="{y}" r="19" fill="{_fill(mountain, level, square)}" stroke="#8a7d6b"/>')
            for seat, pawn, ringed in _there(shown, level, square):
                parts.append(_pawn(shown, seat, pawn, (x, y), ringed=ringed))
    for seat, held in enumerate(shown.seats):
        corner = [corner.colour for corner in mountain.corners].index(held.colour)
        for level, camps in (("camp", layout.camps), ("summit", layout.summits)):
            for place, (_, pawn, _) in zip(
                camps[corner], [p for p in _there(shown, level, 0) if p[0] == seat], strict=False
            ):
                parts.append(_pawn(shown, seat, pawn, place, ringed=False))
    x, y = layout.spirit
    parts.append(f'<g transform="translate({x} {y})"><title>spirit</title><ellipse ry="26" rx="15" fill="#2b2b2b"/>')
    if not shown.ring:
        parts.append('<circle r="30" fill="none" stroke="#2b2b2b" stroke-width="4"/>')
    return "".join([*parts, "</g></svg>"])


def _fill(mountain: BoardView, level: str, square: int) -> str:
    for corner in mountain.corners:
        if square == _ascent(corner, level):
            return FILLS[corner.colour]
        if square in _run_up(corner, level):
            return PALE[corner.colour]
    return ROCK


def _pawn(shown: View, seat: int, pawn: int, place: tuple[float, float], *, ringed: bool) -> str:
    x, y = place
    ring = '<circle r="16" fill="none" stroke="#2b2b2b" stroke-width="4"/>' if ringed else ""
    return (
        f'<g transform="translate({x} {y})"><title>{seat + 1}.{pawn + 1}</title>'
        f'<circle r="11" fill="{FILLS[shown.seats[seat].colour]}" stroke="#fff" stroke-width="2"/>{ring}</g>'
    )
