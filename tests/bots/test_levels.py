"""The levels: what they overlook, what they do not, and who wins against whom."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from statistics import fmean
from typing import get_args

import pytest

import quinta
from quinta import arena, bots
from quinta.arena import Entrant, Match
from quinta.bots import LEVELS, Budget, Decision
from quinta.bots.levels import Overlooking
from quinta.bots.players import GreedyBot
from quinta.bots.weights import brain_for
from quinta.games import GAMES, register
from quinta.protocol.common import Level
from quinta.server import thinkers
from quinta.workers import Here

ONE_TURN = ("beginner", "casual")
"""The levels that overlook some of what ``greedy`` sees, and are like it otherwise."""
TOY = "toy"


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game that no bot knows of."""
    monkeypatch.setenv("QUINTA_GAMES", "games.toy")
    register("games.toy")
    yield TOY
    del GAMES[TOY]


def positions(game: str, players: int = 2) -> Iterator[quinta.Game]:
    """Positions of one game, from its beginning to its end."""
    position = quinta.new(game, players, seed=4)
    bot = GreedyBot(brain_for(game))
    while not position.is_over:
        if len(position.legal_moves()) > 1:
            yield position.copy()
        position.play(bots.ask(bot, position, Budget(), 1).move)


def decided(level: str, position: quinta.Game, seed: int = 1) -> Decision:
    """What a bot of a level decides, with a view that all levels share."""
    return bots.ask(bots.make(level, position.name, seed), position, Budget(), 7)


def needed(position: quinta.Game, move: int) -> set[int]:
    """The small choices that a turn needs, besides its kind."""
    return set(position.step_path(move)[1:])


@pytest.mark.parametrize("game", [*quinta.GAMES, TOY])
@pytest.mark.parametrize("level", ONE_TURN)
def test_a_level_plays_the_best_of_the_turns_that_need_nothing_it_overlooked(
    toy: str, game: str, level: str
) -> None:
    overlooked = 0
    for number, position in enumerate(positions(game)):
        best = decided("greedy", position)
        found = decided(level, position, seed=number)
        seen = list(found.candidates)
        assert seen == [one for one in best.candidates if one in seen]
        assert (found.move, found.value) == (seen[0].move, seen[0].value)
        in_sight = {step for one in seen for step in needed(position, one.move)}
        for one in best.candidates:
            assert (one in seen) == (needed(position, one.move) <= in_sight)
        overlooked += len(best.candidates) - len(seen)
    assert overlooked


@pytest.mark.parametrize("game", list(quinta.GAMES))
def test_the_lower_the_level_the_fewer_turns_it_sees(game: str) -> None:
    all_of_it = list(positions(game))
    seen = [
        fmean(
            len(decided(level, position, seed).candidates)
            for seed, position in enumerate(all_of_it)
        )
        for level in (*ONE_TURN, "greedy")
    ]
    assert seen == sorted(set(seen))


def test_the_kind_of_a_turn_is_never_overlooked(toy: str) -> None:
    for number, position in enumerate(positions(toy)):
        blind = Overlooking(GreedyBot(brain_for(toy)), 1000, number)
        # To dig takes no more than to say so; to take a shell, one has to see the shell.
        assert position.text(bots.ask(blind, position, Budget(), 7).move) == "dig"


@pytest.mark.parametrize("game", list(quinta.GAMES))
def test_who_overlooks_everything_looks_again(game: str) -> None:
    blind = Overlooking(GreedyBot(brain_for(game)), 1000, 1)
    position = quinta.new(game, seed=1)
    assert bots.ask(blind, position, Budget(), 7) == decided("greedy", position)


@pytest.mark.parametrize("game", list(quinta.GAMES))
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_decides_alike_with_the_same_seed(game: str, level: str) -> None:
    few = Budget(simulations=12)
    for position in list(positions(game))[::20]:
        one, other = (bots.ask(bots.make(level, game, 3), position, few, 7) for _ in range(2))
        assert one == other


def test_a_level_overlooks_other_things_in_other_turns_and_games() -> None:
    position = quinta.new("summer-pavilion", seed=1)
    bot = bots.make("beginner", position.name, 1)
    again = {bots.ask(bot, position, Budget(), 7).candidates for _ in range(20)}
    elsewhere = {decided("beginner", position, seed).candidates for seed in range(20)}
    assert len(again) > 10
    assert len(elsewhere) > 10


@pytest.mark.parametrize("game", list(quinta.GAMES))
def test_a_level_overlooks_less_than_the_one_below(game: str) -> None:
    overlooks = GAMES[game].brain.SPEC.overlooks
    assert set(overlooks) < set(LEVELS)
    shares = [overlooks.get(level, 0) for level in LEVELS]
    assert shares == sorted(shares, reverse=True)
    assert 1000 > shares[0] > shares[1] > shares[2] > 0
    assert shares[-2:] == [0, 0]


@pytest.mark.parametrize("game", list(quinta.GAMES))
def test_each_level_wins_more_often_than_the_one_below(game: str) -> None:
    """The levels that take no time; docs/bots.md has the matches that all of them were tuned by."""
    for lower, higher in pairwise(("beginner", "casual", "intermediate")):
        entrants = (Entrant(higher, higher), Entrant(lower, lower))
        (bout,) = arena.run(Match(game, entrants, games=60, seed=5), Here()).bouts()
        assert bout.low > 0.5


def test_every_level_can_be_seated_and_its_turns_have_a_cost() -> None:
    assert get_args(Level) == tuple(LEVELS) == tuple(thinkers._COST)
