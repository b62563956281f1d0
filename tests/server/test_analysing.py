"""Analyses of finished games: made once, in the pauses of the bots, dropped when nobody asks any more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludothek.bots.hints import Advice
from ludothek.server import analysing, rest
from ludothek.server.analysing import Analyst
from ludothek.server.thinking import Tempo, Thinker
from ludothek.table.record import RecordError, loads
from ludothek.table.refusal import Refusal
from tests.server.conftest import Come
from tests.server.people import BOT, ME

pytestmark = pytest.mark.compiled

RECORDS = Path(__file__).parents[1] / "data" / "records"
GAME = loads((RECORDS / "pamplona-1-short-board.json").read_bytes())
OTHER = loads((RECORDS / "pamplona-1-two-people.json").read_bytes())


class Desk:
    """An analyst with a clock that stands still, whose pieces of work are counted."""

    def __init__(self, *, seconds: float = 0.05) -> None:
        self.now = 0.0
        self.pieces = 0
        self.worked = asyncio.Event()
        thinker = Thinker(1, Tempo(0, 0), lambda *_: 0, lambda *_: Advice(0, 0.0, "", {}))
        beside = thinker.beside

        async def counted(work: Callable[[], Any]) -> Any:
            self.pieces += 1
            done = await beside(work)
            self.worked.set()
            return done

        thinker.beside = counted  # type: ignore[method-assign]
        self.thinker = thinker
        self.tasks: list[asyncio.Task[None]] = []
        self.analyst = Analyst(thinker, self._keep, lambda: self.now, seconds)

    def _keep(self, work: Any) -> None:
        self.tasks.append(asyncio.get_running_loop().create_task(work))

    async def done(self) -> None:
        await asyncio.gather(*self.tasks)

    async def begun(self, id_: str) -> None:
        """Until some of an analysis is done."""
        while looked(self, id_).done == 0:
            self.worked.clear()
            await self.worked.wait()


def at_a_desk(test: Callable[[Desk], Awaitable[None]], **settings: float) -> None:
    async def run() -> None:
        desk = Desk(**settings)
        try:
            await test(desk)
        finally:
            desk.thinker.close()

    asyncio.run(run())


def looked(desk: Desk, id_: str) -> rest.Analysing:
    found = desk.analyst.look(id_)
    assert found is not None
    return found


def test_an_analysis_is_made_once_and_kept() -> None:
    async def test(desk: Desk) -> None:
        id_ = desk.analyst.ask(GAME).id
        assert looked(desk, id_) == rest.Analysing(0.0, None)
        assert desk.analyst.ask(GAME).id == id_
        await desk.done()
        found = looked(desk, id_)
        assert found.done == 1
        assert found.analysis is not None
        assert found.analysis.moments[-1].at == len(GAME.moves)
        assert [sum(moment.chances) for moment in found.analysis.moments] == pytest.approx(
            [1] * len(found.analysis.moments)
        )
        pieces = desk.pieces
        assert desk.analyst.ask(GAME).id == id_
        await desk.done()
        assert desk.pieces == pieces
        others = [msgspec.structs.replace(seat, name="x") for seat in GAME.seats]
        assert desk.analyst.ask(msgspec.structs.replace(GAME, seats=others)).id == id_

    at_a_desk(test)


def test_games_wait_their_turn_and_too_many_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "WAITING", 2)

    async def test(desk: Desk) -> None:
        first, second = desk.analyst.ask(GAME).id, desk.analyst.ask(OTHER).id
        with pytest.raises(Refusal, match="busy"):
            desk.analyst.ask(loads((RECORDS / "pamplona-1-six-people.json").read_bytes()))
        assert desk.analyst.ask(OTHER).id == second
        await desk.done()
        assert looked(desk, first).analysis is not None
        assert looked(desk, second).analysis is not None

    at_a_desk(test)


def test_what_nobody_asks_for_any_more_is_dropped_and_the_next_one_begins() -> None:
    async def test(desk: Desk) -> None:
        left = desk.analyst.ask(GAME).id
        await desk.begun(left)
        wanted = desk.analyst.ask(OTHER).id
        desk.now += analysing.PATIENCE + 1
        await desk.begun(wanted)
        assert desk.analyst.look(left) is None
        desk.now += analysing.PATIENCE + 1
        await desk.done()
        assert desk.analyst.look(wanted) is None
        assert looked(desk, desk.analyst.ask(GAME).id).done == 0
        desk.now += analysing.PATIENCE + 1
        await desk.done()

    at_a_desk(test, seconds=3600)


def test_only_the_latest_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "KEPT", 1)

    async def test(desk: Desk) -> None:
        first, second = desk.analyst.ask(GAME).id, desk.analyst.ask(OTHER).id
        await desk.done()
        assert desk.analyst.look(first) is None
        assert looked(desk, second).analysis is not None

    at_a_desk(test)


def test_a_failure_ends_one_analysis_only(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def test(desk: Desk) -> None:
        broken, sound = desk.analyst.ask(GAME).id, desk.analyst.ask(OTHER).id
        monkeypatch.setattr(desk.analyst._jobs[broken].study, "step", lambda: 1 / 0)
        await desk.done()
        assert desk.analyst.look(broken) is None
        assert looked(desk, sound).analysis is not None

    at_a_desk(test)
    assert "an analysis failed" in caplog.text


def test_what_is_no_finished_game_is_refused() -> None:
    async def test(desk: Desk) -> None:
        begun = msgspec.structs.replace(GAME, moves=GAME.moves[:9], result=None)
        with pytest.raises(Refusal, match="not-over"):
            desk.analyst.ask(begun)
        with pytest.raises(RecordError):
            desk.analyst.ask(msgspec.structs.replace(GAME, moves=GAME.moves[1:]))

    at_a_desk(test)


def test_a_table_and_its_record_have_the_same_analysis(come: Come) -> None:
    ada = come("Ada")
    table = ada.create(ME, BOT, board="short")["id"]
    ada.enter(table)
    assert ada.http.post(f"/api/tables/{table}/analysis").json() == {"error": "not-over"}
    ada.finish()
    answer = ada.http.post(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200
    address = answer.json()
    document = ada.http.get(f"/api/tables/{table}/record").content
    assert ada.http.post("/api/analyses", content=document).json() == address
    assert ada.http.get("/api/analyses/nowhere").json() == {"error": "not-found"}
    end = time.monotonic() + 60
    seen: list[float] = []
    while (told := ada.http.get(f"/api/analyses/{address['id']}").json())["analysis"] is None:
        assert time.monotonic() < end
        seen.append(told["done"])
        time.sleep(0.1)
    assert seen == sorted(seen)
    analysis = told["analysis"]
    places = loads(document).result
    assert places is not None
    assert [share > 0 for share in analysis["moments"][-1]["chances"]] == [place == 1 for place in places.places]
    marked = [decision for decision in analysis["decisions"] if decision["mark"]]
    assert all(decision["best"] for decision in marked)


def test_what_is_no_record_is_refused(come: Come) -> None:
    assert come().http.post("/api/analyses", content=b"{}").json()["error"] == "record"
