"""A table is the fold of its events: `add` them in order and it is where it was, byte for byte."""

import copy
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from ludothek.kit.door import Rules
from ludothek.kit.verbs import CHANCE
from ludothek.table import events as ev
from ludothek.table.events import Level
from ludothek.table.fair import Dice
from ludothek.table.pace import Clocks, Pace
from ludothek.table.rules import copied, rules, with_starter

TableState = Literal["lobby", "playing", "over"]
Watcher = Callable[[Any, int, Any], None]
"""Is shown every code as it happens: the position before, the code, the position after."""


_NOTHING: tuple[list[ev.Draw], Dice] = ([], Dice(b"", "", 0))


class BrokenLog(Exception):
    """The log cannot have been written by these rules."""


class Seat:
    """One seat and who plays it. `bot` is the level of the bot that plays it now, if one does."""

    __slots__ = ("bot", "holders", "kind", "level", "name")

    def __init__(self, plan: ev.SeatPlan) -> None:
        self.kind: Literal["person", "bot", "open"] = plan.kind
        self.name = plan.name
        self.holders: tuple[str, ...] = (plan.holder,) if plan.holder else ()
        self.level = plan.level
        self.bot: Level | None = plan.level if plan.kind == "bot" else None

    def state(self) -> tuple[object, ...]:
        """Everything there is to know."""
        return self.kind, self.name, self.holders, self.level, self.bot


class Table:
    """One game among people. Only `add` changes it; `ludothek.table.commands` decides what is to be added.

    `position` is for good; `present` has the decisions of the turn that can still be taken back, too.
    """

    __slots__ = (
        "_foreseen",
        "board_id",
        "clocks",
        "creator",
        "dice",
        "game",
        "match",
        "next_table",
        "options",
        "pending",
        "pending_seat",
        "ply",
        "position",
        "present",
        "public",
        "rules",
        "seats",
        "seed",
        "starter",
        "state",
        "updated",
    )

    rules: Rules
    dice: Dice
    options: msgspec.Struct
    position: Any
    present: Any

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.ply = 0
        self.state: TableState = "lobby"
        self.game = self.board_id = self.match = self.creator = ""
        self.public = False
        self.seats: list[Seat] = []
        self.pending: list[int] = []
        self.pending_seat: int | None = None
        self.starter: int | None = None
        self.next_table: str | None = None
        self.updated = 0
        self._foreseen = _NOTHING
        self.clocks = Clocks(Pace(), 0)

    # ── questions ─────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def pace(self) -> Pace:
        """How long people may think."""
        return self.clocks.pace

    def held_by(self, holder: str) -> list[int]:
        """The seats of this person or device."""
        return [index for index, seat in enumerate(self.seats) if holder in seat.holders]

    def made_by(self, holder: str) -> bool:
        """Whether this is the person who made the table, on whatever device that holds their seats."""
        return holder == self.creator or any(
            holder in seat.holders and self.creator in seat.holders for seat in self.seats
        )

    def would_leave(self, seat: int) -> list[str]:
        """Who would have nothing more to do with the table if this seat were given up."""
        return [who for who in self.seats[seat].holders if who != self.creator and self.held_by(who) == [seat]]

    def actor(self) -> int | None:
        """The seat for which the table waits: to choose, to confirm or to let chance speak."""
        if self.state != "playing":
            return None
        if self.pending_seat is not None:
            return self.pending_seat
        mover = self.rules.to_move(self.position)
        return mover if mover >= 0 else self.rules.turn(self.position)

    def complete(self) -> bool:
        """Whether the decisions made only wait to be confirmed."""
        return self.pending_seat is not None and self.rules.to_move(self.present) != self.pending_seat

    def turn(self) -> int:
        """Whose turn it is; one that only waits to be confirmed is not over."""
        if not self.complete():
            return self.rules.turn(self.present)
        before = copied(self.position)
        for code in self.pending[:-1]:
            self.rules.apply(before, code)
        return self.rules.turn(before)

    def rolls_next(self) -> int | None:
        """The seat for which chance speaks as soon as its decisions are confirmed, while they wait for that."""
        seat = self.pending_seat
        present = self.present
        return seat if self.rules.to_move(present) == CHANCE and self.rules.turn(present) == seat else None

    def waits_for_roll(self) -> int | None:
        """The seat whose device has to let chance speak, if that is what the table waits for."""
        if self.state != "playing" or self.pending_seat is not None or self.rules.to_move(self.position) != CHANCE:
            return None
        return self.rules.turn(self.position)

    def needs_link(self, seat: int) -> bool:
        """Whether a draw for this seat waits for its device."""
        return self.seats[seat].bot is None and self.dice.wants_link(seat)

    def foresee(self, draws: list[ev.Draw], dice: Dice) -> None:
        """These draws have just been derived with a copy of the dice: if they are added next, that need not be done
        again."""
        self._foreseen = draws, dice

    def twin(self) -> "Table":
        """A table at the same point, to try events on."""
        twin = copy.copy(self)
        twin.seats = [copy.copy(seat) for seat in self.seats]
        twin.pending = self.pending[:]
        twin.dice = self.dice.copy()
        twin.clocks = copy.copy(self.clocks)
        twin.clocks.left = self.clocks.left[:]
        twin.position = copied(self.position)
        twin.present = copied(self.present)
        return twin

    def snapshot(self) -> bytes:
        """Everything that the log determines. Equal logs give equal bytes."""
        dice, clocks = self.dice, self.clocks
        parts = (
            self.ply,
            self.state,
            [seat.state() for seat in self.seats],
            self.pending,
            self.pending_seat,
            self.starter,
            self.next_table,
            self.updated,
            (dice.key, dice.count, dice.tips, dice.ripe),
            (clocks.left, clocks.running, clocks.since),
            (self.position.tobytes(), self.present.tobytes()),
        )
        return msgspec.msgpack.encode(parts)

    # ── the fold ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def add(self, event: ev.AnyEvent, watch: Watcher | None = None) -> None:
        """The next event of the log. BrokenLog when it cannot follow."""
        self.ply += 1
        self.updated = event.at
        if self.clocks.left:
            self.clocks.charge(event.at)
        match event:
            case ev.Played():
                self._play(event, watch)
            case ev.Confirmed(seat=seat):
                self._settle(seat)
                self._draw(event.draws, watch)
            case ev.Rolled():
                self._draw(event.draws, watch)
            case ev.Undone(left=left):
                self._take_back(left)
            case ev.Ended():
                self.state = "over"
            case ev.Created():
                self._create(event)
            case ev.Started(fill=fill):
                self._start(fill)
            case _:
                self._seating(event)
        if self.clocks.left:
            self.clocks.run(self._clocked())

    def _create(self, event: ev.Created) -> None:
        self.game, self.board_id, self.match = event.game, event.board, event.match
        self.creator, self.public = event.creator, event.public
        self.rules = rules(event.game, event.board, event.board_text)
        if event.rules != self.rules.game.rules_version:
            raise BrokenLog(f"rules {event.rules} of {event.game}; these are {self.rules.game.rules_version}")
        self.options = msgspec.json.decode(event.options, type=self.rules.game.Options)
        self.seats = [Seat(plan) for plan in event.seats]
        self.dice = Dice(self.seed, event.match, len(self.seats))
        self.clocks = Clocks(event.pace, len(self.seats))
        self.clocks.charge(event.at)
        self._deal()

    def _deal(self) -> None:
        options = with_starter(self.options, self.starter)
        self.position = self.rules.start(options, len(self.seats))
        self.present = copied(self.position)

    def _start(self, fill: Level | None) -> None:
        for seat in self.seats:
            if seat.kind == "open":
                seat.kind, seat.level, seat.bot = "bot", fill, fill
        self._deal()
        self.dice.begin()
        self.state = "playing"

    def _seating(self, event: ev.AnyEvent) -> None:
        match event:
            case ev.Sat(seat=seat, holder=holder, name=name):
                taken = self.seats[seat]
                taken.kind, taken.holders, taken.name = "person", (holder,), name
            case ev.Stood(seat=seat):
                self._vacate(seat)
            case ev.Shared(holder=holder, to=to):
                for index in self.held_by(holder):
                    self.seats[index].holders = tuple(dict.fromkeys((*self.seats[index].holders, to)))
            case ev.Anchored(seat=seat, anchor=anchor):
                self.dice.anchor(seat, bytes.fromhex(anchor))
            case ev.Called(seat=seat):
                self.starter = seat
            case ev.HandedOver(seat=seat, level=level):
                self.seats[seat].bot = level
            case ev.Returned(seat=seat):
                self.seats[seat].bot = None
                self.clocks.give_grace(seat)
            case ev.Rematched(table=table):
                self.next_table = table
            case _:
                raise BrokenLog(f"no place for {type(event).__name__}")

    def _vacate(self, seat: int) -> None:
        self.seats[seat] = Seat(ev.SeatPlan("open"))
        self.dice.forget(seat)
        if self.starter == seat:
            self.starter = None

    def _play(self, event: ev.Played, watch: Watcher | None) -> None:
        for code in event.codes:
            self._apply(self.present, code, watch)
        self.pending += event.codes
        self.pending_seat = event.seat
        if event.confirmed:
            self._settle(event.seat)
            self._draw(event.draws, watch)

    def _settle(self, seat: int) -> None:
        self.pending.clear()
        self.pending_seat = None
        self.position = copied(self.present)
        if self.seats[seat].bot is None:
            self.clocks.turn_done(seat)

    def _take_back(self, left: int) -> None:
        del self.pending[left:]
        self.present = copied(self.position)
        for code in self.pending:
            self.rules.apply(self.present, code)
        if not self.pending:
            self.pending_seat = None

    def _draw(self, draws: list[ev.Draw], watch: Watcher | None) -> None:
        if not draws:
            return
        foreseen, dice = self._foreseen
        self._foreseen = _NOTHING
        if foreseen is draws:
            self.dice = dice
        for draw in draws:
            if foreseen is not draws:
                self._derive(draw)
            self._apply(self.position, draw.code, watch)
        self.present = copied(self.position)

    def _derive(self, draw: ev.Draw) -> None:
        codes, weights = self.rules.outcomes(self.position)
        link = None if draw.link is None else bytes.fromhex(draw.link)
        if codes[self.dice.draw(draw.seat, link, weights)] != draw.code:
            raise BrokenLog(f"draw {self.dice.count - 1} is not what the dice say")

    def _apply(self, state: Any, code: int, watch: Watcher | None) -> None:
        if watch is None:
            self.rules.apply(state, code)
        else:
            before = copied(state)
            self.rules.apply(state, code)
            watch(before, code, state)

    def _clocked(self) -> int | None:
        actor = self.actor()
        return actor if actor is not None and self.seats[actor].bot is None else None


def folded(seed: bytes, log: list[ev.AnyEvent]) -> Table:
    """The table that a log describes."""
    table = Table(seed)
    for event in log:
        table.add(event)
    return table
