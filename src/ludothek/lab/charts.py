"""Plots as SVG: drawn from figures alone, in colours for light and dark, with a name and a description for those who
do not see them."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from zlib import crc32

from ludothek.lab.intervals import Interval

WIDTH = 720
RIGHT = 28
LETTER = 7.2
"""A letter of a label is about so wide."""

INKS = 6

STYLE = """
:root { --ground: #fffaf0; --ink: #35251b; --soft: #6d5947; --line: #e3d6c1; --mark: #b3261e;
  --ink0: #1f6f7d; --ink1: #b9502a; --ink2: #8a6d00; --ink3: #2e7d4f; --ink4: #7a4aa0; --ink5: #3c5a9a; }
@media (prefers-color-scheme: dark) { :root { --ground: #24212f; --ink: #f6ead6; --soft: #c9bba8; --line: #453f54;
  --mark: #ff9a8d; --ink0: #6cc5d3; --ink1: #f0956b; --ink2: #e2c04c; --ink3: #7fd0a0; --ink4: #c9a3ec;
  --ink5: #9db9f5; } }
svg.plot { display: block; width: 100%; height: auto; font: 13px system-ui, sans-serif; color: var(--ink); }
.plot text { fill: currentColor; }
.plot .soft { fill: var(--soft); }
.plot .grid { stroke: var(--line); stroke-width: 1; }
.plot .mark { stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 5 4; fill: none; }
.plot .reach { stroke: currentColor; stroke-width: 7; stroke-opacity: .3; stroke-linecap: round; }
.plot .bar { fill: currentColor; fill-opacity: .75; }
.plot .name { font-weight: 600; }
.plot .end { text-anchor: end; }
.plot .middle { text-anchor: middle; }
""" + "\n".join(
    f".plot .ink{i} {{ color: var(--ink{i}); }} .plot .ink{i} text {{ fill: var(--ink); }}" for i in range(INKS)
)


def signed(number: str) -> str:
    """A number with a minus instead of a hyphen."""
    return number.replace("-", "−")


@dataclass(frozen=True)
class Row:
    """A line of a plot: a value with its interval, what is written beside it, and its colour's number."""

    label: str
    value: float
    interval: Interval
    note: str
    ink: int = 0


@dataclass(frozen=True)
class Heap:
    """A distribution: how many there are from each edge to below the next; its mean and colour."""

    label: str
    edges: Sequence[int]
    counts: Sequence[int]
    mean: float
    ink: int = 0


@dataclass
class Axis:
    """From values to places across the plot."""

    low: float
    high: float
    left: float
    right: float
    percent: bool = False
    ticks: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        step = _step((self.high - self.low) / 6)
        first = math.floor(self.low / step + 1e-9)
        last = math.ceil(self.high / step - 1e-9)
        self.ticks = [round(number * step, 10) for number in range(first, max(last, first + 1) + 1)]
        self.low, self.high = self.ticks[0], self.ticks[-1]

    def at(self, value: float) -> float:
        """Where a value lies."""
        return round(self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left), 1)

    def written(self, value: float) -> str:
        """A value as people read it."""
        if self.percent:
            return f"{100 * value:g} %"
        return signed(f"{value:,.0f}" if value == round(value) else f"{value:g}")

    def draw(self, top: float, bottom: float) -> Iterator[str]:
        """Lines across the plot and what they stand for."""
        for tick in self.ticks:
            x = self.at(tick)
            yield f'<line class="grid" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>'
            yield f'<text class="soft middle" x="{x}" y="{bottom + 18}">{self.written(tick)}</text>'


def dots(title: str, told: str, rows: Sequence[Row], *, mark: float | None = None, percent: bool = True) -> str:
    """A dot with its interval for each row; `mark` is a line for comparison."""
    left = _room(row.label for row in rows)
    right = WIDTH - _room((row.note for row in rows), 0)
    ends = [end for row in rows for end in row.interval] + ([] if mark is None else [mark])
    axis = Axis(min(ends), max(ends), left, right, percent)
    bottom = 12 + 30 * len(rows)
    parts = [*axis.draw(6, bottom)]
    if mark is not None:
        parts.append(f'<line class="mark" x1="{axis.at(mark)}" x2="{axis.at(mark)}" y1="6" y2="{bottom}"/>')
    for number, row in enumerate(rows):
        y = 24 + 30 * number
        low, high = map(axis.at, row.interval)
        parts += [
            f'<g class="ink{row.ink % INKS}">',
            f'<text class="name end" x="{left - 12}" y="{y + 4}">{escape(row.label)}</text>',
            f'<line class="reach" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>',
            f'<circle fill="currentColor" cx="{axis.at(row.value)}" cy="{y}" r="5"/>',
            f'<text x="{right + 14}" y="{y + 4}">{escape(row.note)}</text></g>',
        ]
    return _framed(title, told, bottom + 28, parts)


def bars(title: str, told: str, rows: Sequence[Row]) -> str:
    """A bar from nothing to each value, of a hundred per cent, with a whisker for its interval."""
    left = _room(row.label for row in rows)
    right = WIDTH - _room((row.note for row in rows), 0)
    axis = Axis(0, 1, left, right, percent=True)
    bottom = 10 + 24 * len(rows)
    parts = [*axis.draw(6, bottom)]
    for number, row in enumerate(rows):
        y = 20 + 24 * number
        low, high = map(axis.at, row.interval)
        parts += [
            f'<g class="ink{row.ink % INKS}">',
            f'<text class="end" x="{left - 12}" y="{y + 4}">{escape(row.label)}</text>',
            f'<rect class="bar" x="{left}" y="{y - 7}" width="{axis.at(row.value) - left:.1f}" height="14" rx="3"/>',
            f'<path d="M{low} {y}H{high}M{low} {y - 4}v8M{high} {y - 4}v8" stroke="var(--ink)" fill="none"/>',
            f'<text x="{right + 14}" y="{y + 4}">{escape(row.note)}</text></g>',
        ]
    return _framed(title, told, bottom + 28, parts)


def heaps(title: str, told: str, rows: Sequence[Heap], unit: str) -> str:
    """Distributions above each other on one scale, each as high as the highest; a line at each mean."""
    means = [f"mean {row.mean:,.1f}" for row in rows]
    left, tall = _room([row.label for row in rows] + means), 74
    axis = Axis(min(row.edges[0] for row in rows), max(row.edges[-1] for row in rows), left, WIDTH - RIGHT)
    bottom = 14 + tall * len(rows)
    parts = [*axis.draw(6, bottom)]
    for number, row in enumerate(rows):
        base = 14 + tall * (number + 1)
        widths = [after - before for before, after in zip(row.edges, row.edges[1:], strict=False)]
        dense = [amount / width for amount, width in zip(row.counts, widths, strict=True)]
        path = f"M{axis.at(row.edges[0])} {base}" + "".join(
            f"V{base - (tall - 14) * height / max(dense):.1f}H{axis.at(edge)}"
            for height, edge in zip(dense, row.edges[1:], strict=True)
        )
        x = axis.at(row.mean)
        parts += [
            f'<g class="ink{row.ink % INKS}">',
            f'<path d="{path}V{base}Z" fill="currentColor" fill-opacity=".55" stroke="currentColor"/>',
            f'<line x1="{x}" x2="{x}" y1="{base - tall + 14}" y2="{base}" stroke="var(--ink)" stroke-width="1.5"/>',
            f'<text class="name end" x="{left - 12}" y="{base - 26}">{escape(row.label)}</text>',
            f'<text class="soft end" x="{left - 12}" y="{base - 9}">{means[number]}</text></g>',
        ]
    parts.append(f'<text class="soft end" x="{WIDTH - RIGHT}" y="{bottom + 36}">{escape(unit)}</text>')
    return _framed(title, told, bottom + 44, parts)


def walk(title: str, told: str, path: Sequence[float], bound: float, ends: tuple[str, str]) -> str:
    """A path between two bounds, from the left to the right; `ends` say what the lower and the upper bound mean."""
    left, top, bottom = 60, 30, 230
    every = max(1, len(path) // 1_000)
    points = [
        (0, 0.0),
        *((number, path[number - 1]) for number in range(every, len(path), every)),
        (len(path), path[-1]),
    ]
    reach = max(bound, *(abs(value) for _, value in points)) * 1.1
    axis = Axis(0, len(path), left, WIDTH - RIGHT)

    def height(value: float) -> float:
        return round(top + (reach - value) / (2 * reach) * (bottom - top), 1)

    line = " ".join(f"{axis.at(number)},{height(value)}" for number, value in points)
    parts = [
        *axis.draw(top, bottom),
        f'<line class="mark" x1="{left}" x2="{WIDTH - RIGHT}" y1="{height(bound)}" y2="{height(bound)}"/>',
        f'<line class="mark" x1="{left}" x2="{WIDTH - RIGHT}" y1="{height(-bound)}" y2="{height(-bound)}"/>',
        f'<text class="soft" x="{left + 6}" y="{height(bound) - 6}">{escape(ends[1])}</text>',
        f'<text class="soft" x="{left + 6}" y="{height(-bound) + 16}">{escape(ends[0])}</text>',
        f'<g class="ink0"><polyline points="{line}" fill="none" stroke="currentColor" stroke-width="2"/></g>',
        f'<text class="soft end" x="{WIDTH - RIGHT}" y="{bottom + 36}">rounds</text>',
    ]
    return _framed(title, told, bottom + 44, parts)


def standalone(plot: str) -> str:
    """A plot as a file of its own: with its colours, and a ground to stand on."""
    head, _, body = plot.partition(">")
    ground = '<rect width="100%" height="100%" rx="10" fill="var(--ground)"/>'
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>{STYLE}</style>{ground}{body}\n'


def _framed(title: str, told: str, height: float, parts: Sequence[str]) -> str:
    name = f"plot-{crc32((title + told).encode()):08x}"
    return (
        f'<svg class="plot" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-labelledby="{name} {name}-told">'
        f'<title id="{name}">{escape(title)}</title><desc id="{name}-told">{escape(told)}</desc>'
        f"{''.join(parts)}</svg>"
    )


def _room(labels: Iterable[str], least: int = 60) -> float:
    """How much space labels need."""
    return max([least, *(len(label) * LETTER for label in labels)]) + RIGHT


def _step(least: float) -> float:
    """The smallest of 1, 2, 5 times a power of ten that is not below `least`."""
    decade = 10.0 ** math.floor(math.log10(least)) if least > 0 else 1.0
    return next(digit * decade for digit in (1, 2, 5, 10) if digit * decade >= least * (1 - 1e-9))
