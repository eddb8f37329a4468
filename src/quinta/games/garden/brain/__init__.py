"""The evaluation of Queen's Garden for bots."""

from __future__ import annotations

from quinta.brains.spec import BrainSpec, Practice
from quinta.games.garden.brain.features import FIRST_WEIGHTS, NAMES, PHASES
from quinta.games.garden.brain.inputs import SHAPE
from quinta.games.garden.brain.judge import GardenBrain
from quinta.games.garden.rules.options import EDITIONS

__all__ = ["SPEC"]

SPEC = BrainSpec(
    GardenBrain,
    NAMES,
    int(PHASES),
    FIRST_WEIGHTS,
    Practice(
        strays=120,
        astray=300,
        players=(2, 2, 2, 2, 2, 2, 2, 3, 3, 4),
        options={"board": ("standard", *["variant"] * 7), "edition": tuple(EDITIONS)},
    ),
    SHAPE,
    nets=1,
    overlooks={"beginner": 150, "casual": 90, "intermediate": 42, "advanced": 20},
)
