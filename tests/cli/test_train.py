"""``quinta train``: the file it makes, going on after an interruption, and what it refuses."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

import quinta.bots
from bots.beach_nets import OF_HALVES
from builds import SOURCES, Build, run_python
from cli.shell import Shell
from games.toy import brain as toy_brain
from quinta import __version__
from quinta.bots import train as training
from quinta.bots import weights
from quinta.bots.fit import NetFit, Samples
from quinta.brains.shape import NetShape
from quinta.brains.spec import Weights
from quinta.cli import train as command
from quinta.cli.train import _file_text
from quinta.core.chance import Random
from quinta.games import GAMES, register
from quinta.workers import Here, Progress

TOY = "toy"
EXTRA = ("jax", "numpy", "optax")
OPTIONS = ("--games", 6, "--generations", 3, "--seed", 5, "--match", 2, "--workers", 1)
LARGEST = 1_000_000


@pytest.fixture
def shell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[Shell]:
    """A shell where there is the toy game, whose games are over in no time."""
    monkeypatch.setenv("QUINTA_GAMES", "games.toy")
    register("games.toy")
    yield Shell(tmp_path, capsys, monkeypatch)
    del GAMES[TOY]


def read(shell: Shell, name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((shell.folder / name).read_text(encoding="utf-8"))
    return data


def stopping_after(games: int) -> Callable[[Progress, int], None]:
    """A bar that interrupts the run after so many games."""

    def show(_: Progress, done: int) -> None:
        if done > games:
            raise KeyboardInterrupt

    return show


@pytest.mark.parametrize("missing", EXTRA)
def test_training_without_the_extra_says_what_to_install(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    for name in ("train", "fit"):
        monkeypatch.delitem(sys.modules, f"quinta.bots.{name}", raising=False)
        monkeypatch.delattr(quinta.bots, name, raising=False)
    problem = shell.fails("train", "queens-garden", "--out", "w.json")
    assert problem == "quinta: training needs other packages: install 'quinta[train]'\n"


def test_nothing_but_training_imports_what_training_needs() -> None:
    program = "import sys, quinta, quinta.bots, quinta.cli, quinta.arena; print(*sys.modules)"
    build: Build = "plain" if Path(quinta.__file__).is_relative_to(SOURCES) else "installed"
    assert not {*EXTRA} & {*run_python(build, "-c", program).split()}


def test_the_file_says_what_made_it_and_how_it_went(shell: Shell) -> None:
    outcome = shell("train", TOY, *OPTIONS, "--out", "w.json")
    assert outcome.code == 0, outcome.err
    told = outcome.err.splitlines()
    lines, chances = told[:3], told[3:]
    assert [line.split(":")[0] for line in lines] == [f"generation {i}" for i in (1, 2, 3)]
    for part in ("self-play", "error", "calibration", "against the last", "against the best"):
        assert all(part in line for line in lines)
    data = read(shell, "w.json")
    assert data["command"] == "quinta train toy --games 6 --generations 3 --seed 5 --match 2"
    assert data["seed"] == 5
    assert data["versions"].keys() == {"quinta", "python", *EXTRA}
    assert data["versions"]["quinta"] == __version__
    assert data["versions"]["jax"] == version("jax")
    assert [log["generation"] for log in data["generations"]] == [1, 2, 3]
    last = data["generations"][-1]
    assert last["error"] > 0.0
    assert 0.0 < last["calibration"] < 1.0
    assert last["against_last"]["won"] in (0.0, 0.25, 0.5, 0.75, 1.0)
    assert len(last["against_best"]["scores"]) == 2
    assert chances[0] == "chances to win:"
    assert chances[1].split() == ["players", "told", "won", "seats"]
    rows = [
        f"{players} {chance:.1%} {won:.1%} {seats}"
        for players, calibration in data["chances"].items()
        for seats, chance, won in calibration["bins"]
    ]
    assert [" ".join(line.split()) for line in chances[2:] if "off by" not in line] == rows
    assert {line.split()[0] for line in chances[2:]} == data["chances"].keys()
    for told_of in data["chances"].values():
        seats = sum(count for count, _, _ in told_of["bins"])
        off = sum(count * abs(chance - won) for count, chance, won in told_of["bins"])
        assert told_of["error"] == pytest.approx(off / seats, abs=1e-3)
    assert {number: len(row) for number, row in data["scales"].items()} == {"2": 1, "3": 1, "4": 1}
    assert len(weights.weights_of(TOY, data).linear) == 3
    assert [path.name for path in shell.folder.iterdir()] == ["w.json"]
    # What is finished is not trained again.
    problem = shell.fails("train", TOY, *OPTIONS, "--out", "w.json")
    assert problem == "quinta: w.json is there already: remove it, or name another file\n"


def fake_fit(
    shape: NetShape, own: Sequence[float], samples: Sequence[Samples], seed: int, passes: int
) -> NetFit:
    """A net that depends on all that a real one would."""
    learnt = seed % 1000 + sum(float(part.results.mean()) for part in samples)
    return NetFit([one / 2 + learnt / 1e4 for one in own], learnt, len(samples))


def test_a_run_goes_on_where_it_was_interrupted(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy_brain, "SPEC", OF_HALVES)
    monkeypatch.setattr(training, "fit_net", fake_fit)
    monkeypatch.setattr(training, "REMEMBERED", 2)
    monkeypatch.setattr(training, "CHUNK", 1)
    monkeypatch.setattr(command, "LocalProcesses", lambda _: Here())
    assert shell("train", TOY, *OPTIONS, "--out", "whole.json").code == 0
    # A generation is 6 games and 2 matches of 2: these ends are in the midst of each of them.
    for generation, end in enumerate((3, 17, 28)):
        with monkeypatch.context() as patch:
            patch.setattr(Progress, "show", stopping_after(end))
            assert shell("train", TOY, *OPTIONS, "--out", "w.json").code == 130
        assert not (shell.folder / "w.json").exists()
        assert len(read(shell, "w.json.parts/weights.json")["generations"]) == generation
    parts = shell.folder / "w.json.parts"
    assert {path.name for path in parts.iterdir()} == {"weights.json", "samples-2.npz"}
    # Only the same run goes on.
    problem = shell.fails("train", TOY, *OPTIONS[:-4], "--out", "w.json")
    assert "w.json.parts has the parts of another run" in problem
    assert "--match 2" in problem and "remove the folder" in problem
    outcome = shell("train", TOY, *OPTIONS[:-1], 2, "--out", "w.json")
    assert outcome.code == 0, outcome.err
    assert outcome.err.startswith("going on after generation 2\ngeneration 3: ")
    assert read(shell, "w.json") == read(shell, "whole.json")
    assert any(any(row) for net in read(shell, "w.json")["nets"] for row in net["rows"])
    assert not parts.exists()


def test_training_can_start_with_a_file_but_not_with_any(shell: Shell) -> None:
    assert shell("train", TOY, *OPTIONS, "--out", "first.json").code == 0
    assert shell("train", TOY, *OPTIONS, "--start", "first.json", "--out", "second.json").code == 0
    first, second = read(shell, "first.json"), read(shell, "second.json")
    assert second["command"].endswith(" --start first.json")
    assert second["weights"] != first["weights"]
    # How the weights to start with were made stays known.
    made_by = ("command", "seed", "versions", "generations")
    assert second["start"] == {name: first[name] for name in made_by}
    (shell.folder / "odd.json").write_text('{"game": "chess"}')
    problem = shell.fails("train", TOY, "--start", "odd.json", "--out", "third.json")
    assert "odd.json: no weights of toy (these are weights of chess" in problem
    assert not (shell.folder / "third.json.parts").exists()


def test_no_generation_fits_the_chances_of_the_weights_to_start_with(shell: Shell) -> None:
    assert shell("train", TOY, *OPTIONS, "--out", "first.json").code == 0
    again = ("--games", 60, "--generations", 0, "--start", "first.json", "--workers", 1)
    outcome = shell("train", TOY, *again, "--out", "second.json")
    assert outcome.code == 0, outcome.err
    assert outcome.err.startswith("chances to win:\n")
    first, second = read(shell, "first.json"), read(shell, "second.json")
    assert second["weights"] == first["weights"]
    assert second["scales"] != first["scales"]
    assert second["generations"] == []
    assert (
        second["command"]
        == "quinta train toy --games 60 --generations 0 --seed 1 --start first.json"
    )
    assert second["start"]["generations"] == first["generations"]


@pytest.mark.parametrize(
    ("scales", "problem"),
    [
        ({"2": [5.0], "3": [5.0]}, "scales are needed for 2, 3, 4 players"),
        ({"2": [5.0], "3": [5.0], "4": []}, "1 scales above 0 are needed for 4 players"),
        ({"2": [5.0], "3": [0.0], "4": [5.0]}, "1 scales above 0 are needed for 3 players"),
    ],
)
def test_scales_that_tell_no_chances_are_refused(
    shell: Shell, scales: dict[str, list[float]], problem: str
) -> None:
    data = {
        "game": TOY,
        "scales": scales,
        "weights": {name: [1.0] for name in toy_brain.SPEC.names},
    }
    (shell.folder / "odd.json").write_text(json.dumps(data))
    assert problem in shell.fails("train", TOY, "--start", "odd.json", "--out", "w.json")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_file_of_any_game_stays_small_and_comes_back(game: str) -> None:
    random = Random(1)
    first = GAMES[game].brain.SPEC.first_weights()

    def some(count: int) -> list[float]:
        return [(random.below(200_000) - 100_000) / 10_000 for _ in range(count)]

    fitted = Weights(
        some(len(first.linear)), tuple((shape, some(shape.size)) for shape, _ in first.nets)
    )
    data: dict[str, Any] = {
        "game": game,
        "scales": weights.scales_data(game, fitted),
        "weights": weights.weights_data(game, fitted),
    }
    if fitted.nets:
        data["nets"] = weights.nets_data(fitted)
    text = _file_text({"command": "quinta train", "seed": 1}, [{"generation": 1}], {}, data)
    assert len(text) < LARGEST
    assert max(map(len, text.splitlines())) < 2000
    assert json.loads(text) == {
        **data,
        "command": "quinta train",
        "seed": 1,
        "generations": [{"generation": 1}],
    }
