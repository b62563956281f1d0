"""*Lauf rauf!* on the drawn mountain: whole games, dice rolled again, cards, the spirit, a phone, keys alone."""

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.climbing import Climbing
from tests.browser.conftest import Visit
from tests.browser.guest import PHONE, Finger, Guest, middle
from tests.browser.test_keyboard import tab_to
from tests.browser.test_pages import nothing_unsaid, violations

HERE = "Guest 1"


def table(
    guest: Guest, *switches: str, party: str = "against bots", seats: int = 2, board: str = "The mountain"
) -> Guest:
    """Sit down at a new table with these options."""
    guest.open("/new/laufrauf")
    for switch in switches:
        guest.page.get_by_role("switch", name=switch).check()
    guest.page.get_by_label("Your name").fill(HERE)
    guest.page.get_by_role("radio", name=party).check()
    guest.page.get_by_role("radio", name=str(seats), exact=True).check()
    guest.page.get_by_role("radio", name=board).check()
    guest.page.locator("button[type=submit]").click()
    guest.page.wait_for_url("**/t/*")
    guest.at_table()
    return guest


def test_a_whole_game_without_cards(visit: Visit) -> None:
    guest = table(visit())
    climbing = Climbing(guest, HERE)
    climbing.finish()
    assert {"Start", "goes up", "run", "[data-again]"} <= climbing.done
    expect(guest.page.get_by_role("heading", level=2, name="win")).to_be_visible()
    nothing_unsaid(guest)


def test_a_whole_game_with_cards_under_the_eyes_of_the_spirit(visit: Visit) -> None:
    guest = table(visit(), "With cards", "The spirit may be overlooked", board="The hill")
    climbing = Climbing(guest, HERE)
    climbing.finish()
    assert "[data-deck]" in climbing.done
    expect(guest.page.get_by_role("heading", level=2, name="win")).to_be_visible()


@pytest.mark.parametrize(("confirm", "auto"), [(False, True), (True, True), (True, False)])
def test_dice_are_kept_or_rolled_again_with_one_press(visit: Visit, confirm: bool, auto: bool) -> None:
    guest = table(visit(confirm=confirm, autoRoll=auto), party="around this screen")
    page = guest.page
    if not auto:
        page.locator("[data-roll]").click()  # the lot
        page.locator("[data-roll]").click()
    dice, again = page.locator("[data-die]"), page.locator("[data-again]")
    expect(dice.first).to_be_enabled()
    kept = dice.nth(1).get_attribute("aria-label")
    expect(again).to_be_disabled()
    dice.nth(0).click()
    dice.nth(2).click()
    expect(dice.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("rolled again, a start still comes in")).to_be_visible()
    ply = guest.ply
    again.click()
    guest.until(lambda: guest.ply >= ply + 2)
    expect(page.locator("[data-roll]")).to_have_count(0)
    expect(dice.nth(1)).to_have_attribute("aria-label", str(kept))


def with_somewhere_to_go(guest: Guest) -> None:
    """Play around the screen until a climber may be moved."""
    climbing = Climbing(guest, HERE)
    while not guest.page.locator("[data-pick]").count():
        assert climbing.decide()
    expect(guest.page.locator("[data-pick]").first).to_be_enabled()


def test_a_climber_is_dragged_to_a_square_or_dropped_where_it_stands(visit: Visit) -> None:
    guest = table(visit(), party="around this screen")
    with_somewhere_to_go(guest)
    page, mouse = guest.page, guest.page.mouse
    climber, targets = page.locator("[data-pick]").first, page.locator("[data-target]")
    ply = guest.ply
    x, y = middle(climber)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x - 3, y - 30, steps=4)
    expect(page.locator(".pawn.held")).to_have_count(1)
    mouse.move(640, 400 if y < 400 else 120, steps=4)
    expect(page.locator(".target.aimed")).to_have_count(0)
    mouse.up()
    expect(page.locator(".pawn.held")).to_have_count(0)
    page.wait_for_timeout(100)
    assert guest.ply == ply, "let go where there is nothing"

    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 10, y, steps=3)
    mouse.move(*middle(targets.last), steps=8)
    expect(page.locator(".target.aimed")).to_have_count(1)
    mouse.up()
    guest.until(lambda: guest.ply > ply)


def test_a_climber_is_dragged_by_a_finger(visit: Visit) -> None:
    guest = table(visit(size=PHONE, touch=True), party="around this screen")
    with_somewhere_to_go(guest)
    page = guest.page
    climber, finger = page.locator("[data-pick]").first, Finger(page)
    climber.scroll_into_view_if_needed()
    ply, (x, y) = guest.ply, middle(climber)
    finger.down(x, y)
    finger.move(x, y - 20)
    target = page.locator("[data-target]").last
    expect(target).to_be_visible()
    finger.move(*middle(target))
    expect(page.locator(".target.aimed")).to_have_count(1)
    finger.up()
    guest.until(lambda: guest.ply > ply)


def test_a_card_is_read_wherever_it_lies(visit: Visit) -> None:
    guest = table(visit(), "With cards", party="around this screen")
    page = guest.page
    card = page.locator("[data-card]")
    climbing = Climbing(guest, HERE)
    while not card.count():
        assert climbing.decide()
    card.first.click()
    expect(page.locator(".reading .title")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator(".reading")).to_have_count(0)


def test_by_keyboard_alone(visit: Visit) -> None:
    guest = table(visit(confirm=True, autoRoll=False), party="around this screen")
    page = guest.page
    for _ in range(12):
        wanted = "[data-roll], [data-die], [data-pick], [data-confirm], [data-move]"
        enabled = page.locator(wanted).and_(page.locator(":enabled"))
        expect(enabled.first).to_be_attached()
        ply = guest.ply
        if page.locator("[data-pick]:enabled").count():
            assert tab_to(page, "[data-pick]")
            page.keyboard.press("Enter")
            expect(page.locator("[data-target]").first).to_be_focused()
        elif page.locator("[data-die]:enabled").count():
            assert tab_to(page, "[data-die]")
            page.keyboard.press("Space")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
            assert tab_to(page, "[data-again]")
        else:
            assert tab_to(page, "[data-roll], [data-confirm], [data-move]")
        page.keyboard.press("Enter")
        guest.until(lambda ply=ply: guest.ply > ply)  # type: ignore[misc]  # mypy infers no type for the default


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_mountain(visit: Visit, theme: Literal["light", "dark"]) -> None:
    guest = table(visit(theme=theme), "With cards", party="around this screen", seats=4)
    climbing = Climbing(guest, HERE)
    while not guest.page.locator("[data-card]").count():
        assert climbing.decide()
    guest.page.locator("[data-card]").first.click()
    assert violations(guest) == []
    guest.open("/rules/laufrauf")
    guest.page.wait_for_load_state("networkidle")
    assert violations(guest) == []


@pytest.mark.parametrize("language", ["de", "fr", "it", "en"])
def test_a_phone_shows_everything(visit: Visit, language: str) -> None:
    guest = visit(size=PHONE, language=language)
    guest.open("/")
    guest.box("Lauf rauf!").get_by_role("button").click()
    guest.at_table()
    page = guest.page
    expect(page.locator("[data-die]:enabled").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for button in page.locator("[data-pick], [data-die]").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
    nothing_unsaid(guest)
    guest.open("/rules/laufrauf")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    nothing_unsaid(guest)
