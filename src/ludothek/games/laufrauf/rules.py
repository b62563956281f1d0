"""The rules of Lauf rauf!, compiled: the course of a game. RULES.md has the numbers.

What pawns do is in `climbing`, the ring in `spirit`, the cards in `cards`; `mountain` and `turns` say what stands where
and what the dice allow.
"""

from ludothek.games.laufrauf import moves
from ludothek.games.laufrauf.cards import (
    card_of,
    card_weight,
    discard,
    draw,
    gains,
    may_draw,
    may_steal,
    steal,
    trade,
    turn_card,
)
from ludothek.games.laufrauf.climbing import can_climb, climb, climbs, effects
from ludothek.games.laufrauf.mountain import pawns_at
from ludothek.games.laufrauf.moves import BLACK, DICE, FACES, JOKER, KINDS
from ludothek.games.laufrauf.spirit import answer, haunt, is_haunted, overlook, ring, ring_actions
from ludothek.games.laufrauf.state import (
    ASKING,
    CHOOSING,
    COPIES,
    CORNERS,
    DRAWING,
    LOT,
    OVER,
    RINGING,
    ROLLING,
    ROLLS,
    SUMMIT,
    TURNING,
    Board,
    State,
)
from ludothek.games.laufrauf.turns import ALL, begin_turn, end_turn
from ludothek.kit import verbs
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule
from ludothek.kit.verbs import CHANCE, NOBODY

EFFECTS = (1 << JOKER) - 1
"""What a joker can be, as bits of cards."""


@verbs.deal.answered(State)
def deal(board: Board, state: State, seats: int) -> None:
    """L4, L5: all pawns in base camp, the ring with the spirit, the cards face down."""
    state.seats = seats
    for seat in range(seats):
        state.corner[seat] = seat * (CORNERS // 2) if seats == 2 and not state.beside else seat
    if state.cards:
        for kind in range(KINDS):
            state.pile[kind] = COPIES
    if state.starter:
        begin_turn(state, state.starter - 1)
    else:
        state.phase = LOT


@verbs.to_move.answered(State)
def to_move(state: State) -> int:
    """The seat whose turn it is decides, except while dice, card or lot speak or another is asked (L46)."""
    if state.phase <= TURNING:
        return CHANCE
    if state.phase == OVER:
        return NOBODY
    return state.asked if state.phase == ASKING else state.seat


@verbs.turn.answered(State)
def turn(state: State) -> int:
    """Who has the dice."""
    return state.seat


@verbs.legal.answered(State)
def legal(board: Board, state: State, out: Cells) -> int:
    """Of equal dice the earlier ones are rolled again."""
    return choices(board, state, 1, out)


@verbs.allowed.answered(State)
def allowed(board: Board, state: State, out: Cells) -> int:
    """L10, L67: any dice."""
    return choices(board, state, 0, out)


@rule
def choices(board: Board, state: State, canonical: int, out: Cells) -> int:
    """What a seat may do now; with `canonical`, of equal dice the earlier ones come first."""
    if state.phase == RINGING:
        return ring_actions(state, out)
    if state.phase == ASKING:
        out[0] = moves.CALL
        out[1] = moves.SILENT
        return 2
    if state.phase == DRAWING:
        out[0] = moves.DRAW
        out[1] = moves.ENOUGH
        return 2
    return turn_choices(board, state, canonical, out)


@rule
def turn_choices(board: Board, state: State, canonical: int, out: Cells) -> int:
    """L10, L11: actions, or dice to roll again."""
    n = climbs(board, state, out)
    if state.rolls < ROLLS:
        for dice in range(1, ALL + 1):
            if not canonical or comes_first(state, dice):
                out[n] = moves.AGAIN + dice - 1
                n += 1
    return card_choices(board, state, canonical, out, n) if state.cards else n


@rule
def card_choices(board: Board, state: State, canonical: int, out: Cells, n: int) -> int:
    """L12, L61 to L67: what cards allow, and to pass on the dice when there is no action; the new count."""
    n = gains(state, out, n)
    compelled = n > 0
    hand = state.hands[state.seat]
    for joker in range(2):
        if hand >> JOKER & 1 or not joker:
            n = effects(board, state, EFFECTS if joker else hand, moves.PLAY + joker * moves.PLAYS, out, n)
    if state.rolls < ROLLS:
        return n
    for kind in range(KINDS):
        if hand >> kind & 1:
            for die in range(DICE):
                if not canonical or comes_first(state, 1 << die):
                    out[n] = moves.TRADE + kind * DICE + die
                    n += 1
    if not compelled:
        out[n] = moves.PASS
        n += 1
    return n


@rule
def comes_first(state: State, dice: int) -> bool:
    """Whether of equal dice the earlier ones are among these, as bits, rather than the later."""
    for die in range(1, DICE):
        for earlier in range(die):
            if dice >> die & 1 and not dice >> earlier & 1 and state.dice[die] == state.dice[earlier]:
                return False
    return True


@verbs.chances.answered(State)
def chances(board: Board, state: State, codes: Cells, weights: Cells) -> int:
    """L1, L5, L10, L65: the faces of the dice that are rolled, the cards face down, or the lot."""
    n = 0
    if state.phase == ROLLING:
        first_b, last_b = first_face(state, 1), last_face(state, 1)
        first_black, last_black = first_face(state, BLACK), last_face(state, BLACK)
        for a in range(first_face(state, 0), last_face(state, 0)):
            for b in range(first_b, last_b):
                for black in range(first_black, last_black):
                    codes[n] = moves.ROLL + (a * FACES + b) * FACES + black
                    weights[n] = 1
                    n += 1
    elif state.phase == TURNING:
        for kind in range(KINDS):
            weight = card_weight(state, kind)
            if weight > 0:
                codes[n] = moves.CARD + kind
                weights[n] = weight
                n += 1
    else:
        for seat in range(state.seats):
            codes[n] = moves.LOT + seat
            weights[n] = 1
            n += 1
    return n


@rule
def first_face(state: State, die: int) -> int:
    """The least that a die can show now, counted from 0; a die that is kept shows what it shows."""
    return 0 if state.again >> die & 1 else state.dice[die] - 1


@rule
def last_face(state: State, die: int) -> int:
    """One more than the most."""
    return FACES if state.again >> die & 1 else state.dice[die]


@verbs.apply.answered(State)
def apply(board: Board, state: State, code: int) -> None:
    """One decision or one outcome, and all that follows from it without a choice."""
    if code >= moves.LOT:
        begin_turn(state, code - moves.LOT)
    elif code >= moves.CARD:
        turn_card(state, code - moves.CARD)
    elif code >= moves.ROLL:
        roll(board, state, code - moves.ROLL)
    elif code < moves.RING or moves.PLAY <= code < moves.TRADE:
        if code >= moves.PLAY:
            discard(state, card_of(code))
        climb(board, state, code)
    elif moves.AGAIN <= code < moves.DRAW:
        state.again = code - moves.AGAIN + 1
        state.phase = ROLLING
    elif code < moves.AGAIN:
        face_spirit(state, code)
    else:
        use_cards(state, code)


@rule
def face_spirit(state: State, code: int) -> None:
    """L41, L46: the ring action, or what is said about it."""
    if code <= moves.RELEASE:
        ring(state, code)
    elif code == moves.OVERLOOK:
        overlook(state)
    else:
        answer(state, code == moves.CALL)


@rule
def use_cards(state: State, code: int) -> None:
    """L12, L61 to L63, L67: cards that are gained or thrown away, or nothing of the kind."""
    if code == moves.DRAW:
        draw(state)
    elif code in (moves.ENOUGH, moves.PASS):
        end_turn(state)
    elif code < moves.PLAY:
        steal(state, (code - moves.STEAL) // KINDS, (code - moves.STEAL) % KINDS)
    else:
        trade(state, (code - moves.TRADE) // DICE, (code - moves.TRADE) % DICE)


@rule
def roll(board: Board, state: State, faces: int) -> None:
    """L10, L12, L40: the dice lie. The spirit comes first; after the last roll, who can do nothing passes them on."""
    state.dice[0] = faces // (FACES * FACES) + 1
    state.dice[1] = faces // FACES % FACES + 1
    state.dice[BLACK] = faces % FACES + 1
    state.again = 0
    state.rolls += 1
    if is_haunted(state):
        haunt(state)
    elif state.rolls < ROLLS or state.hands[state.seat] or can_act(board, state):
        state.phase = CHOOSING
    else:
        end_turn(state)


@rule
def can_act(board: Board, state: State) -> bool:
    """L12: whether there is an action that would be compulsory after the last roll."""
    if can_climb(board, state):
        return True
    return bool(state.cards and (may_draw(state) or may_steal(state)))


@verbs.score.answered(State)
def score(board: Board, state: State, seat: int) -> int:
    """L50: pawns on the summit."""
    return pawns_at(state, seat, SUMMIT)


@verbs.standing.answered(State)
def standing(board: Board, state: State, out: Cells) -> None:
    """L50: most pawns on the summit are first, equals share the place."""
    for seat in range(state.seats):
        place = 1
        own = pawns_at(state, seat, SUMMIT)
        for other in range(state.seats):
            place += pawns_at(state, other, SUMMIT) > own
        out[seat] = place
