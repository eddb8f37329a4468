"""Brings .venv up to date: the locked tools, and this checkout's Quinta, compiled if possible.

Before Quinta is installed, the page in web/ is built into it. What was installed and built is
remembered by its contents, so a second call does nothing and a call after any change (an edit, a
deleted file, another branch) brings what the checkout holds. With ``tools`` as its argument it
leaves Quinta and its page out: checking the sources needs no build. ``QUINTA_NO_PAGE=1`` leaves
out all that needs Node.js.
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
WEB = ROOT / "web"
WEB_TOOLS = WEB / "node_modules" / "tools.stamp"
PAGE = ROOT / "src" / "quinta" / "server" / "page"
PAGE_STAMP = VENV / "page.stamp"
NODE = ((20, 19), (22, 12))
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


def node_version() -> tuple[int, ...] | None:
    """The version of Node.js that is found, if npm is there as well."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    told = subprocess.run(["node", "--version"], check=True, capture_output=True, text=True)
    return tuple(int(part) for part in told.stdout.strip().lstrip("v").split(".")[:2])


def is_enough(version: tuple[int, ...] | None) -> bool:
    """Whether the page's tools run on this Node.js: a release of 20 or 22, or any newer one."""
    if version is None:
        return False
    same = [least for least in NODE if least[0] == version[0]]
    return version >= same[0] if same else version > NODE[-1]


def need_node() -> str:
    """Make sure that there is a Node.js to build the page with, and say which."""
    version = node_version()
    if version is None:
        subprocess.run([ROOT / "scripts" / "system-packages", "nodejs", "npm"], check=False)
        version = node_version()
    if version is None or not is_enough(version):
        found = "none is found" if version is None else f"found is {version[0]}.{version[1]}"
        least = " or ".join(f"{major}.{minor}" for major, minor in NODE)
        sys.exit(
            f"quinta: the page needs Node.js {least} or newer, with npm; {found}. Install one "
            "(https://nodejs.org), or leave the page out with QUINTA_NO_PAGE=1"
        )
    return f"{version[0]}.{version[1]}"


def npm(*arguments: str) -> None:
    environment = {**os.environ, "npm_config_loglevel": "error"}
    done = subprocess.run(["npm", *arguments], check=False, cwd=WEB, env=environment)
    if done.returncode:
        sys.exit(f"quinta: npm {' '.join(arguments)} failed in web/")


def install_web_tools(node: str) -> str:
    """Have exactly the tools in web/ that its lock file names; gives their fingerprint."""
    names = ("package.json", "package-lock.json", ".npmrc")
    tools = fingerprint([WEB / name for name in names], node)
    if not is_current(WEB_TOOLS, tools):
        print("quinta: installing the page's tools into web/node_modules", flush=True)
        npm("ci")
        WEB_TOOLS.write_text(tools)
    return tools


def build_page(tools: str) -> None:
    """Build the page into the package, unless it is there and nothing has changed."""
    sources = [path for path in WEB.rglob("*") if "node_modules" not in path.parts]

    def stamp() -> str:
        return f"{fingerprint(sources, tools)} {fingerprint(PAGE.rglob('*'))}"

    if not is_current(PAGE_STAMP, stamp()):
        print("quinta: building the page", flush=True)
        npm("run", "--silent", "build", "--", "--logLevel", "warn")
        PAGE_STAMP.write_text(stamp())


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
        with_page = os.environ.get("QUINTA_NO_PAGE", "") in ("", "0")
        web_tools = install_web_tools(need_node()) if with_page else ""
        if sys.argv[1:] == ["tools"]:
            return
        if with_page:
            build_page(web_tools)
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
