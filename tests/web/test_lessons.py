"""The lessons: each course played from the first to the last, by what the page shows and says."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from quinta.client import Client
from quinta.games import GAMES
from web.player import Player
from web.visitor import DESK, PHONE, Arrive, Options, Visitor

NAMES = ("queens-garden", "summer-pavilion")


def task(page: Page) -> Locator:
    """What is to be done."""
    return page.locator(".task .do")


def shown(page: Page) -> Locator:
    """The button that shows how."""
    return page.locator(".task .next .button")


def play_hint(page: Page) -> None:
    """Let the page show a turn that does what is asked for, and play it."""
    shown(page).click()
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
    page.locator(".act").click()


def play_lesson(page: Page, tasks: int) -> None:
    """Do all tasks of a lesson."""
    for number in range(1, tasks + 1):
        if tasks > 1:
            expect(task(page)).to_contain_text(str(number))
        play_hint(page)
        expect(page.locator(".task .well")).to_be_visible()
        if number < tasks:
            expect(task(page)).to_contain_text(str(number + 1))
    expect(page.locator(".onwards")).to_be_visible()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("device", "language"), [(DESK, "en"), (PHONE, "ru")])
def test_a_whole_course_is_played_and_remembered(
    arrive: Arrive, name: str, device: Options, language: str
) -> None:
    visitor = arrive(device, {"speed": 0, "language": language})
    page = visitor.go(f"/learn/{name}")
    page.locator("main .primary").click()
    lessons = GAMES[name].lessons
    for number, lesson in enumerate(lessons, 1):
        page.wait_for_url(f"**/learn/{name}/{lesson.key}")
        expect(page.locator("aside .about")).to_contain_text(f"{number} ")
        play_lesson(page, len(lesson.tasks))
        page.locator(".onwards").click()
    # The last one leads to a game.
    page.wait_for_url(f"{visitor.url}/")
    expect(page.locator(f"a[href='/learn/{name}']")).to_contain_text(
        f"{len(lessons)} {'of' if language == 'en' else 'из'} {len(lessons)}"
    )
    page.reload()
    page.locator(f"a[href='/learn/{name}']").click()
    expect(page.locator("main li .done")).to_have_count(len(lessons))


def test_a_turn_that_is_not_it_is_not_played_and_the_page_says_why(visitor: Visitor) -> None:
    page = visitor.go("/learn/summer-pavilion/place")
    score = page.locator(".players .score").first
    expect(score).to_contain_text("12")
    page.get_by_role("button", name="Pass", exact=True).click()
    page.locator(".act").click()
    note = page.locator(".task .missed")
    expect(note).to_contain_text("Passing ends the round for you.")
    expect(note.get_by_role("link", name="Rule SP-5.4")).to_have_attribute(
        "href", "/rules/summer-pavilion#SP-5.4"
    )
    expect(score).to_contain_text("12")
    play_hint(page)
    expect(page.locator(".task .well")).to_contain_text("+3 points")
    expect(page.locator(".task .well").get_by_role("link", name="Rule SP-5.2")).to_be_visible()
    expect(score).to_contain_text("15")
    expect(page.locator(".task .missed")).to_have_count(0)
    page.get_by_role("button", name="Start over").click()
    expect(score).to_contain_text("12")
    expect(task(page)).to_contain_text("Task 1 of 2")


@pytest.mark.parametrize("name", NAMES)
def test_a_task_is_done_with_the_board_itself(visitor: Visitor, name: str) -> None:
    page = visitor.go(f"/learn/{name}/{GAMES[name].lessons[0].key}")
    expect(shown(page)).to_be_enabled()
    if name == "queens-garden":
        page.get_by_role("button", name="Acquire by colour: blue, 3 pieces").click()
    else:
        page.get_by_role("button", name="Take: 3 red tiles").first.click()
    player = Player(page)
    player.wait_until_settled()
    player.press(player.act)
    expect(page.locator(".task .well")).to_be_visible()


def test_a_lesson_is_taken_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.go("/learn/summer-pavilion/draft")
    expect(shown(page)).to_be_enabled()
    shown(page).focus()
    page.keyboard.press("Enter")
    act = page.locator(".act")
    expect(act).to_have_attribute("aria-disabled", "false")
    act.focus()
    page.keyboard.press("Enter")
    # What was in focus is gone: the way on is in focus instead.
    expect(page.locator(".onwards")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/summer-pavilion/wild")


def test_a_lesson_that_is_not_there_leads_to_those_that_are(visitor: Visitor) -> None:
    page = visitor.go("/learn/queens-garden/chess")
    page.locator("main").get_by_role("link", name="All lessons").click()
    expect(page.locator("main li")).to_have_count(len(GAMES["queens-garden"].lessons))


@pytest.mark.parametrize("name", NAMES)
def test_lessons_are_fetched_only_when_they_are_asked_for(
    arrive: Arrive, client: Client, name: str
) -> None:
    visitor = arrive()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    page = visitor.sit(client.create(name, [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]))
    Player(page).wait_for_turn()
    assert not [url for url in asked if "esson" in url or "Learn" in url]
    visitor.go(f"/learn/{name}")
    page.locator("main li").first.wait_for()
    assert [url for url in asked if url.endswith(f"/api/games/{name}/lessons")]
