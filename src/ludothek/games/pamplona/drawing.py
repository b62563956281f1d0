"""The position as a drawing in text and as a small picture; the page has a far nicer one."""

from typing import Any
from xml.sax.saxutils import escape

from ludothek.games.pamplona.moves import ARROW
from ludothek.games.pamplona.view import BoardView, View, view
from ludothek.kit.game import BoardFile

COLOURS = ("#c8352b", "#1f6fb2", "#e0a100", "#2e8b57", "#7d4aa3", "#3b3b3b")
TORRO = (
    '<ellipse rx="17" ry="10"/><circle cx="17" cy="-6" r="8"/>'
    '<path d="M13-12q-6-8 0-12q-1 6 4 9zM22-12q6-8 0-12q1 6-4 9z" fill="#f3e6c8"/>'
    '<path d="M-12 6v12M-5 8v11M5 8v11M12 6v12" stroke="#2b1d14" stroke-width="4"/>'
)
WIDTH = 11
"""Squares in a line of the text drawing."""


def draw(board: BoardFile, state: Any) -> str:
    """Squares with number, kind and runners (seat number and letter), Torro as T; after an empty line the seats."""
    shown = view(board, state)
    squares = len(_board_view(board).layouts["wide"].squares)
    cells = [_cell(board, shown, square) for square in range(squares)]
    lines: list[str] = []
    for first in range(0, len(cells), WIDTH):
        part = cells[first : first + WIDTH]
        wide = [max(len(word) for word in cell) + 1 for cell in part]
        lines.extend(
            " ".join(word.ljust(width) for word, width in zip(row, wide, strict=True)).rstrip()
            for row in zip(*part, strict=True)
        )
    dice = "  ".join(
        f"{die.die}{'>' if die.face == ARROW else die.face}{'*' if die.used else ''}" for die in shown.dice
    )
    lines.append("")
    lines.append(f"round {shown.round}  turn {shown.turn + 1}  {shown.phase}  {dice}".rstrip())
    for seat, held in enumerate(shown.seats):
        ranks = " ".join(f"#{runner.rank}" for runner in held.runners if runner.rank)
        lines.append(
            f"{'>' if seat == shown.turn else ' '}{seat + 1}  points {held.points:3}  credits {held.credits}"
            f"  behind {held.behind:2}  score {held.score:3}  {ranks}".rstrip()
        )
    return "\n".join(lines)


def _cell(board: BoardFile, shown: View, square: int) -> tuple[str, str]:
    """Number and kind of a square, and who stands there."""
    track = board.plain
    kind = "~" if track.lands[square] != square else "!" if track.fee[square] else "|" if square > track.length else ""
    torro = "T" if shown.torro == square else ""
    runners = "".join(f"{seat + 1}{'abc'[runner]}" for seat, runner in _present(shown, square))
    return f"{square}{kind}", torro + runners or "."


def _present(shown: View, square: int) -> list[tuple[int, int]]:
    """Seats and runners on a square; ranked ones are nowhere."""
    return [
        (seat, number)
        for seat, held in enumerate(shown.seats)
        for number, runner in enumerate(held.runners)
        if runner.square == square and not runner.rank
    ]


def _board_view(board: BoardFile) -> BoardView:
    if not isinstance(board.view, BoardView):
        raise TypeError("a board of another game")
    return board.view


def svg(board: BoardFile, state: Any) -> str:
    """A plain picture for notebooks, from the points of the wide drawing."""
    track = _board_view(board)
    shown = view(board, state)
    layout = track.layouts["wide"]
    width, height = layout.size
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="640" role="img">']
    parts.append(f"<title>{escape(track.name)}</title>")
    for square, (x, y) in enumerate(layout.squares):
        parts.append(f'<circle cx="{x}" cy="{y}" r="22" fill="{_fill(track, square)}" stroke="#8a6d4b"/>')
        parts.append(f'<text x="{x}" y="{y + 38}" font-size="13" text-anchor="middle" fill="#6b5a45">{square}</text>')
        for place, (seat, runner) in enumerate(_present(shown, square)):
            dx, dy = place % 5 * 9 - 18, place // 5 * 11 - 10
            parts.append(
                f'<circle cx="{x + dx}" cy="{y + dy}" r="6" fill="{COLOURS[seat]}" stroke="#fff">'
                f"<title>{seat + 1}{'abc'[runner]}</title></circle>"
            )
        if shown.torro == square:
            parts.append(f'<g transform="translate({x} {y - 26})" fill="#2b1d14"><title>Torro</title>{TORRO}</g>')
    return "".join([*parts, "</svg>"])


def _fill(board: BoardView, square: int) -> str:
    if square in (board.tomatoes, board.tomatoes + 1):
        return "#f4a9a0"
    if square in board.fear:
        return "#f5b35c"
    return "#d9b98c" if square > board.length else "#f7ecd7"
