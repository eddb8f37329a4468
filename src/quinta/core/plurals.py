"""Counts with their nouns, for messages."""

from __future__ import annotations


def number_of(count: int, thing: str) -> str:
    """Return a count with its noun."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
