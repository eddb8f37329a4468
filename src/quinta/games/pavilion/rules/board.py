"""The pavilion: stars, spaces, features, and what a side of the board says of them (SP-2, SP-9).

A space has a number, 6 * star + its place in the ring counted from 0, so that a set of spaces
is a mask of 42 bits. The sides themselves are in ``boards``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.core.bits import numbers
from quinta.games.pavilion.rules.pieces import COLOURS, NUMBERS

STARS: Final = 7
SPACES: Final = 42
EVERY_SPACE: Final = (1 << SPACES) - 1
MANY: Final = 6
"""The number that stands for a colour where a star is of many colours."""

MOST_BONUS: Final = 4
"""The most tiles that one placement may earn, see ``Selections``."""


def space_number(star: int, place: int) -> int:
    """Return the number of a space; its place in the ring is counted from 1 (SP-2)."""
    return 6 * star + place - 1


def places_of(spaces: int) -> list[list[int]]:
    """Return the spaces of a mask, each as its star and its place in the ring."""
    return [[space // 6, space % 6 + 1] for space in numbers(spaces)]


STAR: Final = vec[i64]([63 << (6 * star) for star in range(STARS)])
"""The six spaces of each star, as a mask."""


def _ring_runs() -> list[int]:
    """Return the length of the run at each place of a ring, for each set of tiles in it."""
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
    """Return the size of the unbroken run of tiles that this covered space belongs to."""
    place = space % 6
    return _RING_RUNS[((covered >> (space - place)) & 63) * 6 + place]


class Feature(NamedTuple):
    """A pillar, statue, window or fountain. Of two outer stars it has the first."""

    kind: str
    star: int
    spaces: int
    reward: int


def _features(rewards: Mapping[str, int]) -> tuple[Feature, ...]:
    """Return the features of these kinds, one at every outer star, and their rewards."""
    found = []
    for star in range(1, 7):
        following = star % 6 + 1
        around = {
            "pillar": [(star, 2), (star, 3), (0, (star + 3) % 6 + 1), (0, (star + 4) % 6 + 1)],
            "statue": [(star, 1), (star, 2), (following, 3), (following, 4)],
            "window": [(star, 5), (star, 6)],
            "fountain": [(star, 1), (star, 6), (following, 4), (following, 5)],
        }
        for kind, reward in rewards.items():
            spaces = sum(1 << space_number(*place) for place in around[kind])
            found.append(Feature(kind, star, spaces, reward))
    return tuple(found)


class Star(NamedTuple):
    """A star: its colours, and the costs of its spaces in the order of the ring.

    It takes one colour; or "many", all six different; or "open", where its second tile decides
    between these; or a colour for each space, six different ones.
    """

    takes: str | tuple[str, ...]
    costs: tuple[int, ...]

    @property
    def kind(self) -> str:
        """Its colour, "many" or "open"."""
        return self.takes if isinstance(self.takes, str) else "many"

    def colour(self, place: int) -> str | None:
        """Return the one colour that a space takes, counted from 1; None where there are others."""
        if isinstance(self.takes, str):
            return self.takes if self.takes in NUMBERS else None
        return self.takes[place - 1]


def _check(
    name: str,
    stars: Sequence[Star],
    costs: Sequence[int],
    features: Sequence[Feature],
    wilds: Sequence[str],
    number_points: Mapping[int, int],
) -> None:
    """Raise ``ValueError`` about data of a side that the engine could not play."""
    if len(costs) != SPACES or not all(1 <= cost <= 6 for cost in costs):
        raise ValueError(f"{name}: {SPACES} spaces cost 1 to 6 tiles each")
    if sorted(wilds) != sorted(COLOURS):
        raise ValueError(f"{name}: each colour is wild in one round")
    for star in stars:
        takes = star.takes
        if isinstance(takes, str):
            is_known = takes in NUMBERS or takes in ("many", "open")
        else:
            is_known = sorted(takes) == sorted(COLOURS)
        if not is_known:
            raise ValueError(f"{name}: a star cannot take {takes!r}")
    for number in number_points:
        if number not in costs:
            raise ValueError(f"{name}: no space costs {number}")
    for space in range(SPACES):
        found = [feature for feature in features if feature.spaces >> space & 1]
        if len(found) > 2 or sum(feature.reward for feature in found) > MOST_BONUS:
            raise ValueError(f"{name}: a space has 2 features and earns {MOST_BONUS} tiles at most")


@final
class Side:
    """A side of the board, as the engine reads it."""

    __slots__ = (
        "_needs",
        "_rewards",
        "affordable",
        "alike",
        "clause",
        "costs",
        "feature_spaces",
        "features",
        "kinds",
        "many",
        "name",
        "number_points",
        "numbers",
        "printed",
        "set_points",
        "spaces",
        "star_points",
        "stars",
        "undecided",
        "wilds",
    )

    def __init__(
        self,
        name: str,
        clause: str,
        stars: Sequence[Star],
        rewards: Mapping[str, int],
        wilds: Sequence[str],
        star_points: Mapping[str, int],
        many_points: int,
        number_points: Mapping[int, int],
        set_points: int = 0,
    ) -> None:
        costs = [cost for star in stars for cost in star.costs]
        features = _features(rewards)
        _check(name, stars, costs, features, wilds, number_points)
        self.name = name
        self.clause = clause
        """The section of the rules that describes it: which colours may lie where."""
        self.stars = tuple(stars)
        self.features = features
        self.kinds = tuple(rewards)
        """The kinds of features there are, six of each."""
        self.wilds = vec[i64]([NUMBERS[colour] for colour in wilds])
        """The wild colour of each round."""
        full = [star_points[colour] for colour in COLOURS] + [many_points]
        self.star_points = vec[i64](full)
        """For a full star of each colour, and for one of many (SP-7)."""
        self.number_points = vec[i64]([number_points.get(number, 0) for number in range(7)])
        """For covering every space of each cost (SP-7)."""
        self.set_points: i64 = set_points
        """For each complete set of one feature of every kind (SP-9.2)."""
        self.costs = vec[i64](costs)
        by_number = [0] * 7
        for space, cost in enumerate(costs):
            by_number[cost] |= 1 << space
        self.numbers = vec[i64](by_number)
        """The spaces of each cost."""
        self.affordable = vec[i64]([sum(by_number[: tiles + 1]) for tiles in range(45)])
        """The spaces that so many tiles pay for; two colours are at most 44 tiles."""
        spaces = [0] * 6
        many = undecided = printed = 0
        for number, star in enumerate(self.stars):
            if star.kind == "open":
                undecided |= 1 << number
            elif star.kind == "many":
                many |= 1 << number
                if star.takes != "many":
                    printed |= 1 << number
            for colour, taken in enumerate(COLOURS):
                for place in range(1, 7):
                    if star.colour(place) in (None, taken):
                        spaces[colour] |= 1 << space_number(number, place)
        self.spaces = vec[i64](spaces)
        """The spaces where each colour may lie on an empty board."""
        self.many: i64 = many
        """The stars that are of many colours from the start, as a mask."""
        self.printed: i64 = printed
        """Those of them that have a colour for each space."""
        self.undecided: i64 = undecided
        """The stars whose second tile decides whether they are of one colour or of many."""
        self.alike = len(set(self.stars[1:])) == 1
        """Whether the outer stars differ in nothing."""
        self.feature_spaces = vec[i64](
            [one.spaces for kind in self.kinds for one in self.features if one.kind == kind]
        )
        """The spaces of all features, kind by kind."""
        needs, earned = _feature_tables(self.features)
        self._needs = vec[i64](needs)
        self._rewards = vec[i64](earned)

    def wild(self, round_: i64) -> i64:
        """Return the wild colour of a round (SP-1)."""
        return self.wilds[round_ - 1]

    def reward(self, covered: i64, space: i64) -> i64:
        """Return the tiles earned by covering this space when those are covered (SP-5.3)."""
        first = 2 * space
        needs = self._needs
        earned: i64 = 0
        if needs[first] & ~covered == 0:
            earned = self._rewards[first]
        if needs[first + 1] & ~covered == 0:
            earned += self._rewards[first + 1]
        return earned

    def complete_sets(self, covered: i64) -> i64:
        """Return how many sets of one feature of every kind are complete (SP-9.2)."""
        fewest: i64 = 6
        kind: i64
        for kind in range(len(self.kinds)):
            fewest = min(fewest, self.complete(covered, kind))
        return fewest

    def complete(self, covered: i64, kind: i64) -> i64:
        """Return how many features of a kind are complete."""
        found: i64 = 0
        at: i64
        for at in range(6 * kind, 6 * kind + 6):
            spaces = self.feature_spaces[at]
            if covered & spaces == spaces:
                found += 1
        return found


def _feature_tables(features: Sequence[Feature]) -> tuple[list[int], list[int]]:
    """Return what the two features of each space need besides it, and their rewards.

    Where there are fewer, they need a space that does not exist.
    """
    needs, rewards = [], []
    for space in range(SPACES):
        found = [feature for feature in features if feature.spaces >> space & 1]
        missing = 2 - len(found)
        needs += [feature.spaces & ~(1 << space) for feature in found] + [1 << SPACES] * missing
        rewards += [feature.reward for feature in found] + [0] * missing
    return needs, rewards
