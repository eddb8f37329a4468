"""A game in the terminal: by numbers, by words, with commands, and nobody there."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.shell import Shell
from quinta import Record


def test_with_nobody_at_the_keyboard_play_shows_the_game_and_ends(shell: Shell) -> None:
    outcome = shell("play")
    assert outcome.code == 0
    assert outcome.err == ""
    assert "You to move" in outcome.out
    assert outcome.out.endswith("Goodbye.\n")


@pytest.mark.parametrize(
    ("name", "players"), [("queens-garden", 2), ("queens-garden", 4), ("summer-pavilion", 3)]
)
def test_a_whole_game_by_numbers_ends_with_a_record(
    shell: Shell, tmp_path: Path, name: str, players: int
) -> None:
    typed = "1\n" * 3000
    outcome = shell(
        *("play", name, "--players", players, "--seed", 2, "--bots", "random"), typed=typed
    )
    assert outcome.code == 0
    assert "The game is over." in outcome.out
    assert "final scoring, counted already" in outcome.out
    record = Record.load(tmp_path / "1")  # the last answer was the name of a file, too
    assert record.verify().is_over
    assert f"Saved {len(record.turns)} turns to 1." in outcome.out


def test_the_game_is_asked_for(shell: Shell) -> None:
    assert "Summer Pavilion against" in shell("play", typed="2\n").out
    assert "Summer Pavilion against" in shell("play", typed="chess\nsummer-pavilion\n").out
    assert "Type a number from 1 to 2." in shell("play", typed="chess\n").out
    assert "Queen's Garden against" in shell("play", typed="\n").out


def test_a_turn_can_be_typed_in_words(shell: Shell, tmp_path: Path) -> None:
    shell(
        "play", "queens-garden", "--bots", "random", typed="buy at 3,0\nsave a\nbuy at 3,0\nquit\n"
    )
    turns = Record.load(tmp_path / "a").turns
    assert [turn.text for turn in turns if turn.seat == 0] == ["buy at 3,0"]


def test_choices_can_be_typed_as_words_and_taken_back(shell: Shell, tmp_path: Path) -> None:
    typed = "undo\nbuy\nundo\nundo\nbuy\n-3,0\nsave a\n"
    outcome = shell("play", "queens-garden", "--bots", "random", typed=typed)
    assert outcome.out.count("There is no choice to take back in this turn.") == 2
    assert outcome.out.count("buy: On which area?") == 2
    assert Record.load(tmp_path / "a").turns[0].text == "buy at -3,0"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help", "undo        take back"),
        ("moves buy", "  buy at 3,0\n  buy at 3,-3\n"),
        ("moves sing", "No turn that you can play begins with 'sing'."),
        ("moves", "  pass"),
        ("hint", "would play: "),
        ("0", "Choose a number from 1 to"),
        ("99999999999999", "is no turn of Queen's Garden"),
        ("sing", "'sing' is no turn of Queen's Garden"),
        ("draft red from centre", "is no turn of Queen's Garden"),
        ("tile blue-tree at 1,0", "QG-4.4"),
        ("buy at 9,9", "9,9 is not the centre"),
        ("save", "Say where"),
        ("save none/game", "Cannot write none/game: No such file"),
        ("save .", "Cannot write .: "),
        ("save precious", "precious exists and is not a record"),
        ("\x1b[A\x00 \u00b2", "is no turn of Queen's Garden"),
    ],
)
def test_whatever_is_typed_is_answered(
    shell: Shell, tmp_path: Path, typed: str, answer: str
) -> None:
    (tmp_path / "precious").write_text("letters")
    outcome = shell("play", "queens-garden", "--seed", 3, "--bots", "random", typed=typed + "\n")
    assert outcome.code == 0
    assert answer in outcome.out
    assert outcome.out.endswith("Goodbye.\n")
    assert (tmp_path / "precious").read_text() == "letters"


def test_an_interrupt_ends_the_game_politely(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    outcome = shell("play", "summer-pavilion")
    assert outcome.code == 0
    assert outcome.out.endswith("Goodbye.\n")


def test_bots_may_keep_several_cores_busy(shell: Shell, tmp_path: Path) -> None:
    table = ("play", "summer-pavilion", "--seed", 2, "--bots", "search", "--budget", 5)
    outcome = shell(*table, "--cores", 2, typed="1\n1\nsave a\nquit\n")
    assert outcome.code == 0
    assert [turn.seat for turn in Record.load(tmp_path / "a").turns] == [0, 1]
    assert "1 to 64" in shell.fails(*table, "--cores", 0)
