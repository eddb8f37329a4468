"""Somebody goes away: when a bot may play for them, and how they get their seat back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from quinta.client import Client, RemoteTable
from quinta.protocol import TurnPlayed
from server.play import opened
from server.running import Server, running
from web.conftest import OPTIONS, require_page
from web.player import Player
from web.visitor import Arrive


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a bot may play at once for somebody who is away."""
    folder = tmp_path_factory.mktemp("impatient")
    with running(folder, None, *OPTIONS, "--grace", "0") as started:
        require_page(started)
        yield started


def joined(client: Client) -> tuple[RemoteTable, RemoteTable]:
    """A table of two people, as each of them has it."""
    table = opened(client, "summer-pavilion", [{"kind": "me", "name": "Anna"}, {"kind": "friend"}])
    return table, client.join(table.name, 1, "Bram", table.invites[1])


def link(table: RemoteTable, seat: int) -> str:
    """The address that takes a seat to another device."""
    return f"/table/{table.name}#seat={seat}&token={table.tokens[seat]}"


def replacing(page: Page) -> Locator:
    """The button that asks for a bot in place of Bram; it is there while Bram is not."""
    page.get_by_role("tab", name="Table").click()
    return page.get_by_role("button", name="Let a bot play for Bram")


def test_player_who_comes_back_takes_the_seat_from_the_bot(
    browser: Browser, impatient: Server
) -> None:
    with Client(impatient.url) as client, Arrive.at(browser, impatient.url) as arrive:
        anna, bram = joined(client)
        page, left = arrive().sit(anna), arrive().go(link(bram, 1))
        player = Player(page, seed=1)
        player.play_on(1)
        Player(left, seed=2).play_on(1)
        player.wait_for_turn()
        left.close()

        replace = replacing(page)
        page.get_by_label("Level").select_option("beginner")
        replace.click()
        second = page.locator("section.players li").nth(1)
        expect(second).to_contain_text("Bram")
        expect(second).to_contain_text("Bot (beginner) plays meanwhile")
        player.play_on(1)
        player.wait_for_turn()
        assert [event.seat for event in turns(anna)] == [0, 1, 0, 1]

        back = arrive().go(link(bram, 1))
        expect(back.get_by_text("Bram, you were away.")).to_be_visible()
        expect(back.locator(".act")).to_have_count(0)
        back.get_by_role("button", name="Take my seat back").press("Enter")
        expect(back.get_by_text("Bram, you were away.")).to_have_count(0)
        expect(back.locator(".act")).to_be_focused()
        expect(second).not_to_contain_text("plays meanwhile")
        player.play_on(1)
        Player(back, seed=3).play_on(1)
        player.wait_for_turn()

        assert [event.seat for event in turns(anna)] == [0, 1, 0, 1, 0, 1]
        seat = anna.view().seats[1]
        assert (seat.kind, seat.held) == ("person", False)


def test_player_who_has_just_gone_is_not_replaced_and_the_page_says_how_long(
    arrive: Arrive, client: Client
) -> None:
    anna, bram = joined(client)
    visitor = arrive({"viewport": {"width": 1366, "height": 768}})
    page, left = visitor.sit(anna), arrive().go(link(bram, 1))
    replace = replacing(page)
    expect(left.locator("section.players")).to_be_visible()
    expect(replace).to_have_count(0)
    left.close()

    # The browser itself reports the refusal; the page does not, and nothing else goes wrong.
    visitor.excuse(r"^refused: 409 .*/proposals$", r"^console: .* status of 409")
    replace.click()
    early = re.compile(r"They may come back: a bot can take over in \d+ seconds?\.")
    # The button is far down in the panel, the message beside the board.
    expect(page.get_by_role("alert").get_by_text(early)).to_be_in_viewport()
    assert anna.view().seats[1].kind == "person"
    # Whoever is back cannot be replaced at all.
    arrive().go(link(bram, 1))
    expect(replace).to_have_count(0)


def turns(table: RemoteTable) -> list[TurnPlayed]:
    """The turns that were played, in order."""
    return [event for event in table.events() if isinstance(event, TurnPlayed)]
