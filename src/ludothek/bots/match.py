"""Games of bots among themselves."""

from bisect import bisect
from collections import deque
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import accumulate

import msgspec

from ludothek.bots.thinking import Bot
from ludothek.kit.chance import Stream
from ludothek.kit.door import Rules
from ludothek.kit.game import BoardFile, Game
from ludothek.kit.verbs import CHANCE, NOBODY

SEEDS = 2**32
"""A bot's own chance starts from one of so many numbers."""


@dataclass(frozen=True)
class Played:
    """A finished game, all but `codes` by seat."""

    bots: tuple[int, ...]  # which of the bots handed in played the seat
    scores: tuple[int, ...]
    places: tuple[int, ...]
    codes: tuple[int, ...]  # every choice and outcome, from the start


def play_games(
    game: Game,
    board: BoardFile,
    options: msgspec.Struct,
    bots: Sequence[Bot],
    games: int,
    seed: int,
    *,
    threads: int = 1,
    paired: bool = False,
) -> Generator[Played]:
    """So many games in their order, a seat for each bot; from game to game the bots move on by one seat. Who has seen
    enough closes it: no more games begin than are played at the same time.

    What happens depends on the seed and on nothing else. Dice have a stream of their own: they fall as they fall,
    whatever the bots do with theirs. `paired`: they fall alike in as many games in a row as there are bots, each of
    which has its turn in each place.
    """

    def play(number: int) -> Played:
        seated = tuple((seat + number) % len(bots) for seat in range(len(bots)))
        fallen = number - number % len(bots) if paired else number
        dice, minds = Stream(seed, 2 * fallen), Stream(seed, 2 * number + 1)
        return _play(Rules(game, board), options, bots, seated, dice, minds)

    with ThreadPoolExecutor(threads) as pool:
        playing: deque[Future[Played]] = deque()
        for number in range(games):
            playing.append(pool.submit(play, number))
            if len(playing) > 2 * threads:
                yield playing.popleft().result()
        while playing:
            yield playing.popleft().result()


def _play(
    rules: Rules, options: msgspec.Struct, bots: Sequence[Bot], seated: tuple[int, ...], dice: Stream, minds: Stream
) -> Played:
    block = rules.start(options, len(seated))
    codes = []
    while (mover := rules.to_move(block)) != NOBODY:
        if mover == CHANCE:
            outcomes, weights = rules.outcomes(block)
            code = outcomes[bisect(list(accumulate(weights)), dice.below(sum(weights)))]
        else:
            code = bots[seated[mover]](rules.game, rules.board.record, block[0], minds.below(SEEDS))
        rules.apply(block, code)
        codes.append(code)
    scores, places = rules.count(block, len(seated))
    return Played(seated, tuple(scores), tuple(places), tuple(codes))
