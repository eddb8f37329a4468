"""What every bot promises: legal turns, repeatable ones, and no peeking."""

from __future__ import annotations

import itertools
import json
import os
import time
from typing import Any

import pytest

import quinta
from builds import installed_build, run_python
from games.garden.games import OWN_BOARD
from quinta import bots
from quinta.bots import Budget, Decision
from quinta.bots.players import SearchBot
from quinta.bots.search import CHECK_EVERY, Search, SearchSettings
from quinta.bots.weights import brain_for
from quinta.core.chance import derived_seed
from quinta.workers import LocalProcesses

BUILT_IN = ("random", "greedy", "search", *bots.LEVELS, "yardstick-1")
FEW = Budget(simulations=12)
CHOICES: dict[str, dict[str, list[object]]] = {
    "queens-garden": {
        "board": ["standard", "variant", OWN_BOARD],
        "edition": ["en", "nl", "pl", "ru"],
        "repeat_payment": [False, True],
        "refill": ["short", "empty"],
        "starts": [0, 1],
    },
    "summer-pavilion": {
        "board": ["standard", "variant", "glazed-orange", "glazed-purple"],
        "starts": [0, 1],
    },
}


def any_options(game: str, seed: int) -> dict[str, object]:
    """Options drawn at random, some of them left out."""
    random = quinta.Random(seed)
    return {
        name: values[random.below(len(values))]
        for name, values in CHOICES[game].items()
        if random.below(4)
    }


def middle_of(game: str, players: int, seed: int, turns: int = 40) -> quinta.Game:
    """A position that random turns lead to."""
    position = quinta.new(game, players, seed)
    chooser = quinta.Random(seed)
    for _ in range(turns):
        if not position.is_over:
            position.play(position.random_move(chooser))
    return position


@pytest.mark.parametrize("game", list(quinta.GAMES))
@pytest.mark.parametrize("name", BUILT_IN)
def test_no_bot_can_tell_the_hidden_order(game: str, name: str) -> None:
    for players, seed, turns in ((2, 1, 40), (3, 2, 40), (4, 3, 40), (2, 4, 104)):
        position = middle_of(game, players, seed, turns)
        assert not position.is_over
        decisions = [
            bots.ask(bots.make(name, game, 7), position.redealt(deal), FEW, 11)
            for deal in (101, 102, 103)
        ]
        assert decisions[0] == decisions[1] == decisions[2]


@pytest.mark.parametrize("game", list(quinta.GAMES))
@pytest.mark.parametrize("name", BUILT_IN)
def test_bots_play_legal_turns_with_any_options(game: str, name: str) -> None:
    """With QUINTA_GAMES=1000 in the environment, a thousand games instead of ten."""
    games = int(os.environ.get("QUINTA_GAMES", "10"))
    for number in range(games):
        position = quinta.new(game, 2 + number % 3, number, any_options(game, number))
        bot = bots.make(name, game, number)
        other = bots.make("random", game, number)
        for turn in itertools.count():
            if position.is_over:
                break
            mine = position.to_move == number % position.players
            budget = Budget(simulations=3)
            view_seed = derived_seed(number, turn)
            decision = bots.ask(bot if mine else other, position, budget, view_seed)
            assert decision.move in position.legal_moves()
            position.play(decision.move)
        assert len(position.scores) == position.players


@pytest.mark.parametrize("game", list(quinta.GAMES))
def test_a_brain_judges_as_one_that_has_seen_nothing_before(game: str) -> None:
    brain = brain_for(game)
    for number in range(12):
        position = quinta.new(game, 2 + number % 3, number, any_options(game, number))
        chooser = quinta.Random(number)
        while not position.is_over:
            after = position.copy()
            after.apply(after.random_move(chooser))
            for seen in (position, after):
                fresh = brain_for(game)
                assert brain.values(seen) == fresh.values(seen)
                assert brain.features(seen, 0) == fresh.features(seen, 0)
            position.apply(position.random_move(chooser))


@pytest.mark.parametrize("game", list(quinta.GAMES))
def test_a_search_keeps_to_its_number_of_simulations(game: str) -> None:
    position = middle_of(game, 2, 5, turns=6)
    search = Search(position.redealt(1), brain_for(game), SearchSettings(), 3)
    search.run(25, 0.0)
    assert search.root.visited == 25
    assert sum(search.root.visits) == 25


@pytest.mark.parametrize("game", list(quinta.GAMES))
def test_a_search_keeps_to_its_seconds(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that goes on a hundredth of a second whenever it is read."""
    position = middle_of(game, 2, 5, turns=6)
    search = Search(position.redealt(1), brain_for(game), SearchSettings(), 3)
    clock = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock) / 100)
    search.run(0, 0.5)
    assert next(clock) == 51
    assert search.root.visited == 49 * CHECK_EVERY


@pytest.mark.parametrize("game", list(quinta.GAMES))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_several_others_are_taken_to_play_what_promises_them_most(game: str, players: int) -> None:
    position = middle_of(game, players, 5, turns=6)
    brain = brain_for(game)
    search = Search(position.redealt(1), brain, SearchSettings(), 3)
    search.run(60, 0.0)
    nodes = [node for world in search.children for node in world if node is not None]
    looked_at: list[int] = []
    for node in nodes:
        nodes += [child for child in node.children if child is not None]
        if node.mover != position.to_move:
            looked_at.append(len(node.moves))
            worths: dict[int, float] = {}
            for move in brain.candidates(node.game):
                after = node.game.copy()
                after.apply(move)
                worths[move], _, _ = search._worth(node.mover, after, brain.values(after))
            assert worths[node.moves[0]] == max(worths.values())
    assert max(looked_at) > 1 if players == 2 else set(looked_at) == {1}


@pytest.mark.parametrize("game", list(quinta.GAMES))
def test_workers_add_their_visits(game: str) -> None:
    position = middle_of(game, 2, 5, turns=6)
    with LocalProcesses(1) as workers:
        bot = SearchBot(brain_for(game), SearchSettings(), FEW, 1, workers)
        decision = bot.decide(position.redealt(2), FEW)
    assert sum(candidate.visits for candidate in decision.candidates) == 2 * 12


class FirstTurn:
    """A bot of another package."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game

    def decide(self, view: quinta.Game, budget: Budget) -> Decision:
        return Decision(view.legal_moves()[0])


class Entry:
    """An entry point that names it."""

    name = "first-turn"

    def load(self) -> type[FirstTurn]:
        return FirstTurn


def test_bots_of_other_packages_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "entry_points", lambda **_: [Entry()])
    assert bots.names()[-1] == "first-turn"
    position = quinta.new("queens-garden", seed=1)
    bot = bots.make("first-turn", position.name, 1)
    assert bots.ask(bot, position, Budget(), 1).move == position.legal_moves()[0]


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(bots.UnknownBot, match="'nobody': there are random, greedy"):
        bots.make("nobody", "queens-garden", 1)


@pytest.mark.parametrize("bad", [{"seconds": 0}, {"seconds": -1.0}, {"simulations": 0}])
def test_a_budget_of_nothing_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a budget is"):
        Budget(**bad)


GAMES_OF_BOTS = """
import json, quinta
from quinta import bots
from quinta.arena.endings import stored
for game in quinta.GAMES:
    position = quinta.new(game, 2, 3)
    for name, turns in (("greedy", 60), ("search", 6), ("random", 40), ("search", 6)):
        sitting = [bots.make(name, game, seat) for seat in range(2)]
        for turn in range(turns):
            if position.is_over:
                break
            bot = sitting[position.to_move]
            decision = bots.ask(bot, position, bots.Budget(simulations=6), turn)
            print(json.dumps([decision.move, decision.value, decision.positions]))
            position.play(decision.move)
    for ending in stored(game)[::50]:
        bot = bots.make("search", game, 1)
        decision = bots.ask(bot, ending.game, bots.Budget(simulations=6), 1)
        print(json.dumps([decision.move, decision.value, decision.positions]))
"""


def test_both_builds_decide_alike() -> None:
    if installed_build() != "compiled":
        pytest.skip("only one build is here: the compiled one is not installed")
    compiled, plain = (run_python(build, "-c", GAMES_OF_BOTS) for build in ("installed", "plain"))
    assert compiled == plain
    assert len([json.loads(line) for line in compiled.splitlines()]) > 100
