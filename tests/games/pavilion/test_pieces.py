"""Handfuls of tiles as numbers, and the ways to choose among them."""

from __future__ import annotations

import itertools
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from quinta.games.pavilion.rules.pieces import (
    EVERY_TILE,
    Selections,
    amount,
    colours_of,
    hues,
    includes,
    size,
    tile_at,
    tiles_data,
    tiles_of,
    tiles_of_counts,
)

COUNTS = st.lists(st.integers(0, 22), min_size=6, max_size=6)
FEW = st.lists(st.integers(0, 5), min_size=6, max_size=6)


def test_the_game_has_22_tiles_of_each_of_six_colours() -> None:
    assert size(EVERY_TILE) == 132
    assert Counter(colours_of(EVERY_TILE)) == dict.fromkeys(range(6), 22)


@given(COUNTS)
def test_a_number_holds_how_many_tiles_of_each_colour_there_are(counts: list[int]) -> None:
    tiles = tiles_of_counts(counts)
    assert [amount(tiles, colour) for colour in range(6)] == counts
    assert size(tiles) == sum(counts)
    assert [colour for colour in range(6) if hues(tiles) >> colour & 1] == [
        colour for colour in range(6) if counts[colour]
    ]
    assert tiles_of(colours_of(tiles)) == tiles
    assert sum(tiles_data(tiles).values()) == sum(counts)
    assert 0 not in tiles_data(tiles).values()


@given(FEW)
def test_tiles_in_a_row_are_ordered_by_colour(counts: list[int]) -> None:
    tiles = tiles_of_counts(counts)
    assert [tile_at(tiles, index) for index in range(sum(counts))] == colours_of(tiles)


@given(COUNTS, COUNTS)
def test_a_part_is_included_if_no_colour_has_too_many(whole: list[int], part: list[int]) -> None:
    expected = all(few <= many for few, many in zip(part, whole, strict=True))
    assert includes(tiles_of_counts(whole), tiles_of_counts(part)) == expected
    assert includes(tiles_of_counts(whole), tiles_of_counts(whole))


@given(FEW, st.integers(0, 4))
def test_selections_are_all_choices_of_so_many_tiles_each_once(
    counts: list[int], chosen: int
) -> None:
    tiles = tiles_of_counts(counts)
    ways = {
        tiles_of_counts(list(few))
        for few in itertools.product(*(range(min(4, held) + 1) for held in counts))
        if sum(few) == chosen
    }
    selections = Selections(tiles)
    listed = [selections.at(chosen, index) for index in range(selections.count(chosen))]
    assert len(listed) == len(ways)
    assert set(listed) == ways


def test_four_of_many_tiles_can_be_chosen_in_126_ways() -> None:
    assert Selections(EVERY_TILE).count(4) == 126
