"""The editor: a table from the kitchen put together by clicking, scored, judged, played on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import quinta
from web.test_accessible import Check, check
from web.visitor import DESK, PHONE, Arrive, Options, Visitor

__all__ = ["check"]

GAMES = ("queens-garden", "summer-pavilion")
MIME = "application/json"


def verdict(page: Page) -> Locator:
    """Whether the position can exist, and what it scores."""
    return page.locator(".verdict")


def choose(page: Page, place: str) -> None:
    """Choose a place to put something into."""
    page.locator(f"[data-place='{place}']").first.click()


def put(page: Page, *pieces: str) -> None:
    """Put pieces into the place that is chosen."""
    for piece in pieces:
        page.locator(".editor-what .palette").get_by_role("button", name=piece, exact=True).click()


def press(page: Page, name: str, times: int = 1) -> None:
    """Press a button some times."""
    for _ in range(times):
        page.get_by_role("button", name=name, exact=True).click()


def lay_garden(page: Page) -> None:
    """Lay a table of Queen's Garden."""
    page.get_by_role("combobox", name="Round", exact=True).select_option("2")
    choose(page, "slot 1")
    put(page, "lilac bird", "lime plant")
    choose(page, "area 0 0")
    put(page, "expansion blue tree")
    press(page, "Turn it", 3)
    choose(page, "cell 0 1,0")
    put(page, "blue bird")
    choose(page, "cell 0 0,1")
    put(page, "blue butterfly")
    choose(page, "storage 0")
    press(page, "Tiles")
    put(page, "green flower")
    press(page, "One less: Jokers", 2)
    page.get_by_role("spinbutton", name="Points").first.fill("21")


def lay_pavilion(page: Page) -> None:
    """Lay a table of Summer Pavilion."""
    choose(page, "supply")
    for colour, count in {"purple": 2, "green": 1, "orange": 2}.items():
        press(page, f"One more: {colour}", count)
    choose(page, "tiles 0")
    press(page, "One more: red", 3)
    for number, colour in ((1, "purple"), (2, "purple")):
        page.locator(".pavilion g[role=group]").nth(1).get_by_role(
            "button", name=f"Space {number},"
        ).click()
        put(page, f"{colour} tile")
    page.get_by_label("first-player marker").select_option("Player 2")
    page.get_by_label("To move").select_option("Player 2")
    page.get_by_role("spinbutton", name="Points").first.fill("9")


LAY = {"queens-garden": lay_garden, "summer-pavilion": lay_pavilion}
EXPECTED: dict[str, Any] = {
    "queens-garden": {
        "score": 21,
        "jokers": 1,
        "tiles": ["green-flower"],
        "garden": {
            "expansions": [{"area": 0, "face_up": "blue-tree", "orientation": 3}],
            "tiles": [
                {"cell": [1, 0], "hexagon": "blue-bird"},
                {"cell": [0, 1], "hexagon": "blue-butterfly"},
            ],
        },
    },
    "summer-pavilion": {
        "score": 9,
        "tiles": {"red": 3},
        "pavilion": [
            ["purple", "purple", *[None] * 4] if star == 1 else [None] * 6 for star in range(7)
        ],
    },
}


def saved(page: Page, folder: Path) -> dict[str, Any]:
    """The position as the page writes it to a file."""
    with page.expect_download() as download:
        press(page, "Save as file")
    path = folder / "position.json"
    download.value.save_as(path)
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_kitchen_table_is_laid_scored_saved_and_judged(
    visitor: Visitor, game: str, check: Check, tmp_path: Path
) -> None:
    visitor.excuse("400")
    page = visitor.go(f"/editor/{game}")
    expect(verdict(page)).to_contain_text("This position can exist.")
    LAY[game](page)
    expect(verdict(page)).to_contain_text("This position can exist.")
    verdict(page).locator("summary").click()
    check(page)
    position = saved(page, tmp_path)
    seat = {key: position["seats"][0][key] for key in EXPECTED[game]}
    assert seat == EXPECTED[game]
    # The engine counted the bag, and the page shows what the engine says of the scores.
    engine = quinta.from_snapshot(position)
    totals = [
        one["score"] + one["round"]["points"] + one["final"]["points"]  # type: ignore[index]
        for one in engine.breakdown()
    ]
    expect(verdict(page)).to_contain_text(str(position["bag"]))
    expect(verdict(page).locator("tfoot td")).to_have_text([str(total) for total in totals])
    press(page, "Find the best turns")
    page.wait_for_url(f"**/analysis/{game}#**")
    expect(page.locator("#table-panel [data-chooses] .turn").first).to_be_visible()


def test_a_fault_is_named_as_the_engine_names_it_and_can_be_taken_back(visitor: Visitor) -> None:
    visitor.excuse("400")
    page = visitor.go("/editor/queens-garden")
    page.get_by_role("switch", name="Has passed").first.click()
    expect(verdict(page).locator("q")).to_have_text(
        "position: marker is in the display although a player has passed (QG-4.10)"
    )
    link = verdict(page).get_by_role("link")
    expect(link).to_have_attribute("href", "/rules/queens-garden#QG-4.10")
    # Nothing can be done with it.
    expect(page.get_by_role("button", name="Find the best turns")).to_have_attribute(
        "aria-disabled", "true"
    )
    press(page, "Undo")
    expect(verdict(page)).to_contain_text("This position can exist.")
    expect(page.get_by_role("switch", name="Has passed").first).not_to_be_checked()


def test_more_players_and_other_options_leave_what_was_laid(visitor: Visitor) -> None:
    page = visitor.go("/editor/summer-pavilion")
    choose(page, "tiles 0")
    press(page, "One more: red", 2)
    page.get_by_role("combobox", name="Players", exact=True).select_option("4")
    expect(page.get_by_role("tab")).to_have_count(4)
    expect(page.locator("[data-place^=factory]")).to_have_count(9)
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Board side").select_option("variant")
    press(page, "Use these options")
    expect(verdict(page)).to_contain_text("This position can exist.")
    expect(page.locator("[data-place='tiles 0'] svg")).to_have_count(2)


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_file_is_opened_and_the_position_played_on_against_a_bot(
    arrive: Arrive, device: Options, check: Check
) -> None:
    visitor = arrive(device)
    page = visitor.go("/editor/queens-garden")
    game = quinta.new("queens-garden", seed=4)
    game.seats[0].score = 40  # type: ignore[attr-defined]
    text = json.dumps(game.snapshot())
    opening = page.locator("input[type=file]")
    opening.set_input_files({"name": "a.json", "mimeType": MIME, "buffer": b"[]"})
    expect(page.get_by_role("alert").filter(has_text="holds no position")).to_be_visible()
    opening.set_input_files({"name": "a.json", "mimeType": MIME, "buffer": text.encode()})
    expect(page.get_by_role("spinbutton", name="Points").first).to_have_value("40")
    expect(verdict(page)).to_contain_text("This position can exist.")
    check(page)
    page.get_by_text("Play on from here").click()
    press(page, "Play")
    page.wait_for_url("**/table/*")
    expect(page.locator("section.players")).to_contain_text("40")
    expect(page.locator(".headline")).to_contain_text("Your turn")


def test_everything_is_reached_by_keyboard(visitor: Visitor) -> None:
    page = visitor.go("/editor/queens-garden")
    expect(verdict(page)).to_contain_text("This position can exist.")
    page.locator("[data-place='cell 0 1,0']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#editor-what")).to_contain_text("1, 0")
    page.locator(".palette button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-place='cell 0 1,0']")).to_have_attribute(
        "aria-label", "blue bird, cell 1, 0"
    )


@pytest.mark.parametrize(
    ("game", "places"),
    [
        ("queens-garden", ["[data-place='slot 1']", "[data-place='cell 0 1,0']"]),
        ("summer-pavilion", ["[data-place='supply']", ".pavilion [role=button]"]),
    ],
)
def test_what_is_put_covers_little_of_a_phone(
    arrive: Arrive, check: Check, game: str, places: list[str]
) -> None:
    viewport = {"width": 375, "height": 812}
    page = arrive({**PHONE, "viewport": viewport}).go(f"/editor/{game}")
    expect(verdict(page)).to_contain_text("This position can exist.")
    for place in places:
        page.locator(place).first.click()
        box = page.locator(".editor-what").bounding_box()
        assert box is not None and box["height"] < viewport["height"] / 4, place
        for button in page.locator(".editor-what button").all():
            size = button.bounding_box()
            assert size is not None and min(size["width"], size["height"]) >= 44, place
    check(page)
    # What lies to the side is reached, and comes into sight.
    page.locator(".palette button").first.focus()
    page.keyboard.press("End")
    last = page.locator(".palette button").last
    expect(last).to_be_focused()
    expect(last).to_be_in_viewport(ratio=0.9)
