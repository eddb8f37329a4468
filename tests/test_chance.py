"""The generator, and the report of what a turn brought."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import quinta
from quinta import Random
from quinta.chance import fresh_seed

any_seed = st.integers(-(2**70), 2**70)


def drawn(random: Random, limit: int = 1000, times: int = 20) -> list[int]:
    return [random.below(limit) for _ in range(times)]


def test_the_numbers_of_a_seed_never_change() -> None:
    # Records do not need them, but seeds in papers, benchmarks and bug reports do.
    assert drawn(Random(0), 100, 8) == [29, 67, 53, 83, 73, 33, 42, 38]
    assert drawn(Random(2026), 10**9, 3) == [754055569, 546908829, 148759001]


@given(any_seed, st.integers(1, 2**30 - 1))
def test_numbers_are_below_their_limit(seed: int, limit: int) -> None:
    assert all(0 <= number < limit for number in drawn(Random(seed), limit))


@given(any_seed)
def test_a_seed_gives_the_same_numbers_again(seed: int) -> None:
    assert drawn(Random(seed)) == drawn(Random(seed))


def test_neighbouring_seeds_give_different_numbers() -> None:
    assert len({tuple(drawn(Random(seed))) for seed in range(-500, 500)}) == 1000


@given(any_seed)
def test_a_generator_goes_on_from_its_state(seed: int) -> None:
    random = Random(seed)
    drawn(random)
    again = Random.at(random.state)
    assert drawn(again) == drawn(random)


@given(any_seed)
def test_a_state_stays_within_62_bits(seed: int) -> None:
    random = Random(seed)
    for _ in range(20):
        assert 1 <= random.state < 2**62
        random.below(7)


def test_numbers_are_drawn_evenly() -> None:
    random = Random(5)
    seen = Counter(random.below(10) for _ in range(20_000))
    assert all(1800 < seen[number] < 2200 for number in range(10))


def test_every_order_is_as_likely() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    random = Random(1)
    for _ in range(6000):
        items = vec[i64]([0, 1, 2, 9])
        random.shuffle(items, 3)
        assert items[3] == 9
        seen[tuple(items)[:3]] += 1
    assert len(seen) == 6
    assert all(850 < times < 1150 for times in seen.values())


@given(any_seed, st.integers(0, 60))
def test_a_shuffle_keeps_all_items(seed: int, length: int) -> None:
    items = vec[i64](list(range(60)))
    Random(seed).shuffle(items, length)
    assert sorted(list(items)[:length]) == list(range(length))
    assert list(items)[length:] == list(range(length, 60))


def test_fresh_seeds_differ() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(0 <= seed < 2**60 for seed in seeds)


@pytest.mark.parametrize("name", list(quinta.GAMES))
def test_games_without_a_seed_differ(name: str) -> None:
    assert quinta.new(name).snapshot() != quinta.new(name).snapshot()


def test_a_report_lists_its_events_in_order() -> None:
    report = quinta.Report()
    report.add("draw", slot=1, tiles=["blue-tree"])
    report.add("over")
    assert report.events == [
        {"event": "draw", "slot": 1, "tiles": ["blue-tree"]},
        {"event": "over"},
    ]
    assert report.chance == []
    assert report.given is None


def test_a_report_hands_out_what_it_was_given() -> None:
    report = quinta.Report([4, 2])
    assert report.next_given() == 4
    report.chance.append(4)
    assert report.next_given() == 2
    with pytest.raises(quinta.ImpossibleChance, match="2 outcomes given where only 1 come up"):
        report.check_all_used()
    report.chance.append(2)
    report.check_all_used()
    with pytest.raises(quinta.ImpossibleChance, match="outcome 3 is missing"):
        report.next_given()


def test_a_report_keeps_a_copy_of_what_it_was_given() -> None:
    outcomes = [1, 2]
    report = quinta.Report(outcomes)
    outcomes.clear()
    assert report.given == [1, 2]
