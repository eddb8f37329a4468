"""A whole game without a pointer: the focus can always be seen, and is never lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from quinta.client import Client
from web.player import Player
from web.tables import against_bots
from web.visitor import Visitor

MOST_KEYS = 150
"""More than there are stops on the page and steps within a group."""

# Which key leads from the focus towards a control: "here" if it is there, "gone" if it is no more.
# Within a group that has one tab stop it is an arrow: towards the row, then along it. Where that
# leads in a circle, right leads through the whole group.
_TOWARDS = """([wanted, step]) => {
    const now = document.activeElement;
    if (!wanted.isConnected) return "gone";
    if (now === wanted) return "here";
    if (step === 0) window.way = {seen: new Set(), walking: false};
    const {way} = window;
    const roving = (one) => one.hasAttribute("data-rove");
    if (roving(now) && roving(wanted)) {
        let group = now.parentElement;
        while (!group.contains(wanted)) group = group.parentElement;
        if (group.querySelectorAll("[data-rove][tabindex='0']").length === 1) {
            way.walking ||= way.seen.has(now);
            way.seen.add(now);
            if (way.walking) return "ArrowRight";
            const middle = (one) => {
                const box = (one.querySelector("[data-piece]") ?? one).getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2, box.height];
            };
            const [x, y] = middle(now), [toX, toY, height] = middle(wanted);
            if (Math.abs(toY - y) > height / 2) return toY > y ? "ArrowDown" : "ArrowUp";
            return toX > x ? "ArrowRight" : "ArrowLeft";
        }
    }
    const follows = now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
    return follows ? "Tab" : "Shift+Tab";
}"""

# What has the focus; nothing while it is on its way from something that is gone.
_FOCUS = """() => {
    const one = document.activeElement;
    if (one === document.body) return null;
    const box = one.getBoundingClientRect();
    return {
        kind: `${one.tagName.toLowerCase()}.${[...one.classList].slice(0, 2).join(".")}`,
        seen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
        box: {x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16},
    };
}"""


class Typist(Player):
    """Plays with Tab, arrows and Enter alone, and looks where the focus is after each key."""

    def __init__(self, page: Page, seed: int = 1, turns_a_round: int = 5) -> None:
        super().__init__(page, seed, turns_a_round)
        self.kinds: set[str] = set()

    def press(self, target: Locator) -> None:
        """Go to something by keys and choose it."""
        wanted = target.element_handle()
        for step in range(MOST_KEYS):
            key = self.page.evaluate(_TOWARDS, [wanted, step])
            if key == "gone":
                return
            self.page.keyboard.press("Enter" if key == "here" else key)
            if key == "here":
                self.wait_until_settled()
            self.look()
            if key == "here":
                return
        words = wanted.get_attribute("aria-label") or wanted.inner_text()
        raise AssertionError(f"the keys do not lead to: {words}")

    def look(self) -> None:
        """The focus is on something, which is on the screen and looks different for it."""
        focus = self.page.wait_for_function(_FOCUS).json_value()
        assert focus["seen"], f"the focus is beside the screen: {focus['kind']}"
        if focus["kind"] not in self.kinds:
            self.kinds.add(focus["kind"])
            assert self.shows_focus(focus["box"]), f"no sign of the focus: {focus['kind']}"

    def shows_focus(self, clip: FloatRect) -> bool:
        """Whether what has the focus looks different without it."""
        focused = self.page.screenshot(clip=clip, animations="disabled")
        self.page.evaluate("() => { window.had = document.activeElement; window.had.blur(); }")
        plain = self.page.screenshot(clip=clip, animations="disabled")
        self.page.evaluate("() => window.had.focus()")
        return focused != plain


@pytest.mark.parametrize("game", ["queens-garden", "summer-pavilion"])
def test_whole_game_by_keyboard(visitor: Visitor, client: Client, game: str) -> None:
    page = visitor.go()
    reach(page, "radio", "Queen’s Garden")
    if game == "summer-pavilion":
        page.keyboard.press("ArrowDown")
    reach(page, "button", "Play")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    player = Typist(page, turns_a_round=2)
    player.play_on()
    expect(page.locator("section.result")).to_be_visible()
    table = client.table(page.url.rsplit("/", 1)[1])
    assert table.view().state == "over"
    reach(page, "link", "Replay")
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider")).to_be_visible()


def test_escape_takes_back_what_was_chosen(visitor: Visitor, client: Client) -> None:
    page = visitor.sit(client.create("summer-pavilion", against_bots(1), seed=3))
    player = Typist(page)
    player.wait_for_turn()
    expect(page.locator("main [role=button]").first).to_be_attached()
    player.choose(player.prefer(player.offered(), set()))
    expect(player.act).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Escape")
    expect(player.act).to_have_attribute("aria-disabled", "true")
    player.look()


def reach(page: Page, role: str, name: str) -> None:
    """Tab to something with this role and name."""
    wanted = page.get_by_role(role, name=name).first.element_handle()  # type: ignore[arg-type]
    for _ in range(MOST_KEYS):
        if page.evaluate("(wanted) => document.activeElement === wanted", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to the {role} {name!r}")
