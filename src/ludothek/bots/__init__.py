"""Choosing a move in any game by the verbs alone: at random, by a look ahead, by search; levels and hints."""

from ludothek.bots.levels import bot
from ludothek.bots.ready import warm

__all__ = ["bot", "warm"]
