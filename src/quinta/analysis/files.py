"""Files of positions that come with a game: JSON lines, compressed, the first about the file."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from typing import Any

from quinta import __version__
from quinta.core.game import Data
from quinta.games import GAMES


def as_line(data: Data) -> str:
    """Return data as a line of JSON."""
    return json.dumps(data, separators=(",", ":")) + "\n"


def file_content(game: str, command: str, seed: int, positions: Iterable[Data]) -> bytes:
    """Return the content of a file of positions, which a command has found."""
    first: Data = {"game": game, "command": command, "seed": seed, "version": __version__}
    text = "".join(map(as_line, [first, *positions]))
    return gzip.compress(text.encode(), mtime=0)


def positions_in(game: str, name: str) -> list[Any]:
    """Return the positions in a file of a game's folder; none if it has no such file."""
    path = GAMES[game].file(name)
    if not path.is_file():
        return []
    _, *lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    return list(map(json.loads, lines))
