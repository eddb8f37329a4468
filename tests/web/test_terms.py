"""What a table plays by: told to those who join or set it up, and in the rules opened from it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from quinta.client import Client, RemoteTable
from web.tables import people
from web.visitor import DESK, PHONE, STILL, Arrive, Options, Visitor

FRIEND = [*people(1), {"kind": "friend"}]

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "terms": "Russian edition · Scoring board of the variant",
        "bonus": "4 hexagons +2, 5 hexagons +4, 6 hexagons +8",
        "repeat": "may be identical to each other",
        "refill": "the moment it is empty",
        "starts": "Anna starts",
        "hints": "No hints",
        "4.3": "The moment the bag becomes empty",
        "4.6": "They may be identical to each other, but never to the one you place.",
    },
    "nl": {
        "terms": "Russische editie · Scorebord van de variant",
        "bonus": "4 zeshoeken +2, 5 zeshoeken +4, 6 zeshoeken +8",
        "repeat": "mogen aan elkaar gelijk zijn",
        "refill": "zodra die leeg is",
        "starts": "Anna begint",
        "hints": "Geen tips",
        "4.3": "Zodra de zak leeg is",
        "4.6": "Ze mogen aan elkaar gelijk zijn, maar nooit aan de geplaatste.",
    },
    "pl": {
        "terms": "Wydanie rosyjskie · Plansza punktacji wariantu",
        "bonus": "4 heksagony +2, 5 heksagonów +4, 6 heksagonów +8",
        "repeat": "mogą się powtarzać",
        "refill": "gdy tylko ten się opróżni",
        "starts": "Zaczyna: Anna",
        "hints": "Bez podpowiedzi",
        "4.3": "Gdy tylko woreczek się opróżni",
        "4.6": "Mogą powtarzać się między sobą",
    },
    "ru": {
        "terms": "Русское издание · Поле подсчёта очков варианта",
        "bonus": "4 гекса +2, 5 гексов +4, 6 гексов +8",
        "repeat": "могут быть одинаковыми",
        "refill": "как только он опустеет",
        "starts": "Начинает Anna",
        "hints": "Без подсказок",
        "4.3": "Как только мешочек опустеет",
        "4.6": "Они могут совпадать друг",
    },
}


def russian(client: Client) -> RemoteTable:
    """A table of the Russian edition with the variant, which waits for a friend; seat 1 starts."""
    options = {"edition": "ru", "board": "variant", "starts": 0}
    return client.create("queens-garden", FRIEND, options=options)


def invited(visitor: Visitor, table: RemoteTable) -> Page:
    """The page as a friend sees it who has opened the link."""
    return visitor.go(f"/table/{table.name}#seat=1&invite={table.invites[1]}")


def clause(page: Page, number: str) -> str:
    """What the rules say under a number."""
    return page.locator(f"[id='{number}']").inner_text()


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_friend_by_link_reads_what_is_played_and_the_rules_of_it(
    arrive: Arrive, client: Client, device: Options, language: str
) -> None:
    table, words = russian(client), WORDS[language]
    visitor = arrive(device, {**STILL, "language": language})
    page = invited(visitor, table)
    terms = page.locator("details[aria-label]")
    expect(terms.locator("li")).to_have_count(5)
    assert [" · ".join(terms.locator(".head span").all_inner_texts())] == [words["terms"]]
    for told in ("bonus", "repeat", "refill", "starts", "hints"):
        expect(terms).to_contain_text(words[told])
        expect(terms.get_by_text(words[told])).to_be_visible()

    page.locator("header a.rules").click()
    beside = page.locator("#rules-panel")
    expect(beside.get_by_role("heading", level=2).first).to_be_visible()
    assert words["4.3"] in clause(page, "QG-4.3")
    assert words["4.6"] in clause(page, "QG-4.6")
    expect(page.locator("section.players")).to_be_visible()

    visitor.go(f"/rules/queens-garden?table={table.name}")
    expect(page.locator("section.here li")).to_have_count(7)
    expect(page.locator("section.here")).to_contain_text(words["bonus"])
    assert words["4.3"] in clause(page, "QG-4.3")
    assert words["4.6"] in clause(page, "QG-4.6")
    rows = page.locator("[id='QG-7.2'] table").first.locator("tbody tr").all_inner_texts()
    assert [row.split() for row in rows] == [["4", "+2"], ["5", "+4"], ["6", "+8"]]

    # A clause that is mentioned stays with the table, and so does a reload.
    page.locator("[id='QG-4.4'] p a").first.click()
    expect(page).to_have_url(f"{visitor.url}/rules/queens-garden?table={table.name}#QG-4.6")
    page.reload()
    expect(page.locator("section.here li")).to_have_count(7)

    page.locator("section.here a").last.click()
    expect(page.locator("section.here")).to_have_count(0)
    expect(page).to_have_url(f"{visitor.url}/rules/queens-garden")
    assert words["4.3"] not in clause(page, "QG-4.3")
    page.go_back()
    page.locator("section.here a").first.click()
    expect(page.locator("section.players")).to_be_visible()


def test_rules_say_of_each_edition_what_the_service_says(visitor: Visitor, client: Client) -> None:
    options = next(game.options for game in client.games() if game.name == "queens-garden")
    sets = next(option.sets for option in options if option.name == "edition")
    assert sets
    page = visitor.go("/rules/queens-garden")
    table = page.locator("#QG-9 table")
    expect(table).to_be_visible()
    editions = ("English", "Dutch", "Polish", "Russian")
    for edition, name in zip(("en", "nl", "pl", "ru"), editions, strict=True):
        _, repeat, refill = (
            table.locator("tbody tr").filter(has_text=name).locator("th, td").all_inner_texts()
        )
        assert (repeat == "yes") == sets[edition]["repeat_payment"]
        assert ("the moment it becomes empty" in refill) == (sets[edition]["refill"] == "empty")


def test_table_that_is_gone_leaves_the_rules_in_general(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.excuse("404")
    page = visitor.go("/rules/queens-garden?table=nowhere")
    expect(page.locator("p.here")).to_contain_text("cannot be found")
    assert "In the Russian edition" in clause(page, "QG-4.6")


def test_side_of_the_pavilion_is_told_at_the_table_and_in_its_rules(
    visitor: Visitor, client: Client
) -> None:
    table = client.create("summer-pavilion", FRIEND, options={"board": "variant", "starts": 1})
    page = invited(visitor, table)
    expect(page.locator("details summary")).to_have_text("Variant side")
    expect(page.locator("details li")).to_have_text(["Seat 2 starts", "No hints"])
    visitor.go(f"/rules/summer-pavilion?table={table.name}")
    expect(page.locator("section.here li")).to_have_text(
        ["Variant side", "Seat 2 starts", "No hints"]
    )
    assert "Variant side." in clause(page, "SP-2")
    assert "Standard side." not in clause(page, "SP-2")


def test_new_game_has_the_edition_of_the_language_and_says_so(
    arrive: Arrive, client: Client
) -> None:
    visitor = arrive(settings={**STILL, "language": "ru"})
    page = visitor.go()
    summary = page.locator("form > details > summary")
    expect(summary).to_contain_text("Русское издание, по языку страницы")
    page.locator("button.play").click()
    page.wait_for_url("**/table/*")
    options = client.table(page.url.rsplit("/", 1)[1]).view().options
    assert (options["edition"], options["repeat_payment"], options["refill"]) == (
        "ru",
        True,
        "empty",
    )


def test_edition_follows_the_language_until_one_is_chosen(visitor: Visitor) -> None:
    page = visitor.go()
    summary = page.locator("form > details > summary")
    expect(summary).to_contain_text("English edition, by the language of the page")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("pl")
    expect(summary).to_contain_text("Wydanie polskie, według języka strony")
    summary.click()
    page.get_by_label("Wydanie").select_option("nl")
    expect(summary).to_contain_text("Wydanie niderlandzkie")
    page.get_by_role("button", name="Ustawienia").click()
    page.get_by_label("Język").select_option("ru")
    expect(summary).to_contain_text("Нидерландское издание")
    expect(summary).not_to_contain_text("по языку")
