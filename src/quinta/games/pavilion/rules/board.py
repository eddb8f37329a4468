"""The pavilion: stars, spaces, features and the two sides of the board (SP-2), as data.

A space has a number, 6 * star + its place in the ring counted from 0, so that a set of spaces
is a mask of 42 bits.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.games.pavilion.rules.pieces import NUMBERS

STARS: Final = 7
SPACES: Final = 42
EVERY_SPACE: Final = (1 << SPACES) - 1
MANY: Final = 6
"""What stands for a colour where a star is of many colours."""

STAR_COLOURS: Final = (
    MANY,
    *(NUMBERS[name] for name in ("purple", "orange", "red", "blue", "yellow", "green")),
)
"""The colours of the standard side's stars."""


def space_number(star: int, place: int) -> int:
    """The number of a space; its place in the ring is counted from 1, as in the rules."""
    return 6 * star + place - 1


STAR: Final = vec[i64]([63 << (6 * star) for star in range(STARS)])
"""The six spaces of each star, as a mask."""


def _ring_runs() -> list[int]:
    """For each set of tiles in a ring and each of its places, the length of the run there."""
    runs = []
    for tiles in range(64):
        for place in range(6):
            if tiles == 63:
                run = 6
            elif not tiles >> place & 1:
                run = 0
            else:
                after = next(n for n in range(1, 6) if not tiles >> (place + n) % 6 & 1)
                before = next(n for n in range(1, 6) if not tiles >> (place - n) % 6 & 1)
                run = after + before - 1
            runs.append(run)
    return runs


_RING_RUNS: Final = vec[i64](_ring_runs())


def ring_run(covered: i64, space: i64) -> i64:
    """How many tiles the unbroken ring of tiles has that this covered space belongs to."""
    place = space % 6
    return _RING_RUNS[((covered >> (space - place)) & 63) * 6 + place]


class Feature(NamedTuple):
    """A pillar, statue or window. A statue's star is the first of its two."""

    kind: str
    star: int
    spaces: int
    reward: int


def _features() -> tuple[Feature, ...]:
    features = []
    for star in range(1, 7):
        following = star % 6 + 1
        around = {
            "pillar": [(star, 2), (star, 3), (0, (star + 3) % 6 + 1), (0, (star + 4) % 6 + 1)],
            "statue": [(star, 1), (star, 2), (following, 3), (following, 4)],
            "window": [(star, 5), (star, 6)],
        }
        for reward, (kind, places) in enumerate(around.items(), start=1):
            spaces = sum(1 << space_number(*place) for place in places)
            features.append(Feature(kind, star, spaces, reward))
    return tuple(features)


FEATURES: Final = _features()


def _feature_tables() -> tuple[list[int], list[int]]:
    """What the features of each space need besides it, and their rewards.

    No space belongs to more than two features. Where there is no second, it needs a space
    that does not exist.
    """
    needs, rewards = [], []
    for space in range(SPACES):
        found = [feature for feature in FEATURES if feature.spaces >> space & 1]
        needs += [feature.spaces & ~(1 << space) for feature in found]
        rewards += [feature.reward for feature in found]
        if len(found) == 1:
            needs.append(1 << SPACES)
            rewards.append(0)
    return needs, rewards


_NEEDS: Final = vec[i64](_feature_tables()[0])
_REWARDS: Final = vec[i64](_feature_tables()[1])


def reward(covered: i64, space: i64) -> i64:
    """The tiles earned by covering this space when those are covered (SP-5.3); at most 3."""
    first = 2 * space
    earned: i64 = 0
    if covered & _NEEDS[first] == _NEEDS[first]:
        earned = _REWARDS[first]
    if covered & _NEEDS[first + 1] == _NEEDS[first + 1]:
        earned += _REWARDS[first + 1]
    return earned


@final
class Side:
    """One of the two sides of the board: what its spaces cost and which colours they take."""

    __slots__ = ("affordable", "costs", "many", "name", "numbers", "spaces", "undecided")

    def __init__(self, name: str, costs: list[int], coloured: bool) -> None:
        self.name = name
        self.costs = vec[i64](costs)
        by_number = [0] * 7
        for space, cost in enumerate(costs):
            by_number[cost] |= 1 << space
        self.numbers = vec[i64](by_number)
        """The spaces of each cost."""
        self.affordable = vec[i64]([sum(by_number[: tiles + 1]) for tiles in range(45)])
        """The spaces that so many tiles pay for; two colours are at most 44 tiles."""
        spaces = [EVERY_SPACE] * 6
        if coloured:
            for colour in range(6):
                spaces[colour] = STAR[0] | STAR[STAR_COLOURS.index(colour)]
        self.spaces = vec[i64](spaces)
        """The spaces where each colour may lie on an empty board."""
        self.many: i64 = 1 if coloured else 0
        """The stars that are of many colours from the start, as a mask."""
        self.undecided: i64 = 0 if coloured else (1 << STARS) - 1
        """The stars whose second tile decides whether they are of one colour or of many."""


STANDARD: Final = Side("standard", [1, 2, 3, 4, 5, 6] * STARS, coloured=True)
VARIANT: Final = Side("variant", [3] * 6 + [3, 2, 1, 4, 5, 6] * 6, coloured=False)
SIDES: Final = {side.name: side for side in (STANDARD, VARIANT)}
