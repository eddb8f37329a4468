"""``quinta review``: its report in the terminal, as JSON and as HTML, and what it refuses."""

from __future__ import annotations

import base64
import json
import re
from importlib import invalidate_caches
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import quinta
import quinta.draw
from cli.shell import Shell, saved
from quinta import GAMES, Record, analysis
from quinta.bots import Budget
from quinta.games import Parts
from quinta.workers import Here, LocalProcesses, Progress

FEW = ("--budget", 4, "--workers", 1)


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews are made in this process, except where a test asks for others."""
    monkeypatch.setattr("quinta.cli.review.LocalProcesses", lambda _: Here())


def passed(path: Path, *notes: str, players: int = 2, turns: int = 8) -> Record:
    """A record of Queen's Garden in a file: who begins passes at once, which is a blunder."""
    game, chance = quinta.new("queens-garden", players, 1), quinta.Random(1)
    record = Record.of(game, list(notes))
    record.play(game, game.parse("pass"))
    while len(record.turns) < turns:
        record.play(game, game.random_move(chance))
    record.save(path)
    return record


def page(path: Path) -> ElementTree.Element:
    """An HTML report as a tree: it is well-formed in both of HTML's forms."""
    doctype, _, text = path.read_text(encoding="utf-8").partition("\n")
    assert doctype == "<!doctype html>"
    return ElementTree.fromstring(text)


def texts(tree: ElementTree.Element) -> str:
    return " ".join(" ".join(tree.itertext()).split())


# --- in the terminal -----------------------------------------------------------------------


def test_the_report_tells_of_players_errors_and_luck(shell: Shell, tmp_path: Path) -> None:
    record = passed(tmp_path / "game.quinta")
    review = analysis.review(record, Budget(simulations=4))
    outcome = shell("review", "game.quinta", *FEW)
    assert (outcome.code, outcome.err) == (0, "")
    head, settings, _, *rest = outcome.out.splitlines()
    assert head == "Queen's Garden, 8 turns: not finished"
    assert settings == "4 simulations for each search, seed 0"
    rows = {line[:26].strip(): line[26:].split() for line in rest[1:15]}
    first, second = review.players
    assert rows["accuracy"] == [f"{first.accuracy:.1f}", f"{second.accuracy:.1f}"]
    assert rows["blunders"] == [str(first.verdicts["blunder"]), str(second.verdicts["blunder"])]
    assert rows["luck, points"] == [f"{first.luck.lead:+.1f}", f"{second.luck.lead:+.1f}"]
    assert rows["lead expected"] == [f"{one.result.lead:+.1f}" for one in review.players]
    blunder = rest.index("Turns that lost something:") + 1
    told = " ".join(rest[blunder : blunder + 3]).split()
    cost = review.turns[0].cost
    lost = f"blunder ?? lost {cost.lead:.1f} points, {100 * cost.chance:.1f}%"
    assert " ".join(told) == f"1 Player 1: {lost} played pass best {review.turns[0].best}"
    drawn = [turn for turn in review.turns if turn.luck is not None]
    assert drawn
    luckiest = max(drawn, key=lambda turn: turn.luck.value.chances[0] if turn.luck else 0.0)
    lines = rest[rest.index("The luckiest and unluckiest draws, in points and in chance to win:") :]
    assert any(line.split()[0] == str(luckiest.number) for line in lines[2:])


def test_a_game_without_errors_says_so(shell: Shell, tmp_path: Path) -> None:
    game = quinta.new("summer-pavilion", 4, 1)
    record = Record.of(game)
    record.play(game, analysis.judge(game, Budget(simulations=20)).turns[0].move)
    record.save(tmp_path / "game.quinta")
    outcome = shell("review", "game.quinta", "--budget", 20, "--workers", 1)
    assert "No turn lost 5% of the chance to win or more." in outcome.out
    assert "Player 4" in outcome.out


def test_players_have_the_names_that_the_record_knows(shell: Shell, tmp_path: Path) -> None:
    passed(tmp_path / "names.quinta", "seats ann, bob")
    passed(tmp_path / "twins.quinta", "seats master, master")
    passed(tmp_path / "other.quinta", "seats ann, bob, carol")
    assert "ann: blunder" in shell("review", "names.quinta", *FEW).out
    assert "master (1): blunder" in shell("review", "twins.quinta", *FEW).out
    assert "Player 1: blunder" in shell("review", "other.quinta", *FEW).out


def test_a_finished_game_names_its_winner(shell: Shell, tmp_path: Path) -> None:
    game = quinta.new("summer-pavilion", 2, 1)
    chance = quinta.Random(1)
    while not game.is_over:
        before = game.copy()
        game.play(game.random_move(chance))
    record = Record.of(before)
    record.play(before, before.legal_moves()[0])
    record.save(tmp_path / "end.quinta")
    (winner,) = before.winners
    head = shell("review", "end.quinta", *FEW).out.splitlines()[0]
    assert head == f"Summer Pavilion, 1 turn: Player {winner + 1} won"


@pytest.mark.parametrize("name", GAMES)
def test_a_record_without_turns_is_reviewed(shell: Shell, tmp_path: Path, name: str) -> None:
    saved(tmp_path / "empty.quinta", name, 0)
    outcome = shell("review", "empty.quinta", *FEW)
    assert outcome.code == 0
    assert ", 0 turns: not finished" in outcome.out
    assert shell("review", "empty.quinta", *FEW, "--html", "a.html").code == 0
    tree = page(tmp_path / "a.html")
    assert len(list(tree.iter("img"))) == 1
    assert not list(tree.iter("svg"))


# --- as data -------------------------------------------------------------------------------


def test_json_is_the_data_of_the_review(shell: Shell, tmp_path: Path) -> None:
    record = passed(tmp_path / "game.quinta")
    data = analysis.review(record, Budget(simulations=4), 7).data()
    outcome = shell("review", "game.quinta", *FEW, "--seed", 7, "--json")
    assert json.loads(outcome.out) == json.loads(json.dumps(data))
    assert outcome.out.count("\n") == 1
    typed = (tmp_path / "game.quinta").read_bytes()
    assert shell("review", "-", *FEW, "--seed", 7, "--json", typed=typed).out == outcome.out


def test_seed_and_simulations_decide_the_review_and_workers_do_not(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed(tmp_path / "game.quinta")
    made: dict[tuple[int, int], tuple[str, str]] = {}
    monkeypatch.setattr("quinta.cli.review.LocalProcesses", LocalProcesses)
    for workers, seed in ((1, 1), (2, 1), (1, 2)):
        arguments = ("--budget", 4, "--workers", workers, "--seed", seed)
        told = shell("review", "game.quinta", *arguments, "--json", "--html", "a.html").out
        made[workers, seed] = told, (tmp_path / "a.html").read_text(encoding="utf-8")
    assert made[1, 1] == made[2, 1]
    assert made[1, 1] != made[1, 2]


def test_several_records_are_reviewed_one_after_the_other(shell: Shell, tmp_path: Path) -> None:
    for name in ("a", "b"):
        saved(tmp_path / f"{name}.quinta", turns=3 if name == "a" else 4)
    files = ("a.quinta", "b.quinta")
    told = shell("review", *files, *FEW).out.splitlines()
    assert told[0] == "a.quinta:"
    assert told[told.index("b.quinta:") + 1] == "Summer Pavilion, 4 turns: not finished"
    lines = shell("review", *files, *FEW, "--json", "--html", "reports").out.splitlines()
    assert [len(json.loads(line)["turns"]) for line in lines] == [3, 4]
    for name, turns in (("a", 3), ("b", 4)):
        assert f"{turns} turns" in texts(page(tmp_path / "reports" / f"{name}.html"))
    (tmp_path / "other").mkdir()
    saved(tmp_path / "other" / "a.quinta", turns=1)
    problem = shell.fails("review", "a.quinta", "other/a.quinta", *FEW, "--html", "reports")
    assert "two records have the same name" in problem


# --- as HTML -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_the_html_report_has_graph_boards_and_turns(
    shell: Shell, tmp_path: Path, players: int
) -> None:
    record = passed(tmp_path / "game.quinta", players=players, turns=10)
    review = analysis.review(record, Budget(simulations=4))
    outcome = shell("review", "game.quinta", *FEW, "--html", "game.html")
    assert (outcome.code, outcome.out, outcome.err) == (0, "", "")
    tree = page(tmp_path / "game.html")
    wide, narrow = tree.iter("svg")
    for graph in (wide, narrow):
        marks = [one for one in graph.iter("a") if str(one.get("class")).startswith("mark")]
        errors = [turn for turn in review.turns if turn.verdict not in (None, "good")]
        assert [one.get("href", "").split("-")[1] for one in marks] == [
            str(turn.number) for turn in errors
        ]
        lines = [one for one in graph.iter("path") if str(one.get("class")).startswith("lead")]
        assert len(lines) == (1 if players == 2 else players)
        assert all(str(one.get("d")).count("L") == len(record.turns) for one in lines)
    bad = [turn for turn in review.turns if turn.verdict in ("mistake", "blunder")]
    assert bad[0].number == 1
    pictures = [base64.b64decode(one.get("src", "").split(",")[1]) for one in tree.iter("img")]
    positions = [*(record.position(turn.number - 1) for turn in bad), record.position()]
    assert pictures == [quinta.draw.svg(one.snapshot(hidden=False)).encode() for one in positions]
    assert all(one.get("alt") for one in tree.iter("img"))
    look = tree.find(".//article[@id='look-1']")
    assert look is not None
    assert f"played pass {100 * bad[0].chosen.chances[0]:.1f}% to win" in texts(look)
    assert f"best {bad[0].best}" in texts(look)
    rows = [one for one in tree.iter("tr") if str(one.get("id")).startswith("turn-")]
    assert len(rows) == len(record.turns)
    for row, turn in zip(rows, review.turns, strict=True):
        assert turn.text in texts(row)
        assert turn.verdict in (None, "good") or turn.verdict in texts(row)
    for player, card in zip(
        review.players, tree.iterfind(".//div[@class='cards']/article"), strict=True
    ):
        assert f"{player.accuracy:.1f} accuracy" in texts(card)
        result, adjusted = (
            f"{one:+.1f}".replace("-", "\N{MINUS SIGN}")
            for one in (player.result.lead, player.adjusted.lead)
        )
        assert f"Expected now {result}" in texts(card)
        assert f"Without luck {adjusted}" in texts(card)


def test_the_html_report_needs_nothing_else(shell: Shell, tmp_path: Path) -> None:
    passed(tmp_path / "game.quinta")
    shell("review", "game.quinta", *FEW, "--html", "game.html")
    tree = page(tmp_path / "game.html")
    ids = [one.get("id") for one in tree.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    for one in tree.iter():
        assert one.tag not in ("script", "link", "iframe", "object", "embed", "base", "form")
        for key, value in one.attrib.items():
            assert not key.startswith("on")
            if key == "href":
                assert value.removeprefix("#") in ids
            if key == "src":
                assert value.startswith("data:image/svg+xml;base64,")
    (style,) = tree.iter("style")
    assert not re.search(r"url\(|@import|https?:", style.text or "")
    assert "prefers-color-scheme:dark" in (style.text or "")
    assert "@media print" in (style.text or "")
    policy = tree.find(".//meta[@http-equiv='Content-Security-Policy']")
    assert policy is not None
    assert str(policy.get("content")).startswith("default-src 'none'")


HOSTILE = "</style><script>alert(1)</script><img src=x onerror='alert(2)'>&amp;\"]]>"


def test_hostile_notes_and_names_are_only_text(shell: Shell, tmp_path: Path) -> None:
    passed(tmp_path / "game.quinta", HOSTILE, "seats <b>ann</b>, bob\" onload='x'")
    shell("review", "game.quinta", *FEW, "--html", "game.html")
    tree = page(tmp_path / "game.html")
    assert HOSTILE in texts(tree)
    assert "Turn 1, <b>ann</b> : blunder" in texts(tree)
    assert not list(tree.iter("script"))
    for one in tree.iter():
        assert not any(key.startswith("on") for key in one.attrib)
    # The names are in the pictures, and harmless there as well.
    for image in tree.iter("img"):
        picture = base64.b64decode(image.get("src", "").split(",")[1]).decode()
        assert "<b>ann</b>" in texts(ElementTree.fromstring(picture))


def test_only_the_costliest_turns_have_a_board(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quinta.analysis.report.page._MOST_BOARDS", 1)
    passed(tmp_path / "game.quinta", players=4)
    shell("review", "game.quinta", *FEW, "--html", "game.html")
    tree = page(tmp_path / "game.html")
    looks = list(tree.iterfind(".//section[@class='looks']/article"))
    assert len(looks) > 1
    assert [one.get("id") for one in looks if one.find(".//img") is not None] == ["look-1"]
    assert "The costliest one is shown with the position before the turn." in texts(tree)


def test_html_goes_to_standard_output_or_into_a_folder(shell: Shell, tmp_path: Path) -> None:
    saved(tmp_path / "game.quinta", turns=3)
    (tmp_path / "reports").mkdir()
    told = shell("review", "game.quinta", *FEW, "--html", "-").out
    assert shell("review", "game.quinta", *FEW, "--html", "reports").out == ""
    assert (tmp_path / "reports" / "game.html").read_text(encoding="utf-8") == told
    assert "takes one report" in shell.fails("review", "game.quinta", "--html", "-", "--json")


# --- what is refused -----------------------------------------------------------------------


def test_files_that_are_no_records_are_refused_before_the_work_begins(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: Any) -> None:
        raise AssertionError("the work has begun")

    monkeypatch.setattr(analysis, "reviewing", never)
    record = saved(tmp_path / "good.quinta", turns=20)
    lines = record.text().split("\n")
    (tmp_path / "cut.quinta").write_text("\n".join(lines[:17]) + "\n18 0 dra")
    lines[11] = "10 1 place red at 3.5"
    (tmp_path / "bad.quinta").write_text("\n".join(lines))
    (tmp_path / "position.json").write_text(json.dumps(record.start))
    for file, problem in (
        ("missing.quinta", "cannot read missing.quinta: No such file or directory"),
        ("cut.quinta", "cut.quinta:18: the record breaks off in this line"),
        ("bad.quinta", "bad.quinta:12: SP-"),
        ("position.json", "position.json:1: a record begins with 'quinta record 1'"),
    ):
        assert problem in shell.fails("review", "good.quinta", file, *FEW)
    assert "is no budget" in shell.fails("review", "good.quinta", "--budget", "much")
    assert "FILE" in shell.fails("review")


def test_a_report_that_cannot_be_written_is_refused_before_the_work_begins(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved(tmp_path / "game.quinta", turns=2)
    (tmp_path / "game.html").mkdir()
    with monkeypatch.context() as patch:
        patch.setattr(analysis, "reviewing", None)
        for out, problem in (
            ("none/a.html", "cannot write none/a.html: there is no such folder"),
            ("game.quinta/a.html", "cannot write game.quinta/a.html: there is no such folder"),
            (".", "cannot write game.html: this is a folder"),
        ):
            assert problem in shell.fails("review", "game.quinta", *FEW, "--html", out)
        patch.setattr("os.access", lambda *_: False)
        problem = shell.fails("review", "game.quinta", *FEW, "--html", "a.html")
        assert problem == "quinta: cannot write a.html: its folder cannot be written to\n"


def test_a_game_without_a_brain_is_refused(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved(tmp_path / "game.quinta", turns=2)
    folder = tmp_path / "brainless"
    folder.mkdir()
    name = '"summer-pavilion"'
    (folder / "__init__.py").write_text(f'NAME = {name}\nTITLE = "Brainless"\nVERSION = 2\n')
    (folder / "rules.py").write_text("from quinta.games.pavilion.rules import *\n")
    monkeypatch.syspath_prepend(tmp_path)
    invalidate_caches()
    monkeypatch.setitem(GAMES, "summer-pavilion", Parts("brainless"))
    problem = shell.fails("review", "game.quinta", *FEW)
    assert problem == (
        "quinta: game.quinta: Brainless has no brain, so nothing judges its positions\n"
    )


def test_an_interrupt_leaves_nothing_half_written(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def show(_: Progress, done: int) -> None:
        if done > 1:
            raise KeyboardInterrupt

    saved(tmp_path / "game.quinta", turns=4)
    monkeypatch.setattr(Progress, "show", show)
    outcome = shell("review", "game.quinta", *FEW, "--json", "--html", "game.html")
    assert (outcome.code, outcome.out, outcome.err) == (130, "", "")
    assert [path.name for path in tmp_path.iterdir()] == ["game.quinta"]


def test_an_interrupt_while_the_report_is_written_leaves_the_old_one(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    saved(tmp_path / "game.quinta", turns=1)
    (tmp_path / "game.html").write_text("old")
    monkeypatch.setattr(Path, "replace", interrupted)
    assert shell("review", "game.quinta", *FEW, "--html", "game.html").code == 130
    assert (tmp_path / "game.html").read_text() == "old"
    assert {path.name for path in tmp_path.iterdir()} == {"game.quinta", "game.html"}
