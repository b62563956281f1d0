"""Plots are pictures that parse, say what they show, and put things where they belong."""

import re
from xml.etree import ElementTree as ET

import pytest

from ludothek.lab import charts
from ludothek.lab.charts import Axis, Heap, Row, bars, dots, heaps, standalone, walk

ROWS = [Row("a & b", 0.25, (0.2, 0.3), "25 %"), Row("<c>", 0.75, (0.6, 0.9), "75 %", ink=1)]
PLOTS = {
    "dots": dots("Wins", "a 25 %", ROWS, mark=0.5),
    "bars": bars("Rules", "a 25 %", ROWS),
    "heaps": heaps("Points", "2 on average", [Heap("a", [0, 1, 2, 4], [1, 5, 0], 2.0)], "points"),
    "walk": walk("Odds", "clear", [0.5, -1.0, 3.1], 2.9, ("low", "high")),
}

every_plot = pytest.mark.parametrize("plot", PLOTS.values(), ids=PLOTS)


@every_plot
def test_a_plot_is_named_and_described(plot: str) -> None:
    svg = ET.fromstring(plot)
    names = (svg.get("aria-labelledby") or "").split()
    said = {element.get("id"): element.text for element in svg.iter() if element.tag in {"title", "desc"}}
    assert svg.get("role") == "img"
    assert len(names) == 2
    assert all(said[name] for name in names)


@every_plot
def test_everything_lies_within_the_picture(plot: str) -> None:
    svg = ET.fromstring(plot)
    _, _, width, height = map(float, (svg.get("viewBox") or "").split())
    places = [
        (float(element.get(x) or 0), float(element.get(y) or 0))
        for element in svg.iter()
        for x, y in (("x", "y"), ("x1", "y1"), ("x2", "y2"), ("cx", "cy"))
        if element.get(x)
    ]
    assert places
    assert all(0 <= x <= width and 0 <= y <= height for x, y in places)


@every_plot
def test_a_file_of_its_own_brings_its_colours_for_light_and_dark(plot: str) -> None:
    svg = ET.fromstring(standalone(plot))
    assert svg.tag == "{http://www.w3.org/2000/svg}svg"
    style = svg.find("{http://www.w3.org/2000/svg}style")
    assert style is not None
    assert "prefers-color-scheme: dark" in (style.text or "")
    used = set(re.findall(r"var\((--\w+)\)", plot + (style.text or "")))
    assert used <= set(re.findall(r"(--\w+):", style.text or ""))


def test_dots_lie_where_their_values_are() -> None:
    svg = ET.fromstring(PLOTS["dots"])
    first, second = (float(circle.get("cx") or 0) for circle in svg.iter("circle"))
    (mark,) = (line for line in svg.iter("line") if line.get("class") == "mark")
    assert float(mark.get("x1") or 0) == pytest.approx((first + second) / 2, abs=0.2)


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (-180, 417, [-200, -100, 0, 100, 200, 300, 400, 500]), (3, 3, [3, 4])],
)
def test_ticks_are_round_and_span_everything(low: float, high: float, ticks: list[float]) -> None:
    axis = Axis(low, high, 0, 100)
    assert axis.ticks == ticks
    assert 0 <= axis.at(low) <= axis.at(high) <= 100


def test_numbers_have_a_minus() -> None:
    assert charts.signed("-5 ± 3") == "−5 ± 3"
