"""The front door: who comes in, what protects them, and the page."""

import asyncio
import gzip
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludothek.server.api import application
from ludothek.server.front import Front
from ludothek.server.hall import Hall
from ludothek.server.identity import COOKIE, Guests
from ludothek.server.limits import Doors, Limits
from ludothek.server.page import Page
from tests.server.conftest import Come
from tests.server.people import ME, Person, here
from tests.server.serving import ROOT, Served, start
from tests.server.test_hall import in_hall


def test_a_guest_is_remembered_by_a_cookie_that_cannot_be_forged(server: Served) -> None:
    first = httpx.get(server.address + "/api/me")
    cookie = first.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    value = cookie.split(";")[0].partition("=")[2]
    assert "set-cookie" not in httpx.get(server.address + "/api/me", headers={"Cookie": f"{COOKIE}={value}"}).headers
    forged = ("A" if value[0] != "A" else "B") + value[1:]
    for bad in (forged, value[:-1], value.partition(".")[0], ".", "", "\u00e9.x"):
        answer = httpx.get(server.address + "/api/me", headers={b"Cookie": f"{COOKIE}={bad}".encode()})
        assert "set-cookie" in answer.headers


@pytest.mark.parametrize(
    "other", ["a=1", 'prefs={"a":"b c"}', 'x="unclosed', "two words=3", "\u00e9=1", "=5", "flag", ""]
)
def test_what_other_programs_left_on_the_host_does_not_hide_the_guest(other: str) -> None:
    guests = Guests(b"s" * 32)
    guest = guests.new()
    own = guests.cookie(guest, secure=False).partition(";")[0]
    for line in (own, f"{other}; {own}", f"{own}; {other}", f"{COOKIE}=stale.mark; {other}; {own}"):
        assert guests.recognise([(b"host", b"h"), (b"cookie", line.encode("latin-1"))]) == guest
    assert guests.recognise([(b"cookie", other.encode("latin-1"))]) is None


@pytest.mark.parametrize("path", ["/", "/api/games", "/t/abc", "/nowhere.js", "/healthz", "/schema/openapi.json"])
def test_every_answer_carries_protection(server: Served, path: str) -> None:
    headers = httpx.get(server.address + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_another_site_can_send_nothing(server: Served, come: Come) -> None:
    ada = come("Ada")
    order = {"game": "pamplona", "seats": [ME, here("Bo")]}
    for headers in ({"Origin": "https://elsewhere.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        assert ada.http.post("/api/tables", json=order, headers=headers).json() == {"error": "origin"}
    own = {"Origin": server.address}
    assert ada.http.post("/api/tables", json=order, headers=own).status_code == 201
    address = server.address.replace("http", "ws") + "/ws"
    elsewhere, here_ = Origin("https://elsewhere.example"), Origin(server.address)
    with pytest.raises(InvalidStatus), connect(address, origin=elsewhere, proxy=None):
        pass
    with connect(address, origin=here_, proxy=None) as page:
        page.send('{"t":"ping","n":1}')
        assert page.recv() == '{"t":"pong","n":1}'


def test_what_is_too_large_is_not_read(server: Served, come: Come) -> None:
    ada = come("Ada")
    answer = ada.http.put("/api/me", content=b'{"name": "' + b"x" * 400_000 + b'"}')
    assert answer.status_code == 413
    assert answer.json()["error"] == "too-large"
    table = ada.create(ME, here("Bo"))["id"]
    ada.enter(table)
    assert ada.socket is not None
    ada.socket.send("x" * 100_000)
    ada.hear_the_end()


def test_a_binary_message_ends_the_connection(come: Come) -> None:
    ada = come("Ada")
    ada.enter(ada.create(ME, here("Bo"))["id"])
    assert ada.socket is not None
    ada.socket.send(b"\x00\x01")
    ada.hear_the_end()


def test_the_page_is_found_at_every_place_within_it(server: Served) -> None:
    page = httpx.get(server.address + "/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    for place in ("/t/abc", "/j/abcdef", "/rules/pamplona", "/new/pamplona"):
        assert httpx.get(server.address + place).text == page.text
    assert httpx.get(server.address + "/nowhere.js").status_code == 404
    assert httpx.get(server.address + "/../secret.txt").status_code == 404
    again = httpx.get(server.address + "/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.head(server.address + "/").content == b""
    assert httpx.post(server.address + "/", json={}).status_code == 405


def test_files_are_compressed_and_kept_as_long_as_their_names_allow(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>" + "Olé! " * 100)
    (tmp_path / "assets" / "app-12345678.js").write_text("const a = 1;\n" * 100)
    (tmp_path / "assets" / "app-12345678.js.br").write_bytes(b"brotli")
    (tmp_path / "service-worker.js").write_text("// small")
    page = Page(tmp_path)
    app = asyncio.run(page.file("/assets/app-12345678.js"))
    assert app is not None
    assert dict(app.headers)[b"cache-control"] == b"public, max-age=31536000, immutable"
    assert dict(app.headers)[b"content-type"] == b"text/javascript; charset=utf-8"
    assert app.best(b"gzip, br") == (b"br", b"brotli")
    encoding, body = app.best(b"gzip")
    assert (encoding, gzip.decompress(body)) == (b"gzip", b"const a = 1;\n" * 100)
    assert app.best(b"")[0] == b""
    worker = asyncio.run(page.file("/service-worker.js"))
    assert worker is not None
    assert dict(worker.headers)[b"cache-control"] == b"no-cache"
    (tmp_path / "index.html").write_text("new")
    os.utime(tmp_path / "index.html", (1, 1))
    fresh = asyncio.run(page.file("/"))
    assert fresh is not None
    assert fresh.best(b"")[1] == b"new", "a page that was built anew is noticed"


def test_health_figures_and_the_description_of_the_interface(server: Served) -> None:
    assert httpx.get(server.address + "/healthz").json() == {"status": "ok"}
    assert "ludothek_events_total" in httpx.get(server.address + "/metrics").text
    described = httpx.get(server.address + "/schema/openapi.json").json()
    assert described["openapi"].startswith("3.")
    assert {"/api/tables", "/api/bot/moves", "/api/tables/{key}/join"} <= set(described["paths"])
    schemas = described["components"]["schemas"]
    (problem,) = [name for name in schemas if set(schemas[name]["properties"]) == {"error", "detail"}]
    for path, methods in described["paths"].items():
        for method, what in methods.items():
            assert what["description"], (method, path)
            for status, answer in what["responses"].items():
                if status >= "400":
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": f"#/components/schemas/{problem}"}, (method, path, status)
            assert ("security" in what) == path.startswith("/api/bot/")


def test_the_secret_is_its_owners_alone_and_no_secret_is_logged(folder: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("w") as taken:
        server = start(folder, log=taken)
        with Person(server.address, "Ada") as ada:
            made = ada.create(ME, here("Bo"), anchors={"0": ada.chain(0), "1": ada.chain(1)})
            ada.enter(made["id"])
            ada.act()
            said = ada.ask({"t": "chat", "text": "between ourselves"})
            ada.say({"t": "nonsense", "cmd": "between ourselves"})
            carry = ada.http.post(f"/api/tables/{made['id']}/carry").json()["path"].rpartition("/")[2]
            token = ada.http.post(f"/api/tables/{made['id']}/seats/0/token").json()["token"]
            for path in (f"/api/carry/{carry}", f"/api/carry/{carry}"):
                ada.http.post(path)
            ada.http.post("/api/bot/moves", json={"ply": 0, "move": 3}, headers={"Authorization": f"Bearer {token}"})
            links, cookie = list(ada.links.values()), ada.cookie()
        assert server.stop() == 0
    assert said["t"] == "ack"
    assert stat.S_IMODE((folder / "secret").stat().st_mode) == 0o600
    with sqlite3.connect(folder / "tables.sqlite") as db:
        (seed,) = db.execute("select seed from tables").fetchone()
    db.close()
    text = log.read_text()
    for secret in (made["id"], carry, token, cookie, *links, seed.hex(), "between ourselves"):
        assert secret not in text


def test_a_fault_is_logged_without_the_address_that_was_asked_for(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def use(hall: Hall) -> None:
        limits = Limits()
        doors = Doors(limits, hall.loop.time)
        front = Front(hall, application(hall, limits, doors), Guests(b"s" * 32), Page(), limits, doors)
        with patch.object(hall.store, "grant", side_effect=RuntimeError("broken")):
            transport = httpx.ASGITransport(front, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
                answer = await http.post("/api/carry/seekrit")
        assert (answer.status_code, answer.json()) == (500, {"error": "internal"})

    in_hall(folder, use)
    (record,) = [record for record in caplog.records if record.name == "ludothek.api"]
    assert record.getMessage() == "POST /api/carry/{token} failed"
    assert record.exc_info
    assert "seekrit" not in caplog.text


def test_a_second_server_does_not_touch_the_same_folder(folder: Path) -> None:
    server = start(folder)
    command = [sys.executable, "-m", "tests.server.serving", str(folder), "0", "0"]
    second = subprocess.run(
        command,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        timeout=60,
        check=False,
    )
    assert second.returncode != 0
    assert "AlreadyOpen" in second.stderr
    server.kill()
    again = start(folder)
    assert again.stop() == 0, "a killed server leaves no lock behind"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_says_goodbye(folder: Path, number: signal.Signals) -> None:
    server = start(folder)
    with Person(server.address, "Ada") as ada:
        table = ada.create(ME, here("Bo"), options={"first": 0})["id"]
        ada.enter(table)
        ada.act()
        server.process.send_signal(number)
        assert ada.hear_the_end() == 1012
    assert server.stop() == 0
