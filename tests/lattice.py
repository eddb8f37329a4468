"""A short basis of a lattice of whole numbers, for the attack in test_foretelling.py."""

from __future__ import annotations

Vector = list[int]


def reduced(basis: list[Vector]) -> list[Vector]:
    """The same lattice by short vectors: Lenstra, Lenstra and Lovász, in whole numbers only."""
    reduction = Reduction(basis)
    reduction.run()
    return reduction.basis


class Reduction:
    """The integral algorithm (H. Cohen, A Course in Computational Algebraic Number Theory, 2.6.7).

    ``volumes[k]`` is the square of the volume that the first k vectors span; ``shares[k][j]`` is
    how much of vector k points along vector j, made orthogonal, times ``volumes[j + 1]``.
    """

    def __init__(self, basis: list[Vector]) -> None:
        self.basis = [list(vector) for vector in basis]
        size = len(basis)
        self.volumes = [1] + [0] * size
        self.shares = [[0] * size for _ in range(size)]

    def run(self) -> None:
        known = 0
        at = 0
        while at < len(self.basis):
            if at == known:
                self._project(at)
                known += 1
            if at == 0:
                at = 1
                continue
            self._subtract(at, at - 1)
            volumes, share = self.volumes, self.shares[at][at - 1]
            if 4 * volumes[at + 1] * volumes[at - 1] < 3 * volumes[at] ** 2 - 4 * share**2:
                self._swap(at, known)
                at = max(1, at - 1)
            else:
                for other in range(at - 2, -1, -1):
                    self._subtract(at, other)
                at += 1

    def _project(self, at: int) -> None:
        for other in range(at + 1):
            part = sum(x * y for x, y in zip(self.basis[at], self.basis[other], strict=True))
            for i in range(other):
                part = self.volumes[i + 1] * part - self.shares[at][i] * self.shares[other][i]
                part //= self.volumes[i]
            if other < at:
                self.shares[at][other] = part
            else:
                self.volumes[at + 1] = part

    def _subtract(self, at: int, other: int) -> None:
        """Take another vector off as often as shortens this one."""
        volume = self.volumes[other + 1]
        times = (2 * self.shares[at][other] + volume) // (2 * volume)
        if times:
            pairs = zip(self.basis[at], self.basis[other], strict=True)
            self.basis[at] = [x - times * y for x, y in pairs]
            self.shares[at][other] -= times * volume
            for i in range(other):
                self.shares[at][i] -= times * self.shares[other][i]

    def _swap(self, at: int, known: int) -> None:
        """Exchange a vector with the one before it."""
        basis, shares, volumes = self.basis, self.shares, self.volumes
        basis[at], basis[at - 1] = basis[at - 1], basis[at]
        for i in range(at - 1):
            shares[at][i], shares[at - 1][i] = shares[at - 1][i], shares[at][i]
        share = shares[at][at - 1]
        volume = (volumes[at - 1] * volumes[at + 1] + share**2) // volumes[at]
        for later in range(at + 1, known):
            old = shares[later][at]
            new = (volumes[at + 1] * shares[later][at - 1] - share * old) // volumes[at]
            shares[later][at] = new
            shares[later][at - 1] = (volume * old + share * new) // volumes[at + 1]
        volumes[at] = volume
