"""Keys, taps and drags: each does what a click does, and says why when it cannot."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

import quinta
from quinta.client import Client, RemoteTable
from web.player import Player
from web.tables import against_bots, people, play_until
from web.test_accessible import Check, check
from web.test_refused import refusal, to_place
from web.visitor import PHONE, STILL, Arrive, Visitor

__all__ = ["check"]

GAMES = ("queens-garden", "summer-pavilion")

Spot = tuple[float, float]


def ready(page: Page) -> Player:
    """A player whose turn it is."""
    player = Player(page)
    player.wait_for_turn()
    page.wait_for_function("() => document.querySelector('main [role=button]') !== null")
    return player


def lone_tiles(seed: int) -> tuple[list[str], list[str]]:
    """The tiles of the first display: those alone in colour and pattern, and all of them."""
    game = quinta.new("queens-garden", 2, seed)
    display: dict[str, list[dict[str, list[str]]]] = game.snapshot(hidden=False)["display"]  # type: ignore[assignment]
    tiles = [tile for slot in display["slots"] for tile in slot["tiles"]]
    names = [name for tile in set(tiles) for name in tile.split("-")]
    alone = [tile for tile in tiles if all(names.count(name) == 1 for name in tile.split("-"))]
    return alone, tiles


SEED = next(seed for seed in range(100) if lone_tiles(seed)[0])
"""A deal whose first display has a tile that is alone in its colour and in its pattern."""


# --- keys --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_enter_plays_what_was_chosen_with_the_mouse(
    visitor: Visitor, client: Client, game: str
) -> None:
    table = client.create(game, people(2), seed=3)
    page = visitor.sit(table)
    player = ready(page)
    player.put_together()
    page.keyboard.press("Enter")
    expect(page.locator(".headline")).to_have_text("Bram, it is your turn")
    assert table.view().turn == 1


@pytest.mark.parametrize("game", GAMES)
def test_keys_hint_pass_undo_and_say_why_they_cannot(
    visitor: Visitor, client: Client, game: str
) -> None:
    table = client.create(game, people(2), seed=3)
    page = visitor.sit(table)
    player = ready(page)
    page.keyboard.press("u")
    expect(refusal(page)).to_have_text("There is no turn of yours to take back.")
    page.keyboard.press("Enter")
    expect(player.act).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("h")
    expect(player.act).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Escape")
    expect(player.act).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("p")
    if game == "queens-garden":
        expect(page.locator("[aria-keyshortcuts=P]")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("r")
        expect(refusal(page)).to_have_text("There is nothing to turn.")
        page.keyboard.press("Escape")
        expect(player.act).to_have_attribute("aria-disabled", "true")
    else:
        expect(refusal(page)).to_contain_text("All tiles are drafted before any is placed.")
    page.keyboard.press("h")
    expect(player.act).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")
    expect(page.locator(".headline")).to_have_text("Bram, it is your turn")
    page.keyboard.press("u")
    if game == "queens-garden":
        # New tiles were revealed: the other player is asked.
        expect(page.get_by_text("Anna asks to take back the last turn.")).to_be_visible()
    else:
        expect(page.locator(".headline")).to_have_text("Anna, it is your turn")


def test_letters_in_the_chat_are_no_keys(visitor: Visitor, client: Client) -> None:
    page = visitor.sit(client.create("queens-garden", against_bots(1), seed=3))
    ready(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Message").fill("")
    page.get_by_label("Message").press_sequentially("hup?")
    expect(page.get_by_label("Message")).to_have_value("hup?")
    expect(refusal(page)).to_have_count(0)
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[aria-keyshortcuts=P]")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("game", GAMES)
def test_question_mark_lists_the_keys(
    visitor: Visitor, client: Client, game: str, check: Check
) -> None:
    page = visitor.sit(client.create(game, against_bots(1), seed=3))
    player = ready(page)
    player.put_together()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_contain_text("Confirm the turn")
    assert ("Turn the expansion" in dialog.inner_text()) == (game == "queens-garden")
    check(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    # What was chosen stays: the key was for the dialog.
    assert player.can_confirm()


TITLES = {"en": "Keys", "nl": "Toetsen", "pl": "Klawisze", "ru": "Клавиши"}


@pytest.mark.parametrize("language", TITLES)
def test_keys_are_listed_in_the_language_of_the_page(
    arrive: Arrive, client: Client, language: str
) -> None:
    visitor = arrive(settings={**STILL, "language": language})
    page = visitor.sit(client.create("queens-garden", against_bots(1), seed=3))
    ready(page)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=TITLES[language])
    expect(dialog.locator("kbd")).to_have_count(9)
    # A key is for the dialog as long as it is open.
    page.keyboard.press("p")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("[aria-keyshortcuts=P]")).to_have_attribute("aria-pressed", "false")


def test_keys_are_where_they_are_on_a_keyboard_with_other_letters(
    visitor: Visitor, client: Client
) -> None:
    page = visitor.sit(client.create("queens-garden", against_bots(1), seed=3))
    ready(page)
    page.evaluate(
        "() => document.body.dispatchEvent("
        "new KeyboardEvent('keydown', {key: 'з', code: 'KeyP', bubbles: true}))"
    )
    expect(page.locator("[aria-keyshortcuts=P]")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", GAMES)
def test_lesson_is_taken_with_the_keys_of_a_table(visitor: Visitor, game: str) -> None:
    page = visitor.go(f"/learn/{game}/{quinta.GAMES[game].lessons[0].key}")
    expect(page.locator(".task .do")).to_be_visible()
    expect(page.locator("section.bar[aria-busy=false]")).to_be_visible()
    page.keyboard.press("u")
    expect(refusal(page)).to_have_text("There is no turn of yours to take back.")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")
    expect(page.locator(".task .well")).to_be_visible()


# --- one tap -----------------------------------------------------------------------------------


def test_names_that_take_the_same_are_both_possible_and_one_tap_takes_a_lone_tile(
    visitor: Visitor, client: Client
) -> None:
    alone, tiles = lone_tiles(SEED)
    page = visitor.sit(client.create("queens-garden", against_bots(1), seed=SEED))
    player = ready(page)
    chips = page.locator(".names .name[aria-disabled=false]")
    expect(chips).to_have_count(len({name for tile in tiles for name in tile.split("-")}))
    assert all("not possible" not in label for label in labels(chips))
    pattern = alone[0].split("-")[1]
    chip = page.get_by_role("button", name=f"Acquire by pattern: {pattern}, 1 piece")
    player.press(chip)
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(player.act).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Escape")
    expect(player.act).to_have_attribute("aria-disabled", "true")
    piece = page.locator(f".display .hexagon:has([data-piece='{alone[0]}'])")
    player.press(piece)
    expect(player.act).to_have_attribute("aria-disabled", "false")


def labels(found: Locator) -> list[str]:
    """What these controls are called."""
    return [one.get_attribute("aria-label") or "" for one in found.all()]


# --- dragging ----------------------------------------------------------------------------------


def middle(page: Page, what: Locator) -> Spot:
    """Where something can be hit."""
    return Player(page).point(what)


def drag(page: Page, piece: Locator, to: Locator) -> None:
    """Drag a piece with the mouse."""
    # What is further down comes into view first, and then both can be pointed at.
    middle(page, to)
    page.mouse.move(*middle(page, piece))
    page.mouse.down()
    x, y = middle(page, to)
    page.mouse.move(x - 20, y, steps=4)
    page.mouse.move(x, y, steps=2)
    expect(page.locator(".carried")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)


def finger(page: Page, session: CDPSession, piece: Locator, to: Locator) -> None:
    """Drag a piece with a finger that rests on it first."""

    def touch(kind: str, *points: Spot) -> None:
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    start = middle(page, piece)
    touch("touchStart", start)
    expect(page.locator(".carried")).to_have_count(1)
    x, y = to.evaluate(
        "(one) => { const box = one.getBoundingClientRect();"
        " return [box.x + box.width / 2, box.y + box.height / 2] }"
    )
    for part in (0.3, 0.7, 1.0):
        touch("touchMove", (start[0] + (x - start[0]) * part, start[1] + (y - start[1]) * part))
    touch("touchEnd")
    expect(page.locator(".carried")).to_have_count(0)


def with_a_tile(client: Client) -> RemoteTable:
    """A garden table whose first player holds a tile that can be placed, and is to move."""
    table = client.create("queens-garden", people(2), seed=2)
    table.play("acquire yellow-butterfly@1, yellow-tulip@1", seat=0)
    table.play("pass", seat=1)
    return table


def test_tile_is_dragged_from_the_storage_into_the_garden(visitor: Visitor, client: Client) -> None:
    page = visitor.sit(with_a_tile(client))
    player = ready(page)
    tile = page.locator(".large .storage .space:has([data-piece='yellow-butterfly'])")
    fountain = page.locator(".large .garden .ground[data-drop='cell 0,0']")
    drag(page, tile, fountain)
    expect(refusal(page)).to_have_text("This cell is not free. QG-4.4", use_inner_text=True)
    drag(page, tile, page.locator(".large .garden [data-drop='cell 1,0']").last)
    expect(player.act).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".lines")).to_contain_text("yellow butterfly")
    # A drag is no click: the tile is still the one being placed.
    expect(tile).to_have_attribute("aria-pressed", "true")


def test_display_is_dragged_into_the_storage(visitor: Visitor, client: Client) -> None:
    alone, _ = lone_tiles(SEED)
    page = visitor.sit(client.create("queens-garden", against_bots(1), seed=SEED))
    player = ready(page)
    piece = page.locator(f".display .hexagon:has([data-piece='{alone[0]}'])")
    drag(page, piece, page.locator(".large .garden [data-drop='cell 1,0']").last)
    expect(refusal(page)).to_have_text("It goes into your storage first.")
    drag(page, piece, page.locator(".large .storage .place").last)
    expect(player.act).to_have_attribute("aria-disabled", "false")


def test_bought_expansion_is_dragged_to_an_area(visitor: Visitor, client: Client) -> None:
    page = visitor.sit(client.create("queens-garden", against_bots(1), seed=SEED))
    player = ready(page)
    drag(page, page.locator(".buy"), page.locator(".large .garden [data-drop='area 2']").last)
    expect(player.act).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".gain")).to_contain_text("6 points")


def test_tiles_of_a_factory_are_dragged_beside_the_pavilion(
    visitor: Visitor, client: Client
) -> None:
    page = visitor.sit(client.create("summer-pavilion", against_bots(1), seed=3))
    player = ready(page)
    lot = page.locator(".table .control").first
    drag(page, lot, page.locator(".own [data-drop='space 1.1']"))
    expect(refusal(page)).to_have_text("The tiles go beside your pavilion first.")
    drag(page, lot, page.locator(".own .tray .stack").last)
    expect(player.act).to_have_attribute("aria-disabled", "false")


def test_tile_is_dragged_from_the_hand_to_a_space(visitor: Visitor, client: Client) -> None:
    page = visitor.sit(play_until(client.create("summer-pavilion", people(2), seed=3), to_place))
    player = ready(page)
    hand = page.locator(".hand button:not(.no)").first
    drag(page, hand, page.locator(".own .other[aria-label*='cost 6, empty']").first)
    expect(refusal(page)).to_be_visible()
    expect(player.act).to_have_attribute("aria-disabled", "true")
    drag(page, hand, page.locator(".own .control").first)
    expect(player.act).to_have_attribute("aria-disabled", "false")


@pytest.mark.parametrize("game", GAMES)
def test_finger_that_rests_drags_and_one_that_moves_scrolls(
    arrive: Arrive, client: Client, game: str
) -> None:
    visitor = arrive(PHONE)
    if game == "queens-garden":
        page = visitor.sit(with_a_tile(client))
        player = ready(page)
        piece = page.locator(".large .storage .space:has([data-piece='yellow-butterfly'])")
        place = page.locator(".large .garden [data-drop='cell 0,1']").last
    else:
        page = visitor.sit(client.create(game, against_bots(1), seed=3))
        player = ready(page)
        piece = page.locator(".table .control").last
        place = page.locator(".own [data-drop='space 0.1']")
    session = visitor.context.new_cdp_session(page)
    finger(page, session, piece, place)
    if game == "queens-garden":
        expect(player.act).to_have_attribute("aria-disabled", "false")
    else:
        expect(refusal(page)).to_have_text("The tiles go beside your pavilion first.")


def test_lesson_is_taken_by_dragging(visitor: Visitor) -> None:
    page = visitor.go("/learn/summer-pavilion/draft")
    expect(page.locator(".task .do")).to_be_visible()
    lots = page.locator(".table .control")
    expect(lots.first).to_be_attached()
    drag(page, lots.first, page.locator(".own .tray .stack").last)
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
