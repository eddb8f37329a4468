"""Builds the packages for others into dist/: the sources, a compiled wheel and a plain one.

All hold the page, so whoever installs them needs neither Node.js nor a compiler. Wheels are built
from the packed sources, which shows that these are complete. The same commit gives the same bytes:
times come from the commit, and archives are packed in one order. With ``--release`` the commit has
to be one that can be released, and everything is built twice and compared.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
CHANGES = ROOT / "CHANGELOG.md"


def output_of(*command: str) -> str:
    return subprocess.run(
        command, check=True, cwd=ROOT, capture_output=True, text=True
    ).stdout.strip()


def version() -> str:
    """The version, from the one place that it is written in."""
    text = (ROOT / "src" / "quinta" / "__init__.py").read_text()
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        sys.exit("quinta: src/quinta/__init__.py has no __version__")
    return found.group(1)


def commit_time() -> int:
    """When the commit was made; what is built carries no other time."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or output_of("git", "log", "-1", "--format=%ct"))


def faults_of_release() -> list[str]:
    """Why this commit cannot be released."""
    wanted = version()
    faults = []
    if output_of("git", "status", "--porcelain"):
        faults.append("there are uncommitted changes")
    if f"v{wanted}" not in output_of("git", "tag", "--points-at", "HEAD").splitlines():
        faults.append(f"the commit has no tag v{wanted}")
    if not re.search(
        rf"^## \[{re.escape(wanted)}\] - \d{{4}}-\d\d-\d\d$", CHANGES.read_text(), re.M
    ):
        faults.append(f"CHANGELOG.md has no heading '## [{wanted}] - YEAR-MONTH-DAY'")
    return faults


def packed(folder: Path, archive: Path, time: int) -> None:
    """Pack a folder so that only names and contents decide about the bytes."""

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = ""
        member.mtime = time
        member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
        return member

    with (
        archive.open("wb") as file,
        gzip.GzipFile("", "wb", fileobj=file, mtime=time) as compressed,
        tarfile.open(fileobj=compressed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        tar.add(folder, folder.name, recursive=False, filter=plain)
        for path in sorted(folder.rglob("*")):
            tar.add(path, str(path.relative_to(folder.parent)), recursive=False, filter=plain)


def built(target: Path, time: int) -> None:
    """Build the sources' archive and both wheels into a folder."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(time), "QUINTA_STRICT": "1"}
    with tempfile.TemporaryDirectory(prefix="quinta-dist-") as name:
        scratch = Path(name)
        hook = f"from setuptools import build_meta; build_meta.build_sdist({str(scratch)!r})"
        run([sys.executable, "-c", hook], ROOT, environment)
        (archive,) = scratch.glob("*.tar.gz")
        with tarfile.open(archive) as tar:
            tar.extractall(scratch, filter="data")
        folder = scratch / archive.name.removesuffix(".tar.gz")
        packed(folder, target / archive.name, time)
        options = ["--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(target)]
        for plain in ("0", "1"):
            wheel = [sys.executable, "-m", "pip", "--quiet", "wheel", *options, str(folder)]
            run(wheel, folder, {**environment, "QUINTA_PLAIN": plain})


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    done: subprocess.CompletedProcess[Any] = subprocess.run(
        command, check=False, cwd=folder, env=environment, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nquinta: the packages do not build")


def hashes(folder: Path) -> dict[str, str]:
    """The SHA-256 of each file."""
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.iterdir())
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "--release", action="store_true", help="check tag, changelog and tree; build twice"
    )
    release = parser.parse_args().release
    faults = faults_of_release() if release else []
    if faults:
        sys.exit("quinta: this cannot be released: " + "; ".join(faults))
    time = commit_time()
    with tempfile.TemporaryDirectory(prefix="quinta-dist-") as name:
        first = Path(name)
        built(first, time)
        if release:
            with tempfile.TemporaryDirectory(prefix="quinta-again-") as other:
                built(Path(other), time)
                if hashes(first) != hashes(Path(other)):
                    sys.exit("quinta: two builds of this commit are not the same")
        shutil.rmtree(DIST, ignore_errors=True)
        shutil.copytree(first, DIST)
    for file, digest in hashes(DIST).items():
        print(f"{digest}  dist/{file}")


if __name__ == "__main__":
    main()
