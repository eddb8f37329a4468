"""Who plays whom, where, and with which deal."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from arena.matches import match_of
from quinta import InvalidOptions
from quinta.arena import Entrant, InvalidMatch, Match, Task
from quinta.arena.match import arrangements
from quinta.bots import Budget


def test_two_players_swap_seats() -> None:
    assert arrangements(2) == [(0, 1), (1, 0)]


def test_one_against_a_field_sits_everywhere_then_the_other_does() -> None:
    assert arrangements(3) == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert len(arrangements(4)) == 8
    assert arrangements(4, one_way=True) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_in_every_seat_equally_often(players: int) -> None:
    match = match_of("a", "b", "c", games=10, players=players)
    seats = Counter(
        (entrant.label, seat) for task in match.tasks() for seat, entrant in enumerate(task.seats)
    )
    assert len(seats) == 3 * players
    assert len(set(seats.values())) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_a_set_have_one_seed_and_different_seats(players: int) -> None:
    match = match_of("a", "b", "c", games=30, players=players)
    sets: dict[int, list[Task]] = {}
    for task in match.tasks():
        sets.setdefault(task.seed, []).append(task)
    assert len(sets) == 3 * match.deals
    for tasks in sets.values():
        assert len({(task.pairing, task.deal) for task in tasks}) == 1
        seated = {tuple(entrant.label for entrant in task.seats) for task in tasks}
        assert len(seated) == len(tasks) == len(match.arrangements)


def test_games_are_rounded_up_to_whole_sets() -> None:
    assert match_of("a", "b", games=7).games_per_pairing == 8
    assert match_of("a", "b", games=7, players=3).games_per_pairing == 12
    assert match_of("a", "b", "c", games=8, players=4).total == 24
    assert match_of("a", games=7).games_per_pairing == 7


def test_no_game_is_there_twice_and_the_match_has_them_all() -> None:
    match = match_of("a", "b", "c", games=6)
    keys = [task.key for task in match.tasks()]
    assert len(keys) == len(set(keys)) == match.total == 18
    assert all(match.has(key) for key in keys)
    assert not match.has(("a", "b", 3, 0))
    assert not match.has(("b", "a", 0, 0))


def test_pairings_advance_together() -> None:
    first = list(match_of("a", "b", "c", games=20).tasks())[:6]
    assert {task.pairing for task in first} == {("a", "b"), ("a", "c"), ("b", "c")}
    assert {task.deal for task in first} == {0}


def test_deals_depend_neither_on_who_else_plays_nor_on_how_long() -> None:
    def seeds(match: Match) -> list[int]:
        return [task.seed for task in match.tasks() if set(task.pairing) == {"a", "b"}]

    alone = seeds(match_of("a", "b", games=6))
    assert seeds(match_of("c", "b", "a", games=6)) == alone
    assert seeds(match_of("a", "b", games=20))[:6] == alone
    assert set(seeds(match_of("a", "b", games=6, seed=2))).isdisjoint(alone)


def test_a_bot_alone_plays_itself_with_a_new_deal_each_time() -> None:
    tasks = list(match_of("a", games=5, players=3).tasks())
    assert len({task.seed for task in tasks}) == 5
    assert {tuple(entrant.label for entrant in task.seats) for task in tasks} == {("a", "a", "a")}


def test_a_task_survives_the_way_to_a_worker() -> None:
    entrants = Entrant("x@0.5s", "x", Budget(seconds=0.5)), Entrant("y", "y", Budget(None, 9))
    match = Match("queens-garden", entrants, 2, seed=3, options={"edition": "pl"})
    for task in match.tasks():
        assert pickle.loads(pickle.dumps(task)) == task


def test_options_are_spelt_out() -> None:
    given = Match("queens-garden", (Entrant("a", "a"),), 1, options={"edition": "en"})
    assert given.settings() == Match("queens-garden", (Entrant("a", "a"),), 1).settings()


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(InvalidMatch, match="named twice"):
        match_of("a", "b", "a")
    with pytest.raises(InvalidMatch, match="needs a bot"):
        match_of()
    with pytest.raises(InvalidMatch, match="at least one game"):
        match_of("a", "b", games=0)
    with pytest.raises(InvalidOptions, match="players"):
        match_of("a", "b", players=5)
    with pytest.raises(InvalidOptions, match="unknown game"):
        match_of("a", "b", game="chess")
