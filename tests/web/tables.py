"""Tables in the middle of a game or at its end, played through the service without a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quinta import bots
from quinta.client import Client, Live, RemoteTable
from quinta.core.game import Game, Move
from quinta.games.garden.info import INFO
from quinta.protocol import Hint

NAMES = ("Anna", "Bram", "Celina", "Dima")

STAYS = "yardstick-1"
"""A bot that plays the same games whatever becomes of the levels and their weights."""


def people(count: int) -> list[dict[str, str]]:
    """Seats of people who all sit at one device."""
    return [{"kind": "me", "name": name} for name in NAMES[:count]]


def against_bots(bots_: int, level: str = "beginner") -> list[dict[str, str]]:
    """A seat of one's own, and bots."""
    return [*people(1), *({"kind": "bot", "level": level} for _ in range(bots_))]


def play_to(table: RemoteTable, turns: int | None = None, bot: str = STAYS) -> RemoteTable:
    """Let a bot play one's own seats until some turns are played, or until the end."""
    return play_until(table, lambda live: turns is not None and live.turn >= turns, bot)


def play_until(table: RemoteTable, there: Callable[[Live], bool], bot: str = STAYS) -> RemoteTable:
    """Let a bot play one's own seats until the game is where it is wanted, or until the end."""
    with table.live() as live:
        player = bots.make(bot, live.game.name, 1)
        while not live.game.is_over and not there(live):
            seat = live.game.to_move
            if seat in table.tokens:
                budget = bots.Budget(simulations=1)
                move = bots.ask(player, live.game, budget, seed=live.turn).move
                table.play(live.game.text(move), n=live.n, seat=seat)
            live.next(timeout=120)
    return table


def with_three_hints(
    client: Client, game: str, players: int = 2, turns: int = 0
) -> tuple[RemoteTable, Hint]:
    """A table at which a bot finds three turns worth a look, and what it finds."""
    table = play_to(client.create(game, people(players), seed=3), turns)
    while True:
        mover = table.view().position["to_move"]
        assert isinstance(mover, int)
        hint = table.hint(seat=mover)
        if len(hint.turns) == 3:
            return table, hint
        table.play(hint.text, seat=mover)


def with_full_display(client: Client, players: int) -> RemoteTable:
    """A table of Queen's Garden with all expansions of the round in the display, full of tiles."""
    table = client.create("queens-garden", people(players), seed=2)
    with table.live() as live:
        while _fullness(live.game)[0] < INFO.stacks[str(players)]:
            game = live.game
            move = max(game.legal_moves(), key=lambda move: _fullness(_after(game, move)))
            table.play(game.text(move), n=live.n, seat=game.to_move)
            live.next(timeout=120)
    return table


def _after(game: Game, move: Move) -> Game:
    after = game.copy()
    after.play(move)
    return after


def _fullness(game: Game) -> tuple[int, int]:
    """How many expansions lie in the display of the first round, and how many tiles on them."""
    position: dict[str, Any] = game.snapshot(hidden=False)
    slots = position["display"]["slots"] if game.round == 1 else []
    return len(slots), sum(len(slot.get("tiles", [])) for slot in slots)


def played(
    client: Client, game: str, players: int, turns: int | None, seed: int = 3
) -> RemoteTable:
    """A table of people at one device after some turns, or after the last one."""
    return play_to(client.create(game, people(players), seed=seed), turns)
