"""The door: what a request costs and for whom it counts, the page's files, pages of others."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from litestar.testing import RequestFactory

from builds import ROOT
from quinta.server import pages
from quinta.server.app import make_app
from quinta.server.database import closing_engine
from quinta.server.errors import Refusal
from quinta.server.limits import COSTS, Buckets, network
from quinta.server.service import Service
from quinta.server.settings import Settings
from server.play import ME
from server.running import Server, address, running

MANY = 300
FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits, and a friend."""
    with running(tmp_path_factory.mktemp("door"), None, "--origin", FRIEND) as server:
        yield server


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets an address have three requests a second."""
    with running(tmp_path_factory.mktemp("slow"), None, "--rate", "3") as server:
        yield server


@pytest.fixture(scope="module")
def slowest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets an address have one request a second."""
    with running(tmp_path_factory.mktemp("slowest"), None, "--rate", "1") as server:
        yield server


def allowed(server: Server, path: str) -> int:
    """How many of a visitor's many requests are answered; some are sent at once.

    One after the other they might be so slow, on a busy machine, that none is refused.
    """
    with server.client() as client, ThreadPoolExecutor(16) as visitors:
        answers = visitors.map(lambda _: client.get(path).status_code, range(MANY))
        return sum(status != 429 for status in answers)


# --- addresses that lead nowhere -------------------------------------------------------------


@pytest.mark.parametrize("path", ["/nothing", "/nothing/at/all", "/assets/nothing.js", "/apiary"])
def test_unknown_address_shows_the_page(strict: Server, path: str) -> None:
    with strict.client() as client:
        answer = client.get(path)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.text == client.get("/").text
        assert (client.head(path).status_code, client.head(path).text) == (404, "")
        known = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert known.status_code == 304
        # Nobody looks at the answer to anything but a look.
        assert client.post(path).headers["content-type"] == "application/json"


@pytest.mark.parametrize("path", ["/api/games/nothing", "/api/tables/nothing", "/api/tables/a/b/c"])
def test_unknown_address_of_the_api_is_an_error_as_before(strict: Server, path: str) -> None:
    with strict.client() as client:
        answer = client.get(path, headers={"Accept": "text/html"})
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


# --- costs -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    ["/", "/api", "/nothing", "/assets/nothing.js", "/favicon.svg", "/table/x", "//", "/API/"],
)
def test_nothing_is_free(slowest: Server, path: str) -> None:
    assert allowed(slowest, path) < MANY


def test_costs_count_not_requests(slow: Server) -> None:
    with slow.client() as client:
        made = client.post("/api/tables", json={"game": "queens-garden", "seats": [ME, ME]}).json()

    table = f"/api/tables/{made['table']}"
    assert allowed(slow, f"{table}/replay") * 3 < allowed(slow, table)


def test_every_cost_is_the_cost_of_a_route(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "x.sqlite"))
    with closing_engine(settings.database) as engine:
        app = make_app(Service(settings, engine))
    routes = {
        f"{method} {route.path_format}"
        for route in app._app.routes  # type: ignore[attr-defined]
        for method in getattr(route, "methods", [])
    }
    assert set(COSTS) <= routes


def test_the_whole_page_is_loaded_several_times_over_without_a_refusal(strict: Server) -> None:
    with strict.client() as client:
        for _ in range(4):
            for name in pages.files():
                path = "/" if name == "index.html" else f"/{name}"
                if name.startswith("assets/") or path == "/":
                    assert client.get(path).status_code == 200
            for _ in range(10):
                assert client.get("/api/health").status_code == 200


def test_what_costs_more_than_a_bucket_holds_is_not_refused_for_ever() -> None:
    buckets = Buckets(1.0)
    buckets.take("one", 10.0)
    with pytest.raises(Refusal) as refusal:
        buckets.take("one", 3.0)
    assert refusal.value.retry_after == 3


def test_a_flood_of_addresses_neither_grows_nor_resets_the_buckets() -> None:
    buckets = Buckets(1.0, most=100)
    for _ in range(4):
        buckets.take("busy")
    for number in range(10_000):
        buckets.take(f"flood {number}")
        if number % 50 == 0:
            with pytest.raises(Refusal):
                buckets.take("busy")
    assert len(buckets) <= 100


def test_a_flood_of_addresses_costs_no_time() -> None:
    buckets = Buckets(1.0)
    begun = time.process_time()
    for number in range(60_000):
        buckets.take(str(number))
    assert time.process_time() - begun < 5


# --- for whom --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1:2:3", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("2001:DB8:0:0:0:0:0:1", "2001:db8::2", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("nonsense", "x" * 10_000, True),
    ],
)
def test_an_ipv6_network_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (network(one) == network(other)) is same
    assert len(network(other)) < 50


def test_one_ipv6_network_has_one_limit(slow: Server) -> None:
    with httpx.Client(base_url=slow.url) as client:

        def asked(who: str) -> int:
            return client.get("/api/health", headers={"X-Forwarded-For": who}).status_code

        assert 429 in {asked(f"2001:db8:1:1::{number:x}") for number in range(100)}
        assert asked("2001:db8:1:2::1") == 200


def test_one_ipv6_network_opens_tables_within_one_limit(strict: Server) -> None:
    body = {"game": "summer-pavilion", "seats": [ME, ME]}
    with httpx.Client(base_url=strict.url) as client:
        seen = {
            client.post(
                "/api/tables", json=body, headers={"X-Forwarded-For": f"2001:db8:2:2::{number:x}"}
            ).status_code
            for number in range(40)
        }
    assert seen == {201, 429}


# --- the page's files ------------------------------------------------------------------------


def packed_page(folder: Path) -> None:
    """A page with a large file that is compressed and a small one that is not."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (folder / "assets" / "small.css").write_text("a {}", encoding="utf-8")
    large = b"let a = 1;\n" * 500
    (folder / "assets" / "large.js").write_bytes(large)
    (folder / "assets" / "large.js.gz").write_bytes(gzip.compress(large))
    (folder / "assets" / "large.js.br").write_bytes(b"what Brotli made of it")


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip;q=1.0", "gzip"),
        ("identity", None),
        ("", None),
        ("gzip;q=0", None),
        ("brotli", None),
    ],
)
def test_a_file_is_sent_as_the_client_can_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accepts: str, encoding: str | None
) -> None:
    packed_page(tmp_path / "page")
    monkeypatch.setattr(pages, "PAGE", tmp_path / "page")
    pages.files.cache_clear()
    try:
        found = pages.files()
    finally:
        pages.files.cache_clear()
    assert set(found) == {"index.html", "assets/small.css", "assets/large.js"}
    request = RequestFactory().get("/", headers={"Accept-Encoding": accepts})
    large, small, index = (
        httpx.Headers(found[name].answer(request).headers)
        for name in ("assets/large.js", "assets/small.css", "index.html")
    )
    assert large.get("content-encoding") == encoding
    assert large["vary"] == "Accept-Encoding"
    assert "immutable" in large["cache-control"]
    assert "content-encoding" not in small and "vary" not in small
    assert index["cache-control"] == "no-cache"


def test_the_built_page_is_compressed_and_not_sent_twice(strict: Server) -> None:
    index = httpx.get(f"{strict.url}/").text
    if "/assets/" not in index:
        pytest.skip("the page is not built (npm run build in web/)")
    script = re.findall(r'src="(/assets/[^"]+\.js)"', index)[0]
    plain = httpx.get(f"{strict.url}{script}", headers={"Accept-Encoding": "identity"})
    packed = httpx.get(f"{strict.url}{script}", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert "immutable" in packed.headers["cache-control"]
    assert packed.headers["etag"] != plain.headers["etag"]
    again = httpx.get(
        f"{strict.url}{script}",
        headers={"Accept-Encoding": "gzip", "If-None-Match": packed.headers["etag"]},
    )
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["vary"] == packed.headers["vary"]


def test_the_games_are_encoded_once_and_not_sent_twice(strict: Server) -> None:
    with strict.client() as client:
        packed = client.get("/api/games", headers={"Accept-Encoding": "gzip"})
        plain = client.get("/api/games", headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["content-type"] == plain.headers["content-type"] == "application/json"
        assert packed.json() == plain.json()
        tag = {"Accept-Encoding": "gzip", "If-None-Match": f'"x", W/{packed.headers["etag"]}'}
        assert client.get("/api/games", headers=tag).status_code == 304


def test_no_answer_is_compressed_for_one_request_alone(strict: Server) -> None:
    with strict.client() as client:
        answer = client.get("/api/openapi.json", headers={"Accept-Encoding": "gzip, br"})
    assert len(answer.content) > 4096
    assert "content-encoding" not in answer.headers


# --- pages of others -------------------------------------------------------------------------


def preflight(server: Server, origin: str, path: str = "/api/tables") -> httpx.Response:
    """What a browser asks before a page of another origin may post."""
    headers = {
        "Origin": origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type,idempotency-key",
        "X-Forwarded-For": address(),
    }
    return httpx.options(f"{server.url}{path}", headers=headers)


def test_pages_of_a_named_origin_may_ask_and_read(strict: Server) -> None:
    for path in ("/api/tables", "/api/tables/some/turns", "/api/nothing"):
        answer = preflight(strict, FRIEND, path)
        assert (answer.status_code, answer.content) == (204, b"")
        assert answer.headers["access-control-allow-origin"] == FRIEND
        assert "POST" in answer.headers["access-control-allow-methods"]
        allowed = answer.headers["access-control-allow-headers"].lower()
        assert set(allowed.split(", ")) == {"authorization", "content-type", "idempotency-key"}
        assert int(answer.headers["access-control-max-age"]) > 0
        assert "access-control-allow-credentials" not in answer.headers
    with strict.client() as client:
        for path in ("/api/games", "/api/tables/nowhere", "/api/nothing"):
            headers = client.get(path, headers={"Origin": FRIEND}).headers
            assert headers["access-control-allow-origin"] == FRIEND
            assert "Origin" in headers["vary"]
            assert headers["cross-origin-resource-policy"] == "cross-origin"
            assert headers["access-control-expose-headers"] == "Retry-After"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", f"{FRIEND}.evil.example", "http://friend.example"]
)
def test_pages_of_other_origins_may_not(strict: Server, origin: str) -> None:
    with strict.client() as client:
        for answer in (
            preflight(strict, origin),
            client.get("/api/games", headers={"Origin": origin}),
        ):
            assert "access-control-allow-origin" not in answer.headers
            assert answer.headers["vary"].endswith("Origin")
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_a_refusal_can_be_read_by_a_page_of_a_named_origin(tmp_path: Path) -> None:
    options = ("--rate", "1", "--origin", FRIEND)
    with running(tmp_path, None, *options) as server, server.client() as client:
        answers = [client.get("/api/health", headers={"Origin": FRIEND}) for _ in range(20)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert refused[0].headers["access-control-allow-origin"] == FRIEND


def test_without_named_origins_nothing_varies_by_them(slow: Server) -> None:
    with slow.client() as client:
        headers = client.get("/api/health", headers={"Origin": FRIEND}).headers
    assert "vary" not in headers
    assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize(
    "wrong", ["friend.example", "https://friend.example/page", "https://", "*"]
)
def test_an_origin_that_is_none_is_refused_at_the_start(wrong: str) -> None:
    command = [sys.executable, "-m", "quinta", "serve", "--origin", wrong]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 2
    assert "origin" in done.stderr


# --- what is promised ------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["docs/service.md", "SECURITY.md"])
def test_every_test_that_a_page_names_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = re.findall(r"`(?:tests/)?(test_\w+\.py)(?:::(test_\w+))?`", text)
    assert len(named) > 15
    for file, test in named:
        texts = [found.read_text(encoding="utf-8") for found in (ROOT / "tests").rglob(file)]
        assert any(f"def {test}" in text for text in texts), f"{file}::{test}"
