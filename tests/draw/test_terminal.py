"""Terminal pictures fit their width, need no colour, and trust no text."""

from __future__ import annotations

import re

import pytest

import quinta
from draw.positions import GAMES, HOSTILE, OWN_BOARD, garden_by_hand, played, set_value
from quinta.canvas.screen import columns
from quinta.draw import terminal

CODES = re.compile("\x1b\\[[0-9;]*m")


@pytest.mark.parametrize(("name", "players", "board"), GAMES)
@pytest.mark.parametrize("width", [48, 80, 100, 200])
def test_no_line_is_wider_than_asked(name: str, players: int, board: str, width: int) -> None:
    for turns in (0, 40, -1):
        text = terminal(played(name, players, board, turns), width=width)
        assert max(columns(line) for line in text.splitlines()) <= width


@pytest.mark.parametrize(("name", "players", "board"), GAMES)
def test_without_colour_there_are_no_codes(name: str, players: int, board: str) -> None:
    snapshot = played(name, players, board)
    plain = terminal(snapshot, colour=False)
    assert all(sign.isprintable() or sign == "\n" for sign in plain)
    assert CODES.search(terminal(snapshot, colour=True))


def test_every_fact_of_a_garden_can_be_read_without_colour() -> None:
    text = terminal(garden_by_hand(), colour=False)
    lines = text.splitlines()
    assert "Round 2 of 4 · Player 1 to move" in text
    assert " 1  {G5}  face up" in text
    assert re.search(r" 3  \[B1\] \[B5\] \[L2\] \[G1\] +stack of 3", text)
    assert "Supply 14   Bag 77   Tower 3" in text
    assert "Tower [B6] [M1]x2" in text
    assert "Face down again {Y2}" in text
    assert ">2 bird 1, purple 1, butterfly 2" in text
    assert "Player 1  27 points" in text
    assert "passed, first-player marker" in text
    assert "Storage 5 of 12" in text
    assert "[P4] [P4] [G3] [**] [**]" in text
    assert "Expansions {L6}" in text
    # Row r = 0: west of the fountain free cells, east of it the expansion on area 0.
    assert any("(-1)<Fo>( 1){B1}<Pa>( 4)" in line for line in lines)
    # Row r = 3: on area 4, which lies face down, a tile in the middle.
    assert any(re.search(r"  3 +\(-4\)\[Y5\]\(-2\)", line) for line in lines)


def test_every_fact_of_a_pavilion_can_be_read_without_colour() -> None:
    snapshot = played("summer-pavilion", turns=0)
    set_value(snapshot, "seats.0.pavilion.1", ["purple", None, None, None, "purple", "purple"])
    set_value(snapshot, "seats.0.tiles", {"red": 12})
    set_value(snapshot, "seats.1.kept", {"blue": 2, "yellow": 1})
    set_value(snapshot, "centre", {"green": 2})
    text = terminal(snapshot, colour=False)
    assert ">1 [P]" in text
    assert "Centre   [G][G] first-player marker" in text
    assert "Tiles [R]x12" in text
    assert "Kept [Y]x1 [B]x2" in text
    assert "windows   1 . . . . ." in text
    assert "pillars   . . . . . ." in text
    assert "*1 P 20" in text
    assert "1 1/7 +4" in text
    for number, factory in enumerate(snapshot["factories"], start=1):
        tiles = "".join(f"[{colour[0].upper()}]" * count for colour, count in factory.items())
        assert f"{number}:{tiles}" in text


def test_on_the_variant_side_spaces_are_numbered() -> None:
    text = terminal(played("summer-pavilion", board="variant", turns=0), colour=False)
    assert "4:4" in text
    assert "3:1" in text
    assert "1:3" in text


@pytest.mark.parametrize("name", ["queens-garden", "summer-pavilion"])
def test_hostile_names_cannot_reach_the_terminal(name: str) -> None:
    text = terminal(played(name), colour=False, names=[HOSTILE, "王" * 60])
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert max(columns(line) for line in text.splitlines()) <= 100


def test_an_own_board_is_shown_with_its_bonus() -> None:
    snapshot = set_value(garden_by_hand(), "options.board", OWN_BOARD)
    text = terminal(snapshot, colour=False)
    assert "groups of 3 +11 of 6 +13" in text


@pytest.mark.parametrize("name", ["queens-garden", "summer-pavilion"])
def test_the_same_snapshot_gives_the_same_text(name: str) -> None:
    assert terminal(played(name)) == terminal(played(name))


def test_a_board_name_with_control_characters_is_refused() -> None:
    board = {**OWN_BOARD, "name": "\x1b[31mred"}
    with pytest.raises(quinta.InvalidPosition, match="printable"):
        terminal(set_value(garden_by_hand(), "options.board", board))
