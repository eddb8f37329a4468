"""How a server identifies itself to push services (RFC 8292): its own key, and signed tokens."""

from __future__ import annotations

import base64
from typing import Final

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_CURVE: Final = ec.SECP256R1()
_HEAD: Final = b'{"typ":"JWT","alg":"ES256"}'
_VALID_SECONDS: Final = 12 * 3600
"""Seconds that a token is valid; push services take at most a day."""
_USED_SECONDS: Final = 6 * 3600
"""Seconds that a token is used before another is signed."""


class Vapid:
    """The key of a server, and tokens for the services that it sends to."""

    def __init__(self, key: str, contact: str | None) -> None:
        self._key = ec.derive_private_key(int(key, 16), _CURVE)
        self._contact = contact
        self._tokens: dict[str, tuple[float, str]] = {}
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = _text(point)

    @staticmethod
    def new_key() -> str:
        """Return a new key, as it is stored."""
        return f"{ec.generate_private_key(_CURVE).private_numbers().private_value:064x}"

    def authorization(self, origin: str, now: float) -> str:
        """Return the header for a request to a push service."""
        signed_at, token = self._tokens.get(origin, (float("-inf"), ""))
        if not signed_at <= now < signed_at + _USED_SECONDS:
            token = self._signed(origin, now)
            self._tokens[origin] = now, token
        return f"vapid t={token}, k={self.public}"

    def _signed(self, origin: str, now: float) -> str:
        claims: dict[str, object] = {"aud": origin, "exp": int(now) + _VALID_SECONDS}
        if self._contact is not None:
            claims["sub"] = self._contact
        content = f"{_text(_HEAD)}.{_text(msgspec.json.encode(claims))}"
        signature = self._key.sign(content.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signature)
        return f"{content}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
