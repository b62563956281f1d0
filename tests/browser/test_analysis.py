"""A finished game is analysed, and its mistakes lead to their moves."""

import json
import re

import httpx
import pytest
from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.guest import PHONE, Guest
from tests.server.serving import Served

LONG = 60_000
"""Milliseconds that the server may take for the analysis of a game on a slow machine."""


def graph(guest: Guest) -> Locator:
    return guest.page.get_by_role("slider", name="Win chances")


def step(guest: Guest) -> int:
    return int(guest.page.get_by_role("slider", name="Place in the game").input_value())


def analysed(guest: Guest) -> Locator:
    """The mistakes, once the analysis is there."""
    expect(graph(guest)).to_be_visible(timeout=LONG)
    return guest.page.get_by_test_id("mistakes").get_by_role("button")


def test_a_mistake_leads_to_its_move(visit: Visit, finished: str) -> None:
    guest = visit()
    guest.open(f"/t/{finished}")
    guest.page.get_by_role("link", name="Analysis").click()
    expect(guest.page.get_by_role("progressbar").or_(graph(guest)).first).to_be_visible()
    mistakes = analysed(guest)
    # Who takes the first move of the list, as these players do, makes some.
    for mistake in (mistakes.first, mistakes.last):
        number = mistake.inner_text().split()[0]
        mistake.click()
        expect(mistake).to_have_attribute("aria-current", "step")
        assert step(guest) == int(number)
        expect(graph(guest)).to_have_attribute("aria-valuenow", number)
        guest.page.wait_for_url(f"**step={number}&analysis")
    # Whoever gets the link sees the same.
    before = step(guest)
    guest.page.reload()
    analysed(guest)
    assert step(guest) == before


def test_the_graph_is_walked_with_keys_and_pointed_at(visit: Visit, finished: str) -> None:
    guest = visit()
    guest.open(f"/r/{finished}?analysis")
    analysed(guest)
    graph(guest).focus()
    for key in ("End", "ArrowLeft", "ArrowLeft", "ArrowRight"):
        guest.page.keyboard.press(key)
    before_the_last = step(guest)
    guest.page.keyboard.press("ArrowRight")
    assert step(guest) > before_the_last
    expect(graph(guest)).to_have_attribute("aria-valuetext", re.compile(rf"Move {step(guest)}: .+ (100|50)%"))
    guest.page.keyboard.press("Home")
    assert step(guest) == 0
    guest.page.keyboard.press("PageDown")
    assert step(guest) > 0
    box = graph(guest).bounding_box()
    assert box is not None
    guest.page.mouse.click(box["x"] + box["width"] - 2, box["y"] + 20)
    assert step(guest) > before_the_last
    guest.page.get_by_text("as a table").click()
    expect(guest.page.get_by_role("table").last.get_by_role("row").nth(1)).to_contain_text("0")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_analysis_of_a_record_fits_a_phone(visit: Visit, server: Served, finished: str, theme: str) -> None:
    record = httpx.get(f"{server.address}/api/tables/{finished}/record", trust_env=False).json()
    file = FilePayload(name="game.json", mimeType="application/json", buffer=json.dumps(record).encode())
    guest = visit(size=PHONE, theme=theme)
    guest.open("/r")
    guest.page.get_by_label("Choose a record").set_input_files(file)
    guest.page.get_by_role("button", name="Analysis").click()
    analysed(guest)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
