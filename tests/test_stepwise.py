"""Turns made of small choices: every way through them is a turn, every turn has one way."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import quinta
from quinta import Game, IllegalMove, Move, Random, Report, Stepwise

BOTH = pytest.mark.parametrize("name", quinta.GAMES)


def positions(
    name: str, players: int, seed: int, every: int, board: str = "standard"
) -> Iterator[Game]:
    """Some positions of a game of random turns."""
    game = quinta.new(name, players, seed, {"board": board})
    chance = Random(seed)
    turn = 0
    while not game.is_over:
        if turn % every == 0:
            yield game.copy()
        game.play(game.random_move(chance))
        turn += 1


def paths(game: Game, path: list[int]) -> Iterator[list[int]]:
    """All whole paths that begin with this one."""
    following = game.steps(path)
    if not following:
        yield path
    for step in following:
        yield from paths(game, [*path, step])


@BOTH
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_choices_always_make_a_legal_turn(name: str, players: int) -> None:
    chance = random.Random(players)
    for seed in range(2):
        turn = Stepwise(quinta.new(name, players, seed))
        turns = 0
        while not turn.game.is_over:
            while not turn.is_whole:
                turn.choose(chance.choice(turn.choices()))
            assert turn.move() in turn.game.legal_moves()
            turn.play()
            assert turn.path == []
            turns += 1
        assert turns > 8
        assert turn.choices() == []
        assert not turn.is_whole


@BOTH
def test_every_turn_has_exactly_one_path_and_every_path_is_a_turn(name: str) -> None:
    checked = 0
    (option,) = [one for one in quinta.GAMES[name].rules.OPTIONS if one.name == "board"]
    for board in option.values:
        for seed in range(3):
            for position in positions(name, 2, seed, 7, board):
                moves = position.legal_moves()
                if len(moves) > 300:
                    continue
                found: list[Move] = [position.step_move(path) for path in paths(position, [])]
                assert len(found) == len(set(found))
                assert set(found) == set(moves)
                checked += 1
    assert checked > 20


@BOTH
def test_choices_ascend_stay_within_the_alphabet_and_mean_the_same_everywhere(name: str) -> None:
    size = quinta.GAMES[name].rules.STEPS
    meanings = [str(quinta.new(name, 4).step_data(step)) for step in range(size)]
    assert len(set(meanings)) == size
    chance = random.Random(1)
    for position in positions(name, 3, 1, 5):
        turn = Stepwise(position)
        while not turn.is_whole:
            offered = turn.choices()
            assert offered == sorted(set(offered))
            assert 0 <= offered[0] <= offered[-1] < size
            assert [str(facts) for facts in turn.described()] == [meanings[n] for n in offered]
            turn.choose(chance.choice(offered))


@BOTH
def test_undo_takes_back_choice_after_choice(name: str) -> None:
    chance = random.Random(4)
    for position in positions(name, 2, 4, 9):
        turn = Stepwise(position)
        offers = []
        while not turn.is_whole:
            offers.append(turn.choices())
            turn.choose(chance.choice(offers[-1]))
        while offers:
            turn.undo()
            assert turn.choices() == offers.pop()
        turn.undo()
        assert turn.path == []


@BOTH
def test_undo_of_a_free_choice_takes_the_forced_ones_with_it(name: str) -> None:
    chance = random.Random(5)
    for position in positions(name, 2, 5, 9):
        turn = Stepwise(position)
        before: list[list[int]] = []
        while True:
            turn.choose_forced()
            if turn.is_whole:
                break
            before.append(list(turn.path))
            turn.choose(chance.choice(turn.choices()))
        while before:
            assert turn.undo_free()
            assert turn.path == before.pop()
        assert not turn.undo_free()


@BOTH
def test_forced_choices_are_made_and_no_others(name: str) -> None:
    for position in positions(name, 2, 6, 9):
        turn = Stepwise(position)
        turn.choose_forced()
        assert turn.is_whole or len(turn.choices()) > 1
        assert all(len(position.steps(turn.path[:at])) == 1 for at in range(len(turn.path)))


@BOTH
def test_choosing_what_is_not_offered_changes_nothing(name: str) -> None:
    game = quinta.new(name, 2, 7)
    turn = Stepwise(game)
    for wrong in (-1, 10_000):
        with pytest.raises(IllegalMove):
            turn.choose(wrong)
    for odd in ("acquire", None, True):
        with pytest.raises(TypeError, match="a small choice is an int"):
            turn.choose(odd)  # type: ignore[arg-type]
    assert turn.path == []
    assert game.snapshot() == quinta.new(name, 2, 7).snapshot()


@BOTH
def test_a_turn_that_is_not_whole_cannot_be_played(name: str) -> None:
    game = quinta.new(name, 2, 8)
    turn = Stepwise(game)
    for _ in range(2):
        with pytest.raises(IllegalMove):
            turn.play()
        turn.choose(turn.choices()[0])
    assert game.snapshot() == quinta.new(name, 2, 8).snapshot()


@BOTH
def test_a_path_that_leads_nowhere_is_refused(name: str) -> None:
    game = quinta.new(name, 2, 9)
    first = game.steps([])
    others = [step for step in range(80) if step not in first]
    for step in others:
        with pytest.raises(IllegalMove):
            game.steps([step])
    whole = next(paths(game, []))
    with pytest.raises(IllegalMove):
        game.steps([*whole, whole[-1]])


@BOTH
def test_playing_a_whole_turn_reports_it(name: str) -> None:
    turn = Stepwise(quinta.new(name, 2, 10))
    while not turn.is_whole:
        turn.choose(turn.choices()[0])
    report = Report()
    turn.play(report)
    assert report.events
    assert turn.path == []
    assert turn.game.to_move == 1
