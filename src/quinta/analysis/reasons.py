"""What sets turns apart: facts that speak for a turn or against it, as keys and numbers.

They come from previews and breakdowns, and from the brain's estimate for the others. Those come
first that differ most from the other turns. The words are the client's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from quinta.bots.weights import brain_for
from quinta.core.game import Data, Game, Move, Preview

MOST_REASONS: Final = 3
_DEALS: Final = 4
"""The number of deals over which the prospects of the others are averaged."""
_LEAST: Final = 0.5
"""Expected points below this are no reason."""


class Reason(NamedTuple):
    """A fact of a turn, and its number.

    ``points`` are those of the turn, ``round`` and ``final`` those that the scorings to come would
    give more, for these items; ``marker`` is the first-player marker, and ``others`` what the best
    of the others can expect more than after the other turns. The rest are gains.
    """

    key: str
    value: float
    items: tuple[Data, ...] = ()

    def data(self) -> Data:
        """Return the reason as plain data."""
        return {"key": self.key, "value": self.value, "items": list(self.items)}


def set_apart(
    view: Game, moves: Sequence[Move], previews: Sequence[Preview], seed: int
) -> list[list[Reason]]:
    """Return for each of some turns what sets it apart from the others, the most telling first."""
    facts = [
        _gained(view, preview) + _to_come(view, move, preview, seed)
        for move, preview in zip(moves, previews, strict=True)
    ]
    left = [_left_to_others(view, move, seed) for move in moves]
    for at, of_turn in enumerate(facts):
        more = round(left[at] - _mean(left[:at] + left[at + 1 :], left[at]), 1)
        if abs(more) >= _LEAST:
            of_turn.append(Reason("others", more))
    return [_most_telling(one, facts[:at] + facts[at + 1 :]) for at, one in enumerate(facts)]


def _gained(view: Game, preview: Preview) -> list[Reason]:
    """Return what a turn brings at once."""
    seat = view.to_move
    points = preview.scores[seat] - view.scores[seat]
    marker = any(event["event"] == "marker" for event in preview.events)
    facts = {"points": points, **preview.gains, "marker": int(marker)}
    return [Reason(name, value) for name, value in facts.items() if value]


def _to_come(view: Game, move: Move, preview: Preview, seed: int) -> list[Reason]:
    """Return what the scorings to come would give more after a turn."""
    if preview.ends_round:
        return []
    after = view.redealt(seed)
    after.apply(move)
    found: list[Reason] = []
    for part in ("round", "final"):
        before, now = _scoring(view, view.to_move, part), _scoring(after, view.to_move, part)
        if more := _points(now) - _points(before):
            items = tuple(item for item in now if item not in before and item["points"] > 0)
            found.append(Reason(part, more, items))
    return found


def _scoring(game: Game, seat: int, part: str) -> list[Any]:
    """Return the items of a scoring to come for a seat, as its board is now."""
    breakdown: Any = game.breakdown()[seat]
    items: list[Any] = breakdown[part]["items"]
    return items


def _points(items: list[Any]) -> int:
    """Add up what is won: what is left over and would be lost can still be played."""
    return sum(max(0, item["points"]) for item in items)


def _left_to_others(view: Game, move: Move, seed: int) -> float:
    """Return the points that the best of the others can expect after a turn."""
    brain = brain_for(view.name)
    expected: list[float] = []
    for deal in range(_DEALS):
        after = view.redealt(seed + deal)
        after.apply(move)
        values = brain.values(after)
        expected.append(max(value for at, value in enumerate(values) if at != view.to_move))
    return _mean(expected, 0.0)


def _most_telling(facts: list[Reason], others: list[list[Reason]]) -> list[Reason]:
    """Return the facts that differ most from those of the other turns, the most telling first."""

    def telling(fact: Reason) -> tuple[float, float]:
        elsewhere = [
            next((one.value for one in other if one.key == fact.key), 0.0) for other in others
        ]
        return abs(fact.value - _mean(elsewhere, 0.0)), abs(fact.value)

    return sorted(facts, key=telling, reverse=True)[:MOST_REASONS]


def _mean(values: list[float], of_none: float) -> float:
    return sum(values) / len(values) if values else of_none
