"""When something goes wrong: links that lead nowhere, turns that come too late, a lost server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from quinta.client import Client
from server.running import running
from web.conftest import OPTIONS
from web.player import Player
from web.tables import against_bots, people, play_to
from web.visitor import LOST, Arrive, Visitor

HOSTILE = ("<img src=x onerror=alert(1)>", "</script><b>&amp;", "{ $name } %s", "${1+1}'\"`--")
"""Names that would be something else than text, if anything took them for it."""


def test_table_that_does_not_exist(visitor: Visitor) -> None:
    visitor.excuse("404")
    page = visitor.go("/table/nowhere-at-all")
    expect(page.get_by_text("This table does not exist")).to_be_visible()
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A new game")


@pytest.mark.parametrize("path", ["/nothing", "/table", "/rules/chess", "/table/a/b", "/%E0%A4%A"])
def test_address_that_leads_nowhere(visitor: Visitor, path: str) -> None:
    visitor.excuse("404")
    page = visitor.go(path)
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no page here.")
    expect(page).to_have_title("There is no page here. · Quinta")
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A new game")


def test_replay_of_a_table_that_does_not_exist(visitor: Visitor) -> None:
    visitor.excuse("404")
    page = visitor.go("/replay/nowhere-at-all")
    expect(page.get_by_text("This table does not exist")).to_be_visible()


def test_invitation_that_was_used(arrive: Arrive, client: Client) -> None:
    table = client.create("queens-garden", [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}])
    link = f"/table/{table.name}#seat=1&invite={table.invites[1]}"
    client.join(table.name, 1, "Bram", table.invites[1])
    page = arrive().go(link)
    expect(page.get_by_text("This invitation has been used already")).to_be_visible()
    expect(page.locator("section.players")).to_contain_text("Bram")
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(page.get_by_text("You are watching")).to_be_visible()


def test_invitation_that_is_wrong(arrive: Arrive, client: Client) -> None:
    table = client.create("queens-garden", [{"kind": "me"}, {"kind": "friend"}])
    visitor = arrive()
    visitor.excuse("409", "40[13]")
    page = visitor.go(f"/table/{table.name}#seat=1&invite=not-the-right-one")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert").first).not_to_be_empty()


def test_hostile_names_and_words_are_only_text(arrive: Arrive, client: Client) -> None:
    seats = [{"kind": "me", "name": name} for name in HOSTILE]
    table = play_to(client.create("summer-pavilion", seats, seed=5), 8)
    for seat, words in enumerate(HOSTILE):
        table.chat(words, seat=seat)
    visitor = arrive()
    page = visitor.sit(table)
    expect(page.locator("section.players")).to_contain_text(HOSTILE[0])
    for part in ("section.players", "#table-panel", "main"):
        shown = page.locator(part).inner_text()
        assert [name for name in HOSTILE if name not in shown] == [], part
    page.get_by_role("tab", name="Chat").click()
    for words in HOSTILE:
        expect(page.locator("#table-panel")).to_contain_text(words)
    visitor.go()
    play_to(table)
    visitor.sit(table)
    expect(page.locator("section.result")).to_contain_text(HOSTILE[0])
    visitor.go(f"/replay/{table.name}")
    expect(page.locator("section.players")).to_contain_text(HOSTILE[1])
    assert page.locator("img, b, script:not([src])").count() == 0


def test_time_that_runs_out_is_not_called_resigning(arrive: Arrive, client: Client) -> None:
    table = client.create(
        "summer-pavilion", people(4), {"starts": 0}, clock={"initial": 5, "increment": 0}
    )
    table.resign(seat=1)
    page = arrive().sit(table)
    expect(page.locator("section.players li").first).to_contain_text("Out of time")
    expect(page.locator("section.players li").nth(1)).to_contain_text("Resigned")
    page.reload()
    expect(page.locator("section.players li").first).to_contain_text("Out of time")


# --- turns that come too late ----------------------------------------------------------------


def test_two_windows_of_one_seat_cannot_play_the_same_turn(arrive: Arrive, client: Client) -> None:
    table = client.create("queens-garden", people(2), seed=5)
    visitor = arrive()
    visitor.sit(table)
    other_page = visitor.context.new_page()
    other_page.goto(visitor.page.url)
    first, second = (prepared(page) for page in (visitor.page, other_page))
    first.confirm()
    # The other window has heard of it: its own plan for that turn is gone.
    expect(other_page.locator("section.bar .headline")).to_have_text("Bram, it is your turn")
    expect(second.act).to_have_attribute("aria-disabled", "true")
    assert table.view().turn == 1


def test_turn_that_comes_too_late_is_explained_and_the_page_catches_up(
    arrive: Arrive, client: Client
) -> None:
    table = client.create("queens-garden", people(2), seed=5)
    visitor = arrive()
    page = visitor.page
    ears = Ears(page)
    visitor.sit(table)
    late = prepared(page)
    ears.deaf = True
    other_page = visitor.context.new_page()
    other_page.goto(page.url)
    Player(other_page, seed=2).play_on(1)
    expect(page.locator("section.bar .headline")).to_have_text("Anna, it is your turn")

    visitor.excuse("409")
    late.press(late.act)
    expect(page.get_by_role("alert").filter(has_text="already gone on")).to_be_visible()
    expect(page.locator("section.bar .headline")).to_have_text("Bram, it is your turn")
    assert table.view().turn == 1
    late.play_on(1)
    expect(page.get_by_role("alert").filter(has_text="already gone on")).to_have_count(0)
    assert table.view().turn == 2


class Ears:
    """The live connection of a page, whose first one can be made deaf."""

    def __init__(self, page: Page) -> None:
        self.deaf = False
        self.connections = 0
        page.route_web_socket("**/live", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self.connections += 1
        number = self.connections
        server = page.connect_to_server()

        def hear(message: str | bytes) -> None:
            if not self.deaf or number > 1:
                page.send(message)

        server.on_message(hear)


# --- a server that is gone -------------------------------------------------------------------


def test_server_that_restarts_in_the_middle_of_a_turn(browser: Browser, tmp_path: Path) -> None:
    with (
        running(tmp_path, None, *OPTIONS) as server,
        Client(server.url) as client,
        Arrive.at(browser, server.url) as arrive,
    ):
        table = client.create("summer-pavilion", against_bots(1), seed=5)
        visitor = arrive()
        visitor.excuse(LOST)
        page = visitor.sit(table)
        player = prepared(page)
        chosen = page.locator("section.bar .preview").inner_text()
        assert server.stop() == 0
        expect(page.get_by_text("The connection is lost")).to_be_visible()
        player.press(player.act)
        expect(page.get_by_role("alert").filter(has_text="cannot be reached")).to_be_visible()

        server.start()
        expect(page.get_by_text("The connection is lost")).to_have_count(0)
        expect(page.get_by_role("alert").filter(has_text="cannot be reached")).to_have_count(0)
        # The turn is still in hand as it was.
        assert page.locator("section.bar .preview").inner_text() == chosen
        player.confirm()
        player.play_on(1)
        player.wait_for_turn()
        assert table.view().turn == 4


def prepared(page: Page) -> Player:
    """A player who has put a turn together and not confirmed it yet."""
    player = Player(page)
    player.wait_for_turn()
    player.put_together()
    return player
