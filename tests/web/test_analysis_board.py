"""The analysis board: turns played, taken back and branched, the best of them, links to share."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from quinta.client import Client
from web.tables import people, play_to
from web.test_accessible import Check, check
from web.visitor import DESK, PHONE, Arrive, Visitor

__all__ = ["check"]

GAMES = ("queens-garden", "summer-pavilion")


def best(page: Page) -> Locator:
    """The best turns, in their order."""
    return page.locator("#table-panel [data-chooses] .turn")


def tried(page: Page) -> Locator:
    """The turns of the tree, without the position that it begins with."""
    return page.locator("section:has(#turns-title) li:not(:first-child)")


def looked_at(page: Page) -> Locator:
    """The one that is looked at."""
    return page.locator("section:has(#turns-title) [aria-current]")


def play_best(page: Page, number: int) -> None:
    """Show one of the best turns on the board by a click, and play it by another."""
    row = best(page).nth(number)
    row.click()
    expect(row).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
    row.click()


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_played_taken_back_and_branched(
    visitor: Visitor, game: str, check: Check
) -> None:
    page = visitor.go(f"/analysis/{game}")
    expect(best(page).first).to_be_visible()
    assert 1 < best(page).count() <= 5
    for row in best(page).all():
        # The lead with its sign, how sure it is, the chance to win.
        expect(row).to_contain_text(re.compile(r"[+-]?\d.*%", re.DOTALL))
    play_best(page, 0)
    expect(tried(page)).to_have_count(1)
    expect(best(page).first).to_have_attribute("aria-pressed", "false")
    play_best(page, 0)
    expect(tried(page)).to_have_count(2)
    # Back to the start by key, where what was found before is known at once.
    page.locator("#turns-title").click()
    page.keyboard.press("Home")
    expect(looked_at(page)).to_have_text("The position at the start")
    expect(best(page).nth(1)).to_be_visible()
    play_best(page, 1)
    expect(tried(page)).to_have_count(3)
    expect(page.locator("li.aside")).to_have_count(1)
    expect(looked_at(page)).to_contain_text("Branch:")
    check(page)
    page.get_by_role("button", name="Undo").click()
    expect(looked_at(page)).to_have_text("The position at the start")
    # One turn on along the branch, which is then cut off.
    page.get_by_role("button", name="One turn on").click()
    expect(looked_at(page)).to_contain_text("Branch:")
    page.get_by_role("button", name="Remove this turn and all after it").click()
    expect(tried(page)).to_have_count(2)


@pytest.mark.parametrize("game", GAMES)
def test_a_link_shows_the_same_position_in_another_browser(
    visitor: Visitor, arrive: Arrive, game: str
) -> None:
    page = visitor.go(f"/analysis/{game}")
    expect(best(page).first).to_be_visible()
    begun = page.url
    play_best(page, 0)
    expect(tried(page)).to_have_count(1)
    page.wait_for_url(lambda url: url != begun)
    scores = page.locator(".players").first.inner_text()
    page.get_by_text("Share this position").click()
    link = page.get_by_label("Link to this position").input_value()
    assert link == page.url
    other = arrive(PHONE)
    theirs = other.go(link.removeprefix(other.url))
    expect(theirs.locator(".act")).to_be_visible()
    assert theirs.locator(".players").first.inner_text() == scores
    theirs.locator(".toggle").click()
    expect(best(theirs).first).to_be_visible()
    # It begins with that position, not with the turns before it.
    expect(tried(theirs)).to_have_count(0)
    assert theirs.url == link
    # Another link in the same tab shows another position.
    theirs.evaluate("(hash) => { location.hash = hash; }", begun.partition("#")[2])
    expect(theirs.locator(".act")).to_be_visible()
    assert theirs.url == begun


def test_a_link_that_lost_its_end_says_so_and_offers_a_new_position(
    visitor: Visitor, check: Check
) -> None:
    page = visitor.go("/analysis/queens-garden")
    expect(page.locator(".act")).to_be_visible()
    page.wait_for_url(lambda url: "#" in url)
    link = page.url.removeprefix(visitor.url)
    visitor.go("/")
    visitor.go(link[:-20])
    expect(page.get_by_role("alert")).to_contain_text("cut off at its end")
    check(page)
    page.get_by_role("button", name="Begin with a new position").click()
    expect(page.locator(".act")).to_be_visible()


def test_a_position_that_cannot_exist_is_named_as_the_engine_names_it(visitor: Visitor) -> None:
    visitor.excuse("400")
    page = visitor.go("/")
    packed = page.evaluate(
        """async () => {
            const data = JSON.stringify({game: "queens-garden", version: 2, players: 7});
            const stream = new Blob([data]).stream().pipeThrough(new CompressionStream("deflate"));
            const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
            return btoa(String.fromCharCode(...bytes))
                .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
        }"""
    )
    visitor.go(f"/analysis/queens-garden#1.{packed}")
    expect(page.locator("q")).to_contain_text("players must be")


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_replay_leads_to_its_position(arrive: Arrive, client: Client, device: dict) -> None:  # type: ignore[type-arg]
    table = play_to(client.create("summer-pavilion", people(2), seed=5), 4)
    visitor = arrive(device)
    page = visitor.go(f"/replay/{table.name}")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("status").filter(has_text="Turn 4 of 4")).to_be_visible()
    page.get_by_role("button", name="Analysis board").click()
    page.wait_for_url("**/analysis/summer-pavilion#**")
    expect(page.locator(".act")).to_be_visible()
    if device is PHONE:
        # The lamp shows the best turn on the board, where there is no room for the list.
        hint = page.locator("[aria-keyshortcuts=H]")
        expect(hint).to_have_attribute("aria-disabled", "false")
        hint.click()
        expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")


def test_a_game_that_people_are_playing_is_not_judged(visitor: Visitor, client: Client) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    table = client.create("queens-garden", seats)
    client.join(table.name, 1, "Bram", table.invites[1])
    visitor.excuse("403")
    page = visitor.go(f"/replay/{table.name}")
    page.get_by_role("button", name="Analysis board").click()
    expect(page.get_by_role("alert").filter(has_text="people are playing")).to_be_visible()
    expect(best(page)).to_have_count(0)
