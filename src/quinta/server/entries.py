"""What a table is made of: how it was set up, its seats, and entries of what happened.

Setup and entries are stored as JSON by these structs, so a field that is added needs a default.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias, TypedDict, get_args

import msgspec
from msgspec import Struct, field

from quinta import protocol
from quinta.protocol import NewClock, Out
from quinta.server.clock import iso

STAND_IN = "casual"
"""The bot that plays on for a player who gave up."""

SeatKind = Literal["person", "bot"]


class Setup(Struct, omit_defaults=True):
    """What was agreed when the table was opened, as it is stored."""

    public: bool = False
    clock: NewClock | None = None
    seed: int | None = None
    """With a seed the deal is known to whoever knows the seed, and everybody is told so."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: who sits there, and the digests of its secrets."""

    kind: SeatKind
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

    def shown(self, number: int) -> protocol.Seat:
        """The seat as everybody sees it."""
        return protocol.Seat(
            number,
            "person" if self.kind == "person" and self.held is None else "bot",
            self.held or self.level,
            self.name,
            self.joined,
            self.out,
            self.held is not None,
        )


class TurnEntry(Struct, frozen=True):
    """A turn was played, and chance brought this."""

    kind: ClassVar = "turn"
    text: str
    chance: str


class UndoEntry(Struct, frozen=True):
    """All but the first so many turns were taken back."""

    kind: ClassVar = "undo"
    turn: int


class JoinEntry(Struct, frozen=True):
    """A person took the seat; the digest of their token."""

    kind: ClassVar = "joined"
    name: str
    token: str


class RenameEntry(Struct, frozen=True):
    """A person has another name."""

    kind: ClassVar = "renamed"
    name: str


class ProposalEntry(Struct, frozen=True):
    """Those who are waited for were asked to agree to something about a seat."""

    kind: ClassVar = "proposed"
    proposed: Literal["undo", "replace"] = field(name="kind")
    seat: int
    level: str | None
    waiting: list[int]


class AnswerEntry(Struct, frozen=True):
    """Somebody agreed to a proposal or did not."""

    kind: ClassVar = "answered"
    proposal: int
    agree: bool


class ReplaceEntry(Struct, frozen=True):
    """A bot plays for a person who is away, until they come back."""

    kind: ClassVar = "replaced"
    level: str


class ReturnEntry(Struct, frozen=True):
    """A person took the seat back from the bot that held it."""

    kind: ClassVar = "returned"


class ResignEntry(Struct, frozen=True):
    """A person gave up or ran out of time."""

    kind: ClassVar = "resigned"
    reason: Out


class PauseEntry(Struct, frozen=True):
    """The service was away for so long."""

    kind: ClassVar = "paused"
    seconds: float


class VoidEntry(Struct, frozen=True):
    """Nothing: the number was once that of something said."""

    kind: ClassVar = "void"


class RematchEntry(Struct, frozen=True):
    """The same people play once more at another table."""

    kind: ClassVar = "rematch"
    table: str


Content: TypeAlias = (
    TurnEntry
    | UndoEntry
    | JoinEntry
    | RenameEntry
    | ProposalEntry
    | AnswerEntry
    | ReplaceEntry
    | ReturnEntry
    | ResignEntry
    | PauseEntry
    | VoidEntry
    | RematchEntry
)
"""What an entry says; its ``kind`` stands beside it in the database and tells which one it is."""

_DECODERS: Final = {one.kind: msgspec.json.Decoder(one) for one in get_args(Content)}


def read(kind: str, data: str) -> Content:
    """The content of an entry, as it is stored."""
    content: Content = _DECODERS[kind].decode(data)
    return content


class Head(TypedDict):
    """What every event begins with."""

    n: int
    at: str
    seat: int | None


class Entry(Struct, frozen=True):
    """Something that happened at a table."""

    n: int
    seat: int | None
    at: float
    content: Content
    key: str | None = None
    request: str | None = None
    """The digest of the request that the key belongs to."""

    @property
    def whose(self) -> int:
        """The seat that it happened to; only a pause happens to none."""
        if self.seat is None:
            raise ValueError(f"entry {self.n} is of no seat")
        return self.seat

    def head(self) -> Head:
        """What the event of it begins with."""
        return {"n": self.n, "at": iso(self.at), "seat": self.seat}
