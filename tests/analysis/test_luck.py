"""Luck: nothing on average, whatever the evaluation, and only where something came to light."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest

import quinta
from analysis.games_played import NAMES, recorded
from quinta import Game, Report
from quinta.analysis.luck import Luck, luck_of
from quinta.analysis.value import analyst
from quinta.core.game import Move


def chance_turn(name: str, players: int) -> tuple[Game, Move]:
    """A position and a turn that reveals something hidden."""
    record, _ = recorded(name, players, 5)
    game = record.first()
    for number, turn in enumerate(record.turns):
        if turn.chance and number > 2:
            break
        turn.replay(game)
    return game, game.parse(turn.text)


def lucks(game: Game, move: Move, deals: int) -> list[Luck]:
    """The luck of a turn, played with the hidden order dealt in many ways."""
    brain = analyst(game.name)
    found: list[Luck] = []
    for deal in range(deals):
        before, report = game.redealt(1000 + deal), Report()
        after = before.copy()
        after.play(move, report)
        luck = luck_of(brain, before, move, after, report, deal)
        assert luck is not None
        found.append(luck)
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_luck_is_nothing_on_average(name: str, players: int) -> None:
    found = lucks(*chance_turn(name, players), deals=40)
    for seat in range(players):
        for part in (0, 1):
            told = [luck.value[seat][part] for luck in found]
            assert stdev(told) > 0
            # Five standard errors: the deals are always the same, so this does not come and go.
            assert abs(fmean(told)) < 5 * stdev(told) / len(told) ** 0.5


def test_luck_depends_on_what_came_alone() -> None:
    game, move = chance_turn("summer-pavilion", 2)
    brain = analyst(game.name)
    report = Report()
    after = game.copy()
    after.play(move, report)
    first = luck_of(brain, game, move, after, report, 1)
    assert luck_of(brain, game.redealt(5), move, after.redealt(6), report, 1) == first


@pytest.mark.parametrize("name", quinta.GAMES)
def test_the_events_of_luck_are_those_that_could_not_be_foretold(name: str) -> None:
    record, _ = recorded(name, 2, 5)
    game = record.first()
    brain = analyst(name)
    kinds: set[str] = set()
    for turn in record.turns:
        before = game.copy()
        move, report = turn.replay(game)
        if not turn.chance:
            continue
        luck = luck_of(brain, before, move, game, report, 1)
        assert luck is not None
        assert luck.text == turn.chance
        assert luck.events
        assert {str(event["event"]) for event in luck.events} <= {"draw", "flip", "supply", "fill"}
        assert (luck.kind == "round") == (game.round != before.round)
        kinds.add(luck.kind)
    assert kinds == {"round", "draw"}


def test_a_turn_that_reveals_nothing_has_no_luck() -> None:
    game = quinta.new("summer-pavilion", 2, 1)
    before, report = game.copy(), Report()
    move = game.legal_moves()[0]
    game.play(move, report)
    assert luck_of(analyst(game.name), before, move, game, report, 1) is None
