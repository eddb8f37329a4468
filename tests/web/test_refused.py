"""Whatever cannot be played says why at once, with the rule, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from quinta.client import Client, Live, RemoteTable
from web.player import Player
from web.tables import against_bots, people, play_until
from web.test_accessible import Check, check
from web.visitor import DESK, PHONE, STILL, Arrive, Options, Visitor

__all__ = ["check"]

LANGUAGES = ("en", "nl", "pl", "ru")

# What was shaken, and how far.
_WATCH = """() => {
    window.shaken = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (options?.id === "no") window.shaken.push(frames.map((frame) => frame.translate));
        return animate.call(this, frames, options);
    };
}"""

FULL = {
    "en": "Storage is full: 12 of 12. QG-4.1",
    "nl": "Je opslagbord is vol: 12 van 12. QG-4.1",
    "pl": "Magazyn jest pełny: 12 z 12. QG-4.1",
    "ru": "Склад полон: 12 из 12. QG-4.1",
}
DRAFTING = {
    "en": "All tiles are drafted before any is placed. SP-4",
    "nl": "Eerst worden alle tegels genomen, dan wordt er geplaatst. SP-4",
    "pl": "Najpierw zabiera się wszystkie płytki, potem się je układa. SP-4",
    "ru": "Сначала берут все плитки, потом размещают. SP-4",
}


def refusal(page: Page) -> Locator:
    """The line that says why something cannot be done, which is spoken at once."""
    return page.locator("[role=alert] .refusal")


def with_full_storage(client: Client) -> RemoteTable:
    """A garden table whose first player can acquire nothing more, though much is on display."""
    table = client.create("queens-garden", people(2), seed=3)
    with table.live() as live:
        while True:
            moves = [live.game.move_data(move) for move in acquires(live)]
            seat = live.game.to_move
            if seat == 0 and not moves:
                return table
            turn: dict[str, Any] = {"turn": "pass"}
            if seat == 0:
                turn = max(moves, key=lambda data: len(data["take"]))
            table.play(live.game.text(live.game.move_from_data(turn)), n=live.n, seat=seat)
            live.next(timeout=120)


def acquires(live: Live) -> list[int]:
    """The turns that acquire something."""
    moves = live.game.legal_moves()
    return [
        moves[at]
        for at in range(moves.passes)
        if live.game.move_data(moves[at])["turn"] == "acquire"
    ]


def to_place(live: Live) -> bool:
    """Whether the first seat has tiles to place beside its pavilion."""
    phase = live.game.snapshot(hidden=False)["phase"]
    return phase == "placing" and live.game.to_move == 0 and len(live.game.legal_moves()) > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_tiles_of_the_display_say_that_the_storage_is_full(
    arrive: Arrive, client: Client, language: str, device: Options
) -> None:
    table = with_full_storage(client)
    page = arrive(device, {**STILL, "language": language}).sit(table)
    page.evaluate(_WATCH)
    tile = page.locator(".display .hexagon[aria-disabled=true]").first
    expect(tile).to_be_visible()
    expect(page.locator(".store.full")).to_have_count(1)
    Player(page).press(tile)
    expect(refusal(page)).to_have_text(FULL[language], use_inner_text=True)
    assert page.evaluate("() => window.shaken.length") == 1
    assert page.evaluate("() => window.shaken[0].some((far) => far !== '0px 0')")
    expect(refusal(page).locator("a")).to_have_attribute(
        "href", f"/rules/queens-garden?table={table.name}#QG-4.1"
    )


def test_refusal_leads_to_its_rule(visitor: Visitor, client: Client) -> None:
    page = visitor.sit(with_full_storage(client))
    tile = page.locator(".display .hexagon[aria-disabled=true]").first
    # By keyboard as well.
    tile.focus()
    page.keyboard.press("Enter")
    refusal(page).locator("a").click()
    expect(page.locator("[id='QG-4.1']").first).to_be_in_viewport()


def test_every_piece_and_cell_of_the_garden_that_cannot_be_played_says_why(
    visitor: Visitor, client: Client
) -> None:
    page = visitor.sit(with_full_storage(client))
    player = Player(page)
    player.wait_for_turn()
    pieces = page.locator(".large .storage button[aria-disabled=true]")
    expect(pieces.first).to_be_visible()
    heard = set()
    for piece in pieces.all():
        player.press(piece)
        expect(refusal(page)).to_be_visible()
        heard.add(refusal(page).inner_text())
    assert "Jokers only pay; they never lie in a garden. QG-1" in heard
    assert len(heard) == 1
    # A cell, before a tile is picked.
    page.locator(".large .garden .ground").last.dispatch_event("click")
    expect(refusal(page)).to_have_text(
        "Choose a piece from your storage first.", use_inner_text=True
    )
    page.locator(".large .storage button:not([aria-disabled=true]):not(.buy)").first.click()
    player.wait_until_settled()
    # Choosing something else forgets what was refused.
    expect(refusal(page)).to_have_count(0)


def test_piece_that_cannot_be_paid_says_what_it_costs(visitor: Visitor, client: Client) -> None:
    table = client.create("queens-garden", people(2), seed=8)
    table.play("acquire blue-tulip@1", seat=0)
    table.play("pass", seat=1)
    page = visitor.sit(table)
    player = Player(page)
    player.wait_for_turn()
    player.press(page.locator(".large .storage .cannot").first)
    expect(refusal(page)).to_have_text("Costs 6, you can pay 4. QG-4.6", use_inner_text=True)


def test_what_the_pavilion_does_not_allow_yet_says_why(visitor: Visitor, client: Client) -> None:
    page = visitor.sit(client.create("summer-pavilion", against_bots(1), seed=3))
    player = Player(page)
    player.wait_for_turn()
    page.locator(".own .other").first.dispatch_event("click")
    expect(refusal(page)).to_have_text(DRAFTING["en"], use_inner_text=True)
    page.locator(".supply .slot[role=img]").first.click()
    expect(refusal(page)).to_have_text(
        "The supply gives tiles only for a feature that you surround. SP-5.3", use_inner_text=True
    )
    player.press(page.get_by_role("button", name="Pass", exact=True))
    expect(refusal(page)).to_have_text(DRAFTING["en"], use_inner_text=True)
    wild = page.locator(".table .no").first
    expect(wild).to_be_attached()
    wild.dispatch_event("click")
    expect(refusal(page)).to_have_text(
        "Wild tiles are not chosen while other colours lie there. SP-4.1b", use_inner_text=True
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_drafting_comes_first_in_every_language(
    arrive: Arrive, client: Client, language: str
) -> None:
    page = arrive(settings={**STILL, "language": language}).sit(
        client.create("summer-pavilion", against_bots(1), seed=3)
    )
    Player(page).wait_for_turn()
    page.locator(".own .other").first.dispatch_event("click")
    expect(refusal(page)).to_have_text(DRAFTING[language], use_inner_text=True)


def test_space_that_cannot_be_paid_says_what_it_costs(visitor: Visitor, client: Client) -> None:
    table = play_until(client.create("summer-pavilion", people(2), seed=3), to_place)
    page = visitor.sit(table)
    player = Player(page)
    player.wait_for_turn()
    expect(page.locator(".own .control").first).to_be_attached()
    costs = page.locator(".own .other[aria-label*='cost 6, empty']")
    heard = set()
    for space in costs.all():
        space.dispatch_event("click")
        expect(refusal(page)).to_be_visible()
        heard.add(refusal(page).inner_text())
    assert any(one.startswith("Costs 6, you can pay ") and one.endswith("SP-5.1") for one in heard)


def test_nothing_shakes_where_less_motion_is_wanted(arrive: Arrive, client: Client) -> None:
    page = arrive(reduced_motion="reduce").sit(with_full_storage(client))
    page.evaluate(_WATCH)
    tile = page.locator(".display .hexagon[aria-disabled=true]").first
    Player(page).press(tile)
    expect(refusal(page)).to_be_visible()
    assert page.evaluate("() => window.shaken.flat().every((far) => far === '0px 0')")


@pytest.mark.parametrize("game", ["queens-garden", "summer-pavilion"])
def test_who_is_not_to_play_is_told_whose_it_is_or_to_wait(
    arrive: Arrive, client: Client, game: str
) -> None:
    friends = [*people(1), {"kind": "friend"}]
    table = client.create(game, friends, {"starts": 0})
    page = arrive().sit(table)
    piece = page.locator("main :is(.display, .table) [data-piece]").first
    expect(piece).to_be_attached()
    piece.dispatch_event("click")
    expect(refusal(page)).to_have_text("Waiting for players", use_inner_text=True)
    watching = arrive().go(f"/table/{table.name}")
    piece = watching.locator("main :is(.display, .table) [data-piece]").first
    expect(piece).to_be_attached()
    client.join(table.name, 1, "Bram", table.invites[1])
    expect(watching.locator(".headline")).to_have_text("Anna is to play")
    piece.dispatch_event("click")
    expect(refusal(watching)).to_have_text("You are watching", use_inner_text=True)


def test_a_refusal_is_accessible(arrive: Arrive, client: Client, check: Check) -> None:
    page = arrive().sit(with_full_storage(client))
    Player(page).press(page.locator(".display .hexagon[aria-disabled=true]").first)
    expect(refusal(page)).to_be_visible()
    check(page)
