"""The position as a drawing in text and as a small picture; the page has a far nicer one."""

from typing import Any
from xml.sax.saxutils import escape

from ludothek.games.taurus.moves import Colour
from ludothek.games.taurus.view import FieldView, HoleView, View, WireView, board_view, view
from ludothek.kit.game import BoardFile

SEATS = ("#c8352b", "#1f6fb2", "#e0a100", "#2e8b57")
GREY = "#8a8a8a"
BULLS: dict[Colour, str] = {"black": "#22201e", "red": "#a3301f", "brown": "#7a4f2a", "grey": "#b9b4ab"}
LETTERS: dict[Colour, str] = {"black": "k", "red": "r", "brown": "b", "grey": "g"}
MARGIN = 4
"""Room at the left of the drawing for the number of a line's first field."""


def draw(board: BoardFile, state: Any) -> str:
    """Holes as dots, posts as the number of their network, bulls as letters (k is black); the number at the left is
    that of the first field. After an empty line the seats; after another one all wires by owner, the grey ones last."""
    pasture = board_view(board)
    shown = view(board, state)
    networks = {post.hole: str(post.network + 1) for post in shown.posts}
    grid: dict[int, dict[int, str]] = {}
    for field in pasture.fields:
        bull = shown.bulls[field.field - 1]
        row = grid.setdefault(field.bull[1], {})
        row[2 * field.bull[0]] = " " if bull is None else LETTERS[bull]
        row.setdefault(-MARGIN, f"{field.field:2}")
        for hole in field.holes:
            grid.setdefault(hole.y, {})[2 * hole.x] = networks.get(hole.hole, ".")
    lines = [_line(grid[y]) for y in sorted(grid)]
    lines.append("")
    hand = f"  from {shown.held}" if shown.held else ""
    lines.append(
        f"round {shown.round}  turn {shown.turn + 1}  {shown.phase}{hand}"
        f"  posts {shown.posts_left}  grey wires {shown.greys_left}"
    )
    for seat, held in enumerate(shown.seats):
        herds = "  ".join(f"{colour} {count}" for colour, count in zip(BULLS, held.herds, strict=True))
        lines.append(
            f"{'>' if seat == shown.turn else ' '}{seat + 1}  wires {held.wires:2}  {herds}  score {held.score:3}"
        )
    lines.append("")
    for owner in [*range(len(shown.seats)), None]:
        strung = " ".join(_wire(wire) for wire in shown.wires if wire.owner == owner)
        lines.append(f"{'grey' if owner is None else owner + 1}: {strung}".rstrip())
    return "\n".join(lines)


def _line(row: dict[int, str]) -> str:
    """A line of the drawing from what stands at its columns."""
    line = ""
    for column in sorted(row):
        line = line.ljust(column + MARGIN) + row[column]
    return line.rstrip()


def _wire(wire: WireView) -> str:
    side = "" if wire.side is None else f"({wire.side})"
    return f"{wire.start}-{wire.end}{side}"


def svg(board: BoardFile, state: Any) -> str:
    """A plain picture for notebooks."""
    pasture = board_view(board)
    shown = view(board, state)
    width, height = pasture.size
    holes = {hole.hole: hole for field in pasture.fields for hole in field.holes}
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="560" role="img">']
    parts.append(f"<title>{escape(pasture.name)}</title>")
    parts += [_field(field, pasture.field, shown) for field in pasture.fields]
    parts += [_line_of(wire, holes) for wire in shown.wires]
    for post in shown.posts:
        hole = holes[post.hole]
        parts.append(
            f'<circle cx="{hole.x}" cy="{hole.y}" r="0.35" fill="#e9d5ac" stroke="#4a3319" stroke-width="0.12"/>'
        )
    return "".join([*parts, "</svg>"])


def _field(field: FieldView, side: int, shown: View) -> str:
    """A square with its holes, and its bull if it stands."""
    fill = "#8f6a3d" if field.dark else "#c9a56b"
    parts = [f'<rect x="{field.x}" y="{field.y}" width="{side}" height="{side}" fill="{fill}"/>']
    parts += [f'<circle cx="{hole.x}" cy="{hole.y}" r="0.14" fill="#3b2a17"/>' for hole in field.holes]
    bull = shown.bulls[field.field - 1]
    if bull is not None:
        x, y = field.bull
        parts.append(
            f'<g transform="translate({x} {y})" fill="{BULLS[bull]}" stroke="{BULLS[bull]}" stroke-width="0.15">'
            f'<title>{field.field}</title><ellipse rx="0.4" ry="0.55"/>'
            '<path d="M-0.35-0.4q-0.45-0.1-0.45-0.5M0.35-0.4q0.45-0.1 0.45-0.5" fill="none"/></g>'
        )
    return "".join(parts)


def _line_of(wire: WireView, holes: dict[str, HoleView]) -> str:
    start, end = holes[wire.start], holes[wire.end]
    colour = GREY if wire.owner is None else SEATS[wire.owner]
    return (
        f'<line x1="{start.x}" y1="{start.y}" x2="{end.x}" y2="{end.y}" stroke="{colour}" stroke-width="0.2"'
        ' stroke-linecap="round"/>'
    )
