"""Turns whose draws are chosen with a generator: evenly, and whatever the hidden order is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quinta
from games.pavilion.hand_made import nearly_empty
from quinta import Dealer, Game, Random, Report, SystemGenerator

TIMES = 3000

games = pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in quinta.GAMES for players in (2, 3, 4)]
)
seeds = st.integers(0, 2**64)


def turns(game: Game, seed: int) -> Iterator[int]:
    """Random turns for a game that whoever asks plays on, to its end."""
    random = Random(seed)
    while not game.is_over:
        yield game.random_move(random)


@games
@given(seeds)
@settings(max_examples=5)
def test_chosen_outcomes_given_back_lead_to_the_same_position(
    name: str, players: int, seed: int
) -> None:
    game = quinta.new(name, players, seed)
    again, chooser = game.copy(), Dealer(seed + 1)
    for move in turns(game, seed):
        report = Report(chooser=chooser)
        game.play(move, report)
        replayed = Report(report.chance)
        again.play(move, replayed)
        assert replayed.events == report.events
        assert again.snapshot() == game.snapshot()


@games
@given(seeds)
@settings(max_examples=5)
def test_what_is_chosen_does_not_depend_on_the_hidden_order(
    name: str, players: int, seed: int
) -> None:
    game = quinta.new(name, players, seed)
    chooser = Dealer(seed + 1)
    for number, move in enumerate(turns(game, seed)):
        other, others = game.redealt(number), Report(chooser=chooser.copy())
        report = Report(chooser=chooser)
        game.play(move, report)
        other.play(move, others)
        assert others.chance == report.chance
        assert other.snapshot(hidden=False) == game.snapshot(hidden=False)


@games
def test_a_whole_game_can_be_drawn_with_the_systems_generator(name: str, players: int) -> None:
    game = quinta.new(name, players, seed=1)
    record = quinta.Record.of(game)
    for move in turns(game, 1):
        record.play(game, move, Report(chooser=SystemGenerator()))
    assert record.verify().snapshot(hidden=False) == game.snapshot(hidden=False)


@pytest.mark.parametrize("name", list(quinta.GAMES))
def test_an_illegal_turn_chooses_nothing(name: str) -> None:
    game, chooser = quinta.new(name, seed=1), Dealer(1)
    report = Report(chooser=chooser)
    with pytest.raises((quinta.IllegalMove, quinta.InvalidNotation)):
        game.play(7, report)
    assert report.chance == []
    assert chooser.text() == Dealer(1).text()


def unevenness(seen: Mapping[Hashable, int], expected: Mapping[Hashable, float]) -> float:
    """Chi-square of what was seen, against the chances that were expected."""
    assert set(seen) <= set(expected)
    times = sum(seen.values())
    return sum(
        (seen.get(key, 0) - times * chance) ** 2 / (times * chance)
        for key, chance in expected.items()
    )


def chosen(game: Game, move: int) -> list[list[int]]:
    """What the turn brought, each of many times that it was played from the same position."""
    chooser = Dealer(2026)
    outcomes = []
    for _ in range(TIMES):
        report = Report(chooser=chooser)
        game.copy().play(move, report)
        outcomes.append(report.chance)
    return outcomes


def before_a_draw() -> tuple[Game, int]:
    """A turn that empties one expansion, which turns up, and touches the top of the stack."""
    game = quinta.new("queens-garden", seed=1)
    for move in turns(game, 1):
        after, report = game.copy(), Report()
        after.play(move, report)
        kinds = [event["event"] for event in report.events]
        if "draw" in kinds and kinds.count("flip") == 1 and "round" not in kinds:
            return game, move
        game.play(move)
    raise AssertionError("no such turn comes up")


def test_tiles_and_expansions_are_chosen_evenly_in_queens_garden() -> None:
    game, move = before_a_draw()
    hidden = game.snapshot()["hidden"]
    assert isinstance(hidden, dict)
    bag = Counter(game.parse_chance(" ".join(hidden["bag"])))
    names = [name for stack in (*hidden["stacks"], hidden["rest"]) for name in stack]
    unseen = game.parse_chance(" ".join(names))
    outcomes = chosen(game, move)
    tiles: dict[Hashable, float] = {
        hexagon: copies / bag.total() for hexagon, copies in bag.items()
    }
    expansions: dict[Hashable, float] = {hexagon: 1 / len(unseen) for hexagon in unseen}
    # With 35 degrees of freedom or fewer, chance goes beyond 67 once in a thousand times.
    for draw in range(4):
        assert unevenness(Counter(outcome[draw] for outcome in outcomes), tiles) < 67
    assert unevenness(Counter(outcome[4] for outcome in outcomes), expansions) < 67


def test_tiles_are_chosen_evenly_in_summer_pavilion_one_after_the_other() -> None:
    game = nearly_empty()
    outcomes = chosen(game, game.parse("place red at 3.6 taking 3 blue"))
    green, blue = 1, 4
    # The bag holds two green and three blue tiles.
    expected: dict[Hashable, float] = {
        (green, green, blue): 0.1,
        (green, blue, green): 0.1,
        (blue, green, green): 0.1,
        (green, blue, blue): 0.2,
        (blue, green, blue): 0.2,
        (blue, blue, green): 0.2,
        (blue, blue, blue): 0.1,
    }
    # With 6 degrees of freedom, chance goes beyond 22.5 once in a thousand times.
    assert unevenness(Counter(tuple(outcome) for outcome in outcomes), expected) < 22.5


def test_the_hidden_order_alone_would_always_bring_the_same() -> None:
    game, move = before_a_draw()
    reports = [Report() for _ in range(5)]
    for report in reports:
        game.copy().play(move, report)
    assert all(report.chance == reports[0].chance for report in reports)
