"""How The Beach is learnt: one lesson."""

from __future__ import annotations

from typing import Final

from games.toy import VERSION
from quinta.core.lessons import Lesson, Mistake, Task

LESSONS: Final = (
    Lesson(
        "pearl",
        {
            "game": "toy",
            "version": VERSION,
            "players": 2,
            "round": 1,
            "phase": "playing",
            "to_move": 0,
            "washed_up": ["cockle", "mussel", "pearl"],
            "seats": [{"shells": []}, {"shells": []}],
        },
        (
            Task(
                "TY-1",
                lambda played: played.turn.get("shell") == "pearl",
                "take pearl",
                (Mistake("worth-less", "TY-1"),),
                ("dig",),
            ),
            Task(
                "TY-2",
                lambda played: played.turn["turn"] == "dig",
                "dig",
                (Mistake("on-the-beach", "TY-2"),),
            ),
        ),
    ),
)
