"""SVG pictures show every visible fact, are well formed, and trust no text."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

import quinta
from draw.positions import (
    GAMES,
    HOSTILE,
    OWN_BOARD,
    Snapshot,
    garden_by_hand,
    played,
    set_value,
)
from quinta.core.plurals import number_of
from quinta.draw import svg
from quinta.games.garden.rules.pieces import NAMES
from quinta.games.pavilion.rules.pieces import COLOURS

SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def texts(picture: str) -> list[str]:
    """What is written in the picture."""
    return ["".join(element.itertext()) for element in parsed(picture).iter(f"{SVG}text")]


def titles(picture: str) -> Counter[str]:
    """What the picture's parts are called."""
    return Counter(element.text or "" for element in parsed(picture).iter(f"{SVG}title"))


def pieces(picture: str) -> Counter[str]:
    """The definitions drawn, those used only in other definitions left out."""
    found: Counter[str] = Counter()

    def visit(element: ElementTree.Element) -> None:
        if element.tag != f"{SVG}defs":
            if element.tag == f"{SVG}use":
                found[element.attrib["href"].removeprefix("#")] += 1
            for child in element:
                visit(child)

    visit(parsed(picture))
    return found


@pytest.mark.parametrize(("name", "players", "board"), GAMES)
@pytest.mark.parametrize("turns", [0, 60, -1])
def test_any_position_gives_a_small_standalone_document(
    name: str, players: int, board: str, turns: int
) -> None:
    picture = svg(played(name, players, board, turns))
    root = parsed(picture)
    assert root.tag == f"{SVG}svg"
    assert re.fullmatch(r"0 0 [\d.]+ [\d.]+", root.attrib["viewBox"])
    assert root[0].tag == f"{SVG}title"
    assert root[1].tag == f"{SVG}desc"
    assert len(picture.encode()) < 250_000
    assert not re.search(r"<script|<style|<image|<foreignObject|url\(|javascript:", picture)
    assert picture.count("http") == 1


@pytest.mark.parametrize(("name", "players", "board"), GAMES)
def test_every_reference_has_its_definition(name: str, players: int, board: str) -> None:
    root = parsed(svg(played(name, players, board)))
    names = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    used = {element.attrib["href"] for element in root.iter(f"{SVG}use")}
    assert len(names) == len(set(names))
    assert used <= {f"#{name}" for name in names}


@pytest.mark.parametrize(("name", "players", "board"), GAMES)
@pytest.mark.parametrize("turns", [60, -1])
def test_scores_and_counts_are_written(name: str, players: int, board: str, turns: int) -> None:
    snapshot = played(name, players, board, turns)
    written = texts(svg(snapshot))
    for seat in snapshot["seats"]:
        assert number_of(seat["score"], "point") in written
    assert any(re.fullmatch(rf"{snapshot['bag']} ?bag", text) for text in written)
    tower = snapshot["tower"]
    size = len(tower) if isinstance(tower, list) else sum(tower.values())
    assert any(re.fullmatch(rf"{size} ?tower", text) for text in written)


@pytest.mark.parametrize(("players", "board"), [(2, "standard"), (3, "variant"), (4, "standard")])
@pytest.mark.parametrize("turns", [25, 60, -1])
def test_every_tile_and_expansion_of_queens_garden_is_drawn_once(
    players: int, board: str, turns: int
) -> None:
    snapshot = played("queens-garden", players, board, turns)
    tiles: Counter[str] = Counter()
    printed: Counter[str] = Counter()
    backs = max(min(snapshot["display"]["stack"] - 1, 4), 0)
    for slot in snapshot["display"]["slots"]:
        tiles.update(slot.get("tiles", []))
        printed.update([slot["face_up"]] if "face_up" in slot else [])
        backs += "face_up" not in slot
    for seat in snapshot["seats"]:
        tiles.update(seat["tiles"])
        tiles.update(tile["hexagon"] for tile in seat["garden"]["tiles"])
        printed.update(seat["expansions"])
        placed = [one["face_up"] for one in seat["garden"]["expansions"]]
        printed.update(hexagon for hexagon in placed if hexagon is not None)
        backs += placed.count(None)
    drawn = pieces(svg(snapshot))
    for hexagon in NAMES:
        assert drawn[f"qg-{hexagon}"] == tiles[hexagon]
        assert drawn[f"qg-printed-{hexagon}"] == printed[hexagon]
    assert drawn["qg-joker"] == sum(seat["jokers"] for seat in snapshot["seats"])
    assert drawn["qg-face-up"] == printed.total()
    assert drawn["qg-face-down"] == backs


@pytest.mark.parametrize("turns", [7, 30, 60, -1])
@pytest.mark.parametrize(("players", "board"), [(2, "standard"), (4, "variant")])
def test_every_tile_of_summer_pavilion_is_drawn_once(players: int, board: str, turns: int) -> None:
    snapshot = played("summer-pavilion", players, board, turns)
    tiles: Counter[str] = Counter()
    for heap in [*snapshot["factories"], snapshot["centre"], snapshot["supply"]]:
        tiles.update(heap)
    for seat in snapshot["seats"]:
        tiles.update(seat["kept"])
        tiles.update(tile for star in seat["pavilion"] for tile in star if tile is not None)
    drawn: Counter[str] = Counter()
    for piece, count in pieces(svg(snapshot)).items():
        if match := re.fullmatch(r"sp-(\w+)-\d+", piece):
            drawn[match[1]] += count
    # Besides, each colour stands once on the wild track, by the tower and in every hand's list.
    for colour in COLOURS:
        assert drawn[colour] == tiles[colour] + 2 + players


def test_a_hand_made_garden_is_drawn_where_it_lies() -> None:
    picture = svg(garden_by_hand())
    named = titles(picture)
    for title in ("blue-bird at 1,-1", "lime-tulip at 0,1", "yellow-plant at -3,3"):
        assert named[title] == 1
    assert named["blue-tree at 2,0"] == 1, "the printed hexagon, west of the area's centre 3,0"
    assert sum(count for title, count in named.items() if title.startswith("empty area")) == 10
    assert named["expansion lilac-tulip"] == 1
    assert named["display 1: face-up expansion green-plant"] == 1
    assert named["display 3: blue-tree, blue-plant, lilac-bird, green-tree"] == 1
    written = texts(picture)
    for text in ("27 points", "8 points", "to move", "passed", "14 supply", "77 bag", "3 tower"):
        assert text in written
    assert "Round 2 of 4 · Player 1 to move" in written
    assert pieces(picture)["quinta-marker"] == 1


def test_one_of_something_is_not_called_many() -> None:
    snapshot = garden_by_hand()
    set_value(snapshot, "seats.0.score", 1)
    set_value(snapshot, "seats.0.jokers", 1)
    picture = svg(snapshot)
    assert "1 point" in texts(picture)
    description = parsed(picture)[1].text or ""
    assert "Player 1: 1 point, " in description
    assert ", 1 joker, in storage" in description


def test_a_feature_is_ringed_when_it_is_surrounded() -> None:
    snapshot = garden_by_hand()
    assert pieces(svg(snapshot))["qg-surrounded"] == 0
    ring = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]]
    tiles = [{"cell": cell, "hexagon": "blue-tree"} for cell in ring]
    set_value(snapshot, "seats.0.garden.tiles", tiles)
    assert pieces(svg(snapshot))["qg-surrounded"] == 1


def test_the_wheel_tells_the_points_of_all_rounds() -> None:
    named = titles(svg(played("queens-garden", board="standard")))
    assert named["round 1: green, 1 for each"] == 1
    assert named["round 4: tulip, 3 for each"] == 1
    named = titles(svg(played("queens-garden", board="variant")))
    assert named["round 4: tulip, 2 for each"] == 1


def test_an_own_board_is_shown_with_its_name_and_bonus() -> None:
    picture = svg(set_value(garden_by_hand(), "options.board", OWN_BOARD))
    named = titles(picture)
    for number, scored in enumerate(OWN_BOARD["rounds"], start=1):
        for name, points in scored.items():
            assert named[f"round {number}: {name}, {points} for each"] == 1
    assert "Group bonus 3: +11, 6: +13" in texts(picture)
    assert any(text.startswith("</text><script>") for text in texts(picture))
    assert "<script" not in picture


@pytest.mark.parametrize("name", ["queens-garden", "summer-pavilion"])
def test_hostile_names_are_escaped(name: str) -> None:
    picture = svg(played(name), names=[HOSTILE, "Ω 王 " * 40])
    assert "<script" not in picture
    assert "\x1b" not in picture
    assert "\x00" not in picture
    assert any(text.startswith("</text><script>") for text in texts(picture))


def test_features_of_a_pavilion_turn_gold_when_complete() -> None:
    snapshot = played("summer-pavilion", turns=0)
    before = pieces(svg(snapshot))
    assert [before[f"sp-{kind}"] for kind in ("pillar", "statue", "window")] == [13, 13, 13]
    set_value(snapshot, "seats.0.pavilion.1", [None, None, None, None, "purple", "purple"])
    after = pieces(svg(snapshot))
    assert (after["sp-window"], after["sp-window-done"]) == (12, 1)
    assert titles(svg(snapshot))["window of star 1: 3 tiles, complete"] == 1


def test_a_variant_star_shows_its_colour_once_that_is_decided() -> None:
    snapshot = played("summer-pavilion", board="variant", turns=0)
    assert not any("when full" in title for title in titles(svg(snapshot)))
    set_value(snapshot, "seats.0.pavilion.0", ["red", None, "red", None, None, None])
    set_value(snapshot, "seats.0.pavilion.4", ["red", None, "blue", None, None, None])
    set_value(snapshot, "seats.0.pavilion.5", ["red", None, None, None, None, None])
    named = titles(svg(snapshot))
    assert named["star 0: red, 14 points when full"] == 1
    assert named["star 4: many, 12 points when full"] == 1
    assert sum("when full" in title for title in named) == 2


def test_a_glazed_board_shows_its_fountains_and_the_colours_of_its_middle_star() -> None:
    snapshot = played("summer-pavilion", board="glazed-purple", turns=0)
    named = titles(svg(snapshot))
    assert named["fountain of star 6: 1 tile"] == 2
    assert named["empty 0.2, cost 3, only red"] == 2
    assert named["round 1: orange, now"] == 1
    assert named["one of each feature: 12 points"] == 2
    assert "Glazed purple side" in svg(snapshot)


@pytest.mark.parametrize("name", ["queens-garden", "summer-pavilion"])
def test_a_finished_game_names_its_winner(name: str) -> None:
    snapshot = played(name, turns=-1)
    scores = [seat["score"] for seat in snapshot["seats"]]
    picture = svg(snapshot)
    assert texts(picture).count("winner") == scores.count(max(scores))
    assert "to move" not in texts(picture)


@pytest.mark.parametrize(("name", "players", "board"), GAMES)
def test_the_picture_depends_on_what_is_seen_and_on_nothing_else(
    name: str, players: int, board: str
) -> None:
    game = quinta.new(name, players=players, seed=3, options={"board": board})
    picture = svg(game.snapshot(hidden=False))
    assert svg(game.snapshot(hidden=False)) == picture
    assert svg(game.snapshot(hidden=True)) == picture
    assert svg(game.redealt(8).snapshot()) == picture


FAULTS: list[tuple[str, str, object]] = [
    ("queens-garden", "game", "chess"),
    ("queens-garden", "seats", []),
    ("queens-garden", "to_move", 2),
    ("queens-garden", "marker", -1),
    ("queens-garden", "options.board", "unknown"),
    ("summer-pavilion", "options.board", "glazed"),
    ("queens-garden", "bag", "many"),
    ("queens-garden", "bag", True),
    ("queens-garden", "tower", ["blue-<b>"]),
    ("queens-garden", "display.slots", [7]),
    ("queens-garden", "display.slots", [{"slot": 0, "tiles": []}]),
    ("queens-garden", "display.slots", [{"slot": 2, "tiles": []}, {"slot": 1, "tiles": []}]),
    ("queens-garden", "display.stack", 37),
    ("queens-garden", "seats.0.garden.tiles", [{"cell": [9, 9], "hexagon": "blue-tree"}]),
    ("queens-garden", "seats.0.garden.expansions", [{"area": 6, "face_up": None}]),
    (
        "queens-garden",
        "seats.0.garden.expansions",
        [{"area": 1, "face_up": "blue-tree", "orientation": 6}],
    ),
    ("summer-pavilion", "round", 7),
    ("summer-pavilion", "options.board", "other"),
    ("summer-pavilion", "factories", [{"pink": 1}]),
    ("summer-pavilion", "centre", None),
    ("summer-pavilion", "seats.1.pavilion", [[None] * 6] * 6),
    ("summer-pavilion", "seats.1.pavilion.3", ["red"]),
]


@pytest.mark.parametrize(("name", "path", "value"), FAULTS)
def test_data_that_is_no_position_is_refused(name: str, path: str, value: object) -> None:
    snapshot: Snapshot = played(name)
    with pytest.raises(quinta.InvalidPosition):
        svg(set_value(snapshot, path, value))


def test_a_wrong_number_of_names_is_refused() -> None:
    with pytest.raises(quinta.InvalidPosition):
        svg(played("queens-garden"), names=["one"])
