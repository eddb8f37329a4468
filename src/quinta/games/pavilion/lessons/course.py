"""The lessons of Summer Pavilion, in the order in which they are learnt."""

from __future__ import annotations

from typing import Final

from quinta.core.lessons import Lesson, Mistake, Task, both, passed
from quinta.games.pavilion.lessons.checks import (
    PASSED,
    completed,
    drafted,
    from_centre,
    kept,
    placed_on,
    took_bonus,
    won,
)
from quinta.games.pavilion.lessons.positions import at_start, drafting, placing, seat

_DRAFT: Final = Lesson(
    "draft",
    drafting(
        at_start(),
        [
            {"red": 3, "blue": 1},
            {"green": 2, "yellow": 2},
            {"orange": 2, "blue": 2},
            {"yellow": 2, "red": 1, "green": 1},
            {"blue": 2, "orange": 1, "red": 1},
        ],
    ),
    (Task("SP-4.1", drafted(3), "draft red from factory 1", (Mistake("fewer", "SP-4.1"),)),),
)

_WILD: Final = Lesson(
    "wild",
    drafting(
        at_start(),
        [
            {"red": 2, "purple": 1, "blue": 1},
            {"purple": 2, "green": 1, "yellow": 1},
            {"orange": 3, "blue": 1},
            {"yellow": 2, "blue": 2},
            {"green": 2, "red": 1, "orange": 1},
        ],
    ),
    (
        Task(
            "SP-4.1",
            both(drafted(3), drafted(1, "purple")),
            "draft red from factory 1",
            (Mistake("fewer", "SP-4.1", drafted(1, "purple")), Mistake("tame", "SP-4.1")),
        ),
    ),
)

_CENTRE: Final = Lesson(
    "centre",
    drafting(
        at_start(orange=3),
        [{}, {"yellow": 2, "green": 2}, {}, {}, {"orange": 1, "purple": 1, "red": 2}],
        {"green": 2, "blue": 3, "red": 1},
    ),
    (
        Task(
            "SP-4.2",
            both(from_centre, won(-1)),
            "draft red from centre",
            (Mistake("dear", "SP-4.2", from_centre), Mistake("factory", "SP-4.2")),
        ),
    ),
)

_PLACE: Final = Lesson(
    "place",
    placing(seat({"blue": 2, "red": 3}, {3: (1, 2), 6: (1,)}, {3: "green"})),
    (
        Task(
            "SP-5.2",
            won(3),
            "place red at 3.3",
            (PASSED, Mistake("points", "SP-5.2")),
        ),
        Task(
            "SP-2",
            placed_on(0),
            "place blue at 0.2",
            (PASSED, Mistake("middle", "SP-2")),
        ),
    ),
)

_PAY: Final = Lesson(
    "pay",
    placing(
        seat({"green": 2, "yellow": 2, "red": 1}, {5: (1, 3)}, {1: "red"}),
        round=2,
    ),
    (
        Task(
            "SP-5.1",
            placed_on(5, 4),
            "place yellow at 5.4 with 2 wild",
            (PASSED, Mistake("four", "SP-5.1")),
        ),
    ),
)

_FEATURES: Final = Lesson(
    "features",
    placing(
        seat(
            {"blue": 1, "red": 1},
            {2: (1,), 3: (2,), 4: (3, 4)},
            {1: "yellow"},
        ),
        round=3,
    ),
    (
        Task(
            "SP-5.3",
            both(completed("statue"), took_bonus("orange")),
            "place red at 3.1 taking 2 orange",
            (PASSED, Mistake("tame", "SP-5.3", completed("statue")), Mistake("statue", "SP-5.3")),
        ),
    ),
)

_KEEP: Final = Lesson(
    "keep",
    placing(
        seat(
            {"yellow": 2, "blue": 2, "red": 2},
            {3: (1, 2), 4: (1, 2), 5: (1,)},
            {},
        ),
        round=3,
    ),
    (
        Task(
            "SP-5.4",
            both(kept(4), kept(2, "yellow")),
            "pass keeping 2 yellow, 2 blue",
            (
                Mistake("placed", "SP-5.4", lambda played: not passed(played)),
                Mistake("tame", "SP-5.4", kept(4)),
                Mistake("fewer", "SP-5.4"),
            ),
        ),
    ),
)

_END: Final = Lesson(
    "end",
    placing(
        seat(
            {"blue": 3, "red": 3},
            {1: (1,), 2: (1,), 3: (1,), 4: (1, 2, 3, 5, 6), 5: (1,), 6: (1, 2)},
            {1: "purple", 2: "red"},
            score=48,
        ),
        round=6,
        against=64,
    ),
    (
        Task(
            "SP-7",
            placed_on(4, 4),
            "place blue at 4.4 with 1 wild",
            (PASSED, Mistake("star", "SP-7")),
        ),
        Task("SP-7", passed, "pass", (Mistake("pass", "SP-5.4"),)),
    ),
)

LESSONS: Final = (_DRAFT, _WILD, _CENTRE, _PLACE, _PAY, _FEATURES, _KEEP, _END)
