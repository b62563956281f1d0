"""Positions drawn as one line, so that a test can be read without the engine at hand.

    1: camp 37 m5° joker back | 2: 3 top camp

Seat, colon, its three pawns: `camp`, a square of the lower ring, `m` and a square of the middle ring, or `top`; ° marks
the ring. Then its cards.
"""

import re
from typing import Any

import ludothek
from ludothek.games.laufrauf.moves import CARDS, PAWNS
from ludothek.games.laufrauf.state import CAMP, MIDDLE, OVER, SUMMIT
from ludothek.kit.play import Position


def drawn(line: str, *, dice: str = "", roll: int = 1, turn: int = 1, board: str = "ours", **options: Any) -> Position:
    """The position of the drawing: seat `turn` (from 1) is about to roll, or has just rolled `dice`, such as "5 3 *6",
    with its `roll`-th roll. Cards that lie before a seat are missing from the pile. `options` are the game's."""
    seats = line.split("|")
    pos = ludothek.new("laufrauf", len(seats), {"first": turn - 1} | options, board)
    state = pos.state
    for seat, part in enumerate(seats):
        name, *words = part.split()
        assert name == f"{seat + 1}:"
        for pawn, word in enumerate(words[:PAWNS]):
            upper, square, ring = re.fullmatch(r"(?:camp|top|(m?)(\d+))(°?)", word).groups()  # type: ignore[union-attr]  # a typo may fail
            state.places[seat, pawn] = _place(word, upper, square)
            if ring:
                state.ringed = seat * PAWNS + pawn + 1
        for card in words[PAWNS:]:
            kind = CARDS.index(card)
            state.hands[seat] |= 1 << kind
            state.pile[kind] -= 1
    assert drawing(pos) == " ".join(line.split()), "a drawing must be in its own words"
    if dice:
        state.rolls = roll - 1
        pos.play(f"roll {dice}")
    return pos


def _place(word: str, upper: str, square: str) -> int:
    if square:
        return (MIDDLE if upper else 0) + int(square)
    return SUMMIT if word == "top" else CAMP


def drawing(pos: Position) -> str:
    """The position as one line."""
    parts = []
    for seat, held in enumerate(pos.view().seats):
        words = []
        for pawn in held.pawns:
            square = {"camp": "camp", "summit": "top", "lower": f"{pawn.square}", "middle": f"m{pawn.square}"}[
                pawn.level
            ]
            words.append(square + "°" * pawn.ringed)
        parts.append(" ".join([f"{seat + 1}:", *words, *held.cards]))
    return " | ".join(parts)


def legal(pos: Position) -> list[str]:
    """The notations of what may be played, or drawn when it is chance's turn."""
    return [pos.notation(move) for move in pos.legal or [move for move, _ in pos.chances]]


def actions(pos: Position) -> list[str]:
    """What may be played but for rolling again."""
    return [said for said in legal(pos) if not said.startswith(("again", "trade"))]


def play(pos: Position, *moves: str) -> str:
    """Play on; the drawing afterwards."""
    for move in moves:
        pos.play(move)
    return drawing(pos)


def told(pos: Position) -> list[str]:
    """The kinds of the facts that the last move led to."""
    return [str(fact.__struct_config__.tag) for fact in pos.facts]


def facts(pos: Position, kind: str) -> list[Any]:
    """The facts of that kind that the last move led to."""
    return [fact for fact in pos.facts if fact.__struct_config__.tag == kind]


def over(pos: Position) -> bool:
    """Whether the game has ended, asked in two ways."""
    assert pos.over == (pos.state.phase == OVER) == (pos.to_move == ludothek.NOBODY)
    return pos.over
