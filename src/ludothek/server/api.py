"""The HTTP interface under /api: the shelf, tables, records. Described by OpenAPI at /schema."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from typing import Annotated, Any

import litestar
import msgspec
from litestar import Litestar, MediaType, Request, Response, Router
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, Parameter
from litestar.types import ControllerRouterHandler

from ludothek.kit.game import games
from ludothek.server import bot_api, identity, metrics, rest, telling
from ludothek.server.described import COMPONENTS, get, post, put
from ludothek.server.hall import Hall
from ludothek.server.limits import Doors, Limits
from ludothek.server.room import Room, Unavailable, Unreadable
from ludothek.server.store.interface import Conflict, Grant, Name, Revoke
from ludothek.table import commands, record
from ludothek.table.events import decode
from ludothek.table.refusal import Refusal, Stale

_log = logging.getLogger("ludothek.api")
_CARRY = 10 * 60 * 1000
_YEAR = 366 * 24 * 3600 * 1000
_MANY = 50

_STATUS = {
    "no-such-table": 404,
    "not-found": 404,
    "not-your-seat": 403,
    "not-your-turn": 403,
    "not-creator": 403,
    "no-token": 401,
    "too-fast": 429,
    "busy": 503,
}

Key = Annotated[str, Parameter(max_length=32)]


def _who(request: Request[Any, Any, Any]) -> str:
    guest: str = request.scope["guest"]  # type: ignore[typeddict-item]  # set by the front door
    return guest


def _address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


async def _hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def _knock(state: State, request: Request[Any, Any, Any]) -> None:
    """Refused to an address that has asked too often."""
    if not state.doors.lookup.take(_address(request)):
        raise Refusal("too-fast")


async def _found(hall: NamedDependency[Hall], state: State, request: Request[Any, Any, Any], key: str) -> Room:
    """The room of a table; a stranger may try only so many names."""
    _knock(state, request)
    room = await hall.room(key)
    if room is None:
        raise Refusal("no-such-table")
    return room


# ── the shelf and oneself ─────────────────────────────────────────────────────────────────────────────────────────────


@cache
def _shelf() -> list[rest.GameCard]:
    return [
        rest.GameCard(
            name=game.name,
            seats=game.seats,
            rules_version=game.rules_version,
            boards=[rest.BoardCard(id_, telling.raw(board.view)) for id_, board in game.boards().items()],
            options=telling.raw(msgspec.json.schema(game.Options)),
        )
        for game in games()
    ]


@get("/games", sync_to_thread=False)
def list_games() -> list[rest.GameCard]:
    """The games on the shelf, with their boards and a schema of their options."""
    return _shelf()


@get("/me")
async def read_me(request: Request[Any, Any, Any], hall: NamedDependency[Hall]) -> rest.Me:
    """This browser's guest."""
    return rest.Me(await hall.store.name_of(_who(request)) or "")


@put("/me")
async def write_me(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], state: State, data: JSONBody[rest.Me]
) -> rest.Me:
    """Choose a display name."""
    _knock(state, request)
    who, name = _who(request), identity.clean(data.name, identity.NAME_LENGTH)
    await hall.written(lambda done: Name(who, name, done))
    return rest.Me(name)


# ── tables ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@post("/tables")
async def create_table(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], state: State, data: JSONBody[rest.NewTable]
) -> rest.TableAddress:
    """A new table. With nobody to wait for, the game starts at once."""
    if not state.doors.create.take(_address(request)):
        raise Refusal("too-fast")
    who = _who(request)
    room = await hall.create(data, who, await hall.store.name_of(who) or "")
    return _address_of(room, who)


@get("/tables")
async def list_public(request: Request[Any, Any, Any], hall: NamedDependency[Hall]) -> list[rest.TableCard]:
    """Public tables that wait for people or may be watched."""
    return await _cards(hall, await hall.store.public(_MANY), _who(request))


@get("/tables/mine")
async def list_mine(request: Request[Any, Any, Any], hall: NamedDependency[Hall]) -> list[rest.TableCard]:
    """Tables where this guest holds a seat, latest first."""
    who = _who(request)
    return await _cards(hall, await hall.store.tables_of(who, _MANY), who)


@get("/tables/{key:str}")
async def read_table(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], state: State, key: Key
) -> rest.TableCard:
    """One table, by its id or code."""
    return _card(hall, await _found(hall, state, request, key), _who(request))


@post("/tables/{key:str}/join")
async def join_table(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], state: State, key: Key, data: JSONBody[rest.Join]
) -> rest.TableAddress:
    """Sit down on an open seat, the named one or the first."""
    room = await _found(hall, state, request, key)
    who = _who(request)
    name = await hall.store.name_of(who) or ""
    await room.ask(None, lambda table, at: commands.sit(table, who, name, data.seat, at)[1])
    return _address_of(room, who)


@post("/tables/{key:str}/carry")
async def carry_table(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], state: State, key: Key
) -> rest.Carry:
    """A path that brings my seats to another device, once, for ten minutes."""
    room = await _found(hall, state, request, key)
    who = _who(request)
    if not room.table.held_by(who):
        raise Refusal("not-your-seat")
    token = identity.token()
    until = hall.now() + _CARRY
    await hall.written(lambda done: Grant(identity.digest(token), "carry", room.number, who, None, until, done))
    return rest.Carry(f"/carry/{token}")


@post("/carry/{token:str}")
async def accept_carry(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    state: State,
    token: Annotated[str, Parameter(max_length=64)],
) -> rest.TableAddress:
    """This device now holds the seats, too."""
    _knock(state, request)
    digest = identity.digest(token)
    grant = await hall.store.grant(digest)
    if grant is None or grant.kind != "carry" or grant.until < hall.now():
        raise Refusal("carry-expired")
    room = await hall.numbered(grant.table)
    who = _who(request)
    try:
        await hall.written(lambda done: Revoke(digest, done))
    except Conflict:
        raise Refusal("carry-expired") from None
    await room.ask(None, lambda table, at: commands.share(table, grant.holder, who, at))
    return _address_of(room, who)


@post("/tables/{key:str}/seats/{seat:int}/token")
async def make_token(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], state: State, key: Key, seat: FromPath[int]
) -> rest.BotToken:
    """A token that lets a program play this seat over /api/bot."""
    room = await _found(hall, state, request, key)
    who = _who(request)
    if seat not in room.table.held_by(who):
        raise Refusal("not-your-seat")
    token = identity.token()
    until = hall.now() + _YEAR
    await hall.written(lambda done: Grant(identity.digest(token), "seat", room.number, who, seat, until, done))
    return rest.BotToken(token)


# ── what was played ───────────────────────────────────────────────────────────────────────────────────────────────────


@get("/tables/{key:str}/draws")
async def list_draws(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], state: State, key: Key
) -> list[rest.Drawn]:
    """Every outcome of chance so far, for counting."""
    room = await _found(hall, state, request, key)
    moves = telling.language(room.table.rules.game).moves
    log = await _log_of(hall, room)
    return [
        rest.Drawn(draw.seat, moves[draw.code], draw.link is not None)
        for event in log
        for draw in getattr(event, "draws", ())
    ]


@get("/tables/{key:str}/record", media_type=MediaType.JSON)
async def read_record(request: Request[Any, Any, Any], hall: NamedDependency[Hall], state: State, key: Key) -> bytes:
    """The record of a finished game; see docs/record.schema.json."""
    return record.dumps(await _record(hall, await _found(hall, state, request, key)))


@get("/tables/{key:str}/replay")
async def replay_table(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], state: State, key: Key
) -> rest.Replay:
    """A game, step by step, as far as it has been played: nothing is hidden in these games but the dice to come."""
    room = await _found(hall, state, request, key)
    if room.table.state == "lobby":
        raise Refusal("not-started")
    log = await _log_of(hall, room)
    return await asyncio.to_thread(lambda: telling.replay(record.of(room.table.seed, log)))  # other tables go on


@post("/replay", status_code=200)
async def replay_record(request: Request[Any, Any, Any], state: State) -> rest.Replay:
    """A record, step by step. The body is a document as in docs/record.schema.json."""
    _knock(state, request)
    document = await request.body()
    return await asyncio.to_thread(lambda: telling.replay(record.loads(document)))


@post("/tables/{key:str}/analysis", status_code=200)
async def analyse_table(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], state: State, key: Key
) -> rest.AnalysisAddress:
    """Have a finished game analysed, or find where it was."""
    return hall.analyst.ask(await _record(hall, await _found(hall, state, request, key)))


@post("/analyses", status_code=200)
async def analyse_record(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], state: State
) -> rest.AnalysisAddress:
    """Have the game of a record analysed. The body is a document as in docs/record.schema.json."""
    _knock(state, request)
    return hall.analyst.ask(record.loads(await request.body()))


@get("/analyses/{id_:str}")
async def read_analysis(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], state: State, id_: Key
) -> rest.Analysing:
    """How far an analysis is, and at the end itself."""
    _knock(state, request)
    found = hall.analyst.look(id_)
    if found is None:
        raise Refusal("not-found")
    return found


async def _record(hall: Hall, room: Room) -> record.Record:
    if room.table.state != "over":
        raise Refusal("not-over")
    return await asyncio.to_thread(record.of, room.table.seed, await _log_of(hall, room))


async def _log_of(hall: Hall, room: Room) -> list[Any]:
    loaded = await hall.store.load(room.id)
    if loaded is None:
        raise Unavailable
    return [decode(stored.body) for stored in loaded.events]


async def _cards(hall: Hall, ids: Sequence[str], who: str) -> list[rest.TableCard]:
    cards = []
    for id_ in ids:
        with contextlib.suppress(Unreadable):  # one that cannot be read does not hide the others
            room = await hall.room(id_)
            if room is not None:
                cards.append(_card(hall, room, who))
    return cards


def _card(hall: Hall, room: Room, who: str) -> rest.TableCard:
    return telling.card(room.table, room.id, room.code, who, room.online(), hall.now())


def _address_of(room: Room, who: str) -> rest.TableAddress:
    return rest.TableAddress(room.id, room.code, room.table.held_by(who))


# ── the rest ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@litestar.get("/healthz", include_in_schema=False, sync_to_thread=False)
def health(state: State) -> Response[dict[str, str]]:
    """Whether requests should come here."""
    closing = state.hall.closing
    return Response({"status": "closing" if closing else "ok"}, status_code=503 if closing else 200)


@litestar.get("/metrics", include_in_schema=False, sync_to_thread=False)
def show_metrics(state: State) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(state.hall.metrics.text(), media_type=metrics.CONTENT_TYPE)


def _problem(request: Request[Any, Any, Any], error: Exception) -> Response[rest.Problem]:
    match error:
        case Refusal(key=key, detail=detail):
            return Response(rest.Problem(key, detail), status_code=_STATUS.get(key, 409))
        case record.RecordError():
            return Response(rest.Problem("record", str(error)), status_code=400)
        case Stale():
            return Response(rest.Problem("stale"), status_code=409)
        case Unreadable():
            return Response(rest.Problem("unreadable"), status_code=409)
        case Unavailable() | Conflict():
            return Response(rest.Problem("unavailable"), status_code=503)
        case HTTPException(status_code=status, detail=detail) if status < 500:
            key = {404: "not-found", 413: "too-large"}.get(status, "message")
            return Response(rest.Problem(key, detail[:200]), status_code=status)
        case _:
            request.app.state.hall.metrics.faults.inc()
            # The path itself may hold a secret.
            _log.error("%s %s failed", request.method, request.scope.get("path_template"), exc_info=error)
            return Response(rest.Problem("internal"), status_code=500)


def application(hall: Hall, limits: Limits, doors: Doors) -> Litestar:
    """Everything under /api, and what machines ask for."""
    handlers: list[ControllerRouterHandler] = [
        list_games, read_me, write_me, create_table, list_public, list_mine, read_table, join_table, carry_table,
        accept_carry, make_token, list_draws, read_record, replay_table, replay_record,
        analyse_table, analyse_record, read_analysis, bot_api.state, bot_api.moves,
    ]  # fmt: skip
    return Litestar(
        [Router("/api", route_handlers=handlers), health, show_metrics],
        dependencies={"hall": Provide(_hall)},
        state=State({"hall": hall, "doors": doors}),
        exception_handlers={Exception: _problem},
        request_max_body_size=limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Ludothek",
            version=version("ludothek"),
            description="Tables for board games. The socket at /ws speaks the messages of ludothek.server.wire.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
            components=COMPONENTS,
        ),
        logging_config=None,
    )
