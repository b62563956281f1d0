"""Strangers send anything. Nothing they send is a fault of the server's, and it goes on serving."""

import itertools
import json
from typing import Any
from urllib.parse import quote

import httpx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from ludothek.server import identity
from tests.server.conftest import Come
from tests.server.people import ME, Json, Person, here
from tests.server.serving import Served

relaxed = settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
kinds = st.sampled_from(
    [
        "hello",
        "play",
        "undo",
        "confirm",
        "roll",
        "anchor",
        "start",
        "ole",
        "leave",
        "return",
        "rematch",
        "hint",
        "chat",
        "react",
        "ping",
        "nothing",
    ]
)
fields = st.fixed_dictionaries(
    {"t": kinds},
    optional={
        "cmd": st.text(max_size=70) | values,
        "ply": st.integers(0, 5) | values,
        "table": st.text(max_size=80) | values,
        "moves": st.lists(st.sampled_from([{"move": "peace"}, {"move": "run", "die": "A", "runner": 0, "steps": 2}]))
        | values,
        "links": st.dictionaries(st.sampled_from("0123"), st.text(max_size=70)) | values,
        "confirm": st.booleans() | values,
        "all": st.booleans() | values,
        "seat": st.integers(-2, 9) | values,
        "anchor": st.sampled_from(["0" * 64, "zz" * 32, "é" * 64, "+0" * 32]) | values,
        "fill": st.sampled_from(["novice", None]) | values,
        "level": st.sampled_from(["novice", "king"]) | values,
        "text": st.text(max_size=400) | values,
        "emote": st.sampled_from(["ole", "rude"]) | values,
        "n": st.integers() | values,
        "previews": st.booleans() | values,
        "surprise": values,
    },
)


def faults(server: Served) -> float:
    """How many requests have failed through a fault of ours."""
    lines = httpx.get(server.address + "/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith("ludothek_faults_total ")).split()[1])


def alive(person: Person, table: str) -> None:
    """The table can be entered."""
    person.enter(table)
    assert person.update["state"] == "playing"


_count = itertools.count()


@relaxed
@given(st.lists(fields, min_size=1, max_size=12))
def test_any_messages(server: Served, come: Come, messages: list[Json]) -> None:
    ada = come("Ada")
    table = ada.create(ME, here("Bo"), options={"first": 0})["id"]
    ada.enter(table)
    before = faults(server)
    for message in messages:
        if isinstance(message.get("cmd"), str):
            message["cmd"] = f"{message['cmd']}{next(_count)}"
        try:
            ada.say(message)
        except ConnectionClosed:
            ada.enter(table)
    ada.say({"t": "ping", "n": 77})
    ada.until("pong")
    assert faults(server) == before
    alive(ada, table)
    ada.leave()


@relaxed
@given(st.lists(st.text(max_size=200) | st.binary(max_size=50), min_size=1, max_size=5))
def test_any_text(server: Served, come: Come, texts: list[str | bytes]) -> None:
    ada = come("Ada")
    table = ada.create(ME, here("Bo"), options={"first": 0})["id"]
    before = faults(server)
    ada.enter(table)
    assert ada.socket is not None
    try:
        for text in texts:
            ada.socket.send(text)
        ada.say({"t": "ping", "n": 1})
        ada.until("pong")
    except ConnectionClosed:
        assert any(isinstance(text, bytes) for text in texts)
    assert faults(server) == before
    alive(ada, table)
    ada.leave()


paths = st.sampled_from(
    [
        ("PUT", "/api/me"),
        ("POST", "/api/tables"),
        ("GET", "/api/tables/{}"),
        ("POST", "/api/tables/{}/join"),
        ("POST", "/api/tables/{}/carry"),
        ("POST", "/api/tables/{}/seats/{}/token"),
        ("GET", "/api/tables/{}/record"),
        ("GET", "/api/tables/{}/replay"),
        ("GET", "/api/tables/{}/draws"),
        ("POST", "/api/carry/{}"),
        ("POST", "/api/replay"),
        ("POST", "/api/tables/{}/analysis"),
        ("POST", "/api/analyses"),
        ("GET", "/api/analyses/{}"),
        ("GET", "/api/bot/state?ply={}"),
        ("POST", "/api/bot/moves"),
        ("DELETE", "/api/tables"),
        ("GET", "/{}"),
        ("GET", "/{}.js"),
    ]
)
order = st.fixed_dictionaries(
    {},
    optional={
        "game": st.just("pamplona") | values,
        "seats": st.lists(st.fixed_dictionaries({"kind": st.sampled_from(["me", "bot", "invite", "here"])}), max_size=8)
        | values,
        "board_text": st.text(max_size=60) | values,
        "board": st.sampled_from(["ours", ""]) | values,
        "options": st.dictionaries(st.sampled_from(["first", "rotate_start"]), values) | values,
        "pace": st.dictionaries(st.sampled_from(["kind", "days", "minutes"]), values) | values,
        "anchors": st.dictionaries(st.sampled_from("01-9"), st.text(max_size=64)) | values,
        "name": st.text(max_size=50) | values,
        "seat": st.integers() | values,
        "ply": st.integers() | values,
        "move": st.text(max_size=9) | values,
        "cmd": st.text(max_size=9),
    },
)


@relaxed
@given(paths, st.text(st.characters(codec="utf-8"), max_size=20), st.binary(max_size=60) | order | values)
def test_any_requests(server: Served, come: Come, where: tuple[str, str], word: str, body: Any) -> None:
    ada = come()
    before = faults(server)
    method, path = where
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    word = quote(word, safe="")
    answer = ada.http.request(
        method, path.format(word, word), content=content, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code < 500, (method, path, word, body, answer.text)
    if answer.status_code >= 400 and path.startswith("/api"):
        assert answer.json()["error"]
    assert faults(server) == before


@relaxed
@given(values, st.sampled_from(["game", "rules", "board", "options", "seats", "moves", "result", "fairness"]))
def test_any_record(server: Served, come: Come, value: Any, field: str) -> None:
    from tests.table.corpus import RECORDS

    ada = come()
    document = json.loads((RECORDS / "pamplona-1-short-board.json").read_bytes())
    document[field] = value
    for path in ("/api/replay", "/api/analyses"):
        answer = ada.http.post(path, json=document)
        assert answer.status_code < 500, answer.text


@given(st.text(max_size=400))
def test_a_strangers_text_becomes_one_harmless_line(text: str) -> None:
    cleaned = identity.clean(text, 40)
    assert len(cleaned) <= 40
    assert cleaned == cleaned.strip()
    assert not set(cleaned) & set("\r\n\t\x00\u202a\u202b\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\ufeff\u2028")
    assert identity.clean(cleaned, 40) == cleaned


def test_words_emoji_and_accents_stay_and_towers_of_marks_do_not() -> None:
    assert identity.clean("  Ana\u00efs  \U0001f469\u200d\U0001f33e ", 24) == "Ana\u00efs \U0001f469\u200d\U0001f33e"
    assert identity.clean("Z" + "\u0335" * 50, 24) == "Z\u0335\u0335"
