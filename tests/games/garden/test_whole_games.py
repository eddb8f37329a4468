"""What holds at every turn of every game of Queen's Garden."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings

import quinta
from games.garden.games import (
    MOST_TURNS,
    Data,
    assert_pieces_add_up,
    new_games,
    positions,
    seeds,
    walked,
)
from naive.garden import COLOURS, PATTERNS, groups_of, hexagons_of


def assert_no_group_holds_two_identical_hexagons(data: Data) -> None:
    for seat in data["seats"]:
        lying = hexagons_of(seat["garden"])
        for name in COLOURS + PATTERNS:
            for group in groups_of(lying, name):
                assert len(set(group)) == len(group) <= 6


@given(new_games(), seeds)
@settings(max_examples=10)
def test_pieces_are_conserved_and_no_group_holds_two_identical_hexagons(
    game: quinta.Game, seed: int
) -> None:
    assert_pieces_add_up(game.snapshot())
    for played in walked(game, seed):
        assert_pieces_add_up(played.snapshot())
    assert_no_group_holds_two_identical_hexagons(game.snapshot())


@given(new_games(), seeds)
@settings(max_examples=10)
def test_where_the_tower_refills_an_empty_bag_no_draw_leaves_one_beside_a_full_tower(
    game: quinta.Game, seed: int
) -> None:
    generator = quinta.Random(seed)
    while not game.is_over:
        report = quinta.Report()
        game.play(game.random_move(generator), report)
        drawn = any(event["event"] == "draw" for event in report.events)
        if drawn and game.options["refill"] == "empty":
            data: Data = game.snapshot()
            assert data["bag"] or not data["tower"]


@given(new_games(), seeds)
@settings(max_examples=10)
def test_games_end_and_their_winners_have_the_most_points(game: quinta.Game, seed: int) -> None:
    rounds = [played.round for played in walked(game, seed)]
    assert rounds == sorted(rounds)
    assert set(rounds) <= {1, 2, 3, 4}
    assert game.is_over
    assert game.round == 4
    assert game.to_move == -1
    assert game.winners == [n for n, s in enumerate(game.scores) if s == max(game.scores)]
    assert len(game.legal_moves()) == 0
    assert list(game.legal_moves()) == game.steps([]) == []


@given(new_games(), seeds)
@settings(max_examples=10)
def test_events_are_plain_json_and_their_points_explain_every_change_of_score(
    game: quinta.Game, seed: int
) -> None:
    generator = quinta.Random(seed)
    scores = game.scores
    while not game.is_over:
        report = quinta.Report()
        game.play(game.random_move(generator), report)
        assert json.loads(json.dumps(report.events)) == report.events
        for event in report.events:
            if event["event"] == "points":
                facts: Data = event
                scores[facts["seat"]] += facts["points"]
                assert facts["score"] == scores[facts["seat"]]
                assert facts["clause"].startswith("QG-")
        assert scores == game.scores
        chance = game.chance_text(report.chance)
        assert game.parse_chance(chance) == report.chance


def parts_of(event: Any, points: str) -> list[int]:
    return [part[points] for part in event["seats"]]


@given(new_games(), seeds)
@settings(max_examples=10)
def test_breakdown_tells_what_scoring_then_gives(game: quinta.Game, seed: int) -> None:
    generator = quinta.Random(seed)
    scored = 0
    for _ in range(MOST_TURNS):
        if game.is_over:
            break
        before: list[Data] = game.breakdown()
        report = quinta.Report()
        game.play(game.random_move(generator), report)
        events = {event["event"]: event for event in report.events}
        gains: dict[str, list[int]] = {}
        for event in report.events:
            if event["event"] == "points":
                gains.setdefault(str(event["reason"]), []).append(int(str(event["points"])))
        if "round-scored" not in events:
            continue
        scored += 1
        # A pass changes no garden, so the last breakdown knew the round's points already.
        assert gains["round scoring"] == [part["round"]["points"] for part in before]
        assert gains["round scoring"] == parts_of(events["round-scored"], "points")
        for part in before:
            assert part["round"]["points"] == sum(i["points"] for i in part["round"]["items"])
            assert part["final"]["points"] == sum(i["points"] for i in part["final"]["items"])
        if "final-scored" in events:
            final = list(zip(gains["jokers"], gains["storage"], gains["groups"], strict=True))
            assert [sum(parts) for parts in final] == parts_of(events["final-scored"], "points")
            for part, given_ in zip(before, final, strict=True):
                # With points to spare no loss is cut short, neither then nor now.
                if part["score"] > 60:
                    assert part["final"]["points"] == sum(given_)
    assert scored == 4


@given(positions(over=True), seeds)
def test_playouts_are_repeatable_and_leave_the_position(game: quinta.Game, seed: int) -> None:
    before = game.snapshot()
    scores = game.playout(seed)
    assert game.playout(seed) == scores
    assert game.copy().playout(seed) == scores
    assert game.snapshot() == before
    assert len(scores) == game.players
    if game.is_over:
        assert scores == game.scores


@given(seeds, seeds)
@settings(max_examples=10)
def test_a_playout_is_stepping_with_random_turns(deal: int, seed: int) -> None:
    # With two players the bag never runs short, so only the turns draw from the generator.
    game = quinta.new("queens-garden", 2, deal)
    scores = game.playout(seed)
    generator = quinta.Random(seed)
    while not game.is_over:
        move = game.random_move(generator)
        assert move in game.legal_moves()
        game.play(move)
    assert game.scores == scores


@given(positions(over=True), seeds)
def test_a_copy_is_equal_and_independent(game: quinta.Game, seed: int) -> None:
    before = game.snapshot()
    copy = game.copy()
    assert copy.snapshot() == before
    for _, _played in zip(range(30), walked(copy, seed), strict=False):
        pass
    assert game.snapshot() == before
    assert game.is_over or copy.snapshot() != before


@given(positions(over=True), seeds, seeds)
def test_redealing_depends_on_visible_facts_and_seed_alone_and_changes_nothing_visible(
    game: quinta.Game, seed: int, other: int
) -> None:
    before = game.snapshot()
    dealt = game.redealt(seed)
    assert game.snapshot() == before
    assert dealt.snapshot(hidden=False) == game.snapshot(hidden=False)
    # From any other hidden order of the same visible facts the result is the same.
    assert game.redealt(other).redealt(seed).snapshot() == dealt.snapshot()
    read = quinta.from_snapshot(game.snapshot(hidden=False))
    assert read.redealt(seed).snapshot() == dealt.snapshot()
    first_turns = list(zip(range(50), game.legal_moves(), strict=False))
    assert list(zip(range(50), dealt.legal_moves(), strict=False)) == first_turns
    assert_pieces_add_up(dealt.snapshot())


@given(positions(), seeds, seeds)
def test_chance_given_back_reproduces_the_turn_on_a_redealt_position(
    game: quinta.Game, seed: int, deal: int
) -> None:
    generator = quinta.Random(seed)
    for _ in range(12):
        if game.is_over:
            return
        move = game.random_move(generator)
        dealt = game.redealt(deal)
        report = quinta.Report()
        game.play(move, report)
        again = quinta.Report(report.chance)
        dealt.play(move, again)
        assert dealt.snapshot(hidden=False) == game.snapshot(hidden=False)
        assert again.events == report.events
        assert again.chance == report.chance
        assert_pieces_add_up(dealt.snapshot())


@given(positions(), seeds)
@settings(max_examples=10)
def test_a_position_read_without_its_hidden_part_plays_on_to_the_end(
    game: quinta.Game, seed: int
) -> None:
    read = quinta.from_snapshot(game.snapshot(hidden=False))
    for number, played in enumerate(walked(read, seed)):
        if number % 7 == 0:
            assert_pieces_add_up(played.snapshot())
    assert read.is_over
