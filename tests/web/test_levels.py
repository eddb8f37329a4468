"""The levels of bots on the first screen: what to expect of each, before and after choosing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from quinta.bots import LEVELS
from web.visitor import Arrive

SEAT = {"en": "Seat 2", "nl": "Plaats 2", "pl": "Miejsce 2", "ru": "Место 2"}


@pytest.mark.parametrize("language", list(SEAT))
def test_every_level_is_offered_and_says_what_to_expect(arrive: Arrive, language: str) -> None:
    page = arrive(settings={"language": language}).go()
    seat = page.get_by_label(SEAT[language], exact=True)
    offered = seat.locator("optgroup option")
    expect(offered).to_have_count(len(LEVELS))
    values = [offered.nth(at).get_attribute("value") for at in range(len(LEVELS))]
    assert values == [f"bot:{level}" for level in LEVELS]

    about = page.locator("form details").first
    about.locator("summary").click()
    for at, level in enumerate(LEVELS):
        seat.select_option(f"bot:{level}")
        expected = about.locator("dd").nth(at).inner_text()
        expect(page.locator("li .note").last).to_have_text(expected)
        name = about.locator("dt").nth(at).inner_text()
        expect(offered.nth(at)).to_contain_text(name)


def test_where_no_bot_plays_nothing_is_said_of_them(arrive: Arrive) -> None:
    page = arrive().go()
    expect(page.locator("form dl")).to_have_count(1)
    page.get_by_label(SEAT["en"], exact=True).select_option("friend")
    expect(page.locator("form dl")).to_have_count(0)
