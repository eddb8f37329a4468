"""The package builds compiled with a C compiler and plain without, and says which.

The builds here are of a small copy: the real setup.py and pyproject.toml around one module of
the engine. The engine itself is compiled by ``make setup``; the last test looks at that.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import setup
from builds import ROOT, SOURCES, installed_build, run_python


@pytest.fixture(scope="session")
def compiler(tmp_path_factory: pytest.TempPathFactory) -> None:
    fault = setup.compiler_fault(tmp_path_factory.mktemp("probe"))
    if fault is not None:
        pytest.skip(f"NO C COMPILER WORKS HERE, so nothing compiled is tested: {fault}")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    package = folder / "src" / "quinta"
    (package / "core").mkdir(parents=True)
    for name in ("pyproject.toml", "setup.py", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    (folder / "README.md").write_text("# Quinta\n")
    (package / "__init__.py").write_text('__version__ = "1.2.3"\n')
    (package / "core" / "__init__.py").touch()
    (package / "server" / "page").mkdir(parents=True)
    (package / "server" / "__init__.py").touch()
    (package / "server" / "page" / "index.html").write_text("<!doctype html>\n")
    for name in ("core/bits.py", "py.typed"):
        shutil.copy(SOURCES / "quinta" / name, package / name)
    return folder


def wheel_of(project: Path, **variables: str) -> tuple[list[str], str]:
    """The names of the files in the project's wheel, and all that the build printed."""
    inherited = {name: text for name, text in os.environ.items() if not name.startswith("QUINTA_")}
    output = project.parent / "wheels"
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(output)]
    before = sorted(project.rglob("*"))
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--verbose", "wheel", *options, str(project)],
        check=False,
        env={**inherited, **variables},
        capture_output=True,
        text=True,
        start_new_session=True,
    )
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    assert sorted(project.rglob("*")) == before, "the build left files among the sources"
    (wheel,) = output.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return [wheel.name, *archive.namelist()], said


def is_plain(files: list[str]) -> bool:
    return files[0].endswith("-py3-none-any.whl") and not any(
        name.endswith((".so", ".pyd")) for name in files
    )


def test_plain_build_on_demand_compiles_nothing_and_says_so(project: Path) -> None:
    files, said = wheel_of(project, QUINTA_PLAIN="1")
    assert is_plain(files)
    assert {"quinta/core/bits.py", "quinta/py.typed", "quinta/server/page/index.html"} <= set(files)
    assert files[0].startswith("quinta-1.2.3-")
    assert "quinta: building the plain Python engine, as QUINTA_PLAIN asks" in said


def test_a_package_without_the_page_is_built_only_if_that_was_asked_for(project: Path) -> None:
    shutil.rmtree(project / "src" / "quinta" / "server" / "page")
    with pytest.raises(AssertionError, match=r"the page has not been built.*make dist"):
        wheel_of(project, QUINTA_PLAIN="1")
    files, _ = wheel_of(project, QUINTA_PLAIN="1", QUINTA_NO_PAGE="1")
    assert is_plain(files)


@pytest.mark.parametrize("strict", ["0", "1"])
def test_without_a_compiler_the_plain_package_is_built_and_the_build_says_so(
    project: Path, strict: str
) -> None:
    files, said = wheel_of(project, CC="/nonexistent/cc", QUINTA_STRICT=strict)
    assert is_plain(files)
    assert "quinta/core/bits.py" in files
    assert "quinta: no C compiler works here" in said
    assert "/nonexistent/cc" in said
    assert "building the plain Python engine" in said


@pytest.mark.usefixtures("compiler")
def test_an_engine_that_does_not_compile_becomes_the_plain_package(project: Path) -> None:
    broken = project / "src" / "quinta" / "core" / "chance.py"
    broken.write_text('number: int = "text"\n')
    files, said = wheel_of(project)
    assert is_plain(files)
    assert "quinta: the engine does not compile" in said
    with pytest.raises(AssertionError, match="Incompatible types in assignment"):
        wheel_of(project, QUINTA_STRICT="1")


@pytest.mark.slow
@pytest.mark.usefixtures("compiler")
def test_with_a_compiler_the_engine_is_compiled_once(project: Path) -> None:
    cache = project.parent / "cache"
    files, said = wheel_of(project, QUINTA_CACHE=str(cache))
    assert not is_plain(files)
    assert any(name.startswith("quinta/core/bits.") and name.endswith(".so") for name in files)
    assert "quinta/core/bits.py" in files
    assert "quinta: the engine is compiled" in said
    shutil.rmtree(project.parent / "wheels")
    again, said = wheel_of(project, QUINTA_CACHE=str(cache))
    assert again == files
    assert "-O3" not in said


def released(project: Path) -> subprocess.CompletedProcess[str]:
    """What ``make release`` says of a project; without a compiler it builds the plain package."""
    return subprocess.run(
        [sys.executable, str(project / "scripts" / "dist.py"), "--release"],
        check=False,
        env={**os.environ, "CC": "/nonexistent/cc"},
        capture_output=True,
        text=True,
    )


def test_release_needs_version_changelog_and_tag_that_agree_and_builds_the_same_twice(
    project: Path,
) -> None:
    def git(*arguments: str) -> None:
        who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
        subprocess.run(["git", *who, *arguments], check=True, cwd=project, capture_output=True)

    (project / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "dist.py", project / "scripts")
    (project / ".gitignore").write_text("/dist/\n")
    git("init")
    git("add", ".")
    git("commit", "--message", "Begin")
    (project / "CHANGELOG.md").write_text("## [Unreleased]\n")
    refused = released(project)
    assert refused.returncode == 1
    for fault in ("uncommitted changes", "no tag v1.2.3", "no heading '## [1.2.3] - YEAR"):
        assert fault in refused.stderr
    assert not (project / "dist").exists()

    (project / "CHANGELOG.md").write_text("## [1.2.3] - 2026-01-31\n")
    git("add", ".")
    git("commit", "--message", "Release")
    git("tag", "v1.2.3")
    done = released(project)
    assert done.returncode == 0, done.stderr
    built = sorted(path.name for path in (project / "dist").iterdir())
    assert built == ["quinta-1.2.3-py3-none-any.whl", "quinta-1.2.3.tar.gz"]
    shown = [line.split() for line in done.stdout.splitlines()]
    assert [name for _, name in shown] == [f"dist/{name}" for name in built]
    with tarfile.open(project / "dist" / "quinta-1.2.3.tar.gz") as archive:
        assert "quinta-1.2.3/src/quinta/server/page/index.html" in archive.getnames()


@pytest.mark.usefixtures("compiler")
@pytest.mark.skipif(installed_build() is None, reason="Quinta is not installed, only on the path")
@pytest.mark.skipif(setup.asked("QUINTA_PLAIN"), reason="the plain build was asked for")
def test_every_module_of_the_installed_engine_is_compiled() -> None:
    modules = [
        ".".join(path.relative_to(SOURCES).with_suffix("").parts)
        for path in setup.engine_files(SOURCES / "quinta")
    ]
    script = (
        "import importlib, sys\nfor m in sys.argv[1:]: print(importlib.import_module(m).__file__)"
    )
    files = run_python("installed", "-c", script, *modules).splitlines()
    assert [path for path in files if not path.endswith((".so", ".pyd"))] == []
    assert len(files) == len(modules) > 0


def test_sources_run_plain_beside_the_installed_build() -> None:
    script = "from quinta.core.bits import COMPILED; print(COMPILED)"
    assert run_python("plain", "-c", script) == "False\n"
    if installed_build() is not None:
        compiled = installed_build() == "compiled"
        assert run_python("installed", "-c", script) == f"{compiled}\n"
