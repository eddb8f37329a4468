"""A phone, by touch: nothing is too small, nothing is beside the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quinta.client import Client, Live
from web.player import Player
from web.tables import against_bots, people, play_until, played
from web.visitor import PHONE, Arrive

GAMES = ("queens-garden", "summer-pavilion")
FINGER = 44
"""What a finger needs, in pixels of the page."""
HALF = 0.5
"""Sizes are rounded to pixels here and there."""

_TOO_WIDE = """() => document.documentElement.scrollWidth - document.documentElement.clientWidth"""

# The controls that are smaller than a finger needs, by their box or, if more of the page belongs to
# them, by how far they are hit to all sides of their middle.
_TOO_SMALL = """([least, controls]) => [...document.querySelectorAll(controls)].flatMap((one) => {
    if (!one.checkVisibility() || one.closest(".sr-only, .skip-link")) return [];
    if (one.matches("input") && one.closest("label")) one = one.closest("label");
    let {width, height} = one.getBoundingClientRect();
    if (width <= 1 || Math.min(width, height) >= least) return [];
    one.scrollIntoView({block: "center", inline: "center"});
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const reach = (dx, dy) => {
        let far = 0;
        while (far < least && one.contains(document.elementFromPoint(x + far * dx, y + far * dy)))
            far += 1;
        return far;
    };
    if (Math.min(reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)) > least) return [];
    const words = one.getAttribute("aria-label") ?? one.textContent.trim();
    return [`${words}: ${width.toFixed()} × ${height.toFixed()}`];
})"""

CONTROLS = "button, select, input, summary, a.button, [role=tab]"


class Toucher(Player):
    """Plays with a finger."""

    def hit(self, x: float, y: float) -> None:
        """Tap."""
        self.page.touchscreen.tap(x, y)


def has_choice_late(live: Live) -> bool:
    """Whether much lies on the table and there is more for the first seat to do than to pass."""
    return live.turn >= 30 and live.game.to_move == 0 and len(live.game.legal_moves()) > 1


def has_full_centre(live: Live) -> bool:
    """Whether tiles of nearly all colours of Summer Pavilion lie in the centre, some in numbers."""
    centre: Any = live.game.snapshot(hidden=False)["centre"]
    return len(centre) >= 5 and max(centre.values()) >= 3


def assert_fits(page: Page) -> None:
    """Nothing can be scrolled sideways, and every control is large enough."""
    assert page.evaluate(_TOO_WIDE) <= 0
    assert page.evaluate(_TOO_SMALL, [FINGER - HALF, CONTROLS]) == []


@pytest.mark.parametrize("game", GAMES)
def test_game_by_touch(arrive: Arrive, client: Client, game: str) -> None:
    table = client.create(game, against_bots(1), seed=4)
    page = arrive(PHONE).sit(table)
    player = Toucher(page, seed=3, turns_a_round=5)
    player.wait_for_turn()
    assert_fits(page)
    assert player.play_on(12) == 12
    assert_fits(page)
    assert table.view().turn >= 12


@pytest.mark.parametrize(
    ("game", "there"), [*((game, has_choice_late) for game in GAMES), (GAMES[1], has_full_centre)]
)
def test_pieces_to_choose_are_as_large_as_a_finger(
    arrive: Arrive, client: Client, game: str, there: Callable[[Live], bool]
) -> None:
    table = play_until(client.create(game, people(4), seed=4), there, "random")
    page = arrive(PHONE).sit(table)
    player = Toucher(page)
    player.wait_for_turn()
    page.wait_for_function("() => document.querySelector('main [role=button]') !== null")
    assert page.evaluate(_TOO_SMALL, [FINGER - HALF, "main [role=button], main button"]) == []


@pytest.mark.parametrize("language", ["en", "nl", "pl", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_lessons_fit(arrive: Arrive, game: str, language: str) -> None:
    visitor = arrive(PHONE, {"speed": 0, "language": language})
    page = visitor.go(f"/learn/{game}")
    page.locator("main li").first.wait_for()
    assert_fits(page)
    for address in [link.get_attribute("href") for link in page.locator("main li a").all()]:
        visitor.go(str(address))
        expect(page.locator(".task .next .button")).to_be_enabled()
        assert_fits(page)
        # Half of the screen is left for the board, whatever is said below it.
        bar = page.locator("aside .actions").bounding_box()
        assert bar is not None and 2 * bar["height"] < PHONE["viewport"]["height"]
        # The text lies over the board until that is reached for.
        expect(page.locator(".about .text")).to_be_in_viewport(ratio=1)
        page.locator(".task .do").tap()
        expect(page.locator(".about .text")).to_be_hidden()
        page.locator("main").evaluate("(main) => main.scrollTo(0, 0)")
        board = page.locator(".board-first svg:is(.garden, .pavilion)").bounding_box()
        room = page.locator("main").bounding_box()
        assert board is not None and room is not None
        assert board["y"] >= room["y"] and board["height"] >= 170
        assert board["y"] + board["height"] <= room["y"] + room["height"]


@pytest.mark.parametrize("game", GAMES)
def test_screens_fit(arrive: Arrive, client: Client, game: str) -> None:
    visitor = arrive(PHONE)
    page = visitor.go()
    page.locator("section details summary").click()
    page.locator("form > details > summary").click()
    assert_fits(page)
    visitor.go(f"/rules/{game}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(_TOO_WIDE) <= 0
    table = played(client, game, 4, None)
    visitor.sit(table)
    expect(page.locator("section.result")).to_be_visible()
    assert_fits(page)
    page.get_by_role("button", name="Log and chat").tap()
    for tab in page.get_by_role("tab").all():
        tab.tap()
        assert_fits(page)
    visitor.go(f"/replay/{table.name}")
    expect(page.get_by_role("slider")).to_be_visible()
    assert_fits(page)
