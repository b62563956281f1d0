"""What people ask of a table. Each function answers with the events that would do it, or refuses; it changes nothing.

`who` is a holder, as the server knows people and devices. `at` is the time in milliseconds since 1970. `links` are the
next links of dice chains, as hex, by seat.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ludothek.kit.verbs import CHANCE, NOBODY
from ludothek.table import events as ev
from ludothek.table.events import AnyEvent, Draw, Level
from ludothek.table.fair import SIZE, Dice
from ludothek.table.refusal import Refusal, Stale
from ludothek.table.rules import copied
from ludothek.table.table import Table

Links = Mapping[int, str]
_NONE: Links = {}
_HEX = re.compile(f"[0-9a-f]{{{2 * SIZE}}}")
"""The one way to write a link or an anchor; Python's own reading would let spaces stand for bytes."""


# ── in the lobby ──────────────────────────────────────────────────────────────────────────────────────────────────────


def sit(table: Table, who: str, name: str, seat: int | None, at: int) -> tuple[int, list[AnyEvent]]:
    """Take the seat, or the first that is open: which one, and the event. Who sits already keeps their seat."""
    held = table.held_by(who)
    if held and seat is None:
        return held[0], []
    _lobby(table)
    opened = [index for index, there in enumerate(table.seats) if there.kind == "open"]
    if not opened:
        raise Refusal("table-full")
    chosen = opened[0] if seat is None else seat
    if chosen not in opened:
        raise Refusal("seat-taken")
    return chosen, [ev.Sat(at, chosen, who, name)]


def stand(table: Table, who: str, seat: int, at: int) -> list[AnyEvent]:
    """Give up a seat of mine: it is open for anybody again."""
    _own(table, who, seat)
    _lobby(table)
    return [ev.Stood(at, seat)]


def call_ole(table: Table, who: str, seat: int, at: int) -> list[AnyEvent]:
    """The first seat to call begins."""
    _own(table, who, seat)
    _lobby(table)
    if table.starter is not None:
        raise Refusal("ole-called")
    return [ev.Called(at, seat)]


def start(table: Table, who: str, fill: Level | None, at: int) -> list[AnyEvent]:
    """The creator starts; seats still open become bots."""
    _lobby(table)
    if not table.made_by(who):
        raise Refusal("not-creator")
    if fill is None and any(seat.kind == "open" for seat in table.seats):
        raise Refusal("seats-open")
    return begun(table, fill, at)


def begun(table: Table, fill: Level | None, at: int) -> list[AnyEvent]:
    """The game begins, and chance speaks where it can."""
    return _followed(table, [ev.Started(at, fill)], at)


# ── at any time ───────────────────────────────────────────────────────────────────────────────────────────────────────


def anchor(table: Table, who: str, seat: int, text: str, at: int) -> list[AnyEvent]:
    """A new hash chain for a seat. The same one again changes nothing."""
    _own(table, who, seat)
    if table.state == "over":
        raise Refusal("game-over")
    value = _bytes(text)
    if table.dice.tips[seat] == value:
        return []
    return _followed(table, [ev.Anchored(at, seat, value.hex())], at)


def share(table: Table, holder: str, to: str, at: int) -> list[AnyEvent]:
    """`to` holds the seats of `holder`, too."""
    seats = table.held_by(holder)
    if not seats:
        raise Refusal("not-your-seat")
    return [] if set(seats) <= set(table.held_by(to)) else [ev.Shared(at, holder, to)]


# ── in the game ───────────────────────────────────────────────────────────────────────────────────────────────────────


def play(
    table: Table, who: str, ply: int, codes: Sequence[int], *, confirm: bool, links: Links, at: int
) -> list[AnyEvent]:
    """Decisions of the turn, one or several. `confirm` makes them final when they complete it."""
    seat = _choosing(table, who, ply)
    return _decided(table, seat, codes, confirm=confirm, links=links, at=at, bot=False)


def play_for_bot(table: Table, seat: int, code: int, at: int) -> list[AnyEvent]:
    """A decision of the bot that plays the seat to act; it confirms by itself."""
    return _decided(table, seat, (code,), confirm=True, links=_NONE, at=at, bot=True)


def undo(table: Table, who: str, ply: int, *, everything: bool, at: int) -> list[AnyEvent]:
    """Take back the last decision that is not yet final, or all of them."""
    seat = _acting(table, who, ply)
    if not table.pending:
        raise Refusal("nothing-to-undo")
    return [ev.Undone(at, seat, 0 if everything else len(table.pending) - 1)]


def confirm(table: Table, who: str, ply: int, links: Links, at: int) -> list[AnyEvent]:
    """The turn's decisions become final, and chance speaks where it can."""
    seat = _acting(table, who, ply)
    if not table.complete():
        raise Refusal("turn-incomplete")
    return confirmed(table, seat, links, at)


def confirmed(table: Table, seat: int, links: Links, at: int) -> list[AnyEvent]:
    """The same for a seat that a bot took over after its person had decided."""
    state = copied(table.present)
    draws = _chance(table, state, links)
    return _ended(table, state, [ev.Confirmed(at, seat, draws)], at)


def roll(table: Table, who: str, ply: int, links: Links, at: int) -> list[AnyEvent]:
    """Chance speaks for a seat that waits to let it; decisions that only waited to be confirmed are with that."""
    seat = _acting(table, who, ply)
    if table.rolls_next() == seat:
        return confirmed(table, seat, links, at)
    if table.waits_for_roll() != seat:
        raise Refusal("nothing-to-roll")
    state = copied(table.position)
    draws = _chance(table, state, links)
    if not draws:
        raise Refusal("link-missing")
    return _ended(table, state, [ev.Rolled(at, draws)], at)


def hand_over(table: Table, who: str, seat: int, level: Level, at: int) -> list[AnyEvent]:
    """A bot plays my seat until I take it back."""
    _own(table, who, seat)
    _playing(table)
    if table.seats[seat].bot is not None:
        raise Refusal("bot-plays")
    return _followed(table, [ev.HandedOver(at, seat, level)], at)


def time_out(table: Table, at: int) -> list[AnyEvent]:
    """A bot plays the seat whose clock has run out; nothing if none has."""
    deadline = table.clocks.deadline()
    seat = table.clocks.running
    if deadline is None or seat is None or at < deadline:
        return []
    return _followed(table, [ev.HandedOver(at, seat, "player", "clock")], at)


def take_back(table: Table, who: str, seat: int, at: int) -> list[AnyEvent]:
    """I play my seat again."""
    _own(table, who, seat)
    _playing(table)
    if table.seats[seat].bot is None:
        raise Refusal("not-held-by-bot")
    return [ev.Returned(at, seat)]


def rematch(table: Table, who: str, new: str, at: int) -> list[AnyEvent]:
    """The same people meet at another table."""
    if not table.held_by(who):
        raise Refusal("not-your-seat")
    if table.state != "over":
        raise Refusal("not-over")
    return [ev.Rematched(at, new)]


# ── what they have in common ──────────────────────────────────────────────────────────────────────────────────────────


def _lobby(table: Table) -> None:
    if table.state != "lobby":
        raise Refusal("already-started")


def _playing(table: Table) -> None:
    if table.state != "playing":
        raise Refusal("game-over" if table.state == "over" else "not-started")


def _own(table: Table, who: str, seat: int) -> None:
    if not (0 <= seat < len(table.seats) and who in table.seats[seat].holders):
        raise Refusal("not-your-seat")


def _acting(table: Table, who: str, ply: int) -> int:
    """The seat the table waits for, which `who` must hold and play in person, having seen the present ply."""
    if ply != table.ply:
        raise Stale
    _playing(table)
    seat = table.actor()
    if seat is None or who not in table.seats[seat].holders:
        raise Refusal("not-your-turn")
    if table.seats[seat].bot is not None:
        raise Refusal("bot-plays")
    return seat


def may_choose(table: Table, who: str) -> None:
    """Refused unless `who` is to choose a move now."""
    _choosing(table, who, table.ply)


def _choosing(table: Table, who: str, ply: int) -> int:
    """The seat that is to choose a move, which `who` must hold and play in person, having seen the present ply."""
    seat = _acting(table, who, ply)
    if table.rules.to_move(table.present) != seat:
        raise Refusal("turn-complete" if table.pending_seat is not None else "chance-speaks")
    return seat


def _decided(
    table: Table, seat: int, codes: Sequence[int], *, confirm: bool, links: Links, at: int, bot: bool
) -> list[AnyEvent]:
    if not codes:
        raise Refusal("illegal-move")
    rules = table.rules
    state = copied(table.present)
    for code in codes:
        if rules.to_move(state) != seat:
            raise Refusal("turn-complete")
        if code not in rules.allowed(state):
            raise Refusal("illegal-move")
        rules.apply(state, code)
    final = confirm and rules.to_move(state) != seat
    draws = _chance(table, state, links) if final else []
    return _ended(table, state, [ev.Played(at, seat, list(codes), final, draws, bot)], at)


def _chance(table: Table, state: Any, links: Links) -> list[Draw]:
    """What chance says from `state` on, carried out on it, up to where it waits for a device or somebody decides.

    A deal, which is one draw after another for the same seat out of what the draw before could have been, waits only
    once: whatever follows from a link contains it.
    """
    rules = table.rules
    draws: list[Draw] = []
    dice: Dice | None = None
    unused = dict(links)
    dealer, left = NOBODY, set[int]()
    while rules.to_move(state) == CHANCE:
        dice = dice or table.dice.copy()
        seat = rules.turn(state)
        codes, weights = rules.outcomes(state)
        dealt = seat == dealer and left.issuperset(codes)
        dealer, left = seat, set(codes)
        link = None
        if not dealt and table.seats[seat].bot is None and dice.wants_link(seat):
            text = unused.pop(seat, None)
            if text is None:
                break
            link = _bytes(text)
            if not dice.fits(seat, link):
                raise Refusal("link-wrong")
        code = codes[dice.draw(seat, link, weights)]
        rules.apply(state, code)
        draws.append(Draw(seat, code, None if link is None else link.hex()))
    if dice is not None:
        table.foresee(draws, dice)
    return draws


def _ended(table: Table, state: Any, events: list[AnyEvent], at: int) -> list[AnyEvent]:
    """`events`, which lead to `state`, and the end of the game if this is one that is for good."""
    match events[-1]:
        case ev.Played(confirmed=False):
            return events
    rules = table.rules
    if rules.to_move(state) != NOBODY:
        return events
    scores, places = rules.count(state, len(table.seats))
    ended = ev.Ended(at, table.seed.hex(), scores, places)
    return [*events, ended]


def _followed(table: Table, events: list[AnyEvent], at: int) -> list[AnyEvent]:
    """`events`, and what follows from them without anybody's doing: decisions of a seat now played by a bot become
    final, and chance speaks where it need not wait any longer."""
    then = table.twin()
    for event in events:
        then.add(event)
    seat = then.actor()
    if seat is None:
        return events
    if then.complete() and then.seats[seat].bot is not None:
        return [*events, *confirmed(then, seat, _NONE, at)]
    if then.waits_for_roll() is None:
        return events
    state = copied(then.position)
    draws = _chance(then, state, _NONE)
    return _ended(then, state, [*events, ev.Rolled(at, draws)], at) if draws else events


def _bytes(text: str) -> bytes:
    if not _HEX.fullmatch(text):
        raise Refusal("link-wrong")
    return bytes.fromhex(text)
