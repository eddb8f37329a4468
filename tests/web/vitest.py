"""The page's own tests, run with what the engine or the service really says."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

_WEB = Path(__file__).resolve().parents[2] / "web"


def run_with(facts: object, variable: str, test: str, folder: Path) -> str:
    """Run one of the page's test files with these facts; what it printed.

    It reads them from the file that the environment variable names.
    """
    npx = shutil.which("npx")
    if npx is None or not (_WEB / "node_modules").exists():
        pytest.skip("the page's tools are not installed (make setup)")
    file = folder / "facts.json"
    file.write_bytes(msgspec.json.encode(facts))
    done = subprocess.run(
        [npx, "vitest", "run", test],
        cwd=_WEB,
        env={**os.environ, variable: str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
