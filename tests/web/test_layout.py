"""The page fits its window: nothing is cut off, nothing jumps, and what a turn needs is in view."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quinta.client import Client, Live, RemoteTable
from web.player import Player
from web.tables import against_bots, people, play_until, with_full_display, with_three_hints
from web.visitor import Arrive, Options

Box = list[float]

GARDEN, PAVILION = "queens-garden", "summer-pavilion"
DESKS = [(1440, 900), (1366, 768), (1280, 720), (1180, 820), (1024, 768)]
PHONES = [(360, 740), (390, 844), (412, 915), (740, 360), (844, 390)]
LANGUAGES = ("en", "nl", "pl", "ru")

# All of these parts that are not inside the window, and those of which there is none.
_NOT_IN_VIEW = """(parts) => parts.flatMap((part) => {
    const found = [...document.querySelectorAll(part)].filter((one) => one.checkVisibility());
    if (found.length === 0) return [`${part}: there is none`];
    return found.flatMap((one) => {
        const {left, top, right, bottom} = one.getBoundingClientRect();
        const [x, y] = [Math.max(-left, right - innerWidth), Math.max(-top, bottom - innerHeight)];
        const inside = x <= 1 && y <= 1;
        return inside ? [] : [`${part}: ${[left, top, right, bottom].map(Math.round)}`];
    });
})"""

# How far the document and what is in it can be scrolled although all of it should be seen.
_HIDDEN = """(parts) => [...document.querySelectorAll(`html, ${parts}`)].flatMap((one) => {
    const [x, y] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
    return x > 1 || y > 1 ? [`${one.tagName} ${one.className}: ${x} × ${y}`] : [];
})"""

_STILL = """() => document.getAnimations().every((one) =>
    one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)"""

_BOX = """(one) => { const box = one.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round); }"""

# What lies over the middle of something, if it is not that itself.
_COVERED = """(one) => { const box = one.getBoundingClientRect();
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return one.contains(over) ? null : over?.outerHTML.slice(0, 80); }"""

LARGE = {GARDEN: ".board-first svg.garden", PAVILION: ".board-first svg.pavilion"}
PARTS = {
    GARDEN: [
        *(".dial svg", ".slots .one", ".names .name", ".stocks", "svg.garden"),
        *(".storage .place", ".board-other"),
    ],
    PAVILION: [
        "svg.pavilion",
        ".supply .slot",
        ".hand .stack",
        ".track li",
        "ul.numbers",
        ".board-other",
    ],
}
"""What a board always shows, each of it whole."""
FRAME = ["header .brand", "section.players li", "section.bar .button"]
NEEDED = {
    GARDEN: [
        ".slots",
        ".board-first svg.garden",
        ".board-first .storage .place",
        ".wheel li",
        ".buy",
    ],
    PAVILION: ["svg.table", ".board-first svg.pavilion", ".hand .stack", ".track li"],
}
"""What a phone shows without scrolling while a turn is put together, in part if it is a row."""


def size(width: int, height: int, **options: Any) -> Options:
    """A window."""
    return {"viewport": {"width": width, "height": height}, **options}


def resize(page: Page, width: int, height: int) -> None:
    """Another window, and what follows from it is drawn."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def box(page: Page, part: str) -> Box:
    """Where something is."""
    found: Box = page.locator(part).first.evaluate(_BOX)
    return found


def amid_placing(live: Live) -> bool:
    """Tiles are placed in a later round."""
    return live.game.round >= 3 and live.game.snapshot(hidden=False)["phase"] == "placing"


def last_of_round(live: Live) -> bool:
    """Everybody but who is to move has passed."""
    position: dict[str, Any] = live.game.snapshot(hidden=False)
    passed = [seat["passed"] for seat in position["seats"]]
    return passed.count(False) == 1


def full_tables(client: Client, game: str, players: int) -> list[RemoteTable]:
    """Tables of a game on which as much lies as can: new ones of Summer Pavilion have all tiles."""
    new = client.create(game, people(players), seed=5)
    if game == GARDEN:
        return [new, with_full_display(client, players)]
    return [new, play_until(client.create(game, people(players), seed=5), amid_placing)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", [GARDEN, PAVILION])
def test_desk_shows_everything_and_the_board_stays_where_it_is(
    arrive: Arrive, client: Client, game: str, players: int
) -> None:
    visitor = arrive(size(*DESKS[0]))
    where: dict[tuple[int, int], list[Box]] = {}
    for table in full_tables(client, game, players):
        page = visitor.sit(table)
        Player(page).wait_for_turn()
        for window in DESKS:
            resize(page, *window)
            page.wait_for_function(_STILL)
            assert page.evaluate(_HIDDEN, "main, .slots, .storage, .store") == [], window
            assert page.evaluate(_NOT_IN_VIEW, PARTS[game] + FRAME) == [], window
            where.setdefault(window, []).append(box(page, LARGE[game]))
            page.get_by_role("button", name="Hint").click()
            expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
            where[window].append(box(page, LARGE[game]))
            page.keyboard.press("Escape")
            expect(page.locator(".act")).to_have_attribute("aria-disabled", "true")
    assert {window: boxes for window, boxes in where.items() if boxes.count(boxes[0]) < 4} == {}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", [GARDEN, PAVILION])
def test_phone_shows_what_a_turn_needs_on_one_screen(
    arrive: Arrive, client: Client, game: str, players: int
) -> None:
    visitor = arrive(size(*PHONES[0], has_touch=True, is_mobile=True))
    table = full_tables(client, game, players)[1 if game == GARDEN else 0]
    page = visitor.sit(table)
    Player(page).wait_for_turn()
    for window in PHONES:
        resize(page, *window)
        rows = [part for part in NEEDED[game] if part not in (".slots", "svg.table")]
        assert page.evaluate(_NOT_IN_VIEW, rows + FRAME) == [], window
        left, top, _, height = box(page, NEEDED[game][0])
        assert left < window[0] and top >= 0 and top + height <= window[1], window
        assert page.evaluate(_HIDDEN, "body") == [], window
        before = box(page, LARGE[game])
        page.get_by_role("button", name="Hint").tap()
        expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
        assert box(page, LARGE[game])[1] == before[1], window
        page.get_by_role("button", name="Back", exact=True).tap()
        page.keyboard.press("Escape")
        # The scores stay, however far down the other players' boards are.
        page.locator(".board-other").last.scroll_into_view_if_needed()
        assert page.evaluate(_NOT_IN_VIEW, FRAME) == [], window
        page.locator("main").evaluate("(main) => main.scrollTo(0, 0)")


@pytest.mark.parametrize("window", [(360, 740), (740, 360)])
@pytest.mark.parametrize("game", [GARDEN, PAVILION])
def test_points_of_a_round_hide_no_board_on_a_phone(
    arrive: Arrive, client: Client, game: str, window: tuple[int, int]
) -> None:
    table = play_until(client.create(game, people(2), seed=5), last_of_round)
    page = arrive(size(*window, has_touch=True, is_mobile=True)).sit(table)
    player = Player(page)
    player.wait_for_turn()
    before = box(page, LARGE[game])
    page.get_by_role("button", name="Pass", exact=True).tap()
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
    page.locator(".act").tap()
    if game == GARDEN:
        expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
        assert box(page, LARGE[game]) == before
    player.wait_for_turn()
    assert page.locator(LARGE[game]).evaluate(_COVERED) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_every_language_fit(arrive: Arrive, client: Client, language: str) -> None:
    visitor = arrive(size(*DESKS[-1]), {"speed": 0, "language": language})
    for game in (GARDEN, PAVILION):
        page = visitor.sit(client.create(game, against_bots(3), seed=5))
        page.wait_for_function("() => document.title.startsWith('●')")
        for window in DESKS:
            resize(page, *window)
            assert page.evaluate(_HIDDEN, "main, .names, section.bar, .slots") == [], window
            assert page.evaluate(_NOT_IN_VIEW, PARTS[game] + FRAME) == [], window


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", [GARDEN, PAVILION])
def test_best_turns_fit_below_the_buttons(
    arrive: Arrive, client: Client, game: str, players: int
) -> None:
    table, _ = with_three_hints(client, game, players, turns=30)
    for language in LANGUAGES:
        settings = {"speed": 0, "language": language, "tips": False}
        visitor = arrive(size(*DESKS[0]), settings)
        page = visitor.sit(table)
        Player(page).wait_for_turn()
        page.keyboard.press("h")
        expect(page.locator(".hints li")).to_have_count(3)
        for window in DESKS:
            resize(page, *window)
            assert page.evaluate(_NOT_IN_VIEW, [".hints li", *FRAME]) == [], (window, language)


@pytest.mark.parametrize("window", DESKS)
def test_tiles_of_the_supply_are_as_large_in_every_language(
    arrive: Arrive, client: Client, window: tuple[int, int]
) -> None:
    table = client.create(PAVILION, people(2), seed=5)
    found = []
    for language in LANGUAGES:
        page = arrive(size(*window), {"speed": 0, "language": language}).sit(table)
        expect(page.locator(".supply .slot")).to_have_count(10)
        found.append(box(page, ".supply .slot")[2:])
    assert found == [found[0]] * len(LANGUAGES)
    assert found[0][0] >= 20 and found[0][1] >= 36


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_is_on_the_first_screen_of_a_phone(arrive: Arrive, language: str) -> None:
    visitor = arrive(
        size(*PHONES[0], has_touch=True, is_mobile=True), {"speed": 0, "language": language}
    )
    page = visitor.go()
    expect(page.locator("[aria-labelledby=start-seats] select")).to_have_count(2)
    for window in PHONES:
        resize(page, *window)
        assert page.evaluate(_NOT_IN_VIEW, ["button.play"]) == [], window
        assert page.locator("button.play").evaluate(_COVERED) is None, window


@pytest.mark.parametrize("window", [(1280, 720), (360, 740), (740, 360)])
def test_settings_open_over_the_page(arrive: Arrive, window: tuple[int, int]) -> None:
    visitor = arrive(size(*window))
    for path in ("/", "/rules/queens-garden"):
        page = visitor.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        before = box(page, "h1")
        page.get_by_role("button", name="Settings").click()
        panel = page.locator("[popover]")
        expect(panel.get_by_label("Language")).to_be_visible()
        assert page.evaluate(_NOT_IN_VIEW, ["[popover]"]) == []
        assert box(page, "h1") == before
        page.keyboard.press("Escape")
        expect(panel).to_be_hidden()
