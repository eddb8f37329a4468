"""A whole game of each kind against a bot, by clicking on what the page offers."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from quinta import Record
from quinta.client import Client
from web.player import Player
from web.visitor import Visitor

GAMES = {"queens-garden": "Queen’s Garden", "summer-pavilion": "Summer Pavilion"}


@pytest.mark.parametrize("game", GAMES)
def test_whole_game_against_a_bot_by_clicking(
    visitor: Visitor, client: Client, downloads: Path, game: str
) -> None:
    page = visitor.go()
    page.get_by_role("radio", name=GAMES[game]).check(force=True)
    page.get_by_label("Seat 2", exact=True).select_option("bot:beginner")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]

    Player(page, turns_a_round=3).play_on()

    result = client.table(table).view().result
    assert result is not None
    shown_scores = [
        int(text) for text in page.locator(".ranking li > .numbers:last-child").all_inner_texts()
    ]
    assert sorted(shown_scores) == sorted(result.scores)
    assert totals(page) == result.scores
    assert sums(page) == result.scores
    assert verified(page, downloads) == result.scores

    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/replay/{table}")
    see_replay(page, result.scores)


def totals(page: Page) -> list[int]:
    """The last line of the table of the result."""
    cells = page.locator("section.result tfoot td")
    return [int(text) for text in cells.all_inner_texts()]


def sums(page: Page) -> list[int]:
    """What the lines above it add up to: the start, each round, and what was scored at the end."""
    rows = page.locator("section.result tbody tr").all()
    assert rows[0].locator("th").inner_text() == "Start"
    columns = zip(*(row.locator("td").all_inner_texts() for row in rows), strict=True)
    return [sum(int(text) for text in column if text) for column in columns]


def verified(page: Page, folder: Path) -> list[int]:
    """The scores of the record that the page gives, which is played through."""
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the record").first.click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return list(Record.load(file).verify().scores)


def see_replay(page: Page, scores: list[int]) -> None:
    """Go through a replay by keys and by its slider; it ends as the game did."""
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or "0")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    start = shown_scores(page)
    assert start == [start[0]] * len(scores)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    slider.fill(str(last // 2))
    expect(slider).to_have_value(str(last // 2))
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    expect(page.locator(".players .score").first).to_contain_text(str(scores[0]))
    assert shown_scores(page) == scores


def shown_scores(page: Page) -> list[int]:
    """The scores in the list of players."""
    texts = page.locator(".players .score").all_inner_texts()
    return [int(text.split()[-1]) for text in texts]


@pytest.mark.parametrize(
    ("game", "clause"), [("queens-garden", "QG-4.7"), ("summer-pavilion", "SP-5.2")]
)
def test_link_to_a_clause_of_the_rules_leads_there(
    visitor: Visitor, game: str, clause: str
) -> None:
    page = visitor.go(f"/rules/{game}#{clause}")
    expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()
    page.get_by_role("link", name="Quinta").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A new game")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Rules")
