"""The data of a table: its setup, its seats and its entries.

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
"""The level of the bot that plays on for a player who gave up."""

SeatKind = Literal["person", "bot"]


class Setup(Struct, omit_defaults=True):
    """The settings of a table when it was opened, as stored."""

    public: bool = False
    clock: NewClock | None = None
    seed: int | None = None
    """Set if the deal is known to whoever knows the seed; everybody is told so."""
    hints: bool | None = None
    """Whether players may ask for hints; None at tables that were opened before one said so."""
    made: bool = False
    """Whether the game began at a position that the opener gave."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """What the service knows of a seat: its player, and the digests of its secrets."""

    kind: SeatKind
    level: str | None
    name: str
    token: str | None = None
    invite: str | None = None
    out: Out | None = None
    """Why the person is no longer in the game."""
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
        """The level of the bot that plays for this seat, if any."""
        if self.out:
            return STAND_IN
        return self.level if self.kind == "bot" else self.held

    def shown(self, number: int) -> protocol.Seat:
        """Return the seat as everybody sees it."""
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
    """A turn that was played, with its outcomes of chance."""

    kind: ClassVar = "turn"
    text: str
    chance: str


class UndoEntry(Struct, frozen=True):
    """An undo of all but the first turns."""

    kind: ClassVar = "undo"
    turn: int


class JoinEntry(Struct, frozen=True):
    """A person's taking of a seat, with the digest of their token."""

    kind: ClassVar = "joined"
    name: str
    token: str


class RenameEntry(Struct, frozen=True):
    """A person's change of name."""

    kind: ClassVar = "renamed"
    name: str


class ProposalEntry(Struct, frozen=True):
    """A request to those who are waited for to agree to something about a seat."""

    kind: ClassVar = "proposed"
    proposed: Literal["undo", "replace"] = field(name="kind")
    seat: int
    level: str | None
    waiting: list[int]


class AnswerEntry(Struct, frozen=True):
    """An answer to a proposal."""

    kind: ClassVar = "answered"
    proposal: int
    agree: bool


class ReplaceEntry(Struct, frozen=True):
    """A bot's taking over for a person who is away, until they come back."""

    kind: ClassVar = "replaced"
    level: str


class ReturnEntry(Struct, frozen=True):
    """A person's taking back of the seat from the bot."""

    kind: ClassVar = "returned"


class ResignEntry(Struct, frozen=True):
    """A person's resignation or loss on time."""

    kind: ClassVar = "resigned"
    reason: Out


class PauseEntry(Struct, frozen=True):
    """A time that the service was away."""

    kind: ClassVar = "paused"
    seconds: float


class VoidEntry(Struct, frozen=True):
    """Nothing; the number once belonged to a chat message."""

    kind: ClassVar = "void"


class RematchEntry(Struct, frozen=True):
    """The opening of a rematch at another table."""

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
"""The content of an entry; the column ``kind`` of the database distinguishes the types."""

_DECODERS: Final = {one.kind: msgspec.json.Decoder(one) for one in get_args(Content)}


def read(kind: str, data: str) -> Content:
    """Return the content of a stored entry."""
    content: Content = _DECODERS[kind].decode(data)
    return content


class EventHead(TypedDict):
    """The fields that every event begins with."""

    n: int
    at: str
    seat: int | None


class Entry(Struct, frozen=True):
    """An event of a table as stored."""

    n: int
    seat: int | None
    at: float
    content: Content
    key: str | None = None
    request: str | None = None
    """The digest of the request that the key belongs to."""

    @property
    def whose(self) -> int:
        """The seat that it happened to; only a pause has none."""
        if self.seat is None:
            raise ValueError(f"entry {self.n} is of no seat")
        return self.seat

    def head(self) -> EventHead:
        """Return the fields that its event begins with."""
        return {"n": self.n, "at": iso(self.at), "seat": self.seat}
