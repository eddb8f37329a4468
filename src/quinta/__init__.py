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

from quinta.bits import COMPILED
from quinta.chance import (
    Dealer,
    Generator,
    ImpossibleChance,
    Random,
    Report,
    SystemGenerator,
)
from quinta.game import (
    Data,
    Game,
    IllegalMove,
    InvalidNotation,
    InvalidOptions,
    InvalidPosition,
    Move,
    Moves,
)
from quinta.games import GAMES, from_snapshot, new
from quinta.garden import QueensGarden
from quinta.pavilion import SummerPavilion
from quinta.perft import perft
from quinta.record import InvalidRecord, Record
from quinta.stepwise import Stepwise

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
    "QueensGarden",
    "Random",
    "Record",
    "Report",
    "Stepwise",
    "SummerPavilion",
    "SystemGenerator",
    "from_snapshot",
    "new",
    "perft",
]
