"""Debian's PostgreSQL for tests: a cluster in a temporary folder, on loopback only."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.ports import free_port

_PLACES = sorted(
    Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name)
)
_USER = "quinta"


class Cluster:
    """A running PostgreSQL that takes a new database for each test."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._names = (f"test_{number}" for number in itertools.count())
        self.port = free_port()
        self._prefix = _as_somebody_else(folder)
        data = str(folder / "data")
        self._run("initdb", "-D", data, "-A", "trust", "-U", _USER, "--no-sync", "-E", "UTF8")
        # Commits wait for the disk as they do in earnest; only the start is made quicker.
        options = f"-p {self.port} -k {folder} -c listen_addresses=127.0.0.1"
        log = str(folder / "log")
        self._run("pg_ctl", "-D", data, "-o", options, "-l", log, "-w", "start")

    def database(self) -> str:
        """The address of a new, empty database."""
        name = next(self._names)
        place = ["-h", "127.0.0.1", "-p", str(self.port), "-U", _USER]
        self._run("createdb", *place, name)
        return f"postgresql://{_USER}@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        """End it."""
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._prefix, str(self._programs / program), *arguments]
        done = subprocess.run(
            command,
            check=False,
            cwd=self._folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == 0, done.stdout


@contextmanager
def cluster() -> Iterator[Cluster | None]:
    """A cluster for as long as it is needed; None where PostgreSQL is not installed."""
    programs = _PLACES[-1] if _PLACES else None
    if programs is None:
        yield None
        return
    # Not in pytest's folder, into which no other user can look.
    with tempfile.TemporaryDirectory(prefix="quinta-") as folder:
        running = Cluster(Path(folder), programs)
        try:
            yield running
        finally:
            running.stop()


def _as_somebody_else(folder: Path) -> list[str]:
    """PostgreSQL refuses to run as root: then it runs as the user that Debian made for it."""
    if os.geteuid() != 0:
        return []
    user = pwd.getpwnam("postgres")
    shutil.chown(folder, user.pw_uid, user.pw_gid)
    return ["runuser", "-u", "postgres", "--"]
