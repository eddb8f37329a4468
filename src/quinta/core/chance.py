"""Explicit chance: the generators, and the report of a turn's events and chance outcomes.

All generators but the last give the same numbers in both builds:

- ``Random`` is fast. Playouts, bots and random turns draw with it; its numbers give its state
  away, so it never orders what is hidden.
- ``Dealer`` orders what is hidden in a game. What it has dealt does not foretell what it will deal.
- ``SystemGenerator`` asks the operating system, for draws that nobody can repeat.
"""

from __future__ import annotations

import os
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

_WORDS: Final[i64] = 4294967296
"""The number of words of 32 bits."""
_KEY_BYTES: Final = 32
_LAST_PLACE: Final = (1 << 62) - 1


def fresh_seed() -> int:
    """Return a seed that nobody can guess, for a game that was given none."""
    return secrets.randbits(128)


def derived_seed(*parts: object) -> int:
    """Return a seed that depends on these parts and on nothing else."""
    text = "\n".join([str(part) for part in parts])
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")


class Generator:
    """A source of random numbers and shuffles: one of the classes below.

    Not an abstract class: compiled, one could be instantiated, and calling it would crash.
    """

    __slots__ = ()

    def word(self) -> i64:
        """Return the next 32 bits."""
        raise TypeError(f"{type(self).__name__} is none of the kinds of generators")

    def below(self, limit: i64) -> i64:
        """Return a number from 0 up to, not including, a limit under 2**30."""
        # The words above the largest multiple of the limit would favour small numbers.
        end = _WORDS - _WORDS % limit
        word = self.word()
        while word >= end:
            word = self.word()
        return word % limit

    def shuffle(self, items: vec[i64], length: i64) -> None:
        """Shuffle the first ``length`` items, every order equally likely."""
        last = length - 1
        while last > 0:
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1

    def copy(self) -> Generator:
        """Return an independent generator with the same state."""
        raise TypeError(f"{type(self).__name__} is none of the kinds of generators")


@final
class Random(Generator):
    """A small and fast generator for one playout, one search or one player.

    It is linear: some twenty of its numbers give away all others, earlier and later ones. It serves
    simulations and never orders what is hidden in a game.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int, state: i64 = 0) -> None:
        if state:
            self.state = state
        else:
            folded: i64 = seed % 0x1FFFFFFFFFFFFFFF
            self.state = _scrambled(folded)

    @staticmethod
    def at(state: i64) -> Random:
        """Return a generator that continues from another one's state."""
        return Random(0, state)

    def word(self) -> i64:
        self.state = _MULTIPLIER * (self.state & _LOW) + (self.state >> 32)
        return self.state & _LOW

    def below(self, limit: i64) -> i64:
        """Return a number from 0 up to, not including, a limit under 2**30."""
        return (self.word() * limit) >> 32

    def copy(self) -> Random:
        return Random(0, self.state)


def _scrambled(seed: i64) -> i64:
    """Return a state for a seed; neighbouring seeds start far apart (a Feistel network)."""
    low = seed & _HALF
    high = (seed >> 30) & _HALF
    turn: i64 = 1
    while turn < 6:
        mixed = low ^ ((((high + turn) * 0x2545F491) >> 15) & _HALF)
        low = high
        high = mixed
        turn += 1
    return ((high << 30) | low) + 1


@final
class Dealer(Generator):
    """The generator of a game's hidden order; its numbers do not give away later ones.

    It is BLAKE2b in counter mode: each block of words is the hash of its number under a key of 256
    bits. The key depends on every bit of the seed.
    """

    __slots__ = ("_block", "_key", "_place")

    def __init__(self, seed: int, key: bytes = b"", place: i64 = 0, block: bytes = b"") -> None:
        self._key = key if len(key) else _key_of(seed)
        self._place = place
        self._block = block

    def word(self) -> i64:
        at = 4 * (self._place & 15)
        if at == 0 or not self._block:
            number = int(self._place >> 4).to_bytes(8, "little")
            self._block = blake2b(number, key=self._key).digest()
        self._place += 1
        block = self._block
        low: i64 = block[at] | (block[at + 1] << 8)
        high: i64 = block[at + 2] | (block[at + 3] << 8)
        return low | (high << 16)

    def copy(self) -> Dealer:
        return Dealer(0, self._key, self._place, self._block)

    def text(self) -> str:
        """Return the key and the number of words drawn, as in snapshots with ``hidden``."""
        return f"blake2b:{self._key.hex()}:{int(self._place)}"

    @staticmethod
    def from_text(text: str) -> Dealer:
        """Return the generator that a text describes, or raise ``ValueError``."""
        parts = text.split(":")
        if len(parts) != 3 or parts[0] != "blake2b":
            raise ValueError("must be a text of the form blake2b:key:place")
        key, place = parts[1], parts[2]
        if len(key) != 2 * _KEY_BYTES or not set(key) <= set("0123456789abcdef"):
            raise ValueError(f"must have a key of {2 * _KEY_BYTES} digits, 0 to 9 and a to f")
        is_number = set(place) <= set("0123456789") and 0 < len(place) < 20
        if not is_number or int(place) > _LAST_PLACE or place != str(int(place)):
            raise ValueError(f"must have a place that is a number from 0 to {_LAST_PLACE}")
        return Dealer(0, bytes.fromhex(key), int(place))


def _key_of(seed: int) -> bytes:
    """Return a key that depends on every bit of a seed, its sign included."""
    size = (seed.bit_length() + 8) // 8
    written = seed.to_bytes(size, "little", signed=True)
    return blake2b(written, digest_size=_KEY_BYTES).digest()


@final
class SystemGenerator(Generator):
    """The operating system's generator. It has no state here, so a copy is the same object."""

    __slots__ = ()

    def word(self) -> i64:
        # Nothing is buffered: forked processes would share it.
        return int.from_bytes(os.urandom(4), "little")

    def copy(self) -> SystemGenerator:
        return self


class ImpossibleChance(ValueError):
    """Given outcomes of chance that cannot occur here."""


@final
class Report:
    """The events and chance outcomes of one turn, filled in by ``Game.play``.

    ``events`` are plain JSON data, in the order in which things happened. ``chance`` lists
    every outcome of chance, by the game's numbers of its pieces. With ``given`` the turn draws
    these outcomes instead of those of the hidden order. With a ``chooser`` each outcome is drawn
    with that generator, evenly among all that are possible, and the hidden order is ignored;
    given again, these outcomes lead to the same position, its hidden order included.
    """

    __slots__ = ("chance", "chooser", "events", "given")

    def __init__(
        self, given: Sequence[int] | None = None, chooser: Generator | None = None
    ) -> None:
        if chooser is not None and not isinstance(chooser, Generator):
            raise TypeError(f"a chooser is a Generator, not {type(chooser).__name__}")
        if given is not None and chooser is not None:
            raise ValueError("outcomes of chance are given or chosen, not both")
        self.events: list[dict[str, object]] = []
        self.chance: list[int] = []
        self.given: list[int] | None = None if given is None else list(given)
        self.chooser = chooser

    def trial(self) -> Report:
        """Return a report with the same outcomes given and drawn, to try the turn with.

        Only given outcomes can prove impossible; chosen ones are never tried.
        """
        report = Report(self.given)
        report.chance = list(self.chance)
        return report

    def add(self, event: str, **facts: object) -> None:
        """Add an event."""
        self.events.append({"event": event, **facts})

    def next_given(self) -> int:
        """Return the given outcome that comes next."""
        at = len(self.chance)
        if self.given is None or at >= len(self.given):
            raise ImpossibleChance(f"outcome {at + 1} is missing")
        return self.given[at]

    def check_all_used(self) -> None:
        """Raise ``ImpossibleChance`` if more outcomes are given than occurred."""
        if self.given is not None and len(self.given) > len(self.chance):
            raise ImpossibleChance(
                f"{len(self.given)} outcomes given where only {len(self.chance)} come up"
            )
