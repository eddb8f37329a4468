"""``quinta train``: fit the weights of the bots' evaluation by self-play.

A run keeps what it needs to go on in a folder beside the file that it makes: the weights after the
last whole generation, in the form of that file, and the samples of the last generations. Each file
is written whole or not at all, the weights last, so that a run may end at any moment.
"""

from __future__ import annotations

import argparse
import json
import platform
import shutil
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from quinta import __version__
from quinta.bots import weights
from quinta.brains.spec import Weights
from quinta.cli.common import (
    Commands,
    Failure,
    add_game,
    count,
    count_or_none,
    made_folder,
    read_bytes,
    save_bytes,
    save_text,
    seed,
)
from quinta.workers import LocalProcesses, Progress, WorkersLost

if TYPE_CHECKING:
    from quinta.bots.train import Chances, Generation, Match, Memory, Plan

_PACKAGES: Final = ("numpy", "jax", "optax")
"""The packages of the extra ``train``."""

_MADE_BY: Final = ("command", "seed", "versions", "generations", "start")
"""What a file says of how it was made."""

_FITTED: Final = ("game", "scales", "weights", "nets")
"""What of a file is fitted."""

_MATCH: Final = 200
"""The usual number of games of a match between two generations."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "train",
        help="fit the weights of the bots' evaluation by self-play",
        description="Fit the weights of a game's evaluation by self-play, and write them to a "
        "file with the command that made it. The seed alone decides them, not the number of "
        "workers. The same command goes on with a run that was interrupted.",
    )
    add_game(parser)
    parser.add_argument(
        "--games", type=count, default=1500, metavar="N", help="a generation (1500)"
    )
    parser.add_argument(
        "--generations",
        type=count_or_none,
        default=8,
        metavar="G",
        help="(8; 0: fit the chances to win of the weights to start with)",
    )
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="of the run (1)")
    parser.add_argument(
        "--simulations",
        type=count_or_none,
        default=0,
        metavar="K",
        help="let searches of so many find the turns (0: one turn ahead)",
    )
    parser.add_argument(
        "--match",
        type=count,
        default=_MATCH,
        metavar="M",
        help="games of a generation against the last one, and against the best before it (200)",
    )
    parser.add_argument("--start", metavar="FILE", help="weights to start with")
    parser.add_argument("--workers", type=count, metavar="W", help="processes (one for each core)")
    parser.add_argument("--out", required=True, metavar="FILE", help="where the weights go (JSON)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Train, and write the weights when the last generation is done and its chances are fitted."""
    try:
        for package in _PACKAGES:
            import_module(package)
        from quinta.bots.train import Plan, fit_chances, train
    except ModuleNotFoundError:
        raise Failure("training needs other packages: install 'quinta[train]'") from None
    plan = Plan(
        arguments.game,
        arguments.games,
        arguments.generations,
        arguments.seed,
        arguments.match,
        arguments.simulations,
    )
    out = Path(arguments.out)
    if out.exists():
        raise Failure(f"{out} is there already: remove it, or name another file")
    parts = _Parts(out, plan, arguments.start)
    memory = parts.memory()
    played = memory.generation * plan.played
    progress = Progress(plan.played_in_all)
    progress.begin(played)

    def watch(games: int) -> None:
        nonlocal played
        played += games
        progress.show(played)

    try:
        with progress, LocalProcesses(arguments.workers) as workers:
            if memory.generation:
                progress.say(f"going on after generation {memory.generation}")
            progress.show(played)
            best = memory.best
            generations = train(plan, workers, memory, watch)
            # The samples in it are large: only as many are kept as are still needed.
            del memory
            for generation in generations:
                parts.keep(generation)
                progress.say(_told(generation))
                best = generation.memory.best
                del generation
            chances = fit_chances(plan, workers, best, watch)
            progress.say(_told_chances(chances))
    except WorkersLost as lost:
        raise Failure(str(lost)) from None
    parts.finish(chances)
    return 0


class _Parts:
    """The folder of a run that is not finished."""

    def __init__(self, out: Path, plan: Plan, start: str | None) -> None:
        self._out = out
        self._game = plan.game
        self._start = start
        self._folder = out.with_name(f"{out.name}.parts")
        self._state = self._folder / "weights.json"
        self._made_by: dict[str, Any] = {
            "command": _command(plan, start),
            "seed": plan.seed,
            "versions": {
                "quinta": __version__,
                "python": platform.python_version(),
                **{package: version(package) for package in _PACKAGES},
            },
        }
        self._log: list[dict[str, Any]] = []
        self._start_facts: dict[str, Any] = {}
        """What the file to start with says of how it was made."""

    def memory(self) -> Memory:
        """Return what to go on with; without the folder, make it and begin."""
        from quinta.bots.fit import unpacked
        from quinta.bots.train import Memory, begin

        if not self._state.exists():
            start = None
            if self._start is not None:
                start, data = _read(self._game, self._start)
                self._start_facts = {name: data[name] for name in _MADE_BY if name in data}
            memory = begin(self._game, start)
            made_folder(str(self._folder))
            self._save(memory)
            return memory
        data = json.loads(read_bytes(str(self._state)))
        for name, own in self._made_by.items():
            if data[name] != own:
                raise Failure(
                    f"{self._folder} has the parts of another run, with {name} {_shown(data[name])}"
                    f" instead of {_shown(own)}: go on with that one, or remove the folder"
                )
        self._log = data["generations"]
        self._start_facts = data.get("start", {})
        samples = [
            unpacked(read_bytes(str(path)))
            for path in map(self._samples, range(1, len(self._log) + 1))
            if path.exists()
        ]
        fitted = {name: data[name] for name in _FITTED if name in data}
        return Memory(len(self._log), fitted, data["best"], tuple(samples))

    def keep(self, generation: Generation) -> None:
        """Keep what a generation leaves to the next one."""
        from quinta.bots.fit import packed
        from quinta.bots.train import REMEMBERED

        if generation.memory.samples:
            path = self._samples(generation.number)
            save_bytes(path, packed(generation.memory.samples[-1]))
        self._log.append(_logged(generation))
        self._save(generation.memory)
        self._samples(generation.number - REMEMBERED + 1).unlink(missing_ok=True)

    def finish(self, chances: Chances) -> None:
        """Write the weights, and remove the folder."""
        facts = {"chances": _logged_chances(chances)}
        save_text(self._out, _file_text(self._facts(), self._log, facts, chances.weights))
        shutil.rmtree(self._folder)

    def _samples(self, number: int) -> Path:
        """Return the file of the samples of a generation."""
        return self._folder / f"samples-{number}.npz"

    def _save(self, memory: Memory) -> None:
        text = _file_text(self._facts(), self._log, {"best": memory.best}, memory.weights)
        save_text(self._state, text)

    def _facts(self) -> dict[str, Any]:
        return {**self._made_by, "start": self._start_facts} if self._start else self._made_by


def _command(plan: Plan, start: str | None) -> str:
    """Return the command that gives the same weights anywhere."""
    command = (
        f"quinta train {plan.game} --games {plan.games} --generations {plan.generations} "
        f"--seed {plan.seed}"
    )
    if plan.match != _MATCH:
        command += f" --match {plan.match}"
    if plan.simulations:
        command += f" --simulations {plan.simulations}"
    if start is not None:
        command += f" --start {Path(start).name}"
    return command


def _shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _told(generation: Generation) -> str:
    return (
        f"generation {generation.number}: self-play {generation.mean:.1f} points, "
        f"error {generation.error:.2f} points, calibration {_error(generation):.1%}; "
        f"against the last {_told_match(generation.against_last)}; "
        f"against the best {_told_match(generation.against_best)}"
    )


def _told_chances(chances: Chances) -> str:
    """Return how true the chances are, by the number of players: told and won in each bin."""
    lines = ["chances to win:", "players   told    won    seats"]
    for players, calibration in chances.calibrations.items():
        lines += [
            f"{players:7}  {told:5.1%}  {won:5.1%}  {seats:7}"
            for seats, told, won in calibration.table()
        ]
        lines.append(f"{players:7}  off by {calibration.error:.1%} on average")
    return "\n".join(lines)


def _logged_chances(chances: Chances) -> dict[str, Any]:
    """Return how true the chances are as the file tells of it, for each number of players."""
    return {
        str(players): {"error": round(calibration.error, 4), "bins": calibration.table()}
        for players, calibration in chances.calibrations.items()
    }


def _error(generation: Generation) -> float:
    """Return how far the chances in the self-play of a generation were off, whoever played."""
    from quinta.bots.chances import Calibration

    calibration = Calibration()
    for part in generation.calibrations.values():
        calibration.merge(part)
    return calibration.error


def _told_match(match: Match) -> str:
    return f"{match.won:.1%} won, {match.scores[0]:.1f} to {match.scores[1]:.1f}"


def _logged(generation: Generation) -> dict[str, Any]:
    """Return a generation as the file tells of it."""
    return {
        "generation": generation.number,
        "self_play": round(generation.mean, 1),
        "error": round(generation.error, 3),
        "calibration": round(_error(generation), 4),
        "against_last": _logged_match(generation.against_last),
        "against_best": _logged_match(generation.against_best),
    }


def _logged_match(match: Match) -> dict[str, Any]:
    return {"won": round(match.won, 4), "scores": [round(score, 1) for score in match.scores]}


def _read(game: str, path: str) -> tuple[Weights, dict[str, Any]]:
    """Return the weights in a file, and all that it holds."""
    try:
        data = json.loads(read_bytes(path))
        return weights.weights_of(game, data), data
    except (ValueError, KeyError, AttributeError, TypeError) as error:
        raise Failure(f"{path}: no weights of {game} ({error})") from error


def _file_text(
    made_by: Mapping[str, Any],
    log: list[dict[str, Any]],
    learnt: Mapping[str, Any],
    fitted: Mapping[str, Any],
) -> str:
    """Return the file's text, with one line for each generation, feature and row of a net."""
    facts = {"game": fitted["game"], **made_by}
    lines = [_line(name, value) for name, value in facts.items()]
    lines.append(f'  "generations": {_listed(map(json.dumps, log), "[]", 2)}')
    lines += [_line(name, value) for name, value in learnt.items()]
    lines.append(_line("scales", fitted["scales"]))
    rows = (f"{json.dumps(name)}: {json.dumps(row)}" for name, row in fitted["weights"].items())
    lines.append(f'  "weights": {_listed(rows, "{}", 2)}')
    if "nets" in fitted:
        nets = (
            f'{{"units": {net["units"]}, "top": {net["top"]}, '
            f'"rows": {_listed(map(json.dumps, net["rows"]), "[]", 4)}}}'
            for net in fitted["nets"]
        )
        lines.append(f'  "nets": {_listed(nets, "[]", 2)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _line(name: str, value: Any) -> str:
    """Return an entry of the file; what has entries of its own has a line for each of them."""
    if isinstance(value, Mapping) and name in ("start", "chances", "scales"):
        lines = (f"{json.dumps(key)}: {json.dumps(part)}" for key, part in value.items())
        return f"  {json.dumps(name)}: {_listed(lines, '{}', 2)}"
    return f"  {json.dumps(name)}: {json.dumps(value)}"


def _listed(parts: Iterable[str], brackets: str, indent: int) -> str:
    """Return parts in brackets, each on a line."""
    space = " " * indent
    listed = ",".join(f"\n{space}  {part}" for part in parts)
    return f"{brackets[0]}{listed}\n{space}{brackets[1]}" if listed else brackets
