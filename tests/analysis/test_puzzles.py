"""Puzzles: what is kept, that the best turn is the best, how tries are judged, how all is found."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from quinta import GAMES
from quinta.analysis import finding, puzzles
from quinta.analysis.puzzles import GRADES, Puzzle, PuzzleTurn, alike, doing, stored
from quinta.analysis.value import Standing
from quinta.cli import main
from quinta.workers import Here

NAMES = ("queens-garden", "summer-pavilion")


def some(name: str, number: int = 8) -> list[Puzzle]:
    """Puzzles of a game, spread over all there are."""
    every = stored(name)
    return [every[at * len(every) // number] for at in range(number)]


# --- what is kept ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_each_game_keeps_150_of_all_grades_players_and_boards(name: str) -> None:
    every = stored(name)
    assert len(every) >= 150
    assert len({puzzle.key for puzzle in every}) == len(every)
    grades = [GRADES.index(puzzle.grade) for puzzle in every]
    assert grades == sorted(grades)
    assert min(grades.count(grade) for grade in range(len(GRADES))) >= 15
    games = [puzzle.game for puzzle in every]
    assert {game.players for game in games} == {2, 3, 4}
    assert len({str(game.options["board"]) for game in games}) >= 2
    assert len({game.round for game in games}) >= 4


@pytest.mark.parametrize("name", NAMES)
def test_no_game_gives_more_than_two_and_these_are_of_different_rounds(name: str) -> None:
    found = [(puzzle.deal, puzzle.game.round) for puzzle in stored(name)]
    assert len(set(found)) == len(found)
    deals = [deal for deal, _ in found]
    assert max(map(deals.count, deals)) <= 2


@pytest.mark.parametrize("name", NAMES)
def test_every_puzzle_has_one_turn_that_is_clearly_the_best(name: str) -> None:
    for puzzle in stored(name):
        game = puzzle.game
        legal = game.legal_moves()
        moves = [game.parse(turn.text) for turn in puzzle.turns]
        assert all(move in legal for move in moves)
        does = [doing(game, move) for move in moves]
        others = [
            turn for turn, one in zip(puzzle.turns, does, strict=True) if not alike(one, does[0])
        ]
        assert len(others) >= 3
        assert puzzle.best.lost == Standing(0.0, 0.0)
        # What is kept is rounded.
        assert min(turn.lost.chance for turn in others) >= finding.CHANCE - 0.0001
        assert min(turn.lost.lead for turn in others) >= finding.LEAD - 0.01
        assert puzzle.turns[puzzle.next] in others


@pytest.mark.parametrize("name", NAMES)
def test_the_file_says_what_made_it(name: str) -> None:
    path = GAMES[name].file("puzzles.jsonl.gz")
    first = json.loads(gzip.decompress(path.read_bytes()).splitlines()[0])
    number = len(stored(name))
    assert first["command"] == f"quinta puzzles {name} --puzzles {number} --seed 1"
    assert (first["game"], first["seed"]) == (name, 1)
    assert first["version"]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_hidden_is_in_a_position(name: str) -> None:
    for puzzle in stored(name):
        assert puzzle.position == puzzle.game.snapshot(hidden=False)
        assert "hidden" not in puzzle.position


@pytest.mark.parametrize("name", NAMES)
def test_the_best_turns_of_a_sample_stay_the_best_at_ten_times_the_budget(name: str) -> None:
    for puzzle in some(name, 5):
        assert puzzles.survives(puzzle, seed=11), puzzle.key


def test_a_game_may_have_none() -> None:
    assert stored("toy") == ()
    assert puzzles.by_key("toy") == {}


# --- tries -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_the_best_turn_is_right_and_all_that_do_something_else_are_not(name: str) -> None:
    for puzzle in some(name):
        game = puzzle.game
        best = doing(game, game.parse(puzzle.best.text))
        assert puzzle.tried(game.parse(puzzle.best.text)) == (True, Standing(0.0, 0.0))
        for turn in puzzle.turns[1:]:
            move = game.parse(turn.text)
            right, lost = puzzle.tried(move)
            assert lost == turn.lost
            assert not right or alike(doing(game, move), best)


@pytest.mark.parametrize("name", NAMES)
def test_a_turn_that_was_not_judged_loses_what_one_loses_that_does_the_same(name: str) -> None:
    seen = 0
    for puzzle in some(name, 20):
        game = puzzle.game
        judged = {game.parse(turn.text): turn for turn in puzzle.turns}
        legal = game.legal_moves()
        for at in range(0, len(legal), max(1, len(legal) // 20)):
            if (move := legal[at]) in judged:
                continue
            does = doing(game, move)
            same = [turn for one, turn in judged.items() if alike(does, doing(game, one))]
            lost = puzzle.tried(move).lost
            assert lost in [turn.lost for turn in same] if same else lost is None
            seen += bool(same)
    assert seen > 0


@pytest.mark.parametrize("name", NAMES)
def test_a_wasteful_way_to_play_the_best_turn_is_not_right(name: str) -> None:
    puzzle = stored(name)[0]
    dear = PuzzleTurn(puzzle.best.text, puzzle.gap)
    spoilt = Puzzle(
        puzzle.deal,
        puzzle.grade,
        puzzle.position,
        puzzle.standing,
        (dear, *puzzle.turns[1:]),
        puzzle.next,
    )
    assert spoilt.tried(spoilt.game.parse(dear.text)) == (False, puzzle.gap)


# --- the command -----------------------------------------------------------------------------


FEW = ["puzzles", "summer-pavilion", "--puzzles", "3", "--seed", "7"]


def cheaper(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the searches for puzzles take less, in this process."""
    for part in (puzzles, finding):
        monkeypatch.setattr(part, "TEN_TIMES", puzzles.BASE)
    monkeypatch.setattr("quinta.cli.common.LocalProcesses", _here)


def _here(_workers: int | None) -> Here:
    return Here()


def test_a_search_that_was_interrupted_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cheaper(monkeypatch)
    whole, parts = tmp_path / "whole.jsonl.gz", tmp_path / "parts.jsonl.gz"
    assert main([*FEW, "--out", str(whole)]) == 0
    told = capsys.readouterr().out
    assert all(grade in told for grade in GRADES)
    kept = tmp_path / "parts.jsonl.gz.found"
    find = finding.find

    def stops(*arguments: object) -> object:
        yield next(find(*arguments))  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(finding, "find", stops)
    assert main([*FEW, "--out", str(parts)]) == 130
    assert not parts.exists()
    assert len(kept.read_text().splitlines()) == 2
    # What was cut short is found again.
    kept.write_text(kept.read_text() + '{"deal": 1, "puz')
    monkeypatch.setattr(finding, "find", find)
    assert main([*FEW, "--out", str(parts)]) == 0
    assert parts.read_bytes() == whole.read_bytes()
    assert not kept.exists()
    first, *found = map(json.loads, gzip.decompress(whole.read_bytes()).splitlines())
    assert first["command"] == f"quinta {' '.join(FEW)}"
    assert len(found) == 3


def test_all_puzzles_of_a_game_are_checked_by_a_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = stored("summer-pavilion")[:2]
    monkeypatch.setattr(puzzles, "stored", lambda _: (good, bad))
    monkeypatch.setattr("quinta.cli.common.LocalProcesses", _here)
    monkeypatch.setattr(puzzles, "survives", lambda puzzle, seed: puzzle is good)
    assert main(["puzzles", "--check", "summer-pavilion"]) == 1
    told = capsys.readouterr().out
    assert f"{bad.key}: {bad.best.text} is not the best turn" in told
    assert "of 2 best turns 1 stay the best with 2500 simulations" in told
    monkeypatch.setattr(puzzles, "survives", lambda puzzle, seed: True)
    assert main(["puzzles", "--check", "summer-pavilion"]) == 0


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["summer-pavilion"], "--out is missing"),
        (["summer-pavilion", "--out", "/nowhere/p.jsonl.gz"], "there is no such folder"),
        (["toy", "--check"], "toy has no puzzles"),
        (["chess"], "unknown game 'chess'"),
        (["summer-pavilion", "--puzzles", "0"], "'0' is not a whole number"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert problem in told.err
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("content", ["nonsense\n", '{"game":"queens-garden","seed":7}\n'])
def test_what_is_kept_of_something_else_is_not_gone_on_with(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "p.jsonl.gz.found").write_text(content)
    assert main([*FEW, "--out", str(tmp_path / "p.jsonl.gz")]) == 2
    assert "p.jsonl.gz.found is" in capsys.readouterr().err
    assert (tmp_path / "p.jsonl.gz.found").read_text() == content
