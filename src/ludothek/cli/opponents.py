"""Bots by name, as `ludothek.bots.levels` knows them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludothek.cli.failure import BAD_USAGE, Failure

if TYPE_CHECKING:
    from ludothek.bots.hints import Advice
    from ludothek.kit.chance import Stream
    from ludothek.kit.game import Game
    from ludothek.kit.play import Position
    from ludothek.texts import Texts

RANDOM = "random"
"""Plays in the compiled driver where all seats do; elsewhere from the same stream, so that the games are the same."""

SEEDS = 2**32
"""A bot's own chance starts from one of so many numbers."""


def read_bots(names: list[str], seats: int) -> list[str]:
    """The bot of each seat: one name for all, or one for each; names may be joined by commas."""
    bots = known_bots(names)
    if len(bots) not in {1, seats}:
        raise Failure(f"{seats} seats need 1 or {seats} bots, not {len(bots)}", BAD_USAGE)
    return bots * seats if len(bots) == 1 else bots


def known_bots(names: list[str]) -> list[str]:
    """Names of bots, which may be joined by commas, one by one."""
    from ludothek.bots.levels import bot

    bots = [name for joined in names for name in joined.split(",")]
    for name in bots:
        try:
            bot(name)
        except ValueError as error:
            raise Failure(str(error), BAD_USAGE) from None
    return bots


def warm(game: "Game", names: Sequence[str]) -> None:
    """Compile what games of these bots need, or read it from the cache."""
    from ludothek.bots import match, ready
    from ludothek.bots.levels import bot
    from ludothek.bots.thinking import Search

    match.warm(game)
    if any(isinstance(bot(name), Search) for name in names):
        ready.warm(game)


def choose(position: "Position", name: str, stream: "Stream", budget_ms: float | None = None) -> int:
    """The code that the bot plays for the seat to move; without a budget equal streams give equal codes."""
    from ludothek.bots.levels import bot

    if name == RANDOM:
        codes = [position.game.encode(move) for move in position.canonical]
        return codes[stream.below(len(codes))]
    return bot(name)(position.game, position.board.record, position.state, stream.below(SEEDS), budget_ms)


def advise(position: "Position", stream: "Stream") -> "Advice":
    """What the Master would do, and why."""
    from ludothek.bots.levels import hint

    return hint(position.game, position.board.record, position.state, stream.below(SEEDS))


def level_of(name: str) -> str | None:
    """The level that the bot of that name is for people; None when it is none."""
    from ludothek.bots.levels import LEVELS

    return name if name in LEVELS else None


def bot_title(texts: "Texts", name: str | None) -> str:
    """What people call a bot: by its level, if it has one, or by its name; nothing where there is none."""
    key = f"level-{name}"
    return texts.text(key) if key in texts else name or ""
