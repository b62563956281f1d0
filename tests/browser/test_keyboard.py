"""The game by keyboard alone: nothing here presses, points or scrolls with anything else."""

from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

CHOOSABLE = "[data-roll], [data-deck], [data-die], [data-pick], [data-target], [data-move], [data-confirm]"
"""What a drawing and the room around it mark as a step of the game."""


def focused(page: Page, selector: str) -> bool:
    """Whether the focus is on something that can be used and that the selector names."""
    script = "wanted => Boolean(document.activeElement?.matches(wanted) && !document.activeElement.disabled)"
    return bool(page.evaluate(script, selector))


def tab_to(page: Page, selector: str, limit: int = 120) -> bool:
    """Press Tab until such a thing has the focus."""
    for _ in range(limit):
        if focused(page, selector):
            return True
        page.keyboard.press("Tab")
    return False


def test_a_whole_game_from_the_shelf_on(visit: Visit) -> None:
    guest = visit(confirm=True, autoRoll=False)
    page = guest.page
    guest.open("/")
    assert tab_to(page, "article[aria-label='Viva Pamplona!'] button")
    page.keyboard.press("Enter")
    guest.at_table()
    result = page.get_by_test_id("result")
    for _ in range(600):
        enabled = page.locator(CHOOSABLE).and_(page.locator(":enabled"))
        expect(enabled.or_(result).first).to_be_attached(timeout=20_000)
        if result.is_visible():
            return
        # What was pressed last may still be on its way, and then there is nothing to press yet.
        if tab_to(page, CHOOSABLE):
            page.keyboard.press("Enter")
        page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def test_the_list_of_moves_needs_no_picture(visit: Visit) -> None:
    guest = visit()
    guest.quick_game()
    page = guest.page
    assert tab_to(page, "[role=tab]")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Moves")).to_be_focused()
    begun = guest.ply
    for _ in range(10):
        expect(page.get_by_test_id("moves").get_by_role("button").first).to_be_visible()
        assert tab_to(page, "[data-testid=moves] button")
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    assert guest.ply > begun + 10


def test_what_happens_is_said_aloud(visit: Visit) -> None:
    guest = visit(language="fr")
    guest.quick_game()
    aloud = guest.page.get_by_test_id("announcer")
    expect(aloud).to_contain_text("c’est à vous")
    expect(aloud).to_contain_text("lance")
    said = aloud.locator("p").all_inner_texts()
    assert not [line for line, again in pairwise(said) if line == again]


def test_a_sheet_gives_the_focus_back(visit: Visit) -> None:
    guest = visit()
    guest.quick_game()
    page = guest.page
    rule = page.locator(".log .rule").first
    rule.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(rule).to_be_focused()
