"""Bots that need no Python: what they choose, compiled, so that whole games of theirs are one call."""

from typing import Any

from ludothek.bots.lookahead import glance, survey
from ludothek.bots.memory import Memory
from ludothek.kit import verbs
from ludothek.kit.chance import below, seed_source
from ludothek.kit.record import Int, Record
from ludothek.kit.rule import rule

ASKED, RANDOM, GLANCING, SURVEYING = range(4)
"""How a mind works; one that is ASKED thinks elsewhere."""

LOTS = 2**30
"""Equals draw one of so many lots each."""


class Mind(Record):
    """What sits at a seat."""

    kind: Int
    overlooked: Int  # how many of a hundred codes it does not see
    learned: Int  # whether it judges by what was learned


@rule
def choose(board: Any, state: Any, mind: Mind, seed: int, memory: Memory) -> int:
    """The code that the bot of this mind would answer with, asked with the same seed."""
    codes = memory.looks[0].codes
    legal = verbs.legal(board, state, codes)
    seed_source(memory.source, seed, 0)
    if mind.kind == RANDOM:
        return int(codes[below(memory.source, legal)])
    if legal == 1:
        return int(codes[0])
    considered = glance(board, state, memory) if mind.kind == GLANCING else survey(board, state, memory)
    return _best_seen(considered, mind.overlooked, memory)


@rule
def _best_seen(considered: int, overlooked: int, memory: Memory) -> int:
    """The best by worth among those seen; equals, or all when none was seen, by lot."""
    best = 0
    best_seen = False
    best_worth = 0.0
    best_lot = -1
    for i in range(considered):
        seen = below(memory.source, 100) >= overlooked
        worth = memory.worth[i] if seen else 0.0
        lot = below(memory.source, LOTS)
        if seen != best_seen:
            better = seen
        elif worth != best_worth:
            better = worth > best_worth
        else:
            better = lot >= best_lot
        if better or i == 0:
            best, best_seen, best_worth, best_lot = i, seen, worth, lot
    return int(memory.looks[0].codes[best])
