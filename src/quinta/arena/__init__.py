"""Matches between bots: who is stronger, by how much, and how sure that is (docs/arena.md).

>>> from quinta import arena
>>> from quinta.arena import Entrant, Match
>>> match = Match("summer-pavilion", (Entrant("random", "random"),), games=2, seed=1)
>>> tally = arena.run(match)
>>> tally.games
2
"""

from quinta.arena.adjusting import Adjusted, Estimate
from quinta.arena.ladder import data, lines, remarks
from quinta.arena.match import Entrant, InvalidMatch, Match, Task
from quinta.arena.play import Fault, Played, play
from quinta.arena.plot import svg
from quinta.arena.results import InvalidResults, is_results, records, stored_seed, verify
from quinta.arena.run import BotFailed, run
from quinta.arena.tally import Bout, Figures, Standing, Start, Tally, WithoutLuck

__all__ = [
    "Adjusted",
    "BotFailed",
    "Bout",
    "Entrant",
    "Estimate",
    "Fault",
    "Figures",
    "InvalidMatch",
    "InvalidResults",
    "Match",
    "Played",
    "Standing",
    "Start",
    "Tally",
    "Task",
    "WithoutLuck",
    "data",
    "is_results",
    "lines",
    "play",
    "records",
    "remarks",
    "run",
    "stored_seed",
    "svg",
    "verify",
]
