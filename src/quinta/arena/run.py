"""Running a match, from its start or from where it stopped."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

from quinta.arena.match import Match, Task
from quinta.arena.play import Fault, Played, play
from quinta.arena.results import ResultsFile
from quinta.arena.tally import Tally
from quinta.workers import Here, Workers, WorkersLost

Watch = Callable[[Played, bool], None]
"""A function called with each game, and whether it was played before and is only read."""


class BotFailed(RuntimeError):
    """A bot failed or played an illegal turn; ``fault`` has the details."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def run(
    match: Match,
    workers: Workers | None = None,
    path: Path | str | None = None,
    watch: Watch | None = None,
    tally: Tally | None = None,
) -> Tally:
    """Play the games of a match and return their tally.

    Without ``workers`` this process plays them. With ``path`` they are kept in a results file, and
    games already in it are not played again. ``watch`` is called with each game, first those of the
    file. A bot that fails stops the match with ``BotFailed``; whatever stops it, the file and the
    given ``tally`` hold all finished games.
    """
    tally = Tally(match) if tally is None else tally
    with contextlib.ExitStack() as stack:
        results = None if path is None else stack.enter_context(ResultsFile(path, match))
        done = set()

        def count(played: Played, before: bool) -> None:
            done.add(played.key)
            tally.add(played)
            if watch is not None:
                watch(played, before)

        for played in results.games() if results else ():
            count(played, True)
        tasks = [task for task in match.tasks() if task.key not in done]
        outcomes = (workers or Here()).map(play, tasks)
        stack.enter_context(contextlib.closing(outcomes))
        stack.enter_context(_games_named())
        for outcome in outcomes:
            if isinstance(outcome, Fault):
                raise BotFailed(outcome)
            with _undisturbed():
                if results is not None:
                    results.add(outcome)
                count(outcome, False)
    return tally


@contextlib.contextmanager
def _games_named() -> Iterator[None]:
    """Name the game in the error when workers died."""
    try:
        yield
    except WorkersLost as lost:
        for task in lost.job:
            if isinstance(task, Task):
                bots = " and ".join(dict.fromkeys(task.pairing))
                problem = f"the game of {bots} with seed {task.seed}: {lost}"
                raise WorkersLost(problem, lost.job) from None
        raise


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """Delay Ctrl-C, so that a game is both written and counted, or neither."""
    usual = signal.default_int_handler
    in_main_thread = threading.current_thread() is threading.main_thread()
    if not in_main_thread or signal.getsignal(signal.SIGINT) is not usual:
        yield
        return
    interruptions: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: interruptions.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if interruptions:
        raise KeyboardInterrupt
