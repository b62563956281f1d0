"""A look at the ends of one's own turn: cheap, without chance, and surprisingly strong."""

from typing import Any

from ludothek.bots.memory import LOOK, Memory
from ludothek.kit import verbs
from ludothek.kit.chance import below
from ludothek.kit.judge import margin
from ludothek.kit.rule import apart, put, rule

NOTHING = -1e9
"""Less than any margin."""


@apart
def survey(board: Any, state: Any, memory: Memory) -> int:
    """Write into `looks[0]` the codes that deserve a thought and into `worth` what each is worth; return their number.

    A game may know that itself. Else all legal codes are looked at, see `glance`.
    """
    known = verbs.consider(board, state, memory.states, memory.looks[0].codes, memory.worth, memory.judge)
    return known if known > 0 else glance(board, state, memory)


@apart
def glance(board: Any, state: Any, memory: Memory) -> int:
    """A survey of all legal codes: each is worth the best margin that the seat can have when its choosing ends.

    The seat's choices are followed, at most LOOK deep, until another is to move or chance speaks: what two dice do
    together is seen when the first is chosen.
    """
    seat = verbs.to_move(state)
    looks = memory.looks
    offered = memory.offered
    tried = memory.tried
    put(memory.states, 1, state)
    depth = 0
    while True:
        offered[depth] = verbs.legal(board, memory.states[1 + depth], looks[depth].codes)
        tried[depth] = 0
        if depth == 0:
            for i in range(offered[0]):
                memory.worth[i] = NOTHING
        descended = False
        while not descended:
            while tried[depth] == offered[depth]:
                if depth == 0:
                    return int(offered[0])
                depth -= 1
            put(memory.states, 2 + depth, memory.states[1 + depth])
            verbs.apply(board, memory.states[2 + depth], looks[depth].codes[tried[depth]])
            tried[depth] += 1
            if depth + 1 < LOOK and verbs.to_move(memory.states[2 + depth]) == seat:
                depth += 1
                descended = True
            else:
                end = margin(board, memory.states[2 + depth], seat, memory.judge)
                memory.worth[tried[0] - 1] = max(memory.worth[tried[0] - 1], end)


@rule
def greedy(board: Any, state: Any, memory: Memory) -> int:
    """The code behind which the best end of the turn lies; one of them by lot if there are several."""
    codes = survey(board, state, memory)
    best = NOTHING
    ties = 0
    pick = 0
    for i in range(codes):
        if memory.worth[i] > best:
            best = memory.worth[i]
            ties = 0
        if memory.worth[i] == best:
            ties += 1
            if ties == 1 or below(memory.source, ties) == 0:
                pick = i
    return int(memory.looks[0].codes[pick])
