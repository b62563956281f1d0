"""Seats that are watched, handed over, carried elsewhere and taken again."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import PHONE, Guest


def open_menu(guest: Guest) -> None:
    guest.page.get_by_role("button", name="This table").click()
    expect(guest.page.get_by_role("dialog", name="This table")).to_be_visible()


def test_a_seat_is_handed_over_and_taken_back(visit: Visit) -> None:
    guest = visit()
    guest.set_up(seats=2, party="around this screen")
    guest.at_table()
    page = guest.page
    open_menu(guest)
    page.get_by_role("button", name="Hand over to a bot").first.click()
    expect(page.get_by_role("button", name="Take the seat back")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_title("A bot is minding this seat")).to_be_visible()
    guest.move()
    open_menu(guest)
    page.get_by_role("dialog").get_by_role("button", name="Take the seat back").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Hand over to a bot")).to_have_count(2)


def test_a_seat_is_carried_to_a_phone_whose_dice_are_its_own(visit: Visit) -> None:
    desk, phone = visit(), visit(size=PHONE)
    desk.set_up(seats=2, party="against bots")
    desk.at_table()
    desk.move()
    open_menu(desk)
    desk.page.get_by_role("button", name="Make a link").click()
    link = desk.page.get_by_label("Play on from another device").input_value()

    phone.open(link.removeprefix(phone.address))
    phone.page.get_by_role("button", name="Bring the seats here").click()
    phone.at_table()
    ply = phone.ply
    for _ in range(8):
        assert phone.move()
    assert phone.ply > ply
    # The first device still sits there, too.
    expect(desk.table).not_to_have_attribute("data-ply", str(ply))
    desk.page.keyboard.press("Escape")
    assert desk.move()

    # The link has been used up.
    again = visit(network_may_fail=True)
    again.open(link.removeprefix(again.address))
    again.page.get_by_role("button", name="Bring the seats here").click()
    expect(again.page.get_by_role("link", name="To the shelf", exact=True)).to_be_visible()


def test_others_watch_an_open_table_and_can_do_nothing(visit: Visit) -> None:
    host, fan = visit(), visit()
    host.open("/new/pamplona")
    host.page.get_by_label("Your name").fill("Hosta")
    host.page.get_by_role("switch", name="Open table").check()
    host.page.locator("button[type=submit]").click()
    host.at_table()

    fan.open("/")
    fan.page.get_by_role("link", name="Hosta").click()
    fan.at_table()
    fan.tab("Moves")
    before = fan.ply
    host.move()
    host.move()
    # Dice and bots go on by themselves: both pages have caught up when they agree.
    fan.until(lambda: fan.ply == host.ply > before)
    expect(fan.page.get_by_test_id("moves").get_by_role("button")).to_have_count(0)
    expect(fan.page.locator("[data-confirm]")).to_have_count(0)


def test_a_hint_names_a_move_and_why(visit: Visit) -> None:
    guest = visit()
    guest.quick_game()
    guest.tab("Moves")
    expect(guest.page.get_by_test_id("moves").get_by_role("button").first).to_be_visible()
    guest.page.get_by_role("button", name="Hint from the Master").click()
    expect(guest.page.locator(".hint strong")).not_to_be_empty()


def test_the_clock_runs_and_a_bot_minds_the_seat(visit: Visit) -> None:
    guest = visit()
    guest.open("/new/pamplona")
    guest.page.get_by_role("radio", name="With a clock").check()
    guest.page.locator("button[type=submit]").click()
    guest.at_table()
    clock = guest.page.locator("[aria-current=true] [role=timer]")
    expect(clock).to_be_visible()
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)


def test_a_seat_is_given_up_and_taken_by_somebody_else(visit: Visit) -> None:
    ann, ben, cleo = visit(), visit(size=PHONE), visit()
    ann.set_up(seats=2, party="with friends")
    link = ann.page.get_by_label("Link", exact=True).input_value().removeprefix(ann.address)
    for guest, name in ((ben, "Ben"), (cleo, "Cleo")):
        guest.open(link)
        guest.page.get_by_label("Your name").fill(name)
        guest.page.get_by_role("button", name="Sit down").click()
        expect(ann.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
        if guest is ben:
            ben.page.get_by_role("button", name="Stand up").click()
            expect(ben.page.get_by_role("link", name="Sit down")).to_be_visible()
            expect(ann.page.get_by_role("listitem").filter(has_text="Open seat")).to_be_visible()
    expect(ben.page.get_by_role("link", name="Sit down")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Stand up")).to_have_count(0)
    ann.page.get_by_role("button", name="Begin").click()
    for guest in (ann, ben, cleo):
        guest.at_table()


def test_again_with_the_same_people(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.set_up(seats=2, party="with friends")
    ben.open(ann.page.get_by_label("Link", exact=True).input_value().removeprefix(ben.address))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    ann.page.get_by_role("button", name="Begin").click()
    for guest in (ann, ben):
        guest.at_table()
        open_menu(guest)
        guest.page.get_by_role("button", name="Hand over to a bot").click()
        guest.page.keyboard.press("Escape")
    expect(ann.page.get_by_test_id("result")).to_be_visible(timeout=60_000)
    former = ann.page.url
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda url: url != former)
    ben.page.get_by_role("link", name="To the new game").click()
    ben.page.wait_for_url(ann.page.url)
    expect(ben.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Begin")).to_be_enabled()
    ben.page.get_by_role("button", name="Stand up").click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Open seat")).to_be_visible()
