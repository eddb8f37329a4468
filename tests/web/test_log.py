"""The log: small pieces, what they are on the board, what was taken back, and no line too early."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from quinta import from_snapshot
from quinta.client import Client, RemoteTable
from web.player import Player
from web.tables import against_bots, people, play_until
from web.visitor import DESK, PHONE, Arrive, Options

GAMES = ("queens-garden", "summer-pavilion")
LIVELY: Options = {"speed": 2, "fastScoring": True, "language": "en", "tips": False}

# Notes what the parts of the page say, whenever one of them has changed.
_WATCH = """() => {
    const text = (one) => one.textContent.replace(/\\s+/gu, " ").trim();
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const words = (selector, root) => all(selector, root).map(text);
    window.seen = [];
    const note = () => {
        window.seen.push({
            headline: words(".headline")[0] ?? "",
            moving: words("[aria-current=true] .name"),
            log: all("#table-panel li").map((turn) => words("p", turn)),
            names: words(".players .name"),
            scores: words(".players .score"),
            scoring: document.querySelector("#scoring-title") !== null,
        });
    };
    new MutationObserver(note).observe(document.body,
        {childList: true, subtree: true, characterData: true, attributeFilter: ["aria-current"]});
    note();
}"""

# The lights, how many lie on the screen, and on what is meant, and how many there are.
_LIT = """() => {
    const halos = [...document.querySelectorAll(".spot")].map((one) => one.getBoundingClientRect());
    const middles = halos.map(({x, y, width, height}) => [x + width / 2, y + height / 2]);
    const inside = middles.filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
    const on = middles.flatMap(([x, y]) => document.elementsFromPoint(x, y)
        .map((one) => one.closest("[data-at]")?.dataset.at ?? "").filter((at) => at)[0] ?? []);
    return {count: halos.length, inside: inside.length, on};
}"""


def to_the_end_of_a_round(client: Client, game: str) -> RemoteTable:
    """A table of two people where everybody may pass."""
    table = client.create(game, people(2), seed=3)
    return play_until(
        table,
        lambda live: (
            live.turn >= 4 and live.game.legal_moves().passes < len(live.game.legal_moves())
        ),
    )


def play_on(table: RemoteTable, *, passing: bool) -> None:
    """Play the first turn there is, or pass."""
    game = from_snapshot(table.view().position)
    moves = game.legal_moves()
    table.play(game.text(moves[moves.passes if passing else 0]), seat=game.to_move)


def lines(page: Page) -> Locator:
    """The lines of the log that light something up."""
    return page.locator("#table-panel li button")


@pytest.mark.parametrize("game", GAMES)
def test_state_line_players_and_log_agree_while_turns_are_told(
    arrive: Arrive, client: Client, game: str
) -> None:
    table = to_the_end_of_a_round(client, game)
    page = arrive(DESK, LIVELY).sit(table)
    Player(page).wait_for_turn()
    page.evaluate(_WATCH)
    for passing in (False, False, True, True):
        play_on(table, passing=passing)
    expect(page.locator("#table-panel")).to_contain_text("Round 2 begins")
    Player(page).wait_for_turn()
    seen: list[dict[str, Any]] = page.evaluate("() => window.seen")
    told = [one for one in seen if one["headline"].endswith("’s turn")]
    assert len(told) > 8, "turns are told step by step"
    whole = seen[-1]["log"]
    for one in told:
        name = one["headline"].removesuffix("’s turn")
        assert one["moving"] == [name], one
        assert not one["scoring"] or any("is scored" in line for line in one["log"][0]), one
    for one in seen:
        # All turns before the newest as they stay, and of that what comes first.
        before = one["log"][1:]
        assert before == whole[len(whole) - len(before) :], one
        ending = whole[len(whole) - len(before) - 1]
        assert one["log"][0] == ending[: len(one["log"][0])], one
        for name, score in zip(one["names"], one["scores"], strict=True):
            known = latest_score(one["log"], name)
            assert known is None or score.endswith(f" {known}"), one


def latest_score(turns: list[list[str]], name: str) -> str | None:
    """The score of a player that the log tells last; the newest turn comes first in it."""
    for turn in turns:
        for line in reversed(turn):
            if line.startswith(f"{name}: "):
                return line.split(", now ")[1].split()[0]
    return None


@pytest.mark.parametrize("game", GAMES)
def test_a_line_lights_up_what_it_speaks_of_by_mouse_and_by_keyboard(
    arrive: Arrive, client: Client, game: str
) -> None:
    table = client.create(game, against_bots(1), seed=5)
    page = arrive().sit(table)
    player = Player(page)
    player.play_on(2)
    player.wait_for_turn()
    expect(page.locator("#table-panel li .pieces svg")).not_to_have_count(0)
    line = lines(page).filter(has_text="Bot").first
    line.hover()
    expect(page.locator(".spot")).not_to_have_count(0)
    lit = page.evaluate(_LIT)
    assert lit["inside"] == lit["count"] == len(lit["on"])
    page.mouse.move(1, 1)
    expect(page.locator(".spot")).to_have_count(0)
    # One stop for the keyboard, arrows from line to line.
    assert page.locator("#table-panel li button[tabindex='0']").count() == 1
    lines(page).first.focus()
    expect(page.locator(".spot")).not_to_have_count(0)
    first = page.evaluate("() => document.activeElement.textContent")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.textContent") != first


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_a_tap_on_a_line_shows_it_on_the_board(
    arrive: Arrive, client: Client, game: str
) -> None:
    page = arrive(PHONE).sit(to_the_end_of_a_round(client, game))
    Player(page).wait_for_turn()
    page.get_by_role("button", name="Log and chat").click()
    tile = page.locator("#table-panel li .pieces svg").first
    assert tile.evaluate("(one) => one.getBoundingClientRect().height") > 15
    lines(page).first.tap()
    expect(page.locator("#table-panel")).to_be_hidden()
    expect(page.locator(".spot")).not_to_have_count(0)
    page.get_by_role("heading", level=1).tap()
    expect(page.locator(".spot")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_is_struck_out_and_lights_nothing(
    arrive: Arrive, client: Client, game: str
) -> None:
    page = arrive().sit(client.create(game, against_bots(1), seed=5))
    player = Player(page)
    player.play_on(1)
    player.wait_for_turn()
    expect(lines(page)).not_to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    struck = page.locator("#table-panel li s")
    expect(struck).not_to_have_count(0)
    assert (
        struck.first.evaluate("(one) => getComputedStyle(one).textDecorationLine") == "line-through"
    )
    expect(page.locator("#table-panel li:has(s) button")).to_have_count(0)
    player.play_on(1)
    player.wait_for_turn()
    expect(lines(page)).not_to_have_count(0)
