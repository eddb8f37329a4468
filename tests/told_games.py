"""Whole games told line by line, turn, scores and position, so that two builds can be compared.

Run as a script it prints all of them: ``python tests/told_games.py``.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from typing import Any

import quinta
from games.garden.games import OWN_BOARD

Data = dict[str, Any]

SEEDS = 3
GAMES: list[tuple[str, int, Data]] = [
    ("queens-garden", 2, {}),
    ("queens-garden", 2, {"edition": "ru", "board": OWN_BOARD}),
    ("queens-garden", 3, {"board": "variant", "edition": "nl", "starts": 1}),
    ("queens-garden", 3, {"repeat_payment": True, "refill": "empty"}),
    ("queens-garden", 4, {"edition": "ru"}),
    ("queens-garden", 4, {"edition": "pl", "board": "variant", "starts": 3}),
    ("summer-pavilion", 2, {}),
    ("summer-pavilion", 2, {"board": "variant", "starts": 1}),
    ("summer-pavilion", 3, {}),
    ("summer-pavilion", 3, {"board": "variant"}),
    ("summer-pavilion", 4, {"starts": 2}),
    ("summer-pavilion", 4, {"board": "variant"}),
    ("summer-pavilion", 2, {"board": "glazed-orange"}),
    ("summer-pavilion", 3, {"board": "glazed-purple"}),
]


def digest(value: object) -> str:
    """A short mark of some data."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:12]


def told(name: str, players: int, options: Data, seed: int) -> Iterator[str]:
    """One game of random turns, now and then any turn; a line for each turn."""
    yield f"{name} players {players} seed {seed} {json.dumps(options)}"
    game = quinta.new(name, players, seed, options)
    generator = quinta.Random(seed)
    chance = random.Random(seed)
    yield f"start {digest(game.snapshot())} playout {game.playout(seed)}"
    while not game.is_over:
        moves = game.legal_moves()
        early = chance.random() < 0.05
        move = moves[chance.randrange(len(moves))] if early else game.random_move(generator)
        line = (
            f"{game.to_move} {game.text(move)} ({move}; {len(moves)}, {moves.passes}, {moves[0]})"
        )
        report = quinta.Report()
        game.play(move, report)
        marks = [digest(facts) for facts in (game.snapshot(), report.events, report.chance)]
        yield f"{line} {game.scores} {' '.join(marks)}"
        if chance.random() < 0.1:
            dealt = game.redealt(chance.randrange(1000))
            yield f"redealt {digest(dealt.snapshot())} playout {dealt.playout(seed)}"
            yield f"breakdown {digest(game.breakdown())} steps {digest(game.steps([]))}"
    yield f"over {game.scores} winners {game.winners}"


def main() -> None:
    for number, (name, players, options) in enumerate(GAMES):
        for seed in range(SEEDS * number, SEEDS * number + SEEDS):
            for line in told(name, players, options, seed):
                print(line)


if __name__ == "__main__":
    main()
