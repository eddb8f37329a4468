"""The evaluation of Summer Pavilion for bots."""

from __future__ import annotations

from typing import Final

from quinta.brains.spec import BrainSpec, Practice
from quinta.games.pavilion.brain.features import FIRST_WEIGHTS, NAMES, PHASES
from quinta.games.pavilion.brain.inputs import SHAPE
from quinta.games.pavilion.brain.judge import PavilionBrain
from quinta.games.pavilion.rules.boards import SIDES

__all__ = ["SPEC"]

_OFTEN: Final = 2
_HOW_OFTEN: Final = {"standard": 1, "variant": 3}
"""How often self-play draws a side that is not drawn ``_OFTEN`` times; one is played anyway."""

SPEC = BrainSpec(
    PavilionBrain,
    NAMES,
    int(PHASES),
    FIRST_WEIGHTS,
    Practice(
        strays=80,
        astray=50,
        players=(2, 2, 2, 2, 2, 3, 3, 3, 4, 4),
        options={
            "board": tuple(name for name in SIDES for _ in range(_HOW_OFTEN.get(name, _OFTEN)))
        },
    ),
    SHAPE,
    nets=2,
    overlooks={"beginner": 106, "casual": 46, "intermediate": 24, "advanced": 20},
)
