"""The requests of visitors and players."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from quinta.protocol.common import EventNumber, Level, Path, SeatNumber, Text

CHAT_LENGTH: Final = 200


class Join(Struct, forbid_unknown_fields=True):
    """A request for a seat: with its invitation, or without one at a public table."""

    name: Annotated[str, Meta(max_length=200)] = ""
    invite: Annotated[str, Meta(max_length=200)] | None = None


class Joined(Struct):
    """The token of the seat that was taken."""

    token: str


class Name(Struct, forbid_unknown_fields=True):
    """A player's name."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]


class Seen(Struct, forbid_unknown_fields=True):
    """The number of the last event that the asker has seen."""

    n: EventNumber


class NewTurn(Struct, forbid_unknown_fields=True):
    """A turn to play, and the number of the last event that its player has seen."""

    n: EventNumber
    path: Path | None = None
    text: Text | None = None
    data: dict[str, object] | None = None


class AskHint(Struct, forbid_unknown_fields=True):
    """A request for a hint of a bot."""

    level: Level = "strong"


class NewProposal(Struct, forbid_unknown_fields=True):
    """A proposal to replace an absent player by a bot."""

    kind: Literal["replace"]
    seat: SeatNumber
    level: Level


class Answer(Struct, forbid_unknown_fields=True):
    """A player's answer to a proposal."""

    agree: bool


class Push(Struct, forbid_unknown_fields=True):
    """A push endpoint to be told when a seat is to move, or no longer."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=800)]
    on: bool = True


class NewHandover(Struct, forbid_unknown_fields=True):
    """Games on their way to another browser, encrypted, under a name that leads to no key."""

    name: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
    bundle: Annotated[str, Meta(min_length=1, max_length=60_000, pattern="^[A-Za-z0-9_-]*$")]


class NewChat(Struct, forbid_unknown_fields=True):
    """A chat message to send."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
