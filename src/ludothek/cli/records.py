"""Record files: one record, or with the ending .jsonl one on each line."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludothek.cli.failure import BAD_USAGE, REFUSED, Failure
from ludothek.cli.opponents import level_of
from ludothek.kit.game import BoardFile
from ludothek.kit.play import Position
from ludothek.table.record import Player, Record, RecordError, dumps, loads, of_codes, replay, setting

LINES = ".jsonl"


def record_of(position: Position, players: Sequence[Player], codes: Sequence[int]) -> Record:
    """The record of a game of so many codes, of the kind of a position; it proves nothing about its dice."""
    board = position.board
    return of_codes(position.game.name, board.id, board.text, position.options, players, codes)


def player(name: str, bot: str | None) -> Player:
    """Who sat there: a person, or a bot by its name in `ludothek.bots.levels`."""
    seat = {"kind": "bot", "level": level_of(bot)} if bot else {"kind": "person"}
    return msgspec.convert({**seat, "name": name}, Player)


def line_of(record: Record) -> bytes:
    """The document on one line."""
    return msgspec.json.encode(msgspec.json.decode(dumps(record))) + b"\n"


def read_record(file: Path, number: int) -> Record:
    """The record in a file, or the one with that number (from 1) in a file of many; a Failure when it is none."""
    document = file.read_bytes()
    if file.suffix == LINES:
        lines = document.splitlines()
        if not 1 <= number <= len(lines):
            raise Failure(f"{file} holds records 1 to {len(lines)}, not {number}", BAD_USAGE)
        document = lines[number - 1]
    elif number != 1:
        raise Failure(f"{file} holds one record; files of many end in {LINES}", BAD_USAGE)
    try:
        return loads(document)
    except RecordError as error:
        raise Failure(f"{file}: {error}", REFUSED) from None


def replayed(record: Record, file: Path, steps: int | None) -> tuple[Position, list[Position]]:
    """The first position and the one after each of so many steps (None: all), the whole record having been checked."""
    try:
        replay(record)
        rules, _ = setting(record)
    except RecordError as error:
        raise Failure(f"{file}: {error}", REFUSED) from None
    board: BoardFile = rules.board
    options = msgspec.json.decode(record.options, type=rules.game.Options)
    first = Position(rules.game, board, options, len(record.seats))
    positions = []
    latest = first
    decoder = msgspec.json.Decoder(rules.game.Move)
    for step in record.moves[:steps]:
        latest = latest.copy()
        latest.play(decoder.decode(step.do))
        positions.append(latest)
    return first, positions
