"""Reviews: what adds up, what repeats, what counts as a decision, and what is found."""

from __future__ import annotations

import json
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quinta
from analysis.games_played import NAMES, recorded
from games.toy.rules import Rules
from games.toy.rules.moves import DIG
from games.toy.rules.state import Beach
from quinta import InvalidRecord, Record, analysis
from quinta.analysis import LastPosition, Outline, Part, Review, TurnReview, Value
from quinta.analysis.verdicts import accuracy_of, is_decided, verdict_of
from quinta.bots import Budget
from quinta.bots.search import judge
from quinta.bots.weights import brain_for
from quinta.core.game import MOST_PLAYERS
from quinta.workers import LocalProcesses

FEW = Budget(simulations=4)


# --- what adds up --------------------------------------------------------------------------


def check_sums(review: Review) -> None:
    """All that was worth something to a seat adds up to its result, without any rounding."""
    for seat, player in enumerate(review.players):
        for part in ("lead", "chance"):
            told = [
                getattr(one, part)
                for one in (player.start, player.luck, player.own, player.others, player.revised)
            ]
            assert sum(told) == getattr(player.result, part)
            assert getattr(player.adjusted, part) == getattr(player.result, part) - told[1]
        lead, chance = review.values[0][seat]
        for turn, play in zip(review.turns, review.plays, strict=True):
            lead += play[seat].lead
            chance += play[seat].chance
            if turn.luck is not None:
                lead += turn.luck.value[seat].lead
                chance += turn.luck.value[seat].chance
        assert (lead, chance) == player.result
        assert player.decisions == sum(
            turn.seat == seat and turn.kind == "decision" for turn in review.turns
        )


@settings(max_examples=20)
@given(
    name=st.sampled_from(NAMES),
    players=st.integers(2, MOST_PLAYERS),
    seed=st.integers(0, 10_000),
    begin=st.integers(0, 250),
    turns=st.integers(0, 8),
)
def test_luck_and_play_add_up_to_the_result(
    name: str, players: int, seed: int, begin: int, turns: int
) -> None:
    record, game = recorded(name, players, seed, begin, turns)
    review = analysis.review(record, FEW, seed)
    check_sums(review)
    assert len(review.turns) == len(record.turns)
    assert review.over == game.is_over
    assert review.scores == tuple(game.scores)


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_ends_with_its_real_result(name: str) -> None:
    record, game = recorded(name, 3, 5, begin=9999 if name != "toy" else 6)
    assert game.is_over and record.turns
    review = analysis.review(record, FEW)
    check_sums(review)
    for player in review.players:
        others = [score for seat, score in enumerate(game.scores) if seat != player.seat]
        assert player.result.lead == game.scores[player.seat] - max(others)
        won = player.seat in game.winners
        assert player.result.chance == (1 / len(game.winners) if won else 0)


@pytest.mark.parametrize("options", [{"board": "variant"}, {"board": "glazed-purple"}])
def test_other_boards_are_reviewed(options: dict[str, object]) -> None:
    record, _ = recorded("summer-pavilion", 4, 2, 30, 6, options)
    check_sums(analysis.review(record, FEW))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_without_turns_has_the_value_of_its_position(name: str) -> None:
    record, _ = recorded(name, turns=0)
    review = analysis.review(record, FEW)
    assert review.turns == ()
    assert sum(review.end.chances) == pytest.approx(1.0, abs=1e-3)
    assert [player.accuracy for player in review.players] == [None, None]
    assert [player.error for player in review.players] == [None, None]
    check_sums(review)


def test_a_record_that_does_not_replay_is_not_reviewed() -> None:
    record, _ = recorded("summer-pavilion", turns=5)
    del record.turns[2]
    with pytest.raises(InvalidRecord):
        analysis.review(record, FEW)


# --- what repeats --------------------------------------------------------------------------


@pytest.mark.parametrize("name", quinta.GAMES)
def test_the_same_seed_and_simulations_give_the_same_review(name: str) -> None:
    record, _ = recorded(name, 2, 3, 40, 5)
    first = analysis.review(record, FEW, seed=7)
    with LocalProcesses(2) as workers:
        assert analysis.review(record, FEW, 7, workers) == first
    assert analysis.review(record, FEW, seed=8) != first


@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_and_what_comes_later_has_no_say(name: str) -> None:
    record, game = recorded(name, 2, 3, 3, 4)
    review = analysis.review(record, FEW)
    seen = record.first()
    for seed in (11, 12):
        dealt = Record(seen.redealt(seed).snapshot(), record.turns)
        assert analysis.review(dealt, FEW) == review
    shorter = Record(record.start, record.turns[:2])
    assert analysis.review(shorter, FEW).turns == review.turns[:2]
    while not game.is_over and len(record.turns) < 8:
        record.play(game, game.legal_moves()[0])
    assert analysis.review(record, FEW).turns[:4] == review.turns


def test_parts_come_one_by_one_and_make_the_review_in_any_order() -> None:
    record, _ = recorded("summer-pavilion", 3, 4, 30, 4)
    first, *parts, last = analysis.reviewing(record, FEW, seed=2)
    assert isinstance(first, Outline)
    assert len(first.values) == 5
    kept = [part for part in parts if isinstance(part, get_args(Part))]
    assert kept == parts
    assert [type(part) for part in parts] == [*[TurnReview] * 4, LastPosition]
    assert analysis.assembled(record, kept[::-1]) == last
    jobs = list(analysis.jobs(record, FEW, seed=2))
    assert [analysis.examine(job) for job in jobs] == parts
    for missing in range(5):
        with pytest.raises(ValueError, match="not all parts"):
            analysis.assembled(record, kept[:missing] + kept[missing + 1 :])


def test_parts_can_be_stored() -> None:
    record, _ = recorded("queens-garden", 2, 4, 30, 6)
    for part in map(analysis.examine, analysis.jobs(record, FEW)):
        stored = msgspec.json.encode(part)
        assert msgspec.json.decode(stored, type=type(part)) == part


@pytest.mark.parametrize("name", NAMES)
def test_all_can_be_written_as_json(name: str) -> None:
    record, _ = recorded(name, 2, 4, 4, 3)
    review = analysis.review(record, FEW)
    data = json.loads(json.dumps(review.data()))
    assert [turn["text"] for turn in data["turns"]] == [turn.text for turn in record.turns]
    assert data["players"][0]["result"] == data["players"][0]["adjusted"] | {
        part: data["players"][0]["adjusted"][part] + data["players"][0]["luck"][part]
        for part in ("lead", "chance")
    }
    json.dumps(analysis.outline(record).data())


def test_a_budget_of_seconds_is_kept_turn_by_turn() -> None:
    record, _ = recorded("summer-pavilion", 2, 3, 40, 2)
    check_sums(analysis.review(record, Budget(seconds=0.01)))


# --- what counts ---------------------------------------------------------------------------


def test_a_forced_turn_gets_no_verdict() -> None:
    record, _ = recorded("summer-pavilion", 2, 3)
    game = record.first()
    checked = 0
    for job in analysis.jobs(record, FEW):
        if job.turn is None:
            break
        if len(game.legal_moves()) == 1 and checked < 3:
            turn = analysis.examine(job)
            assert isinstance(turn, TurnReview)
            assert (turn.kind, turn.verdict) == ("forced", None)
            assert turn.cost == (0.0, 0.0)
            assert turn.best == turn.text
            checked += 1
        job.turn.replay(game)
    assert checked == 3


def last_turn(first: list[int], second: list[int], move: int) -> Record:
    """The last turn of a game of The Beach; the second player may take a cockle or a pearl."""
    game = Beach.set_up(Rules(2, {}), 1)
    game.round, game.to_move = 4, 1
    game.seats = [first, second]
    game.washed_up = [0, 0, 3]
    game.sand = [0, 1, 2] * 4
    record = Record.of(game)
    record.play(game, move)
    return record


COCKLE, PEARL = 0, 3
CLOSE = ([0, 1, 2, 1], [1, 2, 0])
"""Only the pearl wins this."""


def test_a_planted_blunder_is_found_and_told_exactly() -> None:
    review = analysis.review(last_turn(*CLOSE, COCKLE), FEW)
    (turn,) = review.turns
    assert turn.exact
    assert (turn.kind, turn.verdict) == ("decision", "blunder")
    assert turn.best == Beach.set_up(Rules(2, {}), 1).text(PEARL)
    assert turn.cost.chance == 1.0
    assert turn.value.chances == (0.0, 1.0)
    assert turn.chosen.chances == (1.0, 0.0)
    loser = review.players[1]
    assert loser.verdicts == {"blunder": 1, "mistake": 0, "inaccuracy": 0, "good": 0}
    assert (loser.own.chance, loser.luck.chance, loser.revised.chance) == (-1.0, 0.0, 0.0)
    assert review.players[0].others.chance == 1.0


def test_the_best_turn_costs_nothing() -> None:
    review = analysis.review(last_turn(*CLOSE, PEARL), FEW)
    (turn,) = review.turns
    assert (turn.verdict, turn.cost) == ("good", (0.0, 0.0))
    assert review.players[1].accuracy == 100.0


@pytest.mark.parametrize("name", quinta.GAMES)
def test_passing_with_much_to_do_is_found(name: str) -> None:
    game, brain = quinta.new(name, 2, seed=4), brain_for(name)
    while True:
        moves = game.legal_moves()
        if 0 < moves.passes < len(moves) and moves.passes > 10:
            break
        game.apply(judge(brain, game)[0][1])
    record = Record.of(game)
    record.play(game, moves[moves.passes])
    (turn,) = analysis.review(record, Budget(simulations=60)).turns
    assert turn.verdict in ("mistake", "blunder")
    assert turn.cost.lead > 5
    assert turn.best != turn.text


@pytest.mark.parametrize(
    ("first", "second"), [([3, 3, 3, 3], [1, 1, 2]), ([0, 1, 2, 0], [2, 2, 1])]
)
def test_a_turn_of_a_decided_game_gets_no_verdict(first: list[int], second: list[int]) -> None:
    (turn,) = analysis.review(last_turn(first, second, COCKLE), FEW).turns
    assert (turn.kind, turn.verdict) == ("decided", None)
    assert turn.cost.lead > 0
    assert turn.cost.chance == 0.0


def test_digging_for_luck_is_told_apart_from_play() -> None:
    """Who digs for a shell and gets one that is worth less than the mean was unlucky."""
    record = last_turn(*CLOSE, DIG)
    (turn,) = analysis.review(record, FEW).turns
    assert turn.luck is not None
    shells = {"cockle": 1, "mussel": 2, "oyster": 3}
    came = record.turns[0].chance
    assert (turn.luck.value.leads[1] > 0) == (shells[came] >= 2)
    assert turn.luck.text == came
    assert turn.luck.kind == "draw"
    assert {"dig", "points"} <= {event["event"] for event in turn.luck.events}


# --- verdicts ------------------------------------------------------------------------------


def test_bands_begin_where_the_docs_say() -> None:
    bands = [(0.0, "good"), (0.0499, "good"), (0.05, "inaccuracy"), (0.0999, "inaccuracy")]
    bands += [(0.1, "mistake"), (0.1999, "mistake"), (0.2, "blunder"), (1.0, "blunder")]
    assert [(lost, verdict_of(lost)) for lost, _ in bands] == bands


def test_a_game_is_decided_when_no_turn_changes_who_wins() -> None:
    assert is_decided([0.0, 0.02])
    assert is_decided([0.98, 1.0])
    assert not is_decided([0.97, 1.0])
    assert not is_decided([0.0, 0.03])
    assert not is_decided([0.0, 1.0])
    assert not is_decided([0.5, 0.5])


def test_accuracy_falls_from_100_to_0_with_what_is_lost() -> None:
    marks = [accuracy_of([lost]) for lost in (0.0, 0.01, 0.05, 0.2, 1.0)]
    assert marks[0] == 100.0
    assert marks[-1] == 0.0
    assert marks == sorted(marks, key=lambda mark: -(mark or 0.0))
    assert accuracy_of([]) is None


def test_values_lie_on_a_grid_so_that_sums_are_exact() -> None:
    value = Value.of([0.1, -0.1, 1 / 3, 2 / 3])
    assert value - value == Value((0.0, 0.0), (0.0, 0.0))
    assert (value + value + value) - value - value == value
    assert all(one * 65536 == int(one * 65536) for one in (*value.leads, *value.chances))


@pytest.mark.parametrize("name", NAMES)
def test_a_turn_that_was_not_the_best_has_reasons_for_and_against_and_the_best_has_none(
    name: str,
) -> None:
    record, _ = recorded(name, 2, 3, turns=12)
    reviewed = analysis.review(record, Budget(simulations=40), seed=2).turns
    for turn in reviewed:
        if turn.text == turn.best:
            assert not turn.reasons
            assert not turn.better
        assert len(turn.reasons) <= 3
        data = turn.data()
        assert data["reasons"] == [reason.data() for reason in turn.reasons]
        assert data["better"] == [reason.data() for reason in turn.better]
    other = [turn for turn in reviewed if turn.text != turn.best]
    assert name == "toy" or any(turn.reasons and turn.better for turn in other)
    keys = {reason.key for turn in other for reason in turn.better}
    assert name == "toy" or len(keys) > 1
