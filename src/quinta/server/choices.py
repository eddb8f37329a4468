"""The answers to ``consider``: a turn that is being put together.

Pure functions over a position. Answers depend on the visible facts alone and reveal no draw and no
hidden order; the work for one question is bounded.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import Final, Protocol

from quinta.bots.weights import brain_for
from quinta.core.choices import Choices, Outlook
from quinta.core.game import Game, InvalidNotation, Move
from quinta.protocol import Consider, Considered, Preview
from quinta.protocol.turns import ChoiceData, RefusedData, StepData

MOST_WAYS: Final = 500
LONGEST_PATH: Final = 32
LONGEST_TEXT: Final = 500


class Wanted(Protocol):
    """A turn, given in one of three ways."""

    @property
    def path(self) -> list[int] | None: ...
    @property
    def text(self) -> str | None: ...
    @property
    def data(self) -> dict[str, object] | None: ...


def consider(game: Game, asked: Consider, seed: int, n: int = 0) -> Considered:
    """Return what can follow a turn or its beginning, what it would bring, and what is refused.

    ``n`` is the number of the table's last event, which the position does not have. Raises
    ``IllegalMove`` when no legal turn begins like this.
    """
    tree = game.choices()
    path = _path_of(game, asked)
    following = game.steps(path)
    if path and asked.forced:
        while len(following) == 1:
            path.append(following[0])
            following = tree.following(path)
    whole = not following
    settled = tree.settled(path) or (len(path) if whole else 0)
    suggested = tree.suggested(path, _outlook(game)) if path else None
    ways = list(islice(tree.whole(path[:settled] if settled else path), MOST_WAYS + 1))
    named = {step for way in ways for step in way} | set(suggested or ())
    depth = asked.depth or (1 if path else tree.first_depth)
    return Considered(
        n=n,
        seat=game.to_move,
        path=path,
        steps=[_described(game, step) for step in path],
        whole=whole,
        settled=settled,
        choices=_nested(game, tree, path, following, depth),
        refused=_refused(game, tree, path, following, depth),
        instead=[
            _nested(game, tree, path[:at], tree.following(path[:at]), 1) for at in range(len(path))
        ],
        suggested=suggested,
        ways=None if len(ways) > MOST_WAYS else ways,
        known=[_described(game, step) for step in sorted(named)],
        preview=_preview(game, suggested, seed) if settled and suggested else None,
    )


def move_of(game: Game, wanted: Wanted) -> Move:
    """Return the turn that a path of small choices, a line of text or data describes.

    Raises ``InvalidNotation`` when it is no turn, ``IllegalMove`` when it can be none here.
    """
    if (wanted.path, wanted.text, wanted.data).count(None) != 2:
        raise InvalidNotation("give a turn in one way: as path, as text or as data")
    if wanted.path is not None:
        return game.step_move(_checked_path(wanted.path))
    if wanted.text is not None:
        if len(wanted.text) > LONGEST_TEXT:
            raise InvalidNotation(f"the text of a turn has at most {LONGEST_TEXT} characters")
        return game.parse(wanted.text)
    assert wanted.data is not None
    return game.move_from_data(wanted.data)


def _path_of(game: Game, asked: Consider) -> list[int]:
    """Return the path that is asked about; that of a whole turn, where one is given."""
    if game.is_over:
        # Raises IllegalMove with the clause on the end of the game.
        game.step_move([])
    if asked.text is None and asked.data is None:
        return _checked_path(asked.path or [])
    return game.step_path(move_of(game, asked))


def _checked_path(path: Sequence[int]) -> list[int]:
    """Return a path of small choices, or refuse one that is too long."""
    if len(path) > LONGEST_PATH:
        raise InvalidNotation(f"a path has at most {LONGEST_PATH} small choices")
    return list(path)


def _outlook(game: Game) -> Outlook:
    """Return the bots' evaluation for the seat to move, of positions after its turn."""
    seat = game.to_move
    # Made lazily: few questions need it.
    brain = cache(lambda: brain_for(game.name))
    return lambda after: float(brain().value(after, seat))


def _preview(game: Game, path: list[int], seed: int) -> Preview:
    move = game.step_move(path)
    seat = game.to_move
    seen = game.preview(move, seed)
    return Preview(
        text=game.text(move),
        data=game.move_data(move),
        path=path,
        seat=seat,
        events=seen.events,
        points=seen.scores[seat] - game.scores[seat],
        score=seen.scores[seat],
        gains=seen.gains,
        ends_round=seen.ends_round,
        position=seen.position,
    )


def _nested(
    game: Game, tree: Choices, path: list[int], following: list[int], depth: int
) -> list[ChoiceData]:
    found = []
    for step in following:
        choice = {**_described(game, step), **tree.details(path, step)}
        if depth > 1:
            longer = [*path, step]
            after = tree.following(longer)
            choice["choices"] = _nested(game, tree, longer, after, depth - 1)
            choice["refused"] = _refused(game, tree, longer, after, depth - 1)
        found.append(choice)
    return found


def _refused(
    game: Game, tree: Choices, path: list[int], offered: list[int], depth: int
) -> list[RefusedData]:
    found = []
    for step, problem in tree.refused(path, offered):
        refused = _described(game, step)
        refused |= {"clause": problem.clause, "reason": problem.key, "detail": problem.reason}
        if problem.facts:
            refused["facts"] = problem.facts
        if depth > 1:
            refused["refused"] = _refused(game, tree, [*path, step], [], depth - 1)
        found.append(refused)
    return found


def _described(game: Game, step: int) -> StepData:
    """Return the data of a small choice as messages have it: ``step`` is its number."""
    facts = game.step_data(step)
    kind = facts.pop("step")
    return {"step": step, "kind": kind, **facts}
