"""The bots of a match on the command line, with their budgets."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from quinta import bots
from quinta.arena import Entrant
from quinta.bots import Budget
from quinta.cli.common import Failure, budget

Budgets = dict[str, Budget]
"""The budget of each bot; the empty name stands for all others."""


def budgets(text: str) -> Budgets:
    """Parse one budget for all bots, or some by name, separated by commas."""
    chosen: Budgets = {}
    for part in text.split(","):
        name, _, amount = part.strip().rpartition("=")
        if name in chosen:
            raise argparse.ArgumentTypeError(f"{text!r} has two budgets for the same bot")
        chosen[name] = budget(amount)
    return chosen


def entrants(labels: Sequence[str], given: Budgets) -> Iterator[Entrant]:
    """Yield the bots of these labels, such as master or master@0.5s, each with its budget."""
    known = bots.names()
    used = {""}
    for label in labels:
        name, at, amount = label.rpartition("@")
        if label in known or not at:
            name, amount = label, ""
        if name not in known:
            raise Failure(f"unknown bot {name!r}: there are {', '.join(known)}")
        key = next((key for key in (label, name) if key in given), "")
        used.add(key)
        try:
            own = budget(amount) if amount else given.get(key, Budget())
        except argparse.ArgumentTypeError as error:
            raise Failure(f"{label}: {error}") from None
        yield Entrant(label, name, own)
    for key in given:
        if key not in used:
            raise Failure(f"--budget names {key!r}, which does not play")
