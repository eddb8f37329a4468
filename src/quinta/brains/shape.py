"""The shape of a net: its size, and the order of its inputs and parameters."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class NetShape:
    """The numbers of a net's inputs, units and phases; see ``net`` for what they mean.

    The inputs are those of all items, kind by kind, then the plain ones. The parameters are rows:
    for each kind of item a row of ``units`` for each input and for each phase; then a row of
    ``top`` for each sum, plain input and phase; then for each phase a row of the weights of the
    sums, of the units at the top, and a constant.
    """

    kinds: tuple[tuple[int, int], ...]
    """The number of items of each kind, and of the inputs of one."""
    units: int
    """The number of units that each item goes through."""
    plain: int
    """The number of plain inputs."""
    top: int
    """The number of units of the second layer."""
    phases: int

    def __post_init__(self) -> None:
        if self.units % 4 or self.top % 4:
            raise ValueError("layers have a multiple of four units")

    @property
    def inputs(self) -> int:
        """The number of inputs."""
        return sum(items * size for items, size in self.kinds) + self.plain

    @property
    def sums(self) -> int:
        """The number of sums over items."""
        return len(self.kinds) * self.units

    @property
    def rows(self) -> list[int]:
        """The lengths of the rows of parameters."""
        lengths: list[int] = []
        for _, size in self.kinds:
            lengths += [self.units] * (size + self.phases)
        lengths += [self.top] * (self.sums + self.plain + self.phases)
        return lengths + [self.sums + self.top + 1] * self.phases

    @property
    def size(self) -> int:
        """The number of parameters."""
        return sum(self.rows)
