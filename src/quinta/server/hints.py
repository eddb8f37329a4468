"""The best turns for a player, and the reasons for each, as keys and numbers."""

from __future__ import annotations

from typing import Final

from quinta import bots
from quinta.analysis import Reason, set_apart
from quinta.analysis.puzzles import Doing, alike, doing
from quinta.core.game import Game, Move
from quinta.protocol import HintReason, HintTurn

MOST_TURNS: Final = 3


def best_turns(view: Game, decision: bots.Decision, seed: int) -> list[HintTurn]:
    """Return the best turns that a bot found, its own first, with what sets them apart."""
    turns = _distinct(view, decision)
    moves = [move for move, _ in turns]
    previews = [view.preview(move, seed) for move in moves]
    telling = set_apart(view, moves, previews, seed)
    return [
        HintTurn(
            view.step_path(move),
            view.text(move),
            view.move_data(move),
            previews[at].events,
            value,
            [told(reason) for reason in telling[at]],
        )
        for at, (move, value) in enumerate(turns)
    ]


def told(reason: Reason) -> HintReason:
    """Return a reason as clients get it."""
    return HintReason(reason.key, reason.value, list(reason.items))


def _distinct(view: Game, decision: bots.Decision) -> list[tuple[Move, float | None]]:
    """Return the best turns that do different things, not the same in another way."""
    chosen = decision.move
    # What the bot did not look into has no value worth the name.
    others = [(one.move, one.value) for one in decision.candidates if one.visits]
    seen: list[Doing] = []
    found: list[tuple[Move, float | None]] = []
    for move, value in [(chosen, decision.value), *others]:
        does = doing(view, move)
        if not any(alike(does, other) for other in seen):
            found.append((move, value))
        seen.append(does)
        if len(found) == MOST_TURNS:
            break
    return found
