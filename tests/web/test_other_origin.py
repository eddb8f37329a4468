"""Pages of another origin use the service if it was told of them with --origin, and else not."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser, Error

from server.running import Server, running

OPEN = """async (service) => {
    const answer = await fetch(`${service}/api/tables`, {
        method: "POST",
        headers: {"Content-Type": "application/json", "Idempotency-Key": "k".repeat(20)},
        body: JSON.stringify({
            game: "queens-garden", seats: [{kind: "me"}, {kind: "me"}], options: {starts: 0},
        }),
    });
    return {status: answer.status, ...await answer.json()};
}"""
PLAY = """async ([service, table, token]) => {
    const asked = {
        method: "POST",
        headers: {"Content-Type": "application/json"},
        body: JSON.stringify({path: [0]}),
    };
    const address = `${service}/api/tables/${table}/consider`;
    const choices = await (await fetch(address, asked)).json();
    const answer = await fetch(`${service}/api/tables/${table}/turns`, {
        method: "POST",
        headers: {"Content-Type": "application/json", Authorization: `Bearer ${token}`},
        body: JSON.stringify({turn: choices.turn, n: choices.n, path: choices.suggested}),
    });
    return {status: answer.status, ...await answer.json()};
}"""
WATCH = """([service, table]) => new Promise((resolve) => {
    const socket = new WebSocket(`${service.replace("http", "ws")}/api/tables/${table}/live`);
    socket.onopen = () => socket.send(JSON.stringify({type: "hello"}));
    socket.onmessage = (message) => { resolve(JSON.parse(message.data)); socket.close(); };
    socket.onerror = () => resolve({type: "failed"});
})"""
READ = """async (service) => (await fetch(`${service}/api/games`)).status"""
REFUSED = """async (service) => {
    const answer = await fetch(`${service}/api/tables/nowhere`);
    return {status: answer.status, ...await answer.json()};
}"""


class _Empty(BaseHTTPRequestHandler):
    """A site with one empty page."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Elsewhere</title>")

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def site() -> Iterator[str]:
    """The origin of a site that is not the service's."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Empty) as found:
        thread = threading.Thread(target=found.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{found.server_port}"
        finally:
            found.shutdown()
            thread.join()


@pytest.fixture(scope="module")
def named() -> Iterator[str]:
    with site() as origin:
        yield origin


@pytest.fixture(scope="module")
def server(named: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("origin"), None, "--origin", f"{named}/") as found:
        yield found


def test_a_page_of_a_named_origin_opens_a_table_plays_and_watches(
    browser: Browser, server: Server, named: str
) -> None:
    with browser.new_page() as page:
        page.goto(named)
        assert page.evaluate(READ, server.url) == 200
        opened = page.evaluate(OPEN, server.url)
        assert opened["status"] == 201
        table, token = opened["table"], opened["seats"][0]["token"]
        played = page.evaluate(PLAY, [server.url, table, token])
        assert (played["status"], played["seat"]) == (201, 0)
        welcome = page.evaluate(WATCH, [server.url, table])
        assert (welcome["type"], welcome["table"]["table"]) == ("welcome", table)
        assert page.evaluate(REFUSED, server.url)["error"] == "not-found"


def test_a_page_of_another_origin_gets_nothing(browser: Browser, server: Server) -> None:
    with site() as other, browser.new_page() as page, server.client() as client:
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = client.post("/api/tables", json={"game": "queens-garden", "seats": seats}).json()
        page.goto(other)
        for program in (READ, OPEN, REFUSED):
            with pytest.raises(Error, match="Failed to fetch"):
                page.evaluate(program, server.url)
        assert page.evaluate(WATCH, [server.url, table["table"]]) == {"type": "failed"}
