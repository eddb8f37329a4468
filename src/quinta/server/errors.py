"""Refusals of requests: the API's codes and their HTTP statuses."""

from __future__ import annotations

from typing import Final

from quinta.core.chance import ImpossibleChance
from quinta.core.game import IllegalMove, InvalidNotation
from quinta.games import GAMES, Parts

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


def parts_of(game: str) -> Parts:
    """Return the parts of a game, or refuse if there is none of this name."""
    if game not in GAMES:
        raise Refusal("not-found", "There is no such game.")
    return GAMES[game]


class _RefusingIllegal:
    def __enter__(self) -> None: ...

    def __exit__(self, _kind: object, error: object, _trace: object) -> None:
        if isinstance(error, IllegalMove):
            raise Refusal("illegal", error.reason, error.clause) from None
        if isinstance(error, InvalidNotation | ImpossibleChance):
            raise Refusal("bad-request", str(error)) from None


refusing_illegal: Final = _RefusingIllegal()
"""Turns the engine's errors about a turn into refusals, with the clause of a broken rule."""
