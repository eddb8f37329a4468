"""Matches for the tests of the arena."""

from __future__ import annotations

from quinta.arena import Entrant, Match, Played, Task
from quinta.bots import Budget


def match_of(
    *labels: str,
    game: str = "summer-pavilion",
    games: int = 4,
    players: int = 2,
    seed: int = 1,
    adjust_luck: bool = False,
) -> Match:
    """A match of bots that are called what they are, with a budget of seven simulations."""
    budget = Budget(simulations=7)
    entrants = tuple(Entrant(label, label, budget) for label in labels)
    return Match(game, entrants, games, players, seed, adjust_luck=adjust_luck)


def made_up(task: Task, winner: int | None) -> Played:
    """A game that was never played, won by a seat or drawn by all."""
    seats = range(len(task.seats))
    return Played(
        task.pairing,
        task.deal,
        task.arrangement,
        task.seed,
        tuple(entrant.label for entrant in task.seats),
        tuple(30 if winner is None or seat == winner else 20 + seat for seat in seats),
        tuple(seats) if winner is None else (winner,),
        tuple(10 for _ in seats),
        tuple(50 for _ in seats),
        tuple(0.5 for _ in seats),
        "",
    )
