"""Positions drawn hole by hole, so that a test can be read without the engine at hand.

    A . . .
    . . B x      wires: "1: AB | 2: BC< | 0: CA"
    . C . .

Every second line and column of holes begins another field. Capitals are posts, other letters holes that the test speaks
of, `.` any other hole, `#` a hole that the board lacks. Wires are pairs of posts by their owners, 0 for grey ones; `<`
and `>` say that the bull under a wire stands left or right of it. Bulls are drawn field by field: `k r b g`, `.` where
none is.
"""

from itertools import count
from typing import Any

import ludothek
from ludothek.games.taurus import fences
from ludothek.games.taurus.moves import hole_number
from ludothek.games.taurus.state import GREY_WIRE, LEFT, NO_NETWORK, RIGHT, TURN
from ludothek.kit.bits import NONE, bit
from ludothek.kit.play import Position

COLOURS = "krbg"
SIDES = {"": 0, "<": LEFT, ">": RIGHT}


class Pasture:
    """A drawn position and the holes that have letters. Moves are said with letters: `plant x`, `wire A`."""

    def __init__(self, pos: Position, names: dict[str, str]) -> None:
        self.pos = pos
        self.names = names
        self.letters = {hole: letter for letter, hole in names.items()}

    def play(self, *moves: str) -> list[Any]:
        """Play on; the facts of the last move."""
        facts: list[Any] = []
        for move in moves:
            kind, _, rest = move.partition(" ")
            facts = self.pos.play(f"{kind} {self.names.get(rest, rest)}")
        return facts

    def copy(self) -> "Pasture":
        """The same again, independent of this one."""
        return Pasture(self.pos.copy(), self.names)

    def legal(self) -> set[str]:
        """What may be said now, with letters; holes that have none are left out."""
        said = set()
        for move in self.pos.legal:
            kind, _, rest = self.pos.notation(move).partition(" ")
            if not hasattr(move, "hole"):
                said.add(f"{kind} {rest}".strip())
            elif rest in self.letters:
                said.add(f"{kind} {self.letters[rest]}")
        return said

    def reach(self, letter: str) -> tuple[str, str]:
        """The posts to which an own wire and those to which a grey wire may run from a post or a free hole."""
        hole = self.names[letter]
        tapped = self.copy()
        for kind in ("plant", "from"):
            if f"{kind} {letter}" in self.legal():
                tapped.play(f"{kind} {letter}")
                break
        else:
            assert not [join for join in self.pos.view().joins if join.hole == hole]
            return "", ""
        own, grey = (
            "".join(sorted(said[-1] for said in tapped.legal() if said.startswith(kind))) for kind in ("wire", "grey")
        )
        [shown] = [join for join in self.pos.view().joins if join.hole == hole]
        assert [sorted(self.letters[end] for end in ends) for ends in (shown.wire, shown.grey)] == [
            list(own),
            list(grey),
        ], "the view shows what the moves allow"
        return own, grey


def drawn(picture: str, wires: str, bulls: str = "", *, turn: int = 1, seats: int = 2, **new: Any) -> Pasture:
    """The position of the drawing, in which seat `turn` (from 1) is to move in the second round.

    Without a drawing of the bulls one stands on every field. `new` goes to `ludothek.new`.
    """
    pos = ludothek.new("taurus", seats, {"first": turn - 1}, **new)
    names = _names(pos, picture)
    state = pos.state
    _place(pos, bulls)
    strung = [
        (names[word[0]], names[word[1]], int(part.split(":")[0]), SIDES[word[2:]])
        for part in filter(None, wires.split("|"))
        for word in part.split(":")[1].split()
    ]
    network = count()
    waiting = sorted(strung, key=lambda wire: wire[2] == 0)
    while waiting:
        # A wire of a fence that stands already, or else the first of another one; grey ones last.
        ready = [wire for wire in waiting if any(state.post[hole_number(end)] for end in wire[:2])] or waiting
        wire = min(ready, key=lambda wire: wire[2] == 0)
        waiting.remove(wire)
        start, end = hole_number(wire[0]), hole_number(wire[1])
        if not state.post[start] and not state.post[end]:
            fences.plant(state, start, next(network))
        for hole in (start, end):
            if not state.post[hole]:
                fences.plant(state, hole, NO_NETWORK)
        _stretch(pos, start, end, wire[2], wire[3])
    state.rounds = 2
    state.phase = TURN
    for letter, name in names.items():
        assert letter.isupper() == bool(state.post[hole_number(name)]), "capitals are posts, and each has a wire"
    return Pasture(pos, names)


def _names(pos: Position, picture: str) -> dict[str, str]:
    """Holes by letters."""
    view: Any = pos.board.view
    grid = {(hole.x // 2, hole.y // 2): hole.hole for field in view.fields for hole in field.holes}
    names: dict[str, str] = {}
    for row, line in enumerate(picture.strip().split("\n")):
        for column, letter in enumerate(line.split()):
            assert ((column, row) in grid) == (letter != "#")
            if letter.isalpha():
                assert letter not in names
                names[letter] = grid[column, row]
    return names


def _place(pos: Position, bulls: str) -> None:
    """Bulls on the drawn fields; on all when nothing is drawn."""
    state = pos.state
    view: Any = pos.board.view
    state.standing = NONE
    rows = [line.split() for line in bulls.strip().split("\n")] if bulls else []
    for number, field in enumerate(view.fields):
        colour = number % 4 + 1
        if rows:
            row, column = field.y // view.field, field.x // view.field
            inside = row < len(rows) and column < len(rows[row])
            colour = COLOURS.find(rows[row][column]) + 1 if inside else 0
        state.bulls[number] = colour
        if colour:
            state.standing |= bit(number)
    state.dealt = len(view.fields)


def _stretch(pos: Position, start: int, end: int, owner: int, side: int) -> None:
    board, state = pos.board.record, pos.state
    place = board.near[start, : board.nears[start]].tolist().index(end)
    if owner:
        state.own[owner - 1] -= 1
    else:
        state.greys -= 1
    fences.stretch(board, state, int(board.wire[start, place]), (owner or GREY_WIRE) | side)


def facts(told: list[Any], kind: str) -> list[Any]:
    """The facts of that kind."""
    return [fact for fact in told if type(fact).__name__.lower() == kind]
