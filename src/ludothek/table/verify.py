"""Checks a record: whether its moves keep to the rules, and whether its dice are what they had to be.

The browser does the same for the dice without these rules; see docs/fairness.md.
"""

from dataclasses import dataclass
from typing import Any

from ludothek.kit.verbs import CHANCE
from ludothek.table import fair
from ludothek.table.record import Fairness, Record, RecordError, Step, replay, setting


@dataclass(frozen=True)
class Check:
    """One thing that was looked at. `key` names its text `check-<key>`; `detail` says what was found."""

    key: str
    ok: bool
    detail: str = ""


def _passed(key: str, detail: str = "") -> Check:
    return Check(key, ok=True, detail=detail)


def _failed(key: str, detail: str) -> Check:
    return Check(key, ok=False, detail=detail)


def verify(record: Record) -> list[Check]:
    """All checks, in order; the record is sound when each of them is ok."""
    try:
        replay(record)
    except RecordError as error:
        return [_failed("rules", str(error))]
    checks = [_passed("rules", str(len(record.moves)))]
    if record.fairness is None:
        return [*checks, _failed("fairness", "the record has no data to prove its dice")]
    return checks + _fairness(record, record.fairness)


def _fairness(record: Record, given: Fairness) -> list[Check]:
    seed = bytes.fromhex(given.seed)
    if fair.commitment(seed).hex() != given.commitment:
        return [_failed("commitment", "the seed is not the one that was promised")]
    try:
        derivation = _Derivation(record, given, seed)
        replay(record, derivation.step)
    except RecordError as error:
        return [_passed("commitment"), _failed("draws", str(error))]
    return [
        _passed("commitment"),
        _passed("draws", str(derivation.dice.count)),
        _passed("own-dice", str(derivation.own)),
    ]


class _Derivation:
    """Draws everything again while the record is replayed."""

    def __init__(self, record: Record, given: Fairness, seed: bytes) -> None:
        self.given = given
        self.own = 0
        self.rules, _ = setting(record)
        self.dice = fair.Dice(seed, given.match, len(record.seats))
        self.later = [anchor for anchor in given.anchors if anchor.after is not None]
        for anchor in given.anchors:
            if anchor.seat >= len(record.seats):
                raise RecordError(f"there is no seat {anchor.seat}")
            if anchor.after is None:
                self.dice.anchor(anchor.seat, bytes.fromhex(anchor.anchor))
        self.dice.begin()

    def step(self, number: int, step: Step, code: int, state: Any) -> None:
        """One step of the record; RecordError when a draw is not what it had to be."""
        if step.by != CHANCE:
            return
        while self.later and self.later[0].after == self.dice.count:
            late = self.later.pop(0)
            self.dice.anchor(late.seat, bytes.fromhex(late.anchor))
        seat = self.rules.turn(state)
        link = None if step.link is None else bytes.fromhex(step.link)
        if link is not None and not self.dice.fits(seat, link):
            raise RecordError(f"move {number + 1}: the link does not fit the chain of seat {seat}")
        codes, weights = self.rules.outcomes(state)
        pick = self.dice.draw(seat, link, weights)
        if step.seat != seat or step.pick != pick or codes[pick] != code or not self._asked(step, codes, weights):
            raise RecordError(f"move {number + 1}: the dice say otherwise")
        self.own += link is not None

    def _asked(self, step: Step, codes: list[int], weights: list[int]) -> bool:
        """Whether the question that the record names is the one the rules ask."""
        if step.ask is None or not 0 <= step.ask < len(self.given.questions):
            return False
        question = self.given.questions[step.ask]
        notation, decode = self.rules.game.notation, self.rules.game.decode
        return question.weights == weights and question.outcomes == [notation(decode(code)) for code in codes]
