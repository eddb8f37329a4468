"""Brings .venv up to date: the locked tools, and this checkout's Quinta, compiled if possible.

What was installed is remembered by its contents, so a second call does nothing and a call
after any change (an edit, a deleted file, another branch) installs what the checkout holds.
With ``tools`` as its argument it leaves Quinta out: checking the sources needs no build.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
TOOLS = VENV / "tools.stamp"
PACKAGE = VENV / "package.stamp"
LOG = VENV / "package.log"
LOCKS = (ROOT / "requirements" / "build.txt", ROOT / "requirements" / "dev.txt")


def fingerprint(files: Iterable[Path], *facts: str) -> str:
    """Short for the names and contents of these files and for these facts."""
    digest = hashlib.sha256(repr(facts).encode())
    for path in sorted(path for path in files if path.is_file()):
        digest.update(f"\n{path.relative_to(ROOT)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_current(stamp: Path, value: str) -> bool:
    return stamp.exists() and stamp.read_text() == value


def pip(*arguments: str) -> list[str]:
    return [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]


def make_environment() -> None:
    """A new .venv with exactly the tools that the lock files name."""
    if importlib.util.find_spec("ensurepip") is None:
        wanted = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        if subprocess.run([ROOT / "scripts" / "system-packages", wanted], check=False).returncode:
            sys.exit("quinta: this Python makes no virtual environments without that package")
        importlib.invalidate_caches()
    print("quinta: installing the tools into .venv", flush=True)
    venv.create(VENV, clear=True, with_pip=True)
    for lock in LOCKS:
        # The first file holds what the source packages of the second are built with.
        options = ["--quiet", "--require-hashes", "--no-build-isolation", "--use-pep517"]
        subprocess.run(pip("install", *options, "-r", str(lock)), check=True)


def install_package() -> None:
    """The checkout's package, built by setup.py; what that has to say is shown."""
    print("quinta: building the package (a minute or two if the engine has changed)", flush=True)
    environment = {"QUINTA_STRICT": "1", "QUINTA_CACHE": str(VENV / "compiled"), **os.environ}
    options = ["--no-deps", "--no-build-isolation", "--force-reinstall", "--no-index"]
    with LOG.open("w") as log:
        done = subprocess.run(
            pip("--verbose", "install", *options, str(ROOT)),
            check=False,
            cwd=ROOT,
            env=environment,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    lines = LOG.read_text(errors="replace").splitlines()
    if done.returncode:
        print("\n".join(lines[-60:]))
        sys.exit("quinta: the package does not build; QUINTA_PLAIN=1 leaves the compiler out")
    print("\n".join(line.strip() for line in lines if line.strip().startswith("quinta: ")))


def main() -> None:
    # Two makes at once take turns.
    with open(__file__, encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        tools = fingerprint(LOCKS, str(ROOT), sys.version)
        if not (is_current(TOOLS, tools) and PYTHON.exists()):
            make_environment()
            TOOLS.write_text(tools)
        if sys.argv[1:] == ["tools"]:
            return
        sources = [ROOT / name for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE")]
        sources += [path for path in (ROOT / "src").rglob("*") if path.suffix != ".pyc"]
        wishes = [os.environ.get(name, "") for name in ("QUINTA_PLAIN", "CC", "CFLAGS")]
        package = fingerprint(sources, tools, str(shutil.which("cc")), *wishes)
        if not is_current(PACKAGE, package):
            PACKAGE.unlink(missing_ok=True)
            install_package()
            PACKAGE.write_text(package)


if __name__ == "__main__":
    main()
