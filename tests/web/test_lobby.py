"""The first screen: who starts, clocks over days, open tables and games to watch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from quinta.client import Client
from quinta.protocol import TableView
from web.tables import people
from web.visitor import STILL, Arrive, Visitor

OPTIONS = {"edition": "ru", "board": "variant", "starts": 1}
CLOCK = {"initial": 259200.0, "increment": 86400.0}
TERMS = {
    "en": "Russian edition · Scoring board of the variant · 3 days + 1 day a turn",
    "nl": "Russische editie · Scorebord van de variant · 3 dagen + 1 dag per beurt",
    "pl": "Wydanie rosyjskie · Plansza punktacji wariantu · 3 dni + 1 dzień na turę",
    "ru": "Русское издание · Поле подсчёта очков варианта · 3 дня + 1 дн. за ход",
}


def opened(page: Page, client: Client) -> TableView:
    """The table that the form opens."""
    page.locator("button.play").click()
    page.wait_for_url("**/table/*")
    return client.table(page.url.rsplit("/", 1)[1]).view()


@pytest.mark.parametrize("language", TERMS)
def test_open_table_says_clock_variant_edition_and_levels(
    arrive: Arrive, client: Client, language: str
) -> None:
    seats = [*people(1), {"kind": "friend"}, {"kind": "bot", "level": "strong"}]
    table = client.create("queens-garden", seats, OPTIONS, clock=CLOCK, public=True)
    with table.live():
        page = arrive(settings={**STILL, "language": language}).go()
        row = page.locator(f"li:has(a[href='/table/{table.name}'])")
        expect(row).to_contain_text("Anna")
        expect(row.locator(".terms > *")).to_have_text(TERMS[language].split(" · "))
        if language == "en":
            expect(row).to_contain_text("Bot (strong)")
            row.get_by_role("link", name="Join").click()
            expect(page.get_by_role("button", name="Sit down")).to_be_visible()


HINTS = {
    "en": "Hints are allowed",
    "nl": "Tips zijn toegestaan",
    "pl": "Podpowiedzi są dozwolone",
    "ru": "Подсказки разрешены",
}


@pytest.mark.parametrize("language", HINTS)
def test_open_table_says_that_hints_are_allowed(
    arrive: Arrive, client: Client, language: str
) -> None:
    seats = [*people(1), {"kind": "friend"}]
    table = client.create("queens-garden", seats, OPTIONS, clock=CLOCK, public=True, hints=True)
    with table.live():
        page = arrive(settings={**STILL, "language": language}).go()
        row = page.locator(f"li:has(a[href='/table/{table.name}'])")
        told = [*TERMS[language].split(" · "), HINTS[language]]
        expect(row.locator(".terms > *")).to_have_text(told)


def test_public_game_is_watched_from_the_first_screen(visitor: Visitor, client: Client) -> None:
    table = client.create("summer-pavilion", people(2), public=True)
    private = client.create("summer-pavilion", people(2))
    with table.live(), private.live():
        page = visitor.go()
        watching = page.get_by_role("region", name="Games to watch")
        row = watching.locator(f"li:has(a[href='/table/{table.name}'])")
        expect(row).to_contain_text("Round 1 of 6")
        expect(watching.locator(f"a[href='/table/{private.name}']")).to_have_count(0)
        row.get_by_role("link").click()
        expect(page.get_by_text("You are watching")).to_be_visible()


def test_who_starts_is_drawn_or_chosen_and_shown(visitor: Visitor, client: Client) -> None:
    page = visitor.go()
    page.get_by_label("Seat 2", exact=True).select_option("device")
    page.locator("form > details > summary").click()
    chosen = page.get_by_label("Who starts")
    expect(chosen).to_have_value("drawn")
    starts = opened(page, client).options["starts"]
    expect(page.locator("details li").filter(has_text="starts")).to_have_text(
        f"Player {int(str(starts)) + 1} starts"
    )
    visitor.go()
    page.get_by_label("Seat 2", exact=True).select_option("device")
    page.locator("form > details > summary").click()
    chosen.select_option("Seat 2")
    assert opened(page, client).options["starts"] == 1


def test_clock_over_days(visitor: Visitor, client: Client) -> None:
    page = visitor.go()
    page.get_by_label("Seat 2", exact=True).select_option("device")
    page.locator("form > details > summary").click()
    page.get_by_label("Clock").select_option("7 days + 1 day a turn")
    clock = opened(page, client).clock
    assert clock is not None
    assert (clock.initial, clock.increment) == (7 * 86400, 86400)
    expect(page.locator("section.players time", has_text="6d 23h")).to_have_count(1)
