"""A report as one page that needs nothing else: no script, no font, nothing to fetch."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from ludothek.lab.charts import STYLE, Heap, Row, bars, dots, heaps, signed, walk
from ludothek.lab.report import BotFigures, Rate, Report
from ludothek.lab.sprt import BOUND

_PAGE_STYLE = """
* { box-sizing: border-box; }
html { color-scheme: light dark; background: var(--wall); color: var(--ink); }
:root { --wall: #f6ead3; }
@media (prefers-color-scheme: dark) { :root { --wall: #1b1925; } }
body { margin: 0 auto; padding: 2.5rem 1rem 4rem; max-width: 54rem; font: 1.02rem/1.55 system-ui, sans-serif; }
h1, h2 { font-family: "Iowan Old Style", Palatino, Charter, Georgia, serif; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(2rem, 6vw, 3.2rem); margin: 0 0 .6rem; }
h2 { font-size: 1.5rem; margin: 0 0 .4rem; }
h3 { font-size: 1rem; margin: 1.4rem 0 .3rem; }
.eyebrow { letter-spacing: .12em; text-transform: uppercase; font-size: .8rem; color: var(--soft); margin: 0; }
.lead { font-size: 1.15rem; max-width: 60ch; margin: 0; }
dl.facts { display: flex; flex-wrap: wrap; gap: .4rem 2rem; margin: 1.4rem 0 0; }
dl.facts dt { font-size: .8rem; color: var(--soft); }
dl.facts dd { margin: 0; font-weight: 600; }
section { background: var(--ground); border: 1px solid var(--line); border-radius: 14px; padding: 1.4rem 1.4rem 1rem;
  margin-top: 1.4rem; }
section > p { margin: .2rem 0 1rem; max-width: 68ch; }
figure { margin: 0; overflow-x: auto; }
svg.plot { min-width: 34rem; }
details { margin-top: .8rem; }
summary { cursor: pointer; color: var(--soft); width: fit-content; padding: .2rem 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; font-size: .93rem; }
th, td { text-align: right; padding: .3rem .7rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
thead th { color: var(--soft); font-weight: 500; }
code { font-size: .92em; }
footer { margin-top: 2rem; color: var(--soft); font-size: .9rem; max-width: 68ch; }
"""


@dataclass(frozen=True)
class Heading:
    """What a page says besides figures: the game's title, the titles of its rules by number, the command it is from."""

    title: str
    rules: Mapping[str, str]
    command: str


Variants = Sequence[tuple[str, Report]]
"""Reports of the same arena with other options, each with what sets it apart; the first is how it was asked for."""


def page(heading: Heading, variants: Variants) -> str:
    """The whole document."""
    first = variants[0][1]
    sections = [
        *_ratings(variants),
        *_sequential(variants),
        _seats(variants),
        _scores(variants),
        _lengths(variants),
        *_rules(heading, variants),
    ]
    return "".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n',
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
            f"<title>{escape(heading.title)} · arena</title>\n<style>{STYLE}{_PAGE_STYLE}</style>\n</head>\n<body>\n",
            f'<header>\n<p class="eyebrow">Ludothek · arena</p>\n<h1>{escape(heading.title)}</h1>\n',
            f'<p class="lead">{escape(_lead(variants))}</p>\n{_facts(first)}</header>\n<main>\n',
            *sections,
            f"</main>\n<footer><p>{escape(_REMARKS)}</p>\n<p>Made by <code>{escape(heading.command)}</code>. ",
            "The same command gives the same page.</p></footer>\n</body>\n</html>\n",
        ]
    )


_REMARKS = (
    "Intervals hold the true value in 95 % of such runs. What repeats is a round, in which everybody plays once in "
    "every place, so they come from how rounds differ. A shared win counts in parts. Where a sequential test ended the "
    "games, rates lean a little to the side on which it ended them."
)


def _lead(variants: Variants) -> str:
    games = sum(report.games for _, report in variants)
    report = variants[0][1]
    names = [bot.bot for bot in report.bots]
    who = f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else f"{names[0]} in every seat"
    again = "" if len(variants) == 1 else f", half of them with {variants[1][0]}"
    return f"{games:,} games of {who}, {report.seats} seats at a table{again}."


def _facts(report: Report) -> str:
    options = ", ".join(f"{name} = {value}" for name, value in report.options.items()) or "as printed"
    facts = {
        "Board": report.board,
        "Rules": options,
        "Seats": report.seats,
        "Dice": "the same in a round" if report.paired else "new in every game",
        "Seed": report.seed,
    }
    inner = "".join(f"<div><dt>{name}</dt><dd>{escape(str(value))}</dd></div>" for name, value in facts.items())
    return f'<dl class="facts">{inner}</dl>\n'


def _ratings(variants: Variants) -> Iterator[str]:
    if len(variants[0][1].bots) < 2:
        return
    plots = []
    for label, report in variants:
        ranked = sorted(enumerate(report.bots), key=lambda entry: -entry[1].rating)
        rows = [
            Row(
                bot.bot,
                bot.rating,
                (bot.rating - bot.reach, bot.rating + bot.reach),
                _rating(bot),
                ink,
            )
            for ink, bot in ranked
        ]
        told = "; ".join(f"{row.label} {row.note}" for row in rows)
        plots.append((label, dots(_named("Ratings", label), told, rows, mark=0, percent=False)))
        plots.append(("", _details("Who ended before whom", _ahead(report))))
    best, *_ = sorted(variants[0][1].bots, key=lambda bot: -bot.rating)
    says = (
        f"The best is {best.bot}, {_rating(best)} against the mean of all. With 400 points more one is ten times as "
        "likely to end before another as behind it."
    )
    yield _section("Ratings", says + _paired(variants[0][1]), plots)


def _rating(bot: BotFigures) -> str:
    return signed(f"{bot.rating:+.0f} ± {bot.reach:.0f}")


def _paired(report: Report) -> str:
    found = report.pairing
    if found is None:
        return ""
    low, high = found.interval
    change = f"{abs(found.narrower):.0%} {'narrower' if found.narrower >= 0 else 'wider'}"
    return (
        f" The dice fall alike in all games of a round: one game says as much about a difference as {found.worth:.2f} "
        f"({low:.2f} to {high:.2f}) with dice of their own, so intervals are {change} than without."
    )


def _ahead(report: Report) -> str:
    names = [bot.bot for bot in report.bots]
    rows = [
        [name, *(f"{rate.rate:.1%} {_between(rate)}" if rate else "–" for rate in line)]
        for name, line in zip(names, report.ahead, strict=True)
    ]
    return _table(["", *(f"before {name}" for name in names)], rows)


def _sequential(variants: Variants) -> Iterator[str]:
    for label, report in variants:
        test = report.sprt
        if test is None:
            continue
        name = report.bots[0].bot
        verdicts = {
            "high": f"{name} wins rather {test.high:.1%} than {test.low:.1%}.",
            "low": f"{name} wins rather {test.low:.1%} than {test.high:.1%}.",
            "open": f"Whether {name} wins rather {test.low:.1%} or {test.high:.1%} is open: the games ended first.",
        }
        says = (
            f"{verdicts[test.verdict]} The test looked after each of {test.rounds:,} rounds and would be wrong, "
            f"either way, in {test.error:.0%} of such runs."
        )
        ends = (f"rather {test.low:.1%}", f"rather {test.high:.1%}")
        plot = walk(_named("Logarithm of the odds after each round", label), says, test.path, BOUND, ends)
        yield _section("The test that stops by itself", says, [(label, plot)])


def seats_plot(variants: Variants) -> str:
    """How often each seat wins, with its interval, beside its fair share."""
    rows = [
        Row(
            f"Seat {seat.seat + 1}" + (f", {label}" if label else ""),
            seat.wins.rate,
            seat.wins.interval,
            f"{seat.wins.rate:.1%} {_between(seat.wins)}",
            number,
        )
        for number, (label, report) in enumerate(variants)
        for seat in report.by_seat
    ]
    told = "; ".join(f"{row.label}: {row.note}" for row in rows)
    return dots("Wins by seat", told, rows, mark=1 / variants[0][1].seats)


def _seats(variants: Variants) -> str:
    says = " ".join(_equal(label, report) for label, report in variants)
    rows = [
        [label or "as asked", str(seat.seat + 1), f"{seat.wins.rate:.2%}", _between(seat.wins), f"{seat.score:.2f}"]
        for label, report in variants
        for seat in report.by_seat
    ]
    table = _details("In figures", _table(["", "Seat", "Wins", "95 % interval", "Points"], rows))
    return _section(
        "Does it matter where one sits?",
        f"{says} The broken line is a fair share.",
        [("", seats_plot(variants)), ("", table)],
    )


def _equal(label: str, report: Report) -> str:
    found = report.equality
    best = max(report.by_seat, key=lambda seat: seat.wins.rate)
    least = min(report.by_seat, key=lambda seat: seat.wins.rate)
    far = "in fewer than 1 of 1,000" if found.likely < 0.001 else f"in {found.likely:.1%}"
    verdict = "Yes" if found.likely < 0.001 else "It seems so" if found.likely < 0.05 else "Not that one could tell"
    return (
        f"{f'With {label}: ' if label else ''}{verdict}: seat {best.seat + 1} wins {best.wins.rate:.1%}, seat "
        f"{least.seat + 1} {least.wins.rate:.1%}; equal seats would be as far apart {far} of such runs."
    )


def _scores(variants: Variants) -> str:
    plots = []
    for label, report in variants:
        rows = [
            Heap(bot.bot, bot.scores.edges, bot.scores.counts, bot.scores.mean, ink)
            for ink, bot in enumerate(report.bots)
        ]
        told = "; ".join(f"{row.label}: {row.mean:.1f} on average" for row in rows)
        plots.append((label, heaps(_named("Points at the end", label), told, rows, "points")))
    return _section("Points", "What everybody has at the end of a game; the line is the mean.", plots)


def _lengths(variants: Variants) -> str:
    rows = [
        Heap(label or "a game", report.length.edges, report.length.counts, report.length.mean, number)
        for number, (label, report) in enumerate(variants)
    ]
    length = variants[0][1].length
    low, quarter, half, more, high = length.quantiles
    says = (
        f"Half of all games have {quarter:,} to {more:,} choices and throws or cards; the shortest had {low:,}, "
        f"the longest {high:,}."
    )
    told = f"{says} The middle one had {half:,}."
    return _section("How long is a game?", says, [("", heaps("Length of a game", told, rows, "choices and chances"))])


def _rules(heading: Heading, variants: Variants) -> Iterator[str]:
    if not variants[0][1].rules:
        return
    plots = []
    for number, (label, report) in enumerate(variants):
        rows = [
            Row(
                f"{entry.rule} {heading.rules.get(entry.rule, '')} · {entry.fact}",
                entry.within.rate,
                entry.within.interval,
                f"{entry.a_game:,.2f} a game",
                number,
            )
            for entry in report.rules
        ]
        told = "; ".join(f"{row.label}: in {row.value:.1%} of the games, {row.note}" for row in rows)
        plots.append((label, bars(_named("How often rules speak", label), told, rows)))
        if report.silent:
            plots.append(("", f"<p>Never told in these games: {escape(', '.join(report.silent))}.</p>"))
    told_games = variants[0][1].told
    says = (
        f"Counted from what {told_games:,} of the games tell, equally many of each table. A bar is the share of games "
        "in which it happens at least once; beside it, how many times in a game."
    )
    yield _section("How often does each rule speak?", says, plots)


def _section(title: str, says: str, plots: Sequence[tuple[str, str]]) -> str:
    inner = "".join(
        (f"<h3>{escape(label)}</h3>" if label else "")
        + (f"<figure>{plot}</figure>" if plot.startswith("<svg") else plot)
        for label, plot in plots
    )
    return f"<section>\n<h2>{escape(title)}</h2>\n<p>{escape(says)}</p>\n{inner}\n</section>\n"


def _details(summary: str, table: str) -> str:
    return f'<details><summary>{escape(summary)}</summary><div class="wide">{table}</div></details>'


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _between(rate: Rate) -> str:
    low, high = rate.interval
    return f"({100 * low:.1f} – {high:.1%})"


def _named(title: str, label: str) -> str:
    return f"{title}, {label}" if label else title
