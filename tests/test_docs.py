"""Every example in the documentation is run: what a page says is what happens.

Blocks of code are told apart by their language. ``python`` is a doctest; ``json`` a position, a
turn or a scoring board; ``toml`` a scoring board; ``console`` commands with what they print;
``text`` the text of a turn, or of a record; ``sh``, ``ini`` and ``diagram`` what is not run here.
In what is printed,
``...`` stands for anything, and times and the build do not matter.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import json
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

import pytest

import quinta
from builds import ROOT
from quinta import Game
from quinta.cli import main
from quinta.games.garden.rules import load_board
from quinta.games.garden.rules.scoring import board_data

PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
LANGUAGES = {"python", "json", "toml", "console", "text", "sh", "diagram", "ini"}
LARGEST_PICTURE = 150_000


@dataclass(frozen=True)
class Block:
    """A block of code on a page, and the block before it."""

    page: Path
    line: int
    language: str
    text: str
    before: Block | None

    def __str__(self) -> str:
        return f"{self.page.stem}-{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    """The blocks of code of a page."""
    before: Block | None = None
    content = page.read_text(encoding="utf-8")
    for found in re.finditer(r"^```(\w*)\n(.*?)^```$", content, re.MULTILINE | re.DOTALL):
        line = content.count("\n", 0, found.start()) + 1
        before = Block(page, line, found[1], found[2], before)
        yield before


ALL = [block for page in PAGES for block in blocks(page)]


def each(*languages: str) -> pytest.MarkDecorator:
    chosen = [block for block in ALL if block.language in languages]
    return pytest.mark.parametrize("block", chosen, ids=str)


@pytest.fixture(autouse=True)
def a_folder_with_the_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Examples run where they find the documentation and can write what they like."""
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    shutil.copy(ROOT / "README.md", tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("NO_COLOR", raising=False)


def test_every_block_says_what_it_is() -> None:
    assert {block.language for block in ALL} <= LANGUAGES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_python_examples_do_what_the_page_says(page: Path) -> None:
    # The examples of a page go on from each other, as someone types them.
    text = "\n".join(block.text for block in blocks(page) if block.language == "python")
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test, out=said.append, clear_globs=False)
    assert runner.summarize(verbose=False).failed == 0, "".join(said)


@each("json")
def test_json_examples_are_read(block: Block) -> None:
    data = json.loads(block.text)
    if "game" in data:
        check_position(data)
    elif "turn" in data:
        assert block.before is not None
        assert block.before.language == "text", "the text of a turn stands before its JSON"
        check_turn(block.before.text.strip(), data)
    elif "rounds" in data:
        assert board_data(data) == data
    else:
        pytest.fail("this is neither a position nor a turn nor a scoring board")


def check_position(data: dict[str, object]) -> None:
    """What is written comes back, with what was left out."""
    back = quinta.from_snapshot(data).snapshot(hidden="hidden" in data)
    assert within(data, back), back
    assert quinta.from_snapshot(back).snapshot(hidden="hidden" in data) == back


def within(part: object, whole: object) -> bool:
    """Whether the whole says everything that the part says, in the same words."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and within(part[key], whole[key]) for key in part)
    if isinstance(part, list) and isinstance(whole, list):
        pairs = zip(part, whole, strict=True) if len(part) == len(whole) else [(0, 1)]
        return all(within(one, other) for one, other in pairs)
    return part == whole


def check_turn(text: str, data: dict[str, object]) -> None:
    """Text and JSON of a turn are the same turn, and come back as they are."""
    game = game_of_turn(text)
    move = game.parse(text)
    assert game.move_from_data(data) == move
    assert game.move_data(move) == data
    assert game.text(move) == text


def game_of_turn(text: str) -> Game:
    theirs = re.match(r"draft|place|pass keeping", text)
    return quinta.new("summer-pavilion" if theirs else "queens-garden", seed=1)


@each("text")
def test_text_examples_are_turns_or_the_record_in_the_examples(block: Block) -> None:
    if block.text.startswith("quinta record"):
        record = (ROOT / "docs/examples/summer-pavilion.quinta").read_text(encoding="ascii")
        assert matches(block.text, record)
        return
    for line in block.text.splitlines():
        game = game_of_turn(line)
        assert game.text(game.parse(line)) == line


@each("toml")
def test_toml_examples_are_scoring_boards(block: Block) -> None:
    Path("board.toml").write_text(block.text, encoding="utf-8")
    board = load_board("board.toml")
    game = quinta.new("queens-garden", seed=1, options={"board": board})
    assert game.options["board"] == board


@each("console")
def test_commands_print_what_the_page_says(block: Block) -> None:
    for session in re.split(r"^(?=\$ )", block.text, flags=re.MULTILINE)[1:]:
        command, _, expected = session.partition("\n")
        printed = printed_by(command.removeprefix("$ "))
        assert matches(expected, printed), f"$ {command}\n{printed}"


def printed_by(line: str) -> str:
    """What a command prints; what is typed may come from printf."""
    typed = b""
    if line.startswith("printf "):
        first, _, line = line.partition(" | ")
        typed = shlex.split(first)[1].replace(r"\n", "\n").encode()
    name, *arguments = shlex.split(line)
    assert name == "quinta"
    output = io.StringIO()
    stdin, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(typed))
    try:
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            main(arguments)
    finally:
        sys.stdin = stdin
    return output.getvalue()


def matches(expected: str, printed: str) -> bool:
    """Whether this was to be expected, with ``...`` for anything."""
    pattern = re.escape(normalised(expected))
    pattern = pattern.replace(re.escape("...\n"), r"(?:.*\n)*?")
    pattern = pattern.replace(re.escape("..."), ".*?")
    return re.fullmatch(pattern, normalised(printed)) is not None


def normalised(text: str) -> str:
    """Text without what differs from machine to machine."""
    text = text.replace("plain Python engine", "compiled engine")
    text = re.sub(r"[\d,]+ turns/s", "N turns/s", text)
    return re.sub(r"[ \t]+$", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    content = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)]+)\)", content):
        if re.match(r"https?:", target):
            continue
        path, _, anchor = unquote(target).partition("#")
        there = page.parent / path if path else page
        assert there.exists(), target
        if anchor:
            titles = re.findall(r"^#+ (.+)$", there.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in [re.sub(r"\W+", "-", title.lower()) for title in titles], target


@pytest.mark.parametrize("record", ["queens-garden", "summer-pavilion"])
def test_records_in_the_examples_are_right_and_pictures_small(record: str) -> None:
    assert quinta.Record.load(ROOT / f"docs/examples/{record}.quinta").verify().is_over
    picture = ROOT / f"docs/images/{record}.svg"
    assert picture.read_text(encoding="utf-8").startswith(("<svg", "<?xml"))
    assert picture.stat().st_size < LARGEST_PICTURE


def test_every_page_is_linked_from_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for page in PAGES:
        assert page.name == "README.md" or f"(docs/{page.name})" in readme


def test_ellipsis_stands_for_anything_but_not_for_something_else() -> None:
    assert matches("a\n...\nd ... f\n", "a\nb\nc\nd e f\n")
    assert not matches("a\n...\nd\n", "a\nb\n")
