"""Judging positions for those who study them, as a worker process does it.

A judgement has a fixed number of simulations, so its cost is bounded.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from quinta import analysis, bots
from quinta.core.chance import derived_seed
from quinta.core.game import Data, Game
from quinta.games import from_snapshot
from quinta.protocol import Judged, JudgedTurn, Value
from quinta.server.hints import told

BUDGET: Final = bots.Budget(simulations=1000)
"""The budget of a judgement: about a second for the game that takes longer."""


class JudgeQuestion(Struct, frozen=True):
    """A position as players see it, and turns to judge besides the best ones, as text."""

    facts: Data
    turns: list[str]
    seed: int


def judged(question: JudgeQuestion) -> bytes:
    """Return the judgement of a position, a ``Judged`` as JSON."""
    # The hidden order is dealt anew from the seed.
    view = from_snapshot(question.facts).redealt(derived_seed(question.seed, "view"))
    moves = [view.parse(text) for text in question.turns]
    judgement = analysis.judge(view, BUDGET, question.seed, turns=moves)
    found = Judged(
        told_value(judgement.value),
        told_value(judgement.error),
        judgement.exact,
        _told_turns(view, judgement.turns, derived_seed(question.seed, "reasons")),
    )
    return msgspec.json.encode(found)


def told_value(value: analysis.Value) -> Value:
    """Return a value as clients get it."""
    return Value(list(value.leads), list(value.chances))


def _told_turns(view: Game, turns: tuple[analysis.JudgedTurn, ...], seed: int) -> list[JudgedTurn]:
    moves = [turn.move for turn in turns]
    previews = [view.preview(move, seed) for move in moves]
    reasons = analysis.set_apart(view, moves, previews, seed)
    return [
        JudgedTurn(
            turn.text,
            view.step_path(turn.move),
            view.move_data(turn.move),
            previews[at].events,
            told_value(turn.value),
            told_value(turn.error),
            [told(reason) for reason in reasons[at]],
        )
        for at, turn in enumerate(turns)
    ]
