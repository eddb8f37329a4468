"""The page: one document for all its paths, and its assets, which never change.

All files are read once, at the first request, with the compressed files beside them. A page that
was built without those is served uncompressed. An unknown path gets the page with status 404; only
under /api it is a JSON error.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.params import FromPath
from litestar.status_codes import HTTP_304_NOT_MODIFIED, HTTP_404_NOT_FOUND

from quinta.server.encoded import Encoded
from quinta.server.errors import Refusal

PAGE: Final = Path(__file__).with_name("page")
_NOT_BUILT: Final = (
    "<!doctype html><html lang=en><title>Quinta</title>"
    "<p>The server runs, but its page has not been built. The API is at /api."
)
_KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".txt": "text/plain",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}
_PACKED: Final = {"br": ".br", "gzip": ".gz"}
_ASSETS: Final = "assets/"
_INDEX: Final = "index.html"
_FOREVER: Final = "public, max-age=31536000, immutable"
_FOR_NOW: Final = "no-cache"
_READ: Final = (HttpMethod.GET, HttpMethod.HEAD)

_Request = Request[Any, Any, Any]


@route(
    [
        "/",
        "/games",
        "/table/{rest:path}",
        "/replay/{rest:path}",
        "/rules/{rest:path}",
        "/learn/{rest:path}",
        "/analysis/{rest:path}",
        "/editor/{rest:path}",
        "/review/{rest:path}",
        "/puzzles/{rest:path}",
    ],
    http_method=_READ,
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def page(request: _Request) -> Response[Any]:
    """Serve the page, whatever its path."""
    return _file(request, _INDEX)


@route("/assets/{name:path}", http_method=_READ, include_in_schema=False)
async def asset(request: _Request, name: FromPath[str]) -> Response[Any]:
    """Serve a file whose name has a digest in it."""
    return _file(request, _ASSETS + name.lstrip("/"))


@route(
    ["/favicon.ico", "/favicon.svg", "/manifest.webmanifest", "/worker.js"],
    http_method=_READ,
    include_in_schema=False,
)
async def sign(request: _Request) -> Response[Any]:
    """Serve a file that browsers ask for by a fixed name."""
    return _file(request, request.scope["path"].lstrip("/"))


def nowhere(request: _Request) -> Response[Any] | None:
    """Return the page for an unknown path, or None where a program asks and wants JSON."""
    if f"{request.scope['path']}/".startswith("/api/") or request.method not in _READ:
        return None
    answer = _file(request, _INDEX)
    if answer.status_code != HTTP_304_NOT_MODIFIED:
        answer.status_code = HTTP_404_NOT_FOUND
    return answer


@cache
def files() -> dict[str, Encoded]:
    """Return all files of the page by name."""
    found = {_INDEX: Encoded(_NOT_BUILT.encode(), _KINDS[".html"], _FOR_NOW)}
    for path in PAGE.rglob("*"):
        if path.suffix in _KINDS and path.is_file():
            name = path.relative_to(PAGE).as_posix()
            packed = {
                encoding: beside.read_bytes()
                for encoding, ending in _PACKED.items()
                if (beside := path.with_name(path.name + ending)).is_file()
            }
            caching = _FOREVER if name.startswith(_ASSETS) else _FOR_NOW
            found[name] = Encoded(path.read_bytes(), _KINDS[path.suffix], caching, packed)
    return found


def _file(request: _Request, name: str) -> Response[Any]:
    found = files().get(name)
    if found is None:
        raise Refusal("not-found", "There is no such file.")
    return found.answer(request)


ROUTES = [page, asset, sign]
