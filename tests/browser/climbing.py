"""Somebody who plays Lauf rauf! with some sense, seeing and touching nothing but the page."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest

DICE = ("A", "B", "black")
WANTED = ("goes up", "Start", "straight onto", "captures")
"""What is done whenever it can be, in this order, by the words of the target."""

TARGETS = """async (picks) => {
  const seen = [];
  for (const pick of picks) {
    if (pick.getAttribute("aria-pressed") === "false") pick.click();
    await new Promise(requestAnimationFrame);
    for (const target of document.querySelectorAll("[data-target]"))
      seen.push([pick.dataset.pick, target.dataset.target, target.ariaLabel]);
  }
  return seen;
}"""
"""What each climber could do, in words: looked through in one go, because asking for every word takes its time."""


class Climbing:
    """At a table of a guest who sits in the first seat."""

    def __init__(self, guest: Guest, name: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.name = name
        self.done: set[str] = set()
        """What has been done so far: kinds of actions."""

    def finish(self, limit: int = 400) -> None:
        """Play to the end."""
        for _ in range(limit):
            if not self.decide():
                return
        raise AssertionError("the game does not end")

    def decide(self) -> bool:
        """Do one thing when it is my turn, and see it done; False when the game is over."""
        page = self.page
        mine = page.locator("[data-pick], [data-again], [data-deck], [data-move]").and_(page.locator(":enabled"))
        result = page.get_by_test_id("result")
        expect(mine.or_(page.locator("[data-die]:enabled")).or_(result).first).to_be_visible(timeout=20_000)
        if result.is_visible():
            return False
        ply = self.guest.ply
        self._act()
        self.guest.until(lambda: self.guest.ply > ply or result.is_visible())
        return True

    def _act(self) -> None:
        steps = (self._answer, self._aim_high, self._take_card, self._play_card, self._roll_again, self._run)
        assert any(step() for step in steps), "nothing can be done"

    # ── one thing each; True when it has been done ────────────────────────────────────────────────────────────────────

    def _answer(self) -> bool:
        """Give the ring back, call, or draw no further card, whenever that is asked."""
        return any(self._press(f"[data-move={move}]") for move in ("release", "call"))

    def _aim_high(self) -> bool:
        """Go up, start or capture."""
        seen = self.page.locator("[data-pick]").evaluate_all(TARGETS)
        ranked = [
            (rank, pick, target) for pick, target, label in seen for rank, words in enumerate(WANTED) if words in label
        ]
        if not ranked:
            return False
        rank, pick, target = min(ranked)
        self._pick(self.page.locator(f"[data-pick='{pick}']"))
        self.page.locator(f"[data-target='{target}']").click()
        self.done.add(WANTED[rank])
        return True

    def _take_card(self) -> bool:
        return self._press("[data-deck]")

    def _play_card(self) -> bool:
        """Play a card, or take one away from somebody."""
        for card in self.page.locator("[data-card].usable").all()[:1]:
            card.click()
            if self._press("[data-move=steal]"):
                return True
            if self.page.locator("[data-play]").count():
                self.page.locator("[data-play]").click()
                self._pick(self.page.locator("[data-pick]").first)
                self.page.locator("[data-target]").first.click()
                self.done.add("card")
                return True
            card.click()
        return False

    def _roll_again(self) -> bool:
        """Keep what is good for a start or an ascent."""
        if not self.page.locator("[data-again]").count():
            return False
        faces = {die: self._face(die) for die in DICE}
        ahead = self._ahead()
        if self._seat().count("base camp"):
            again = [die for die in DICE if faces[die] < 5]
        elif ahead:
            one = [die for die in DICE if faces[die] == 1][:1]
            step = [die for die in DICE if faces[die] in ahead and die not in one][:1]
            again = [die for die in DICE if die not in one + step]
        else:
            return False
        for die in again:
            self.page.locator(f"[data-die={die}]").click()
        return self._press("[data-again]")

    def _run(self) -> bool:
        """Whatever remains."""
        for pick in self.page.locator("[data-pick]").all()[-1:]:
            self._pick(pick)
            self.page.locator("[data-target]").first.click()
            self.done.add("run")
            return True
        return self._press("[data-again]") or self._press("[data-move]") or self._anything()

    def _anything(self) -> bool:
        self.page.locator("[data-die=A]").click()
        return self._press("[data-again]")

    # ── hands and eyes ────────────────────────────────────────────────────────────────────────────────────────────────

    def _press(self, what: str) -> bool:
        button = self.page.locator(what).and_(self.page.locator(":enabled")).first
        if not button.count():
            return False
        button.click()
        self.done.add(what)
        return True

    def _pick(self, pick: Locator) -> None:
        """Have this climber chosen, whether it was before or not."""
        if pick.get_attribute("aria-pressed") == "false":
            pick.click()
        expect(self.page.locator("[data-target]").first).to_be_visible()

    def _seat(self) -> str:
        """Where my climbers are, in the page's words."""
        places = self.page.get_by_role("list", name="Where everyone is").get_by_role("listitem")
        return places.filter(has_text=f"{self.name}: ").first.inner_text()

    def _ahead(self) -> set[int]:
        return {int(number) for number in re.findall(r"run-up, (\d+)", self._seat())}

    def _face(self, die: str) -> int:
        label = self.page.locator(f"[data-die={die}]").get_attribute("aria-label") or ""
        return int(re.findall(r"\d+", label)[-1])
