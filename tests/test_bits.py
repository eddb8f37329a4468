"""Sets of small numbers as bits of one integer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quinta.core.bits import BIT, count, lowest, nth, numbers

masks = st.sets(st.integers(0, 61)).map(lambda chosen: sum(1 << n for n in chosen))
filled = masks.filter(bool)


def test_each_number_has_its_bit() -> None:
    assert list(BIT) == [2**n for n in range(62)]
    assert [lowest(BIT[n]) for n in range(62)] == list(range(62))
    assert count((1 << 62) - 1) == 62


@given(masks)
def test_a_mask_is_the_set_of_its_numbers(mask: int) -> None:
    found = numbers(mask)
    assert found == [n for n in range(62) if mask >> n & 1]
    assert count(mask) == len(found)


@given(filled)
def test_numbers_are_found_one_by_one_from_the_low_end(mask: int) -> None:
    found = numbers(mask)
    assert lowest(mask) == found[0]
    assert [nth(mask, n) for n in range(len(found))] == found
