"""What only the drawing of *Taurus* has: fences tapped hole by hole, rings that are shown before they are closed."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.guest import PHONE, Guest, middle
from tests.browser.test_in_sight import in_sight
from tests.browser.test_pages import violations

ASKED = ("[data-roll]", "[data-side]", "[data-circuit]", "[data-take]", ".grey[data-hole]", ".closer[data-hole]")
"""What is pressed first where there is a choice, so that rings are closed."""
LEFT = "[data-hole], [data-move=done]"


def begun(visit: Visit, **options: Any) -> Guest:
    """Two people around one screen, on the small board."""
    guest = visit(autoRoll=False, **options)
    sit_down(guest)
    return guest


def sit_down(guest: Guest) -> None:
    """At a table of their own."""
    guest.set_up(seats=2, party="around this screen", game="taurus", board="The corral")
    guest.at_table()


def offered(guest: Guest) -> Locator | None:
    """The next thing to press on the drawing; None when the game is over."""
    page = guest.page
    result = page.get_by_test_id("result")
    choices = page.locator(", ".join(ASKED) + ", " + LEFT).and_(page.locator(":enabled"))
    expect(choices.or_(result).first).to_be_attached(timeout=20_000)
    if result.is_visible():
        return None
    for wanted in ASKED:
        found = page.locator(wanted)
        if found.count():
            return found.first
    return choices.nth(guest.ply * 7 % choices.count())


def press(guest: Guest, button: Locator) -> None:
    """Press it with the mouse, and see something come of it."""
    ply = guest.ply
    button.click()
    guest.until(lambda: guest.ply > ply or guest.over)


def deal(guest: Guest) -> None:
    """The lot falls, and the bulls come."""
    for _ in range(2):
        press(guest, guest.page.locator("[data-roll]:enabled"))


def alike(guest: Guest, fields: set[str]) -> bool:
    """Whether bulls of one colour stand on all of these fields."""
    told = guest.page.get_by_role("list", name="Where everything stands").get_by_role("listitem").all_inner_texts()
    return any(fields <= set(re.findall(r"\d+", line)) for line in told[:4])


def nearly_a_ring(guest: Guest) -> Locator:
    """Both build a fence round the four fields in the corner; where the grey wire goes that closes it."""
    page = guest.page
    deal(guest)
    while alike(guest, {"1", "2", "6", "7"}):  # then nobody would be asked which bull to take
        sit_down(guest)
        deal(guest)
    for hole in ("1a", "1b", "7d", "7b", "2b", "1b", "2b", "7b", "6c", "7d"):
        press(guest, page.locator(f"[data-hole='{hole}']:enabled"))
    return page.locator(".grey[data-hole='1a']")


def two_rings(guest: Guest) -> None:
    """A pen beside the one in the corner, which is empty: its ring counts, and so does the outline of both."""
    page = guest.page
    press(guest, nearly_a_ring(guest))
    share_out(guest)
    for hole in ("3b", "2b", "4b", "3b", "9d", "4b", "8c", "9d", "7d"):
        press(guest, page.locator(f"[data-hole='{hole}']:enabled"))
    expect(page.locator("[data-circuit]:enabled")).to_have_count(2)


def share_out(guest: Guest) -> None:
    """Everybody takes the first bull there is, as long as somebody is asked."""
    while (asked := offered(guest)) is not None and asked.get_attribute("data-take"):
        press(guest, asked)


def herds(guest: Guest) -> list[int]:
    """How many bulls each of the two seats has."""
    counts = [guest.page.locator(f"[data-herd='{seat}'] .breed") for seat in range(2)]
    return [sum(int(text) for text in count.all_inner_texts()) for count in counts]


def test_a_whole_game_on_the_drawing(visit: Visit) -> None:
    guest = begun(visit)
    for _ in range(500):
        button = offered(guest)
        if button is None:
            break
        press(guest, button)
    expect(guest.page.get_by_test_id("result")).to_be_visible()


def test_a_ring_is_shown_with_its_shares_before_it_is_closed(visit: Visit) -> None:
    guest = begun(visit)
    page = guest.page
    button = nearly_a_ring(guest)
    expect(page.locator("path.pen")).to_have_count(0)
    ply = guest.ply
    button.hover()
    expect(page.locator("path.pen").first).to_be_attached()
    expect(page.locator("[data-herd] .share").first).to_be_visible()
    assert guest.ply == ply
    press(guest, button)
    expect(page.locator("path.shared")).to_be_attached()
    expect(page.locator(".round .wire")).to_have_count(6)
    while (asked := offered(guest)) is not None and asked.get_attribute("data-take"):
        press(guest, asked)
    for seat in range(2):
        expect(page.locator(f"[data-herd='{seat}'] .score")).not_to_have_text("0")


def test_of_two_rings_the_closer_says_which_one_counts(visit: Visit) -> None:
    guest = begun(visit)
    page = guest.page
    two_rings(guest)
    pen, outline = page.locator("[data-circuit='pen']"), page.locator("[data-circuit='outline']")
    expect(page.locator("path.pen")).to_have_count(2)
    shares = []
    for ring in (pen, outline):
        ring.hover()
        expect(ring).to_have_class(re.compile("front"))
        shares.append([int(text) for text in page.locator("[data-herd] .share").all_inner_texts()])
    assert sorted(shares) == [[1, 3], [3, 1]]
    before = herds(guest)
    press(guest, outline)
    share_out(guest)
    assert [now - then for now, then in zip(herds(guest), before, strict=True)] == shares[1]


def test_a_finger_brings_the_other_ring_to_the_front_before_it_chooses_it(visit: Visit) -> None:
    guest = begun(visit, size=PHONE, touch=True)
    page = guest.page
    two_rings(guest)
    outline = page.locator("[data-circuit='outline']")
    assert in_sight(page, outline)
    ply = guest.ply
    outline.tap()
    expect(outline).to_have_class(re.compile("front"))
    assert guest.ply == ply
    outline.tap()
    guest.until(lambda: guest.ply > ply)
    expect(page.locator("[data-circuit]")).to_have_count(0)


def test_a_finger_sees_a_ring_by_its_first_tap_and_closes_it_by_its_second(visit: Visit) -> None:
    guest = begun(visit, size=PHONE, touch=True)
    page = guest.page
    button = nearly_a_ring(guest)
    ply = guest.ply
    button.tap()
    expect(page.locator("path.pen").first).to_be_attached()
    expect(page.get_by_text("Tap again")).to_be_visible()
    assert guest.ply == ply
    button.tap()
    guest.until(lambda: guest.ply > ply)


def test_holes_are_one_stop_and_arrow_keys_walk_over_them(visit: Visit) -> None:
    guest = begun(visit)
    page = guest.page
    deal(guest)
    holes = page.locator("[data-hole]")
    expect(page.locator("[data-hole][tabindex='0']")).to_have_count(1)
    holes.first.focus()
    expect(holes.first).to_have_attribute("data-hole", "1a")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-hole='1d']")).to_be_focused()
    ply = guest.ply
    page.keyboard.press("Enter")
    guest.until(lambda: guest.ply > ply)
    expect(page.locator(".choices button:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-loose]")).to_have_count(0)


def test_a_wire_is_pulled_from_hole_to_hole(visit: Visit) -> None:
    guest = begun(visit)
    page, mouse = guest.page, guest.page.mouse
    deal(guest)
    hole = {name: middle(page.locator(f"[data-hole='{name}']")) for name in ("1a", "1b", "7d", "7b", "2b", "13d")}

    def pull(start: str, *way: tuple[float, float]) -> None:
        expect(page.locator(f"[data-hole='{start}']")).to_be_enabled()
        mouse.move(*hole[start])
        mouse.down()
        for place in way:
            mouse.move(*place, steps=6)
        mouse.up()

    wires = page.get_by_role("list", name="Where everything stands").get_by_role("listitem")
    for start, end in (("1a", "1b"), ("7d", "7b"), ("2b", "1b")):
        pull(start, hole[end])
        expect(wires.filter(has_text=re.compile(f"{start}–{end}|{end}–{start}"))).to_have_count(1)

    ply = guest.ply
    pull("2b", hole["13d"])
    guest.until(lambda: guest.ply > ply)
    expect(page.locator("[data-loose]")).to_have_count(1)
    ply = guest.ply
    mouse.move(*hole["2b"])
    mouse.down()
    mouse.move(*hole["7b"], steps=4)
    expect(page.locator("line.pulled")).to_have_count(1)
    mouse.up()
    guest.until(lambda: guest.ply > ply)
    expect(wires.filter(has_text="2b–7b")).to_have_count(1)


WIDTH = "document.querySelector('[data-board]').getBoundingClientRect().width"


def test_the_board_comes_nearer_by_buttons(visit: Visit) -> None:
    guest = begun(visit, size=PHONE)
    page = guest.page
    far = page.evaluate(WIDTH)
    page.get_by_role("button", name="Nearer").click()
    guest.until(lambda: page.evaluate(WIDTH) > 1.4 * far)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_role("button", name="Farther").click()
    guest.until(lambda: page.evaluate(WIDTH) == far)


def test_two_fingers_bring_the_board_nearer(visit: Visit) -> None:
    guest = begun(visit, size=PHONE, touch=True)
    page = guest.page
    far = page.evaluate(WIDTH)
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + side * gap, "y": y, "id": i} for gap in apart for i, side in enumerate((-1, 1))]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for gap in (40, 50, 60):
        touch("touchMove", gap)
    touch("touchEnd")
    guest.until(lambda: 1.8 * far < page.evaluate(WIDTH) < 2.2 * far)
    assert page.evaluate("window.visualViewport.scale") == 1


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_meadow(visit: Visit, theme: str) -> None:
    guest = begun(visit, theme=theme)
    for _ in range(12):
        button = offered(guest)
        assert button is not None
        press(guest, button)
    assert violations(guest) == []
