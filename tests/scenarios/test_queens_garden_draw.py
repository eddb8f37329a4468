"""Queen's Garden, QG-4.3: drawing tiles, the bag and the tower running out."""

from __future__ import annotations

from collections import Counter

import pytest

import quinta
from scenarios.table import (
    COLOURS,
    FACE_DOWN,
    PATTERNS,
    PIECES,
    events,
    play,
    player,
    position,
    ring,
    seat,
    slots,
    turns,
    view,
)


@pytest.mark.parametrize("edition", ["en", "nl"])
def test_qg_4_3_a_bag_with_fewer_than_4_tiles_gets_the_towers_before_drawing(edition: str) -> None:
    draws = ["blue-tulip", "blue-plant", "blue-flower"]
    game = position(seat(), draws=draws, only_draws=True, options={"edition": edition})
    tower = len(view(game)["tower"])
    assert tower == 108 - 4 - 3
    drawn_all_three = []
    for seed in range(8):
        then = game.redealt(seed)
        report = play(then, "acquire purple-tree@1")
        assert [event["event"] for event in report.events][-2:] == ["refill", "draw"]
        assert events(report, "refill") == [{"event": "refill", "tiles": tower}]
        assert view(then)["bag"] == 3 + tower - 4
        assert view(then)["tower"] == []
        (drawn,) = events(report, "draw")
        drawn_all_three.append(not Counter(draws) - Counter(drawn["tiles"]))
    assert not all(drawn_all_three)


def test_qg_4_3_a_bag_with_4_tiles_is_drawn_without_the_towers() -> None:
    draws = ["blue-flower", "blue-plant", "blue-tulip", "blue-tulip"]
    game = position(seat(), draws=draws, only_draws=True)
    report = play(game, "acquire purple-tree@1")
    assert events(report, "refill") == []
    assert slots(game)[2] == draws
    assert view(game)["bag"] == 0
    assert len(view(game)["tower"]) == 100


@pytest.mark.parametrize("edition", ["pl", "ru"])
def test_qg_9_a_bag_that_the_last_tile_of_a_draw_empties_is_refilled_at_once(edition: str) -> None:
    draws = ["blue-flower", "blue-plant", "blue-tulip", "blue-tulip"]
    game = position(seat(), draws=draws, only_draws=True, options={"edition": edition})
    report = play(game, "acquire purple-tree@1")
    assert [event["event"] for event in report.events][-2:] == ["draw", "refill"]
    assert events(report, "refill") == [{"event": "refill", "tiles": 100}]
    assert slots(game)[2] == draws
    assert (view(game)["bag"], view(game)["tower"]) == (100, [])
    # What goes into the tower from now on stays out of the bag until that is empty again.
    play(game, "pass", "pass")
    assert len(view(game)["tower"]) == 7
    assert view(game)["bag"] == 100 - 4


def test_qg_9_a_bag_emptied_in_the_middle_of_a_draw_is_refilled_and_the_draw_goes_on() -> None:
    draws = ["blue-tulip", "blue-plant", "blue-flower"]
    game = position(seat(), draws=draws, only_draws=True, options={"refill": "empty"})
    report = play(game, "acquire purple-tree@1")
    assert [event["event"] for event in report.events][-2:] == ["refill", "draw"]
    assert view(game)["bag"] == 108 - 4 - 3 - 1


def test_qg_9_a_bag_refilled_in_a_draw_can_be_emptied_by_it_and_stay_empty() -> None:
    # Two tiles in the bag, two in the tower, the others with the players.
    game = scarce(2, "empty", tower=2)
    report = play(game, "acquire yellow-tulip@6")
    assert events(report, "refill") == [{"event": "refill", "tiles": 2}]
    (drawn,) = events(report, "draw")
    assert len(drawn["tiles"]) == 4
    assert (view(game)["bag"], view(game)["tower"]) == (0, [])


def test_qg_9_with_bag_and_tower_empty_what_the_tower_gets_waits_for_the_next_draw() -> None:
    """Nothing becomes empty by that, so the tower lies beside an empty bag for a while."""
    game = scarce(2, "empty")
    play(game, "acquire yellow-tulip@6")
    assert (view(game)["bag"], view(game)["tower"]) == (0, [])
    discarded = player(game, 1)["tiles"][0]
    report = play(game, f"pass discarding {discarded}")
    assert events(report, "refill") == []
    assert (view(game)["bag"], view(game)["tower"]) == (0, [discarded])
    assert quinta.from_snapshot(game.snapshot()).snapshot() == game.snapshot()
    play(game, "pass", "pass")
    play(game, next(turn for turn in turns(game, "tile") if " paying " in turn))
    tower = len(view(game)["tower"])
    assert view(game)["bag"] == 0
    report = play(game, next(turn for turn in turns(game, "acquire") if "@7" in turn))
    assert events(report, "refill") == [{"event": "refill", "tiles": tower}]
    assert view(game)["tower"] == []


@pytest.mark.parametrize("refill", ["short", "empty"])
def test_qg_4_3_an_empty_bag_gets_the_towers_tiles(refill: str) -> None:
    game = position(seat(), only_draws=True, options={"refill": refill})
    report = play(game, "acquire purple-tree@1")
    assert events(report, "refill") == [{"event": "refill", "tiles": 104}]
    assert view(game)["bag"] == 100


def scarce(in_bag: int, refill: str, tower: int = 0) -> quinta.Game:
    """Four players with nearly all tiles: at most a few are in the bag and in the tower.

    Each has a ring of one colour round the fountain, four more hexagons on a bought expansion,
    and a full storage but for the first player's one space. The other tiles lie on five slots
    beside the stack; on its top is the only tulip of the display.
    """
    left = Counter(dict.fromkeys(PIECES, 3))
    gardens = []
    for colour, other in zip(COLOURS[:4], ["lime", "green", "lime", "green"], strict=True):
        pieces = [f"{colour}-{pattern}" for pattern in PATTERNS]
        pieces += [f"{other}-{pattern}" for pattern in PATTERNS[:4]]
        left.subtract(pieces)
        spots = [*ring((0, 0)), (4, -1), (4, 0), (3, 1), (3, 0)]
        gardens.append(dict(zip(spots, pieces, strict=True)))
    left["yellow-tulip"] -= 1
    loose = sorted(left.elements(), key=lambda piece: not piece.endswith("tulip"))
    storages, loose = loose[:47], loose[47:]
    drawn, loose = loose[:in_bag], loose[in_bag + tower :]
    return position(
        seat(storages[36:], garden=gardens[0], areas={0: FACE_DOWN}),
        seat(storages[:12], garden=gardens[1], areas={0: FACE_DOWN}),
        seat(storages[12:24], garden=gardens[2], areas={0: FACE_DOWN}),
        seat(storages[24:36], garden=gardens[3], areas={0: FACE_DOWN}),
        display=[*(loose[n::5] for n in range(5)), ["yellow-tulip"]],
        draws=drawn,
        only_draws=True,
        to_come=PIECES[:8],
        options={"refill": refill},
    )


@pytest.mark.parametrize("refill", ["short", "empty"])
@pytest.mark.parametrize("in_bag", [1, 2, 3])
def test_qg_4_3_with_fewer_than_4_tiles_in_all_what_there_is_is_put_on_the_expansion(
    in_bag: int, refill: str
) -> None:
    game = scarce(in_bag, refill)
    assert (view(game)["bag"], view(game)["tower"]) == (in_bag, [])
    report = play(game, "acquire yellow-tulip@6")
    (drawn,) = events(report, "draw")
    assert drawn["slot"] == 7
    assert len(drawn["tiles"]) == in_bag
    assert view(game)["display"]["stack"] == 2
    assert slots(game)[6] == PIECES[5]


@pytest.mark.parametrize("refill", ["short", "empty"])
def test_qg_4_3_with_no_tile_at_all_the_whole_stack_is_placed_face_up(refill: str) -> None:
    game = scarce(0, refill)
    assert (view(game)["bag"], view(game)["tower"]) == (0, [])
    report = play(game, "acquire yellow-tulip@6")
    assert events(report, "draw") == events(report, "refill") == []
    assert view(game)["display"]["stack"] == 0
    shown = {slot: face for slot, face in slots(game).items() if isinstance(face, str)}
    assert shown == {6: PIECES[5], 7: PIECES[6], 8: PIECES[7]}
    assert report.chance == [6, 7, 5]
    play(game, "pass", "pass", "pass", "pass")
    assert game.round == 2


@pytest.mark.parametrize("refill", ["short", "empty"])
def test_qg_4_3_a_round_can_begin_with_no_tile_at_all_and_its_stack_face_up(refill: str) -> None:
    # Every tile is in a garden or a storage: 15 and 12 for each of four players.
    left = Counter(dict.fromkeys(PIECES, 3))
    east = [(3, 0), (4, 0), (4, -1), (3, -1), (2, 1), (3, 1)]
    spots = [*ring((0, 0)), *east, (-4, 0), (-4, 1), (-3, 1)]
    gardens = []
    for colour, other in zip(COLOURS[:4], ["lime", "green", "lime", "green"], strict=True):
        pieces = [f"{name}-{pattern}" for name in (colour, other) for pattern in PATTERNS]
        pieces += [f"{colour}-{pattern}" for pattern in PATTERNS[:3]]
        left.subtract(pieces)
        gardens.append(dict(zip(spots, pieces, strict=True)))
    loose = list(left.elements())
    bought = {0: FACE_DOWN, 3: FACE_DOWN}
    game = position(
        *(seat(loose[n::4], garden=gardens[n], areas=bought) for n in range(4)),
        round=2,
        display=PIECES[:8],
        stack=0,
        to_come=PIECES[8:16],
        options={"refill": refill},
    )
    assert (view(game)["bag"], view(game)["tower"]) == (0, [])
    report = play(game, "pass", "pass", "pass", "pass")
    assert game.round == 3
    assert slots(game) == {n + 1: PIECES[8 + n] for n in range(8)}
    assert report.chance == list(range(8, 16))
    assert view(game)["display"]["stack"] == 0


def test_qg_4_3_in_the_editions_pl_and_ru_the_bag_is_emptied_before_the_tower_refills_it() -> None:
    draws = ["blue-tulip", "blue-plant", "blue-flower"]
    for edition in ("pl", "ru"):
        game = position(seat(), draws=draws, only_draws=True, options={"edition": edition})
        report = play(game, "acquire purple-tree@1")
        (drawn,) = events(report, "draw")
        assert not Counter(draws) - Counter(drawn["tiles"])
        assert len(drawn["tiles"]) == 4
        assert events(report, "refill") == [{"event": "refill", "tiles": 108 - 4 - 3}]
        assert view(game)["bag"] == 108 - 4 - 3 - 1
