"""The generators, and the report of what a turn brought."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import quinta
from builds import run_python
from quinta import Dealer, Generator, Random, SystemGenerator
from quinta.core.chance import fresh_seed

any_seed = st.integers(-(2**300), 2**300)
seeded = st.one_of(any_seed.map(Random), any_seed.map(Dealer))
any_generator = st.one_of(seeded, st.builds(SystemGenerator))


def drawn(random: Generator, limit: int = 1000, times: int = 20) -> list[int]:
    return [random.below(limit) for _ in range(times)]


def test_the_numbers_of_a_seed_never_change() -> None:
    # Records do not need them, but seeds in papers, benchmarks and bug reports do.
    assert drawn(Random(0), 100, 8) == [29, 67, 53, 83, 73, 33, 42, 38]
    assert drawn(Random(2026), 10**9, 3) == [754055569, 546908829, 148759001]
    assert drawn(Dealer(0), 100, 8) == [73, 47, 66, 48, 19, 5, 96, 46]
    assert drawn(Dealer(-(2**300)), 10**9, 3) == [170131013, 2158305, 953170480]


def test_both_builds_deal_the_same_numbers() -> None:
    script = (
        "from quinta import Dealer\n"
        "for seed in (0, -1, 255, 256, -256, 2**64, 2**4000, -(2**4000)):\n"
        "    dealer = Dealer(seed)\n"
        "    print([dealer.below(limit) for limit in range(1, 50)], dealer.text())"
    )
    assert run_python("installed", "-c", script) == run_python("plain", "-c", script)


@given(any_generator, st.integers(1, 2**30 - 1))
def test_numbers_are_below_their_limit(random: Generator, limit: int) -> None:
    assert all(0 <= number < limit for number in drawn(random, limit))


@given(any_seed, st.sampled_from([Random, Dealer]))
def test_a_seed_gives_the_same_numbers_again(seed: int, kind: type[Random | Dealer]) -> None:
    assert drawn(kind(seed)) == drawn(kind(seed))


@pytest.mark.parametrize("kind", [Random, Dealer])
def test_neighbouring_seeds_give_different_numbers(kind: type[Random | Dealer]) -> None:
    assert len({tuple(drawn(kind(seed))) for seed in range(-500, 500)}) == 1000


def test_every_bit_of_a_seed_counts() -> None:
    seeds = {0, *(1 << bit for bit in range(600)), *(-(1 << bit) for bit in range(600))}
    assert len({tuple(drawn(Dealer(seed))) for seed in seeds}) == 1201


@given(seeded, st.integers(0, 40))
def test_a_copy_goes_on_alike_and_on_its_own(random: Generator, before: int) -> None:
    drawn(random, times=before)
    copy = random.copy()
    ahead = drawn(copy.copy(), times=60)
    assert drawn(random, times=60) == ahead
    assert drawn(copy, times=60) == ahead


def test_the_systems_generator_is_its_own_copy_and_never_repeats() -> None:
    system = SystemGenerator()
    assert system.copy() is system
    assert drawn(system, 2**30 - 1) != drawn(SystemGenerator(), 2**30 - 1)


@given(any_seed, st.integers(0, 40))
def test_a_dealer_goes_on_from_its_text(seed: int, before: int) -> None:
    dealer = Dealer(seed)
    drawn(dealer, times=before)
    again = Dealer.from_text(dealer.text())
    assert again.text() == dealer.text()
    assert drawn(again, times=60) == drawn(dealer, times=60)


KEY = "0123456789abcdef" * 4


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "of the form blake2b:key:place"),
        (KEY, "of the form blake2b:key:place"),
        (f"blake3:{KEY}:0", "of the form blake2b:key:place"),
        (f"blake2b:{KEY}:0:0", "of the form blake2b:key:place"),
        (f"blake2b:{KEY[:-1]}:0", "a key of 64 digits"),
        (f"blake2b:{KEY.upper()}:0", "a key of 64 digits"),
        (f"blake2b:{KEY[:-1]}\u0663:0", "a key of 64 digits"),
        (f"blake2b:{KEY}:", "a place that is a number from 0"),
        (f"blake2b:{KEY}:-1", "a place that is a number from 0"),
        (f"blake2b:{KEY}:07", "a place that is a number from 0"),
        (f"blake2b:{KEY}:\u0663", "a place that is a number from 0"),
        (f"blake2b:{KEY}:{2**62}", "a place that is a number from 0"),
        (f"blake2b:{KEY}:{10**5000 % 7}{'0' * 5000}", "a place that is a number from 0"),
    ],
)
def test_a_text_that_is_no_dealer_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Dealer.from_text(text)


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


@pytest.mark.parametrize("random", [Random(5), Dealer(5)])
def test_numbers_are_drawn_evenly(random: Generator) -> None:
    seen = Counter(random.below(10) for _ in range(20_000))
    assert all(1800 < seen[number] < 2200 for number in range(10))


def test_no_number_is_favoured_below_a_large_limit() -> None:
    # Without rejection the lower third of 3 * 2**30 would come twice as often as the others.
    dealer = Dealer(1)
    low = sum(dealer.below(3 << 30) < 1 << 30 for _ in range(6000))
    assert 1850 < low < 2150


@pytest.mark.parametrize("random", [Random(1), Dealer(1)])
def test_every_order_is_as_likely(random: Generator) -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = vec[i64]([0, 1, 2, 9])
        random.shuffle(items, 3)
        assert items[3] == 9
        seen[tuple(items)[:3]] += 1
    assert len(seen) == 6
    assert all(850 < times < 1150 for times in seen.values())


@given(any_generator, st.integers(0, 60))
def test_a_shuffle_keeps_all_items(random: Generator, length: int) -> None:
    items = vec[i64](list(range(60)))
    random.shuffle(items, length)
    assert sorted(list(items)[:length]) == list(range(length))
    assert list(items)[length:] == list(range(length, 60))


def test_fresh_seeds_differ() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(0 <= seed < 2**128 for seed in seeds)
    assert any(seed >= 2**120 for seed in seeds)


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


def test_outcomes_are_given_or_chosen_but_not_both() -> None:
    assert quinta.Report(chooser=Dealer(1)).given is None
    with pytest.raises(ValueError, match="given or chosen, not both"):
        quinta.Report([1], Dealer(1))


def test_a_chooser_must_be_a_generator() -> None:
    chooser: Any = "anything"
    with pytest.raises(TypeError):
        quinta.Report(chooser=chooser)


@pytest.mark.parametrize("name", list(quinta.GAMES))
def test_a_number_of_earlier_positions_seeds_the_generator_and_leaves_the_order(name: str) -> None:
    data: Any = quinta.new(name, seed=1).snapshot()
    data["hidden"]["generator"] = 2**62 - 1
    read: Any = quinta.from_snapshot(data).snapshot()
    assert read["hidden"].pop("generator") == Dealer(2**62 - 1).text()
    del data["hidden"]["generator"]
    assert read == data


@pytest.mark.parametrize("name", list(quinta.GAMES))
def test_copies_pickles_and_read_positions_shuffle_alike_to_the_end(name: str) -> None:
    game = quinta.new(name, 4, seed=2)
    others = [game.copy(), pickle.loads(pickle.dumps(game)), quinta.from_snapshot(game.snapshot())]
    random = Random(3)
    refills = 0
    while not game.is_over:
        move, report = game.random_move(random), quinta.Report()
        game.play(move, report)
        refills += [event["event"] for event in report.events].count("refill")
        for other in others:
            other.play(move)
            assert other.snapshot() == game.snapshot()
        others = [other.copy() for other in others]
    assert refills


def test_a_generator_of_no_kind_draws_nothing() -> None:
    for use in (lambda: Generator().below(3), Generator().copy):
        with pytest.raises(TypeError, match="none of the kinds"):
            use()
