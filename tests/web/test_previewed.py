"""What the page says of a turn before it is played adds up to the points it promises."""

from __future__ import annotations

from pathlib import Path

import quinta
from quinta.protocol import Consider, Preview
from quinta.server import catalogue
from quinta.server.choices import consider
from told_games import GAMES, Data
from web.vitest import run_with


def test_the_lines_of_a_preview_add_up_to_its_points_and_say_you(tmp_path: Path) -> None:
    """Previews of whole games, put into words by web/tests/previewed.test.ts."""
    facts = {
        "games": catalogue.games(),
        "tables": [previewed(*game, seed) for seed, game in enumerate(GAMES)],
    }
    printed = run_with(facts, "QUINTA_PREVIEWED", "tests/previewed.test.ts", tmp_path)
    assert "4 passed" in printed


def previewed(name: str, players: int, options: Data, seed: int) -> dict[str, object]:
    """The previews of a game of random turns, each with that of passing instead."""
    game = quinta.new(name, players, seed, options)
    generator = quinta.Random(seed)
    found: list[Preview] = []
    while not game.is_over:
        move = game.random_move(generator)
        moves = game.legal_moves()
        first_pass = [moves[moves.passes]] if moves.passes < len(moves) else []
        for text in sorted({game.text(way) for way in (move, *first_pass)}):
            preview = consider(game, Consider(text=text), seed).preview
            assert preview is not None
            found.append(preview)
        game.play(move)
    return {"game": name, "options": game.snapshot()["options"], "previews": found}
