"""Secrets, names and origins.

Only the SHA-256 digest of a secret is stored: secrets are long and random, so they cannot be found
from it. Secrets are made from a key of the database and the client's own request key, so that a
repeated request can be answered again although the secret is not stored.
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
"""Letters and symbols that are not visible."""
_MOST_MARKS: Final = 5
"""The number of marks that one character may carry; no script has more."""
_DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def fresh_key() -> str:
    """Return a request key for a request that came without one."""
    return secrets.token_urlsafe(24)


def checked_key(key: str | None) -> str | None:
    """Return a request's key, if any, or refuse one of a wrong form."""
    if key is not None and not _KEY.fullmatch(key):
        raise Refusal(
            "bad-request", "Idempotency-Key must be 16 to 64 letters, digits, '-' and '_'."
        )
    return key


def derived_secret(secret: bytes, *parts: object) -> str:
    """Return a secret that depends on the parts and on the database's own secret."""
    return base64.urlsafe_b64encode(_keyed(secret, parts)).rstrip(b"=").decode()


def secret_seed(secret: bytes, *parts: object) -> int:
    """Return a seed that depends on the parts and on the database's own secret."""
    return int.from_bytes(_keyed(secret, parts), "big")


def _keyed(secret: bytes, parts: Iterable[object]) -> bytes:
    text = "\n".join([str(part) for part in parts])
    return hmac.new(secret, text.encode(), hashlib.sha256).digest()


def digest(secret: str) -> str:
    """Return the digest of a secret, as it is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str | None, other: str) -> bool:
    """Return whether two digests are equal, in constant time."""
    return hmac.compare_digest(one or "", other)


def bearer(header: str | None) -> str | None:
    """Return the token of an Authorization header."""
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def cleaned(text: str, length: int) -> str:
    """Clean free text: return one line of visible characters, or nothing.

    Invisible characters and those that change the direction of writing are removed. Marks stay, a
    few on each character; joiners stay where scripts and emoji need them.
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
    """Return whether a page of this origin may use the server: its own pages, and named ones.

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
