"""Work done elsewhere: every job is done or said to have failed, and no process is left behind."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from pathlib import Path

import pytest

from quinta.workers import Here, LocalProcesses, Workers, WorkersClosed, WorkersLost
from waiting import PATIENCE, until
from workers import jobs


@pytest.fixture(params=[Here, LocalProcesses])
def workers(request: pytest.FixtureRequest) -> Iterator[Workers]:
    with Here() if request.param is Here else LocalProcesses(2) as made:
        yield made


def hanging(folder: Path) -> list[int]:
    """The processes that are at a job without an end."""
    return [int(path.name.removeprefix("hangs-")) for path in folder.glob("hangs-*")]


def gone(process: int) -> bool:
    """Whether a process has ended; one whose parent has not asked after it has, too."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state == "Z"


def test_every_job_is_done_once(workers: Workers) -> None:
    assert sorted(workers.map(jobs.square, range(50))) == [n * n for n in range(50)]
    assert workers.submit(pow, 3, exp=2).result() == 9


def test_one_worker_gives_its_results_in_the_order_of_the_jobs() -> None:
    class Slow(Here):
        """Finds several jobs done at once."""

        ahead = 9

    assert list(Slow().map(jobs.square, range(50))) == [n * n for n in range(50)]


def test_what_a_job_raises_its_future_raises(workers: Workers) -> None:
    with pytest.raises(ValueError, match="no idea"):
        workers.submit(jobs.fail, False).result()
    with pytest.raises(Exception, match="1 and 2"):
        workers.submit(jobs.fail, True).result()
    assert workers.submit(jobs.square, 3).result() == 9


def test_a_job_that_fails_ends_the_map_and_not_the_workers(workers: Workers) -> None:
    with pytest.raises(ValueError, match="no idea"):
        list(workers.map(jobs.fail, [False] * 5))
    assert list(workers.map(jobs.square, [2])) == [4]


def test_results_come_before_all_jobs_are_begun(workers: Workers) -> None:
    begun: list[int] = []

    def endless() -> Iterator[int]:
        while True:
            begun.append(len(begun))
            yield begun[-1]

    results = workers.map(jobs.square, endless())
    assert {next(results) for _ in range(6)} <= {n * n for n in begun}
    results.close()
    assert len(begun) <= 6 + 2 * workers.count


def test_the_place_where_a_job_failed_comes_back_with_it() -> None:
    with LocalProcesses(1) as workers, pytest.raises(ValueError, match="no idea") as caught:
        workers.submit(jobs.fail, False).result()
    assert "jobs.py" in caught.value.__notes__[0]


def test_what_cannot_be_sent_is_the_fault_of_its_job() -> None:
    with LocalProcesses(1) as workers:
        with pytest.raises(Exception, match="pickle"):
            workers.submit(lambda: None).result()
        with pytest.raises(Exception, match="pickle"):
            workers.submit(jobs.unpicklable).result()
        assert workers.submit(jobs.square, 3).result() == 9


def test_processes_are_others_and_begin_only_when_needed() -> None:
    with LocalProcesses(3) as workers:
        used = {workers.submit(jobs.process).result() for _ in range(20)}
        assert len(used) == 1
        assert os.getpid() not in used
    assert all(map(gone, used))


def test_sets_have_the_same_order_in_every_process() -> None:
    orders = []
    for _ in range(3):
        with LocalProcesses(1) as workers:
            orders.append(workers.submit(jobs.order_of_a_set).result())
    assert orders == [orders[0]] * 3


def test_a_killed_worker_costs_a_retry(tmp_path: Path) -> None:
    deaths: list[str] = []
    with LocalProcesses(2, lost=deaths.append) as workers:
        futures = [workers.submit(jobs.die_once, tmp_path, number) for number in range(3)]
        assert [future.result() for future in futures] == [0, 1, 2]
    assert deaths == ["SIGKILL"] * 3


def test_a_worker_killed_between_two_jobs_is_replaced() -> None:
    with LocalProcesses(1) as workers:
        first = workers.submit(jobs.process).result()
        os.kill(first, signal.SIGKILL)
        assert workers.submit(jobs.process).result() != first


def test_a_job_that_kills_every_worker_is_given_up_and_others_are_done() -> None:
    with LocalProcesses(1, tries=2) as workers:
        doomed = workers.submit(jobs.die, "goodbye")
        fine = workers.submit(jobs.square, 4)
        with pytest.raises(WorkersLost, match=r"died 2 times .*: exit code 7, goodbye") as caught:
            doomed.result()
        assert caught.value.job == ("goodbye",)
        assert fine.result() == 16


def test_what_cannot_be_started_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with LocalProcesses(1) as workers, pytest.raises(WorkersLost, match="no worker can be started"):
        workers.submit(jobs.square, 1).result()


def test_what_jobs_print_does_no_harm(capfd: pytest.CaptureFixture[str]) -> None:
    with LocalProcesses(1) as workers:
        assert workers.submit(jobs.talk).result() == ""
        assert workers.submit(jobs.square, 2).result() == 4
    assert capfd.readouterr() == ("", "")


def test_closing_ends_what_is_underway_and_begins_nothing_else(tmp_path: Path) -> None:
    workers = LocalProcesses(2)
    underway = [workers.submit(jobs.hang, tmp_path) for _ in range(2)]
    waiting = workers.submit(jobs.square, 1)
    until(lambda: len(hanging(tmp_path)) == 2)
    workers.close()
    assert all(map(gone, hanging(tmp_path)))
    for future in underway:
        with pytest.raises(WorkersClosed):
            future.result()
    with pytest.raises(CancelledError):
        waiting.result()
    with pytest.raises(WorkersClosed):
        workers.submit(jobs.square, 1)
    workers.close()


def test_a_job_that_is_cancelled_in_time_is_not_begun(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "go on")
    with LocalProcesses(1) as workers:
        running: Future[str] = workers.submit(Path.read_text, tmp_path / "go on")
        unwanted = workers.submit(os.mkdir, str(tmp_path / "unwanted"))
        wanted = workers.submit(os.mkdir, str(tmp_path / "wanted"))
        assert unwanted.cancel()
        (tmp_path / "go on").write_text("!")
        assert running.result() == "!"
        wanted.result()
    assert {file.name for file in tmp_path.iterdir()} == {"go on", "wanted"}


def test_workers_that_nobody_closed_end_when_they_are_forgotten() -> None:
    workers = LocalProcesses(1)
    process = workers.submit(jobs.process).result()
    del workers
    until(lambda: gc.collect() >= 0 and gone(process))


# --- those who have the work done ------------------------------------------------------------

_PROGRAM = """
import sys
from pathlib import Path
from quinta.workers import LocalProcesses
from workers import jobs

try:
    with LocalProcesses(2) as workers:
        list(workers.map(jobs.hang, [Path(sys.argv[1])] * 5))
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.fixture
def parent(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that has two workers busy."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        [sys.executable, "-c", _PROGRAM, str(tmp_path)],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        signal.signal(signal.SIGINT, before)
        until(lambda: len(hanging(tmp_path)) == 2)
        yield process
        process.kill()


def test_an_interruption_ends_the_workers_and_reaches_whoever_has_them(
    parent: subprocess.Popen[str], tmp_path: Path
) -> None:
    for process in hanging(tmp_path):
        os.kill(process, signal.SIGINT)
    parent.send_signal(signal.SIGINT)
    assert parent.communicate(timeout=PATIENCE)[0] == "interrupted\n"
    assert parent.returncode == 0
    until(lambda: all(map(gone, hanging(tmp_path))))
    assert len(hanging(tmp_path)) == 2


def test_workers_end_with_whoever_has_them(parent: subprocess.Popen[str], tmp_path: Path) -> None:
    parent.kill()
    parent.wait()
    until(lambda: all(map(gone, hanging(tmp_path))))
