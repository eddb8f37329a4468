"""What a visitor or a player asks for."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from quinta.protocol.common import EventNumber, Level, Path, SeatNumber, Text

CHAT_LENGTH: Final = 200


class Join(Struct, forbid_unknown_fields=True):
    """Taking a seat: by its invitation, or without one at a public table."""

    name: Annotated[str, Meta(max_length=200)] = ""
    invite: Annotated[str, Meta(max_length=200)] | None = None


class Joined(Struct):
    """The secret of the seat that was taken."""

    token: str


class Name(Struct, forbid_unknown_fields=True):
    """What a player wants to be called."""

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
    """Which bot to ask for a hint."""

    level: Level = "strong"


class NewProposal(Struct, forbid_unknown_fields=True):
    """Replace an absent player by a bot."""

    kind: Literal["replace"]
    seat: SeatNumber
    level: Level


class Answer(Struct, forbid_unknown_fields=True):
    """What a player says to a proposal."""

    agree: bool


class NewChat(Struct, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
