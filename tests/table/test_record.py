"""Records explain themselves, replay for ever, and prove their dice."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from ludothek.table import record
from ludothek.table.record import Record, RecordError, dumps, loads, replay
from ludothek.table.verify import verify
from tests.table import corpus

SCHEMA = Path(__file__).parents[2] / "docs" / "record.schema.json"
CORPUS = sorted(corpus.RECORDS.glob("*.json"))


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_every_record_ever_written_replays_verifies_and_is_written_the_same(path: Path) -> None:
    document = path.read_bytes()
    found = loads(document)
    checks = verify(found)
    assert all(check.ok for check in checks), checks
    assert dumps(found) == document
    jsonschema.validate(json.loads(document), json.loads(SCHEMA.read_bytes()))


def test_the_corpus_has_a_game_with_every_option_and_way() -> None:
    named = {f"{game}-1-{name}" for game, tables in corpus.GAMES.items() for name in tables}
    assert {path.stem for path in CORPUS} >= named


def test_the_schema_is_fresh() -> None:
    """Write it with python -m ludothek.table.record > docs/record.schema.json"""
    assert json.loads(SCHEMA.read_bytes()) == record.schema()


def test_a_replayed_table_stands_where_it_stood() -> None:
    game = corpus.played(99, ["Ada", "Bo", "Cleo"], changes=True)
    found = record.of(game.seed, game.log)
    assert replay(found).tobytes() == game.table.position.tobytes()
    instead = [step for step in found.moves if step.bot]
    assert instead
    assert all(step.by == 1 for step in instead)


@pytest.fixture(scope="module")
def document() -> Any:
    return json.loads((corpus.RECORDS / "pamplona-1-handed-over-and-a-new-chain.json").read_bytes())


def _flip(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


def _link(found: Any) -> None:
    step = next(step for step in found["moves"] if "link" in step)
    step["link"] = _flip(step["link"])


def _no_link(found: Any) -> None:
    step = next(step for step in found["moves"] if "link" in step)
    del step["link"]


def _draw(found: Any) -> None:
    """Another throw that lets the game go on just the same would be noticed."""
    last = [step for step in found["moves"] if step["do"]["move"] == "card"][-1]
    last["pick"] = (last["pick"] + 1) % 3


def _weights(found: Any) -> None:
    found["fairness"]["questions"][0]["weights"][0] += 1


def _outcomes(found: Any) -> None:
    outcomes = found["fairness"]["questions"][0]["outcomes"]
    outcomes[0], outcomes[1] = outcomes[1], outcomes[0]


FORGERIES: dict[str, tuple[Callable[[Any], object], str]] = {
    "another seed": (lambda f: f["fairness"].update(seed=_flip(f["fairness"]["seed"])), "commitment"),
    "another promise": (lambda f: f["fairness"].update(commitment=_flip(f["fairness"]["commitment"])), "commitment"),
    "another match": (lambda f: f["fairness"].update(match="other"), "draws"),
    "another anchor": (lambda f: f["fairness"]["anchors"][0].update(anchor="0" * 64), "draws"),
    "no late anchor": (lambda f: f["fairness"]["anchors"].pop(), "draws"),
    "a seat that is not there": (lambda f: f["fairness"]["anchors"][0].update(seat=9), "draws"),
    "another link": (_link, "draws"),
    "no link": (_no_link, "draws"),
    "another pick": (_draw, "draws"),
    "other weights": (_weights, "draws"),
    "other outcomes": (_outcomes, "draws"),
    "another result": (lambda f: f["result"]["scores"].reverse(), "rules"),
    "a move less": (lambda f: f["moves"].pop(), "rules"),
    "no result": (lambda f: f.pop("result"), "rules"),
    "another board": (lambda f: f["board"].update(text="length = 1"), "rules"),
    "other rules": (lambda f: f.update(rules=99), "rules"),
    "other options": (lambda f: f.update(options={"first": 1}), "rules"),
    "a seat less": (lambda f: f["seats"].pop(), "rules"),
    "no dice to check": (lambda f: f.pop("fairness"), "fairness"),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_found(document: Any, name: str) -> None:
    forged = json.loads(json.dumps(document))
    forge, key = FORGERIES[name]
    forge(forged)
    failed = [check.key for check in verify(loads(json.dumps(forged))) if not check.ok]
    assert failed == [key]


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format":"other"}', "\x00", '{"format":"ludothek-record","version":1}']
)
def test_what_is_no_record_is_refused_by_name(text: str) -> None:
    with pytest.raises(RecordError, match="no record"):
        loads(text)


def test_a_record_of_a_later_version_is_not_guessed_at(document: Any) -> None:
    with pytest.raises(RecordError, match="version 2"):
        loads(json.dumps({**document, "version": 2}))


def test_a_game_without_a_table_can_be_recorded_too(document: Any) -> None:
    found = loads(json.dumps(document))
    codes: list[int] = []
    replay(found, lambda number, step, code, state: codes.append(code))
    plain: Record = record.of_codes(found.game, found.board.id, found.board.text, _options(found), found.seats, codes)
    assert plain.result == found.result
    assert [step.note for step in plain.moves] == [step.note for step in found.moves]
    assert replay(loads(dumps(plain))).tobytes() == replay(found).tobytes()
    assert [check.key for check in verify(plain) if not check.ok] == ["fairness"]


def _options(found: Record) -> Any:
    import msgspec

    from ludothek.kit.game import game

    return msgspec.json.decode(found.options, type=game(found.game).Options)
