"""Every page: in each language, on a phone, in both lights, for everybody, and light enough."""

import json
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import Visit
from tests.browser.guest import PHONE, Guest
from tests.server.serving import Served

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ("de", "fr", "it", "en")
PLACES = ("/", "/settings", "/verify", "/r", "/nowhere")
BUDGET = 150_000
KEYS = tuple(
    f"{word}-"
    for word in (
        "board", "card", "case", "chapter", "check", "drawing", "emote", "error", "fact", "game", "group", "level",
        "list", "move", "option", "page", "phase", "prompt", "reason", "rule", "seat", "stat", "table",
    )
)  # fmt: skip
"""How the names of texts begin."""
STILL = """Promise.allSettled(
  document.getAnimations().filter(a => Number.isFinite(a.effect.getComputedTiming().endTime)).map(a => a.finished))"""
"""All that moves has come to rest, but for what moves for ever: half transparent, text has half its contrast."""


@pytest.fixture(scope="session")
def places(over: dict[str, str]) -> tuple[str, ...]:
    """All places that need no seat at a table."""
    of_games = [
        place
        for game, table in over.items()
        for place in (f"/new/{game}", f"/rules/{game}", f"/t/{table}", f"/r/{table}?step=40")
    ]
    return (*PLACES, *of_games, f"/verify/{over['pamplona']}")


# ── languages ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_shelf_and_table_speak(visit: Visit, language: str) -> None:
    guest = visit(language=f"{language}-CH")
    guest.open("/")
    page = guest.page
    assert page.evaluate("document.documentElement.lang") == language
    expect(guest.box()).to_be_visible()
    nothing_unsaid(guest)
    guest.box().get_by_role("button").click()
    guest.at_table()
    expect(page.locator(".log li").first).to_be_visible()
    nothing_unsaid(guest)


def test_the_language_can_be_changed_at_any_time(visit: Visit) -> None:
    guest = visit(language="de")
    guest.quick_game()
    page = guest.page
    page.get_by_label("Sprache").select_option("it")
    expect(page.get_by_role("tab", name="Cronaca")).to_be_visible()
    page.reload()
    expect(page.get_by_role("tab", name="Cronaca")).to_be_visible()


def nothing_unsaid(guest: Guest) -> None:
    """No text is missing: a missing one would show its key."""
    spoken = guest.page.locator("body").inner_text()
    assert [word for word in spoken.split() if word.startswith(KEYS)] == []


# ── for everybody ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, places: tuple[str, ...], theme: Literal["light", "dark"]) -> None:
    guest = visit(theme=theme)
    only = ["color-contrast"] if theme == "dark" else []  # nothing else differs by night
    found = {}
    for place in places:
        arrive(guest, place)
        found[place] = violations(guest, *only)
    guest.quick_game()
    expect(guest.page.locator(".log li").first).to_be_visible()
    for tab in ("Log", "Moves", "Chat"):
        guest.tab(tab)
        found[f"table, {tab}"] = violations(guest)
    guest.page.get_by_role("button", name="This table").click()
    found["menu"] = violations(guest)
    guest.set_up(seats=2, party="with friends")
    expect(guest.page.get_by_label("Link", exact=True)).to_be_visible()
    found["lobby"] = violations(guest)
    assert {place: what for place, what in found.items() if what} == {}


def arrive(guest: Guest, place: str) -> None:
    """Go to a place and wait until everything is there."""
    guest.open(place)
    if place.startswith("/t/"):
        expect(guest.page.locator(".log li").first).to_be_visible()


def violations(guest: Guest, *only: str) -> list[str]:
    """What axe objects to, and where, once nothing fades in any more; `only` by these of its rules. Pictures that
    nobody reads are left out: they have thousands of parts."""
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    guest.page.evaluate(STILL)
    decoration = ["svg[aria-hidden=true]", "[aria-hidden=true] svg"]
    options = {"resultTypes": ["violations"], **({"runOnly": list(only)} if only else {})}
    result = guest.page.evaluate("([exclude, options]) => axe.run({ exclude }, options)", [decoration, options])
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary']}"
        for violation in result["violations"]
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_and_nothing_is_wider_than_a_phone(
    visit: Visit, places: tuple[str, ...], language: str
) -> None:
    guest = visit(size=PHONE, language=language)
    too_wide = {}
    for place in places:
        arrive(guest, place)
        nothing_unsaid(guest)
        too_wide[place] = guest.page.evaluate("document.documentElement.scrollWidth") > PHONE[0]
    assert [place for place, wide in too_wide.items() if wide] == []


def test_a_long_log_shows_its_end_and_more_when_asked(visit: Visit, over: dict[str, str]) -> None:
    guest = visit()
    arrive(guest, f"/t/{over['laufrauf']}")
    lines = guest.page.locator(".log li")
    shown = lines.count()
    assert shown < 300
    expect(lines.last).to_contain_text("L50")
    guest.page.get_by_role("button", name="What happened before").click()
    guest.until(lambda: lines.count() >= shown + 150)
    expect(lines.last).to_contain_text("L50")


# ── the weight of a first visit ───────────────────────────────────────────────────────────────────────────────────────


def test_a_first_visit_transfers_little(visit: Visit) -> None:
    guest = visit(language="fr")
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("Network.enable")
    bytes_ = 0

    def count(event: dict[str, float]) -> None:
        nonlocal bytes_
        bytes_ += int(event["encodedDataLength"])

    devtools.on("Network.loadingFinished", count)
    guest.open("/")
    expect(guest.box().get_by_role("button")).to_be_enabled()
    guest.page.wait_for_load_state("networkidle")
    assert 0 < bytes_ < BUDGET


# ── records ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_record_from_a_file_can_be_looked_at(visit: Visit, server: Served, finished: str) -> None:
    guest = visit(network_may_fail=True)  # the browser remarks on the refusal
    guest.open("/r")
    guest.page.get_by_label("Choose a record").set_input_files(upload(record_of(server, finished)))
    guest.page.get_by_role("button", name="One step on").click()
    expect(guest.page.get_by_role("slider")).to_have_value("1")
    guest.page.get_by_role("button", name="Another record").click()
    guest.page.get_by_label("Choose a record").set_input_files(upload({"format": "something else"}))
    expect(guest.page.get_by_role("alert")).to_be_visible()


def test_a_forged_record_is_found_out(visit: Visit, server: Served, finished: str) -> None:
    record = record_of(server, finished)
    guest = visit()
    guest.open("/verify")
    verdict = guest.page.get_by_test_id("verdict")
    guest.page.get_by_label("Choose a record").set_input_files(upload(record))
    expect(verdict).to_have_attribute("data-sound", "true")
    draw = next(move for move in record["moves"] if move["by"] == -1 and len(question(record, move)["outcomes"]) > 6)
    draw["pick"] = (draw["pick"] + 1) % len(question(record, draw)["outcomes"])
    draw["note"] = question(record, draw)["outcomes"][draw["pick"]]
    guest.page.get_by_label("Choose a record").set_input_files(upload(record))
    expect(verdict).to_have_attribute("data-sound", "false")


def record_of(server: Served, table: str) -> dict[str, Any]:
    return dict(httpx.get(f"{server.address}/api/tables/{table}/record", trust_env=False).raise_for_status().json())


def question(record: dict[str, Any], move: dict[str, Any]) -> dict[str, Any]:
    return dict(record["fairness"]["questions"][move["ask"]])


def upload(document: dict[str, Any]) -> FilePayload:
    return {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(document).encode()}
