"""What positions are worth, and what each choice of a turn is worth if the rest of it is played best: for bots.

A position is worth the turns that a seat's pawns still need, roughly; the rolls of a turn are not estimated but
reckoned out over all faces (`casts`).
"""

from typing import Any

import numpy as np

from ludothek.games.laufrauf import moves
from ludothek.games.laufrauf.cards import card_left, card_of, card_weight, discard, others_hold
from ludothek.games.laufrauf.casts import CASTS, COMPLETE, SIDE, cast_of, expect, kept, rolled_again
from ludothek.games.laufrauf.climbing import climb, steps_up, steps_up_elsewhere
from ludothek.games.laufrauf.mountain import on_ring, pawns_at, room_ahead, room_behind, squares, steps_to_ascent
from ludothek.games.laufrauf.moves import DICE, JOKER, KINDS, LEAST, MOST, PAWNS, SUMS
from ludothek.games.laufrauf.rules import choices
from ludothek.games.laufrauf.state import CAMP, CHOOSING, MIDDLE, ROLLS, RUN_UP, SUMMIT, Board, State
from ludothek.games.laufrauf.turns import ENOUGH_TO_START
from ludothek.kit import verbs
from ludothek.kit.record import Cells, Reals
from ludothek.kit.rule import put, rule

# Turns, reckoned out for a single pawn that plays best with all its rolls.
ASCENT = 3.3  # from the run-up to the next level
NEAREST = 0.7  # more from the last square of the run-up, which takes two ones
BEFORE_RUN_UP = 0.9  # to come to the run-up from the square before it
SQUARE = 0.092  # for each square further away
START_TURNS = 2.0
BAN = 1.0  # the ring: no ascent until it is gone

CARD_TURNS = 0.25
"""What a card in hand saves."""

WORTH_A_THOUGHT = 1.0
"""Codes that fall short of the best by more turns are not considered."""

NOTHING = -1e9

VALUES = moves.PASS + 1
"""A value for each code of an action, and for passing on the dice."""

# What an action may need of the dice: rows by sum or distance, and one for everything else.
RUNS, BACKS, UPS, ELSEWHERE, OTHER = range(5)
STARTED, DIRECTED, PAIR, TRIPLE, STRAIGHT, PASSED = range(6)
ROWS = OTHER + 1


@verbs.estimate.answered(State)
def estimate(board: Board, state: State, seat: int) -> float:
    """How many turns the seat's pawns still need, less what its cards may save; negative."""
    turns = 0.0
    lower = ASCENT + way(board.lower)
    middle = ASCENT + way(board.middle)
    for pawn in range(PAWNS):
        place = state.places[seat, pawn]
        if place == CAMP:
            turns += START_TURNS + lower + middle
        elif place != SUMMIT:
            steps = steps_to_ascent(board, place, state.corner[seat])
            turns += ASCENT + way(steps if steps > 0 else squares(board, place))
            if place < MIDDLE:
                turns += middle
    if state.ringed and (state.ringed - 1) // PAWNS == seat:
        turns += BAN
    for kind in range(KINDS):
        turns -= CARD_TURNS * (state.hands[seat] >> kind & 1)
    return -turns


@rule
def way(steps: int) -> float:
    """Turns until a pawn so many squares before its ascent square stands well on its run-up."""
    if steps > RUN_UP:
        return BEFORE_RUN_UP + SQUARE * (steps - RUN_UP - 1)
    return NEAREST if steps == 1 else 0.0


@rule
def advantage(board: Board, state: State, seat: int) -> float:
    """By how much a seat's estimate is above the mean of the others'."""
    others = 0.0
    for other in range(state.seats):
        if other != seat:
            others += estimate(board, state, other)
    return estimate(board, state, seat) - others / (state.seats - 1)


@verbs.consider.answered(State)
def consider(board: Board, state: State, spare: Any, codes: Cells, worths: Reals) -> int:
    """The better ones among the legal codes of a turn with its dice. An action is worth the position it leads to; dice that
    are rolled again the mean over all faces, if the turn goes on as well as possible, cards thrown away included."""
    if state.phase != CHOOSING:
        return 0
    legal = choices(board, state, 1, codes)
    values = np.full(VALUES, NOTHING)
    for i in range(legal):
        if moves.CAPTURE <= codes[i] < moves.RING or codes[i] >= moves.PLAY:
            values[codes[i]] = 0.0
    mark_possible(board, state, values)
    act_out(board, state, spare, values)
    prospects = np.full((ROWS, MOST + 1), NOTHING)
    gather(board, state, values, prospects)
    last = np.empty(CASTS)
    again = np.empty(CASTS)
    last_rolls(state, prospects, last, again)
    if state.rolls < ROLLS:
        expect(last)
        if state.rolls + 2 <= ROLLS:
            for i in range(len(COMPLETE)):
                again[COMPLETE[i]] = best_action(prospects, COMPLETE[i], 0)
            rolled_again(again, last)
            expect(again)
        else:
            again[:] = last
    present = cast_of(state)
    best = NOTHING
    for i in range(legal):
        code = codes[i]
        if moves.AGAIN <= code < moves.DRAW:
            worths[i] = again[kept(present, code - moves.AGAIN + 1)]
        elif moves.TRADE <= code < moves.PASS:
            worths[i] = again[kept(present, 1 << (code - moves.TRADE) % DICE)] - CARD_TURNS
        elif code == moves.DRAW:
            worths[i] = prospects[OTHER, TRIPLE if state.dice[0] == state.dice[1] == state.dice[2] else PAIR]
        elif moves.STEAL <= code < moves.PLAY:
            worths[i] = values[moves.PASS] + stolen(state, (code - moves.STEAL) % KINDS)
        else:
            worths[i] = values[code]
        best = max(best, worths[i])
    considered = 0
    for i in range(legal):
        if worths[i] >= best - WORTH_A_THOUGHT:
            codes[considered] = codes[i]
            worths[considered] = worths[i]
            considered += 1
    return considered


@rule
def mark_possible(board: Board, state: State, values: Reals) -> None:
    """Mark with 0 what pawns could do this turn with some dice, apart from captures; and to do nothing."""
    seat = state.seat
    hand = state.hands[seat]
    values[moves.PASS] = 0.0
    if pawns_at(state, seat, CAMP) > 0:
        values[moves.START] = 0.0
        for joker in range(2):
            if hand >> (JOKER if joker else moves.DIRECT) & 1:
                values[moves.PLAY + joker * moves.PLAYS] = 0.0
    for pawn in range(PAWNS):
        if not on_ring(state.places[seat, pawn]):
            continue
        ahead = room_ahead(board, state, seat, pawn)
        behind = room_behind(board, state, seat, pawn)
        elsewhere = steps_up_elsewhere(board, state, pawn)
        if steps_up(board, state, pawn) > 0:
            values[moves.ASCEND + pawn] = 0.0
        for sum_ in range(SUMS):
            if sum_ + LEAST <= ahead:
                values[moves.RUN + pawn * SUMS + sum_] = 0.0
        for joker in range(2):
            play = moves.PLAY + joker * moves.PLAYS
            if elsewhere > 0 and hand >> (JOKER if joker else moves.FOREIGN) & 1:
                values[play + moves.PLAY_FOREIGN + pawn] = 0.0
            if hand >> (JOKER if joker else moves.BACK) & 1:
                for sum_ in range(SUMS):
                    if sum_ + LEAST <= behind:
                        values[play + moves.PLAY_BACK + pawn * SUMS + sum_] = 0.0


@rule
def act_out(board: Board, state: State, spare: Any, values: Reals) -> None:
    """Give every marked code the advantage of the position to which it leads."""
    seat = state.seat
    room = len(spare) - 1
    for code in range(VALUES):
        if values[code] == 0.0:
            put(spare, room, state)
            if code >= moves.PLAY and code != moves.PASS:
                discard(spare[room], card_of(code))
            if code != moves.PASS:
                climb(board, spare[room], code)
            values[code] = advantage(board, spare[room], seat)


@rule
def gather(board: Board, state: State, values: Reals, prospects: Any) -> None:
    """The best value for each sum, each distance of an ascent, and everything else that dice may allow."""
    others = prospects[OTHER]
    nothing = values[moves.PASS]
    others[PASSED] = nothing
    others[STARTED] = values[moves.START]
    for sum_ in range(LEAST, MOST + 1):
        for pawn in range(PAWNS):
            offset = pawn * SUMS + sum_ - LEAST
            prospects[RUNS, sum_] = max(prospects[RUNS, sum_], values[moves.RUN + offset])
            for joker in range(2):
                value = values[moves.PLAY + joker * moves.PLAYS + moves.PLAY_BACK + offset]
                prospects[BACKS, sum_] = max(prospects[BACKS, sum_], value)
    for pawn in range(PAWNS):
        steps = steps_up(board, state, pawn)
        prospects[UPS, steps] = max(prospects[UPS, steps], values[moves.ASCEND + pawn])
        steps = steps_up_elsewhere(board, state, pawn)
        for joker in range(2):
            play = moves.PLAY + joker * moves.PLAYS
            prospects[ELSEWHERE, steps] = max(prospects[ELSEWHERE, steps], values[play + moves.PLAY_FOREIGN + pawn])
            others[DIRECTED] = max(others[DIRECTED], values[play])
    if state.cards:
        if card_left(state):
            chance = new_card_chance(state)
            others[PAIR] = nothing + CARD_TURNS * chance
            others[TRIPLE] = nothing + CARD_TURNS * chance * (1.0 + chance)
        for kind in range(KINDS):
            if others_hold(state) >> kind & 1:
                others[STRAIGHT] = max(others[STRAIGHT], nothing + stolen(state, kind))


@rule
def new_card_chance(state: State) -> float:
    """How likely the next card is one that the seat does not hold."""
    new = 0
    cards = 0
    for kind in range(KINDS):
        weight = card_weight(state, kind)
        cards += weight
        if not state.hands[state.seat] >> kind & 1:
            new += weight
    return new / cards


@rule
def stolen(state: State, kind: int) -> float:
    """What taking a card of a kind from somebody brings: another's loss, and one's own gain if it is kept."""
    own = 0.0 if state.hands[state.seat] >> kind & 1 else CARD_TURNS
    return own + CARD_TURNS / (state.seats - 1)


@rule
def best_action(prospects: Any, cast: int, final: int) -> float:
    """The best action that a complete, sorted cast allows, or NOTHING; to pass on the dice, if it is `final` and there
    is none. Effects of cards are never compulsory (L12)."""
    a, b, c = cast // (SIDE * SIDE), cast // SIDE % SIDE, cast % SIDE
    others = prospects[OTHER]
    best = max(prospects[RUNS, a + b], prospects[RUNS, a + c], prospects[RUNS, b + c])
    effect = max(prospects[BACKS, a + b], prospects[BACKS, a + c], prospects[BACKS, b + c])
    if a == 1:
        best = max(best, prospects[UPS, b], prospects[UPS, c])
        effect = max(effect, prospects[ELSEWHERE, b], prospects[ELSEWHERE, c])
    if a + b + c >= ENOUGH_TO_START:
        best = max(best, others[STARTED])
        effect = max(effect, others[DIRECTED])
    if b in (a, c):
        best = max(best, others[TRIPLE if a == c else PAIR])
    if b == a + 1 and c == b + 1:
        best = max(best, others[STRAIGHT])
    if final and best == NOTHING:
        best = others[PASSED]
    return float(max(best, effect))


@rule
def last_rolls(state: State, prospects: Any, last: Reals, earlier: Reals) -> None:
    """What each complete cast is worth after the last roll, if cards may be thrown away; into `earlier`, all casts with
    one card less (L67)."""
    for i in range(len(COMPLETE)):
        last[COMPLETE[i]] = best_action(prospects, COMPLETE[i], 1)
    for kind in range(KINDS):
        if state.hands[state.seat] >> kind & 1:
            earlier[:] = last
            expect(earlier)
            for i in range(len(COMPLETE)):
                cast = COMPLETE[i]
                last[cast] = best_action(prospects, cast, 1)
                for die in range(DICE):
                    last[cast] = max(last[cast], earlier[kept(cast, 1 << die)] - CARD_TURNS)
