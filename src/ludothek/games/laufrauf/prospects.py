"""What each choice of a turn is worth if the rest of it is played best: for bots.

First every action that some dice would allow is carried out on a spare state and judged by the position it leads to.
Then the rolls are reckoned out over all faces (`casts`), the last one first. Nothing is drawn: given the values of
positions and of cards, the answer is exact.
"""

from typing import Any

import numpy as np

from ludothek.games.laufrauf import moves
from ludothek.games.laufrauf.cards import card_left, card_of, card_weight, discard, others_hold
from ludothek.games.laufrauf.casts import CASTS, COMPLETE, SIDE, cast_of, expect, kept, rolled_again
from ludothek.games.laufrauf.climbing import climb, steps_up, steps_up_elsewhere
from ludothek.games.laufrauf.estimate import CARD_TURNS
from ludothek.games.laufrauf.mountain import on_ring, pawns_at, room_ahead, room_behind
from ludothek.games.laufrauf.moves import DICE, JOKER, KINDS, LEAST, MOST, PAWNS, SUMS
from ludothek.games.laufrauf.rules import EFFECTS, choices
from ludothek.games.laufrauf.state import CAMP, CHOOSING, ROLLS, Board, State
from ludothek.games.laufrauf.turns import ENOUGH_TO_START, end_turn
from ludothek.kit import verbs
from ludothek.kit.judge import Judge, margin
from ludothek.kit.record import Cells, Reals
from ludothek.kit.rule import put, rule

WORTH_A_THOUGHT = 0.35
"""Codes that fall short of the best by more turns are not considered: a search would need very many games to see it."""

NOTHING = -1e9

VALUES = moves.PASS + 1
"""A value for each code of an action, and for passing on the dice."""

# What an action may need of the dice: rows by sum or distance, and one for everything else.
RUNS, BACKS, UPS, ELSEWHERE, OTHER = range(5)
STARTED, DIRECTED, PAIR, TRIPLE, STRAIGHT, PASSED = range(6)
ROWS = OTHER + 1


@verbs.consider.answered(State)
def consider(board: Board, state: State, spare: Any, codes: Cells, worths: Reals, judge: Judge) -> int:
    """The better ones among the legal codes of a turn with its dice."""
    if state.phase != CHOOSING:
        return 0
    legal = choices(board, state, 1, codes)
    values = np.full(VALUES, NOTHING)
    for i in range(legal):
        if moves.CAPTURE <= codes[i] < moves.RING or moves.PLAY <= codes[i] < moves.TRADE:
            values[codes[i]] = 0.0
    mark_possible(board, state, values)
    act_out(board, state, spare, values, judge)
    prospects = np.full((ROWS, MOST + 1), NOTHING)
    gather(board, state, values, prospects)
    again = np.empty(CASTS)
    reckon(state, prospects, again)
    best = NOTHING
    for i in range(legal):
        worths[i] = worth(state, values, prospects, again, codes[i])
        best = max(best, worths[i])
    considered = 0
    for i in range(legal):
        if worths[i] >= best - WORTH_A_THOUGHT:
            codes[considered] = codes[i]
            worths[considered] = worths[i]
            considered += 1
    return considered


@rule
def worth(state: State, values: Reals, prospects: Any, again: Reals, code: int) -> float:
    """What one code of the turn is worth."""
    if moves.AGAIN <= code < moves.DRAW:
        return float(again[kept(cast_of(state), code - moves.AGAIN + 1)])
    if moves.TRADE <= code < moves.PASS:
        return float(again[kept(cast_of(state), 1 << (code - moves.TRADE) % DICE)] - CARD_TURNS)
    if code == moves.DRAW:
        triple = state.dice[0] == state.dice[1] and state.dice[0] == state.dice[2]
        return float(prospects[OTHER, TRIPLE if triple else PAIR])
    if moves.STEAL <= code < moves.PLAY:
        return float(values[moves.PASS] + stolen(state, (code - moves.STEAL) % KINDS))
    return float(values[code])


@rule
def mark_possible(board: Board, state: State, values: Reals) -> None:
    """Mark with 0 what pawns could do this turn with some dice, apart from captures; and to do nothing."""
    seat = state.seat
    values[moves.PASS] = 0.0
    if pawns_at(state, seat, CAMP) > 0:
        values[moves.START] = 0.0
    for pawn in range(PAWNS):
        if on_ring(state.places[seat, pawn]):
            mark_runs(values, moves.RUN + pawn * SUMS, room_ahead(board, state, seat, pawn))
            if steps_up(board, state, pawn) > 0:
                values[moves.ASCEND + pawn] = 0.0
    for joker in range(2):
        if state.hands[seat] & (1 << JOKER if joker else EFFECTS):
            mark_effects(
                board, state, EFFECTS if joker else state.hands[seat], moves.PLAY + joker * moves.PLAYS, values
            )


@rule
def mark_effects(board: Board, state: State, hand: int, play: int, values: Reals) -> None:
    """Likewise for the effects of cards in `hand`, as bits, whose codes begin at `play`."""
    seat = state.seat
    if hand >> moves.DIRECT & 1 and pawns_at(state, seat, CAMP) > 0:
        values[play] = 0.0
    for pawn in range(PAWNS):
        if hand >> moves.FOREIGN & 1 and steps_up_elsewhere(board, state, pawn) > 0:
            values[play + moves.PLAY_FOREIGN + pawn] = 0.0
        if hand >> moves.BACK & 1 and on_ring(state.places[seat, pawn]):
            mark_runs(values, play + moves.PLAY_BACK + pawn * SUMS, room_behind(board, state, seat, pawn))


@rule
def mark_runs(values: Reals, code: int, room: int) -> None:
    """Likewise for the runs of a pawn that has so much room; `code` is the shortest."""
    for sum_ in range(SUMS):
        if sum_ + LEAST <= room:
            values[code + sum_] = 0.0


@rule
def act_out(board: Board, state: State, spare: Any, values: Reals, judge: Judge) -> None:
    """Give every marked code the margin of the position to which it leads."""
    seat = state.seat
    room = len(spare) - 1
    for code in range(VALUES):
        if values[code] == 0.0:
            put(spare, room, state)
            if code >= moves.PLAY and code != moves.PASS:
                discard(spare[room], card_of(code))
            if code == moves.PASS:
                end_turn(spare[room])
            else:
                climb(board, spare[room], code)
            values[code] = margin(board, spare[room], seat, judge)


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
def reckon(state: State, prospects: Any, again: Reals) -> None:
    """What each open cast is worth if its dice are rolled now and the turn goes on as well as possible."""
    last = np.empty(CASTS)
    last_rolls(state, prospects, last, again)
    if state.rolls >= ROLLS:
        return
    expect(last)
    if state.rolls + 1 == ROLLS:
        again[:] = last
        return
    for i in range(len(COMPLETE)):
        again[COMPLETE[i]] = best_action(prospects, COMPLETE[i], 0)
    rolled_again(again, last)
    expect(again)


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
