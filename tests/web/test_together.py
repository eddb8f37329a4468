"""People who play together: by link, at one device, through lost connections."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from quinta import from_snapshot
from quinta.client import Client, RemoteTable
from web.player import Player
from web.tables import against_bots, people
from web.visitor import LOST, Arrive, Visitor

GAMES = ("queens-garden", "summer-pavilion")


def take_turns(table: RemoteTable, players: list[Player], turns: int) -> None:
    """Let some turns be taken by whoever is to play."""
    for _ in range(turns):
        player = players[from_snapshot(table.view().position).to_move]
        assert player.wait_for_turn()
        player.take_turn()


def invited(page: Page) -> str:
    """The link for the other seat, as the page shows it."""
    link = page.get_by_label("Invite to seat 2").input_value()
    assert "#seat=1&invite=" in link
    return link


def test_two_browsers_by_link_with_a_reload_and_a_lost_connection(
    arrive: Arrive, client: Client
) -> None:
    anna, bram = arrive(), arrive()
    page = anna.go()
    page.get_by_role("radio", name="Summer Pavilion").check(force=True)
    page.get_by_label("Seat 1: Name").fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option("friend")
    page.locator("form > details > summary").click()
    page.get_by_label("Who starts").select_option("Seat 1")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("Waiting for players").first).to_be_visible()

    bram.page.goto(invited(page))
    bram.page.get_by_label("Your name").fill("Bram")
    bram.page.get_by_role("button", name="Sit down").click()
    expect(page.locator("section.players")).to_contain_text("Bram")
    assert "invite" not in bram.page.url
    table = client.table(page.url.rsplit("/", 1)[1])

    players = [Player(page, seed=1), Player(bram.page, seed=2)]
    take_turns(table, players, 2)
    bram.page.reload()
    take_turns(table, players, 2)

    bram.excuse(LOST)
    bram.context.set_offline(True)
    expect(bram.page.get_by_text("This device is offline.")).to_be_visible()
    take_turns(table, players[:1], 1)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Message").fill("Are you there?")
    page.keyboard.press("Enter")
    bram.context.set_offline(False)
    expect(bram.page.get_by_text("This device is offline.")).to_have_count(0)
    bram.page.get_by_role("tab", name="Chat").click()
    expect(bram.page.get_by_text("Are you there?")).to_be_visible()
    take_turns(table, players, 6)

    assert table.view().turn == 11
    assert scores_of(page) == scores_of(bram.page) == scores(table)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_at_one_device(visitor: Visitor, client: Client, game: str) -> None:
    table = client.create(game, people(2), seed=5)
    page = visitor.sit(table)
    player = Player(page)
    for turn in range(4):
        assert player.wait_for_turn()
        name = ("Anna", "Bram")[turn % 2]
        expect(page.locator("section.bar .headline")).to_have_text(f"{name}, it is your turn")
        player.take_turn()
    assert table.view().turn == 4


def test_undo_takes_a_turn_back_that_revealed_nothing(visitor: Visitor, client: Client) -> None:
    table = client.create("summer-pavilion", people(2), seed=5)
    page = visitor.sit(table)
    before = scores(table)
    Player(page).play_on(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("section.bar .headline")).to_have_text("Anna, it is your turn")
    assert table.view().turn == 0
    assert scores(table) == before


def test_hint_can_be_played(visitor: Visitor, client: Client) -> None:
    table = client.create("queens-garden", against_bots(1), seed=5)
    page = visitor.sit(table)
    player = Player(page)
    player.wait_for_turn()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
    player.confirm()
    player.wait_for_turn()
    assert table.view().turn == 2


@pytest.mark.parametrize("allowed", [False, True])
def test_hints_between_people_are_those_that_the_opener_allowed(
    arrive: Arrive, client: Client, allowed: bool
) -> None:
    anna, bram = arrive(), arrive()
    page = anna.go()
    page.locator("form > details > summary").click()
    choice = page.get_by_label("Hints")
    expect(choice).to_have_count(0)
    page.get_by_label("Seat 2", exact=True).select_option("friend")
    expect(choice).not_to_be_checked()
    choice.set_checked(allowed, force=True)
    page.get_by_label("Who starts").select_option("Seat 1")
    page.get_by_role("button", name="Play", exact=True).click()
    bram.page.goto(invited(page))
    expect(bram.page.get_by_text("Hints are allowed" if allowed else "No hints")).to_be_visible()
    bram.page.get_by_role("button", name="Sit down").click()
    assert Player(page).wait_for_turn()
    table = client.table(page.url.rsplit("/", 1)[1])
    assert table.view().hints is allowed
    for one in (page, bram.page):
        expect(one.get_by_role("button", name="Undo")).to_be_visible()
        expect(one.get_by_role("button", name="Hint")).to_have_count(1 if allowed else 0)
    page.keyboard.press("h")
    if allowed:
        expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
    else:
        expect(page.get_by_text("This table plays without hints.")).to_be_visible()
        expect(page.locator(".act")).to_have_attribute("aria-disabled", "true")


def test_seed_is_offered_only_where_nobody_else_is_concerned(visitor: Visitor) -> None:
    page = visitor.go()
    page.locator("form > details > summary").click()
    seed = page.get_by_label("Seed")
    expect(seed).to_be_enabled()
    page.get_by_label("Seat 2", exact=True).select_option("friend")
    expect(seed).to_be_disabled()
    expect(page.get_by_text("you alone would know the deal")).to_be_visible()
    page.get_by_label("Seat 2", exact=True).select_option("device")
    expect(seed).to_be_enabled()
    page.get_by_label("Anyone may take the free seats").check()
    expect(seed).to_be_disabled()


def test_known_deal_is_shown_to_whoever_watches(visitor: Visitor, client: Client) -> None:
    known = client.create("summer-pavilion", people(2), seed=5)
    unknown = client.create("summer-pavilion", people(2))
    for screen in ("table", "replay"):
        page = visitor.go(f"/{screen}/{known.name}")
        expect(page.get_by_text("Known deal (seed 5)")).to_be_visible()
        visitor.go(f"/{screen}/{unknown.name}")
        expect(page.locator("section.players")).to_be_visible()
        expect(page.get_by_text("Known deal")).to_have_count(0)


def test_settings_are_kept(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.go()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Appearance").select_option("dark")
    page.get_by_role("combobox", name="Colours").select_option("colour-blind")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-palette", "colour-blind")


# --- helpers -------------------------------------------------------------------------------


def scores(table: RemoteTable) -> list[int]:
    """The scores as the service knows them."""
    return from_snapshot(table.view().position).scores


def scores_of(page: Page) -> list[int]:
    """The scores in the list of players."""
    texts = page.locator("section.players .score").all_inner_texts()
    return [int(text.split()[-1]) for text in texts]
