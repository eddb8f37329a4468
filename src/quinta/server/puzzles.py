"""Puzzles for clients. Nothing is stored, and nothing is judged: the file has what turns lose."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from quinta.analysis import puzzles
from quinta.bots import Candidate, Decision
from quinta.core.lessons import play
from quinta.protocol import (
    Consider,
    Considered,
    Puzzle,
    PuzzleAnswer,
    PuzzleInfo,
    Puzzles,
    PuzzleSolution,
    Standing,
    TurnInPuzzle,
)
from quinta.server import choices
from quinta.server.errors import Refusal
from quinta.server.hints import best_turns
from quinta.server.lessons import step_of

_SEED: Final = 1
"""The deals by which reasons are found, always the same."""
_SOLUTIONS: Final = 500
"""How many solutions are kept in memory: each is the same for everybody."""


def listed(name: str, today: date) -> Puzzles:
    """Return the puzzles of a game, and which is that of the day."""
    known = puzzles.by_key(name)
    # In an order of its own, so that a day does not tell how hard the next will be.
    shuffled = sorted(known, key=lambda key: blake2b(key.encode(), digest_size=8).digest())
    return Puzzles(
        [PuzzleInfo(key, puzzle.grade) for key, puzzle in known.items()],
        shuffled[today.toordinal() % len(shuffled)] if shuffled else None,
    )


def puzzle(name: str, key: str) -> Puzzle:
    """Return a puzzle."""
    found = _found(name, key)
    game = found.game
    return Puzzle(key, found.grade, game.to_move, game.snapshot(hidden=False))


def consider(name: str, key: str, asked: Consider, seed: int) -> Considered:
    """Return what can follow a turn or its beginning."""
    return choices.consider(_found(name, key).game, asked, seed)


def tried(name: str, key: str, wanted: TurnInPuzzle) -> PuzzleAnswer:
    """Return the outcome of a turn, and whether it is the best one."""
    found = _found(name, key)
    game = found.game
    move = choices.move_of(game, wanted)
    played = play(game, move)
    right, lost = found.tried(move)
    return PuzzleAnswer(right, None if lost is None else Standing(*lost), step_of(1, played))


@lru_cache(maxsize=_SOLUTIONS)
def solution(name: str, key: str) -> PuzzleSolution:
    """Return the best turn and the next best one, with what sets them apart."""
    found = _found(name, key)
    game = found.game
    lead, chance = found.standing
    turns = [found.best, found.turns[found.next]]
    judged = tuple(
        Candidate(game.parse(turn.text), lead - turn.lost.lead, 1, chance - turn.lost.chance)
        for turn in turns
    )
    decision = Decision(judged[0].move, judged[0].value, judged, chance=chance)
    best, following = best_turns(game, decision, _SEED)
    shared = [reason for reason in best.reasons if reason in following.reasons]
    for turn in (best, following):
        turn.reasons = [reason for reason in turn.reasons if reason not in shared]
    return PuzzleSolution(best, following, chance, Standing(*found.gap))


def _found(name: str, key: str) -> puzzles.Puzzle:
    found = puzzles.by_key(name).get(key)
    if found is None:
        raise Refusal("not-found", "There is no such puzzle.")
    return found
