"""The page: one document for every address of it, and its assets, which never change."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import HttpMethod, MediaType, Response, route
from litestar.params import FromPath
from litestar.types import Scope

from quinta.server.errors import Refusal

PAGE: Final = Path(__file__).with_name("page")
_NOT_BUILT: Final = (
    "<!doctype html><html lang=en><title>Quinta</title>"
    "<p>The server runs, but its page has not been built. The API is at /api."
)
_KINDS: Final = {
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
_FOREVER: Final = "public, max-age=31536000, immutable"
_READ: Final = (HttpMethod.GET, HttpMethod.HEAD)


@route(
    ["/", "/table/{rest:path}", "/replay/{rest:path}", "/rules/{rest:path}"],
    http_method=_READ,
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def page() -> Response[bytes]:
    """The page, whatever part of it is asked for."""
    index = PAGE / "index.html"
    body = index.read_bytes() if index.is_file() else _NOT_BUILT.encode()
    headers = {"Cache-Control": "no-cache"}
    return Response(body, media_type=MediaType.HTML, headers=headers)


@route("/assets/{name:path}", http_method=_READ, include_in_schema=False)
async def asset(name: FromPath[Path]) -> Response[bytes]:
    """A file of the page whose name has a digest in it."""
    return _file(PAGE / "assets", str(name).lstrip("/"), _FOREVER)


@route(
    ["/favicon.ico", "/favicon.svg", "/manifest.webmanifest"],
    http_method=_READ,
    include_in_schema=False,
)
async def sign(scope: Scope) -> Response[bytes]:
    """A file of the page that browsers ask for by a fixed name."""
    return _file(PAGE, scope["path"].lstrip("/"), "no-cache")


def _file(folder: Path, name: str, caching: str) -> Response[bytes]:
    file = (folder / name).resolve()
    kind = _KINDS.get(file.suffix)
    if kind is None or not file.is_relative_to(folder.resolve()) or not file.is_file():
        raise Refusal("not-found", "There is no such file.")
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": caching})


ROUTES = [page, asset, sign]
