"""Takes the README's pictures: starts a server, plays a few rounds against bots in a real browser, and looks.

Every run shows another game, because its dice are nobody's to choose.

script/screenshots                 all pictures
script/screenshots taurus          the tables of this game, and the pages of all
"""

from __future__ import annotations

import base64
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, StorageState, sync_playwright

from ludothek.kit.game import SHELF

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "screenshots"
DESKTOP = (1280, 800)
PHONE = (390, 844)
EVENTS = {"pamplona": 70, "laufrauf": 260, "taurus": 120}
"""How far a game has to be when it is pictured."""

PREFERENCES = """localStorage["ludothek.preferences"] ??= '{"speed": 0, "confirm": true, "autoRoll": true}'"""


def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("LUDOTHEK_CHROMIUM")
    with (
        tempfile.TemporaryDirectory() as folder,
        served(folder) as address,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"]) as browser,
    ):
        player = visitor(browser, address)
        page = player.new_page()
        page.goto("/")
        page.get_by_role("article").locator("svg").first.wait_for()
        look(page, "shelf", PHONE, DESKTOP)
        for game in sys.argv[1:] or SHELF:
            table, state = play(page, game)
            for theme in ("light", "dark"):
                guest = visitor(browser, address, theme, state)
                other = guest.new_page()
                other.goto(table)
                other.get_by_test_id("table").wait_for()
                other.wait_for_timeout(1_500)  # until everybody stands where they belong
                look(other, game if theme == "light" else f"{game}-night", PHONE, DESKTOP)
                guest.close()
        page.goto("/rules/pamplona#P21")
        page.get_by_role("heading", level=1).wait_for()
        page.locator("figure:empty").first.wait_for(state="detached")
        look(page, "rules", PHONE)


@contextmanager
def served(folder: str) -> Iterator[str]:
    """The address of a server with empty tables."""
    ludothek = Path(sys.executable).with_name("ludothek")
    command = [str(ludothek), "serve", "--port", "0", "--data", folder, "--lang", "en"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        for line in process.stdout or ():
            if found := re.search(r"https?://\S+", line):
                yield found.group()
                return
        sys.exit("the server did not start")
    finally:
        process.terminate()
        process.wait(20)


def visitor(browser: Browser, address: str, theme: str = "light", state: StorageState | None = None) -> BrowserContext:
    """A browser of somebody who is in a hurry."""
    context = browser.new_context(
        base_url=address,
        color_scheme="dark" if theme == "dark" else "light",
        locale="en",
        device_scale_factor=1.5,
        service_workers="block",
        storage_state=state,
    )
    context.add_init_script(PREFERENCES)
    return context


def play(page: Page, game: str) -> tuple[str, StorageState]:
    """A game against bots until it is this person's turn somewhere in the middle; its address, and who we are."""
    page.goto(f"/new/{game}")
    page.get_by_label("Your name").fill("Nonna")
    page.locator("button[type=submit]").click()
    table = page.get_by_test_id("table")
    table.wait_for()
    page.get_by_role("tab", name="Moves").click()
    choices = page.get_by_test_id("moves").get_by_role("button")
    done = page.locator("[data-confirm]:enabled")
    for turn in range(400):
        choices.or_(done).first.wait_for(timeout=120_000)  # bots take their time
        if done.is_visible():
            done.click()
        elif int(table.get_attribute("data-ply") or 0) > EVENTS[game] and choices.count() > 2:
            break
        else:
            choices.nth(turn * 5 % choices.count()).click()
        page.wait_for_timeout(150)
    page.get_by_role("tab", name="Log").click()
    return page.url, page.context.storage_state()


def look(page: Page, name: str, *sizes: tuple[int, int]) -> None:
    """A picture for each size of screen."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)
        devtools = page.context.new_cdp_session(page)
        taken = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": 80})
        path = PICTURES / f"{name}-{'phone' if width < 600 else 'desktop'}.webp"
        path.write_bytes(base64.b64decode(taken["data"]))
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
