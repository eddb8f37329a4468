"""The luck of a whole game: nothing on average in every part, and blind to what is hidden."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest

from analysis.games_played import NAMES, recorded
from quinta import Report
from quinta.analysis.game_luck import PARTS, ChanceTurn, luck_of_game, parts
from quinta.core.game import Game


def chance_turns(name: str, players: int) -> tuple[Game, list[ChanceTurn]]:
    """A game of bots, and its turns that brought something to light."""
    record, _ = recorded(name, players, 5)
    game = record.first()
    turns: list[ChanceTurn] = []
    for turn in record.turns:
        before = game.copy()
        move, report = turn.replay(game)
        if report.chance:
            turns.append(ChanceTurn(before, move, game.copy()))
    return game, turns


@pytest.mark.parametrize("name", NAMES)
def test_every_part_of_luck_is_nothing_on_average(name: str) -> None:
    """One round and one other draw, both with what is hidden dealt in many ways."""
    game, turns = chance_turns(name, 2)
    rounds = [turn for turn in turns if turn.after.round != turn.before.round]
    draws = [turn for turn in turns if turn.after.round == turn.before.round]
    chosen = [rounds[len(rounds) // 2], draws[len(draws) // 2]]
    found = []
    for deal in range(60):
        played = []
        for turn in chosen:
            before = turn.before.redealt(1000 + deal)
            after, report = before.copy(), Report()
            after.play(turn.move, report)
            assert report.chance
            played.append(ChanceTurn(before, turn.move, after))
        found.append(luck_of_game(game, played, deal, playouts=2))
    varied: list[bool] = []
    for part in range(len(PARTS)):
        told = [luck[part][0] for luck in found]
        for numbers in zip(*told, strict=True):
            # Four standard errors: the deals are always the same, so this does not come and go.
            assert abs(fmean(numbers)) <= 4 * stdev(numbers) / len(numbers) ** 0.5
            varied.append(stdev(numbers) > 0)
    assert sum(varied) > len(varied) / 2


def test_two_seats_share_what_luck_brings() -> None:
    """What one seat gains the other loses, in leads and in chances."""
    luck = luck_of_game(*chance_turns("summer-pavilion", 2), seed=1)
    for part in luck:
        for one, other in (part.leads, part.chances):
            assert one == pytest.approx(-other, abs=1e-4)
            assert one != 0


def test_luck_depends_on_what_came_alone() -> None:
    game, turns = chance_turns("queens-garden", 3)
    turns = turns[:4]
    first = luck_of_game(game, turns, 1, playouts=1)
    again = [ChanceTurn(before.redealt(5), move, after.redealt(6)) for before, move, after in turns]
    assert luck_of_game(game, again, 1, playouts=1) == first
    assert luck_of_game(game, turns, 2, playouts=1) != first
    assert len(first) == parts(1) == 2 * parts(0)


def test_a_game_without_chance_has_no_luck() -> None:
    game, _ = chance_turns("summer-pavilion", 2)
    for part in luck_of_game(game, [], 1):
        assert part.leads == part.chances == (0.0, 0.0)
