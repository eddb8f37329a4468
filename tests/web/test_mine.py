"""The games of a browser: hidden and brought back, with results and statistics, in one file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from quinta.client import Client
from web.tables import against_bots, people, play_to
from web.visitor import PHONE, STILL, Arrive, Visitor

_FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"


def rows(page: Page, title: str) -> list[str]:
    """What a list of games says, row by row."""
    return page.get_by_role("region", name=title).get_by_role("listitem").all_inner_texts()


def finished(client: Client, visitor: Visitor) -> Page:
    """The page of somebody who has played a game against a bot to its end."""
    table = play_to(client.create("summer-pavilion", against_bots(1), seed=3))
    page = visitor.sit(table)
    expect(page.locator("section.result")).to_be_visible()
    return page


def test_hidden_game_comes_back_with_its_seat(visitor: Visitor, client: Client) -> None:
    table = client.create("queens-garden", people(2), seed=3)
    visitor.sit(table)
    page = visitor.go()
    row = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/table/{table.name}']"))
    expect(row).to_contain_text("Your turn")
    row.get_by_role("button", name="Hide from this list").click()
    expect(row).to_have_count(0)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    page.keyboard.press("Enter")
    expect(row).to_contain_text("Your turn")

    row.get_by_role("button", name="Hide from this list").click()
    page.reload()
    page.get_by_role("link", name="All your games").click()
    expect(page.get_by_text("1 hidden game")).to_be_visible()
    expect(row).to_have_count(0)
    page.get_by_text("1 hidden game").click()
    page.get_by_role("button", name="Show again").click()
    row.get_by_role("link").click()
    expect(page.locator("section.bar .headline")).to_have_text("Anna, it is your turn")


def test_hidden_games_are_given_up_only_after_a_question(visitor: Visitor, client: Client) -> None:
    table = client.create("queens-garden", people(2), seed=3)
    visitor.sit(table)
    page = visitor.go("/games")
    page.get_by_role("button", name="Hide from this list").click()
    page.reload()
    page.get_by_text("1 hidden game").click()
    page.get_by_role("button", name="Delete hidden games for good").click()
    page.get_by_role("button", name="No, keep them").click()
    assert table.name in page.evaluate("localStorage.getItem('quinta.seats')")
    page.get_by_role("button", name="Delete hidden games for good").click()
    page.get_by_role("button", name="Yes, delete").click()
    expect(page.get_by_text("You have not played in this browser yet.")).to_be_visible()
    assert table.name not in page.evaluate("localStorage.getItem('quinta.seats')")


def test_result_and_statistics_stay_when_the_table_is_gone(
    visitor: Visitor, client: Client
) -> None:
    page = finished(client, visitor)
    scores = page.locator(".ranking .numbers").all_inner_texts()
    won = page.locator("#result-title").inner_text() == "You win"
    # What the table's page still asks for does not count.
    page.goto("about:blank")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visitor.go("/games")
    [row] = rows(page, "Finished")
    assert ("Won" if won else "Lost") in row
    assert all(score in row for score in scores)
    assert "Bot (beginner)" in row
    cells = page.get_by_role("table").locator("tbody").locator("th, td").all_inner_texts()
    own = page.evaluate(
        "() => Object.values(JSON.parse(localStorage.getItem('quinta.seats')))[0]"
        ".facts.result.scores[0]"
    )
    assert cells == ["Beginner", "1", "1" if won else "0", str(own), str(own)]
    # What is over needs no question.
    assert not [url for url in asked if "/api/tables/" in url]


def test_opponents_turn_is_told_and_own_turns_come_first(visitor: Visitor, client: Client) -> None:
    names = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    waiting = client.create("summer-pavilion", names, options={"starts": 1})
    visitor.sit(waiting)
    mine = client.create("queens-garden", people(2), seed=3)
    visitor.sit(mine)
    page = visitor.go("/games")
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("Waiting")
    client.join(waiting.name, 1, "Bram", waiting.invites[1])
    page.reload()
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("Bram is to play")
    expect(page.get_by_role("listitem").nth(0)).to_contain_text("Your turn")


def test_all_games_go_into_one_file_and_out_of_it_elsewhere(
    arrive: Arrive, client: Client, downloads: Path
) -> None:
    visitor = arrive()
    finished(client, visitor)
    table = client.create("queens-garden", people(2), seed=3)
    visitor.sit(table)
    page = visitor.go("/games")
    methods: list[str] = []
    page.on("request", lambda request: methods.append(request.method))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    saved = downloads / "games.json"
    download.value.save_as(saved)
    assert set(json.loads(saved.read_text("utf-8"))) == {"format", "version", "tables"}
    # The page may still be asking for what it shows; what it sends would be no GET.
    assert set(methods) <= {"GET"}

    other = arrive()
    page = other.go("/games")
    broken = downloads / "broken.json"
    broken.write_text("{}", "utf-8")
    page.get_by_label("Read from a file").set_input_files(broken)
    expect(page.get_by_text("There are no games in this file.")).to_be_visible()
    page.get_by_label("Read from a file").set_input_files(saved)
    expect(page.get_by_text("2 games are new here.")).to_be_visible()
    assert len(rows(page, "In play")) == len(rows(page, "Finished")) == 1
    other.go(f"/table/{table.name}")
    expect(page.locator("section.bar .headline")).to_have_text("Anna, it is your turn")


@pytest.mark.parametrize("language", ["en", "nl", "pl", "ru"])
def test_games_fit_on_a_phone(arrive: Arrive, client: Client, language: str) -> None:
    visitor = arrive(PHONE, {**STILL, "language": language})
    finished(client, visitor)
    visitor.sit(client.create("queens-garden", people(4), seed=3))
    page = visitor.go("/games")
    expect(page.get_by_role("table")).to_be_visible()
    assert page.evaluate(_FITS)
