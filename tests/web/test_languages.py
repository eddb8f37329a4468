"""Each language, on every screen and in the middle of a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from quinta.client import Client
from web.player import Player
from web.tables import against_bots, played
from web.visitor import STILL, Arrive, Visitor

LANGUAGES = {
    "en": ("A new game", "Settings"),
    "nl": ("Een nieuw spel", "Instellingen"),
    "pl": ("Nowa gra", "Ustawienia"),
    "ru": ("Новая игра", "Настройки"),
}
GAMES = ("queens-garden", "summer-pavilion")

# A message's id where its words should be: two and more lower-case words with hyphens.
MESSAGE_ID = re.compile(
    r"\b(app|game|level|bot|start|table|proposal|clock|connection|result|replay|settings|error|item"
    r"|garden|pavilion|rules|about|seat|learn|study|editor)-[a-z]+(-[a-z]+)*\b"
)

_TEXTS = """() => [
    document.title, document.body.innerText,
    ...[...document.querySelectorAll("[aria-label], [placeholder], [aria-valuetext]")].flatMap(
        (one) => ["aria-label", "placeholder", "aria-valuetext"].map((a) => one.getAttribute(a))),
].filter((text) => text !== null)"""

# Controls and pictures that say nothing to somebody who cannot see them.
_SILENT = """() => [...document.querySelectorAll("button, a, [role=button], [role=img], h1, h2")]
    .filter((one) => one.checkVisibility() && !one.closest("[aria-hidden=true]")
        && !(one.getAttribute("aria-label") ?? "").trim() && !one.textContent.trim()
        && !one.hasAttribute("aria-labelledby"))
    .map((one) => one.outerHTML.slice(0, 160))"""


def assert_speaks(page: Page, language: str) -> str:
    """The page is in a language as a whole; all its words."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    texts: list[str] = page.evaluate(_TEXTS)
    words = "\n".join(texts)
    assert [found.group() for found in MESSAGE_ID.finditer(words)] == []
    assert "{" not in words and "undefined" not in words and "NaN" not in words
    assert page.evaluate(_SILENT) == []
    return words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_in_the_language(arrive: Arrive, client: Client, language: str) -> None:
    visitor = arrive(settings={**STILL, "language": language})
    page = visitor.go()
    expect(page.get_by_role("heading", level=1)).to_have_text(LANGUAGES[language][0])
    page.locator("section details summary").click()
    page.locator("form > details > summary").click()
    assert_speaks(page, language)
    for game in GAMES:
        visitor.go(f"/rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert len(assert_speaks(page, language)) > 5000
        table = played(client, game, 2, 12)
        visitor.sit(table)
        Player(page).wait_for_turn()
        for tab in page.get_by_role("tab").all():
            tab.click()
            assert_speaks(page, language)
        visitor.go(f"/replay/{table.name}")
        expect(page.get_by_role("slider")).to_be_visible()
        assert_speaks(page, language)
        visitor.go(f"/learn/{game}")
        page.locator("main li a").first.click()
        expect(page.locator(".task")).to_be_visible()
        assert_speaks(page, language)
        visitor.go(f"/editor/{game}")
        expect(page.get_by_role("tab").first).to_be_visible()
        assert_speaks(page, language)


@pytest.mark.parametrize("language", [*LANGUAGES][1:])
def test_no_english_is_left_in_another_language(
    arrive: Arrive, client: Client, language: str
) -> None:
    visitor = arrive(settings={**STILL, "language": language})
    page = visitor.sit(played(client, "queens-garden", 2, 12))
    Player(page).wait_for_turn()
    words = assert_speaks(page, language)
    for english in (
        "Confirm",
        "Your turn",
        "Choose",
        "acquires",
        "Storage",
        "Undo",
        "Hint",
        "tile",
    ):
        assert not re.search(rf"\b{english}\b", words), english


def test_browser_that_prefers_a_language_gets_it(arrive: Arrive) -> None:
    page = arrive(settings={"speed": 0}, locale="pl-PL").go()
    expect(page.get_by_role("heading", level=1)).to_have_text("Nowa gra")


def test_switching_in_the_middle_of_a_turn_keeps_it(visitor: Visitor, client: Client) -> None:
    page = visitor.sit(client.create("queens-garden", against_bots(1), seed=3))
    player = Player(page)
    player.wait_for_turn()
    player.put_together()
    page.get_by_role("tab", name="Settings").click()
    page.get_by_label("Language").select_option("nl")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    assert player.can_confirm()
    expect(page.locator(".act")).to_have_text("Klaar")
    player.confirm()
    assert_speaks(page, "nl")
    page.get_by_label("Taal").select_option("ru")
    assert_speaks(page, "ru")
