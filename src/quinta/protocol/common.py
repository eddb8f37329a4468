"""What all messages share: types of names and numbers, and the error."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Level = Literal["beginner", "casual", "intermediate", "advanced", "strong", "master"]
State = Literal["waiting", "playing", "over"]
Out = Literal["resigned", "timeout"]
Reason = Literal["finished", "resigned", "timeout"]
EventNumber = Annotated[int, Meta(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Text = Annotated[str, Meta(max_length=4000)]
Path = Annotated[list[Annotated[int, Meta(ge=0, le=10_000)]], Meta(max_length=64)]


class Error(Struct, omit_defaults=True):
    """The reason why a request was refused."""

    error: str
    detail: str
    clause: str | None = None
