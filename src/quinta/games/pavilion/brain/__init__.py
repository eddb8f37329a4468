"""The evaluation of Summer Pavilion for bots."""

from __future__ import annotations

from quinta.brains.spec import BrainSpec, Practice
from quinta.games.pavilion.brain.features import FIRST_WEIGHTS, NAMES, PHASES
from quinta.games.pavilion.brain.inputs import SHAPE
from quinta.games.pavilion.brain.judge import PavilionBrain

__all__ = ["SPEC"]

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
            "board": (
                "standard",
                *["variant"] * 3,
                *["glazed-orange"] * 2,
                *["glazed-purple"] * 2,
            )
        },
    ),
    SHAPE,
    nets=2,
    overlooks={"beginner": 106, "casual": 46, "intermediate": 24, "advanced": 20},
)
