"""The engine does not get slower unnoticed: instructions counted, not seconds.

``valgrind --tool=callgrind`` counts the instructions of a few fixed playouts, inside the
compiled engine only. The count is the same in every run of the same build, whatever else the
machine does. What it should be is in fixtures/instructions.json; after a change that is meant
to cost or save something, write the new number there and say why.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import quinta

STORED = json.loads((Path(__file__).parent / "fixtures" / "instructions.json").read_text())
PLAYOUTS = """
import sys, quinta
for seed in range(5):
    quinta.new(sys.argv[1], 2, seed=seed).playout(seed)
"""


def count_instructions(game: str, folder: Path) -> int:
    command = [
        *("valgrind", "--tool=callgrind", f"--callgrind-out-file={folder / 'callgrind.out'}"),
        *("--collect-atstart=no", "--toggle-collect=CPyDef_*playout___play_on*"),
        *(sys.executable, "-c", PLAYOUTS, game),
    ]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found = re.search(r"refs:\s+([\d,]+)", run.stderr)
    assert found, run.stderr
    return int(found[1].replace(",", ""))


@pytest.mark.parametrize("game", list(quinta.GAMES))
def test_playouts_take_the_stored_number_of_instructions(game: str, tmp_path: Path) -> None:
    if not quinta.COMPILED:
        pytest.skip("instructions are counted in the compiled build only")
    if not shutil.which("valgrind"):
        pytest.skip("valgrind is not installed, so instructions cannot be counted")
    here = f"CPython {platform.python_version_tuple()[0]}.{platform.python_version_tuple()[1]}"
    if (here, platform.machine()) != (STORED["python"], STORED["machine"]):
        pytest.skip(f"the stored counts are of {STORED['python']} on {STORED['machine']}")
    old, new = STORED["instructions"][game], count_instructions(game, tmp_path)
    most = old * (1 + STORED["tolerance"])
    assert 0 < new <= most, f"{game}: {new:,} instructions instead of {old:,}"
