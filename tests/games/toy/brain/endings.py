"""What exact play asks of The Beach."""

from __future__ import annotations

from games.toy.rules.state import LAST_ROUND, Beach


def is_ending(game: Beach) -> bool:
    """Two turns are few enough to look at all that can follow."""
    return sum(map(len, game.seats)) >= LAST_ROUND * game.players - 2


def reveals(game: Beach, move: int) -> bool:
    """Each turn brings a shell to light, if any is left."""
    return True


def facts(game: Beach) -> tuple[int, ...]:
    """All that lies on the beach and with the players."""
    found = [int(game.round), int(game.to_move), *game.washed_up]
    for shells in game.seats:
        found += [-1, *shells]
    return tuple(found)
