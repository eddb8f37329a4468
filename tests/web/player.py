"""A player who knows no rules: takes whatever the page offers, until a turn can be confirmed.

What is offered are the controls of the board. The player prefers those that appeared by the last
click, because they are what the page asks for now, and otherwise any part of the board is as good
as any other. Some turns a round are enough; then the player passes.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

CONTROLS = "main :is([role=button], button:not(:disabled)):not([aria-disabled=true])"
MOST_CLICKS = 40
BRIEFLY = 2_000
"""How long the board may take to offer something before the player thinks that it does not."""

# Every control of the board that can be seen, with what it says and the part it belongs to.
_OFFERED = """(selector) => [...document.querySelectorAll(selector)].flatMap((control, index) => {
    const box = control.getBoundingClientRect();
    const words = control.getAttribute("aria-label") ?? control.textContent.trim();
    const part = control.parentElement.closest("[role=group], section, [aria-label]");
    // Larger or smaller views of a board are no choices of a turn.
    const views = /^(Enlarge|Show|Back to) /.test(words) || control.closest(".result");
    if (views || box.width === 0 || !control.checkVisibility()) return [];
    return [{index, words, part: part?.getAttribute("aria-label") ?? part?.className ?? "",
             pressed: control.getAttribute("aria-pressed") === "true"}];
})"""

# The page waits for a choice, or the game is over.
_TO_PLAY = """() => {
    const bar = document.querySelector("section.bar[aria-busy=false]");
    const ready = (bar?.querySelectorAll(".button:enabled").length ?? 0) > 1;
    const over = document.querySelector("section.result") !== null;
    return over || (ready && document.title.startsWith("●"));
}"""

# A point at which the control itself is hit, once it is in view.
_POINT = """(control) => {
    control.scrollIntoView({block: "center", inline: "center"});
    for (const part of [control, ...control.querySelectorAll("*")]) {
        const box = part.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (control.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
}"""


@dataclass(frozen=True)
class Control:
    """Something on the board that can be chosen."""

    index: int
    words: str
    part: str
    pressed: bool

    @property
    def key(self) -> tuple[str, str]:
        """The same for the same thing after the board has changed elsewhere."""
        return (self.words, self.part)


class Player:
    """Plays at a page that shows a table, with the mouse."""

    def __init__(self, page: Page, seed: int = 1, turns_a_round: int = 5) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.turns_a_round = turns_a_round
        self.played: dict[str, int] = {}
        self.act: Locator = page.locator(".act")
        self.result: Locator = page.locator("section.result")

    # --- what the page says ------------------------------------------------------------------

    def wait_for_turn(self) -> bool:
        """Wait for the own turn; whether there is one: the game may be over instead."""
        self.page.wait_for_function(_TO_PLAY)
        return self.result.count() == 0

    def can_confirm(self) -> bool:
        """Whether the turn that is put together can be played."""
        return self.act.get_attribute("aria-disabled") == "false"

    def offered(self) -> list[Control]:
        """What can be chosen on the board."""
        found: list[dict[str, Any]] = self.page.evaluate(_OFFERED, CONTROLS)
        return [Control(**control) for control in found]

    def round(self) -> str:
        """Which round it is, as the page says it."""
        return self.page.locator("header .numbers").inner_text()

    # --- what the player does ----------------------------------------------------------------

    def play_on(self, turns: int | None = None) -> int:
        """Play until the game is over, or some turns; how many there were."""
        count = 0
        while (turns is None or count < turns) and self.wait_for_turn():
            self.take_turn()
            count += 1
        return count

    def take_turn(self) -> None:
        """Put some turn together and play it."""
        now = self.round()
        self.played[now] = self.played.get(now, 0) + 1
        may_pass = self.page.get_by_role("button", name="Pass", exact=True)
        if self.played[now] > self.turns_a_round and may_pass.is_enabled():
            self.press(may_pass)
            self.wait_until_settled()
        self.put_together()
        self.confirm()

    def put_together(self) -> None:
        """Choose among what is offered until the turn can be confirmed."""
        known: set[tuple[str, str]] = set()
        for _ in range(MOST_CLICKS):
            if self.can_confirm():
                return
            controls = self.offered()
            if not controls:
                # What is possible is still being asked for, or there is nothing but to pass.
                self.wait_for_more(self.page.get_by_role("button", name="Pass", exact=True))
                continue
            self.choose(self.prefer(controls, known))
            known = {control.key for control in controls}
            self.wait_until_settled()
        raise AssertionError(f"no turn after {MOST_CLICKS} clicks: {self.offered()}")

    def prefer(self, controls: list[Control], known: set[tuple[str, str]]) -> Control:
        """One of those that are new, or any."""
        new = [control for control in controls if control.key not in known]
        among = new if known and new else [c for c in controls if not c.pressed] or controls
        part = self.random.choice(sorted({control.part for control in among}))
        return self.random.choice([control for control in among if control.part == part])

    def choose(self, control: Control) -> None:
        """Choose what the board offers, unless it is gone by now."""
        if control in self.offered():
            self.press(self.page.locator(CONTROLS).nth(control.index))

    def press(self, target: Locator) -> None:
        """Point at something and choose it."""
        self.hit(*self.point(target))

    def point(self, target: Locator) -> tuple[float, float]:
        """Where something can be hit; nothing may lie over it."""
        found: list[float] | None = target.evaluate(_POINT)
        assert found is not None, f"cannot be hit: {target.get_attribute('aria-label')}"
        return found[0], found[1]

    def hit(self, x: float, y: float) -> None:
        """Click with the mouse."""
        self.page.mouse.click(x, y)

    def wait_until_settled(self) -> None:
        """Wait until the page has worked out what a choice means."""
        expect(self.page.locator("section.bar[aria-busy=true]")).to_have_count(0)

    def wait_for_more(self, may_pass: Locator) -> None:
        """Wait for something to choose; pass if there is nothing."""
        offers = f"(controls) => ({_OFFERED})(controls).length > 0"
        try:
            self.page.wait_for_function(offers, arg=CONTROLS, timeout=BRIEFLY)
        except TimeoutError:
            if may_pass.is_enabled():
                self.press(may_pass)
                self.wait_until_settled()
            else:
                self.page.wait_for_function(offers, arg=CONTROLS)

    def confirm(self) -> None:
        """Play the turn, and wait until it is played."""
        self.press(self.act)
        expect(
            self.page.locator("section.bar[aria-busy=false] .act[aria-disabled=false]")
        ).to_have_count(0)
        self.wait_until_settled()
