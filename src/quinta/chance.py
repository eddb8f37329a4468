"""Chance, made explicit: a game's own generator, and the report of what a turn brought.

The generator is a multiply-with-carry of 62 bits, written so that both builds give the same
numbers. It serves games and simulations; it is not meant for secrets.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# MULTIPLIER * 2**32 - 1 is a safe prime, which gives the longest period there is.
_MULTIPLIER: Final[i64] = 950284683
_LOW: Final[i64] = 0xFFFFFFFF
_HALF: Final[i64] = 0x3FFFFFFF


def fresh_seed() -> int:
    """A seed nobody can guess, for a game that was given none."""
    return secrets.randbits(60)


def derived_seed(*parts: object) -> int:
    """A seed that depends on all of these and on nothing else."""
    text = "\n".join([str(part) for part in parts])
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")


@final
class Random:
    """A small generator that belongs to one game or one search."""

    __slots__ = ("state",)

    def __init__(self, seed: int, state: i64 = 0) -> None:
        if state:
            self.state = state
        else:
            folded: i64 = seed % 0x1FFFFFFFFFFFFFFF
            self.state = _scrambled(folded)

    @staticmethod
    def at(state: i64) -> Random:
        """The generator that goes on from a state read off another one."""
        return Random(0, state)

    def below(self, limit: i64) -> i64:
        """A number from 0 up to, not including, a limit under 2**30."""
        state = _MULTIPLIER * (self.state & _LOW) + (self.state >> 32)
        self.state = state
        return ((state & _LOW) * limit) >> 32

    def shuffle(self, items: vec[i64], length: i64) -> None:
        """Put the first ``length`` items into an order drawn evenly from all of them."""
        last = length - 1
        while last > 0:
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1


def _scrambled(seed: i64) -> i64:
    """A state for a seed, so that neighbouring seeds start far apart (a Feistel network)."""
    low = seed & _HALF
    high = (seed >> 30) & _HALF
    turn: i64 = 1
    while turn < 6:
        mixed = low ^ ((((high + turn) * 0x2545F491) >> 15) & _HALF)
        low = high
        high = mixed
        turn += 1
    return ((high << 30) | low) + 1


class ImpossibleChance(ValueError):
    """Given chance outcomes that cannot come up here."""


@final
class Report:
    """What one turn did, filled in by ``Game.play`` when it is handed one.

    ``events`` are plain JSON data, in the order in which things happened. ``chance`` lists
    every outcome of chance, as the game numbers its pieces. With ``given`` the turn draws
    these outcomes instead of the hidden order's.
    """

    __slots__ = ("chance", "events", "given")

    def __init__(self, given: Sequence[int] | None = None) -> None:
        self.events: list[dict[str, object]] = []
        self.chance: list[int] = []
        self.given: list[int] | None = None if given is None else list(given)

    def trial(self) -> Report:
        """A report with the same outcomes given and drawn, to try the turn with."""
        report = Report(self.given)
        report.chance = list(self.chance)
        return report

    def add(self, event: str, **facts: object) -> None:
        """Note one event."""
        self.events.append({"event": event, **facts})

    def next_given(self) -> int:
        """The outcome that the given list holds at this point."""
        at = len(self.chance)
        if self.given is None or at >= len(self.given):
            raise ImpossibleChance(f"outcome {at + 1} is missing")
        return self.given[at]

    def check_all_used(self) -> None:
        """Refuse a given list with more outcomes than came up."""
        if self.given is not None and len(self.given) > len(self.chance):
            raise ImpossibleChance(
                f"{len(self.given)} outcomes given where only {len(self.chance)} come up"
            )
