"""Builds the package: the engine becomes C where a compiler works, and stays Python elsewhere.

All the rest about the package is in pyproject.toml. Environment variables:

QUINTA_PLAIN=1    build the plain package, compile nothing
QUINTA_STRICT=1   an engine that does not compile stops the build, it does not make it plain
QUINTA_CACHE=dir  keep the compiled files there, and take them from there while the C stays the same
QUINTA_NO_PAGE=1  build a package without the page, which else has to be there
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ENGINE = (
    *("core/bits.py", "core/chance.py", "core/choices.py", "core/fields.py", "core/game.py"),
    *("core/position.py", "core/terms.py"),
    *("brains/brain.py", "brains/changes.py", "brains/features.py", "brains/net.py"),
    *("games/*/rules/*.py", "games/*/brain/*.py"),
    *("bots/beam.py", "bots/exact.py", "bots/search.py"),
)
BUILDS = {"bdist_wheel", "build", "build_ext", "install"}
PAGE = Path("src/quinta/server/page/index.html")


def engine_files(package: Path) -> list[Path]:
    """The modules to compile, of the package in this folder."""
    found = [path for pattern in ENGINE for path in sorted(package.glob(pattern))]
    return [path for path in found if path.name != "__init__.py"]


def asked(name: str) -> bool:
    """Whether an environment variable is set to something that means yes."""
    return os.environ.get(name, "0") not in ("", "0")


def say(message: str) -> None:
    """Tell whoever builds; pip hides what a build prints, so write past it to the terminal."""
    line = f"quinta: {message}"
    print(line, file=sys.stderr, flush=True)
    if not sys.stderr.isatty():
        with contextlib.suppress(OSError), open("/dev/tty", "w", encoding="utf-8") as terminal:
            print(f"\n{line}", file=terminal)


def compiler_fault(scratch: Path) -> str | None:
    """Why no extension module can be compiled on this machine, or None when one can."""
    # These modules exist since setuptools was imported; Python itself has dropped them.
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    probe = scratch / "probe.c"
    probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
    headers = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
    try:
        compiler = new_compiler()
        customize_compiler(compiler)
        objects = compiler.compile([str(probe)], str(scratch), include_dirs=headers)
        compiler.link_shared_object(objects, str(scratch / "probe.so"))
    except (BaseError, CCompilerError, OSError) as fault:
        return str(fault)
    return None


def engine_extensions(scratch: Path) -> list[Any]:
    """The engine as C, in one library so that its modules call each other directly."""
    from mypyc.build import mypycify

    files = [str(path) for path in engine_files(Path("src/quinta"))]
    extensions = mypycify(
        # What the rest of the package gets wrong does not stop the engine.
        [f"--cache-dir={scratch / 'mypy'}", "--follow-imports=silent", *files],
        opt_level="3",
        debug_level="0",
        group_name="quinta",
        target_dir=str(scratch / "c"),
    )
    for extension in extensions:
        # A warning that a compiler of another year has thought up is no reason to stop.
        extension.extra_compile_args.append("-Wno-error")
        # The engine's functions call each other; without this none can be inlined.
        extension.extra_compile_args.append("-fno-semantic-interposition")
        # Both builds must judge alike, so a product and a sum are not fused into one rounding.
        extension.extra_compile_args.append("-ffp-contract=off")
    return extensions


class CachedBuild(build_ext):
    """Compiles, unless the same C was compiled before and its result kept."""

    def build_extensions(self) -> None:
        folder = os.environ.get("QUINTA_CACHE")
        if not folder:
            super().build_extensions()
            return
        kept = Path(folder) / self.fingerprint()
        if not kept.is_dir():
            super().build_extensions()
            shutil.rmtree(folder, ignore_errors=True)
            for extension in self.extensions:
                built = Path(self.get_ext_fullpath(extension.name))
                target = kept / built.relative_to(self.build_lib)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(built, target)
        shutil.copytree(kept, self.build_lib, dirs_exist_ok=True)

    def fingerprint(self) -> str:
        """What the compiled files depend on, in short."""
        digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
        digest.update(repr(sorted(os.environ.get(name, "") for name in ("CC", "CFLAGS"))).encode())
        for extension in self.extensions:
            digest.update(repr((extension.name, extension.extra_compile_args)).encode())
            for source in sorted({*extension.sources, *extension.depends}):
                digest.update(Path(source).read_bytes())
        return digest.hexdigest()[:32]


def need_page() -> None:
    """Stop where the package would have no page, unless that was asked for."""
    if not PAGE.is_file() and not asked("QUINTA_NO_PAGE"):
        sys.exit(
            "quinta: the page has not been built, and a package without it serves none. "
            "'make dist' builds both; QUINTA_NO_PAGE=1 builds a package without the page"
        )


def build(scratch: Path) -> None:
    """Build with the engine compiled if possible, and plain, saying so, if not."""
    places = {"build": {"build_base": str(scratch)}, "egg_info": {"egg_base": str(scratch)}}
    if "editable_wheel" in sys.argv:
        say("an editable install runs the sources as they are: the plain Python engine")
        setup()
        return
    if {"sdist", *BUILDS} & set(sys.argv):
        need_page()
    if not BUILDS & set(sys.argv):
        setup(options=places)
        return
    if asked("QUINTA_PLAIN"):
        say("building the plain Python engine, as QUINTA_PLAIN asks")
        setup(options=places)
        return
    fault = compiler_fault(scratch)
    if fault is None:
        try:
            setup(
                ext_modules=engine_extensions(scratch),
                cmdclass={"build_ext": CachedBuild},
                options=places,
            )
        except (Exception, SystemExit) as failure:
            if asked("QUINTA_STRICT"):
                raise
            fault = f"the engine does not compile ({failure})"
        else:
            say("the engine is compiled")
            return
    else:
        fault = f"no C compiler works here ({fault})"
    say(f"{fault}: building the plain Python engine, which plays the same games, slower")
    setup(options=places)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="quinta-") as folder:
        build(Path(folder))
