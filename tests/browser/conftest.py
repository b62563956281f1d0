"""A real browser before a real server."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.guest import Guest
from tests.server.people import BOT, ME, Person
from tests.server.serving import Served, served

Visit = Callable[..., Guest]


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Ends with its module: while it is there an event loop runs, and other tests want one of their own."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    quiet = ["--no-sandbox", "--disable-background-networking"]
    with playwright.chromium.launch(executable_path=chromium, args=quiet) as started:
        yield started


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server in each testing process for all tests that do not harm it; its bots choose at once."""
    with served(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture(scope="session")
def finished(server: Served) -> str:
    """A table at which a game has been played to its end."""
    with Person(server.address, "Ann") as person:
        table = person.create(ME, BOT, board="short")
        person.enter(table["id"])
        person.finish()
        return str(table["id"])


@pytest.fixture(scope="session")
def over(server: Served, finished: str) -> dict[str, str]:
    """For each game a table at which it has been played to its end, on its quickest board."""
    tables = {"pamplona": finished}
    with Person(server.address, "Bea") as person:
        for game, board in (("laufrauf", "hill"), ("taurus", "small")):
            tables[game] = str(person.create(ME, BOT, game=game, board=board)["id"])
            person.enter(tables[game])
            person.ask({"t": "leave", "seat": 0, "level": "novice"})
            while person.update["state"] != "over":
                person.hear()
    return tables


@pytest.fixture
def visit(browser: Browser, server: Served) -> Iterator[Visit]:
    """Somebody with a browser of their own; whatever goes wrong in it fails the test."""
    with_trouble: list[Guest] = []

    def come(address: str = server.address, **options: Any) -> Guest:
        guest = Guest(browser, address, **options)
        with_trouble.append(guest)
        return guest

    yield come
    for guest in with_trouble:
        guest.context.close()
    assert [trouble for guest in with_trouble for trouble in guest.troubles] == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser, and time."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.timeout(300))  # whole games are played here, on slow machines too
