"""Random turns and playouts."""

from __future__ import annotations

from collections import Counter

import pytest

from games.pavilion.hand_made import drafting, play, position, seat, star
from quinta import IllegalMove, Random
from quinta.games.pavilion.rules import SummerPavilion
from quinta.games.pavilion.rules.boards import SIDES
from typed import new_game


@pytest.mark.parametrize("board", list(SIDES))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_playout_is_random_moves_played_one_by_one(players: int, board: str) -> None:
    for seed in range(3):
        game = new_game(SummerPavilion, players, seed, {"board": board})
        before = game.snapshot()
        scores = game.playout(seed)
        assert game.snapshot() == before
        assert scores == game.playout(seed)
        # A playout shuffles a refilled bag with its own generator too.
        random = Random(seed)
        game.table.random = random
        while not game.is_over:
            game.play(game.random_move(random))
        assert game.scores == scores


def test_playouts_of_different_seeds_differ() -> None:
    game = new_game(SummerPavilion, 2, 1)
    assert len({tuple(game.playout(seed)) for seed in range(20)}) > 10


def test_a_playout_from_the_end_is_the_final_score() -> None:
    game = position(seat(), round=6)
    play(game, "pass", "pass")
    assert game.playout(1) == game.scores
    with pytest.raises(IllegalMove, match="over"):
        game.random_move(Random(1))


def drawn(game: SummerPavilion, times: int = 3000) -> Counter[str]:
    random = Random(1)
    return Counter(game.text(game.random_move(random)) for _ in range(times))


def assert_about(counts: Counter[str], shares: dict[str, float]) -> None:
    assert set(counts) == set(shares)
    for turn, share in shares.items():
        assert counts[turn] / counts.total() == pytest.approx(share, abs=0.04)


def test_a_source_is_drawn_evenly_and_then_a_colour() -> None:
    game = drafting({"red": 1, "blue": 1, "green": 2}, centre={"red": 5, "purple": 1})
    shares = {f"draft {colour} from factory 1": 1 / 6 for colour in ("red", "blue", "green")}
    assert_about(drawn(game), {**shares, "draft red from centre": 1 / 2})


def test_a_colour_is_drawn_evenly_then_a_space_then_the_wilds() -> None:
    game = position(seat({"red": 2, "purple": 1}))
    assert_about(
        drawn(game),
        {
            "place purple at 0.1": 1 / 4,
            "place purple at 1.1": 1 / 4,
            "place red at 0.1": 1 / 12,
            "place red at 3.1": 1 / 12,
            "place red at 0.2": 1 / 24,
            "place red at 0.2 with 1 wild": 1 / 24,
            "place red at 3.2": 1 / 24,
            "place red at 3.2 with 1 wild": 1 / 24,
            "place red at 0.3 with 1 wild": 1 / 12,
            "place red at 3.3 with 1 wild": 1 / 12,
        },
    )


def test_bonus_tiles_are_drawn_evenly_one_by_one() -> None:
    # Only a pillar is left to complete on star 4, and blue can lie nowhere else but in the middle.
    tiles = star(4, "blue", None, "blue", "blue", "blue", "blue") | {"0.2": "red", "0.3": "orange"}
    game = position(seat({"blue": 2}, tiles), supply={"red": 9, "green": 1}, rest_with=1)
    counts = drawn(game)
    bonus = Counter(
        {
            "red": sum(counts[turn] for turn in counts if turn.endswith("taking red")),
            "green": sum(counts[turn] for turn in counts if turn.endswith("taking green")),
        }
    )
    assert_about(bonus, {"red": 0.9, "green": 0.1})


def test_random_play_passes_only_when_nothing_can_be_placed_and_keeps_all_it_may() -> None:
    game = position(seat({"red": 1}, {"0.1": "red", "3.1": "red"}))
    assert drawn(game, 20) == {"pass keeping red": 20}
    assert drawn(position(seat()), 20) == {"pass": 20}


def test_a_random_pass_keeps_four_tiles_drawn_evenly() -> None:
    # Every space that red and blue may lie on is covered.
    middle = {"0.1": "red", "0.2": "blue"}
    stars = {f"3.{place}": "red" for place in range(1, 7)}
    stars |= {f"4.{place}": "blue" for place in range(1, 7)}
    game = position(seat({"red": 4, "blue": 1}, {**middle, **stars}))
    assert_about(drawn(game), {"pass keeping 4 red": 1 / 5, "pass keeping blue, 3 red": 4 / 5})
