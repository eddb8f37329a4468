"""The shell in which the tests of the command type."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.shell import Shell


@pytest.fixture
def shell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Shell:
    return Shell(tmp_path, capsys, monkeypatch)
