"""Refusals of requests: the API's codes and their HTTP statuses."""

from __future__ import annotations

from typing import Final

STATUS: Final = {
    "bad-request": 400,
    "unauthorized": 401,
    "forbidden": 403,
    "not-found": 404,
    "method-not-allowed": 405,
    "conflict": 409,
    "too-large": 413,
    "illegal": 422,
    "too-many-requests": 429,
    "internal": 500,
    "busy": 503,
}


class Refusal(Exception):
    """A request that is refused, and why."""

    def __init__(
        self, code: str, detail: str, clause: str | None = None, retry_after: int | None = None
    ) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.clause = clause
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS[self.code]
