"""Hints: the best turns with their reasons in words, each shown on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from quinta.client import Client
from quinta.protocol import TurnPlayed
from web.player import Player
from web.tables import with_three_hints
from web.test_accessible import Check, check
from web.visitor import PHONE, STILL, Arrive, Visitor

__all__ = ["check"]

GAMES = ("queens-garden", "summer-pavilion")
BEST = {"en": "Best turns", "nl": "Beste beurten", "pl": "Najlepsze tury", "ru": "Лучшие ходы"}


def rows(page: Page) -> Locator:
    """The turns of the hint."""
    return page.locator("[data-chooses] li button")


def shown(page: Page) -> list[str | None]:
    """Which of them is on the board."""
    return [one.get_attribute("aria-pressed") for one in rows(page).all()]


@pytest.mark.parametrize("game", GAMES)
def test_each_of_the_best_turns_is_shown_and_played_by_a_click(
    visitor: Visitor, client: Client, game: str, check: Check
) -> None:
    table, hint = with_three_hints(client, game)
    page = visitor.sit(table)
    player = Player(page)
    player.wait_for_turn()
    page.keyboard.press("h")
    expect(rows(page)).to_have_count(3)
    expect(rows(page).first).to_have_attribute("aria-pressed", "true")
    for row in rows(page).all():
        # A lead with its sign, and a reason with a number; never how many positions were looked at.
        expect(row.locator(".what")).to_have_text(re.compile(r"^\s*You "))
        expect(row.locator(".lead")).to_contain_text(re.compile(r"\d"))
        expect(row.locator(".why")).to_contain_text(re.compile(r"\d|marker"))
        expect(row).not_to_contain_text("position")
    check(page)
    page.keyboard.press("h")
    expect(rows(page).nth(1)).to_have_attribute("aria-pressed", "true")
    rows(page).nth(2).click()
    expect(rows(page).nth(2)).to_have_attribute("aria-pressed", "true")
    assert shown(page) == ["false", "false", "true"]
    expect(page.get_by_role("status").filter(has_text="Hint 3 of 3")).to_be_attached()
    # The same again shows nothing new, so it plays.
    page.keyboard.press("Enter")
    expect(rows(page)).to_have_count(0)
    turns = [event for event in table.events() if isinstance(event, TurnPlayed)]
    assert turns[-1].text == hint.turns[2].text


@pytest.mark.parametrize("language", BEST)
def test_reasons_are_in_the_language_of_the_page(
    arrive: Arrive, client: Client, language: str
) -> None:
    table, _ = with_three_hints(client, "queens-garden")
    page = arrive(settings={**STILL, "language": language}).sit(table)
    Player(page).wait_for_turn()
    page.keyboard.press("h")
    expect(page.get_by_role("heading", name=BEST[language])).to_be_visible()
    expect(rows(page).first.locator(".why")).to_contain_text(re.compile(r"\d"))


@pytest.mark.parametrize("game", GAMES)
def test_phone_shows_one_after_the_other_and_the_board_keeps_its_size(
    arrive: Arrive, client: Client, game: str
) -> None:
    table, _ = with_three_hints(client, game)
    page = arrive(PHONE).sit(table)
    Player(page).wait_for_turn()
    board = page.locator("main")
    before = board.bounding_box()
    hint = page.get_by_role("button", name="Hint")
    for number in (1, 2, 3, 1):
        hint.tap()
        line = page.locator(".hinted")
        expect(line).to_contain_text(f"Hint {number} of 3")
        expect(line).to_be_in_viewport()
        expect(line).to_contain_text("Expected lead")
        assert board.bounding_box() == before
    expect(rows(page).first).to_be_hidden()
