"""What people at a table must not notice, or must be able to see: reloads, breaks, a server that dies."""

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.server.serving import start


def test_reload_in_mid_turn(visit: Visit) -> None:
    guest = visit(confirm=True)
    guest.set_up(seats=2, party="against bots")
    guest.at_table()
    guest.move()
    back = guest.page.get_by_role("button", name="Take back")
    expect(back).to_be_enabled()
    ply = guest.ply

    guest.page.reload()
    guest.at_table()
    assert guest.ply == ply
    expect(back).to_be_enabled()
    back.click()
    expect(back).to_be_disabled()

    done = guest.page.get_by_role("button", name="Done")
    guest.move()
    while done.is_disabled():
        guest.move()
        guest.page.wait_for_timeout(50)
    done.click()
    guest.until(lambda: guest.ply > ply + 3)


def test_a_server_killed_in_mid_game_is_awaited_and_play_goes_on(visit: Visit, tmp_path: Path) -> None:
    doomed = start(tmp_path)
    port = urlsplit(doomed.address).port
    assert port is not None
    guest = visit(doomed.address, network_may_fail=True)
    try:
        guest.set_up(seats=2, party="against bots")
        guest.at_table()
        for _ in range(4):
            guest.move()
        expect(guest.page.get_by_test_id("moves").get_by_role("button").first).to_be_visible()
        ply = guest.ply
    finally:
        doomed.kill()
    expect(guest.page.get_by_text("Connection lost").or_(guest.page.get_by_text("Connecting …")).first).to_be_visible()

    # What is chosen meanwhile is not lost: it is sent as soon as somebody listens again.
    again = start(tmp_path, port)
    try:
        expect(guest.page.locator("[data-link=open]")).to_be_attached(timeout=20_000)
        assert guest.ply >= ply
        for _ in range(4):
            guest.move()
        assert guest.ply > ply
    finally:
        again.kill()


def test_the_shelf_opens_without_a_server(visit: Visit, tmp_path: Path) -> None:
    mortal = start(tmp_path)
    guest = visit(mortal.address, workers="allow", network_may_fail=True)
    try:
        guest.open("/")
        guest.page.evaluate("navigator.serviceWorker.ready")
        guest.page.reload()  # from now on the worker answers
        expect(guest.box()).to_be_visible()
    finally:
        mortal.kill()
    guest.page.reload()
    expect(guest.page.get_by_text("The server cannot be reached")).to_be_visible()
    expect(guest.page.locator("h1")).to_be_visible()
