"""What one has to see and press is on the screen, whatever its size."""

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.guest import DESKTOP, PHONE
from tests.server.serving import Served

SMALL_PHONE = (360, 620)


def in_sight(page: Page, place: Locator) -> bool:
    """Whether all of it is on the screen without scrolling."""
    box, view = place.bounding_box(), page.viewport_size
    assert box is not None
    assert view is not None
    return box["x"] >= 0 and box["x"] + box["width"] <= view["width"] and box["y"] + box["height"] <= view["height"]


def uncovered(place: Locator) -> bool:
    """Whether a finger on its middle would press it."""
    script = """place => {
        const { x, y, width, height } = place.getBoundingClientRect();
        return place.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }"""
    return bool(place.evaluate(script))


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL_PHONE])
def test_a_turn_is_chosen_and_confirmed_without_scrolling(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(size=size, confirm=True)
    guest.quick_game()
    page = guest.page
    expect(page.locator("[data-pick]").first).to_be_enabled(timeout=20_000)
    assert in_sight(page, page.locator("[data-die]").first)
    guest.until(lambda: uncovered(page.locator("[data-pick]").first))
    assert in_sight(page, page.get_by_role("button", name="Hint from the Master"))
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_replay_is_stepped_through_without_scrolling(visit: Visit, finished: str, size: tuple[int, int]) -> None:
    guest = visit(size=size)
    guest.open(f"/r/{finished}?step=40")
    assert in_sight(guest.page, guest.page.get_by_role("button", name="One step on"))


def test_a_game_begins_from_a_phone_without_scrolling(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.open("/new/pamplona")
    assert in_sight(guest.page, guest.page.locator("button[type=submit]"))


def test_who_saw_the_end_sees_the_result(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.set_up(seats=2, party="against bots")
    guest.at_table()
    guest.finish()
    assert in_sight(guest.page, guest.page.get_by_role("heading", level=2, name="win"))


def test_the_page_can_be_installed(visit: Visit, server: Served) -> None:
    guest = visit(workers="allow")
    guest.open("/")
    assert guest.page.evaluate("navigator.serviceWorker.ready.then(found => found.active.state)")
    with httpx.Client(base_url=server.address, trust_env=False) as web:
        manifest = web.get("/manifest.webmanifest").raise_for_status().json()
        assert manifest["display"] == "standalone"
        for icon in manifest["icons"]:
            drawn = web.get(icon["src"]).raise_for_status()
            assert drawn.headers["content-type"].startswith(icon["type"])
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
