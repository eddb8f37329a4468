"""Tips in one's first game: beside what they are about, in nobody's way, as long as wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from quinta.client import Client
from web.player import Player
from web.tables import against_bots
from web.visitor import DESK, PHONE, Arrive, Options, Visitor

GAMES = ("queens-garden", "summer-pavilion")
FIRST = {"queens-garden": "Tap a tile", "summer-pavilion": "Tap tiles"}
CURIOUS: Options = {"speed": 0, "language": "en"}

# The controls of the board that are under the tip, by what they say. Those that have been scrolled
# out of the board's part of the screen are under nothing.
_COVERED = """(tip) => {
    const apart = (one, other) => one.right <= other.left || other.right <= one.left
        || one.bottom <= other.top || other.bottom <= one.top;
    const [over, board] = [tip, document.querySelector("main")].map((one) =>
        one.getBoundingClientRect());
    return [...document.querySelectorAll("main :is(a, button, [role=button])")].flatMap((one) => {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        const seen = {left, right, top: Math.max(top, board.top),
                      bottom: Math.min(bottom, board.bottom)};
        const shown = one.checkVisibility() && seen.top < seen.bottom && left < right;
        return !shown || apart(over, seen) ? [] : [one.getAttribute("aria-label") ?? ""];
    });
}"""


def tip(page: Page) -> Locator:
    """The tip that is shown."""
    return page.locator(".tip:not(.measuring)")


def sit(visitor: Visitor, client: Client, game: str) -> Page:
    """Sit down at a new table against a bot, and wait for the own turn."""
    page = visitor.sit(client.create(game, against_bots(1), seed=5))
    Player(page).wait_for_turn()
    return page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_tips_come_one_by_one_and_cover_nothing_that_can_be_chosen(
    arrive: Arrive, client: Client, game: str, device: Options
) -> None:
    page = sit(arrive(device, CURIOUS), client, game)
    expect(tip(page)).to_contain_text(FIRST[game])
    expect(page.locator("[data-coached]")).to_have_count(1)
    assert tip(page).evaluate(_COVERED) == []
    said = tip(page).locator("p").inner_text()
    tip(page).get_by_role("button", name="Got it").click()
    expect(tip(page).locator("p")).not_to_have_text(said)
    # With the turn in hand, what plays it is pointed out.
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
    expect(tip(page)).to_contain_text("Nothing is played until you confirm it.")
    assert tip(page).evaluate(_COVERED) == []
    page.reload()
    Player(page).wait_for_turn()
    expect(page.locator(".tip")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_tips_are_switched_off_there_and_on_again_in_the_settings(
    arrive: Arrive, client: Client, game: str
) -> None:
    visitor = arrive(DESK, CURIOUS)
    page = sit(visitor, client, game)
    tip(page).get_by_role("button", name="No more tips").click()
    expect(page.locator(".tip")).to_have_count(0)
    page.reload()
    Player(page).wait_for_turn()
    expect(page.locator(".tip")).to_have_count(0)
    expect(page.locator("[data-coached]")).to_have_count(0)
    page.get_by_role("tab", name="Settings").click()
    page.get_by_label("Tips in your first game").check()
    expect(tip(page)).to_be_visible()


def test_the_second_game_has_no_tips(arrive: Arrive, client: Client) -> None:
    visitor = arrive(DESK, CURIOUS)
    page = sit(visitor, client, "summer-pavilion")
    expect(tip(page)).to_be_visible()
    sit(visitor, client, "summer-pavilion")
    expect(page.locator(".tip")).to_have_count(0)
    sit(visitor, client, "queens-garden")
    expect(tip(page)).to_be_visible()
