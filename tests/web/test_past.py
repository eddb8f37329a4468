"""A table with a long past opens with its newest part, and the rest comes on request."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from quinta.client import Client
from web.tables import people, play_until
from web.visitor import Visitor

EVENTS = 150
MESSAGES = 60


def test_long_table_opens_and_shows_all_of_its_past_on_request(
    visitor: Visitor, client: Client
) -> None:
    table = client.create("summer-pavilion", people(4))
    table.rename("Annabel", seat=0)
    play_until(table, lambda live: live.n >= EVENTS)
    table.rename("Bramwell", seat=1)
    count = table.view().n
    assert count > EVENTS
    for number in range(1, MESSAGES + 1):
        table.chat(f"Message {number}.", seat=number % 4)

    page = visitor.sit(table)
    log = page.get_by_role("tabpanel").locator("ol > li")
    expect(log.first).to_contain_text("Bramwell")
    assert log.count() < count
    reveal(page, "Earlier turns", log)
    expect(log.last).to_contain_text("Annabel")
    expect(log).to_have_count(count)

    page.get_by_role("tab", name="Chat").click()
    chat = page.get_by_role("tabpanel").locator("ol > li")
    expect(chat.last).to_contain_text(f"Message {MESSAGES}.")
    assert chat.count() < MESSAGES
    reveal(page, "Earlier messages", chat)
    expect(chat.first).to_contain_text("Message 1.")
    expect(chat).to_have_count(MESSAGES)


def reveal(page: Page, words: str, items: Locator) -> None:
    """Press a button that fetches earlier items, until there are none."""
    button = page.get_by_role("button", name=words)
    expect(button).to_be_visible()
    while button.count() > 0:
        before = items.count()
        button.click()
        expect(items).not_to_have_count(before)
        # Pressed while a part is on its way, it does nothing.
        expect(page.locator("[role=tabpanel] button[aria-busy=true]")).to_have_count(0)
