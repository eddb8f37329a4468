"""Counting legal turn sequences from fixed positions, as chess engines do.

The fixture is made by the naive rules (see fixtures/make_perft.py), so equal counts mean that
two independent statements of the rules agree; both builds of the engine run the same file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import naive
import quinta
from quinta.core.perft import perft

Data = dict[str, Any]

POSITIONS: list[Data] = json.loads(
    (Path(__file__).parent / "fixtures" / "perft.json").read_text(encoding="utf-8")
)["positions"]
# The engine's count to depth 3 lists as many positions as there are sequences of depth 2.
MOST_AT_DEPTH_3 = 2000


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_the_engine_counts_as_the_fixture_says(position: Data) -> None:
    game = quinta.from_snapshot(position["snapshot"])
    for depth, count in enumerate(position["counts"], start=1):
        if depth < 3 or position["counts"][1] <= MOST_AT_DEPTH_3:
            assert perft(game, depth) == count, f"depth {depth}"
    assert game.snapshot() == quinta.from_snapshot(position["snapshot"]).snapshot()


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_the_naive_rules_count_as_the_fixture_says(position: Data) -> None:
    assert naive.perft(position["snapshot"], 1) == position["counts"][0]
    assert naive.perft(position["snapshot"], 2) == position["counts"][1]


def test_the_positions_cover_both_games_and_all_numbers_of_players() -> None:
    for name in ("queens-garden", "summer-pavilion"):
        snapshots = [p["snapshot"] for p in POSITIONS if p["snapshot"]["game"] == name]
        assert len(snapshots) >= 10
        assert {snapshot["players"] for snapshot in snapshots} == {2, 3, 4}
        assert len({str(snapshot["options"]["board"]) for snapshot in snapshots}) >= 2
