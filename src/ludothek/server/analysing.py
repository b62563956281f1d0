"""Analyses of finished games: made once, piece by piece, in the pauses of the bots, kept for whoever asks again.

    asked for ──▶ waiting ──▶ at work ──▶ done
                     └── nobody asks any more: dropped

One analysis is at work at a time. Each of its pieces is one of the thoughts that bots' threads have in turn: a bot
waits for no more than a piece. Who asks is told how far it is, and asks again; what nobody has asked for in a while is
dropped, so that a closed page costs nothing.
"""

import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from time import thread_time
from typing import Any

import msgspec

from ludothek.analysis.reading import Played
from ludothek.analysis.study import Analysis, Study
from ludothek.analysis.valuing import PlayOuts
from ludothek.server import rest, telling
from ludothek.server.thinking import Thinker
from ludothek.table import record
from ludothek.table.refusal import Refusal

_log = logging.getLogger("ludothek.analysing")

SECONDS = 8.0
"""How long the bots' threads work on a game, by their processor's time: a busy server takes longer, not less care."""

WAITING = 8
"""So many games wait at most; beyond, one is asked to try again."""

PATIENCE = 20.0
"""Seconds for which an analysis goes on that nobody asks for."""

KEPT = 200
"""So many analyses are kept, those that were asked for last."""


class _Job:
    """One analysis, from when it was asked for. `asked` is when it last was."""

    def __init__(self, played: Played, asked: float, seconds: float) -> None:
        valuer = PlayOuts(played.game, played.board, played.seats, secrets.randbits(31))
        self.study: Study | None = Study(played, valuer, seconds=seconds, clock=thread_time)
        self.asked = asked
        self.analysis: rest.Analysis | None = None
        self._game = played.game

    def told(self) -> rest.Analysing:
        """How far it is."""
        return rest.Analysing(self.study.done if self.study else 1.0, self.analysis)

    def finish(self, analysis: Analysis) -> None:
        """Only what is told is kept."""
        self.study = None
        moves = telling.language(self._game).moves
        self.analysis = rest.Analysis(
            moments=analysis.moments,
            decisions=[
                rest.Decision(
                    first=decision.first,
                    last=decision.last,
                    seat=decision.seat,
                    cost=decision.cost,
                    mark=decision.mark,
                    best=[moves[code] for code in decision.best],
                )
                for decision in analysis.decisions
            ],
            luck=analysis.luck,
            play=analysis.play,
            lost=analysis.lost,
            games=analysis.games,
        )


class Analyst:
    """All analyses of one server. Used on the event loop's thread alone."""

    def __init__(
        self,
        thinker: Thinker,
        keep: Callable[[Coroutine[Any, Any, None]], object],
        clock: Callable[[], float],
        seconds: float = SECONDS,
    ) -> None:
        """`keep` runs something beside the requests."""
        self._thinker = thinker
        self._keep = keep
        self._clock = clock
        self._seconds = seconds
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        self._waiting: list[str] = []
        self._working = False

    def look(self, id_: str) -> rest.Analysing | None:
        """How far an analysis is; None when it was dropped or never asked for."""
        job = self._jobs.get(id_)
        if job is None:
            return None
        job.asked = self._clock()
        self._jobs.move_to_end(id_)
        return job.told()

    def ask(self, found: record.Record) -> rest.AnalysisAddress:
        """Where the analysis of a record can be looked at: it is begun, unless there is one. RecordError when it is no
        game, Refusal when it is not over or too many wait."""
        played = _played(found)
        id_ = _id_of(found, played)
        if self.look(id_) is None:
            if len(self._waiting) >= WAITING:
                raise Refusal("busy")
            self._jobs[id_] = _Job(played, self._clock(), self._seconds)
            self._waiting.append(id_)
            if not self._working:
                self._working = True
                self._keep(self._work())
        return rest.AnalysisAddress(id_)

    async def _work(self) -> None:
        try:
            while self._waiting:
                id_ = self._waiting[0]
                try:
                    await self._analyse(id_)
                finally:
                    self._waiting.remove(id_)
                    if self._jobs[id_].analysis is None:
                        del self._jobs[id_]
                while len(self._jobs) - len(self._waiting) > KEPT:
                    del self._jobs[next(id_ for id_ in self._jobs if id_ not in self._waiting)]
        finally:
            self._working = False

    async def _analyse(self, id_: str) -> None:
        job = self._jobs[id_]
        while job.study is not None and self._clock() - job.asked <= PATIENCE:
            try:
                await self._thinker.beside(job.study.step)
            except Exception:  # noqa: BLE001  whatever it is, the next analysis is not concerned
                _log.exception("an analysis failed")
                return
            if job.study.analysis is not None:
                job.finish(job.study.analysis)


def _played(found: record.Record) -> Played:
    if found.result is None:
        raise Refusal("not-over")
    codes = record.codes_of(found)
    rules, _ = record.setting(found)
    options = msgspec.json.decode(found.options, type=rules.game.Options)
    return Played(rules.game, rules.board, options, len(found.seats), codes)


def _id_of(found: record.Record, played: Played) -> str:
    """Equal games have equal analyses, whoever played them."""
    what = (found.game, found.rules, found.board.text, bytes(found.options), len(found.seats), played.codes)
    return hashlib.sha256(repr(what).encode()).hexdigest()[:32]
