"""Yardsticks stay: what was frozen plays as on its first day, wherever bots play."""

from __future__ import annotations

import io
import json
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest

import quinta
from builds import Build, installed_build, run_python
from quinta import bots
from quinta.bots import Budget, weights, yardsticks
from quinta.bots.search import SearchSettings
from quinta.bots.weights import brain_for, digest, file_data, folder_of
from quinta.bots.yardsticks import yardstick, yardstick_names
from quinta.cli import main
from quinta.games import GAMES
from quinta.workers import Here

FEW = Budget(simulations=12)
TURNS = Path(__file__).parent.parent / "fixtures" / "yardsticks"
FROZEN = [(game, name) for game in GAMES for name in yardstick_names([game])]


def kept(game: str, name: str) -> dict[str, Any]:
    """What was noted of a yardstick when it was frozen."""
    facts: dict[str, Any] = json.loads((TURNS / f"{game}-{name}.json").read_text())
    return facts


def test_the_first_yardstick_plays_every_game() -> None:
    assert {(game, "yardstick-1") for game in GAMES} <= set(FROZEN)


@pytest.mark.parametrize(("game", "name"), FROZEN)
def test_the_weights_of_a_yardstick_are_those_it_was_frozen_with(game: str, name: str) -> None:
    assert digest(file_data(game, name)) == kept(game, name)["weights"]


@pytest.mark.parametrize(("game", "name"), FROZEN)
def test_a_yardstick_names_every_setting_so_that_no_default_changes_it(
    game: str, name: str
) -> None:
    there = {setting for setting in dir(SearchSettings()) if not setting.startswith("_")}
    settings = file_data(game, name)["settings"]
    assert set(settings) == there
    read = yardstick(name, game).settings
    assert {setting: getattr(read, setting) for setting in settings} == settings


@pytest.mark.parametrize("game", list(GAMES))
def test_the_first_yardstick_thinks_as_long_as_master_did(game: str) -> None:
    assert yardstick("yardstick-1", game).usual == Budget(seconds=1.8)


ANSWERS = """
import json, sys
import quinta
from quinta import bots
name = sys.argv[1]
for asked in json.load(sys.stdin)["turns"]:
    position = quinta.from_snapshot(asked["position"])
    bot = bots.make(name, position.name, asked["seed"])
    budget = bots.Budget(simulations=asked["simulations"])
    decision = bots.ask(bot, position, budget, asked["seed"])
    print(json.dumps([position.text(decision.move), decision.value]))
"""


@pytest.mark.parametrize("build", ["installed", "plain"])
@pytest.mark.parametrize(("game", "name"), FROZEN)
def test_a_yardstick_chooses_the_turns_of_its_first_day(game: str, name: str, build: Build) -> None:
    if build == "installed" and installed_build() is None:
        pytest.skip("Quinta is not installed, only on the path")
    facts = kept(game, name)
    told = run_python(build, "-c", ANSWERS, name, stdin=json.dumps(facts))
    answers = [json.loads(line) for line in told.splitlines()]
    assert [turn for turn, _ in answers] == [asked["turn"] for asked in facts["turns"]]
    # Machines may round exponentials differently in the last place.
    assert [lead for _, lead in answers] == pytest.approx(
        [asked["lead"] for asked in facts["turns"]], rel=1e-9
    )


def test_the_positions_show_all_numbers_of_players_and_both_searches() -> None:
    for game, name in FROZEN:
        positions = [quinta.from_snapshot(asked["position"]) for asked in kept(game, name)["turns"]]
        assert {position.players for position in positions} == {2, 3, 4}
    alone = [
        brain_for(game, name).is_alone(quinta.from_snapshot(asked["position"]))
        for game, name in FROZEN
        for asked in kept(game, name)["turns"]
    ]
    assert set(alone) == {True, False}


@pytest.fixture
def indifferent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A yardstick of one game that is there because its file is, and to which all turns are one.

    Its search keeps three turns of the position it starts from.
    """
    data = file_data("queens-garden", "yardstick-1")
    data["weights"] = {name: [0.0] * len(row) for name, row in data["weights"].items()}
    data["settings"]["root_width"] = 3
    (tmp_path / "yardstick-99.json").write_text(json.dumps(data))

    def folder(game: str) -> Traversable:
        return tmp_path if game == "queens-garden" else folder_of(game)

    monkeypatch.setattr(weights, "folder_of", folder)
    monkeypatch.setattr(yardsticks, "folder_of", folder)
    return "yardstick-99"


def test_a_file_is_all_that_a_new_yardstick_takes(indifferent: str) -> None:
    assert indifferent in bots.names()
    position = quinta.new("queens-garden", 2, 1)
    decision = bots.ask(bots.make(indifferent, position.name, 1), position, FEW, 1)
    assert decision.move in position.legal_moves()
    assert [candidate.value for candidate in decision.candidates] == [0, 0, 0]
    with pytest.raises(bots.UnknownBot, match="'yardstick-99' does not play summer-pavilion"):
        bots.make(indifferent, "summer-pavilion", 1)


def test_workers_search_with_the_weights_of_the_yardstick(
    indifferent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "LocalProcesses", lambda _: Here())
    position = quinta.new("queens-garden", 2, 1)
    decision = bots.ask(bots.make(indifferent, position.name, 1, cores=2), position, FEW, 1)
    assert sum(candidate.visits for candidate in decision.candidates) == 2 * 12
    assert {candidate.value for candidate in decision.candidates} == {0}


@pytest.mark.parametrize(
    "command",
    [
        ["arena", "summer-pavilion", "yardstick-1", "random", "--games", "2", "--workers", "1"],
        ["simulate", "summer-pavilion", "--bots", "yardstick-1", "--games", "1"],
        ["play", "summer-pavilion", "--bots", "yardstick-1", "--starts", "1"],
    ],
    ids=lambda command: str(command[0]),
)
def test_a_yardstick_is_played_by_its_name_in_every_command(
    command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main([*command, "--budget", "2", "--seed", "1"]) == 0
    told, complaints = capsys.readouterr()
    assert "yardstick-1" in told
    assert complaints == ""


def test_the_service_offers_no_yardstick_as_a_level() -> None:
    assert not set(bots.LEVELS) & set(yardstick_names(GAMES))
