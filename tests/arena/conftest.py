"""Bots of another package, found by entry point, for matches in this and other processes."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

_BOTS = """
import os, signal, time
from pathlib import Path
from quinta.bots import Decision

class Bot:
    def __init__(self, kind):
        self.kind = kind
        self.turns = 0

    def decide(self, view, budget):
        self.turns += 1
        if self.kind == "cheat" and self.turns == 3:
            return Decision(-1)
        if self.kind == "broken" and self.turns == 2:
            raise RuntimeError("no idea")
        if self.kind == "mortal" and self.turns == 4:
            died = Path(os.environ["ARENA_TEST_FOLDER"]) / f"died-{view.to_move}"
            if not died.exists():
                died.touch()
                os.kill(os.getpid(), signal.SIGKILL)
        if self.kind == "doomed" and self.turns == 2:
            os.write(2, b"goodbye\\n")
            os._exit(7)
        if self.kind == "talker":
            print("what a fine garden", flush=True)
        if self.kind == "slow":
            time.sleep(0.01)
        return Decision(view.legal_moves()[0], positions=budget.simulations or 1)

def maker(kind):
    def make(game, seed):
        if kind == "unmade":
            raise OSError("weights are missing")
        return Bot(kind)
    return make

plain, cheat, broken, mortal, doomed, talker, slow, unmade = map(
    maker, ("plain", "cheat", "broken", "mortal", "doomed", "talker", "slow", "unmade")
)
"""
_NAMES = ("plain", "cheat", "broken", "mortal", "doomed", "talker", "slow", "unmade")


@pytest.fixture
def other_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path with a package of bots: the well-behaved and the others."""
    folder = tmp_path / "others"
    facts = folder / "other_bots-1.0.dist-info"
    facts.mkdir(parents=True)
    (folder / "other_bots.py").write_text(_BOTS)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: other-bots\nVersion: 1.0\n")
    entries = "".join(f"{name} = other_bots:{name}\n" for name in _NAMES)
    (facts / "entry_points.txt").write_text(f"[quinta.bots]\n{entries}")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("ARENA_TEST_FOLDER", str(tmp_path))
    return folder


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Lets this process and those it starts be interrupted, also where tests run unattended."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
