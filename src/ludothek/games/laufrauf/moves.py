"""Code ↔ named move ↔ short notation.

A code is what the compiled rules speak, a struct what people and records read, a notation one short line:

    start                      a pawn from base camp        run 2 +9        pawn 2 runs 9 squares
    ascend 1 / capture 3       pawn 1 goes up, 3 captures   again A black   these dice are rolled again
    ring 4.2 / release         the ring on a pawn, or back  overlook / call / silent
    draw / enough              cards from the pile          steal 3 joker   a card of seat 3
    direct / back 1 -7         a card for its effect        joker back 1 -7
    trade foreign B            a card for one more roll     pass
    roll 5 3 *6 / card back    chance: dice, a card         lot 2

Seats and pawns are counted from 1 in notation and from 0 in structs.
"""

import re
from typing import Literal, get_args

import msgspec

SEATS, PAWNS, DICE, FACES = 4, 3, 3, 6
LEAST, MOST = 2, 12
"""What two dice show in sum."""

SUMS = MOST - LEAST + 1

Card = Literal["direct", "back", "foreign", "backcapture", "joker"]
CARDS: tuple[Card, ...] = get_args(Card)
DIRECT, BACK, FOREIGN, BACKCAPTURE, JOKER = range(len(CARDS))
KINDS = len(CARDS)

Die = Literal["A", "B", "black"]
DIE: tuple[Die, ...] = get_args(Die)
BLACK = 2
Dice = Literal["A", "B", "A-B", "black", "A-black", "B-black", "all"]
SETS: tuple[Dice, ...] = get_args(Dice)
"""Sets of dice: number n is the one whose bits are n + 1."""

START = 0
RUN = START + 1
ASCEND = RUN + PAWNS * SUMS
CAPTURE = ASCEND + PAWNS
RING = CAPTURE + PAWNS
RELEASE = RING + SEATS * PAWNS
OVERLOOK = RELEASE + 1
CALL = OVERLOOK + 1
SILENT = CALL + 1
AGAIN = SILENT + 1
DRAW = AGAIN + len(SETS)
ENOUGH = DRAW + 1
STEAL = ENOUGH + 1
PLAY = STEAL + SEATS * KINDS
PLAY_BACK = 1
PLAY_FOREIGN = PLAY_BACK + PAWNS * SUMS
PLAY_CAPTURE = PLAY_FOREIGN + PAWNS
PLAYS = PLAY_CAPTURE + PAWNS
TRADE = PLAY + 2 * PLAYS
PASS = TRADE + KINDS * DICE
ROLL = PASS + 1
CARD = ROLL + FACES**DICE
LOT = CARD + KINDS
CODES = LOT + SEATS


class Move(msgspec.Struct, frozen=True, tag_field="move", tag=str.lower):
    """What somebody wants, or what chance says."""


class Start(Move, frozen=True):
    """A pawn from base camp onto the start square (L20)."""


class Run(Move, frozen=True):
    """`pawn` runs forward by the sum of two dice (L21)."""

    pawn: int
    steps: int


class Ascend(Move, frozen=True):
    """`pawn` goes up to the next level (L22)."""

    pawn: int


class Capture(Move, frozen=True):
    """`pawn` runs what the black die shows and captures (L25)."""

    pawn: int


class Ring(Move, frozen=True):
    """The ring is put on a pawn of seat `other` (L41)."""

    other: int
    pawn: int


class Release(Move, frozen=True):
    """The ring goes back to the spirit (L41). Chosen only where it might be overlooked, else it follows by itself."""


class Overlook(Move, frozen=True):
    """The black six is ignored, if nobody calls (L46)."""


class Call(Move, frozen=True):
    """A seat that was asked insists on the ring action (L46)."""


class Silent(Move, frozen=True):
    """A seat that was asked says nothing (L46)."""


class Again(Move, frozen=True):
    """These dice are rolled again, the others stay (L10)."""

    dice: Dice


class Draw(Move, frozen=True):
    """Take the top card instead of an action, or the next one (L61, L62)."""


class Enough(Move, frozen=True):
    """Draw no further card (L62)."""


class Steal(Move, frozen=True):
    """Take a card of seat `other` instead of an action (L63)."""

    other: int
    card: Card


class Direct(Move, frozen=True):
    """Card: a pawn from base camp straight onto its upper ascent square (L66)."""

    joker: bool


class Back(Move, frozen=True):
    """Card: `pawn` runs backwards by the sum of two dice (L66)."""

    pawn: int
    steps: int
    joker: bool


class Foreign(Move, frozen=True):
    """Card: `pawn` goes up over another colour's ascent square (L66)."""

    pawn: int
    joker: bool


class BackCapture(Move, frozen=True):
    """Card: `pawn` captures backwards (L66)."""

    pawn: int
    joker: bool


class Trade(Move, frozen=True):
    """A card is thrown away for one more roll of one die (L67)."""

    card: Card
    die: Die


class Pass(Move, frozen=True):
    """The dice pass on without an action (L12). Chosen only while cards could still be used."""


class Roll(Move, frozen=True):
    """Chance: what the dice show, those that were kept included."""

    a: int
    b: int
    black: int


class Turned(Move, frozen=True):
    """Chance: the card on top of the pile."""

    card: Card


class Lot(Move, frozen=True):
    """Chance: who begins."""

    seat: int


Climb = Start | Run | Ascend | Capture | Direct | Back | Foreign | BackCapture
"""What a pawn can do."""

AnyMove = (
    Start | Run | Ascend | Capture | Ring | Release | Overlook | Call | Silent | Again | Draw | Enough | Steal
    | Direct | Back | Foreign | BackCapture | Trade | Pass | Roll | Turned | Lot
)  # fmt: skip


def _played(code: int, joker: bool) -> AnyMove:
    if code < PLAY_BACK:
        return Direct(joker)
    if code < PLAY_FOREIGN:
        pawn, sum_ = divmod(code - PLAY_BACK, SUMS)
        return Back(pawn, sum_ + LEAST, joker)
    if code < PLAY_CAPTURE:
        return Foreign(code - PLAY_FOREIGN, joker)
    return BackCapture(code - PLAY_CAPTURE, joker)


def _faces(code: int) -> Roll:
    rest, black = divmod(code, FACES)
    a, b = divmod(rest, FACES)
    return Roll(a + 1, b + 1, black + 1)


MOVES: tuple[AnyMove, ...] = (
    Start(),
    *(Run(pawn, steps) for pawn in range(PAWNS) for steps in range(LEAST, MOST + 1)),
    *(Ascend(pawn) for pawn in range(PAWNS)),
    *(Capture(pawn) for pawn in range(PAWNS)),
    *(Ring(seat, pawn) for seat in range(SEATS) for pawn in range(PAWNS)),
    Release(),
    Overlook(),
    Call(),
    Silent(),
    *(Again(dice) for dice in SETS),
    Draw(),
    Enough(),
    *(Steal(seat, card) for seat in range(SEATS) for card in CARDS),
    *(_played(code, joker) for joker in (False, True) for code in range(PLAYS)),
    *(Trade(card, die) for card in CARDS for die in DIE),
    Pass(),
    *(_faces(code) for code in range(FACES**DICE)),
    *(Turned(card) for card in CARDS),
    *(Lot(seat) for seat in range(SEATS)),
)
"""All moves in the order of their codes."""

_CODE = {move: code for code, move in enumerate(MOVES)}


def decode(code: int) -> AnyMove:
    """The move that `code` stands for; IndexError when it stands for none."""
    if code < 0:
        raise IndexError(code)
    return MOVES[code]


def encode(move: AnyMove) -> int:
    """The code that stands for `move`; KeyError when there is no such move on any board."""
    return _CODE[move]


def notation(move: AnyMove) -> str:
    """One short line of text; `parse` reads it back."""
    match move:
        case Run(pawn, steps):
            return f"run {pawn + 1} +{steps}"
        case Ascend(pawn) | Capture(pawn):
            return f"{_tag(move)} {pawn + 1}"
        case Ring(other, pawn):
            return f"ring {other + 1}.{pawn + 1}"
        case Again(dice):
            return f"again {dice.replace('-', ' ')}"
        case Steal(other, card):
            return f"steal {other + 1} {card}"
        case Direct(joker) | Back(_, _, joker) | Foreign(_, joker) | BackCapture(_, joker):
            return f"joker {_effect(move)}" if joker else _effect(move)
        case Trade(card, die):
            return f"trade {card} {die}"
        case Roll() | Turned() | Lot():
            return _outcome(move)
        case _:
            return _tag(move)


def _effect(move: Direct | Back | Foreign | BackCapture) -> str:
    match move:
        case Direct():
            return "direct"
        case Back(pawn, steps):
            return f"back {pawn + 1} -{steps}"
        case _:
            return f"{_tag(move)} {move.pawn + 1}"


def _outcome(move: Roll | Turned | Lot) -> str:
    match move:
        case Roll(a, b, black):
            return f"roll {a} {b} *{black}"
        case Turned(card):
            return f"card {card}"
        case Lot(seat):
            return f"lot {seat + 1}"


def _tag(move: AnyMove) -> str:
    return str(move.__struct_config__.tag)


def _bare(text: str) -> str:
    return re.sub(r"\s+", "", text).casefold()


_NOTATION = {_bare(notation(move)): move for move in MOVES}


def parse(text: str) -> AnyMove:
    """The move that a notation names, whatever its case and spacing; KeyError when it names none."""
    return _NOTATION[_bare(text)]
