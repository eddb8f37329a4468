"""A browser, a server and visitors for the tests of the page.

They need Debian's Chromium (or any other on the PATH) and the built page; without one of them the
tests here are skipped, and the skip says so.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from quinta.client import Client
from server.running import Server, running
from web.visitor import PATIENCE, Arrive, Visitor

FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
OPTIONS = ("--rate", "2000", "--sockets", "500", "--thinkers", "1")
"""All visitors come from one address, and bots that play fast answer at once."""


WHOLE = ("chromium", "chromium-browser")
"""Browsers with all that a browser has."""
SHELLS = ("chromium-headless-shell", *WHOLE)
"""First the one without windows and messages, which takes half the time."""


def chromium(names: Sequence[str] = SHELLS) -> str | None:
    """The first of these browsers that there is."""
    return next(filter(None, map(shutil.which, names)), None)


@contextmanager
def launched(playwright: Playwright, names: Sequence[str]) -> Iterator[Browser]:
    """A browser that runs; the test is skipped where there is none."""
    found = chromium(names)
    if found is None:
        pytest.skip(f"NO SUCH TEST OF THE PAGE RUNS: no browser (apt-get install {names[0]})")
    browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives the browsers.

    While it runs, its event loop is this thread's: other tests start loops of their own.
    """
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser for as long as tests of the page follow one another."""
    with launched(playwright, SHELLS) as found:
        yield found


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the page."""
    with running(tmp_path_factory.mktemp("page"), None, *OPTIONS) as started:
        require_page(started)
        yield started


def require_page(server: Server) -> None:
    """Skip if the server has no page to show."""
    if "/assets/" not in httpx.get(f"{server.url}/").text:
        pytest.skip("NO TEST OF THE PAGE RUNS: it is not built (npm run build in web/)")


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    """Somebody who talks to the same server without a page."""
    with Client(server.url) as made:
        yield made


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Arrive]:
    """Let visitors come; when they leave, their pages must have behaved."""
    with Arrive.at(browser, server.url) as come:
        yield come


@pytest.fixture
def visitor(arrive: Arrive) -> Visitor:
    """Somebody at a desk, who does without animations."""
    return arrive()


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    """Where files go that a page gives."""
    return tmp_path
