"""A hint: what a search would play, and a reason in numbers from games played out after it."""

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from ludothek.bots.endings import played_out
from ludothek.bots.memory import seats_of
from ludothek.bots.thinking import Thinker, legal_codes
from ludothek.kit import verbs
from ludothek.kit.game import Game

GAMES = 500
"""So many games are played out for each number that is told: the difference of two of them is off by some 3 %."""

STEP = 20
"""So many of them between two looks at the clock."""

CLEAR = 0.05
"""A choice that wins so much more often than the next best is clearly the best."""


@dataclass(frozen=True)
class Advice:
    """A code, the share of games it wins, and the text key of a reason with its arguments.

    `reason-forced`, `reason-lone`, `reason-clear` and `reason-close` have `chance`, from 0 to 1, and `points`, the
    final score to be expected; the last two `next`, the chance of the second best choice.
    """

    code: int
    win_chance: float
    reason: str
    args: dict[str, int | float | str]


@dataclass(frozen=True)
class Outlook:
    """What a seat may expect from a position."""

    chance: float
    points: float


def advise(thinker: Thinker, game: Game, board: Any, state: Any, seed: int, budget_ms: float | None = None) -> Advice:
    """What a bot would play that thinks, and why."""
    legal = legal_codes(game, board, state)
    codes = legal
    if len(legal) > 1:
        codes = thinker.ranked(game, board, state, seed, budget_ms)
    best = outlook(game, board, state, codes[0], seed, budget_ms)
    args: dict[str, int | float | str] = {"chance": round(best.chance, 2), "points": round(best.points)}
    reason = "reason-forced" if len(legal) == 1 else "reason-lone"
    if len(codes) > 1:
        second = min(best.chance, outlook(game, board, state, codes[1], seed, budget_ms).chance)
        args["next"] = round(second, 2)
        reason = "reason-clear" if best.chance - second >= CLEAR else "reason-close"
    return Advice(codes[0], best.chance, reason, args)


def outlook(game: Game, board: Any, state: Any, code: int, seed: int, budget_ms: float | None = None) -> Outlook:
    """What the seat to move may expect from choosing `code`, by games played to their ends: fewer than GAMES when the
    budget runs out."""
    seat, seats = verbs.to_move(state), seats_of(game, board, state)
    after = game.State.batch(1)
    after[0] = state
    verbs.apply(board, after[0], code)
    end = None if budget_ms is None else perf_counter() + budget_ms / 1000
    chance = points = 0.0
    steps = 0
    while steps * STEP < GAMES and not (end and steps and perf_counter() > end):
        shares, ends = played_out(game, board, after, seats, STEP, seed, steps * STEP)
        chance += float(shares[0, seat])
        points += float(ends[0, seat])
        steps += 1
    return Outlook(chance / steps, points / steps)
