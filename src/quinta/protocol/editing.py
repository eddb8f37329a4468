"""A position to begin with where none is given, for the analysis board and the editor."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field


class NewPosition(Struct, forbid_unknown_fields=True):
    """The start of a game: dealt, or with nothing on the table."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    players: Annotated[int, Meta(ge=1, le=8)] = 2
    options: dict[str, object] = field(default_factory=dict)
    blank: bool = False
