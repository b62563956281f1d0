"""The questions every game answers: the protocol between rules and everything that is built on them.

Moves are codes, small whole numbers from 0; chance's outcomes are codes like any other. Boards and states are records.
`out`, `codes` and `weights` are arrays of at least `Game.widest` cells; a verb fills the first n and returns n.
Nothing here is checked: `ludothek.kit.play.Position` is the checked door.
"""

from functools import partial
from typing import Any

from ludothek.kit.record import Cells, Reals
from ludothek.kit.rule import verb

CHANCE = -1
"""`to_move` when the next code is drawn, not chosen."""

NOBODY = -2
"""`to_move` when the game is over."""


@verb
def deal(board: Any, state: Any, seats: int) -> None:
    """Set up the start for so many seats on a blank state whose options are filled in. Draws nothing."""
    raise TypeError("a verb is answered by a game")


@verb
def to_move(state: Any) -> int:
    """The seat to choose the next code, or CHANCE, or NOBODY."""
    raise TypeError("a verb is answered by a game")


@verb
def turn(state: Any) -> int:
    """The seat whose turn it is, also while chance speaks for it: whose hand rolls or draws. Any seat at NOBODY."""
    raise TypeError("a verb is answered by a game")


@verb
def legal(board: Any, state: Any, out: Cells) -> int:
    """Codes for the seat to move, ascending, at least one. Every position that the rules let a turn reach can be
    reached by them from its start; choices that differ only in their order, or among equal pieces, are left out where
    one look at the state tells. None leads to a dead end."""
    raise TypeError("a verb is answered by a game")


@verb
def allowed(board: Any, state: Any, out: Cells) -> int:
    """All codes that a person may choose, ascending: `legal` and the same choices in any other order."""
    raise TypeError("a verb is answered by a game")


@verb
def chances(board: Any, state: Any, codes: Cells, weights: Cells) -> int:
    """While it is CHANCE: the possible outcomes, ascending, each with a positive whole weight."""
    raise TypeError("a verb is answered by a game")


@verb
def apply(board: Any, state: Any, code: int) -> None:
    """Carry out a code from `allowed` or `chances`, in place. Deterministic."""
    raise TypeError("a verb is answered by a game")


@verb
def score(board: Any, state: Any, seat: int) -> int:
    """The points of a seat if the game ended now; final at NOBODY."""
    raise TypeError("a verb is answered by a game")


@verb
def standing(board: Any, state: Any, out: Cells) -> None:
    """The place of every seat by the game's own rule of winning: 1 is first, equals share a place."""
    raise TypeError("a verb is answered by a game")


@partial(verb, silent=True)
def observe(board: Any, state: Any, seat: int, out: Cells) -> int:
    """All there is to see, as whole numbers, from where `seat` sits: it comes first, the others follow clockwise.
    Writes the same number of cells at every position of a game, whatever the number of seats, and returns it;
    `Game.observed` has a name for each. Asked only where programs learn; who keeps silent has nothing to show."""
    return 0


@partial(verb, silent=True)
def estimate(board: Any, state: Any, seat: int) -> float:
    """What the position promises a seat, whoever is to move: on any scale, the same for all seats of a game. A game
    whose points tell little before the end says more; silent, it is the score."""
    return float(score(board, state, seat))


@partial(verb, silent=True, inlined=False)
def consider(board: Any, state: Any, spare: Any, codes: Cells, worths: Reals, judge: Any) -> int:
    """Codes out of `legal` that deserve a thought, ascending, at least one, and what each is worth to the seat to move
    on the scale of `estimate`, less the mean of the others. 0 when it is left to the bots; silent, it is. `spare` is
    an array of states, of which all but the first may be overwritten, to try codes on; `judge` judges positions, see
    `ludothek.kit.judge.margin`."""
    return 0


VERBS = (deal, to_move, turn, legal, allowed, chances, apply, score, standing)
