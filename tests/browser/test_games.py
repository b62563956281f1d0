"""Whole games, as people play them."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest


def test_a_whole_game_against_bots_and_what_comes_after_it(visit: Visit) -> None:
    guest = visit()
    guest.set_up(seats=2, party="against bots")
    guest.at_table()
    guest.finish()
    page = guest.page
    expect(page.get_by_role("heading", level=2, name="win")).to_be_visible()

    page.get_by_role("link", name="Look back").click()
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_have_value("0")
    page.get_by_role("button", name="To the end").click()
    page.wait_for_url(f"**?step={scrubber.get_attribute('max')}")
    page.reload()
    expect(scrubber).to_have_value(scrubber.get_attribute("max") or "")

    page.get_by_role("link", name="Check the dice").click()
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-sound", "true")


def test_two_people_meet_by_link_and_play(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.set_up(seats=2, party="with friends")
    link = ann.page.get_by_label("Link", exact=True).input_value()

    ben.open(link.removeprefix(ben.address))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()

    ben.page.get_by_role("button", name="¡Olé!").first.click()
    expect(ann.page.get_by_text("Ben called ¡Olé! first")).to_be_visible()
    ann.page.get_by_role("button", name="Begin").click()
    ann.at_table()
    ben.at_table()

    ben.tab("Chat")
    ben.page.get_by_label("Say something").fill("<b>Hola</b>, Ann!")
    ben.page.get_by_role("button", name="Send").click()
    ann.tab("Chat")
    line = ann.page.get_by_role("list", name="Chat").get_by_text("<b>Hola</b>, Ann!")
    expect(line).to_be_visible()
    ann.page.get_by_role("button", name="Hear no more of Ben").click()
    expect(line).to_be_hidden()
    ann.page.get_by_role("button", name="Hear everybody again").click()
    expect(line).to_be_visible()

    play_together(ann, ben, moves=12)
    settled_alike(ann.page, ben.page)
    ann.tab("Log")
    ben.tab("Log")
    assert ann.page.get_by_role("tabpanel").inner_text() == ben.page.get_by_role("tabpanel").inner_text()


def test_people_around_one_screen(visit: Visit) -> None:
    guest = visit()
    guest.set_up(seats=2, party="around this screen")
    guest.at_table()
    spoken = set()
    for _ in range(12):
        guest.move()
        spoken |= {name for name in ("Guest 1:", "Guest 2:") if guest.page.get_by_text(name).first.is_visible()}
    assert spoken == {"Guest 1:", "Guest 2:"}


def test_two_tabs_do_no_harm(visit: Visit) -> None:
    guest = visit()
    guest.set_up(seats=2, party="against bots")
    guest.at_table()
    first, second = guest.page, guest.another()
    second.goto(first.url)
    for turn in range(10):
        guest.page = (first, second)[turn % 2]
        guest.at_table()
        assert guest.move()
    settled_alike(first, second)


def settled_alike(*pages: Page) -> None:
    """Wait until every page waits for a person's choice at the same ply."""
    plies: set[str | None] = set()
    for _ in range(500):
        plies = {page.get_by_test_id("table").get_attribute("data-ply") for page in pages}
        if len(plies) == 1 and any(page.get_by_test_id("moves").get_by_role("button").count() for page in pages):
            return
        pages[0].wait_for_timeout(20)
    raise AssertionError(plies)


def play_together(ann: Guest, ben: Guest, moves: int) -> None:
    """Whoever's turn it is chooses."""
    for guest in (ann, ben):
        guest.tab("Moves")
    for _ in range(moves):
        whose_turn(ann, ben).move()


def whose_turn(*guests: Guest) -> Guest:
    """The one who has something to choose, waited for."""
    for _ in range(500):
        for guest in guests:
            if guest.page.get_by_test_id("moves").get_by_role("button").count():
                return guest
            guest.page.wait_for_timeout(20)
    raise AssertionError("nobody has anything to choose")
