"""What turns were worth, and how much was luck: judging positions and reviewing games.

>>> import quinta
>>> from quinta import analysis, bots
>>> game = quinta.new("summer-pavilion", seed=1)
>>> judgement = analysis.judge(game, bots.Budget(simulations=200))
>>> [turn.text for turn in judgement.turns if turn.value == judgement.value][:1]
[...]
"""

from quinta.analysis.judging import JudgedTurn, Judgement, judge
from quinta.analysis.luck import Luck
from quinta.analysis.reasons import Reason, set_apart
from quinta.analysis.review import (
    Outline,
    PlayerReview,
    Review,
    assembled,
    jobs,
    outline,
    review,
    reviewing,
)
from quinta.analysis.turns import Job, LastPosition, Part, TurnReview, examine
from quinta.analysis.value import NoBrain, Standing, Value
from quinta.analysis.verdicts import BANDS, GOOD, VERDICTS

__all__ = [
    "BANDS",
    "GOOD",
    "VERDICTS",
    "Job",
    "JudgedTurn",
    "Judgement",
    "LastPosition",
    "Luck",
    "NoBrain",
    "Outline",
    "Part",
    "PlayerReview",
    "Reason",
    "Review",
    "Standing",
    "TurnReview",
    "Value",
    "assembled",
    "examine",
    "jobs",
    "judge",
    "outline",
    "review",
    "reviewing",
    "set_apart",
]
