"""The two builds of the engine side by side: the installed one, and the sources as they are."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Literal

import quinta
from quinta.core.bits import COMPILED

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
SOURCES = ROOT / "src"

Build = Literal["installed", "plain"]


def installed_build() -> Literal["compiled", "plain"] | None:
    """Which build this Python has installed, if any; PYTHONPATH may hide it from the tests."""
    try:
        files = distribution("quinta").files or []
    except PackageNotFoundError:
        return None
    return "compiled" if any(path.suffix in (".so", ".pyd") for path in files) else "plain"


def run_python(build: Build, *arguments: str, stdin: str | None = None) -> str:
    """What a Python process that imports this build of Quinta prints."""
    environment = dict(os.environ)
    paths = [SOURCES, TESTS] if build == "plain" else [TESTS]
    environment["PYTHONPATH"] = os.pathsep.join(map(str, paths))
    done = subprocess.run(
        [sys.executable, *arguments],
        check=False,
        cwd=ROOT,
        env=environment,
        input=stdin,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def fault_of_build_under_test() -> str | None:
    """Why testing the imported Quinta would not test this checkout, if it would not."""
    imported = Path(quinta.__file__).parent
    sources = SOURCES / "quinta"
    if imported == sources:
        return f"compiled files lie in {sources}: remove them" if COMPILED else None
    for path in sorted(sources.rglob("*.py")):
        copy = imported / path.relative_to(sources)
        if not copy.exists() or copy.read_bytes() != path.read_bytes():
            return f"{path.relative_to(ROOT)} has changed since it was installed: run 'make setup'"
    return None
