"""Positions, turns and small choices of Queen's Garden as typed data (docs/positions.md)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field

from quinta import protocol
from quinta.games.garden.events import Cell, Discard, Line, Payment, Take
from quinta.protocol.games import Decision, PositionOf


class ScoringBoard(Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A scoring board: points by round, bonus by the size of a group, jokers by feature."""

    name: str | UnsetType = UNSET
    rounds: list[dict[str, int]]
    group_bonus: dict[str, int]
    jokers: dict[str, int]


# --- turns ----------------------------------------------------------------------------------


class Acquire(Decision, tag="acquire"):
    """Take pieces from the display (QG-4.1)."""

    take: list[Take]


class PlaceTile(Decision, tag="tile"):
    """Place a tile (QG-4.6)."""

    hexagon: str
    cell: Cell
    payment: Payment


class PlaceExpansion(Decision, tag="expansion"):
    """Place an expansion (QG-4.4); its printed hexagon comes onto the cell."""

    hexagon: str
    cell: Cell
    area: int
    orientation: int
    payment: Payment


class Buy(Decision, tag="buy"):
    """Buy an expansion for an area (QG-4.5)."""

    area: int


class Pass(Decision, tag="pass"):
    """Pass, giving up pieces (QG-4.10)."""

    discard: Discard


Turn: TypeAlias = Acquire | PlaceTile | PlaceExpansion | Buy | Pass


# --- small choices --------------------------------------------------------------------------


class Takes(Struct, forbid_unknown_fields=True):
    """A hexagon that a name takes, and the places it can come from."""

    hexagon: str
    source: list[int | Literal["up"]] = field(name="from")


StepKind: TypeAlias = Literal[
    "turn", "name", "slot", "hexagon", "cell", "area", "tile", "expansion", "joker", "done"
]


class Step(protocol.Step, kw_only=True):
    """The facts of a small choice; what it takes or costs only where it can be made."""

    kind: StepKind
    turn: Literal["acquire", "tile", "expansion", "buy", "pass"] | UnsetType = UNSET
    name: str | UnsetType = UNSET
    line: Line | UnsetType = UNSET
    """What the name is."""
    slot: int | Literal["up"] | UnsetType = UNSET
    hexagon: str | UnsetType = UNSET
    cell: Cell | UnsetType = UNSET
    area: int | UnsetType = UNSET
    takes: list[Takes] | UnsetType = UNSET
    also: str | UnsetType = UNSET
    """Another name that takes exactly the same."""
    cost: int | UnsetType = UNSET


# --- positions ------------------------------------------------------------------------------


class Options(Struct, forbid_unknown_fields=True):
    """The options of a game (docs/options.md)."""

    board: str | ScoringBoard
    edition: str
    repeat_payment: bool
    refill: str
    starts: int


class Slot(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An expansion of the display: with tiles on it, or turned up."""

    slot: int
    tiles: list[str] | UnsetType = UNSET
    face_up: str | UnsetType = UNSET


class Display(Struct, forbid_unknown_fields=True):
    """The expansions from which pieces are acquired, and how many are still on the stack."""

    stack: int
    slots: list[Slot]


class PlacedExpansion(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An expansion in a garden; one that was bought lies face down."""

    area: int
    face_up: str | None
    orientation: int | UnsetType = UNSET


class PlacedTile(Struct, forbid_unknown_fields=True):
    """A tile in a garden."""

    cell: Cell
    hexagon: str


class Plot(Struct, forbid_unknown_fields=True):
    """The pieces in a garden."""

    expansions: list[PlacedExpansion]
    tiles: list[PlacedTile]


class Seat(Struct, forbid_unknown_fields=True):
    """One player's side of the table."""

    score: int
    jokers: int
    tiles: list[str]
    expansions: list[str]
    passed: bool
    garden: Plot


class Position(
    PositionOf[Literal["queens-garden"], Options, Literal["playing", "over"], Seat],
    forbid_unknown_fields=True,
):
    """A position, without what is hidden."""

    display: Display
    supply: int
    returned: list[str]
    bag: int
    tower: list[str]
