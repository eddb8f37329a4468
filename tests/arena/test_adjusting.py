"""Results without luck: the mean stays, what varies gets less, and raw is still there."""

from __future__ import annotations

import json
import random
from statistics import fmean, stdev, variance
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arena.matches import made_up, match_of
from quinta import arena
from quinta.analysis import Value
from quinta.arena import Played, Tally, Task
from quinta.arena.adjusting import multiples, without_luck
from quinta.cli.arena import so_far

NUMBERS = st.integers(-1000, 1000).map(lambda number: number / 8)
SETS = st.lists(st.tuples(NUMBERS, NUMBERS, NUMBERS), max_size=12)


@given(SETS)
def test_adjusted_and_what_was_taken_off_make_the_raw_result(
    sets: list[tuple[float, float, float]],
) -> None:
    results = [result for result, _, _ in sets]
    lucks = [[near, far] for _, near, far in sets]
    taken = multiples(results, lucks)
    adjusted = without_luck(results, lucks)
    for result, luck, times, left in zip(results, lucks, taken, adjusted, strict=True):
        assert left + sum(a * b for a, b in zip(times, luck, strict=True)) == pytest.approx(result)


@given(SETS.filter(len), NUMBERS)
def test_what_is_taken_off_a_set_does_not_depend_on_its_own_result(
    sets: list[tuple[float, float, float]], other: float
) -> None:
    results = [result for result, _, _ in sets]
    lucks = [[near, far] for _, near, far in sets]
    before = multiples(results, lucks)[0]
    assert multiples([other, *results[1:]], lucks)[0] == pytest.approx(before, abs=1e-5)


def test_without_any_luck_results_stay() -> None:
    assert without_luck([1.0, 5.0, 3.0], [[0.0, 0.0]] * 3) == [1.0, 5.0, 3.0]
    assert without_luck([], []) == []


def test_luck_counts_as_it_is_and_playouts_nothing_before_anything_is_known() -> None:
    assert without_luck([5.0], [[2.0, 1.0, 7.0, 9.0]]) == pytest.approx([2.0])


def drawn(random_: random.Random, sets: int) -> tuple[list[float], list[list[float]]]:
    """Results that are 3 on average and depend on luck in a crooked way."""
    near = [random_.gauss(0, 2) for _ in range(sets)]
    noise = [random_.gauss(0, 1) for _ in range(sets)]
    far = [luck + random_.gauss(0, 3) for luck in near]
    results = [
        3 + 1.5 * luck + 0.5 * (luck * luck - 4) + one
        for luck, one in zip(near, noise, strict=True)
    ]
    return results, [list(pair) for pair in zip(near, far, strict=True)]


@pytest.mark.parametrize("sets", [2, 3, 6, 20])
def test_the_mean_of_few_sets_is_not_shifted(sets: int) -> None:
    random_ = random.Random(sets)
    means = [fmean(without_luck(*drawn(random_, sets))) for _ in range(3000)]
    # Four standard errors: the numbers are always the same, so this does not come and go.
    assert abs(fmean(means) - 3) < 4 * stdev(means) / len(means) ** 0.5


def test_what_varies_gets_less_and_a_useless_luck_does_little_harm() -> None:
    random_ = random.Random(1)
    results, lucks = drawn(random_, 300)
    assert variance(without_luck(results, lucks)) < 0.6 * variance(results)
    useless = [[random_.gauss(0, 10), random_.gauss(0, 10)] for _ in results]
    assert variance(without_luck(results, useless)) < 1.1 * variance(results)


# --- in a match ----------------------------------------------------------------------------


def lucky(task: Task, strength: float = 0.3) -> Played:
    """A game never played, decided by luck that is drawn from its seed and by the first bot."""
    random_ = random.Random(task.seed * 10 + task.arrangement)
    luck = random_.gauss(0, 20)
    first = [entrant.label for entrant in task.seats].index(task.pairing[0])
    lead = round(luck + 5 * strength + random_.gauss(0, 5)) or 1
    signs = [1 if seat == first else -1 for seat in range(len(task.seats))]
    played = made_up(task, first if lead > 0 else 1 - first)
    return Played(
        **{
            **{name: getattr(played, name) for name in Played.__dataclass_fields__},
            "scores": tuple(100 + (lead if sign > 0 else 0) for sign in signs),
            "luck": (
                Value(
                    tuple(luck * sign for sign in signs),
                    tuple((luck > 0) * sign / 2 for sign in signs),
                ),
                Value(
                    tuple(random_.gauss(0, 9) * sign for sign in signs),
                    tuple(0.0 for _ in signs),
                ),
            ),
        }
    )


def told_of(tally: Tally) -> dict[str, Any]:
    """The data of the only pairing."""
    (pairing,) = json.loads(json.dumps(arena.data(tally)))["pairings"]
    assert isinstance(pairing, dict)
    return pairing


def finished(games: int = 60) -> Tally:
    tally = Tally(match_of("a", "b", games=games, adjust_luck=True))
    for task in tally.match.tasks():
        tally.add(lucky(task))
    return tally


def test_raw_and_adjusted_are_told_with_their_intervals() -> None:
    (bout,) = finished().bouts()
    assert bout.without_luck is not None
    rate, lead = bout.without_luck.win_rate, bout.without_luck.lead
    assert lead is not None
    assert (rate.raw.mean, rate.raw.low, rate.raw.high) == (bout.win_rate, bout.low, bout.high)
    assert lead.raw.mean == pytest.approx(bout.figures.mean_lead)
    assert (lead.raw.low, lead.raw.high) == bout.lead_interval
    # Nearly all of the lead is luck here.
    assert lead.worth > 4
    assert rate.worth > 1.2
    assert lead.raw.low < lead.adjusted.mean < lead.raw.high
    assert lead.worth == pytest.approx((lead.raw.width / lead.adjusted.width) ** 2)


def test_tables_data_and_progress_tell_both() -> None:
    tally = finished()
    blocks = [table.split("\n") for table in "\n".join(arena.lines(tally)).split("\n\n")]
    _, _, adjusted, _ = blocks
    assert adjusted[0].split() == [
        *("bot", "against", "without", "luck", "raw", "95%", "interval"),
        *("adjusted", "95%", "interval", "worth"),
    ]
    assert [line.split()[2] for line in adjusted[1:]] == ["win", "lead"]
    assert len({len(line) for line in adjusted}) == 1
    assert arena.data(tally)["adjust_luck"] is True
    pairing = told_of(tally)
    low, high = pairing["adjusted"]["interval"]
    assert low < pairing["adjusted"]["win_rate"] < high
    low, high = pairing["adjusted"]["lead_interval"]
    assert low < pairing["adjusted"]["mean_lead"] < high
    assert high - low < pairing["lead_interval"][1] - pairing["lead_interval"][0]
    assert any("Without luck" in line for line in arena.remarks(tally))
    assert ", without luck " in so_far(tally)


def test_a_match_that_judges_no_luck_says_nothing_of_it() -> None:
    tally = Tally(match_of("a", "b", games=8))
    for task in tally.match.tasks():
        tally.add(made_up(task, 0))
    assert "luck" not in "\n".join([*arena.lines(tally), *arena.remarks(tally)])
    assert "adjusted" not in told_of(tally)


def test_a_match_of_one_set_or_none_tells_what_there_is() -> None:
    tally = Tally(match_of("a", "b", games=2, adjust_luck=True))
    assert "adjusted" not in told_of(tally)
    for task in tally.match.tasks():
        tally.add(lucky(task))
    told = told_of(tally)["adjusted"]
    assert told["mean_lead"] is None
    assert told["win_rate"] is not None


@pytest.mark.parametrize(("players", "labels"), [(3, "ab"), (4, "ab"), (2, "abc")])
def test_every_pairing_and_role_is_adjusted(players: int, labels: str) -> None:
    match = match_of(*labels, games=24, players=players, adjust_luck=True)
    tally = Tally(match)
    for task in match.tasks():
        played = made_up(task, task.deal % players)
        share = [float(seat in played.winners) - 1 / players for seat in range(players)]
        value = Value(tuple(10 * one for one in share), tuple(share))
        facts = {name: getattr(played, name) for name in Played.__dataclass_fields__}
        tally.add(Played(**{**facts, "luck": (value, value)}))
    for bout in tally.bouts():
        # The deal decides who wins, wherever the bots sit: without luck all are equal.
        assert bout.without_luck is not None
        assert bout.without_luck.win_rate.adjusted.mean == pytest.approx(1 / players, abs=0.02)
