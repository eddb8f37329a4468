"""Puzzles on the page: found with the board itself, missed, shown, remembered, one of the day."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from quinta import Game
from quinta.analysis.puzzles import GRADES, Puzzle, by_key, stored
from quinta.client import Client
from web.player import Player
from web.tables import against_bots
from web.visitor import DESK, PHONE, Arrive, Visitor

NAMES = ("queens-garden", "summer-pavilion")
LANGUAGES = ("en", "nl", "pl", "ru")


def pointed(game: Game, text: str) -> str | None:
    """What the control is called that a turn is chosen with, if it takes only one."""
    path = game.step_path(game.parse(text))
    steps: list[dict[str, Any]] = [game.step_data(step) for step in path]
    if steps[0]["turn"] == "acquire":
        forced = all(len(game.steps(path[:at])) == 1 for at in range(2, len(path)))
        return rf"^Acquire by \w+: {steps[1]['name']}," if forced else None
    if steps[0]["turn"] == "draft":
        colours = [
            game.step_data(step)["colour"]
            for source in game.steps(path[:1])
            for step in game.steps([path[0], source])
        ]
        colour = str(steps[2]["colour"])
        return rf"^Take: \d+ {colour}" if colours.count(colour) == 1 else None
    return None


def to_be_pointed_at(name: str) -> Iterator[tuple[Puzzle, str, str]]:
    """Puzzles whose best turn and another one are chosen with one click each, and with which."""
    for puzzle in stored(name):
        game = puzzle.game
        best = pointed(game, puzzle.best.text)
        others = (pointed(game, turn.text) for turn in puzzle.turns[puzzle.next :])
        other = next((one for one in others if one and one != best), None)
        if best and other:
            yield puzzle, best, other


def note(page: Page) -> Locator:
    """What is said of the last try."""
    return page.locator(".answer .note")


def shows(page: Page) -> Locator:
    """The button that shows the answer."""
    return page.locator(".answer .next .button")


def play(page: Page, control: str) -> None:
    """Choose a turn on the board, and play it."""
    player = Player(page)
    player.wait_until_settled()
    player.press(page.get_by_role("button", name=re.compile(control)).first)
    player.wait_until_settled()
    player.press(player.act)


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_missed_and_then_solved_with_the_board_itself(
    visitor: Visitor, name: str
) -> None:
    puzzle, best, other = next(to_be_pointed_at(name))
    page = visitor.go(f"/puzzles/{name}/{puzzle.key}")
    expect(shows(page)).to_be_enabled()
    score = page.locator(".players .score").nth(puzzle.game.to_move)
    before = score.inner_text()
    play(page, other)
    expect(note(page)).to_contain_text(re.compile(r"loses about [\d.]+ points and \d+% chance"))
    expect(score).to_have_text(before)
    play(page, best)
    expect(note(page)).to_contain_text("That is the best turn!")
    # The answer says what it gains against the next best one.
    answer = page.locator(".solution")
    expect(answer).to_contain_text(re.compile(r"gains about [\d.]+ points and \d+% chance"))
    expect(answer.locator(".turn")).to_have_count(2)
    page.locator(".onwards").click()
    page.wait_for_url(re.compile(rf"/puzzles/{name}/(?!{puzzle.key})\w+$"))
    page.get_by_role("link", name="All puzzles").click()
    number = list(by_key(name)).index(puzzle.key) + 1
    expect(page.get_by_role("link", name=f"Puzzle {number}, solved", exact=True)).to_be_visible()
    visitor.go()
    expect(page.locator(f"a[href='/puzzles/{name}']")).to_contain_text(f"1 of {len(stored(name))}")


@pytest.mark.parametrize("name", NAMES)
def test_an_answer_that_was_shown_does_not_solve_the_puzzle(visitor: Visitor, name: str) -> None:
    puzzle = stored(name)[-1]
    page = visitor.go(f"/puzzles/{name}/{puzzle.key}")
    shows(page).click()
    turns = page.locator(".solution .turn")
    expect(turns.first).to_have_attribute("aria-pressed", "true")
    # Both turns can be looked at on the board.
    turns.nth(1).click()
    expect(turns.nth(1)).to_have_attribute("aria-pressed", "true")
    turns.first.click()
    expect(turns.first).to_have_attribute("aria-pressed", "true")
    page.locator(".act").click()
    expect(note(page)).to_contain_text("Try again to solve the puzzle yourself.")
    page.locator(".ways").get_by_role("button", name="Try again").click()
    expect(page.locator(".solution")).to_have_count(0)
    expect(shows(page)).to_be_enabled()
    visitor.go(f"/puzzles/{name}")
    expect(page.locator("section li").first).to_be_visible()
    expect(page.locator("section li .done")).to_have_count(0)


@pytest.mark.parametrize("name", NAMES)
def test_the_list_has_all_puzzles_by_grade_and_that_of_the_day(
    visitor: Visitor, client: Client, name: str
) -> None:
    page = visitor.go()
    page.locator(f"a[href='/learn/{name}']").click()
    page.get_by_role("link", name="Puzzles: find the best turn").click()
    expect(page.locator("main section")).to_have_count(len(GRADES))
    expect(page.locator("main section li")).to_have_count(len(stored(name)))
    today = client.puzzles(name).today
    page.get_by_role("link", name="Puzzle of the day").click()
    page.wait_for_url(f"**/puzzles/{name}/{today}")
    expect(shows(page)).to_be_enabled()


def test_a_puzzle_is_solved_by_keyboard_alone(visitor: Visitor) -> None:
    puzzle = stored("summer-pavilion")[0]
    page = visitor.go(f"/puzzles/summer-pavilion/{puzzle.key}")
    expect(shows(page)).to_be_enabled()
    shows(page).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
    page.locator(".act").focus()
    page.keyboard.press("Enter")
    # What was in focus is gone: the way on is in focus instead.
    expect(page.locator(".onwards")).to_be_focused()


def test_a_puzzle_that_is_not_there_leads_to_those_that_are(visitor: Visitor) -> None:
    visitor.excused.append("404")
    page = visitor.go("/puzzles/queens-garden/none")
    page.locator("main").get_by_role("link", name="All puzzles").click()
    expect(page.locator("main section li").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_puzzles_fit_a_phone_in_every_language(arrive: Arrive, name: str, language: str) -> None:
    visitor = arrive(PHONE, {"speed": 0, "language": language})
    wide = "() => document.documentElement.scrollWidth <= innerWidth"
    page = visitor.go(f"/puzzles/{name}")
    page.locator("main section li").first.wait_for()
    assert page.evaluate(wide)
    visitor.go(f"/puzzles/{name}/{stored(name)[0].key}")
    for shown in (False, True):
        if shown:
            shows(page).click()
            expect(page.locator(".solution .turn").first).to_be_visible()
        expect(page.locator(".act")).to_be_visible()
        assert page.evaluate(wide)
        # Half of the screen is left for the board, whatever is said below it.
        bar = page.locator("aside .actions").bounding_box()
        assert bar is not None and 2 * bar["height"] < PHONE["viewport"]["height"]


@pytest.mark.parametrize("name", NAMES)
def test_puzzles_are_fetched_only_when_they_are_asked_for(
    arrive: Arrive, client: Client, name: str
) -> None:
    visitor = arrive(DESK)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    page = visitor.sit(client.create(name, against_bots(1)))
    Player(page).wait_for_turn()
    assert not [url for url in asked if "uzzle" in url]
    visitor.go(f"/puzzles/{name}")
    page.locator("main section li").first.wait_for()
    assert [url for url in asked if url.endswith(f"/api/games/{name}/puzzles")]
