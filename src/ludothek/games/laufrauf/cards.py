"""Cards: how they are gained, and thrown away (L60 to L65, L67). What they do is among the pawns' actions."""

from ludothek.games.laufrauf import moves
from ludothek.games.laufrauf.moves import JOKER, KINDS
from ludothek.games.laufrauf.state import DRAWING, ROLLING, TURNING, State
from ludothek.games.laufrauf.turns import end_turn, least, most, total
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule


@rule
def card_left(state: State) -> bool:
    """L65: whether a card can be drawn."""
    cards = 0
    for kind in range(KINDS):
        cards += state.pile[kind] + state.discards[kind]
    return cards > 0


@rule
def may_draw(state: State) -> bool:
    """L61, L62: at least two dice are equal."""
    low = least(state)
    high = most(state)
    return total(state) - low - high in (low, high) and card_left(state)


@rule
def others_hold(state: State) -> int:
    """The kinds of cards that others hold, as bits."""
    held = 0
    for other in range(state.seats):
        if other != state.seat:
            held |= state.hands[other]
    return held


@rule
def may_steal(state: State) -> bool:
    """L63: three consecutive numbers, and somebody else holds a card."""
    low = least(state)
    straight = most(state) == low + 2 and total(state) == 3 * low + 3
    return bool(straight and others_hold(state) != 0)


@rule
def gains(state: State, out: Cells, n: int) -> int:
    """L61 to L63: write the card actions; the new count."""
    if may_draw(state):
        out[n] = moves.DRAW
        n += 1
    if may_steal(state):
        for other in range(state.seats):
            if other != state.seat:
                for kind in range(KINDS):
                    if state.hands[other] >> kind & 1:
                        out[n] = moves.STEAL + other * KINDS + kind
                        n += 1
    return n


@rule
def card_weight(state: State, kind: int) -> int:
    """How many cards of a kind the next card may be: L65 reshuffles."""
    left = 0
    for other in range(KINDS):
        left += state.pile[other]
    return int(state.pile[kind] if left else state.discards[kind])


@rule
def draw(state: State) -> None:
    """L61, L62: a card is to be turned over."""
    state.triple = int(least(state) == most(state))
    state.phase = TURNING


@rule
def turn_card(state: State, kind: int) -> None:
    """L61, L62, L65: a card comes from the pile. On a triple the seat may go on until it has one twice or none is
    left."""
    left = 0
    for other in range(KINDS):
        left += state.pile[other]
    if left == 0:
        for other in range(KINDS):
            state.pile[other] = state.discards[other]
            state.discards[other] = 0
    state.pile[kind] -= 1
    if take(state, kind) and state.triple and card_left(state):
        state.phase = DRAWING
    else:
        end_turn(state)


@rule
def steal(state: State, other: int, kind: int) -> None:
    """L63: a card changes hands."""
    state.hands[other] &= ~(1 << kind)
    take(state, kind)
    end_turn(state)


@rule
def take(state: State, kind: int) -> bool:
    """L60: the card lies open, or goes to the discards if there is one of its kind; whether it was kept."""
    if state.hands[state.seat] >> kind & 1:
        state.discards[kind] += 1
        return False
    state.hands[state.seat] |= 1 << kind
    return True


@rule
def discard(state: State, kind: int) -> None:
    """L66, L67: a card leaves the hand."""
    state.hands[state.seat] &= ~(1 << kind)
    state.discards[kind] += 1


@rule
def trade(state: State, kind: int, die: int) -> None:
    """L67: one die is rolled once more."""
    discard(state, kind)
    state.again = 1 << die
    state.phase = ROLLING


@rule
def card_of(code: int) -> int:
    """L66: which card the code of an effect takes out of the hand."""
    effect = code - moves.PLAY
    if effect >= moves.PLAYS:
        return JOKER
    if effect < moves.PLAY_BACK:
        return moves.DIRECT
    if effect < moves.PLAY_FOREIGN:
        return moves.BACK
    return moves.FOREIGN if effect < moves.PLAY_CAPTURE else moves.BACKCAPTURE
