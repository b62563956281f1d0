from __future__ import annotations

import json

import ludothek
from ludothek.kit.perft import perft
from tests.cli.conftest import Run


def test_counts_are_those_of_the_library(run: Run) -> None:
    start = ludothek.new("pamplona", seats=3, options={"first": 1}, board="short")
    arguments = ["perft", "pamplona", "--seats", "3", "-o", "first=1", "--board", "short", "--depth", "3", "--json"]
    counted = json.loads(run(*arguments).out)
    assert counted == {"game": "pamplona", "seats": 3, "counts": [perft(start, depth) for depth in (1, 2, 3)]}


def test_the_table_has_a_line_for_each_depth(run: Run) -> None:
    lines = run("perft", "pamplona", "--depth", "3").out.splitlines()
    assert [line.split()[0] for line in lines] == ["Depth", "1", "2", "3"]
