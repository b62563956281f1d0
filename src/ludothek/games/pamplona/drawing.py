"""The position as a drawing in text and as a small picture; the page has a far nicer one."""

from xml.sax.saxutils import escape

from ludothek.games.pamplona.moves import ARROW, RUNNERS
from ludothek.games.pamplona.state import Board, State
from ludothek.games.pamplona.view import BoardView, view
from ludothek.kit.game import BoardFile

COLOURS = ("#c8352b", "#1f6fb2", "#e0a100", "#2e8b57", "#7d4aa3", "#3b3b3b")
WIDTH = 11
"""Squares in a line of the text drawing."""


def draw(board: BoardFile, state: State) -> str:
    """Lines of squares with their number, kind and runners (seat number and letter), Torro as T; then the seats."""
    record: Board = board.record
    shown = view(record, state)
    cells = [_cell(board, state, square) for square in range(record.length + 7)]
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
    lines.append(f"round {shown.round}  turn {shown.turn + 1}  {shown.phase}  {dice}".rstrip())
    for seat, held in enumerate(shown.seats):
        ranks = " ".join(f"#{runner.rank}" for runner in held.runners if runner.rank)
        lines.append(
            f"{'>' if seat == shown.turn else ' '}{seat + 1}  points {held.points:3}  credits {held.credits}"
            f"  behind {held.behind:2}  score {held.score:3}  {ranks}".rstrip()
        )
    return "\n".join(lines)


def _cell(board: BoardFile, state: State, square: int) -> tuple[str, str]:
    """Number and kind of a square, and who stands there."""
    record: Board = board.record
    kind = (
        "~" if record.lands[square] != square else "!" if record.fee[square] else "|" if square > record.length else ""
    )
    here = "T" if state.torro == square else ""
    for seat in range(state.seats):
        here += "".join(f"{seat + 1}{'abc'[r]}" for r in range(RUNNERS) if square and state.squares[seat, r] == square)
    return f"{square}{kind}", here or "."


def svg(board: BoardFile, state: State) -> str:
    """A plain picture for notebooks, from the points of the wide drawing."""
    shown = board.view
    if not isinstance(shown, BoardView):
        raise TypeError("a board of another game")
    layout = shown.layouts["wide"]
    width, height = layout.size
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="640" role="img">']
    parts.append(f"<title>{escape(shown.name)}</title>")
    for square, (x, y) in enumerate(layout.squares):
        parts.append(f'<circle cx="{x}" cy="{y}" r="22" fill="{_fill(shown, square)}" stroke="#8a6d4b"/>')
        parts.append(f'<text x="{x}" y="{y + 38}" font-size="13" text-anchor="middle" fill="#6b5a45">{square}</text>')
        present = [(seat, r) for seat in range(state.seats) for r in range(RUNNERS) if state.squares[seat, r] == square]
        for place, (seat, runner) in enumerate(present if square else []):
            dx, dy = place % 5 * 9 - 18, place // 5 * 11 - 10
            parts.append(
                f'<circle cx="{x + dx}" cy="{y + dy}" r="6" fill="{COLOURS[seat]}" stroke="#fff">'
                f"<title>{seat + 1}{'abc'[runner]}</title></circle>"
            )
        if state.torro == square:
            parts.append(f'<text x="{x}" y="{y - 20}" font-size="30" text-anchor="middle">🐂</text>')
    return "".join([*parts, "</svg>"])


def _fill(board: BoardView, square: int) -> str:
    if square in (board.tomatoes, board.tomatoes + 1):
        return "#f4a9a0"
    if square in board.fear:
        return "#f5b35c"
    return "#d9b98c" if square > board.length else "#f7ecd7"
