"""The end of a game: all that could have scored, opened in place, and a moment of joy."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quinta import from_snapshot
from quinta.client import Client, RemoteTable
from quinta.core.game import Game
from web.tables import people
from web.visitor import DESK, PHONE, Arrive, Options

FINALS = {
    "queens-garden": ["Jokers", "Left in storage", "Groups"],
    "summer-pavilion": ["Stars", "Numbers", "Tiles kept"],
}
LIVELY: Options = {"speed": 2, "fastScoring": True, "language": "en", "tips": False}

# The rows of the table of points: what they are for, and the numbers.
_ROWS = """(table) => [...table.querySelectorAll("tr:has(td)")].map((row) => ({
    label: row.querySelector("th").textContent.trim(),
    part: row.matches(".part"),
    total: row.closest("tfoot") !== null,
    points: [...row.querySelectorAll("td")].map((one) => one.textContent.trim()),
}))"""

# Whether nothing lies over the words of the result while petals fall.
_READABLE = """(result) => {
    // What lets clicks through would not be found.
    result.querySelector(".petals")?.style.setProperty("pointer-events", "auto");
    return [...result.querySelectorAll("h2, .ranking .numbers")].every((one) => {
        const {x, y, width, height} = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
}"""


def before_the_end(client: Client, game: str) -> RemoteTable:
    """A table where two people passed whenever they could, and one more pass ends the game."""
    table = client.create(game, people(2), seed=3)
    while not ends(now := from_snapshot(table.view().position)):
        table.play(quickest(now), seat=now.to_move)
    return table


def quickest(game: Game) -> str:
    """A pass, or if there is none yet, the first turn."""
    moves = game.legal_moves()
    return game.text(moves[moves.passes if moves.passes < len(moves) else 0])


def ends(game: Game) -> bool:
    """Whether the next turn is the last of the game."""
    return game.preview(game.parse(quickest(game)), 1).position["phase"] == "over"


def finish(page: Page, table: RemoteTable) -> None:
    """Play the last turn while the page shows the table."""
    expect(page.locator(".act")).to_be_visible()
    last = from_snapshot(table.view().position)
    table.play(quickest(last), seat=last.to_move)
    expect(page.locator("#result-title")).to_be_visible()


@pytest.mark.parametrize("game", FINALS)
@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_all_that_could_have_scored_is_listed_with_zeros_and_adds_up(
    arrive: Arrive, client: Client, game: str, device: Options
) -> None:
    table = before_the_end(client, game)
    page = arrive(device).sit(table)
    finish(page, table)
    for button in page.locator("section.result th button").all():
        button.click()
    rows: list[dict[str, Any]] = page.locator("section.result table").evaluate(_ROWS)
    assert all(text for row in rows for text in row["points"]), "no cell is empty"
    lines = [row for row in rows if not row["part"] and not row["total"]]
    assert [row["label"] for row in lines][-3:] == FINALS[game]
    assert ["0", "0"] in [row["points"] for row in lines[-3:]]
    result = table.view().result
    assert result is not None
    for seat, score in enumerate(result.scores):
        assert sum(int(row["points"][seat]) for row in lines) == score


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_petals_fall_once_behind_the_result_unless_less_motion_is_wanted(
    arrive: Arrive, client: Client, motion: str
) -> None:
    table = before_the_end(client, "queens-garden")
    page = arrive(DESK, LIVELY, reduced_motion=motion).sit(table)
    finish(page, table)
    petals = page.locator(".petals")
    expect(petals).to_be_visible(visible=motion == "no-preference")
    assert page.locator("section.result").evaluate(_READABLE)
    page.reload()
    expect(page.locator("#result-title")).to_be_visible()
    expect(petals).to_have_count(0)
