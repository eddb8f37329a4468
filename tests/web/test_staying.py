"""What stays with a player: games in another browser, turns told outside the page, unread chat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, Response, expect

from quinta.client import Client, RemoteTable
from server.play import any_turn
from server.push_service import PushService, push_service
from server.running import Server, running
from waiting import until
from web.conftest import OPTIONS, WHOLE, launched, require_page
from web.tables import people
from web.visitor import DESK, PHONE, Arrive, Options, Visitor

DEVICES: dict[str, Options] = {"desk": DESK, "phone": PHONE}
SWITCH = "Tell me when it is my turn"
WORDS = {"en": "Your turn", "nl": "Jouw beurt", "pl": "Twoja tura", "ru": "Ваш ход"}
FRIENDS = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]

# A browser's push service cannot be reached from here; what it would give the page is known.
_SUBSCRIBED = """PushManager.prototype.subscribe = async function ({applicationServerKey}) {
    window.askedWith = applicationServerKey;
    localStorage.setItem("subscribed", "yes");
    return subscription;
};
PushManager.prototype.getSubscription = async () =>
    localStorage.getItem("subscribed") ? subscription : null;
const subscription = {
    endpoint: %r,
    options: {},
    unsubscribe: async () => localStorage.removeItem("subscribed"),
};"""
_NOTICES = """async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({title, body, tag}) => [title, body, tag]);
}"""
_FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser that can show messages."""
    with launched(playwright, WHOLE) as found:
        yield found


def passphrase_of(page: Page) -> str:
    """Ask for a passphrase."""
    page.get_by_role("button", name="Make a passphrase").click()
    made = page.locator("output")
    expect(page.get_by_role("img", name="QR code: To another device")).to_be_visible()
    return made.inner_text()


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("way", ["typed", "scanned"])
def test_games_go_to_another_browser_once_and_unseen(
    arrive: Arrive, client: Client, way: str, device: str
) -> None:
    table = client.create("queens-garden", people(2), seed=3)
    giver, taker, late = arrive(), arrive(DEVICES[device]), arrive()
    giver.sit(table)
    sent: list[str] = []
    giver.page.on("request", lambda asked: sent.append(f"{asked.url} {asked.post_data or ''}"))
    page = giver.go("/games")
    passphrase = passphrase_of(page)
    told = " ".join(sent)
    assert "/api/handovers" in told
    assert passphrase not in told and passphrase.replace("-", "") not in told
    assert not any(token in told for token in table.tokens.values())

    if way == "typed":
        page = taker.go("/games")
        page.get_by_label("Passphrase from the other device").fill(f" {passphrase.lower()} ")
    else:
        page = taker.go(f"/games#bring={passphrase.replace('-', '')}")
        # A link alone brings nothing, and what it gives away does not stay in the address.
        expect(page.get_by_label("Passphrase from the other device")).not_to_have_value("")
        assert page.url.endswith("/games")
    assert page.locator(f"a[href='/table/{table.name}']").count() == 0
    page.get_by_role("button", name="Bring the games here").click()
    expect(page.get_by_text("1 game is new here.")).to_be_visible()
    assert page.evaluate(_FITS)
    page.locator(f"a[href='/table/{table.name}']").click()
    expect(page.locator("section.bar .headline")).to_have_text("Anna, it is your turn")

    late.excuse("404")
    page = late.go("/games")
    page.get_by_label("Passphrase from the other device").fill(passphrase)
    page.get_by_role("button", name="Bring the games here").click()
    expect(page.get_by_text("Nothing waits for this passphrase.")).to_be_visible()
    # What cannot be a passphrase is not asked for.
    page.get_by_label("Passphrase from the other device").fill("1234")
    page.get_by_role("button", name="Bring the games here").click()
    expect(page.get_by_text("Nothing waits for this passphrase.")).to_be_visible()


def test_what_others_say_is_counted_until_it_is_seen(arrive: Arrive, client: Client) -> None:
    table = client.create("summer-pavilion", FRIENDS, {"starts": 1})
    friend = client.join(table.name, 1, "Bo", table.invites[1])
    visitor = arrive()
    page = visitor.sit(table)
    expect(page.locator("section.bar")).to_be_visible()
    friend.chat("Hello")
    friend.chat("Are you there?")
    expect(page.get_by_role("tab", name="Chat 2 new messages")).to_be_visible()
    expect(page).to_have_title("(2) Summer Pavilion")
    friend.play(any_turn(friend))
    expect(page).to_have_title("● (2) Summer Pavilion")
    page.reload()
    expect(page).to_have_title("● (2) Summer Pavilion")
    page.get_by_role("tab", name="Chat").click()
    expect(page).to_have_title("● Summer Pavilion")
    page.get_by_role("textbox", name="Message").fill("Yes")
    page.keyboard.press("Enter")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    page.reload()
    expect(page).to_have_title("● Summer Pavilion")


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    """A push service on loopback."""
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def telling(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, service: PushService
) -> Iterator[Server]:
    """A server that may use that push service."""
    options = (*OPTIONS, "--push-service", service.origin)
    with running(tmp_path_factory.mktemp("told"), None, *options) as server:
        require_page(server)
        yield server


@pytest.fixture
def told(browser: Browser, telling: Server) -> Iterator[Arrive]:
    """Visitors of that server."""
    with Arrive.at(browser, telling.url) as come:
        yield come


@pytest.fixture
def friend(telling: Server) -> Iterator[RemoteTable]:
    """Somebody who is to move, and the one who invited them waits."""
    with Client(telling.url) as client:
        table = client.create("summer-pavilion", FRIENDS, {"starts": 1})
        joined = client.join(table.name, 1, "Bo", table.invites[1])
        yield client.table(table.name, {**table.tokens, **joined.tokens})


def switched(visitor: Visitor, table: RemoteTable) -> Page:
    """The table of the one who waits, who wants to be told."""
    own = RemoteTable(table.client, table.name, {0: table.tokens[0]})
    page = visitor.sit(own)
    page.get_by_role("tab", name="Settings").click()
    page.get_by_role("switch", name=SWITCH).click()
    return page


def _is_told_no_more(response: Response) -> bool:
    asked = response.request
    return asked.url.endswith("/seats/0/push") and (asked.post_data_json or {}).get("on") is False


def test_turn_is_told_while_the_page_is_closed_until_that_is_no_longer_wanted(
    told: Arrive, friend: RemoteTable, service: PushService
) -> None:
    path, kept = f"/device/{friend.name}", f"/kept/{friend.name}"
    visitor = told(permissions=["notifications"])
    visitor.context.add_init_script(_SUBSCRIBED % (service.origin + path))
    with visitor.page.expect_response("**/seats/0/push"):
        page = switched(visitor, friend)
    assert len(page.evaluate("window.askedWith")) == 87
    page.goto("about:blank")
    friend.play(any_turn(friend), seat=1)
    until(lambda: service.to(path))
    assert [message.body for message in service.to(path)] == [b""]

    page = visitor.go(f"/table/{friend.name}")
    page.get_by_role("tab", name="Settings").click()
    expect(page.get_by_role("switch", name=SWITCH)).to_be_checked()
    # Whoever opens a table subscribes again: only the answer to the end of it is waited for.
    with page.expect_response(_is_told_no_more):
        page.get_by_role("switch", name=SWITCH).click()
    page.goto("about:blank")
    friend.client.post(
        f"/tables/{friend.name}/seats/0/push",
        {"endpoint": service.origin + kept},
        friend.tokens[0],
    )
    friend.play(any_turn(friend), seat=0)
    friend.play(any_turn(friend), seat=1)
    until(lambda: service.to(kept))
    assert len(service.to(path)) == 1


@pytest.mark.parametrize(("language", "words"), WORDS.items())
def test_message_says_that_it_is_your_turn_in_the_language_of_the_page(
    told: Arrive, friend: RemoteTable, language: str, words: str
) -> None:
    visitor = told(permissions=["notifications"])
    visitor.context.add_init_script(_SUBSCRIBED % "https://fcm.googleapis.com/fcm/send/x")
    with visitor.page.expect_response("**/seats/0/push"):
        page = switched(visitor, friend)
    page.locator("#table-panel select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.wait_for_function(
        "async (words) => (await (await caches.match('/words')).json()).body === words", arg=words
    )
    devices = visitor.context.new_cdp_session(page)
    known: list[dict[str, str]] = []
    devices.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"])
    )
    devices.send("ServiceWorker.enable")
    while not known:
        page.evaluate("0")
    message = {"origin": told.url, "registrationId": known[0]["registrationId"], "data": ""}
    # Whoever looks at the page sees it there.
    devices.send("ServiceWorker.deliverPushMessage", message)
    page.goto("about:blank")
    devices.send("ServiceWorker.deliverPushMessage", message)
    page = visitor.go("/")
    page.wait_for_function(f"async () => (await ({_NOTICES})()).length > 0")
    assert page.evaluate(_NOTICES) == [["Quinta", words, "turn"]]


def test_browser_that_does_not_allow_messages_is_told_of(told: Arrive, friend: RemoteTable) -> None:
    page = switched(told(), friend)
    expect(page.get_by_text("The browser does not let this page show messages.")).to_be_visible()
    expect(page.get_by_role("switch", name=SWITCH)).not_to_be_checked()
