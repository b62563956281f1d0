"""The interface for programs that play: see docs/bot-api.md and examples/bot.py.

A program has a token for one seat. It asks for the state, which is answered when there is something new, and sends
moves. That is all.
"""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from ludothek.server import identity, rest, telling
from ludothek.server.described import SEAT_TOKEN, get, post
from ludothek.server.hall import Hall
from ludothek.server.room import Room
from ludothek.table import commands
from ludothek.table.events import AnyEvent
from ludothek.table.refusal import Refusal, Stale
from ludothek.table.table import Table

_PATIENCE = 25.0
"""Seconds that a request waits for news."""


class Onlooker:
    """A `Member` that only wants to know that something has happened."""

    previews = False

    def __init__(self, who: str) -> None:
        self.who = who
        self.news = asyncio.Event()

    def tell(self, frame: bytes, *, hold: bool = False) -> None:
        """Something has happened."""
        del frame, hold
        self.news.set()

    def close(self, code: int) -> None:
        """The server goes away."""
        del code
        self.news.set()


@get("/bot/state", security=SEAT_TOKEN)
async def state(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    ply: Annotated[int, Parameter(ge=-1, le=1_000_000)] = -1,
) -> rest.BotTurn:
    """The table as the token's seat sees it. With `ply`, answered when the table has another one, or after a while."""
    room, seat, who = await _seat(request, hall)
    if ply == room.table.ply and room.table.state != "over":
        onlooker = Onlooker(who)
        room.members.add(onlooker)
        try:
            async with asyncio.timeout(_PATIENCE):
                while ply == room.table.ply and not hall.closing:
                    await onlooker.news.wait()
                    onlooker.news.clear()
        except TimeoutError:
            pass
        finally:
            room.leave(onlooker)
    return _turn(room, seat)


@post("/bot/moves", status_code=200, security=SEAT_TOKEN)
async def moves(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], data: JSONBody[rest.BotPlay]
) -> rest.BotTurn:
    """Move. A turn that is complete is confirmed with its last move."""
    room, seat, who = await _seat(request, hall)
    code = _code(room, data.move)

    def decide(table: Table, at: int) -> list[AnyEvent]:
        if table.actor() != seat:
            raise Refusal("not-your-turn")
        return commands.play(table, who, data.ply, [code], confirm=True, links={}, at=at)

    try:
        await room.ask(None, decide)
    except Stale:
        raise Refusal("stale") from None
    return _turn(room, seat)


async def _seat(request: Request[Any, Any, Any], hall: NamedDependency[Hall]) -> tuple[Room, int, str]:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    grant = await hall.store.grant(identity.digest(token.strip())) if scheme.lower() == "bearer" else None
    if grant is None or grant.kind != "seat" or grant.seat is None or grant.until < hall.now():
        raise Refusal("no-token")
    return await hall.numbered(grant.table), grant.seat, grant.holder


def _code(room: Room, move: str | dict[str, Any]) -> int:
    found = room.table.rules.game
    try:
        return found.encode(found.parse(move) if isinstance(move, str) else msgspec.convert(move, found.Move))
    except (KeyError, msgspec.MsgspecError):
        raise Refusal("illegal-move") from None


def _turn(room: Room, seat: int) -> rest.BotTurn:
    table = room.table
    rules = table.rules
    found = rules.game
    yours = table.actor() == seat and not table.complete() and table.waits_for_roll() is None
    codes = rules.allowed(table.present) if yours and table.seats[seat].bot is None else []
    return rest.BotTurn(
        seat=seat,
        ply=table.ply,
        state=table.state,
        yours=bool(codes),
        notation=[found.notation(found.decode(code)) for code in codes],
        legal=[telling.language(found).moves[code] for code in codes],
        view=found.view(rules.board, table.present),
        scores=rules.count(table.present, len(table.seats))[0],
    )
