"""Tables as the database has them: by which rules they are played, and scores however high."""

from __future__ import annotations

import json

import pytest

import quinta
from games.garden.test_high_scores import HIGHEST
from quinta.server.table import Table
from quinta.server.thinkers import _turn, question
from server.tables import Played, bot, person, stored


def game_by(version: int, game: str, **options: object) -> quinta.Game:
    """A new game of three by a version of the rules."""
    data = quinta.new(game, 3, 5, options).snapshot()
    return quinta.from_snapshot({**data, "version": version})


def assert_same(table: Table, other: Table) -> None:
    """Both tables show the same, and their bots are asked about the same position."""
    assert table.view(0.0, set()) == other.view(0.0, set())
    assert table.game.snapshot(hidden=False) == other.game.snapshot(hidden=False)


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("game", quinta.GAMES)
def test_a_stored_table_says_its_version_of_the_rules_and_goes_on_by_it(
    game: str, version: int
) -> None:
    first = game_by(version, game)
    played = Played(person(0), person(1), bot(), first=first)
    assert json.loads(stored(played).start)["version"] == version
    while played.table.state != "over":
        played.play(20 if len(played.entries) < 60 else 1)
        if len(played.entries) % 20 == 0:
            assert_same(stored(played).played(b"secret"), played.table)
    table = stored(played).played(b"secret")
    assert_same(table, played.table)
    assert table.game.snapshot()["version"] == version
    text = table.record.text()
    assert quinta.Record.from_text(text).verify().scores == table.game.scores
    assert text.startswith("quinta record 1\n" if version == 1 else "quinta record 1 rules 2\n")


@pytest.mark.parametrize("edition", ["en", "ru"])
def test_a_table_with_scores_far_above_999_is_stored_and_thought_about(edition: str) -> None:
    first = game_by(2, "queens-garden", board=HIGHEST, edition=edition)
    played = Played(person(0), bot("strong"), bot(), first=first)
    while played.table.game.round < 4:
        played.play()
    position = played.table.game
    assert max(position.scores) > 999
    asked = question(b"secret", position.snapshot(hidden=False), "greedy", 1)
    assert _turn(asked) in position.legal_moves()
    played.play_out()
    assert_same(stored(played).played(b"secret"), played.table)
