"""How far work has come, as a terminal sees it and as a file does."""

from __future__ import annotations

import io
import itertools
import sys
import time

import pytest

from quinta.workers import Progress

_EMPTY, _HALF = f"[{'.' * 30}]", f"[{'#' * 15}{'.' * 15}]"


class Terminal(io.StringIO):
    """A stream that says it is one."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A minute passes whenever somebody looks at the clock."""
    clock = itertools.count(0, 60)
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))


def test_a_terminal_sees_a_bar_that_makes_room(
    monkeypatch: pytest.MonkeyPatch, minutes: None
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("COLUMNS", "70")
    with Progress(4, lambda: "so it goes " * 10) as progress:
        progress.show(0)
        progress.show(2)
        progress.say("half of it")
        progress.show(2)
    shown = terminal.getvalue().split("\r\x1b[K")
    assert shown[1].startswith(f"{_EMPTY} 0/4  so it goes ")
    assert shown[2].startswith(f"{_HALF} 2/4  2 min left  so it goes ")
    assert shown[3] == "half of it\n"
    assert shown[4].startswith(_HALF)
    assert shown[5] == ""
    assert all(len(line) < 70 for line in shown)


def test_what_was_done_before_says_nothing_of_the_pace(
    monkeypatch: pytest.MonkeyPatch, minutes: None
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    progress = Progress(600)
    progress.begin(300)
    progress.show(300)
    progress.show(301)
    shown = terminal.getvalue().split("\r\x1b[K")
    assert shown[1:] == [f"{_HALF} 300/600", f"{_HALF} 301/600  10 h left"]


def test_a_file_gets_a_line_now_and_then_and_what_is_said(
    monkeypatch: pytest.MonkeyPatch, minutes: None
) -> None:
    file = io.StringIO()
    monkeypatch.setattr(sys, "stderr", file)
    with Progress(20) as progress:
        for done in range(9):
            progress.show(done)
        progress.say("enough")
    *lines, said = file.getvalue().splitlines()
    assert [line.split()[1] for line in lines] == ["3/20", "8/20"]
    assert said == "enough"


def test_what_is_done_soon_needs_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    monkeypatch.setattr(sys, "stderr", file)
    with Progress(2) as progress:
        for done in range(3):
            progress.show(done)
    assert file.getvalue() == ""


def test_a_process_without_a_standard_error_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    with Progress(2) as progress:
        progress.show(1)
        progress.say("nobody hears")
