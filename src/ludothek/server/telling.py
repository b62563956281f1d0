"""What is told: a table, turned into the messages of `wire`."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ludothek.kit.door import Rules
from ludothek.kit.game import Game
from ludothek.server import rest, wire
from ludothek.server.lane import frame
from ludothek.table import fair, record
from ludothek.table.rules import copied
from ludothek.table.table import Table

encoder = msgspec.json.Encoder()


class Language:
    """One game's moves as the wire has them, both ways. Facts and views are encoded as they come."""

    def __init__(self, game: Game) -> None:
        self.game = game
        encoded = [encoder.encode(game.decode(code)) for code in range(game.codes)]
        self.moves = [msgspec.Raw(body) for body in encoded]
        """Every move by its code."""
        self._codes = {body: code for code, body in enumerate(encoded)}
        self._decoder = msgspec.json.Decoder(game.Move)

    def code(self, move: msgspec.Raw) -> int | None:
        """The code of a move; None when there is no such move."""
        code = self._codes.get(bytes(move))
        if code is not None:
            return code
        try:
            return self.game.encode(self._decoder.decode(move))
        except (KeyError, msgspec.MsgspecError):
            return None


_languages: dict[str, Language] = {}


def language(game: Game) -> Language:
    """The language of a game, made once."""
    found = _languages.get(game.name)
    if found is None:
        found = _languages[game.name] = Language(game)
    return found


def raw(value: Any) -> msgspec.Raw:
    """A game's own struct, encoded."""
    return msgspec.Raw(encoder.encode(value))


def framed(message: wire.ServerMessage) -> bytes:
    """A message as it is sent."""
    return frame(encoder.encode(message))


_LOT = "begins"
"""The fact by which a game tells whom the lot has drawn to begin: its line is that seat's, whoever drew."""


def _turn(found: Rules, before: Any, facts: Sequence[Any]) -> int:
    """Whose turn the facts are part of."""
    drawn = [fact.seat for fact in facts if fact.__struct_config__.tag == _LOT]
    return int(drawn[0]) if drawn else found.turn(before)


class Happened:
    """Collects what led from one ply to the next: a `Watcher` of the table."""

    __slots__ = ("_language", "_rules", "facts", "moved", "turns")

    def __init__(self, table: Table) -> None:
        self._rules = table.rules
        self._language = language(table.rules.game)
        self.facts: list[Any] = []
        self.moved: list[msgspec.Raw] = []
        self.turns: list[int] = []
        """Whose turn it was, for each fact."""

    def __call__(self, before: Any, code: int, after: Any) -> None:
        """A code took the table from one position to another."""
        rules = self._rules
        facts = rules.game.story(rules.board, before, code, after)
        self.facts += facts
        self.turns += [_turn(rules, before, facts)] * len(facts)
        self.moved.append(self._language.moves[code])


def people(table: Table, online: Sequence[bool], at: int) -> list[wire.Person]:
    """Who sits where, as of now."""
    return [
        wire.Person(
            kind=seat.kind,
            name=seat.name,
            online=online[index],
            level=seat.bot or seat.level,
            held_by_bot=seat.kind == "person" and seat.bot is not None,
            own_dice=seat.bot is None and table.dice.wants_link(index),
            tip=None if (tip := table.dice.tips[index]) is None else tip.hex(),
            clock_ms=None if seat.kind == "bot" else table.clocks.remaining(index, at),
        )
        for index, seat in enumerate(table.seats)
    ]


def update(
    table: Table, online: Sequence[bool], at: int, happened: Happened | None = None, *, undone: bool = False
) -> wire.Update:
    """The table as everybody sees it."""
    rules = table.rules
    moves = language(rules.game).moves
    playing = table.state == "playing"
    complete = table.complete()
    legal = rules.allowed(table.present) if playing and not complete else []
    mover = table.pending_seat
    return wire.Update(
        ply=table.ply,
        state=table.state,
        people=people(table, online, at),
        to_move=rules.to_move(table.present) if mover is None else mover,
        turn=table.turn(),
        view=rules.game.view(rules.board, table.present),
        legal=[moves[code] for code in legal],
        facts=happened.facts if happened else [],
        pending=mover is not None,
        complete=complete,
        roll=table.rolls_next() if complete else table.waits_for_roll(),
        starter=table.starter if table.state == "lobby" else None,
        undone=undone,
        moved=happened.moved if happened else [],
        turns=happened.turns if happened else [],
    )


def preview(table: Table, code: int) -> list[Any]:
    """What a legal move would bring."""
    rules = table.rules
    after = copied(table.present)
    rules.apply(after, code)
    return rules.game.story(rules.board, table.present, code, after)


def welcome(table: Table, id_: str, code: str, who: str, chat: list[wire.Said]) -> wire.Welcome:
    """What does not change during a game."""
    return wire.Welcome(
        table=id_,
        code=code,
        game=table.game,
        board=raw(table.rules.board.view),
        options=raw(table.options),
        pace=table.pace,
        seats_held=table.held_by(who),
        creator=table.made_by(who),
        public=table.public,
        commitment=fair.commitment(table.seed).hex(),
        match=table.match,
        chat=chat,
    )


def card(table: Table, id_: str, code: str, who: str, online: Sequence[bool], at: int) -> rest.TableCard:
    """The table in a list."""
    actor = table.actor()
    return rest.TableCard(
        id=id_,
        code=code,
        game=table.game,
        board=table.board_id,
        state=table.state,
        pace=table.pace,
        people=people(table, online, at),
        to_move=-2 if actor is None else actor,
        seats_held=table.held_by(who),
        updated=table.updated,
    )


def replay(played: record.Record) -> rest.Replay:
    """A record, step by step; RecordError when it is none of a game."""
    found, state = record.setting(played)
    lang = language(found.game)
    steps: list[rest.ReplayStep] = []

    def watch(number: int, step: record.Step, code: int, before: Any) -> None:
        del number
        after = copied(before)
        found.apply(after, code)
        facts = found.game.story(found.board, before, code, after)
        view = found.game.view(found.board, after)
        notation = found.game.notation(found.game.decode(code))
        steps.append(rest.ReplayStep(step.by, _turn(found, before, facts), lang.moves[code], notation, facts, view))

    first = found.game.view(found.board, state)
    record.replay(played, watch)
    return rest.Replay(
        game=played.game,
        board=raw(found.board.view),
        names=[player.name for player in played.seats],
        first=first,
        steps=steps,
        result=None if played.result is None else rest.Result(played.result.scores, played.result.places),
    )
