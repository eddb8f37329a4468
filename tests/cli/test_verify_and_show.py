"""Records checked, records and positions shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import quinta
from cli.shell import Shell, saved


def test_verify_goes_on_after_a_wrong_record(shell: Shell, tmp_path: Path) -> None:
    record = saved(tmp_path / "good.quinta")
    part = saved(tmp_path / "part.quinta", "queens-garden", 9)
    text = record.text().split("\n")
    text[11] = "10 1 place red at 3.5"
    (tmp_path / "bad.quinta").write_text("\n".join(text))
    (tmp_path / "cut.quinta").write_text(part.text()[:-30])
    (tmp_path / "junk.quinta").write_bytes(b"\xff\x00")
    names = [f"{name}.quinta" for name in ("bad", "good", "cut", "part", "junk")]
    outcome = shell("verify", *names)
    assert outcome.code == 1
    bad, good, cut, unfinished, junk = outcome.out.splitlines()
    scores = " ".join(map(str, record.scores or []))
    assert bad.startswith("bad.quinta:12: SP-")
    assert bad.endswith("(9 turns before it are good)")
    assert good == f"good.quinta: OK, {len(record.turns)} turns, scores {scores}"
    assert cut.startswith("cut.quinta:12: this is not the end of a record")
    assert unfinished.endswith(", not finished")
    assert junk.startswith("junk.quinta:1: this is not text of a record (0 turns")


def test_verify_is_content_with_good_records(shell: Shell, tmp_path: Path) -> None:
    saved(tmp_path / "a.quinta", turns=3)
    assert shell("verify", "a.quinta", "a.quinta").code == 0
    assert shell("verify", "-", typed=(tmp_path / "a.quinta").read_bytes()).code == 0


def test_verify_goes_on_after_a_file_that_cannot_be_read(shell: Shell, tmp_path: Path) -> None:
    saved(tmp_path / "a.quinta", turns=3)
    outcome = shell("verify", "missing.quinta", "a.quinta")
    assert outcome.code == 2
    assert outcome.err == "quinta: cannot read missing.quinta: No such file or directory\n"
    assert outcome.out.startswith("a.quinta: OK, 3 turns")


@pytest.mark.parametrize("name", quinta.GAMES)
def test_show_draws_records_and_positions(shell: Shell, tmp_path: Path, name: str) -> None:
    record = saved(tmp_path / "game.quinta", name, 20)
    after = record.position(12).snapshot(hidden=False)
    (tmp_path / "position.json").write_text(json.dumps(after))
    text = quinta.draw.terminal(after, False, 100).rstrip("\n") + "\n"
    assert shell("show", "game.quinta", "--turn", 12).out == text
    assert shell("show", "position.json").out == text
    assert shell("show", "-", typed=json.dumps(after)).out == text
    assert shell("show", "game.quinta").out != text
    assert shell("show", "game.quinta", "--turn", 0).code == 0


def test_show_writes_colour_where_it_is_wanted(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved(tmp_path / "game.quinta", turns=9)
    assert "\x1b[" not in shell("show", "game.quinta").out
    assert "\x1b[" in shell("show", "game.quinta", "--colour").out
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[" in shell("show", "game.quinta").out
    assert "\x1b[" not in shell("show", "game.quinta", "--no-colour").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in shell("show", "game.quinta").out


def test_show_writes_pictures(shell: Shell, tmp_path: Path) -> None:
    record = saved(tmp_path / "game.quinta", "queens-garden", 30)
    picture = record.position()._repr_svg_()
    outcome = shell("show", "game.quinta", "--svg", "game.svg")
    assert (outcome.code, outcome.out) == (0, "")
    assert (tmp_path / "game.svg").read_text(encoding="utf-8") == picture
    assert shell("show", "game.quinta", "--svg", "-").out == picture + "\n"
    assert "cannot write none/a.svg: No such" in shell.fails(
        "show", "game.quinta", "--svg", "none/a.svg"
    )


def test_show_draws_what_is_good_of_a_damaged_record(shell: Shell, tmp_path: Path) -> None:
    record = saved(tmp_path / "game.quinta", turns=20)
    whole = shell("show", "game.quinta", "--turn", 15).out
    lines = record.text().split("\n")
    (tmp_path / "cut.quinta").write_text("\n".join(lines[:17]) + "\n18 0 dra")
    outcome = shell("show", "cut.quinta")
    assert outcome.code == 0
    assert outcome.out == whole
    assert outcome.err.startswith("quinta: cut.quinta:18: the record breaks off in this line")


def test_show_says_what_cannot_be_shown(shell: Shell, tmp_path: Path) -> None:
    saved(tmp_path / "game.quinta", turns=5)
    (tmp_path / "position.json").write_text(json.dumps(quinta.new("queens-garden").snapshot()))
    (tmp_path / "list.json").write_text("[]")
    (tmp_path / "not.json").write_text('{"game":\n oops}')
    (tmp_path / "deep.json").write_text("[" * 100_000)
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\xff")
    (tmp_path / "head.quinta").write_text("quinta record 1\nstart {}\n")
    assert "there is no turn 6, only 5" in shell.fails("show", "game.quinta", "--turn", 6)
    assert "--turn needs a record" in shell.fails("show", "position.json", "--turn", 1)
    assert "list.json: a position is an object" in shell.fails("show", "list.json")
    assert "not.json:2: this is not JSON" in shell.fails("show", "not.json")
    assert "deep.json: this is nested too deeply" in shell.fails("show", "deep.json")
    assert "bytes.json: this is not JSON text" in shell.fails("show", "bytes.json")
    assert "head.quinta:2: position: game" in shell.fails("show", "head.quinta")
