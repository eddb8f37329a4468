"""Constant answers: encoded and compressed once, with an entity tag, sent from memory."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import MediaType, Response
from litestar.connection import ASGIConnection

_FOR_A_WHILE: Final = "public, max-age=300"
PREFERRED: Final = ("br", "gzip")
"""The encodings, the smallest first."""
_PLAIN: Final = "identity"


class Encoded:
    """A body in several encodings."""

    def __init__(
        self, body: bytes, kind: str, caching: str, packed: Mapping[str, bytes] | None = None
    ) -> None:
        packed = {_PLAIN: body, **(packed or {})}
        tag = hashlib.sha256(body).hexdigest()[:24]
        self._kind = kind
        self._answers = {
            encoding: (body, _headers(f'"{tag}-{encoding}"', encoding, caching, len(packed) > 1))
            for encoding, body in packed.items()
        }

    @classmethod
    def compressing(cls, body: bytes, kind: str, caching: str) -> Encoded:
        """Return a body that is compressed now; large ones must not be on the event loop."""
        return cls(body, kind, caching, {"gzip": gzip.compress(body, 9, mtime=0)})

    @classmethod
    def of(cls, told: object) -> Encoded:
        """Return what is the same for everybody for a while, as JSON."""
        return cls.compressing(msgspec.json.encode(told), MediaType.JSON, _FOR_A_WHILE)

    def answer(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Response[Any]:
        """Return the body in an encoding that the client accepts, or 304 if it has it already."""
        headers = connection.headers
        accepted = _accepted(headers.get("accept-encoding", ""))
        found = next(
            (name for name in PREFERRED if name in accepted & self._answers.keys()), _PLAIN
        )
        body, told = self._answers[found]
        known = [
            tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")
        ]
        if told["ETag"] in known:
            return Response(None, status_code=304, headers=told)
        return Response(body, media_type=self._kind, headers=told)


def _headers(tag: str, encoding: str, caching: str, varies: bool) -> dict[str, str]:
    headers = {"ETag": tag, "Cache-Control": caching}
    if encoding != _PLAIN:
        headers["Content-Encoding"] = encoding
    if varies:
        headers["Vary"] = "Accept-Encoding"
    return headers


def _accepted(header: str) -> set[str]:
    """Return the encodings that an Accept-Encoding header allows."""
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found
