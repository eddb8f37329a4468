"""Keep today's best bot as a yardstick, with some of its turns to show that it stays the same.

    python scripts/freeze_yardstick.py 2 [GAME...]

For each game, or those named, the fitted weights, the settings of all searches and ``master``'s
seconds go to ``yardstick-2.json`` beside the game's brain, and positions with the turns it chooses
to ``tests/fixtures/yardsticks``. A yardstick that is there already is not written over.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import quinta
from quinta import bots
from quinta.bots import LEVELS, SETTINGS, Budget
from quinta.bots.weights import FITTED, digest, file_data, folder_of
from quinta.core.game import Data
from quinta.games import GAMES

_TURNS: Final = Path(__file__).parent.parent / "tests" / "fixtures" / "yardsticks"
_BEST: Final = "master"
_SAMPLES: Final = ((2, 0.0), (3, 0.2), (4, 0.4), (2, 0.6), (3, 0.8), (2, 0.9), (4, 0.95))
"""How many play, and how much of the game has been played."""


def frozen_text(fitted: str) -> str:
    """Return a file of weights with what else a yardstick needs: the search and its seconds."""
    names = [name for name in dir(SETTINGS) if not name.startswith("_")]
    settings = json.dumps({name: getattr(SETTINGS, name) for name in names})
    head = f'{{\n  "settings": {settings},\n  "seconds": {LEVELS[_BEST].seconds},\n'
    return head + fitted.removeprefix("{\n")


def positions(game: str) -> Iterator[quinta.Game]:
    """Yield positions from all stages of games that bots play."""
    varied = GAMES[game].brain.SPEC.practice.options
    for number, (players, part) in enumerate(_SAMPLES):
        options = {name: values[-1] for name, values in varied.items()} if number % 2 else {}
        sitting = [bots.make("casual", game, seat) for seat in range(players)]
        position = quinta.new(game, players, number, options)
        passed = []
        while not position.is_over:
            if len(position.legal_moves()) > 1:
                passed.append(position.copy())
            seed = 100 * number + len(passed)
            position.play(bots.ask(sitting[position.to_move], position, Budget(), seed).move)
        yield passed[int(part * len(passed))]


def decided(name: str, position: quinta.Game, number: int) -> Data:
    """Return a position, what a yardstick is asked about it, and its answer."""
    simulations = 20 + 10 * number
    bot = bots.make(name, position.name, number)
    decision = bots.ask(bot, position, Budget(simulations=simulations), number)
    return {
        "position": position.snapshot(hidden=False),
        "seed": number,
        "simulations": simulations,
        "turn": position.text(decision.move),
        "lead": decision.value,
    }


def freeze(name: str, game: str) -> None:
    """Write a game's yardstick and its turns."""
    folder = Path(str(folder_of(game)))
    fitted = (folder / f"{FITTED}.json").read_text(encoding="utf-8")
    with (folder / f"{name}.json").open("x", encoding="utf-8") as file:
        file.write(frozen_text(fitted))
    weights = digest(file_data(game, name))
    answers = [decided(name, position, at) for at, position in enumerate(positions(game))]
    lines = ",\n".join(json.dumps(answer, separators=(",", ":")) for answer in answers)
    text = f'{{"weights": "{weights}", "turns": [\n{lines}\n]}}\n'
    _TURNS.mkdir(exist_ok=True)
    (_TURNS / f"{game}-{name}.json").write_text(text, encoding="utf-8")


def main() -> None:
    """Freeze a yardstick for some games or all."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("number", type=int)
    parser.add_argument("games", nargs="*", metavar="GAME", help="(all)")
    arguments = parser.parse_args()
    for game in arguments.games or GAMES:
        freeze(f"yardstick-{arguments.number}", game)


if __name__ == "__main__":
    main()
