"""The lessons of Queen's Garden, in the order in which they are learnt."""

from __future__ import annotations

from typing import Final

from quinta.core.lessons import Lesson, Mistake, Task, both, passed
from quinta.games.garden.lessons.checks import (
    PASSED,
    acquired,
    beside,
    bought,
    has_group,
    has_room,
    passed_with_all,
    placed,
    placed_something,
    surrounded,
    took,
)
from quinta.games.garden.lessons.positions import TOP, position, seat

_NOT_ACQUIRED: Final = Mistake("acquire", "QG-4.1", lambda played: not acquired(1)(played))
_FEWER: Final = Mistake("fewer", "QG-4.1")

_ACQUIRE: Final = Lesson(
    "acquire",
    position(
        seat(jokers=3),
        display=(
            "lilac-butterfly",
            ("blue-tulip", "lime-bird"),
            ("blue-tree", "blue-bird", "lilac-butterfly", "green-bird"),
        ),
    ),
    (
        Task(
            "QG-4.1",
            acquired(3),
            "acquire blue-tree@3, blue-bird@3, blue-tulip@2",
            (PASSED, _NOT_ACQUIRED, _FEWER),
        ),
        Task(
            "QG-4.2",
            took("lilac-butterfly", face_up=True),
            "acquire lilac-butterfly@up",
            (
                PASSED,
                Mistake("copy", "QG-4.1", took("lilac-butterfly", face_up=False)),
                Mistake("expansion", "QG-4.1"),
            ),
        ),
    ),
)

_STORAGE: Final = Lesson(
    "storage",
    position(
        seat(
            *("blue-flower", "purple-plant", "lilac-tulip", "yellow-tree", "yellow-plant"),
            *("lime-flower", "lime-tulip", "green-tree", "green-bird"),
            jokers=3,
        ),
        display=(("blue-tree", "blue-butterfly", "purple-bird", "yellow-bird"),),
    ),
    (
        Task(
            "QG-4.6",
            both(placed_something, has_room(2)),
            "tile green-bird at 1,0 paying green-tree",
            (PASSED, Mistake("one", "QG-4.6", has_room(1)), Mistake("room", "QG-4.1")),
        ),
        Task(
            "QG-4.1",
            acquired(2),
            "acquire blue-tree@1, blue-butterfly@1",
            (PASSED, _NOT_ACQUIRED, _FEWER),
        ),
    ),
)

_PAY: Final = Lesson(
    "pay",
    position(
        seat(
            *("blue-plant", "purple-butterfly", "yellow-tree", "yellow-butterfly"),
            *("yellow-tulip", "lime-butterfly"),
        )
    ),
    (
        Task(
            "QG-4.6",
            placed("yellow-butterfly"),
            "tile yellow-butterfly at 1,0 paying purple-butterfly, lime-butterfly",
            (PASSED, Mistake("butterfly", "QG-4.6")),
        ),
    ),
)

_JOKERS: Final = Lesson(
    "jokers",
    position(seat("purple-flower", "purple-plant", "yellow-bird", jokers=2)),
    (
        Task(
            "QG-4.6",
            placed("purple-flower"),
            "tile purple-flower at 1,0 paying purple-plant, 2 jokers",
            (PASSED, Mistake("flower", "QG-4.6")),
        ),
    ),
)

_EXPANSIONS: Final = Lesson(
    "expansions",
    position(
        seat("yellow-plant", jokers=1, expansions=["lime-bird"], garden={(1, 0): "lime-tree"}),
        display=(None, TOP),
    ),
    (
        Task(
            "QG-4.5",
            both(placed("lime-bird"), beside("lime-tree")),
            "expansion lime-bird at 2,0 paying 1 joker",
            (
                PASSED,
                Mistake("apart", "QG-4.5", placed("lime-bird")),
                Mistake("expansion", "QG-4.5"),
            ),
        ),
        Task("QG-4.5", bought, "buy at -3,0", (PASSED, Mistake("buy", "QG-4.5"))),
    ),
)

_SURROUND: Final = Lesson(
    "surround",
    position(
        seat(
            "yellow-tree",
            garden={
                (1, 0): "blue-tree",
                (1, -1): "blue-bird",
                (0, -1): "lilac-bird",
                (-1, 0): "lilac-flower",
                (-1, 1): "yellow-flower",
            },
            areas=[0],
        )
    ),
    (
        Task(
            "QG-4.9",
            surrounded("fountain"),
            "tile yellow-tree at 0,1",
            (
                PASSED,
                Mistake("elsewhere", "QG-4.9", placed("yellow-tree")),
                Mistake("fountain", "QG-4.9"),
            ),
        ),
    ),
)

_GROUPS: Final = Lesson(
    "groups",
    position(
        seat(
            *("lilac-tree", "lilac-bird"),
            jokers=1,
            garden={(1, 0): "lilac-flower", (0, 1): "green-flower"},
            areas=[3],
        ),
        round=2,
    ),
    (
        Task(
            "QG-4.7",
            both(placed("lilac-tree"), beside("lilac-flower")),
            "tile lilac-tree at 1,-1",
            (
                PASSED,
                Mistake("apart", "QG-4.8", placed("lilac-tree")),
                Mistake("tree", "QG-4.7"),
            ),
        ),
        Task(
            "QG-7",
            has_group("lilac", 3),
            "tile lilac-bird at 0,-1 paying 1 joker",
            (PASSED, Mistake("group", "QG-4.8")),
        ),
    ),
)

_ROUND: Final = Lesson(
    "round",
    position(
        seat(
            *("yellow-bird", "green-tree"),
            jokers=2,
            garden={(1, 0): "green-bird", (-1, 0): "blue-flower"},
        ),
        seat("lime-plant", jokers=3, garden={(0, 1): "blue-bird", (1, 0): "blue-tree"}),
    ),
    (
        Task(
            "QG-5",
            placed("green-tree"),
            "tile green-tree at 1,-1",
            (PASSED, Mistake("wheel", "QG-5")),
            (f"acquire {TOP[0]}@1",),
        ),
        Task(
            "QG-5",
            passed_with_all,
            "pass",
            (Mistake("discarded", "QG-4.10", passed), Mistake("pass", "QG-4.10")),
            ("pass",),
        ),
    ),
)

_END: Final = Lesson(
    "end",
    position(
        seat(
            *("yellow-tulip", "green-bird"),
            score=32,
            jokers=6,
            garden={
                (1, 0): "yellow-tree",
                (2, 0): "yellow-bird",
                (3, 0): "yellow-butterfly",
                (4, 0): "yellow-flower",
                (3, 1): "yellow-plant",
                (1, -1): "blue-tree",
                (0, 1): "lime-tree",
            },
            areas=[0],
        ),
        seat(
            score=41,
            jokers=1,
            passed=True,
            garden={(1, 0): "purple-tulip", (1, -1): "purple-plant", (0, -1): "purple-flower"},
        ),
        round=4,
    ),
    (
        Task(
            "QG-7",
            has_group("yellow", 6),
            "tile yellow-tulip at 2,1 paying 5 jokers",
            (PASSED, Mistake("six", "QG-7")),
        ),
        Task("QG-7", passed, "pass", (Mistake("pass", "QG-4.10"),)),
    ),
)

LESSONS: Final = (
    _ACQUIRE,
    _STORAGE,
    _PAY,
    _JOKERS,
    _EXPANSIONS,
    _SURROUND,
    _GROUPS,
    _ROUND,
    _END,
)
