"""The page is light: little to load, no strangers, calm if wanted."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from quinta.client import Client
from server.running import Server
from web.player import Player
from web.tables import against_bots, people, play_to
from web.visitor import DESK, PHONE, STILL, Arrive, Visitor

GAMES = ("queens-garden", "summer-pavilion")
MOST_BYTES = 250_000


def transferred(visitor: Visitor, path: str) -> int:
    """How many bytes come over the network when somebody opens an address for the first time."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    visitor.go(path)
    visitor.page.wait_for_load_state("networkidle")
    return int(sum(sizes))


@pytest.mark.parametrize("game", GAMES)
def test_first_load_of_a_table_is_small(arrive: Arrive, client: Client, game: str) -> None:
    table = client.create(game, people(2))
    assert 10_000 < transferred(arrive(), "/") < MOST_BYTES / 2
    assert 10_000 < transferred(arrive(), f"/table/{table.name}") < MOST_BYTES


@pytest.mark.parametrize("path", ["/", "/table/x", "/replay/x", "/rules/queens-garden"])
def test_policy_lets_the_page_ask_nobody_else(server: Server, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert not re.search(r"unsafe-|https?:|\*", policy)
    assert "set-cookie" not in answer.headers


def test_page_keeps_to_the_policy(arrive: Arrive, client: Client) -> None:
    visitor = arrive()
    page = visitor.sit(play_to(client.create("queens-garden", against_bots(1), seed=3), 10))
    refused = page.evaluate(
        """() => new Promise((resolve) => {
            const refused = (event) => resolve(event.blockedURI);
            document.addEventListener("securitypolicyviolation", refused);
            const script = document.createElement("script");
            script.textContent = "window.broken = true";
            document.head.append(script);
            setTimeout(() => resolve("nothing was refused"), 2000);
        })"""
    )
    assert refused == "inline"
    visitor.excuse("Content Security Policy|violates the following")


# --- motion, text and colours ----------------------------------------------------------------

# How many pieces were in flight at any time from now on.
_COUNT_FLIGHTS = """() => {
    window.flown = 0;
    new MutationObserver((changes) => {
        for (const {addedNodes} of changes) for (const node of addedNodes) {
            if (node.classList?.contains("flight")) window.flown += 1;
        }
    }).observe(document.body, {childList: true, subtree: true});
}"""


def flown(page: Page, client: Client, game: str) -> int:
    """How many pieces fly over the page when somebody else plays a turn."""
    table = client.table(page.url.rsplit("/", 1)[1])
    before = table.view().turn
    page.evaluate(_COUNT_FLIGHTS)
    Player(page).play_on(1)
    page.wait_for_function("() => document.title.startsWith('●')")
    assert table.view().turn > before
    number: int = page.evaluate("() => window.flown")
    return number


@pytest.mark.parametrize("game", GAMES)
def test_pieces_fly_unless_less_motion_is_wanted(arrive: Arrive, client: Client, game: str) -> None:
    usual = arrive(settings={**STILL, "speed": 2})
    usual.sit(client.create(game, against_bots(1), seed=3))
    assert flown(usual.page, client, game) > 0
    calm = arrive(settings={**STILL, "speed": 2}, reduced_motion="reduce")
    calm.sit(client.create(game, against_bots(1), seed=3))
    assert flown(calm.page, client, game) == 0


def test_story_can_be_skipped(arrive: Arrive, client: Client) -> None:
    visitor = arrive(settings={**STILL, "speed": 0.6})
    page = visitor.sit(client.create("queens-garden", against_bots(1), seed=3))
    player = Player(page)
    player.wait_for_turn()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".act[aria-disabled=false]")).to_be_visible()
    player.press(player.act)
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    while page.title()[0] != "●":
        if skip.is_visible():
            page.keyboard.press("Escape")
    assert client.table(page.url.rsplit("/", 1)[1]).view().turn == 2


# Texts that do not fit where they stand.
_CUT = """() => [...document.querySelectorAll("button, a, h1, h2, h3, p, td, th, label span, li")]
    .filter((one) => one.checkVisibility()
        && !one.closest(".sr-only, .skip-link, [aria-hidden=true]")
        && getComputedStyle(one).overflowX !== "auto"
        && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1
        && getComputedStyle(one).textOverflow !== "ellipsis")
    .map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 50)}`)"""


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_text_at_twice_the_size_is_not_lost(
    arrive: Arrive, client: Client, device: dict[str, object], language: str
) -> None:
    visitor = arrive(device, {**STILL, "language": language})
    table = play_to(client.create("queens-garden", against_bots(1), seed=3), 10)
    end = play_to(client.create("summer-pavilion", people(2), seed=3))
    visitor.context.add_init_script(
        "addEventListener('DOMContentLoaded', () => {"
        " document.documentElement.style.fontSize = '200%'; });"
    )
    page = visitor.page
    visitor.sit(table)
    visitor.sit(end)
    addresses = ("/", "/rules/summer-pavilion", f"/table/{table.name}", f"/table/{end.name}")
    for address in (*addresses, f"/replay/{end.name}"):
        visitor.go(address)
        page.wait_for_load_state("networkidle")
        too_wide = page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert too_wide <= 0, page.url
        assert page.evaluate(_CUT) == [], page.url


@pytest.mark.parametrize("game", GAMES)
def test_palette_for_colour_blind_players_changes_the_tiles(
    arrive: Arrive, client: Client, game: str
) -> None:
    table = play_to(client.create(game, people(2), seed=3), 4)
    shots = []
    for palette in ("usual", "colour-blind"):
        visitor = arrive(settings={**STILL, "palette": palette})
        page = visitor.sit(table)
        expect(page.locator("html")).to_have_attribute("data-palette", palette)
        Player(page).wait_for_turn()
        shots.append(page.locator("main").screenshot(animations="disabled"))
    assert shots[0] != shots[1]
