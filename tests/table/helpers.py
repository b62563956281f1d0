"""A table in memory: commands in, events folded at once."""

import random
from collections.abc import Callable, Iterator

import msgspec

from ludothek.kit.game import game
from ludothek.table import commands, fair
from ludothek.table import events as ev
from ludothek.table.pace import Pace
from ludothek.table.table import Table

SEED = bytes(range(32))

LINKS = 300
"""A device promises so many."""


class Played:
    """A table with its log and its people's dice chains."""

    def __init__(
        self,
        plans: list[ev.SeatPlan],
        *,
        options: bytes = b"{}",
        pace: Pace | None = None,
        name: str = "pamplona",
        board: str = "ours",
        seed: bytes = SEED,
    ) -> None:
        self.log: list[ev.AnyEvent] = []
        self.table = Table(seed)
        self.seed = seed
        self.now = 1_000
        self.chains: dict[int, Iterator[bytes]] = {}
        self.links: dict[int, str] = {}
        self.choose: Callable[[random.Random], int] = lambda chooser: chooser.choice(
            self.table.rules.allowed(self.table.present)
        )
        file = game(name).boards()[board]
        self.do(
            [
                ev.Created(
                    at=self.now,
                    game=name,
                    rules=game(name).rules_version,
                    board=board,
                    board_text=file.text,
                    options=msgspec.Raw(options),
                    seats=plans,
                    pace=pace or Pace(),
                    match="a-match",
                    commitment=fair.commitment(seed).hex(),
                    creator=plans[0].holder,
                )
            ]
        )

    def do(self, events: list[ev.AnyEvent]) -> None:
        """Store and fold."""
        for event in events:
            self.log.append(ev.decode(ev.encode(event)))
            self.table.add(event)

    def anchor(self, seat: int, secret: bytes) -> None:
        """The seat's device makes a chain and promises it."""
        links = fair.chain(secret, LINKS)
        who = self.table.seats[seat].holders[0]
        self.do(commands.anchor(self.table, who, seat, links[0].hex(), self.now))
        self.chains[seat] = iter(links[1:])
        self.links[seat] = next(self.chains[seat]).hex()

    def used(self, before: int) -> None:
        """Advance the chains whose links the log has taken up since event number `before`."""
        for event in self.log[before:]:
            for draw in getattr(event, "draws", []):
                if draw.link is not None:
                    assert draw.link == self.links[draw.seat]
                    self.links[draw.seat] = next(self.chains[draw.seat]).hex()

    def step(self, chooser: random.Random) -> None:
        """Whatever is to be done next, somebody does it."""
        table, before = self.table, len(self.log)
        self.now += chooser.randrange(1, 500)
        seat = table.actor()
        assert seat is not None
        if table.seats[seat].bot is not None:
            events = commands.play_for_bot(table, seat, self.choose(chooser), self.now)
        else:
            who = table.seats[seat].holders[0]
            if table.waits_for_roll() is not None:
                events = commands.roll(table, who, table.ply, self.links, self.now)
            elif table.pending and chooser.random() < 0.15:
                events = commands.undo(table, who, table.ply, everything=chooser.random() < 0.5, at=self.now)
            elif table.complete():
                events = commands.confirm(table, who, table.ply, self.links, self.now)
            else:
                code = self.choose(chooser)
                final = chooser.random() < 0.5
                events = commands.play(table, who, table.ply, [code], confirm=final, links=self.links, at=self.now)
        self.do(events)
        self.used(before)

    def finish(self, chooser: random.Random) -> None:
        """Play to the end."""
        for _ in range(5_000):
            if self.table.state == "over":
                return
            self.step(chooser)
        raise AssertionError("the game does not end")


def people(*names: str) -> list[ev.SeatPlan]:
    """Seats of people, each with a device of their own."""
    return [ev.SeatPlan("person", name, f"device-{name}") for name in names]


def bots(count: int) -> list[ev.SeatPlan]:
    """Seats of bots."""
    return [ev.SeatPlan("bot", level="novice") for _ in range(count)]
