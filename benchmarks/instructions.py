"""Instructions of the engine, for each row that playouts.py times.

    python benchmarks/instructions.py

``valgrind --tool=callgrind`` counts what this process does for a turn or a copy, Python included.
The count hardly changes from run to run, whatever else the machine does, so that two commits can
be compared where a clock cannot tell them apart. It is of the build that is installed.

Prints one JSON object per line.
"""

from __future__ import annotations

import gc
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import quinta
from benchmarks.playouts import tasks

# Python calls it for os.getppid() and for nothing else here.
BORDER = "getppid"
TIMES = 3


def perform() -> None:
    """Do each task a few times between two calls that callgrind notices."""
    for facts, task in tasks():
        task(0)
        gc.collect()
        gc.disable()
        os.getppid()
        done = sum(task(number) for number in range(1, TIMES + 1))
        os.getppid()
        gc.enable()
        named = {key: facts[key] for key in ("game", "players", "what")}
        print(json.dumps({**named, "done": done}), flush=True)


def measure(folder: Path) -> None:
    """Run the tasks under callgrind and read the counts between the borders."""
    counts = folder / "counts"
    command = ["valgrind", "--tool=callgrind", f"--dump-before={BORDER}"]
    command += [f"--callgrind-out-file={counts}", sys.executable, __file__, "--perform"]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    for number, line in enumerate(run.stdout.splitlines()):
        facts = json.loads(line)
        # Each call ends a file; every second one has what came before the task.
        found = re.search(r"^totals: (\d+)", Path(f"{counts}.{2 * number + 2}").read_text(), re.M)
        assert found
        build = "compiled" if quinta.COMPILED else "plain"
        each = round(int(found[1]) / facts.pop("done"))
        print(json.dumps({"benchmark": "instructions", "build": build, **facts, "each": each}))


if __name__ == "__main__":
    if "--perform" in sys.argv:
        perform()
    elif not shutil.which("valgrind"):
        print("valgrind is not installed: instructions are not counted", file=sys.stderr)
    else:
        with TemporaryDirectory() as folder:
            measure(Path(folder))
