"""Beside the game: its rules, and links that say what they give away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from quinta.client import Client
from web.player import Player
from web.tables import against_bots, people
from web.visitor import PHONE, STILL, Arrive, Options, Visitor

SIZES: dict[str, Options] = {
    "phone": PHONE,
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "desk": {"viewport": {"width": 1280, "height": 720}},
}

# How much of the board can be seen, by what lies at a grid of points of it.
_SEEN = """() => {
    const box = document.querySelector("main").getBoundingClientRect();
    const panel = document.querySelector("#rules-panel").getBoundingClientRect();
    const top = Math.max(0, box.top), bottom = Math.min(innerHeight, box.bottom);
    const right = Math.min(box.right, innerWidth);
    const hidden = Math.max(0, right - Math.max(panel.left, box.left))
        * Math.max(0, bottom - Math.max(panel.top, top));
    return 1 - hidden / ((right - box.left) * (bottom - top));
}"""
_WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def rules(page: Page) -> None:
    """Open the rules and wait until they are there."""
    page.locator("header a.rules").click()
    expect(page.locator("#rules-panel").get_by_role("heading").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_rules_open_beside_the_game_and_leave_the_turn_in_hand(
    arrive: Arrive, client: Client, size: str
) -> None:
    table = client.create("queens-garden", against_bots(1), seed=5)
    page = arrive(SIZES[size], STILL).sit(table)
    player = Player(page)
    player.wait_for_turn()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
    rules(page)
    assert page.url.endswith(f"/table/{table.name}")
    assert page.evaluate(_SEEN) >= (0.3 if size == "phone" else 0.95)
    assert page.evaluate(_WIDER) <= 0
    page.keyboard.press("Escape")
    expect(page.locator("#rules-panel")).to_have_count(0)
    expect(page.locator("header a.rules")).to_be_focused()
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
    if size != "phone":
        # With room for both, the game goes on while the rules are read.
        rules(page)
        player.confirm()
        assert table.view().turn >= 1


def test_clause_named_at_the_table_opens_there(visitor: Visitor, client: Client) -> None:
    table = client.create("summer-pavilion", people(2), seed=5)
    page = visitor.sit(table)
    Player(page).play_on(6)
    link = page.get_by_role("tabpanel").get_by_role("link").first
    clause = link.inner_text().split()[-1]
    link.click()
    place = page.locator(f"#rules-panel [id='{clause}']")
    expect(place).to_be_in_viewport()
    before = page.evaluate("history.length")
    page.locator("#rules-panel nav a").first.click()
    expect(page.locator("#rules-panel section[id]").first).to_be_in_viewport()
    # Reading leaves no steps to go back through.
    assert page.evaluate("history.length") == before
    page.get_by_role("button", name="Close the rules").click()
    assert page.url.endswith(f"/table/{table.name}")


def test_links_say_what_they_give_away_and_are_shared(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.context.add_init_script(
        "navigator.share = (what) => { window.shared = what; return Promise.resolve(); };"
    )
    page = visitor.go()
    page.get_by_label("Seat 1: Name").fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option("friend")
    page.locator("button.play").click()
    page.get_by_role("tab", name="Table").click()
    links = page.get_by_role("region", name="Links")
    for label, note in {
        "Link for watching": "Lets anyone watch and read the chat, but not play.",
        "Invite to seat 2": "Whoever opens it first takes the seat. It works once.",
        "Play this seat on another device: Anna": "Lets the holder play your seat",
    }.items():
        described = links.get_by_label(label).get_attribute("aria-describedby")
        expect(page.locator(f"[id='{described}']")).to_contain_text(note)
    invite = links.locator(".copy").nth(1)
    invite.get_by_role("button", name="Share").click()
    link = links.get_by_label("Invite to seat 2").input_value()
    assert page.evaluate("window.shared.url") == link
    invite.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("img", name="QR code: Invite to seat 2")).to_be_visible()
