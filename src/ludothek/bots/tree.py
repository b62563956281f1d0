"""Tree search for any number of seats, with chance: each seat wants the most for itself, chance has no wishes.

The tree holds positions by the codes that lead to them, chance's outcomes included. An iteration walks from the root to
a leaf, at each seat's node to the child that looks best for that seat, at chance's by its weights; grows the leaf;
plays on greedily from there for some turns; and adds each seat's value to all nodes it came through. Where nothing is
known yet, a look at the ends of the turn says what is promising (`lookahead.survey`).
"""

from math import log, sqrt
from typing import Any

from ludothek.bots.lookahead import NOTHING, survey
from ludothek.bots.memory import DEPTH, Memory
from ludothek.bots.playout import judge, learn, measure, play_on
from ludothek.kit import verbs
from ludothek.kit.chance import below
from ludothek.kit.rule import put, rule
from ludothek.kit.verbs import CHANCE, NOBODY

PILOTS = 16
"""So many play-outs come first, to learn what margins to expect."""

EXPLORE = 0.3
"""How much is paid for knowing little about a child."""

TRUST = 0.5
"""How much of its value a child without promise seems to lack; experience outweighs it as visits add up."""


@rule
def grow(board: Any, start: Any, turns: int, iterations: int, memory: Memory) -> None:
    """Make so many iterations from the position `start`, looking ahead until the turn has passed on so many times."""
    nodes = memory.nodes
    for _ in range(iterations):
        put(memory.states, 0, start)
        state = memory.states[0]
        pilot = memory.tally.pilots < PILOTS
        turn = verbs.turn(state)
        left = turns
        node = 0
        depth = 0
        while (
            not pilot
            and left > 0
            and depth < DEPTH
            and (nodes[node].children > 0 or _expand(board, state, node, memory))
        ):
            node = _descend(board, state, node, memory)
            verbs.apply(board, state, nodes[node].code)
            depth += 1
            memory.path[depth] = node
            if verbs.turn(state) != turn:
                turn = verbs.turn(state)
                left -= 1
        over = play_on(board, state, left, memory)
        measure(board, state, memory)
        if pilot:
            learn(memory)
            continue
        judge(board, state, over, memory)
        for step in range(depth + 1):
            node = memory.path[step]
            nodes[node].visits += 1
            for seat in range(memory.values.shape[0]):
                memory.totals[node, seat] += memory.values[seat]


@rule
def _expand(board: Any, state: Any, node: int, memory: Memory) -> bool:
    """Give the node its children; not on the first visit, nor at the end of the game, nor when memory is full."""
    mover = verbs.to_move(state)
    if mover == NOBODY or (node > 0 and memory.nodes[node].visits == 0):
        return False
    first = memory.tally.nodes
    if mover == CHANCE:
        codes = memory.lists.codes
        count = verbs.chances(board, state, codes, memory.lists.weights)
    else:
        codes = memory.looks[0].codes
        count = survey(board, state, memory)
    if first + count > memory.nodes.shape[0]:
        return False
    memory.tally.nodes += count
    parent = memory.nodes[node]
    parent.mover = mover
    parent.first = first
    parent.children = count
    for i in range(count):
        memory.nodes[first + i].code = codes[i]
    if mover != CHANCE:
        _promise(first, count, memory)
    return True


@rule
def _promise(first: int, count: int, memory: Memory) -> None:
    """Note how promising each child is after a survey."""
    best = NOTHING
    for i in range(count):
        best = max(best, memory.worth[i])
    for i in range(count):
        memory.nodes[first + i].promise = memory.worth[i] - best


@rule
def _descend(board: Any, state: Any, node: int, memory: Memory) -> int:
    """The child to visit next."""
    parent = memory.nodes[node]
    if parent.mover == CHANCE:
        return int(parent.first + _outcome(board, state, memory))
    seat = parent.mover
    spread = memory.tally.spread + 0.5
    bonus = EXPLORE * sqrt(log(parent.visits + 1.0))
    hope = bonus + memory.totals[node, seat] / max(1, parent.visits)
    best = NOTHING
    pick = parent.first
    ties = 0
    for i in range(parent.first, parent.first + parent.children):
        child = memory.nodes[i]
        visits = child.visits
        value = hope if visits == 0 else (memory.totals[i, seat] + bonus * sqrt(visits)) / visits
        value += TRUST * child.promise / (spread - child.promise) / (visits + 1)
        if value > best:
            best = value
            ties = 0
        if value == best:
            ties += 1
            if ties == 1 or below(memory.source, ties) == 0:
                pick = i
    return int(pick)


@rule
def _outcome(board: Any, state: Any, memory: Memory) -> int:
    """The number of an outcome, drawn by weight."""
    weights = memory.lists.weights
    count = verbs.chances(board, state, memory.lists.codes, weights)
    total = 0
    for i in range(count):
        total += weights[i]
    rest = below(memory.source, total)
    outcome = 0
    while rest >= weights[outcome]:
        rest -= weights[outcome]
        outcome += 1
    return outcome
