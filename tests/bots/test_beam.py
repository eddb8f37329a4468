"""Beam search: what its lines come to, what they cost, and when they are looked for."""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Iterator

import pytest

import quinta
from quinta.bots import Budget
from quinta.bots.beam import Beam, search_for
from quinta.bots.players import SearchBot
from quinta.bots.search import Search, SearchSettings, judge
from quinta.bots.weights import brain_for, load
from quinta.games.pavilion.brain.judge import PavilionBrain
from quinta.games.pavilion.rules import SummerPavilion
from quinta.games.pavilion.rules.moves import PLACING
from quinta.games.pavilion.rules.pieces import size
from quinta.games.pavilion.rules.scoring import ROUNDS
from quinta.workers import LocalProcesses
from typed import new_game

FEW = Budget(simulations=150)


@pytest.fixture(scope="module")
def brain() -> PavilionBrain:
    return PavilionBrain(load("summer-pavilion"))


def last_positions(brain: PavilionBrain, players: int, seed: int) -> Iterator[SummerPavilion]:
    """Each position of the last round in which tiles are placed."""
    game = new_game(SummerPavilion, players, seed)
    while not game.is_over:
        if game.phase == PLACING and game.round == ROUNDS:
            yield game.copy()
        game.apply(judge(brain, game)[0][1])


def all_that_can_come(brain: PavilionBrain, game: SummerPavilion, seat: int) -> float:
    """The best that any line of turns comes to, by looking at every one of them.

    Infinite if a bonus can be won: then it may depend on the tiles drawn after it.
    """
    best = -math.inf
    for move in brain.candidates(game):
        after = game.copy()
        after.apply(move)
        if after.table.supply != game.table.supply:
            return math.inf
        brain.skip_others(after, seat)
        if after.is_over:
            best = max(best, float(after.scores[seat]))
        else:
            best = max(best, all_that_can_come(brain, after, seat))
    return best


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_best_line_is_found_when_few_tiles_are_left(brain: PavilionBrain, players: int) -> None:
    compared = 0
    for seed in range(15 * players):
        for position in last_positions(brain, players, seed):
            seat = position.to_move
            if size(position.seats[seat].tiles) > 5 or len(brain.candidates(position)) == 1:
                continue
            exact = all_that_can_come(brain, position, seat)
            if math.isinf(exact):
                continue
            beam = Beam(position, brain, SearchSettings(), seed)
            beam.run(2000, 0.0)
            rival = max(v for i, v in enumerate(brain.values(position)) if i != seat)
            assert beam.ranked()[0][1] == pytest.approx(exact - rival)
            compared += 1
    assert compared > 2


def test_a_beam_keeps_to_its_number_of_simulations(brain: PavilionBrain) -> None:
    position = next(last_positions(brain, 2, 1))
    for simulations in (1, 10, 60, 300):
        beam = Beam(position, brain, SearchSettings(), 1)
        beam.run(simulations, 0.0)
        assert beam.expanded <= simulations
        assert beam.ranked()[0][0] in position.legal_moves()
    assert beam.ranked()[0][2] > 0


def test_a_beam_keeps_to_its_seconds(brain: PavilionBrain, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that goes on a hundredth of a second whenever it is read."""
    position = next(last_positions(brain, 2, 1))
    beam = Beam(position, brain, SearchSettings(), 1)
    clock = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock) / 100)
    beam.run(0, 0.5)
    assert next(clock) == 51
    assert beam.expanded == 49


def test_workers_add_their_votes(brain: PavilionBrain) -> None:
    position = next(last_positions(brain, 2, 1))
    alone = SearchBot(brain, SearchSettings(), FEW, 1).decide(position, FEW)
    with LocalProcesses(1) as workers:
        together = SearchBot(brain, SearchSettings(), FEW, 1, workers).decide(position, FEW)
    votes = [sum(one.visits for one in made.candidates) for made in (alone, together)]
    assert votes[1] > votes[0] > 0


def test_a_beam_is_used_only_while_the_last_tiles_are_placed(brain: PavilionBrain) -> None:
    game = new_game(SummerPavilion, 2, 5)
    kinds: dict[tuple[int, int], set[type]] = {}
    while not game.is_over:
        found = search_for(game, brain, SearchSettings(), 1)
        kinds.setdefault((int(game.round), int(game.phase)), set()).add(type(found))
        assert isinstance(search_for(game, brain, SearchSettings(beam=False), 1), Search)
        game.apply(judge(brain, game)[0][1])
    assert kinds.pop((ROUNDS, PLACING)) == {Beam}
    assert set().union(*kinds.values()) == {Search}


def test_nobody_plays_alone_in_a_garden() -> None:
    game = quinta.new("queens-garden", seed=1)
    assert isinstance(search_for(game, brain_for(game.name), SearchSettings(), 1), Search)


def test_asking_whether_a_seat_is_alone_changes_nothing(brain: PavilionBrain) -> None:
    for position in last_positions(brain, 3, 2):
        before = position.snapshot()
        assert brain.is_alone(position)
        assert position.snapshot() == before


def test_others_are_skipped_until_the_seat_has_passed_and_then_pass(brain: PavilionBrain) -> None:
    position = next(last_positions(brain, 3, 2))
    seat = position.to_move
    while not position.is_over:
        position.apply(brain.candidates(position)[-1])
        brain.skip_others(position, seat)
        assert position.is_over or position.to_move == seat
    assert all(one.passed or not one.tiles for one in position.seats)
