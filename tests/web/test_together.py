"""People who play together: by link, at one device, through lost connections and restarts."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from quinta.client import Client, Table
from server.running import running
from web.conftest import OPTIONS
from web.player import Player
from web.tables import against_bots, people
from web.visitor import Arrive, Visitor

GAMES = ("queens-garden", "summer-pavilion")
LOST = r"WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK"
"""What browsers say when they cannot reach a server."""


def take_turns(table: Table, players: list[Player], turns: int) -> None:
    """Let some turns be taken by whoever is to play."""
    for _ in range(turns):
        player = players[table.view()["position"]["to_move"]]
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

    assert table.view()["turn"] == 11
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
    assert table.view()["turn"] == 4


def test_undo_takes_a_turn_back_that_revealed_nothing(visitor: Visitor, client: Client) -> None:
    table = client.create("summer-pavilion", people(2), seed=5)
    page = visitor.sit(table)
    before = scores(table)
    Player(page).play_on(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("section.bar .headline")).to_have_text("Anna, it is your turn")
    assert table.view()["turn"] == 0
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
    assert table.view()["turn"] == 2


def test_settings_are_kept(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.go()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Appearance").select_option("dark")
    page.get_by_role("combobox", name="Colours").select_option("colour-blind")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-palette", "colour-blind")


# --- when something goes wrong -------------------------------------------------------------


def test_table_that_does_not_exist(visitor: Visitor) -> None:
    visitor.excuse("404")
    page = visitor.go("/table/nowhere-at-all")
    expect(page.get_by_text("This table does not exist")).to_be_visible()
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A new game")


def test_invitation_that_was_used(arrive: Arrive, client: Client) -> None:
    table = client.create("queens-garden", [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}])
    link = f"/table/{table.name}#seat=1&invite={table.invites[1]}"
    client.join(table.name, 1, "Bram", table.invites[1])
    page = arrive().go(link)
    expect(page.locator("section.players")).to_contain_text("Bram")
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(page.get_by_text("You are watching")).to_be_visible()


def test_invitation_that_somebody_else_uses_first(arrive: Arrive, client: Client) -> None:
    table = client.create("queens-garden", [{"kind": "me"}, {"kind": "friend"}])
    visitor = arrive()
    visitor.excuse("409", "40[13]")
    page = visitor.go(f"/table/{table.name}#seat=1&invite=not-the-right-one")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert").first).not_to_be_empty()


def test_two_windows_of_one_seat_cannot_play_the_same_turn(arrive: Arrive, client: Client) -> None:
    table = client.create("queens-garden", people(2), seed=5)
    visitor = arrive()
    visitor.sit(table)
    first = Player(visitor.page)
    other_page = visitor.context.new_page()
    other_page.goto(visitor.page.url)
    second = Player(other_page)
    for player in (first, second):
        player.wait_for_turn()
        while not player.can_confirm():
            player.choose(player.prefer(player.offered(), set()))
            player.wait_until_settled()
    first.confirm()
    # The other window has heard of it: its own plan for that turn is gone.
    expect(other_page.locator("section.bar .headline")).to_have_text("Bram, it is your turn")
    expect(other_page.locator(".act")).to_have_attribute("aria-disabled", "true")
    assert table.view()["turn"] == 1


def test_turn_played_elsewhere_meanwhile_is_refused_and_explained(
    arrive: Arrive, client: Client
) -> None:
    table = client.create("queens-garden", people(2), seed=5)
    visitor = arrive()
    page = visitor.sit(table)
    player = Player(page)
    player.wait_for_turn()
    while not player.can_confirm():
        player.choose(player.prefer(player.offered(), set()))
        player.wait_until_settled()
    visitor.excuse("409")
    # A turn that comes too late: the service has gone on, the page has not heard of it yet.
    page.route("**/turns", lambda route: route.fulfill(status=409, json=STALE))
    player.press(player.act)
    expect(page.get_by_role("alert").filter(has_text="already gone on")).to_be_visible()


STALE = {"error": "conflict", "detail": "turn 0 has been played"}


def test_server_that_restarts_in_the_middle_of_a_game(browser: Browser, tmp_path: Path) -> None:
    with (
        running(tmp_path, None, *OPTIONS) as server,
        Client(server.url) as client,
        Arrive.at(browser, server.url) as arrive,
    ):
        table = client.create("summer-pavilion", against_bots(1), seed=5)
        visitor = arrive()
        visitor.excuse(LOST)
        page = visitor.sit(table)
        player = Player(page)
        player.play_on(2)
        player.wait_for_turn()
        assert server.stop() == 0
        expect(page.get_by_text("The connection is lost")).to_be_visible()
        server.start()
        expect(page.get_by_text("The connection is lost")).to_have_count(0)
        player.play_on(2)
        player.wait_for_turn()
        assert table.view()["turn"] == 8


# --- helpers -------------------------------------------------------------------------------


def scores(table: Table) -> list[int]:
    """The scores as the service knows them."""
    return [seat["score"] for seat in table.view()["position"]["seats"]]


def scores_of(page: Page) -> list[int]:
    """The scores in the list of players."""
    texts = page.locator("section.players .score").all_inner_texts()
    return [int(text.split()[-1]) for text in texts]
