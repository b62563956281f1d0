"""Programs that play over HTTP."""

import subprocess
import sys

from tests.server.conftest import Come
from tests.server.people import INVITE, ME
from tests.server.serving import ROOT, Served


def test_the_example_plays_a_game_to_its_end(come: Come, server: Served) -> None:
    ada = come("Ada")
    table = ada.create(ME, INVITE)
    ada.enter(table["id"])
    command = [sys.executable, ROOT / "examples" / "bot.py", server.address, table["code"]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        while ada.update["people"][1]["kind"] == "open":
            ada.until("update")
        ada.ask({"t": "start"})
        ada.finish()
        said, _ = bot.communicate(timeout=30)
    assert bot.returncode == 0
    scores = [seat["score"] for seat in ada.update["view"]["seats"]]
    assert said == f"Over: {scores[0]} {scores[1]}\n"


def test_a_token_moves_its_own_seat_only(come: Come) -> None:
    ada, eve = come("Ada"), come("Eve")
    table = ada.create(ME, {"kind": "here", "name": "Bo"}, options={"first": 0})["id"]
    assert eve.http.post(f"/api/tables/{table}/seats/1/token").json() == {"error": "not-your-seat"}
    assert ada.http.post(f"/api/tables/{table}/seats/7/token").json() == {"error": "not-your-seat"}
    tokens = [ada.http.post(f"/api/tables/{table}/seats/{seat}/token").json()["token"] for seat in (0, 1)]
    mine, other = [{"Authorization": f"Bearer {token}"} for token in tokens]
    assert eve.http.get("/api/bot/state").json() == {"error": "no-token"}
    state = eve.http.get("/api/bot/state", headers=mine).json()
    assert state["yours"]
    assert not eve.http.get("/api/bot/state", headers=other).json()["yours"]
    order = {"ply": state["ply"], "move": state["legal"][0]}
    assert eve.http.post("/api/bot/moves", json=order, headers=other).json() == {"error": "not-your-turn"}
    assert eve.http.post("/api/bot/moves", json={**order, "move": "Z9"}, headers=mine).json()["error"] == "illegal-move"
    assert eve.http.post("/api/bot/moves", json={**order, "ply": 1}, headers=mine).json() == {"error": "stale"}
    assert eve.http.post("/api/bot/moves", json=order, headers=mine).json()["ply"] == state["ply"] + 1
