"""Chance, made explicit: the generators, and the report of what a turn brought.

Each has its place, and all of them but the last give the same numbers in both builds:

- ``Random`` is fast. Playouts, bots and whoever plays at random draw with it; its numbers give
  its state away, so it never orders what is hidden.
- ``Dealer`` orders what is hidden in a game. What it has dealt tells nothing of what it will deal.
- ``SystemGenerator`` asks the operating system, for draws that nobody shall be able to repeat.
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
"""How many words of 32 bits there are."""
_KEY_BYTES: Final = 32
_LAST_PLACE: Final = (1 << 62) - 1


def fresh_seed() -> int:
    """A seed nobody can guess, for a game that was given none."""
    return secrets.randbits(128)


def derived_seed(*parts: object) -> int:
    """A seed that depends on all of these and on nothing else."""
    text = "\n".join([str(part) for part in parts])
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")


class Generator:
    """Draws numbers and shuffles; one of the kinds below.

    Not an abstract class: compiled, those can be made all the same, and calling them crashes.
    """

    __slots__ = ()

    def word(self) -> i64:
        """The next 32 bits."""
        raise TypeError(f"{type(self).__name__} is none of the kinds of generators")

    def below(self, limit: i64) -> i64:
        """A number from 0 up to, not including, a limit under 2**30."""
        # The words above the largest multiple of the limit would favour small numbers.
        end = _WORDS - _WORDS % limit
        word = self.word()
        while word >= end:
            word = self.word()
        return word % limit

    def shuffle(self, items: vec[i64], length: i64) -> None:
        """Put the first ``length`` items into an order drawn evenly from all of them."""
        last = length - 1
        while last > 0:
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1

    def copy(self) -> Generator:
        """A generator that goes on from the same state, on its own."""
        raise TypeError(f"{type(self).__name__} is none of the kinds of generators")


@final
class Random(Generator):
    """A small and fast generator that belongs to one playout, one search or one player.

    It is linear: from some twenty of its numbers all others can be worked out, those before and
    those to come. So it serves simulations, and never orders what is hidden in a game.
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
        """The generator that goes on from a state read off another one."""
        return Random(0, state)

    def word(self) -> i64:
        self.state = _MULTIPLIER * (self.state & _LOW) + (self.state >> 32)
        return self.state & _LOW

    def below(self, limit: i64) -> i64:
        """A number from 0 up to, not including, a limit under 2**30."""
        return (self.word() * limit) >> 32

    def copy(self) -> Random:
        return Random(0, self.state)


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


@final
class Dealer(Generator):
    """The generator of a game's hidden order, which its numbers do not give away.

    It is BLAKE2b in counter mode: the words of block after block, each the hash of its number under
    a key of 256 bits. The key is made from the seed, of which every bit counts, however many.
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
        """The key and how many words were drawn, as snapshots with their hidden part have it."""
        return f"blake2b:{self._key.hex()}:{int(self._place)}"

    @staticmethod
    def from_text(text: str) -> Dealer:
        """The generator that a text describes; ``ValueError`` says what is wrong with it."""
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
    """A key that depends on every bit of a seed, its sign included."""
    size = (seed.bit_length() + 8) // 8
    written = seed.to_bytes(size, "little", signed=True)
    return blake2b(written, digest_size=_KEY_BYTES).digest()


@final
class SystemGenerator(Generator):
    """The operating system's generator. It has no state here, so its copy is itself."""

    __slots__ = ()

    def word(self) -> i64:
        # Nothing is kept for later: processes that fork would share it.
        return int.from_bytes(os.urandom(4), "little")

    def copy(self) -> SystemGenerator:
        return self


class ImpossibleChance(ValueError):
    """Given chance outcomes that cannot come up here."""


@final
class Report:
    """What one turn did, filled in by ``Game.play`` when it is handed one.

    ``events`` are plain JSON data, in the order in which things happened. ``chance`` lists
    every outcome of chance, as the game numbers its pieces. With ``given`` the turn draws
    these outcomes instead of the hidden order's. With a ``chooser`` each outcome is drawn with
    that generator, evenly among all that could come up, and the hidden order has no say in it;
    given back, these outcomes lead to the same position, its hidden order included.
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
        """A report with the same outcomes given and drawn, to try the turn with.

        Only given outcomes can prove impossible; what is chosen is never tried before.
        """
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
