"""Positions of Summer Pavilion for tests: made by hand, and out of random games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import strategies as st

from quinta import IllegalMove, Random
from quinta.games.pavilion.rules import SummerPavilion, from_snapshot
from quinta.games.pavilion.rules.boards import SIDES
from typed import new_game

Data = dict[str, Any]

COLOURS = ("purple", "green", "orange", "yellow", "blue", "red")
FACTORIES = {2: 5, 3: 7, 4: 9}
STAR_COLOURS = {1: "purple", 2: "orange", 3: "red", 4: "blue", 5: "yellow", 6: "green"}


def seat(
    tiles: dict[str, int] | None = None, pavilion: dict[str, str] | None = None, **facts: object
) -> Data:
    """A seat; ``pavilion`` has the colours of its tiles by space, such as ``{"3.5": "red"}``."""
    stars: list[list[str | None]] = [[None] * 6 for _ in range(7)]
    for space, colour in (pavilion or {}).items():
        star, place = space.split(".")
        stars[int(star)][int(place) - 1] = colour
    return {"score": 5, "tiles": tiles or {}, "kept": {}, "passed": False, **facts} | {
        "pavilion": stars
    }


def star(number: int, *colours: str | None) -> dict[str, str]:
    """Tiles on the first spaces of a star; None leaves a space empty."""
    tiles = enumerate(colours, start=1)
    return {f"{number}.{place}": colour for place, colour in tiles if colour is not None}


FULL = {f"{s}.{n}": colour for s, colour in STAR_COLOURS.items() for n in range(1, 7)} | star(
    0, *COLOURS
)
"""A standard pavilion with a tile on every space: seven of each colour."""


def position_data(
    *seats: Data, board: str = "standard", rest_with: int | None = None, **facts: object
) -> Data:
    """A position as data: the placing phase of round 1 unless the facts say otherwise.

    Its supply is empty, so the next turn fills it (SP-5.3). Seats left out are empty up to two.
    ``rest_with`` is a seat that gets every tile that lies nowhere else, so that bag and tower are
    empty.
    """
    everyone = [*seats, *(seat() for _ in range(2 - len(seats)))]
    players = len(everyone)
    data: Data = {
        "game": "summer-pavilion",
        "version": 2,
        "players": players,
        "options": {"board": board, "starts": 0},
        "round": 1,
        "phase": "placing",
        "to_move": 0,
        "marker": 0,
        "starter": 0,
        "factories": [{} for _ in range(FACTORIES[players])],
        "centre": {},
        "supply": {},
        "seats": everyone,
    }
    data.update(facts)
    if rest_with is not None:
        left = Counter(dict.fromkeys(COLOURS, 22))
        left.subtract(tile_count(data))
        held = Counter(everyone[rest_with]["tiles"]) + left
        everyone[rest_with]["tiles"] = {colour: held[colour] for colour in COLOURS}
    return data


def position(*seats: Data, **facts: Any) -> SummerPavilion:
    """A position made by hand, see ``position_data``."""
    return from_snapshot(position_data(*seats, **facts))


def drafting(*factories: dict[str, int], players: int = 2, **facts: Any) -> SummerPavilion:
    """A drafting position with these tiles on the first factories."""
    empty: list[dict[str, int]] = [{} for _ in range(FACTORIES[players] - len(factories))]
    seats = facts.pop("seats", [seat() for _ in range(players)])
    marker = facts.pop("marker", None)
    return position(
        *seats, phase="drafting", factories=[*factories, *empty], marker=marker, **facts
    )


def nearly_empty() -> SummerPavilion:
    """A position whose bag holds two green and three blue tiles, with a bonus to take."""
    return position(
        seat({"red": 6}, {"3.5": "red"}), seat({"blue": 9, "green": 20}), supply={"blue": 10},
        tower={"purple": 22, "orange": 22, "yellow": 22, "red": 15},
    )  # fmt: skip


def play(game: SummerPavilion, *turns: str) -> None:
    """Play turns given as text."""
    for turn in turns:
        game.play(game.parse(turn))


def assert_refused(game: SummerPavilion, turn: str, clause: str, reason: str | None = None) -> None:
    """The turn breaks this clause, is not listed and changes nothing."""
    before = game.snapshot()
    move = game.parse(turn)
    with pytest.raises(IllegalMove, match=reason) as refusal:
        game.play(move)
    assert refusal.value.clause == clause
    assert move not in game.legal_moves()
    assert game.snapshot() == before


def texts(game: SummerPavilion) -> list[str]:
    """All legal turns as text."""
    return [game.text(move) for move in game.legal_moves()]


def places(game: SummerPavilion, colour: str) -> set[str]:
    """The spaces where a tile of this colour can be placed."""
    turns = [text.split() for text in texts(game)]
    return {turn[3] for turn in turns if turn[:2] == ["place", colour]}


def table(game: SummerPavilion) -> Data:
    """The whole position as plain data."""
    return game.snapshot()


def seats_of(game: SummerPavilion) -> list[Data]:
    """The seats as plain data."""
    seats = game.snapshot()["seats"]
    assert isinstance(seats, list)
    return seats


def tile_count(data: Data) -> Counter[str]:
    """All tiles that are anywhere in a position but in its bag."""
    tiles: Counter[str] = Counter()
    for heap in (*data["factories"], data["centre"], data["supply"], data.get("tower", {})):
        tiles.update(heap)
    for player in data["seats"]:
        tiles.update(player["tiles"])
        tiles.update(player["kept"])
        for places in player["pavilion"]:
            tiles.update(tile for tile in places if tile is not None)
    return tiles


@st.composite
def positions(draw: st.DrawFn, most_turns: int = 200) -> SummerPavilion:
    """A position after some turns of a random game, the game's end included.

    Now and then a turn is drawn evenly out of all, which is often an early pass.
    """
    players = draw(st.integers(2, 4))
    board = draw(st.sampled_from(list(SIDES)))
    starts = draw(st.integers(0, players - 1))
    seed = draw(st.integers(0, 2**32))
    turns = draw(st.integers(0, most_turns))
    game = new_game(SummerPavilion, players, seed, {"board": board, "starts": starts})
    random = Random(seed)
    for _ in range(turns):
        if game.is_over:
            break
        if random.below(16) == 0:
            moves = game.legal_moves()
            game.play(moves[random.below(len(moves))])
        else:
            game.play(game.random_move(random))
    return game
