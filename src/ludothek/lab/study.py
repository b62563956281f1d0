"""Games against oneself, and what they teach: the compiled part of learning.

A position is worth what the game came to, and partly what the position after it seemed worth at the time (temporal
differences, TD(λ)). Positions count when chance or another seat is to move: those are what a look judges.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludothek.bots.lookahead import greedy
from ludothek.bots.memory import Memory
from ludothek.kit import verbs
from ludothek.kit.chance import below, seed_source, weighted
from ludothek.kit.judge import Floats, Judge, answer, foretell, look, mix, pick, read, settle
from ludothek.kit.record import Reals
from ludothek.kit.rule import apart, put, rule
from ludothek.kit.verbs import CHANCE, NOBODY

LONGEST = 2000
"""So many positions of a game are remembered; a longer game teaches nothing."""

MANY = 1_000_000
"""What happens so often in a million is given as a whole number."""

SPARED = 3
"""One position in so many is a sample: neighbours are too much alike."""

POINTS = 0.2
"""How much errors in points count beside errors in wins."""


class Journal(NamedTuple):
    """A game as it went, by position."""

    counts: NDArray[np.int32]
    active: Any
    shares: Any
    viewers: NDArray[np.int32]
    guessed: NDArray[np.bool_]  # a code drawn at random led on from here
    wins: Any  # by seat: what was foretold
    ends: Any
    target: Floats  # room: what a position should have been foretold, in the order of play
    slope: Floats  # room: by column, where the error comes from
    heard: Reals  # the sum of errors (cross entropy), and of positions


def journal(judge: Judge) -> Journal:
    """Room for one game at a time."""
    seats = len(judge.wins)
    wide = len(judge.active)
    return Journal(
        counts=np.zeros(LONGEST, np.int32),
        active=np.zeros((LONGEST, wide), np.int32),
        shares=np.zeros((LONGEST, wide), np.float32),
        viewers=np.zeros(LONGEST, np.int32),
        guessed=np.zeros(LONGEST, np.bool_),
        wins=np.zeros((LONGEST, seats)),
        ends=np.zeros((LONGEST, seats)),
        target=np.zeros(2 * seats, np.float32),
        slope=np.zeros(len(judge.sums), np.float32),
        heard=np.zeros(2),
    )


@rule
def study(
    board: Any,
    starts: Any,
    memory: Memory,
    pupil: Judge,
    page: Journal,
    games: int,
    guess: int,
    trace: float,
    rate: float,
) -> None:
    """So many games, each from one of the `starts`, chosen by `memory.judge` but for `guess` codes in a million; the
    pupil learns from each at that rate, trusting in what came of it by `trace`."""
    for _ in range(games):
        put(memory.states, 0, starts[below(memory.source, starts.shape[0])])
        count = _play(board, memory, pupil, page, guess)
        if count < LONGEST:
            settle(board, memory.states[0], pupil)
            _learn(pupil, page, count, trace, rate)


@apart
def step(board: Any, memory: Memory, guess: int) -> bool:
    """Carry on `memory.states[0]` by one code: chance's by weight, a seat's by a look, but for `guess` in a million
    that are drawn. Whether it was drawn."""
    state = memory.states[0]
    codes = memory.lists.codes
    if verbs.to_move(state) == CHANCE:
        outcomes = verbs.chances(board, state, codes, memory.lists.weights)
        verbs.apply(board, state, weighted(memory.source, memory.lists, outcomes))
        return False
    if guess > 0 and below(memory.source, MANY) < guess:
        verbs.apply(board, state, int(codes[below(memory.source, verbs.legal(board, state, codes))]))
        return True
    verbs.apply(board, state, greedy(board, state, memory))
    return False


@rule
def _play(board: Any, memory: Memory, pupil: Judge, page: Journal, guess: int) -> int:
    """Play `memory.states[0]` to its end and note every position that counts; how many, at most LONGEST."""
    count = 0
    page.guessed[:] = False
    mover = verbs.to_move(memory.states[0])
    while mover != NOBODY and count < LONGEST:
        if step(board, memory, guess) and count > 0:
            page.guessed[count - 1] = True
        after = verbs.to_move(memory.states[0])
        if counts(mover, after):
            _note(board, memory.states[0], pupil, page, count)
            count += 1
        mover = after
    return count


@rule
def counts(mover: int, after: int) -> bool:
    """Whether a position counts that `mover` left to `after`."""
    return bool(mover >= 0 and after not in (mover, NOBODY))


@apart
def _note(board: Any, state: Any, pupil: Judge, page: Journal, place: int) -> None:
    """Write a position down, and what the pupil foretells of it."""
    foretell(board, state, pupil)
    count = look(board, state, pupil)
    page.counts[place] = count
    for i in range(count):
        page.active[place, i] = pupil.active[i]
        page.shares[place, i] = pupil.shares[i]
    page.viewers[place] = verbs.turn(state)
    for seat in range(pupil.wins.shape[0]):
        page.wins[place, seat] = pupil.wins[seat]
        page.ends[place, seat] = pupil.ends[seat]


@apart
def _learn(pupil: Judge, page: Journal, count: int, trace: float, rate: float) -> None:
    """Go back from the end, which `pupil` knows, and set every position right."""
    seats = pupil.wins.shape[0]
    wins = pupil.wins.copy()
    ends = pupil.ends.copy()
    for back in range(count):
        place = count - 1 - back
        if page.guessed[place]:
            wins[:] = page.wins[place]
            ends[:] = page.ends[place]
        for step in range(seats):
            seat = (page.viewers[place] + step) % seats
            page.target[step] = wins[seat]
            page.target[seats + step] = ends[seat]
        _correct(pupil, page, place, rate)
        for seat in range(seats):
            wins[seat] = trace * wins[seat] + (1.0 - trace) * page.wins[place, seat]
            ends[seat] = trace * ends[seat] + (1.0 - trace) * page.ends[place, seat]


@apart
def _correct(pupil: Judge, page: Journal, place: int, rate: float) -> None:
    """One step down the error of one position."""
    count = page.counts[place]
    pupil.active[:count] = page.active[place, :count]
    pupil.shares[:count] = page.shares[place, :count]
    mix(pupil, count)
    sums = pupil.sums
    slope = page.slope
    hidden, outcomes = pupil.top.shape
    seats = outcomes // 2
    most = sums[hidden]
    for step in range(1, seats):
        most = max(most, sums[hidden + step])
    total = np.float32(0.0)
    for step in range(seats):
        total += np.exp(sums[hidden + step] - most)
    for step in range(seats):
        win = np.exp(sums[hidden + step] - most) / total
        slope[hidden + step] = win - page.target[step]
        if page.target[step] > 0.0:
            page.heard[0] -= page.target[step] * np.log(max(win, 1e-9))
        slope[hidden + seats + step] = np.float32(POINTS) * (sums[hidden + seats + step] - page.target[seats + step])
    page.heard[1] += 1.0
    pace = np.float32(rate / _leverage(pupil, count))
    for cell in range(hidden):
        slope[cell] = 0.0
        if sums[cell] > 0.0:
            for outcome in range(outcomes):
                slope[cell] += pupil.top[cell, outcome] * slope[hidden + outcome]
                pupil.top[cell, outcome] -= pace * sums[cell] * slope[hidden + outcome]
    for i in range(count):
        row = pupil.rows[pupil.active[i]]
        step_ = pace * pupil.shares[i]
        for column in range(slope.shape[0]):
            row[column] -= step_ * slope[column]
    for column in range(slope.shape[0]):
        pupil.bias[column] -= pace * slope[column]


@rule
def _leverage(pupil: Judge, count: int) -> float:
    """How far a step of all weights against the error of one outcome moves that outcome: a step is divided by it, so
    that none goes too far however large weights have become."""
    hidden, outcomes = pupil.top.shape
    squares = 0.0
    felt = 0.0
    for cell in range(hidden):
        if pupil.sums[cell] > 0.0:
            felt += pupil.sums[cell] * pupil.sums[cell]
            for outcome in range(outcomes):
                squares += pupil.top[cell, outcome] * pupil.top[cell, outcome]
    return float(1.0 + felt + (1.0 + count) * (1.0 + squares / outcomes))


@rule
def sample(board: Any, starts: Any, memory: Memory, judge: Judge, guess: int, numbers: Any) -> None:
    """Fill the rows of `numbers` with the inputs of positions from games, one in three of those that count."""
    row = 0
    while row < numbers.shape[0]:
        put(memory.states, 0, starts[below(memory.source, starts.shape[0])])
        mover = verbs.to_move(memory.states[0])
        while mover != NOBODY and row < numbers.shape[0]:
            step(board, memory, guess)
            after = verbs.to_move(memory.states[0])
            if counts(mover, after) and below(memory.source, SPARED) == 0:
                read(board, memory.states[0], judge)
                numbers[row] = judge.numbers
                row += 1
            mover = after


@rule
def first_wins(judge: Judge, numbers: Any, wins: Any) -> None:
    """What the first of the seats may expect by each row of inputs."""
    for row in range(numbers.shape[0]):
        judge.numbers[:] = numbers[row]
        mix(judge, pick(judge))
        answer(judge, 0)
        wins[row] = judge.wins[0]


@rule
def play_to_end(board: Any, starts: Any, memory: Memory, scores: Any) -> None:
    """Play a game for each row of scores, and write down what it came to."""
    for game in range(scores.shape[0]):
        put(memory.states, 0, starts[0])
        while verbs.to_move(memory.states[0]) != NOBODY:
            step(board, memory, 0)
        for seat in range(scores.shape[1]):
            scores[game, seat] = verbs.score(board, memory.states[0], seat)


@rule
def duel(board: Any, starts: Any, able: Memory, plain: Memory, seed: int, games: int) -> float:
    """How many of the games looks by `able` win that sit at every other seat; two games each begin with the same
    dice, and seats changed."""
    won = 0.0
    for game in range(games):
        seed_source(able.source, seed, game // 2)
        put(able.states, 0, starts[0])
        mover = verbs.to_move(able.states[0])
        while mover != NOBODY:
            if mover == CHANCE or (mover + game) % 2 == 0:
                step(board, able, 0)
            else:
                put(plain.states, 0, able.states[0])
                step(board, plain, 0)
                put(able.states, 0, plain.states[0])
            mover = verbs.to_move(able.states[0])
        settle(board, able.states[0], able.judge)
        for seat in range(able.judge.wins.shape[0]):
            if (seat + game) % 2 == 0:
                won += able.judge.wins[seat]
    return won
