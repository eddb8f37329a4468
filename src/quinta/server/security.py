"""Secrets, names and origins: what keeps one player's seat from another's hands.

A secret is never stored, only its SHA-256 digest: secrets are long and random, so a digest cannot
be guessed back. Secrets are made from a key of the database and the client's own request key, so
that a repeated request can be answered again although the secret was not kept.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final
from urllib.parse import urlsplit

from quinta.server.errors import Refusal

NAME_LENGTH: Final = 30
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
_JOINERS: Final = "\u200c\u200d"
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Letters and symbols that nothing is drawn for."""
_MOST_MARKS: Final = 5
"""Marks that one character may carry; no script stacks more."""
_DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def fresh_key() -> str:
    """A request key for a request that came without one."""
    return secrets.token_urlsafe(24)


def checked_key(key: str | None) -> str | None:
    """The key of a request, if it has one, in the form that keys have."""
    if key is not None and not _KEY.fullmatch(key):
        raise Refusal(
            "bad-request", "Idempotency-Key must be 16 to 64 letters, digits, '-' and '_'."
        )
    return key


def derived_secret(secret: bytes, *parts: object) -> str:
    """A secret that nobody can guess without the database's own, the same for the same parts."""
    return base64.urlsafe_b64encode(_keyed(secret, parts)).rstrip(b"=").decode()


def secret_seed(secret: bytes, *parts: object) -> int:
    """A seed that nobody can guess without the database's secret, the same for the same parts."""
    return int.from_bytes(_keyed(secret, parts), "big")


def _keyed(secret: bytes, parts: Iterable[object]) -> bytes:
    text = "\n".join([str(part) for part in parts])
    return hmac.new(secret, text.encode(), hashlib.sha256).digest()


def digest(secret: str) -> str:
    """A secret as it is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str | None, other: str) -> bool:
    """Whether two digests are the same, in a time that tells nothing."""
    return hmac.compare_digest(one or "", other)


def bearer(header: str | None) -> str | None:
    """The token of an Authorization header."""
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def cleaned(text: str, length: int) -> str:
    """Free text of a stranger: one line of characters that can be seen, or nothing.

    What is invisible or changes the direction of writing goes. Marks stay, a few on each character;
    joiners stay where scripts and emoji need them.
    """
    kept: list[str] = []
    marks = _MOST_MARKS
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        if sign.isspace() or sign in _BLANK:
            kept.append(" ")
            marks = _MOST_MARKS
        elif kind[0] == "M":
            if marks < _MOST_MARKS:
                kept.append(sign)
            marks += kind != "Mc"
        elif sign in _JOINERS:
            if kept and kept[-1] > "\x7f" and kept[-1] not in _JOINERS:
                kept.append(sign)
        elif kind[0] != "C":
            kept.append(sign)
            marks = 0
    return " ".join("".join(kept).split())[:length].strip(" " + _JOINERS)


def origin_allowed(origin: str | None, host: str | None, others: Sequence[str]) -> bool:
    """Whether a page of this origin may use the server: its own pages, and those it was told of.

    Programs that are no browser send no origin and have no cookies to be abused.
    """
    if origin is None:
        return True
    if origin in others:
        return True
    try:
        parts = urlsplit(origin)
        own = urlsplit(f"{parts.scheme}://{host or ''}")
        port, own_port = parts.port, own.port
    except ValueError:
        return False
    default = _DEFAULT_PORTS.get(parts.scheme)
    return (
        default is not None
        and parts.hostname is not None
        and (parts.hostname, port or default) == (own.hostname, own_port or default)
    )
