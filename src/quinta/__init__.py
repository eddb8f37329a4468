"""Queen's Garden and Summer Pavilion: the games, complete, as a library.

>>> import quinta
>>> game = quinta.new("queens-garden", players=2, seed=1)
>>> game.to_move, game.scores
(0, [15, 15])
>>> moves = game.legal_moves()
>>> game.play(moves[0])
>>> game.playout(seed=7) == game.playout(seed=7)
True
"""

from quinta.core.bits import COMPILED
from quinta.core.chance import Dealer, Generator, ImpossibleChance, Random, Report, SystemGenerator
from quinta.core.game import (
    Data,
    Game,
    IllegalMove,
    InvalidNotation,
    InvalidOptions,
    InvalidPosition,
    Move,
    Moves,
)
from quinta.core.perft import perft
from quinta.core.stepwise import Stepwise
from quinta.games import GAMES, from_snapshot, new
from quinta.record import InvalidRecord, Record

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "GAMES",
    "Data",
    "Dealer",
    "Game",
    "Generator",
    "IllegalMove",
    "ImpossibleChance",
    "InvalidNotation",
    "InvalidOptions",
    "InvalidPosition",
    "InvalidRecord",
    "Move",
    "Moves",
    "Random",
    "Record",
    "Report",
    "Stepwise",
    "SystemGenerator",
    "from_snapshot",
    "new",
    "perft",
]
