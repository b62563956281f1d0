"""Games of bots among themselves."""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import numpy as np

from ludothek.bots.fortune import Fortune, begin, seed_draw, seed_lots
from ludothek.bots.memory import Memory, memory
from ludothek.bots.minds import ASKED, GLANCING, RANDOM, SURVEYING, Mind, choose
from ludothek.bots.thinking import Bot, Look, Random
from ludothek.bots.values import knowing
from ludothek.kit import verbs
from ludothek.kit.chance import below, weighted
from ludothek.kit.door import Block, Rules
from ludothek.kit.game import BoardFile, Game
from ludothek.kit.record import Cells
from ludothek.kit.rule import rule
from ludothek.kit.verbs import CHANCE, NOBODY

Item = TypeVar("Item")
Result = TypeVar("Result")

SEEDS = 2**32
"""A bot's own chance starts from one of so many numbers."""

TOGETHER = 16
"""So many games without a bot that is asked in Python are played on one thread in a row."""

ROOM = 4096
"""A game begins with room for so many codes, and gets more when it needs it."""

NO_CODE = -1


@dataclass(frozen=True)
class Played:
    """A finished game, all but `codes` by seat."""

    bots: tuple[int, ...]  # which of the bots handed in played the seat
    scores: tuple[int, ...]
    places: tuple[int, ...]
    codes: tuple[int, ...]  # every choice and outcome, from the start


@dataclass(frozen=True)
class Match:
    """What games are played: a seat for each bot, which from game to game move on by one seat unless all are `staying`.

    What happens depends on the seed and on nothing else. Dice have streams of their own, see `ludothek.bots.fortune`:
    they fall as they fall, whatever anybody does. `paired`: they fall alike in as many games in a row as there are
    bots, each of which has its turn in each place.
    """

    game: Game
    board: BoardFile
    options: msgspec.Struct
    bots: Sequence[Bot]
    seed: int
    paired: bool = False
    staying: bool = False

    @property
    def compiled(self) -> bool:
        """Whether no bot has to be asked in Python: such games are quick."""
        return not any(mind.kind == ASKED for mind in _minds(self.bots))

    def play(self, numbers: range) -> list[Played]:
        """The games of these numbers."""
        table = _Table(self)
        return [table.play(number) for number in numbers]

    def games(self, numbers: range, threads: int) -> Generator[Played]:
        """The games of these numbers, one by one, on so many threads. Who has seen enough closes it: no more games
        begin than are played at the same time, but for quick ones."""
        step = TOGETHER if self.compiled else 1
        parts = (numbers[first : first + step] for first in range(0, len(numbers), step))
        with closing(in_order(self.play, parts, threads)) as played:
            for some in played:
                yield from some


def play_games(
    game: Game,
    board: BoardFile,
    options: msgspec.Struct,
    bots: Sequence[Bot],
    games: int,
    seed: int,
    *,
    first: int = 0,
    threads: int = 1,
    paired: bool = False,
) -> Generator[Played]:
    """So many `Match.games`, from number `first` on."""
    match = Match(game, board, options, bots, seed, paired)
    return match.games(range(first, first + games), threads)


def in_order(work: Callable[[Item], Result], items: Iterable[Item], threads: int) -> Generator[Result]:
    """What becomes of each item, in their order, on so many threads. Who has seen enough closes it: only a few items
    are ever begun ahead."""
    with ThreadPoolExecutor(threads) as pool:
        begun: deque[Future[Result]] = deque()
        try:
            for item in items:
                begun.append(pool.submit(work, item))
                if len(begun) > 2 * threads:
                    yield begun.popleft().result()
            while begun:
                yield begun.popleft().result()
        finally:
            for future in begun:
                future.cancel()


def warm(game: Game) -> None:
    """Compile what matches need, or read it from the cache."""
    board = next(iter(game.boards().values()))
    Match(game, board, game.Options(), [Look(at_once=True), Look()], seed=0).play(range(1))


def _minds(bots: Sequence[Bot]) -> Any:
    minds = Mind.batch(len(bots))
    for mind, bot in zip(minds, bots, strict=True):
        match bot:
            case Random():
                mind.kind = RANDOM
            case Look(overlooked, at_once, learned) if type(bot) is Look:
                mind.kind = GLANCING if at_once else SURVEYING
                mind.overlooked = overlooked
                mind.learned = learned
            case _:
                mind.kind = ASKED
    return minds


class _Table:
    """A table at which one game after the other is played; for one thread."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats = len(match.bots)
        self.rules = Rules(match.game, match.board)
        self.start = self.rules.start(match.options, self.seats)
        self.minds = _minds(match.bots)
        self.fortunes = Fortune.batch(1)
        self.memory: Memory = memory(match.game, self.seats, 1, seed=0)
        judge = knowing(match.game, match.board.record, self.seats)
        self.learned = self.memory._replace(judge=judge) if judge else self.memory
        self.codes: Cells = np.zeros(ROOM, np.int16)

    def play(self, number: int) -> Played:
        match, seats, block = self.match, self.seats, self.memory.states
        moved = 0 if match.staying else number
        seated = tuple((seat + moved) % seats for seat in range(seats))
        minds = self.minds[list(seated)]
        begin(self.fortunes[0], match.seed, number - number % seats if match.paired else number, number)
        block[0] = self.start[0]
        done, code = 0, NO_CODE
        while True:
            done = _play_on(match.board.block, self.memory, self.learned, self.fortunes, minds, self.codes, done, code)
            mover = self.rules.to_move(block)
            code = NO_CODE
            if mover == NOBODY:
                break
            if done == len(self.codes):
                self.codes = np.concatenate([self.codes, np.zeros_like(self.codes)])
            else:
                code = self._ask(match.bots[seated[mover]], mover, block)
        scores, places = self.rules.count(block, seats)
        return Played(seated, tuple(scores), tuple(places), tuple(self.codes[:done].tolist()))

    def _ask(self, bot: Bot, seat: int, block: Block) -> int:
        seed = _seed_of(self.memory, self.fortunes, seat)
        return bot(self.match.game, self.match.board.record, block[0], seed)


@rule
def _seed_of(memory: Memory, fortunes: Any, seat: int) -> int:
    """What the bot's own chance starts from in this choice."""
    seed_lots(memory.source, fortunes[0], seat)
    return below(memory.source, SEEDS)


@rule
def _play_on(
    boards: Any, memory: Memory, learned: Memory, fortunes: Any, minds: Any, codes: Cells, done: int, code: int
) -> int:
    """Play `code`, unless it is NO_CODE, and on from `memory.states[0]` until the game is over, a mind that must be
    asked is to move, or `codes` are full; how many of them there are now, `done` being those before."""
    board = boards[0]
    state = memory.states[0]
    while done < codes.shape[0]:
        if code == NO_CODE:
            mover = verbs.to_move(state)
            if mover == NOBODY:
                return done
            if mover == CHANCE:
                seed_draw(memory.source, fortunes[0], verbs.turn(state))
                count = verbs.chances(board, state, memory.lists.codes, memory.lists.weights)
                code = weighted(memory.source, memory.lists, count)
            elif minds[mover].kind == ASKED:
                return done
            else:
                room = learned if minds[mover].learned else memory
                code = choose(board, state, minds[mover], _seed_of(memory, fortunes, mover), room)
        verbs.apply(board, state, code)
        codes[done] = code
        done += 1
        code = NO_CODE
    return done
