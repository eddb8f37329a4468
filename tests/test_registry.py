"""The registry: every game has every part, and a game of another package is one like any other.

That other game is ``games/toy``: its folder is all there is of it, no other file knows its name.
"""

from __future__ import annotations

import os
import pickle
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import quinta
from cli.shell import Shell
from quinta import InvalidPosition, InvalidRecord, Record, arena
from quinta.arena import Entrant, Match
from quinta.bots import Budget
from quinta.client import Client
from quinta.core.perft import perft
from quinta.games import GAMES, Parts, register
from quinta.server import catalogue
from quinta.workers import LocalProcesses
from server.play import ME, any_turn, bot, play_on, refused
from server.running import running
from waiting import PATIENCE, until

PARTS = ("rules", "brain", "draw", "info", "events", "shapes", "words")
TOY = "toy"


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The toy game, for this process and those that it starts."""
    path = [str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    monkeypatch.setenv("QUINTA_GAMES", "games.toy")
    register("games.toy")
    yield TOY
    del GAMES[TOY]


@pytest.fixture
def shell(
    toy: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Shell:
    return Shell(tmp_path, capsys, monkeypatch)


@pytest.mark.parametrize("name", [*quinta.GAMES, TOY])
@pytest.mark.parametrize("part", PARTS)
def test_every_game_has_every_part(toy: str, name: str, part: str) -> None:
    assert getattr(GAMES[name], part).__name__ == f"{GAMES[name].package}.{part}"


def test_a_game_of_another_package_stands_in_the_catalogue(toy: str) -> None:
    *_, info = msgspec.to_builtins(catalogue.games())
    assert (info["name"], info["title"], info["rounds"]) == (toy, "The Beach", 4)
    assert info["own"] == {"shells": {"cockle": 1, "mussel": 2, "oyster": 3, "pearl": 5}}
    assert [(option["name"], option["default"]) for option in info["options"]] == [
        ("beach", "narrow")
    ]


def test_a_game_may_have_lessons_or_none(
    toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [lesson.key for lesson in GAMES[toy].lessons] == ["pearl"]
    folder = tmp_path / "without_lessons"
    folder.mkdir()
    (folder / "__init__.py").write_text(
        'NAME = "without"\nTITLE = "Without lessons"\nVERSION = 1\n'
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert Parts("without_lessons").lessons == ()


# --- as a library --------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_by_the_protocol(toy: str, players: int) -> None:
    game = quinta.new(toy, players, seed=players, options={"beach": "wide", "starts": 1})
    record = Record.of(game)
    chance = quinta.Random(7)
    while not game.is_over:
        turn = quinta.Stepwise(game)
        while choices := turn.choices():
            turn.choose(choices[chance.below(len(choices))])
        move = turn.move()
        assert move in game.legal_moves()
        assert game.move_from_data(game.move_data(move)) == game.parse(game.text(move)) == move
        record.play(game, move, quinta.Report(chooser=quinta.SystemGenerator()))
        assert quinta.from_snapshot(game.snapshot()).snapshot() == game.snapshot()
        assert pickle.loads(pickle.dumps(game)).snapshot() == game.snapshot()
    assert len(record.turns) == 4 * players
    assert Record.from_text(record.text()).verify().scores == game.scores
    assert "The Beach" in game._repr_svg_()
    with pytest.raises(quinta.IllegalMove, match="TY-3"):
        game.play(move)


def test_it_counts_the_versions_of_its_rules_by_itself(toy: str) -> None:
    text = Record.of(quinta.new(toy)).text()
    assert text.startswith("quinta record 1\nstart ")
    with pytest.raises(InvalidRecord, match=r"line 1: .* version 2, .* knows them up to 1"):
        Record.from_text(text.replace("quinta record 1", "quinta record 1 rules 2", 1))
    with pytest.raises(InvalidPosition, match="version"):
        quinta.from_snapshot({**quinta.new(toy).snapshot(), "version": 2})


def test_its_turns_are_counted(toy: str) -> None:
    game = quinta.new(toy, seed=1)
    firsts = len(game.legal_moves())
    seconds = []
    for move in game.legal_moves():
        after = game.copy()
        after.play(move)
        seconds.append(len(after.legal_moves()))
    assert [perft(game, depth) for depth in range(3)] == [1, firsts, sum(seconds)]


def test_the_search_plays_it_better_than_chance_does(toy: str) -> None:
    budget = Budget(simulations=30)
    bots_there = (Entrant("strong", "strong", budget), Entrant("random", "random"))
    with LocalProcesses(2) as processes:
        tally = arena.run(Match(toy, bots_there, games=40, seed=1), processes)
    (bout,) = tally.bouts()
    assert bout.low > 0.5


# --- in the terminal -----------------------------------------------------------------------


def test_the_commands_offer_it_with_its_options(shell: Shell) -> None:
    told = " ".join(shell("perft", "--help").out.split())
    assert "queens-garden or summer-pavilion or toy" in told
    assert "toy: how wide the beach is" in told
    assert shell("perft", TOY, "--depth", 2, "--beach", "wide").code == 0
    assert "is not one of narrow, wide" in shell.fails(
        "perft", TOY, "--depth", 1, "--beach", "long"
    )


def test_it_is_played_shown_scored_and_verified_in_the_terminal(shell: Shell) -> None:
    typed = "3\nhint\nmoves\ntake\nundo\n1\ntake whale\n" + "1\n" * 4
    played = shell("play", "--seed", 2, "--bots", "strong", "--budget", 20, typed=typed)
    assert played.code == 0, played.err
    assert "The Beach against strong" in played.out
    assert "The bot 'strong' would play: " in played.out
    assert "take: Which shell?" in played.out
    assert "has no piece 'whale'" in played.out
    assert "You: digs up a " in played.out
    assert "--- Round 4: You starts ---" in played.out
    assert "The game is over." in played.out
    assert "Saved 8 turns to 1." in played.out
    assert shell("verify", "1").out.startswith("1: OK, 8 turns, ")
    assert "Player 2" in shell("show", "1", "--turn", 3).out
    assert shell("show", "1", "--svg", "-").out.startswith("<svg")
    assert "final scoring, counted already" in shell("score", "1").out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_simulated(shell: Shell, players: int) -> None:
    outcome = shell("simulate", TOY, "--players", players, "--games", 4, "--bots", "greedy,random")
    assert outcome.code == 0
    assert outcome.out.splitlines()[-1].startswith("4 games, ")


def test_it_has_matches_in_the_arena_on_several_processes(shell: Shell) -> None:
    match = ("arena", TOY, "greedy", "random", "--games", 4, "--workers", 2, "--beach", "wide")
    outcome = shell(*match, "--out", "games.jsonl", "--records", "records")
    assert outcome.code == 0, outcome.err
    records = sorted((shell.folder / "records").iterdir())
    assert len(records) == 4
    assert shell("verify", "games.jsonl", *records).code == 0


# --- over the service ----------------------------------------------------------------------


def test_it_is_played_over_the_service(toy: str, tmp_path: Path) -> None:
    with running(tmp_path) as server, Client(server.url) as client:
        assert [info.name for info in client.games()] == list(quinta.GAMES)
        table = client.create(toy, [ME, bot("strong"), ME], options={"beach": "wide", "starts": 0})
        with table.live() as live:
            while not live.game.is_over:
                if live.game.to_move == 1:
                    live.next(PATIENCE)
                else:
                    play_on(table, live, 1)
        view = table.view()
        assert view.result is not None
        record = Record.from_text(table.record())
        assert record.verify().scores == live.game.scores == view.result.scores
        replay = table.replay()
        assert replay.turns == 12
        assert replay.steps[-1].position == view.position
        assert table.breakdown() == live.game.breakdown()


def test_its_small_choices_are_told_over_the_service_with_its_own_facts(
    toy: str, tmp_path: Path
) -> None:
    with running(tmp_path) as server, Client(server.url) as client:
        table = client.create(toy, [ME, ME], options={"beach": "wide"}, seed=5)
        position: Any = table.view().position
        lying = Counter(position["washed_up"])
        missing = [shell for shell in ("cockle", "mussel", "oyster", "pearl") if shell not in lying]
        assert missing and max(lying.values()) > 1
        offered: Any = table.consider().choices
        dig, take = offered
        assert (dig["turn"], take["turn"]) == ("dig", "take")
        shells = take["choices"]
        assert {one["shell"]: one["copies"] for one in shells} == lying
        assert [(one["shell"], one["clause"]) for one in take["refused"]] == [
            (shell, "TY-1") for shell in missing
        ]
        found = table.consider([take["step"], shells[0]["step"]])
        assert [(one["kind"], one.get("shell")) for one in found.steps] == [
            ("turn", None),
            ("shell", shells[0]["shell"]),
        ]
        assert found.preview is not None
        assert found.preview.data == {"turn": "take", "shell": shells[0]["shell"]}
        described = msgspec.json.decode(client.get("/openapi.json"))["components"]["schemas"]
        assert {"shell", "copies"} < set(described["ToyStep"]["properties"])
        own = {"$ref": "#/components/schemas/ToyStep"}
        assert own in described["ToyChoice"]["allOf"]
        assert own in described["ToyRefused"]["allOf"]


def test_its_lesson_is_taken_over_the_service(toy: str, tmp_path: Path) -> None:
    with running(tmp_path) as server, Client(server.url) as client:
        assert [info.lessons for info in client.games()][-1] == 1
        [lesson] = client.lessons(toy)
        assert [task.hint for task in lesson.tasks] == [
            {"turn": "take", "shell": "pearl"},
            {"turn": "dig"},
        ]
        missed = client.play_in_lesson(toy, "pearl", "dig").missed
        assert missed is not None
        assert (missed.key, missed.clause) == ("worth-less", "TY-1")
        first = client.play_in_lesson(toy, "pearl", "take pearl")
        assert [step.text for step in first.steps] == ["take pearl", "dig"]
        considered = client.consider_in_lesson(toy, "pearl", ["take pearl"])
        assert (considered.n, considered.seat) == (1, 0)
        assert client.play_in_lesson(toy, "pearl", "dig", ["take pearl"]).missed is None
        with refused("bad-request"):
            client.play_in_lesson(toy, "pearl", "dig", ["dig"])
        with refused("conflict"):
            client.play_in_lesson(toy, "pearl", "dig", ["take pearl", "dig"])
        with refused("illegal"):
            client.play_in_lesson(toy, "pearl", "take oyster")
        with refused("not-found"):
            client.play_in_lesson(toy, "oyster", "dig")
        with refused("not-found"):
            client.lessons("chess")
        assert server.faults() == []


def test_its_turns_are_taken_back_and_known_after_a_restart(toy: str, tmp_path: Path) -> None:
    with running(tmp_path) as server, Client(server.url) as client:
        table = client.create(toy, [ME, bot()], options={"starts": 0})
        table.play(table.hint().text)
        until(lambda: table.view().turn == 2)
        assert msgspec.to_builtins(table.undo())["turn"] == 0
        table.play(any_turn(table))
        until(lambda: table.view().turn == 2)
        before = table.view().position
        with refused("bad-request"):
            table.play("take whale")
        assert server.stop() == 0
        server.start()
        assert table.view().position == before
        assert server.faults() == []
