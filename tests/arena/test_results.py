"""The results file: nothing is lost, repeated or mixed up."""

from __future__ import annotations

import errno
import json
import math
import os
import signal
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from arena.matches import made_up, match_of
from quinta import arena
from quinta.arena import InvalidResults, Played, Task
from quinta.arena.results import ResultsFile
from quinta.workers import Here


class Umpire(Here):
    """Awards games to seat 0 without playing them, and stops after some."""

    def __init__(self, most: int = 1000) -> None:
        self.awarded: list[Task] = []
        self._most = most

    def map(self, function: object, jobs: Iterable[Any]) -> Generator[Any, None, None]:
        for task in jobs:
            if len(self.awarded) == self._most:
                raise KeyboardInterrupt
            self.awarded.append(task)
            yield made_up(task, 0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def keys_of(path: Path) -> list[arena.match.Key]:
    return [played.key for _, played in arena.records(path)]


def test_a_match_cut_off_at_any_byte_goes_on(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)
    match = match_of("a", "b", games=2)
    arena.run(match, Umpire(), path)
    whole = path.read_bytes()
    ends = [at + 1 for at, byte in enumerate(whole) if byte == ord("\n")]
    assert len(ends) == 3
    for cut in range(len(whole) + 1):
        path.write_bytes(whole[:cut])
        kept = max(sum(end <= cut for end in ends) - 1, 0)
        umpire = Umpire()
        tally = arena.run(match, umpire, path)
        assert len(umpire.awarded) == 2 - kept
        assert path.read_bytes() == whole
        assert tally.games == 2


def test_an_interrupted_match_keeps_what_is_done(path: Path) -> None:
    match = match_of("a", "b", "c", games=4)
    tally = arena.Tally(match)
    with pytest.raises(KeyboardInterrupt):
        arena.run(match, Umpire(5), path, tally=tally)
    assert tally.games == len(keys_of(path)) == 5
    played_before: list[bool] = []
    umpire = Umpire()
    tally = arena.run(match, umpire, path, lambda _, before: played_before.append(before))
    assert tally.games == 12
    assert len(umpire.awarded) == 7
    assert played_before == [True] * 5 + [False] * 7
    assert sorted(keys_of(path)) == sorted(task.key for task in match.tasks())


def test_a_longer_match_continues_a_shorter_one(path: Path) -> None:
    arena.run(match_of("a", "b", games=4), Umpire(), path)
    umpire = Umpire()
    arena.run(match_of("a", "b", games=10), umpire, path)
    assert len(umpire.awarded) == 6
    with pytest.raises(InvalidResults, match="begun with more games"):
        arena.run(match_of("a", "b", games=4), umpire, path)


def test_another_match_is_refused_and_the_file_stays(path: Path) -> None:
    arena.run(match_of("a", "b"), Umpire(), path)
    before = path.read_bytes()
    for other, difference in [
        (match_of("a", "c"), r"bots a \(7\), b \(7\), not a \(7\), c \(7\)"),
        (match_of("a", "b", seed=2), "seed 1, not 2"),
        (match_of("a", "b", players=3), "players 2, not 3"),
        (match_of("a", "b", game="queens-garden"), "game summer-pavilion, not queens-garden"),
    ]:
        with pytest.raises(InvalidResults, match=difference):
            arena.run(other, Umpire(), path)
    assert path.read_bytes() == before


def test_a_file_from_before_luck_was_judged_goes_on(path: Path) -> None:
    match = match_of("a", "b")
    arena.run(match, Umpire(), path)
    lines = path.read_text().splitlines(keepends=True)
    header = json.loads(lines[0])
    assert (header.pop("adjust_luck"), header.pop("luck_playouts")) == (False, 0)
    assert "luck" not in json.loads(lines[1])
    path.write_text(json.dumps(header) + "\n" + "".join(lines[1:3]))
    umpire = Umpire()
    assert arena.run(match, umpire, path).games == 4
    assert len(umpire.awarded) == 2
    with pytest.raises(InvalidResults, match="another match: adjust luck off, not on"):
        arena.run(match_of("a", "b", adjust_luck=True), umpire, path)


def test_luck_is_kept_and_a_match_that_stopped_ends_as_if_it_had_not(path: Path) -> None:
    match = match_of("random", "greedy", games=4, adjust_luck=True)
    whole = arena.run(match, path=path)
    first, *lines = path.read_text().splitlines(keepends=True)
    for kept in ([], lines[:1], lines[3:]):
        path.write_text(first + "".join(kept))
        (bout,) = arena.run(match, path=path).bouts()
        assert bout.without_luck is not None
        assert bout.without_luck == whole.bouts()[0].without_luck
    ((_, played), *_) = arena.records(path)
    assert Played.from_data(played.data()) == played
    with pytest.raises(InvalidResults, match="adjust luck on, not off"):
        arena.run(match_of("random", "greedy", games=4), path=path)


@pytest.mark.parametrize(
    ("luck", "problem"),
    [
        ([], "luck must be a lead and a chance for each seat"),
        (7, "luck must be a list"),
        ([{"leads": [1, -1], "chances": [0.5]}] * 2, "luck must be a lead and a chance"),
        ([{"leads": [1, "x"], "chances": [0, 0]}] * 2, "luck must be a lead and a chance"),
        ([{"leads": [1] * 3, "chances": [0] * 3}] * 2, "luck must be a lead and a chance"),
        ([{"leads": [1, math.nan], "chances": [0, 0]}] * 2, "luck must be a lead and a chance"),
        ([{"leads": [1, 2], "chances": [0, 0]}], "not judged as that of the match"),
        (None, "not judged as that of the match"),
    ],
)
def test_luck_that_is_damaged_or_missing_is_named(path: Path, luck: object, problem: str) -> None:
    match = match_of("a", "b", adjust_luck=True)
    with ResultsFile(path, match):
        pass
    data = made_up(next(match.tasks()), 0).data()
    with path.open("a") as file:
        file.write(json.dumps(data if luck is None else {**data, "luck": luck}) + "\n")
    with pytest.raises(InvalidResults, match=problem) as caught:
        arena.run(match, Umpire(), path)
    assert caught.value.line == 2


@pytest.mark.parametrize("content", [b"dear diary\n", b"dear diary", b"{}\n", b"\n", b"\x00\xff"])
def test_a_file_of_someone_else_is_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(InvalidResults, match="no results file"):
        arena.run(match_of("a", "b"), Umpire(), path)
    assert path.read_bytes() == content


def test_a_damaged_line_is_named(path: Path) -> None:
    match = match_of("a", "b")
    arena.run(match, Umpire(), path)
    lines = path.read_bytes().split(b"\n")
    for damage, problem in [
        (lines[2][:-9], "this line is damaged"),
        (b"{}", "pairing is missing"),
        (b"7", "must be an object"),
        (lines[2].replace(b'"scores": [', b'"scores": [-'), "scores must be a number"),
        (lines[2].replace(b'"winners": [', b'"winners": [3, '), "winners must be seats"),
        (lines[2].replace(b'"seconds": [', b'"seconds": [[], '), "seconds must be a time"),
        (lines[3], "this game is there twice"),
    ]:
        path.write_bytes(b"\n".join([*lines[:2], damage, *lines[3:]]))
        with pytest.raises(InvalidResults, match=problem) as caught:
            arena.run(match, Umpire(), path)
        assert caught.value.line == (4 if damage == lines[3] else 3)


def test_two_matches_cannot_write_to_one_file(path: Path) -> None:
    match = match_of("a", "b")
    with ResultsFile(path, match), pytest.raises(InvalidResults, match="another match is writing"):
        ResultsFile(path, match)
    with ResultsFile(path, match):
        pass


def test_a_full_disk_leaves_whole_lines(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("a", "b")
    tasks = list(match.tasks())
    with ResultsFile(path, match) as results:
        results.add(made_up(tasks[0], 0))
        before = path.read_bytes()

        def full(_: int) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", full)
            with pytest.raises(OSError, match="No space"):
                results.add(made_up(tasks[1], 0))
        assert path.read_bytes() == before


def test_the_seed_of_a_file_can_be_read(path: Path) -> None:
    assert arena.stored_seed(path) is None
    arena.run(match_of("a", "b", seed=77), Umpire(), path)
    assert arena.stored_seed(path) == 77
    path.write_bytes(path.read_bytes()[:30])
    assert arena.stored_seed(path) is None


def test_records_are_verified(path: Path) -> None:
    match = match_of("random", games=2)
    arena.run(match, path=path)
    assert [line for line, _ in arena.verify(path)] == [2, 3]
    lines = path.read_text().splitlines(keepends=True)
    game = json.loads(lines[1])
    for changes, problem in [
        ({"scores": [1, 2]}, "another result"),
        ({"record": game["record"].replace("\n5 ", "\n6 ")}, "line 9 of the record"),
        ({"record": "x"}, "line 1 of the record"),
    ]:
        path.write_text(lines[0] + json.dumps({**game, **changes}) + "\n" + lines[2])
        with pytest.raises(InvalidResults, match=problem) as caught:
            list(arena.verify(path))
        assert caught.value.line == 2
    path.write_text("".join(lines)[:-5])
    with pytest.raises(InvalidResults, match="breaks off"):
        list(arena.records(path))


def test_ctrl_c_waits_until_a_game_is_written_and_counted(
    path: Path, monkeypatch: pytest.MonkeyPatch, interruptible: None
) -> None:
    written = os.fsync

    def interrupted(file: int) -> None:
        signal.raise_signal(signal.SIGINT)
        written(file)

    match = match_of("a", "b")
    tally = arena.Tally(match)

    def watch(_played: Played, _before: bool) -> None:
        monkeypatch.setattr(os, "fsync", interrupted)

    with pytest.raises(KeyboardInterrupt):
        arena.run(match, Umpire(), path, watch, tally)
    assert tally.games == len(keys_of(path)) == 2
