"""How often each rule speaks: counted from the facts of games that are told again."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, get_args

import msgspec

from ludothek.kit.door import Rules
from ludothek.kit.game import BoardFile, Game


@dataclass
class Firing:
    """Counts of facts by rule and kind, and of the games in which there was one."""

    games: int = 0
    told: int = 0
    """Codes."""
    times: Counter[tuple[str, str]] = field(default_factory=Counter)
    within: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, game: Game, board: BoardFile, options: msgspec.Struct, seats: int, codes: Iterable[int]) -> None:
        """Tell a game again."""
        rules = Rules(game, board)
        block = rules.start(options, seats)
        times: Counter[tuple[str, str]] = Counter()
        for code in codes:
            before = block.copy()
            rules.apply(block, code)
            times.update(_name(fact) for fact in game.story(board, before, code, block))
            self.told += 1
        self.games += 1
        self.times.update(times)
        self.within.update(times.keys())

    def __add__(self, other: "Firing") -> "Firing":
        return Firing(
            self.games + other.games,
            self.told + other.told,
            self.times + other.times,
            self.within + other.within,
        )

    def silent(self, game: Game) -> list[str]:
        """Kinds of facts that there are in the game and were not among those told."""
        heard = {kind for _, kind in self.times}
        kinds = [kind.__struct_config__.tag for kind in get_args(game.Fact)]
        return [kind for kind in kinds if kind not in heard]


def _name(fact: Any) -> tuple[str, str]:
    return fact.rule, fact.__struct_config__.tag
