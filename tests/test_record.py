"""Records: what is saved comes back, and what is damaged is named by its line."""

from __future__ import annotations

import errno
import os
import random
import re
import zlib
from pathlib import Path
from typing import NoReturn

import pytest

import quinta
from quinta import Game, InvalidNotation, InvalidRecord, Random, Record, Report
from quinta.record import RecordedTurn

BOTH = pytest.mark.parametrize("name", quinta.GAMES)


def played(name: str, players: int = 2, seed: int = 1, turns: int = 9999) -> tuple[Record, Game]:
    """The record of a game of random turns, and the game it led to."""
    game = quinta.new(name, players, seed)
    record = Record.of(game, ["a game of random turns"])
    chance = Random(seed)
    while not game.is_over and len(record.turns) < turns:
        record.play(game, game.random_move(chance))
    return record, game


def sealed(text: str) -> str:
    """A record's text with a check that fits what was changed in it."""
    body, end = text.rstrip("\n").rsplit("\n", 1)
    check = f"{zlib.crc32((body + chr(10)).encode()):08x}"
    return f"{body}\n{end[:-8]}{check}\n"


def with_line(text: str, number: int, line: str) -> str:
    """A text with one of its lines, counted from 1, replaced."""
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def line_of(record: Record, number: int) -> int:
    """The line where a turn stands, both counted from 1."""
    return 2 + len(record.notes) + number


def fault(text: str) -> InvalidRecord:
    """What is wrong with a record, whether reading or replaying it finds out."""
    with pytest.raises(InvalidRecord) as caught:
        Record.from_text(text).verify()
    return caught.value


# --- what is saved comes back --------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_saved_game_comes_back_and_replays_to_the_same_position(
    name: str, players: int, tmp_path: Path
) -> None:
    record, game = played(name, players, seed=players)
    record.save(tmp_path / "game.quinta")
    loaded = Record.load(tmp_path / "game.quinta")
    assert loaded == record
    assert loaded.text() == record.text()
    assert loaded.verify().snapshot(hidden=False) == game.snapshot(hidden=False)


@BOTH
@pytest.mark.parametrize("options", [{"board": "variant"}, {"starts": 1}])
def test_options_are_part_of_a_record(name: str, options: dict[str, object]) -> None:
    game = quinta.new(name, 2, 3, options)
    record = Record.of(game)
    record.play(game, game.legal_moves()[0])
    assert Record.from_text(record.text()).verify().options == game.options


@BOTH
def test_a_record_replays_without_the_hidden_order_seed_or_generator(name: str) -> None:
    record, game = played(name)
    assert "hidden" not in record.start
    assert "generator" not in record.text()
    again = Record.from_text(record.text())
    # Each replay starts from a hidden order of its own, and comes to the same end.
    ends = [again.position().snapshot(hidden=False) for _ in range(3)]
    assert ends == [game.snapshot(hidden=False)] * 3


@BOTH
def test_replay_gives_the_game_after_each_turn_with_what_it_brought(name: str) -> None:
    game = quinta.new(name, 2, 5)
    record = Record.of(game)
    chance = Random(5)
    expected = []
    while not game.is_over:
        report = record.play(game, game.random_move(chance))
        expected.append((game.snapshot(hidden=False), report.events, report.chance))
    found = [
        (after.snapshot(hidden=False), report.events, report.chance)
        for after, _, report in Record.from_text(record.text()).replay()
    ]
    assert found == expected


@BOTH
def test_a_record_can_begin_in_the_middle_of_a_game(name: str) -> None:
    _, game = played(name, turns=30)
    record = Record.of(game)
    chance = Random(2)
    for _ in range(10):
        record.play(game, game.random_move(chance))
    again = Record.from_text(record.text()).verify()
    assert again.snapshot(hidden=False) == game.snapshot(hidden=False)


@BOTH
def test_any_position_of_a_record_can_be_had(name: str) -> None:
    record, _ = played(name, turns=12)
    assert record.position(0).snapshot(hidden=False) == record.start
    assert record.position(12).scores == record.position().scores
    for turns in (-1, 13):
        with pytest.raises(IndexError, match="12 turns"):
            record.position(turns)


def test_a_record_without_turns_can_be_saved_and_read() -> None:
    record = Record.of(quinta.new("queens-garden", seed=1))
    assert Record.from_text(record.text()).verify().scores == [15, 15]


def test_an_illegal_turn_is_not_written_down() -> None:
    game = quinta.new("summer-pavilion", seed=1)
    record = Record.of(game)
    with pytest.raises(quinta.IllegalMove):
        record.play(game, game.parse("place red at 3.5"))
    assert record.turns == []
    assert record.scores is None


def test_a_report_handed_in_is_filled() -> None:
    game = quinta.new("summer-pavilion", seed=1)
    report = Report()
    assert Record.of(game).play(game, game.legal_moves()[0], report) is report
    assert report.events


def test_line_ends_of_another_system_do_no_harm() -> None:
    record, _ = played("summer-pavilion", turns=5)
    assert Record.from_text(record.text().replace("\n", "\r\n")) == record


# --- notes ---------------------------------------------------------------------------------


def test_notes_come_back() -> None:
    record = Record.of(quinta.new("queens-garden", seed=1), ["seats ann, bob", "", "note two"])
    assert Record.from_text(record.text()).notes == ["seats ann, bob", "", "note two"]


@pytest.mark.parametrize("note", ["two\nlines", "caf\u00e9", "bell\a", "return\r"])
def test_a_note_that_is_no_line_of_ascii_text_is_refused(note: str) -> None:
    game = quinta.new("queens-garden", seed=1)
    with pytest.raises(InvalidNotation, match="note"):
        Record.of(game, [note])
    record = Record.of(game)
    record.notes.append(note)
    with pytest.raises(InvalidNotation, match="note"):
        record.text()


def test_an_unprintable_note_in_a_file_is_named() -> None:
    record = Record.of(quinta.new("queens-garden", seed=1), ["fine", "bad"])
    assert fault(record.text().replace("note bad", "note b\x1b[2Jad")).line == 3


# --- truncation ----------------------------------------------------------------------------


@BOTH
def test_a_record_cut_after_any_line_is_named_and_its_good_part_replays(name: str) -> None:
    record, _ = played(name, turns=25)
    lines = record.text().split("\n")
    head = 3  # the first line, a note, the start position
    for kept in range(len(lines) - 1):
        error = fault("".join(line + "\n" for line in lines[:kept]))
        assert error.line == kept + 1
        if kept < head:
            assert error.good is None
            continue
        assert error.good is not None
        assert error.good.turns == record.turns[: kept - head]
        assert Record.from_text(error.good.text()).verify().scores == error.good.scores


@BOTH
def test_a_record_cut_at_any_byte_is_named_and_its_good_part_replays(name: str) -> None:
    record, _ = played(name, turns=25)
    text = record.text()
    first_turn = text.index("\n1 0 ") + 1
    sample = random.Random(7).sample(range(len(text) - 1), 60)
    for cut in [*range(len(text) - 60, len(text) - 1), *sample]:
        error = fault(text[:cut])
        assert error.line == text.count("\n", 0, cut) + 1
        whole_lines = text.count("\n", first_turn, max(cut, first_turn))
        if cut >= first_turn:
            assert error.good is not None
            assert error.good.turns == record.turns[:whole_lines]
            error.good.verify()


def test_only_the_last_line_end_may_be_missing() -> None:
    record, _ = played("summer-pavilion", turns=5)
    assert Record.from_text(record.text().removesuffix("\n")) == record


# --- corruption ----------------------------------------------------------------------------


@BOTH
def test_a_changed_turn_is_named_by_its_line_with_or_without_a_fitting_check(name: str) -> None:
    record, _ = played(name, turns=30)
    turn = next(turn for turn in record.turns[8:] if " from " in turn.text or "@" in turn.text)
    words = {"queens-garden": "tile blue-tree at 2,-1", "summer-pavilion": "place red at 3.5"}
    number = record.turns.index(turn) + 1
    at = line_of(record, number)
    changed = with_line(record.text(), at, f"{number} {turn.seat} {words[name]}")
    for text in (changed, sealed(changed)):
        error = fault(text)
        assert error.line == at
        assert re.search(r"QG-4|SP-\d", error.problem)
        assert error.good is not None
        assert error.good.turns == record.turns[: number - 1]


@BOTH
def test_a_changed_outcome_of_chance_is_named_by_its_line(name: str) -> None:
    record, _ = played(name)
    turn = next(turn for turn in record.turns if turn.chance)
    number = record.turns.index(turn) + 1
    bare = f"{number} {turn.seat} {turn.text}"
    first, *rest = turn.chance.split()
    wrong = {
        "missing": bare,
        "one too few": f"{bare} | {' '.join(rest)}" if rest else bare,
        "one too many": f"{bare} | {turn.chance} {first}",
        "no piece": f"{bare} | {turn.chance.replace(first, 'pink')}",
    }
    for line in wrong.values():
        at = line_of(record, number)
        assert fault(sealed(with_line(record.text(), at, line))).line == at


def test_the_wrong_seat_is_named() -> None:
    record, _ = played("summer-pavilion", turns=5)
    line = f"2 0 {record.turns[1].text}"
    error = fault(sealed(with_line(record.text(), line_of(record, 2), line)))
    assert error.line == line_of(record, 2)
    assert "seat 1 is to move, not 0" in error.problem


def test_turns_must_be_numbered_in_order() -> None:
    record, _ = played("summer-pavilion", turns=5)
    lines = record.text().split("\n")
    missing = "\n".join(lines[:4] + lines[5:])
    assert fault(missing).line == 5
    assert "turn 2 is expected here, not 3" in fault(missing).problem


def test_the_earlier_of_two_faults_is_named() -> None:
    record, _ = played("summer-pavilion", turns=10)
    text = with_line(record.text(), 6, "3 0 place red at 3.5")
    assert fault(text[:-40]).line == 6
    assert fault(text + "more\n").line == 6
    assert fault(with_line(text, 9, "rubbish")).line == 6


def test_a_turn_after_the_end_of_the_game_is_named() -> None:
    record, game = played("summer-pavilion")
    record.turns.append(RecordedTurn(0, "pass", ""))
    error = fault(record.text())
    assert error.line == 3 + len(record.turns)
    assert "over" in error.problem
    assert error.good is not None
    assert error.good.verify().scores == game.scores


def test_lines_after_the_end_are_named_but_empty_ones_forgiven() -> None:
    record, _ = played("summer-pavilion", turns=5)
    assert Record.from_text(record.text() + "\n\n") == record
    error = fault(record.text() + "\n\nmore\n")
    assert error.line == 12
    assert "follows the end" in error.problem
    assert error.good == record


def test_changed_scores_are_named() -> None:
    record, game = played("summer-pavilion")
    right = " ".join(map(str, game.scores))
    error = fault(sealed(record.text().replace(f"scores {right}", "scores 1 2")))
    assert f"the scores are {right}, not 1 2" in error.problem
    assert error.line == 4 + len(record.turns)
    assert error.good is not None
    assert error.good.scores == game.scores


def test_scores_that_do_not_fit_an_unsaved_record_are_found() -> None:
    record, _ = played("summer-pavilion", turns=5)
    record.scores = [99, 99]
    with pytest.raises(InvalidRecord, match="line 9: the scores are"):
        record.verify()


def test_a_number_of_turns_that_is_wrong_is_named() -> None:
    record, _ = played("summer-pavilion", turns=5)
    assert "7 turns are announced" in fault(record.text().replace("turns 5", "turns 7")).problem


def test_a_change_that_still_replays_is_noticed() -> None:
    record, _ = played("summer-pavilion", turns=5)
    error = fault(record.text().replace("note a game", "note A game"))
    assert error.problem == "the text was changed after it was saved"
    assert error.line == 9


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("hello\n", 1),
        ("quinta record 2\n", 1),
        ("quinta record 1\n", 2),
        ("quinta record 1\nnote x", 2),
        ("quinta record 1\nnote x\nstart {\n", 3),
        ("quinta record 1\nstart [1, 2]\n", 2),
        ('quinta record 1\nstart {"game": "chess"}\n', 2),
        ("quinta record 1\nstart " + "[" * 100_000 + "\n", 2),
        ("quinta record 1\nstart " + "1" * 10_000 + "\n", 2),
    ],
)
def test_what_has_no_start_is_named_and_has_no_good_part(text: str, line: int) -> None:
    error = fault(text)
    assert error.line == line
    assert error.good is None


@pytest.mark.parametrize(
    "line",
    [
        "1",
        "1 0",
        "1 0 | red",
        "9" * 5000 + " 0 pass",
        "\u0661 0 draft red from centre",
        "1 0 draft \x00",
        "end",
        "end turns 1",
        "end turns 0 scores " + "5" * 60 + "x",
        "end turns 0 scores 5 5 check 0000000g",
    ],
)
def test_lines_that_are_neither_turn_nor_end_are_named(line: str) -> None:
    record = Record.of(quinta.new("summer-pavilion", seed=1))
    assert fault(with_line(record.text(), 3, line)).line == 3


@BOTH
@pytest.mark.parametrize("wrong", [b"\xff", "\u00e9".encode(), b"\x80\n"])
def test_bytes_that_are_no_ascii_are_named_by_their_line(
    name: str, wrong: bytes, tmp_path: Path
) -> None:
    record, _ = played(name, turns=10)
    lines = record.text().encode().split(b"\n")
    lines[7] = lines[7][:9] + wrong + lines[7][9:]
    path = tmp_path / "game.quinta"
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(InvalidRecord) as caught:
        Record.load(path)
    assert caught.value.line == 8
    assert caught.value.good is not None
    assert caught.value.good.turns == record.turns[:4]
    lines[4] = b"2 1 rubbish"
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(InvalidRecord, match="line 5"):
        Record.load(path)


# --- files ---------------------------------------------------------------------------------


def test_a_full_disk_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, _ = played("summer-pavilion", turns=5)
    new, _ = played("summer-pavilion", turns=50)
    path = tmp_path / "game.quinta"
    old.save(path)

    def full(_: int) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        new.save(path)
    assert Record.load(path) == old
    assert os.listdir(tmp_path) == ["game.quinta"]


def test_saving_to_no_folder_or_onto_a_folder_fails_cleanly(tmp_path: Path) -> None:
    record, _ = played("summer-pavilion", turns=5)
    with pytest.raises(OSError, match="No such file"):
        record.save(tmp_path / "missing" / "game.quinta")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="directory"):
        record.save(tmp_path / "folder")
    assert os.listdir(tmp_path) == ["folder"]


def test_a_saved_record_has_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("")
    played("summer-pavilion", turns=5)[0].save(tmp_path / "game.quinta")
    modes = [(tmp_path / name).stat().st_mode for name in ("other", "game.quinta")]
    assert modes[0] == modes[1]


def test_a_report_used_for_many_turns_gives_a_record_that_replays() -> None:
    game = quinta.new("queens-garden", seed=3)
    record, report, chooser = Record.of(game), quinta.Report(), quinta.Random(1)
    for _ in range(20):
        record.play(game, game.random_move(chooser), report)
    assert Record.from_text(record.text()).verify().scores == game.scores
