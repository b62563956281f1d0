"""What only the drawing of *Viva Pamplona!* has."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import middle


def test_a_runner_is_dragged_to_a_square_or_dropped_where_it_stands(visit: Visit) -> None:
    guest = visit()
    guest.quick_game()
    page, mouse = guest.page, guest.page.mouse
    runner, targets = page.locator("[data-pick]"), page.locator("[data-target]")
    expect(runner.first).to_be_enabled()
    ply = guest.ply
    x, y = middle(runner.first)

    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 3, y - 40, steps=4)
    expect(targets.first).to_be_visible()
    mouse.move(x, y - 300, steps=4)
    mouse.up()
    page.wait_for_timeout(100)
    assert guest.ply == ply, "let go where there is nothing"

    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 10, y, steps=3)
    mouse.move(*middle(targets.last), steps=8)
    mouse.up()
    guest.until(lambda: guest.ply > ply)
