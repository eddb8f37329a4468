"""The best turns for a player, and the reasons for each, as keys and numbers.

The reasons are facts of previews and breakdowns, and the brain's estimate for the others. Those
come first that set a turn apart from the other best ones. The words are the client's.
"""

from __future__ import annotations

from typing import Any, Final

from quinta import bots
from quinta.bots.weights import brain_for
from quinta.core.game import Game, Move, Preview
from quinta.protocol import HintReason, HintTurn

MOST_TURNS: Final = 3
MOST_REASONS: Final = 3
_DEALS: Final = 4
"""The number of deals over which the prospects of the others are averaged."""
_LEAST: Final = 0.5
"""Expected points below this are no reason."""


def best_turns(view: Game, decision: bots.Decision, seed: int) -> list[HintTurn]:
    """Return the best turns that a bot found, its own first, with what sets them apart."""
    turns = _distinct(view, decision)
    moves = [move for move, _ in turns]
    previews = [view.preview(move, seed) for move in moves]
    facts = [
        _gained(view, preview) + _to_come(view, move, preview, seed)
        for move, preview in zip(moves, previews, strict=True)
    ]
    left = [_left_to_others(view, move, seed) for move in moves]
    for at, of_turn in enumerate(facts):
        more = round(left[at] - _mean(left[:at] + left[at + 1 :], left[at]), 1)
        if abs(more) >= _LEAST:
            of_turn.append(HintReason("others", more))
    return [
        HintTurn(
            view.step_path(move),
            view.text(move),
            view.move_data(move),
            previews[at].events,
            value,
            _most_telling(facts[at], facts[:at] + facts[at + 1 :]),
        )
        for at, (move, value) in enumerate(turns)
    ]


def _distinct(view: Game, decision: bots.Decision) -> list[tuple[Move, float | None]]:
    """Return the best turns that do different things, not the same in another way."""
    chosen = decision.move
    # What the bot did not look into has no value worth the name.
    others = [(one.move, one.value) for one in decision.candidates if one.visits]
    tree = view.choices()
    seen: set[tuple[int, ...]] = set()
    left: list[object] = []
    found: list[tuple[Move, float | None]] = []
    for move, value in [(chosen, decision.value), *others]:
        path = view.step_path(move)
        settled = tuple(path[: tree.settled(path) or len(path)])
        after = view.copy()
        after.apply(move)
        seats: Any = after.snapshot(hidden=False)["seats"]
        own = seats[view.to_move]
        if settled not in seen and own not in left:
            found.append((move, value))
        seen.add(settled)
        left.append(own)
        if len(found) == MOST_TURNS:
            break
    return found


def _gained(view: Game, preview: Preview) -> list[HintReason]:
    """Return what a turn brings at once."""
    seat = view.to_move
    points = preview.scores[seat] - view.scores[seat]
    marker = any(event["event"] == "marker" for event in preview.events)
    facts = {"points": points, **preview.gains, "marker": int(marker)}
    return [HintReason(name, value) for name, value in facts.items() if value]


def _to_come(view: Game, move: Move, preview: Preview, seed: int) -> list[HintReason]:
    """Return what the scorings to come would give more after a turn."""
    if preview.ends_round:
        return []
    after = view.redealt(seed)
    after.apply(move)
    found: list[HintReason] = []
    for part in ("round", "final"):
        before, now = _scoring(view, view.to_move, part), _scoring(after, view.to_move, part)
        if more := _points(now) - _points(before):
            items = [item for item in now if item not in before and item["points"] > 0]
            found.append(HintReason(part, more, items))
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


def _most_telling(facts: list[HintReason], others: list[list[HintReason]]) -> list[HintReason]:
    """Return the facts that differ most from those of the other turns, the most telling first."""

    def telling(fact: HintReason) -> tuple[float, float]:
        elsewhere = [
            next((one.value for one in other if one.key == fact.key), 0.0) for other in others
        ]
        return abs(fact.value - _mean(elsewhere, 0.0)), abs(fact.value)

    return sorted(facts, key=telling, reverse=True)[:MOST_REASONS]


def _mean(values: list[float], of_none: float) -> float:
    return sum(values) / len(values) if values else of_none
