from __future__ import annotations

import json
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from ludothek.table.record import loads, replay
from tests.cli.conftest import Run

ARENA = ("arena", "pamplona", "--seed", "11", "--board", "short")


def report(run: Run, *arguments: str) -> list[dict[str, Any]]:
    variants: list[dict[str, Any]] = json.loads(run(*ARENA, *arguments, "--json").out)["variants"]
    return variants


VOID = {"meta", "link", "img", "br", "line", "circle", "rect", "path", "polyline"}


class Page(HTMLParser):
    """Reads a page, notes what it would fetch, and complains of what is not closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.ids: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.fetched += [value for name, value in attrs if name in {"src", "href"} and value]
        assert tag not in {"script", "link", "iframe"}

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in {"h1", "h2"}:
            self.headings.append(data)


def test_the_tables_name_the_bots_by_strength_and_the_seats(run: Run) -> None:
    ran = run(*ARENA, "--bots", "random,novice,expert", "--games", "60", "--paired")
    words = [line.split()[:1] for line in ran.out.splitlines()]
    assert words[:4] == [["Plays"], ["Expert"], ["Novice"], ["random"]]
    assert words[5:8] == [["Seat"], ["1"], ["2"]]
    assert "Equal seats would be as far apart in" in ran.out
    assert "Dice in common: one game says as much as" in ran.out
    assert "180 games in" in ran.out


def test_equal_seeds_give_equal_reports_whatever_the_threads(run: Run) -> None:
    arguments = ("--games", "40", "--bots", "novice,search:3", "--seats", "3")
    assert report(run, *arguments, "--threads", "1") == report(run, *arguments, "--threads", "3")


def test_the_sequential_test_says_what_is_clear(run: Run) -> None:
    arguments = ("--bots", "expert,novice", "--games", "100000", "--sprt")
    assert "Expert wins rather 60.0% than 50.0%" in run(*ARENA, *arguments, "0.5,0.6").out
    assert "Expert wins rather 98.0% than 99.0%" in run(*ARENA, *arguments, "0.98,0.99").out
    assert (
        "is open after 5 rounds" in run(*ARENA, *arguments, "0.5,0.6", "--games", "10", "--bots", "novice,novice").out
    )


def test_another_rule_is_played_and_shown_beside_the_printed_one(run: Run, tmp_path: Path) -> None:
    arguments = ("--bots", "novice", "-o", "first=0", "--versus", "rotate_start=true", "--games", "40", "--seats", "4")
    printed, rotating = report(run, *arguments, "--html", "page.html", "--svg", "seats.svg")
    assert (printed["options"], rotating["options"]) == ({"first": 0}, {"first": 0, "rotate_start": True})
    assert [seat["seat"] for seat in printed["by_seat"]] == [0, 1, 2, 3]
    assert "Seat 4, rotate_start=true" in (tmp_path / "page.html").read_text("utf-8")
    assert "Seat 4, rotate_start=true" in (tmp_path / "seats.svg").read_text("utf-8")


def test_the_page_needs_nothing_else(run: Run, tmp_path: Path) -> None:
    arguments = ("--bots", "novice,expert", "--games", "100", "--paired", "--sprt", "0.5,0.7", "--html", "page.html")
    assert run(*ARENA, *arguments).code == 0
    text = (tmp_path / "page.html").read_text("utf-8")
    page = Page(text)
    assert page.fetched == []
    assert len(set(page.ids)) == len(page.ids) > 10
    assert page.headings[:2] == ["Viva Pamplona!", "Ratings"]
    assert "P21 Taking points" in text
    assert (
        "ludothek arena pamplona --bots novice,expert --seats 2 --games 100 --seed 11 --paired --sprt 0.5,0.7" in text
    )
    run(*ARENA, *arguments)
    assert (tmp_path / "page.html").read_text("utf-8") == text


def test_records_are_those_of_the_games_that_are_counted(run: Run, tmp_path: Path) -> None:
    (counted,) = report(run, "--bots", "random,novice", "--games", "6", "--records", "games.jsonl")
    records = [loads(line) for line in (tmp_path / "games.jsonl").read_bytes().splitlines()]
    for record in records:
        replay(record)
    points = [[], []]  # type: list[list[int]]
    for record in records:
        assert record.result
        for player, score in zip(record.seats, record.result.scores, strict=True):
            points[player.level == "novice"].append(score)
    assert [sum(scores) / 6 for scores in points] == pytest.approx(
        [bot["scores"]["mean"] for bot in counted["bots"]], abs=1e-3
    )


def test_a_test_that_stops_records_what_it_counted(run: Run, tmp_path: Path) -> None:
    arguments = ("--bots", "expert,novice", "--games", "500", "--sprt", "0.5,0.7", "--records", "games.jsonl")
    (counted,) = report(run, *arguments)
    assert 0 < counted["games"] == len((tmp_path / "games.jsonl").read_bytes().splitlines()) < 500


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--bots", "genius"], "no bot is called 'genius'"),
        (["--bots", "novice", "--sprt", "0.5,0.6"], "--sprt compares two bots, each at half of the seats, not 1 at 2"),
        (["--bots", "novice,expert", "--seats", "3", "--sprt", "0.5,0.6"], "not 2 at 3 seats"),
        (["--bots", "novice,expert", "--sprt", "0.5"], "--sprt takes two rates such as 0.5,0.6, not '0.5'"),
        (["--bots", "novice,expert", "--sprt", "0.6,0.5"], "--sprt: two rates between 0 and 1 are compared"),
        (["--seats", "9"], "pamplona is for 2 to 6 seats, not 9"),
        (["--versus", "speed=2"], "Object contains unknown field `speed`"),
        (["--games", "0"], "--games"),
        (["--threads", "0"], "--threads"),
    ],
)
def test_bad_usage(refused: Callable[..., str], arguments: list[str], line: str) -> None:
    assert line in refused(2, "arena", "pamplona", *arguments)


def test_a_page_that_cannot_be_written_is_named(refused: Callable[..., str]) -> None:
    arguments = ("--bots", "novice", "--games", "2", "--html", "no/where.html")
    assert "no/where.html: No such file" in refused(1, *ARENA, *arguments)
