"""The luck of a whole game, for comparing players: all its chance events together.

An event is judged as in a review: what came, minus the mean over what could have come, both in the
same quick way. It is 0 on average, whoever plays and whatever the evaluation gets wrong.

The luck of a game is told in parts, because some are worth more than others to whoever predicts the
result from them. Each part has mean 0:

- what rounds brought, and what else was drawn, each by the best turn that can follow;
- if asked for, the same two by where greedy play of all seats leads until the round is over. These
  *playouts* see what an outcome comes to in the turns after it. They take much longer, and vary
  with what else is drawn on the way.

Everything is judged in the same few *worlds*, orders in which what is hidden could lie. What could
have come at an event is followed in the same worlds as what had come at the event before it. So
wherever the turns between the two are those of greedy play, what else is drawn there cancels out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from quinta.analysis.value import AnyBrain, Value, analyst, result_of
from quinta.bots.search import judge, lead_of, stretched, win_chance
from quinta.bots.thinking import gc_paused
from quinta.core.chance import derived_seed
from quinta.core.game import Game, Move

PARTS: Final = (1.0, 1.0, 0.0, 0.0)
"""The parts of luck: rounds and other draws, by the next turn and then by playouts.

The numbers say how many times each counts before games have shown what it is worth.
"""

WORLDS: Final = 8
"""In how many worlds what came and what could have come are judged by the turn that follows."""


class ChanceTurn(NamedTuple):
    """A turn that brought something hidden to light, with the positions before and after it."""

    before: Game
    move: Move
    after: Game


def parts(playouts: int) -> int:
    """Return the number of parts that luck is told in."""
    return len(PARTS) if playouts else 2


def luck_of_game(
    game: Game, turns: Sequence[ChanceTurn], seed: int, playouts: int = 0
) -> tuple[Value, ...]:
    """Return the luck of all seats in a game with these turns, in its parts.

    With ``playouts`` outcomes are also followed to the end of the round, in so many worlds. Nothing
    of the game's hidden order is read; the seed must not be the one it was dealt by.
    """
    brain = analyst(game.name)
    sums = [[0.0] * (2 * game.players) for _ in PARTS]
    with gc_paused():
        for turn in turns:
            part = 0 if turn.after.round != turn.before.round else 1
            for number in range(max(WORLDS, playouts)):
                deal = derived_seed(seed, "world", number)
                came = turn.after.redealt(deal)
                could = turn.before.redealt(deal)
                could.apply(turn.move)
                for world, sign in ((came, 1.0), (could, -1.0)):
                    begun = world.round
                    _play_greedily(brain, world)
                    if number < WORLDS:
                        _add(sums[part], _expected(brain, world), sign / WORLDS)
                    if number < playouts:
                        while not world.is_over and world.round == begun:
                            _play_greedily(brain, world)
                        _add(sums[part + 2], _expected(brain, world), sign / playouts)
    return tuple(map(Value.of, sums[: parts(playouts)]))


def _play_greedily(brain: AnyBrain, game: Game) -> None:
    """Play the turn that looks best one turn ahead, unless the game is over."""
    if not game.is_over:
        game.apply(judge(brain, game)[0][1])


def _add(sums: list[float], expected: Sequence[float], share: float) -> None:
    for at, one in enumerate(expected):
        sums[at] += share * one


def _expected(brain: AnyBrain, game: Game) -> list[float]:
    """Return the leads of all seats, and then their chances, as the brain judges a position."""
    seats = range(game.players)
    if game.is_over:
        result = result_of(game)
        return [*result.leads, *result.chances]
    values = brain.values(game)
    scale = stretched(brain.scale(game), values)
    return [
        *(lead_of(seat, values) for seat in seats),
        *(win_chance(seat, values, scale) for seat in seats),
    ]
