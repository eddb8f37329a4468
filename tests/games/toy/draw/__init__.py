"""Pictures of The Beach: a row of shells for the beach and for each seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from quinta.canvas import reading
from quinta.canvas import svg as canvas
from quinta.canvas.screen import NARROWEST, clip
from quinta.core.plurals import number_of


def svg(snapshot: Mapping[str, object], names: Sequence[str] | None) -> str:
    """A standalone SVG document."""
    rows = list(_rows(snapshot, names))
    lines = [canvas.text_at(20, 40 * place, row, 20) for place, row in enumerate(rows, 1)]
    return canvas.document(900, 40 * len(rows) + 20, "The Beach", ". ".join(rows), *lines)


def terminal(
    snapshot: Mapping[str, object], colour: bool, width: int, names: Sequence[str] | None
) -> str:
    """Text for a terminal."""
    return "".join(f"{clip(row, max(width, NARROWEST))}\n" for row in _rows(snapshot, names))


def _rows(snapshot: Mapping[str, object], names: Sequence[str] | None) -> Iterator[str]:
    yield f"Round {snapshot['round']}, on the beach: {_shells(snapshot, 'washed_up')}"
    for number, seat in enumerate(reading.seats(snapshot)):
        name = f"Player {number + 1}" if names is None else names[number]
        turn = ", to move" if snapshot["to_move"] == number else ""
        points = number_of(reading.number(seat, "score"), "point")
        yield f"{name}{turn}, {points}: {_shells(seat, 'shells')}"


def _shells(data: Mapping[str, object], key: str) -> str:
    return ", ".join(map(str, reading.items(data, key))) or "none"
