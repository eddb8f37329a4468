"""The toy game is reviewed like any other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quinta.games import GAMES, register


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """The toy game, for this process."""
    register("games.toy")
    yield
    del GAMES["toy"]
