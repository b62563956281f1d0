"""A person at a browser, as the tests have them: what they see, press and type, and what went wrong meanwhile."""

import json
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

PREFERENCES: dict[str, Any] = {"speed": 0, "confirm": False, "autoRoll": True}
"""Nothing is animated and nothing has to be confirmed: tests are in a hurry. Two of them are not."""

DESKTOP = (1280, 800)
PHONE = (390, 844)
_NETWORK = ("Failed to load resource", "WebSocket connection", "net::ERR")
"""What the browser itself remarks about a server that has gone: expected where a test kills it."""


class Guest:
    """One browser with one page; `another` opens a second tab."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        theme: Literal["light", "dark"] = "light",
        touch: bool = False,
        workers: Literal["allow", "block"] = "block",
        network_may_fail: bool = False,
        **preferences: Any,
    ) -> None:
        self.address = address
        self.troubles: list[str] = []
        self._network_may_fail = network_may_fail
        width, height = size
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=theme,
            has_touch=touch,
            service_workers=workers,
        )
        stored = json.dumps({**PREFERENCES, **preferences})
        self.context.add_init_script(
            f"localStorage['ludothek.preferences'] ??= {json.dumps(stored)};"  # a choice made later stays
        )
        self.page = self.another()

    def another(self) -> Page:
        """A further tab of the same browser."""
        page = self.context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._console)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        expected = self._network_may_fail and any(sign in message.text for sign in _NETWORK)
        if message.type == "error" and not expected:
            self.troubles.append(message.text)

    # ── going places ──────────────────────────────────────────────────────────────────────────────────────────────────

    def open(self, path: str) -> None:
        """Go to an address and wait until the page is there."""
        self.page.goto(path)
        expect(self.page.locator("h1")).to_be_visible()

    def box(self, game: str = "Viva Pamplona!") -> Locator:
        """A game's box on the shelf."""
        return self.page.get_by_role("article", name=game)

    def quick_game(self, game: str = "Viva Pamplona!") -> None:
        """From the shelf into a game against bots."""
        self.open("/")
        self.box(game).get_by_role("button").click()
        self.at_table()

    def set_up(self, *, seats: int, party: str, game: str = "pamplona", board: str = "The short street") -> None:
        """A table made on the set-up page."""
        self.open(f"/new/{game}")
        self.page.get_by_role("radio", name=party).check()
        self.page.get_by_role("radio", name=str(seats), exact=True).check()
        self.page.get_by_role("radio", name=board).check()
        self.page.locator("button[type=submit]").click()
        self.page.wait_for_url("**/t/*")

    def at_table(self) -> None:
        """Wait until the game is on the screen."""
        expect(self.table).to_be_visible()

    # ── what is seen ──────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def table(self) -> Locator:
        """The room around a game."""
        return self.page.get_by_test_id("table")

    @property
    def ply(self) -> int:
        """How many events the table has, as far as this page knows."""
        return int(self.table.get_attribute("data-ply") or 0)

    @property
    def over(self) -> bool:
        """Whether the result is shown."""
        return self.page.get_by_test_id("result").is_visible()

    def tab(self, name: str) -> None:
        """Open one of the panels beside the board."""
        self.page.get_by_role("tab", name=name).click()

    def until(self, done: Callable[[], bool], seconds: float = 20) -> None:
        """Wait for something that has no place on the page."""
        for _ in range(int(seconds * 50)):
            if done():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("it did not come to pass")

    # ── playing ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def move(self) -> bool:
        """Choose the first move of the list when it is my turn, and see it done; False when the game is over."""
        self.tab("Moves")
        choice = self.page.get_by_test_id("moves").get_by_role("button")
        result = self.page.get_by_test_id("result")
        expect(choice.or_(result).first).to_be_visible(timeout=20_000)
        if result.is_visible():
            return False
        ply = self.ply
        choice.first.click()
        self.until(lambda: self.ply > ply)
        return True

    def finish(self, limit: int = 600) -> None:
        """Play to the end."""
        for _ in range(limit):
            if not self.move():
                return
        raise AssertionError("the game does not end")


# ── hands ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def middle(place: Locator) -> tuple[float, float]:
    """Where a mouse would point at it."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """One finger on a touch screen."""

    def __init__(self, page: Page) -> None:
        self._touch = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        """Touch the screen."""
        self._tell("touchStart", (x, y))

    def move(self, x: float, y: float) -> None:
        """Slide there."""
        self._tell("touchMove", (x, y))

    def up(self) -> None:
        """Let go."""
        self._tell("touchEnd")

    def _tell(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
