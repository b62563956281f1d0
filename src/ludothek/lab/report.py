"""What came of an arena, in figures: everything that the table, the JSON and the page show."""

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludothek.kit.game import game
from ludothek.lab.arena import Arena, Ends, Runner, play
from ludothek.lab.firing import Firing
from ludothek.lab.intervals import Floats, Interval, of_rounds, wilson
from ludothek.lab.rating import ahead_in_rounds, rate
from ludothek.lab.seats import by_round, equality, pairing, shares
from ludothek.lab.sprt import ERROR, Sprt

TOLD = 300
"""So many games, equally many of each table, are told again to count rules, if they are not too long."""

TOLD_CODES = 60_000
"""No further game is told after so many codes: some seconds."""

BARS = 24
"""A histogram has about so many bars, at most."""

Heard = Callable[[Ends], object]


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """What all figures have in common: equal games give equal figures, to the last digit that is shown."""


class Rate(Part, frozen=True):
    """How often something is so, with the 95 % interval."""

    rate: float
    interval: Interval


class Spread(Part, frozen=True):
    """How numbers are distributed: their mean and deviation; lowest, quarter, half, three quarters, highest; and how
    many there are from each edge to below the next."""

    mean: float
    deviation: float
    quantiles: tuple[int, int, int, int, int]
    edges: list[int]
    counts: list[int]


class BotFigures(Part, frozen=True):
    """One bot. `rating` and `reach`: see `ludothek.lab.rating`; `wins` is its share of the games it sat in, divided by
    the seats it had there, and `fair` what that would be among equals."""

    bot: str
    games: int
    rating: float
    reach: float
    wins: Rate
    place: float
    scores: Spread


class SeatFigures(Part, frozen=True):
    """One seat in all games; shared wins count in parts."""

    seat: int
    wins: Rate
    score: float


class EqualityFigures(Part, frozen=True):
    """χ² of all seats being equal, and how often equal seats would be as far apart."""

    chi_square: float
    freedom: int
    likely: float


class PairingFigures(Part, frozen=True):
    """One game with dice in common is worth so many with dice of its own; `narrower` is what that did to intervals."""

    worth: float
    interval: Interval
    narrower: float


class SprtFigures(Part, frozen=True):
    """The sequential test of the first bot's share of the wins: rather `low` or rather `high`, or still `open`."""

    low: float
    high: float
    error: float
    verdict: str
    rounds: int
    path: list[float]


class RuleFigures(Part, frozen=True):
    """A kind of fact by a rule: how many a game, and in how many games there is one."""

    rule: str
    fact: str
    a_game: float
    within: Rate


class Report(Part, frozen=True):
    """Everything. `ahead` has for each bot how often it ended before each other one; None where they never met."""

    game: str
    board: str
    options: dict[str, Any]
    seats: int
    seed: int
    paired: bool
    games: int
    bots: list[BotFigures]
    ahead: list[list[Rate | None]]
    by_seat: list[SeatFigures]
    equality: EqualityFigures
    pairing: PairingFigures | None
    sprt: SprtFigures | None
    length: Spread
    told: int
    rules: list[RuleFigures]
    silent: list[str]


def report(
    arena: Arena, runner: Runner, sprt: Sprt | None = None, heard: Heard = lambda _: None, *, keep: bool = False
) -> Report:
    """Play the arena and count. `heard` gets all ends as they come, with every code if they are to `keep` them; a
    sequential test ends the games as soon as it is decided."""
    tables = len(arena.tables())
    tellings = [Firing() for _ in range(tables)]
    found = game(arena.game)
    ends: list[Ends] = []
    games = play(arena, runner, lambda numbers: keep or numbers.start < TOLD // tables)
    for played in games:
        some = played if sprt is None else _until_decided(sprt, played, arena.seats)
        heard(some)
        firing = tellings[some.table]
        for codes in some.codes:
            if firing.games < TOLD // tables and firing.told < TOLD_CODES // tables:
                firing.add(found, arena.board, arena.options, arena.seats, codes)
        some.codes.clear()
        ends.append(some)
        if sprt and sprt.verdict != "open":
            break
    games.close()
    return _figures(arena, ends, sum(tellings, Firing()), sprt)


def _until_decided(sprt: Sprt, ends: Ends, seats: int) -> Ends:
    """Add round after round until the test is decided; the games of those rounds."""
    won = (shares(ends.places) * (ends.bots == 0)).sum(axis=1)
    rounds = 0
    for mean in by_round(won, seats).tolist():
        rounds += 1
        if sprt.add(mean) != "open":
            break
    rows = slice(rounds * seats)
    return Ends(ends.table, ends.bots[rows], ends.scores[rows], ends.places[rows], ends.lengths[rows], ends.codes[rows])


def _figures(arena: Arena, ends: list[Ends], firing: Firing, sprt: Sprt | None) -> Report:
    bots, scores, places, lengths = (
        np.concatenate([getattr(end, name) for end in ends]) for name in ("bots", "scores", "places", "lengths")
    )
    wins = shares(places)
    seats = arena.seats
    ahead = ahead_in_rounds(bots, places, seats, len(arena.bots))
    rounds = by_round(wins, seats)
    return Report(
        game=arena.game,
        board=arena.board.id,
        options=msgspec.to_builtins(arena.options),
        seats=seats,
        seed=arena.seed,
        paired=arena.paired,
        games=len(bots),
        bots=_of_bots(arena, bots, scores, places, wins, ahead),
        ahead=[[_ahead(ahead, one, other) for other in range(len(arena.bots))] for one in range(len(arena.bots))],
        by_seat=[
            SeatFigures(seat=seat, wins=_rate(rounds[:, seat], len(bots)), score=_short(scores[:, seat].mean()))
            for seat in range(seats)
        ],
        equality=_equality(rounds),
        pairing=_pairing(ends, seats, len(arena.bots)) if arena.paired else None,
        sprt=None if sprt is None else _sprt(sprt),
        length=_spread(lengths),
        told=firing.games,
        rules=_rules(firing),
        silent=firing.silent(game(arena.game)),
    )


def _of_bots(
    arena: Arena,
    bots: NDArray[np.int64],
    scores: NDArray[np.int64],
    places: NDArray[np.int64],
    wins: Floats,
    ahead: Floats,
) -> list[BotFigures]:
    ratings = rate(ahead)
    figures = []
    for number, name in enumerate(arena.bots):
        sits = bots == number
        here = sits.any(axis=1)
        share = (wins * sits)[here].sum(axis=1) / sits[here].sum(axis=1)
        rounds = by_round(share, arena.seats)
        figures.append(
            BotFigures(
                bot=name,
                games=int(here.sum()),
                rating=_short(ratings.points[number]),
                reach=_short(ratings.reach[number]),
                wins=_rate(rounds, int(here.sum())),
                place=_short(places[sits].mean()),
                scores=_spread(scores[sits]),
            )
        )
    return figures


def _ahead(ahead: Floats, one: int, other: int) -> Rate | None:
    """How often one bot ended before another; rounds in which they did not meet say nothing."""
    met = ahead[:, one, other] + ahead[:, other, one]
    if one == other or not met.any():
        return None
    return _rate(ahead[met > 0, one, other] / met[met > 0], int(met.sum()))


def _rate(rounds: Floats, games: int) -> Rate:
    low, high = of_rounds(rounds, games)
    return Rate(rate=_short(rounds.mean()), interval=(_short(low), _short(high)))


def _equality(rounds: Floats) -> EqualityFigures:
    found = equality(rounds)
    return EqualityFigures(chi_square=_short(found.chi_square), freedom=found.freedom, likely=_short(found.likely))


def _pairing(ends: list[Ends], seats: int, bots: int) -> PairingFigures | None:
    """Table by table: each bot's share of the win, by round, by the place in the round, by bot."""
    tables: dict[int, list[Floats]] = {}
    for end in ends:
        won = shares(end.places)
        by_bot = np.stack([(won * (end.bots == number)).sum(axis=1) for number in range(bots)], axis=1)
        tables.setdefault(end.table, []).append(by_bot.reshape(-1, seats, bots))
    found = pairing([np.concatenate(parts) for parts in tables.values()])
    if found is None:
        return None
    return PairingFigures(
        worth=_short(found.worth),
        interval=(_short(found.low), _short(found.high)),
        narrower=_short(1 - found.worth**-0.5),
    )


def _sprt(sprt: Sprt) -> SprtFigures:
    path = [_short(odds) for odds in sprt.path]
    return SprtFigures(low=sprt.low, high=sprt.high, error=ERROR, verdict=sprt.verdict, rounds=len(path), path=path)


def _spread(numbers: NDArray[np.int64]) -> Spread:
    quantiles = np.quantile(numbers, (0, 0.25, 0.5, 0.75, 1), method="inverted_cdf").astype(int).tolist()
    lowest, highest = quantiles[0], quantiles[-1]
    width = _round_step((highest + 1 - lowest) / BARS)
    edges = list(range(lowest - lowest % width, highest + width + 1, width))
    counts, _ = np.histogram(numbers, edges)
    return Spread(
        mean=_short(numbers.mean()),
        deviation=_short(numbers.std()),
        quantiles=tuple(quantiles),
        edges=edges,
        counts=counts.tolist(),
    )


def _round_step(least: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, … that is not below `least`."""
    decade = 1
    while True:
        for digit in (1, 2, 5):
            if digit * decade >= least:
                return digit * decade
        decade *= 10


def _rules(firing: Firing) -> list[RuleFigures]:
    return [
        RuleFigures(rule=rule, fact=fact, a_game=_short(times / firing.games), within=_within(firing, (rule, fact)))
        for (rule, fact), times in sorted(firing.times.items(), key=lambda item: (_number(item[0][0]), item[0][1]))
    ]


def _within(firing: Firing, name: tuple[str, str]) -> Rate:
    rate = firing.within[name] / firing.games
    low, high = wilson(rate, firing.games)
    return Rate(rate=_short(rate), interval=(_short(low), _short(high)))


def _number(rule: str) -> tuple[str, int]:
    return rule.rstrip("0123456789"), int("0" + rule.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))


def _short(number: Any) -> float:
    return round(float(number), 4)
