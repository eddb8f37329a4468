"""What all tests share: the build under test is the checkout's, and random tests are tame.

The tests run against the Quinta that Python imports: the installed, compiled one, or with
PYTHONPATH=src the sources as they are. The last lines of a run say which it was.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from builds import fault_of_build_under_test
from quinta.core.bits import COMPILED

# The plain build is slower by a factor of fifty and more; it gets fewer examples.
_EXAMPLES = 100 if COMPILED else 20
_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "explore", max_examples=_EXAMPLES, deadline=None, suppress_health_check=_SLOW_IS_FINE
)
settings.register_profile("ci", settings.get_profile("explore"), derandomize=True, print_blob=True)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if "CI" in os.environ else "explore")
)


def pytest_configure() -> None:
    fault = fault_of_build_under_test()
    if fault:
        pytest.exit(fault, returncode=4)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"engine: {'compiled' if COMPILED else 'plain Python'}")
