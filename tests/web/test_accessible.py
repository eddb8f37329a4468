"""Every screen in light and dark, small and large, is free of what axe-core knows to be wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from builds import ROOT
from quinta.analysis.puzzles import stored
from quinta.client import Client
from web.player import Player
from web.tables import against_bots, people, play_to, played
from web.test_review import confirm, finished, reviewed, turn
from web.visitor import DESK, PHONE, STILL, Arrive

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DEVICES = {"desk": DESK, "phone": PHONE}
GAMES = ("queens-garden", "summer-pavilion")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

# Colours that are still changing into those of the other theme are there.
_REST = """() => new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (const change of changes) change.finish();
    rest();
})))"""

Check: TypeAlias = Callable[..., None]


@pytest.fixture(scope="module")
def check() -> Check:
    """Look for faults in a page as it is now, in light and in dark."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    script = AXE.read_text(encoding="utf-8")

    def look(page: Page, part: str = "html") -> None:
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(script)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            page.evaluate(_REST)
            faults = violations(page, part)
            assert not faults, f"{theme}: " + "\n".join(faults)

    return look


def violations(page: Page, part: str) -> list[str]:
    """What is wrong in a part of the page, and where."""
    found: dict[str, Any] = page.evaluate(
        "(part) => axe.run(part, {resultTypes: ['violations'], preload: false})", part
    )
    return [
        f"{one['id']}: {node['html'][:200]} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("device", DEVICES)
def test_start_and_rules(arrive: Arrive, check: Check, device: str) -> None:
    visitor = arrive(DEVICES[device])
    page = visitor.go()
    page.locator("section details summary").click()
    page.locator("form > details > summary").click()
    page.get_by_label("Scoring board").select_option("custom")
    page.get_by_role("button", name="Settings").click()
    check(page)
    for game in GAMES:
        visitor.go(f"/rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check(page)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", GAMES)
def test_table(arrive: Arrive, client: Client, check: Check, device: str, game: str) -> None:
    table = play_to(client.create(game, against_bots(3), seed=3), 50)
    page = arrive(DEVICES[device], STILL).sit(table)
    Player(page).wait_for_turn()
    check(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
    check(page)
    page.locator("header a.rules").click()
    expect(page.locator("#rules-panel").get_by_role("heading").first).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    if device == "phone":
        page.get_by_role("button", name="Log and chat").click()
        check(page)
        for tab in page.get_by_role("tab").all():
            tab.click()
            check(page, "#table-panel")


@pytest.mark.parametrize("device", DEVICES)
def test_tips(arrive: Arrive, client: Client, check: Check, device: str) -> None:
    table = client.create("queens-garden", against_bots(1), seed=3)
    page = arrive(DEVICES[device], {**STILL, "tips": True}).sit(table)
    expect(page.locator(".tip:not(.measuring)")).to_be_visible()
    check(page)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", GAMES)
def test_end_and_replay(
    arrive: Arrive, client: Client, check: Check, device: str, game: str
) -> None:
    table = played(client, game, 2, None)
    visitor = arrive(DEVICES[device])
    page = visitor.sit(table)
    expect(page.locator("section.result")).to_be_visible()
    check(page)
    visitor.go(f"/replay/{table.name}")
    expect(page.get_by_role("slider")).to_be_visible()
    check(page)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", GAMES)
def test_review(arrive: Arrive, client: Client, check: Check, device: str, game: str) -> None:
    visitor = arrive(DEVICES[device])
    page = visitor.go(f"/replay/{finished(client, game).name}")
    page.get_by_role("button", name="Review").click()
    reviewed(page)
    check(page)
    page.get_by_role("tab", name="Turns").click()
    check(page)
    turn(page, 1).click()
    best = page.get_by_role("button", name=re.compile("^(?!Play).*Best"))
    best.click()
    expect(best).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Play on from here").click()
    check(page)
    page.get_by_role("button", name="Try it again").click()
    may_pass = page.get_by_role("button", name="Pass", exact=True)
    expect(may_pass).to_have_attribute("aria-disabled", "false")
    check(page)
    may_pass.click()
    confirm(page)
    expect(page.locator(".trial .note")).to_be_visible()
    check(page)


@pytest.mark.parametrize("device", DEVICES)
def test_own_games(arrive: Arrive, client: Client, check: Check, device: str) -> None:
    visitor = arrive(DEVICES[device])
    visitor.sit(play_to(client.create("summer-pavilion", against_bots(1), seed=3)))
    expect(visitor.page.locator("section.result")).to_be_visible()
    visitor.sit(client.create("queens-garden", people(2), seed=3))
    page = visitor.go("/games")
    expect(page.get_by_role("table")).to_be_visible()
    page.get_by_role("button", name="Hide from this list").first.click()
    page.get_by_role("button", name="Make a passphrase").click()
    expect(page.get_by_role("img", name="QR code: To another device")).to_be_visible()
    check(page)
    page.reload()
    page.get_by_text("1 hidden game").click()
    page.get_by_role("button", name="Delete hidden games for good").click()
    check(page)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("lesson", ["queens-garden/expansions", "summer-pavilion/features"])
def test_lessons(arrive: Arrive, check: Check, device: str, lesson: str) -> None:
    visitor = arrive(DEVICES[device])
    page = visitor.go(f"/learn/{lesson.partition('/')[0]}")
    expect(page.locator("main li").first).to_be_visible()
    check(page)
    visitor.go(f"/learn/{lesson}")
    expect(page.get_by_role("button", name="Show me")).to_be_enabled()
    check(page)
    page.get_by_role("button", name="Pass", exact=True).click()
    page.locator(".act").click()
    expect(page.locator(".task .missed")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
    page.locator(".act").click()
    expect(page.locator(".task .well")).to_be_visible()
    check(page)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", ["queens-garden", "summer-pavilion"])
def test_puzzles(arrive: Arrive, check: Check, device: str, game: str) -> None:
    visitor = arrive(DEVICES[device])
    page = visitor.go(f"/puzzles/{game}")
    expect(page.locator("main section li").first).to_be_visible()
    check(page)
    visitor.go(f"/puzzles/{game}/{stored(game)[0].key}")
    expect(page.get_by_role("button", name="Show the answer")).to_be_enabled()
    check(page)
    page.get_by_role("button", name="Show the answer").click()
    page.locator(".solution .turn").nth(1).click()
    expect(page.locator(".solution .turn").nth(1)).to_have_attribute("aria-pressed", "true")
    check(page)
    page.locator(".act").click()
    expect(page.locator(".answer .wrong")).to_be_visible()
    check(page)
    page.locator(".solution .turn").first.click()
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
    page.locator(".act").click()
    expect(page.locator(".onwards")).to_be_visible()
    check(page)


@pytest.mark.parametrize("device", DEVICES)
def test_waiting_and_being_invited(
    arrive: Arrive, client: Client, check: Check, device: str
) -> None:
    table = client.create("summer-pavilion", [{"kind": "me", "name": "Anna"}, {"kind": "friend"}])
    page = arrive(DEVICES[device]).sit(table)
    expect(page.get_by_text("Waiting for players").first).to_be_visible()
    page.get_by_role("button", name="QR code").first.click()
    expect(page.get_by_role("img", name="QR code: Invite to seat 2").first).to_be_visible()
    check(page)
    page = arrive(DEVICES[device]).go(f"/table/{table.name}#seat=1&invite={table.invites[1]}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    check(page)


def test_table_that_does_not_exist(arrive: Arrive, check: Check) -> None:
    visitor = arrive()
    visitor.excuse("404")
    page = visitor.go("/table/nowhere-at-all")
    expect(page.get_by_text("This table does not exist")).to_be_visible()
    check(page)
    visitor.go("/nowhere")
    expect(page.get_by_text("There is no page here.")).to_be_visible()
    check(page)
