"""Exact play: it agrees with a search that looks at everything again and again."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import count, islice
from typing import Any

import pytest

import quinta
from games.toy.brain import SPEC
from games.toy.rules.moves import DIG
from games.toy.rules.options import Rules
from games.toy.rules.state import Beach
from quinta import Game, Random, Report, bots
from quinta.arena.endings import stored
from quinta.bots import SETTINGS, Budget
from quinta.bots.exact import Exact, TooLarge
from quinta.bots.search import lead_of
from quinta.bots.thinking import left_of
from quinta.bots.weights import brain_for
from quinta.brains.brain import Endings

GAMES = ("queens-garden", "summer-pavilion")
FEW = 300
LAST_ROUNDS = {"queens-garden": 4, "summer-pavilion": 6}


def final_result(game: Game) -> list[float]:
    """The lead of each seat, then its share of the victory."""
    scores = [float(score) for score in game.scores]
    best = scores.count(max(scores))
    shares = [(score == max(scores)) / best for score in scores]
    return [lead_of(seat, scores) for seat in range(len(scores))] + shares


class Drawn(Exception):
    """Something was drawn, which the naive search knows nothing of."""


def naive_after(game: Game, move: int) -> list[float]:
    """The result for each seat, after a turn, if all play as exact play does."""
    after, report = game.copy(), Report()
    after.play(move, report)
    if report.chance:
        raise Drawn
    if after.is_over:
        return final_result(after)
    best: list[float] = []
    seat = after.to_move
    for answer in after.legal_moves():
        result = naive_after(after, answer)
        if not best or result[seat] > best[seat]:
            best = result
    return best


def naive_beach(game: Beach) -> list[float]:
    """The same for The Beach, where each turn brings up any shell of the sand."""
    if game.is_over:
        return final_result(game)
    seat = int(game.to_move)
    best: list[float] = []
    for move in game.legal_moves():
        totals = [0.0] * (2 * game.players)
        for shell in game.sand:
            after = game.copy()
            after.play(move, Report([shell]))
            for at, expected in enumerate(naive_beach(after)):
                totals[at] += expected / len(game.sand)
        if not best or totals[seat] > best[seat] + 1e-9:
            best = totals
    return best


def last_beaches(players: int, seed: int, turns: int) -> Beach:
    """A game of The Beach with so many turns to go."""
    game, random = Beach.set_up(Rules(players, {}), seed), Random(seed)
    for _ in range(4 * players - turns):
        game.play(game.random_move(random))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_chance_counts_by_its_exact_probability(players: int, seed: int) -> None:
    game = last_beaches(players, seed, turns=2)
    brain = SPEC.brain(SPEC.first_weights())
    turns = Exact(brain.endings).turns(game)
    assert [move for move, _, _ in turns] == list(game.legal_moves())
    assert DIG in [move for move, _, _ in turns]
    _, lead, chance = max(turns, key=lambda turn: round(turn[1], 9))
    expected = naive_beach(game)
    assert lead == pytest.approx(expected[game.to_move])
    assert chance == pytest.approx(expected[game.players + game.to_move])
    assert sum(expected[game.players :]) == pytest.approx(1.0)


def last_positions(name: str, seed: int) -> list[Game]:
    """The positions of a game of random turns, the last first."""
    positions = []
    game, random = quinta.new(name, 2 + seed % 3, seed), Random(seed)
    while not game.is_over:
        positions.append(game.copy())
        game.play(game.random_move(random))
    return positions[::-1]


def small_endings(name: str) -> Iterator[tuple[Game, list[tuple[int, float, float]]]]:
    """Positions that few turns exhaust, with what is found, and a choice that matters."""
    brain = brain_for(name)
    for seed in count():
        for game in last_positions(name, seed):
            solver: Exact[Any] = Exact(brain.endings, FEW)
            try:
                turns = solver.turns(game)
            except TooLarge:
                break
            if len({value for _, value, _ in turns}) > 1:
                yield game, turns


@pytest.mark.parametrize("name", GAMES)
def test_it_agrees_with_a_search_that_remembers_nothing(name: str) -> None:
    compared = 0
    for game, turns in small_endings(name):
        with suppress(Drawn):
            for move, lead, chance in turns:
                result = naive_after(game, move)
                assert result[game.to_move] == pytest.approx(lead)
                assert result[game.players + game.to_move] == pytest.approx(chance)
            compared += 1
        if compared == 12:
            break


@pytest.mark.parametrize("name", GAMES)
def test_the_hidden_order_has_no_say(name: str) -> None:
    brain = brain_for(name)
    for game, turns in islice(small_endings(name), 5):
        before = game.snapshot()
        solver: Exact[Any] = Exact(brain.endings)
        assert solver.turns(game.redealt(99)) == turns
        assert game.snapshot() == before


@pytest.mark.parametrize("name", GAMES)
def test_it_gives_up_at_its_limit(name: str) -> None:
    game = quinta.new(name, 2, seed=1)
    solver: Exact[Any] = Exact(brain_for(name).endings, FEW)
    with pytest.raises(TooLarge):
        solver.turns(game)
    assert solver.played > FEW


def near(game: Game, random: Random) -> Iterator[Game]:
    """Positions that differ in little: after some turns, and after some answers."""
    for _ in range(12):
        after = game.redealt(random.below(1 << 20))
        after.play(after.random_move(random))
        yield after
        if not after.is_over:
            answered = after.copy()
            answered.play(answered.random_move(random))
            yield answered


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["standard", "variant"])
def test_before_the_last_round_all_that_players_see_matters(
    name: str, players: int, board: str
) -> None:
    brain = brain_for(name)
    game, random = quinta.new(name, players, players, {"board": board}), Random(players)
    looks: dict[tuple[int, ...], object] = {}
    while game.round < LAST_ROUNDS[name]:
        for position in (game, game.redealt(1), *near(game, random)):
            visible = position.snapshot(hidden=False)
            assert looks.setdefault(brain.endings.facts(position), visible) == visible
        game.play(game.random_move(random))
    seen = {json.dumps(visible, sort_keys=True) for visible in looks.values()}
    assert len(seen) == len(looks)


class Particular:
    """Endings in which all that players see matters."""

    def __init__(self, endings: Endings[Any]) -> None:
        self.is_ending = endings.is_ending
        self.reveals = endings.reveals

    def facts(self, game: Game) -> tuple[int, ...]:
        return tuple(json.dumps(game.snapshot(hidden=False)).encode())


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_not_to_matter_does_not(name: str) -> None:
    brain = brain_for(name)
    fewer = 0
    for ending in stored(name):
        game = ending.game
        particular: Exact[Any] = Exact(Particular(brain.endings), FEW)
        with suppress(TooLarge):
            turns = particular.turns(game)
            solver: Exact[Any] = Exact(brain.endings)
            for turn, other in zip(solver.turns(game), turns, strict=True):
                assert turn == pytest.approx(other)
            fewer += solver.played < particular.played
    assert fewer >= 3


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_that_draws_is_said_to_reveal(name: str, players: int) -> None:
    brain = brain_for(name)
    game, random = quinta.new(name, players, seed=players), Random(players)
    told = {True: 0, False: 0}
    while not game.is_over:
        move, report = game.random_move(random), Report()
        reveals = brain.endings.reveals(game, move)
        game.play(move, report)
        assert reveals or not report.chance
        told[reveals] += 1
    assert all(told.values())


ALL_OF_IT = 100_000
"""Simulations that pay for exhausting any stored ending."""


def smaller(name: str) -> list[Game]:
    """Some of the stored endings that little is left of."""
    brain = brain_for(name)
    return [ending.game for ending in stored(name)[::50] if brain.endings.is_ending(ending.game)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["strong", "master"])
def test_searching_bots_play_exactly_where_they_can(name: str, bot: str) -> None:
    games = smaller(name)
    assert len(games) >= 5
    for game in games:
        solver: Exact[Any] = Exact(brain_for(name).endings)
        turns = solver.turns(game)
        leads = {move: lead for move, lead, _ in turns}
        budget = Budget(simulations=ALL_OF_IT)
        decision = bots.ask(bots.make(bot, name, 1), game, budget, 1)
        assert decision.value == leads[decision.move] == pytest.approx(max(leads.values()))
        assert (decision.move, decision.value, decision.chance) in turns
        assert decision.positions == solver.played
        assert bots.ask(bots.make(bot, name, 2), game.redealt(3), budget, 2) == decision
        told = [candidate.value for candidate in decision.candidates]
        assert told == pytest.approx(sorted(told, reverse=True))
        assert len(told) == min(len(leads), SETTINGS.root_width)


@pytest.mark.parametrize("name", GAMES)
def test_where_it_takes_too_much_they_search(name: str) -> None:
    for game in smaller(name):
        budget = Budget(simulations=1)
        solver: Exact[Any] = Exact(brain_for(name).endings, SETTINGS.exact)
        decision = bots.ask(bots.make("search", name, 1), game, budget, 1)
        try:
            solver.turns(game)
        except TooLarge:
            assert sum(candidate.visits for candidate in decision.candidates) <= 1
        else:
            assert decision.positions == solver.played


@pytest.mark.parametrize("name", GAMES)
def test_exact_play_ends_when_its_seconds_are_over(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = quinta.new(name, 2, seed=1)
    clock = count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
    solver: Exact[Any] = Exact(brain_for(name).endings, seconds=3.0)
    with pytest.raises(TooLarge, match=r"more than 3\.0 seconds"):
        solver.turns(game)
    assert next(clock) == 4


def test_a_search_has_the_seconds_that_exact_play_left() -> None:
    assert left_of(Budget(simulations=7), 3.0) == Budget(simulations=7)
    assert left_of(Budget(seconds=1.0), 0.25) == Budget(seconds=0.75)
    assert left_of(Budget(seconds=1.0), 5.0).seconds == pytest.approx(0.001)
