"""Sounds: of turns, pieces and points, after the page was touched, and only as far as wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from quinta import from_snapshot
from quinta.client import Client, RemoteTable
from web.player import Player
from web.tables import against_bots, people
from web.visitor import DESK, PHONE, Arrive, Options, Visitor

GAMES = ("queens-garden", "summer-pavilion")
LIVELY: Options = {"speed": 2, "language": "en", "tips": False}

# Notes every wave that is started and every vibration; nothing else changes.
_RECORDER = """
    window.heard = [];
    window.felt = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
        window.heard.push(Math.round(this.frequency.value));
        return start.apply(this, when);
    };
    Object.defineProperty(navigator, "vibrate", {
        configurable: true,
        value: () => { window.felt += 1; return true; },
    });
"""
TURN = 523
"""The first note of one's own turn, in hertz."""
END = 1047
"""The last note of a game."""

_HEARD = "() => window.heard"
_FETCHED = "() => performance.getEntriesByType('resource').some(({name}) => name.includes('synth'))"


def sit(visitor: Visitor, table: RemoteTable) -> Page:
    """Sit down, noting what is heard, and wait for the own turn; nothing is touched."""
    visitor.context.add_init_script(_RECORDER)
    page = visitor.sit(table)
    Player(page).wait_for_turn()
    return page


def play_elsewhere(page: Page, table: RemoteTable) -> None:
    """Play a turn without this page, and wait until the page has told it and the bot's."""
    lines = page.locator("#table-panel li").count()
    game = from_snapshot(table.view().position)
    table.play(game.text(game.legal_moves()[0]))
    page.wait_for_function(
        "(lines) => document.querySelectorAll('#table-panel li').length >= lines + 2", arg=lines
    )
    Player(page).wait_for_turn()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_heard_before_the_page_is_touched_and_then_all_is(
    arrive: Arrive, client: Client, game: str
) -> None:
    table = client.create(game, against_bots(1), seed=5)
    page = sit(arrive(DESK, {**LIVELY, "vibration": True}), table)
    play_elsewhere(page, table)
    assert page.evaluate(_HEARD) == []
    assert page.evaluate("() => window.felt") == 0
    assert not page.evaluate(_FETCHED)
    page.get_by_role("heading", level=1).click()
    play_elsewhere(page, table)
    page.wait_for_function("(turn) => window.heard.includes(turn)", arg=TURN)
    assert len(set(page.evaluate(_HEARD))) > 3, "pieces land, and it is one's turn again"
    assert page.evaluate("() => window.felt") == 1


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_sounds_and_vibration_can_be_switched_off(
    arrive: Arrive, client: Client, device: Options
) -> None:
    table = client.create("queens-garden", against_bots(1), seed=5)
    page = sit(arrive(device, LIVELY), table)
    if device is PHONE:
        page.get_by_role("button", name="Log and chat").click()
    page.get_by_role("tab", name="Settings").click()
    page.get_by_role("switch", name="Sounds").uncheck()
    expect(page.get_by_role("slider", name="Volume")).to_be_disabled()
    expect(page.get_by_role("switch", name="Vibrate when it is your turn")).not_to_be_checked()
    page.get_by_role("tab", name="Log").click()
    play_elsewhere(page, table)
    assert page.evaluate(_HEARD) == []
    assert page.evaluate("() => window.felt") == 0
    assert not page.evaluate(_FETCHED)


def test_the_volume_can_be_heard_while_it_is_chosen(arrive: Arrive) -> None:
    visitor = arrive(DESK, LIVELY)
    visitor.context.add_init_script(_RECORDER)
    page = visitor.go()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("slider", name="Volume").press("ArrowRight")
    page.wait_for_function("(turn) => window.heard.includes(turn)", arg=TURN)
    stored = page.evaluate("() => JSON.parse(localStorage.getItem('quinta.settings')).volume")
    assert stored == 0.6


def test_the_end_of_a_game_is_heard_without_animation_as_well(
    arrive: Arrive, client: Client
) -> None:
    table = client.create("summer-pavilion", people(2), seed=5)
    page = sit(arrive(), table)
    page.get_by_role("heading", level=1).click()
    table.resign(seat=1)
    page.wait_for_function("(end) => window.heard.includes(end)", arg=END)
