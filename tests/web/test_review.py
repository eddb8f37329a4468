"""The review of a game: marked turns, the best ones on the board, a turn of one's own judged."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import quinta
from quinta import bots
from quinta.client import Client, RemoteTable
from web.player import Player
from web.tables import STAYS, people
from web.visitor import DESK, PHONE, Arrive, Visitor

HERE = Path(__file__).parent
BLUNDERS = {
    "queens-garden": HERE / "blunder-garden.quinta",
    "summer-pavilion": HERE / "blunder-pavilion.quinta",
}
"""The last turns of games, of which the first gives the victory away: a pass, too early."""

# A file let go over the page.
_DROP = """([name, text]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name, {type: "text/plain"}));
    for (const type of ["dragover", "drop"])
        document.body.dispatchEvent(
            new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true}));
}"""


def finished(client: Client, game: str) -> RemoteTable:
    """A table at which these last turns were played, to the end of the game."""
    record = quinta.Record.load(BLUNDERS[game])
    table = client.create(game, people(2), position=record.first().snapshot(hidden=False))
    for turn in record.turns:
        table.play(turn.text, seat=turn.seat)
    assert table.view().state == "over"
    return table


def long_record() -> str:
    """The record of a whole game between bots: its review takes a while."""
    game = quinta.new("summer-pavilion", players=2, seed=3)
    record = quinta.Record.of(game)
    player = bots.make(STAYS, game.name, 1)
    while not game.is_over:
        budget = bots.Budget(simulations=1)
        record.play(game, bots.ask(player, game, budget, seed=len(record.turns)).move)
    return record.text()


def drop(page: Page, name: str, text: str) -> None:
    """Let a file go over the page."""
    page.evaluate(_DROP, [name, text])


def reviewed(page: Page) -> None:
    """Wait until all of the game is reviewed."""
    page.get_by_role("tab", name="Players").click()
    expect(page.get_by_role("rowheader", name="Accuracy")).to_be_visible()


def turn(page: Page, number: int) -> Locator:
    """A turn in the list."""
    return page.locator(f".turns a[href$='/{number}']")


@pytest.mark.parametrize("game", BLUNDERS)
def test_blunder_is_found_from_the_result_and_tried_again(
    visitor: Visitor, client: Client, game: str
) -> None:
    page = visitor.sit(finished(client, game))
    page.locator("section.result").get_by_role("button", name="Review").click()
    page.wait_for_url(re.compile(r"/review/[\w-]{22}$"))
    expect(page.get_by_role("progressbar")).to_have_count(0)
    reviewed(page)
    expect(page.get_by_role("row", name=re.compile("Blunders"))).to_contain_text("1")
    expect(page.get_by_role("img", name=re.compile("Expected lead of Anna"))).to_be_visible()

    page.keyboard.press("m")
    page.wait_for_url(re.compile(r"/review/[\w-]{22}/1$"))
    expect(page.locator(".walker .now")).to_contain_text("Anna")
    expect(page.locator(".walker .now")).to_contain_text("Blunder")
    played = page.get_by_role("button", name=re.compile("Played"))
    best = page.get_by_role("button", name=re.compile("^(?!Play).*Best"))
    expect(played).to_have_attribute("aria-pressed", "true")
    expect(played).to_contain_text("Anna passes")
    page.keyboard.press("b")
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(best).to_contain_text("Anna places")

    page.get_by_role("button", name="Try it again").click()
    may_pass = page.get_by_role("button", name="Pass", exact=True)
    expect(may_pass).to_have_attribute("aria-disabled", "false")
    may_pass.click()
    confirm(page)
    # Or it is another pass, with other tiles kept.
    expect(page.locator(".trial .note")).to_contain_text(
        re.compile("This is the turn that was played|About as good as the turn that was played")
    )
    page.get_by_role("button", name="Try once more").click()
    expect(may_pass).to_have_attribute("aria-disabled", "false")
    Player(page).put_together()
    confirm(page)
    expect(page.locator(".trial .note")).to_be_visible()
    if game == "summer-pavilion":
        # There is only one other turn.
        expect(page.locator(".trial .note")).to_contain_text("Nothing better was found.")
        expect(page.locator(".trial .note")).to_contain_text("+100% chance to win")
    page.get_by_role("button", name="Back to the review").click()
    expect(played).to_have_attribute("aria-pressed", "true")


def confirm(page: Page) -> None:
    """Have the turn judged that is put together."""
    act = page.locator(".act")
    expect(act).to_have_attribute("aria-disabled", "false")
    act.click()


def test_position_is_played_on_from_against_a_bot(visitor: Visitor, client: Client) -> None:
    table = finished(client, "summer-pavilion")
    page = visitor.go(f"/replay/{table.name}")
    page.get_by_role("button", name="Review").click()
    page.wait_for_url(re.compile("/review/"))
    turn(page, 1).click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Level").select_option("beginner")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    Player(page).wait_for_turn()
    expect(page.locator(".act")).to_be_visible()
    assert page.url.rpartition("/")[2] != table.name


def test_record_that_is_dropped_or_chosen_opens_its_review(visitor: Visitor) -> None:
    record = BLUNDERS["summer-pavilion"]
    page = visitor.go()
    drop(page, record.name, record.read_text(encoding="utf-8"))
    page.wait_for_url(re.compile("/review/"))
    address = page.url
    reviewed(page)
    page.get_by_role("tab", name="Turns").click()
    expect(page.locator(".turns a")).to_have_count(3)
    expect(turn(page, 1)).to_contain_text("Blunder")
    expect(turn(page, 1)).to_contain_text("Player 1")

    # The same file has the same address, and what was computed is kept.
    visitor.go()
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url(address)
    expect(turn(page, 1)).to_contain_text("Blunder")


@pytest.mark.parametrize("game", BLUNDERS)
def test_turn_leads_to_the_analysis_board_of_its_position(visitor: Visitor, game: str) -> None:
    record = BLUNDERS[game]
    page = visitor.go()
    drop(page, record.name, record.read_text(encoding="utf-8"))
    page.wait_for_url(re.compile("/review/"))
    turn(page, 1).click()
    page.wait_for_url(re.compile("/review/.*/1$"))
    address = page.url
    page.get_by_role("button", name="Analysis board").click()
    page.wait_for_url(re.compile(f"/analysis/{game}#"))
    # The player who is to move there is offered what would have been better.
    expect(page.locator("#table-panel [data-chooses] .turn").first).to_be_visible()
    scores = quinta.Record.load(record).first().scores
    for seat, score in enumerate(scores):
        expect(page.locator(".players .score").nth(seat)).to_contain_text(str(score))
    page.go_back()
    expect(page).to_have_url(address)
    expect(page.get_by_role("button", name="Analysis board")).to_be_visible()


def test_file_that_is_no_record_is_refused_in_words(visitor: Visitor) -> None:
    visitor.excuse("400", "status of 400")
    page = visitor.go()
    drop(page, "letter.txt", "Dear reader")
    expect(page.get_by_text("This is no record of a game")).to_be_visible()
    expect(page).to_have_url(f"{visitor.url}/")


def test_review_is_stopped_and_gone_on_with(visitor: Visitor) -> None:
    page = visitor.go()
    drop(page, "long.quinta", long_record())
    page.wait_for_url(re.compile("/review/"))
    # The first turns are there long before the last.
    expect(page.locator(".turns .verdict").first).to_be_visible()
    bar = page.get_by_role("progressbar")
    expect(bar).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("Stopped after")).to_be_visible()
    done = bar.evaluate("(bar) => bar.value")
    page.reload()
    expect(page.get_by_text("Stopped after")).to_be_visible()
    expect(page.locator(".turns .verdict").first).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    page.wait_for_function("(done) => document.querySelector('progress').value > done", arg=done)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()


def test_each_turn_has_an_address_and_arrow_keys_walk(visitor: Visitor, client: Client) -> None:
    record = BLUNDERS["summer-pavilion"].read_text(encoding="utf-8")
    page = visitor.go()
    drop(page, "some.quinta", record)
    page.wait_for_url(re.compile("/review/"))
    review = page.url
    visitor.go(review.removeprefix(visitor.url) + "/2")
    now = page.locator(".walker .now")
    expect(now).to_contain_text("Turn 2 of 3")
    expect(turn(page, 2)).to_have_attribute("aria-current", "true")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(f"{review}/3")
    expect(now).to_contain_text("Turn 3 of 3")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(f"{review}/3")
    page.keyboard.press("Home")
    expect(page).to_have_url(review)
    expect(now).to_contain_text("Overview")
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("ArrowRight")
    expect(page).to_have_url(f"{review}/1")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Turn 1 of 3"))
    page.keyboard.press("Tab")
    page.keyboard.press("m")
    expect(page).to_have_url(f"{review}/2")
    page.keyboard.press("Shift+M")
    expect(page).to_have_url(f"{review}/1")


def test_record_that_does_not_exist(visitor: Visitor) -> None:
    visitor.excuse("404", "status of 404")
    page = visitor.go(f"/review/{'x' * 22}")
    expect(page.get_by_text("This game does not exist here")).to_be_visible()


@pytest.mark.parametrize("game", BLUNDERS)
def test_phone_has_room_for_the_board_and_for_the_overview(
    arrive: Arrive, client: Client, game: str
) -> None:
    visitor = arrive(PHONE)
    page = visitor.go(f"/replay/{finished(client, game).name}")
    page.get_by_role("button", name="Review").tap()
    page.wait_for_url(re.compile("/review/"))
    reviewed(page)
    expect(page.locator("main .board")).to_be_hidden()
    page.get_by_role("tab", name="Turns").tap()
    turn(page, 1).tap()
    expect(page.locator("main .board")).to_be_visible()
    expect(page.locator("#table-panel")).to_be_hidden()
    best = page.get_by_role("button", name=re.compile("^(?!Play).*Best"))
    best.tap()
    expect(best).to_have_attribute("aria-pressed", "true")
    fits(page)
    page.get_by_role("button", name="Try it again").tap()
    expect(page.locator(".act")).to_be_visible()
    fits(page)
    page.get_by_role("button", name="Back to the review").tap()
    page.get_by_role("link", name="Overview").tap()
    expect(page.locator("main .board")).to_be_hidden()


def fits(page: Page) -> None:
    """The page is no wider than the screen, and the board has a good part of its height."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = page.locator("main").bounding_box()
    assert box is not None and box["height"] >= PHONE["viewport"]["height"] * 0.4


@pytest.mark.parametrize("language", ["nl", "pl", "ru"])
def test_every_language_says_it(arrive: Arrive, client: Client, language: str) -> None:
    visitor = arrive(DESK, {"speed": 0, "language": language, "tips": False})
    record = BLUNDERS["queens-garden"].read_text(encoding="utf-8")
    page = visitor.go()
    drop(page, "some.quinta", record)
    expect(turn(page, 1)).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".walker .now .verdict.blunder")).to_be_visible()
    # A word that is in no catalogue would be a complaint of the visitor's.
    expect(page.locator("html")).to_have_attribute("lang", language)
