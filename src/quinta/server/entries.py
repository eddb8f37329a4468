"""What a table is made of: how it was set up, its seats, and entries of what happened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from msgspec import Struct

from quinta.core.game import Data
from quinta.protocol import NewClock, Out

STAND_IN = "casual"
"""The bot that plays on for a player who gave up."""

Kind = Literal["person", "bot"]


class Setup(Struct, omit_defaults=True):
    """What was agreed when the table was opened, as it is stored."""

    public: bool = False
    clock: NewClock | None = None
    seed: int | None = None
    """With a seed the deal is known to whoever knows the seed, and everybody is told so."""


@dataclass(slots=True)
class Seat:
    """A seat: who sits there, and the digests of its secrets."""

    kind: Kind
    level: str | None
    name: str
    token: str | None = None
    invite: str | None = None
    out: Out | None = None
    """Why the person who sat here is no longer in the game."""
    held: str | None = None
    """The level of the bot that plays until the person comes back."""

    @property
    def joined(self) -> bool:
        """Whether somebody plays here."""
        return self.kind == "bot" or self.token is not None or self.held is not None

    @property
    def in_game(self) -> bool:
        """Whether a person plays here."""
        return (
            self.kind == "person" and self.token is not None and not self.out and self.held is None
        )

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays for this seat, if one does."""
        if self.out:
            return STAND_IN
        return self.level if self.kind == "bot" else self.held


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table, as it is stored."""

    n: int
    kind: str
    seat: int | None
    at: float
    data: Data = field(default_factory=dict)
    key: str | None = None
    request: str | None = None
    """The digest of the request that the key belongs to."""
