"""The HTML report of a review in a browser: light and dark, small and large, nothing fetched."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import quinta
from quinta import Random, Record, analysis
from quinta.analysis.report import ReviewedGame, html
from quinta.bots import Budget
from web.test_accessible import AXE, DEVICES, THEMES, violations

FEW = Budget(simulations=4)


def reported(path: Path, name: str, players: int) -> None:
    """The report of some random turns of a game, many of which are bad ones."""
    game, chance = quinta.new(name, players, 1), Random(1)
    record = Record.of(game, ["seats " + ", ".join(["a rather long name of one"] * players)])
    while len(record.turns) < 40:
        record.play(game, game.random_move(chance))
    reviewed = ReviewedGame(record, analysis.review(record, FEW), FEW, 0)
    path.write_text(html(reviewed), encoding="utf-8")


def wider(page: Page) -> list[str]:
    """What stands out of the page to the right."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("body *")]
            .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
            .map((one) => one.outerHTML.slice(0, 100))"""
    )
    return found


@pytest.mark.parametrize("name", quinta.GAMES)
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_report_can_be_read_by_everybody(
    browser: Browser, tmp_path: Path, name: str, device: str, players: int
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    reported(tmp_path / "report.html", name, players)
    asked: set[str] = set()
    context = browser.new_context(**DEVICES[device])
    page = context.new_page()
    page.on("request", lambda request: asked.add(request.url))
    page.goto((tmp_path / "report.html").as_uri())
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        faults = violations(page, "html")
        assert not faults, f"{theme}: " + "\n".join(faults)
        assert wider(page) == []
    assert {url.partition(":")[0] for url in asked} <= {"file", "data"}
    # A mark in the graph leads to the turn.
    mark = page.locator("svg.graph:visible a.mark").first
    mark.click()
    target = page.locator(mark.get_attribute("href") or "nothing")
    assert target.evaluate("(one) => one.matches(':target')")
    context.close()
