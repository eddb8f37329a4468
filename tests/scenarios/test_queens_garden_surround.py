"""Queen's Garden, QG-4.9: surrounding fountain, statues, benches and pavilions."""

from __future__ import annotations

import pytest

from scenarios.table import (
    CENTRES,
    FACE_DOWN,
    PATTERNS,
    Cell,
    Data,
    blue_ring,
    events,
    face_up,
    play,
    player,
    position,
    ring,
    seat,
)

# Each with the area numbers that its ring lies on.
RINGS = [
    ("fountain", (0, 0), [], 1),
    ("statue", (2, -1), [0, 1], 2),
    ("statue", (-1, 2), [4, 5], 2),
    ("statue", (-1, -1), [2, 3], 2),
    ("bench", (1, 1), [0, 5], 2),
    ("bench", (-2, 1), [3, 4], 2),
    ("bench", (1, -2), [1, 2], 2),
]


@pytest.mark.parametrize(("feature", "centre", "areas", "jokers"), RINGS)
@pytest.mark.parametrize("last", range(6))
def test_qg_4_9_the_last_neighbour_of_a_feature_brings_jokers(
    feature: str, centre: Cell, areas: list[int], jokers: int, last: int
) -> None:
    cell = ring(centre)[last]
    game = position(
        seat(
            [f"blue-{PATTERNS[last]}"],
            jokers=5,
            garden=blue_ring(centre, but=cell),
            areas=dict.fromkeys(areas, FACE_DOWN),
        )
    )
    paid = {0: "", 1: " paying 1 joker"}.get(last, f" paying {last} jokers")
    report = play(game, f"tile blue-{PATTERNS[last]} at {cell[0]},{cell[1]}{paid}")
    assert player(game)["jokers"] == 5 - last + jokers
    assert events(report, "surround") == [
        {
            "event": "surround",
            "seat": 0,
            "feature": feature,
            "cell": list(centre),
            "jokers": jokers,
            "lost": 0,
        }
    ]


@pytest.mark.parametrize("area", range(6))
def test_qg_4_9_a_surrounded_pavilion_brings_3_jokers_and_its_printed_hexagon_counts(
    area: int,
) -> None:
    around = ring(CENTRES[area])
    garden = {cell: f"blue-{PATTERNS[n]}" for n, cell in enumerate(around) if n not in (0, 5)}
    game = position(
        seat(["blue-tree"], garden=garden, areas={area: face_up("blue-tulip", 5)}), round=2
    )
    report = play(game, f"tile blue-tree at {around[0][0]},{around[0][1]}")
    assert player(game)["jokers"] == 3
    assert [event["feature"] for event in events(report, "surround")] == ["pavilion"]


def test_qg_4_9_the_middle_of_a_face_down_expansion_is_no_pavilion() -> None:
    garden = blue_ring((3, 0), but=(4, 0))
    game = position(seat(["blue-tree"], garden=garden, areas={0: FACE_DOWN}))
    report = play(game, "tile blue-tree at 4,0")
    assert player(game)["jokers"] == 0
    assert events(report, "surround") == []


def test_qg_4_9_printed_hexagons_count_in_the_ring_of_a_bench() -> None:
    # The bird beside the bench at 1,1 is printed on the expansion of area 0.
    garden = blue_ring((1, 1), but=(2, 1))
    assert garden.pop((2, 0)) == "blue-bird"
    areas = {0: face_up("blue-bird", 3), 5: FACE_DOWN}
    game = position(seat(["blue-tree"], garden=garden, areas=areas), round=2)
    report = play(game, "tile blue-tree at 2,1")
    assert [event["feature"] for event in events(report, "surround")] == ["bench"]
    assert player(game)["jokers"] == 2


def both_closed(jokers: int, tiles: list[str] | None = None) -> Data:
    """A garden in which a hexagon on 1,0 closes the fountain and a statue at once.

    Blue lies round the fountain; lime goes on from 2,0 round the statue at 2,-1.
    """
    garden = blue_ring((0, 0), but=(1, 0))
    garden |= {
        (2, 0): "lime-tree",
        (3, -1): "lime-bird",
        (3, -2): "lime-butterfly",
        (2, -2): "lime-flower",
    }
    return seat(
        ["blue-tree", *(tiles or [])],
        jokers=jokers,
        garden=garden,
        areas={0: FACE_DOWN, 1: FACE_DOWN},
    )


def test_qg_4_9_several_features_closed_at_once_add_up() -> None:
    game = position(both_closed(jokers=0))
    report = play(game, "tile blue-tree at 1,0")
    assert [event["feature"] for event in events(report, "surround")] == ["fountain", "statue"]
    assert player(game)["jokers"] == 1 + 2


def test_qg_4_9_the_jokers_are_what_a_board_of_ones_own_says() -> None:
    rounds = [{"green": 1}] * 4
    board = {"rounds": rounds, "jokers": {"fountain": 0, "statue": 5}}
    game = position(both_closed(jokers=0), options={"board": board})
    report = play(game, "tile blue-tree at 1,0")
    assert [event["jokers"] for event in events(report, "surround")] == [0, 5]
    assert player(game)["jokers"] == 5


def test_qg_4_9_jokers_that_do_not_fit_the_storage_are_lost() -> None:
    stored = ["lime-tulip", "green-tulip"]
    game = position(both_closed(jokers=9, tiles=stored))
    report = play(game, "tile blue-tree at 1,0")
    assert player(game)["jokers"] == 10
    assert player(game)["tiles"] == stored
    won = [
        (event["feature"], event["jokers"], event["lost"]) for event in events(report, "surround")
    ]
    assert won == [("fountain", 1, 0), ("statue", 0, 2)]


def test_qg_4_9_the_payment_leaves_the_storage_before_jokers_come() -> None:
    garden = blue_ring((0, 0), but=(0, 1))
    stored = [f"lime-{pattern}" for pattern in PATTERNS]
    game = position(seat(["blue-tulip", *stored], jokers=5, garden=garden))
    report = play(game, "tile blue-tulip at 0,1 paying 5 jokers")
    assert player(game)["jokers"] == 1
    assert events(report, "surround")[0]["lost"] == 0


def test_qg_4_9_a_surround_is_counted_once() -> None:
    garden = blue_ring((0, 0), but=(1, 0))
    game = position(
        seat(["blue-tree", "lime-tree"], garden=garden, areas={0: FACE_DOWN}),
        seat(),
    )
    first = play(game, "tile blue-tree at 1,0")
    assert len(events(first, "surround")) == 1
    play(game, "pass")
    second = play(game, "tile lime-tree at 2,0")
    assert events(second, "surround") == []
    assert player(game)["jokers"] == 1


def test_qg_4_9_a_ring_that_lacks_a_hexagon_brings_nothing() -> None:
    garden = blue_ring((0, 0), but=(1, 0))
    del garden[(0, 1)]
    game = position(seat(["blue-tree"], garden=garden))
    assert events(play(game, "tile blue-tree at 1,0"), "surround") == []


def test_qg_4_9_only_the_player_who_placed_gets_jokers() -> None:
    game = position(
        seat(["blue-tree"], garden=blue_ring((0, 0), but=(1, 0))),
        seat(garden=blue_ring((0, 0), but=(1, 0))),
    )
    play(game, "tile blue-tree at 1,0")
    assert [player(game, n)["jokers"] for n in (0, 1)] == [1, 0]
