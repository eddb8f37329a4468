"""Somebody who visits the page with a browser of their own, and notices what it should not do."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebSocket,
)

from quinta.client import RemoteTable

Options = dict[str, Any]

PATIENCE = 120_000
"""How long something may take, in milliseconds: far more than it takes on an idle machine."""

DESK: Options = {"viewport": {"width": 1280, "height": 900}}
TABLET: Options = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
PHONE: Options = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

STILL: Options = {"speed": 0, "language": "en", "tips": False}
"""Settings of the page with which it tells nothing slowly, and shows no tips."""

LOST = r"WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK"
"""What browsers say when they cannot reach a server."""

_QUESTION = re.compile(r"/api/tables/[^/]+/(consider|hint)\b")
"""What changes nothing: asked too late, it is refused as a conflict, and that is no fault."""

_SEATS = "quinta.seats"
_SETTINGS = "quinta.settings"


class Visitor:
    """A browser context with one page, that of the service at ``url``."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.faults: list[str] = []
        self.excused: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.on("page", self._watch)
        self.page: Page = context.new_page()

    # --- where to go -----------------------------------------------------------------------

    def go(self, path: str = "/") -> Page:
        """Open an address of the page and wait until it is shown."""
        self.page.goto(f"{self.url}{path}")
        self.page.locator("main").wait_for()
        return self.page

    def sit(self, table: RemoteTable) -> Page:
        """Open a table with all seats and invitations that were got through the service."""
        if not self.page.url.startswith(self.url):
            self.go()
        held = {
            "game": table.view().game,
            "used": 1,
            "tokens": {str(seat): token for seat, token in table.tokens.items()},
            "invites": {str(seat): invite for seat, invite in table.invites.items()},
        }
        self.page.evaluate(
            """([key, table, held]) => {
                const tables = JSON.parse(localStorage.getItem(key) ?? "{}");
                localStorage.setItem(key, JSON.stringify({...tables, [table]: held}));
            }""",
            [_SEATS, table.name, held],
        )
        return self.go(f"/table/{table.name}")

    # --- what must not happen ----------------------------------------------------------------

    def excuse(self, *patterns: str) -> None:
        """Allow faults that a test provokes."""
        self.excused += patterns

    def complaints(self) -> list[str]:
        """All that the pages did and should not have done."""
        found = [
            fault
            for fault in self.faults
            if not any(re.search(pattern, fault) for pattern in self.excused)
        ]
        cookies = [f"cookie: {cookie.get('name')}" for cookie in self.context.cookies()]
        return found + cookies

    def _watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.faults.append(f"exception: {error}"))
        page.on("requestfailed", self._failed)
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("websocket", self._called)

    def _heard(self, message: ConsoleMessage) -> None:
        late = "status of 409" in message.text and _QUESTION.search(message.location["url"])
        if message.type in ("error", "warning") and not late:
            self.faults.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # A page that is left gives up what it still waits for.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"failed: {request.method} {request.url} {request.failure}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((f"{self.url}/", "data:", "blob:")):
            self.faults.append(f"elsewhere: {request.url}")

    def _answered(self, response: Response) -> None:
        late = response.status == 409 and _QUESTION.search(response.url)
        if response.status >= 400 and not late:
            self.faults.append(f"refused: {response.status} {response.url}")

    def _called(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.url.replace("http", "ws", 1)):
            self.faults.append(f"elsewhere: {socket.url}")


class Arrive:
    """Lets visitors come to one service."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self.url = url
        self.visitors: list[Visitor] = []

    def __call__(
        self, device: Options = DESK, settings: Options = STILL, **options: Any
    ) -> Visitor:
        """Somebody new, with a device, with settings of the page and options of the browser."""
        context = self._browser.new_context(**{"locale": "en-GB", **device, **options})
        stored = json.dumps(settings)
        context.add_init_script(
            # Not on the empty page that a window begins with: nothing can be stored there.
            f"if (location.protocol !== 'about:' && !localStorage.getItem({_SETTINGS!r}))"
            f" localStorage.setItem({_SETTINGS!r}, {stored!r});"
        )
        visitor = Visitor(context, self.url)
        self.visitors.append(visitor)
        return visitor

    @classmethod
    @contextmanager
    def at(cls, browser: Browser, url: str) -> Iterator[Arrive]:
        """Visitors of a service; when it ends, they leave and must have nothing to complain of."""
        come = cls(browser, url)
        try:
            yield come
            complaints = [line for visitor in come.visitors for line in visitor.complaints()]
            assert not complaints, "\n".join(complaints)
        finally:
            for visitor in come.visitors:
                visitor.context.close()
