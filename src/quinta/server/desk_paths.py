"""Whole turns as paths of small choices: the way back from ``Game.step_move``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from quinta import Data, Game, IllegalMove, Move
from quinta.games.garden.rules import QueensGarden
from quinta.games.pavilion.rules import SummerPavilion

_SIZES: Final = {"queens-garden": QueensGarden.STEPS, "summer-pavilion": SummerPavilion.STEPS}


def path_of(game: Game, move: Move) -> list[int]:
    """The path of small choices that makes this turn, which must be legal here."""
    data = game.move_data(move)
    turn = step_number(game, "turn", turn=data["turn"])
    for rest in _ways(game, data):
        path = [turn, *rest]
        try:
            if game.step_move(path) == move:
                return path
        except IllegalMove:
            continue
    # No path leads here, so the rules forbid the turn: playing it says which of them.
    game.copy().play(move)
    raise AssertionError(f"a legal turn without a path: {game.text(move)}")


def payment_steps(game: Game, payment: Mapping[str, Any]) -> list[int]:
    """What a placement in Queen's Garden pays or a pass discards, piece by piece."""
    tiles = [step_number(game, "tile", hexagon=name) for name in payment["tiles"]]
    expansions = [step_number(game, "expansion", hexagon=name) for name in payment["expansions"]]
    jokers = [step_number(game, "joker")] * payment.get("jokers", 0)
    return [*sorted(tiles), *sorted(expansions), *jokers]


def slot_steps(game: Game, take: list[Mapping[str, Any]]) -> list[int]:
    """Where the hexagons of an acquire come from, one by one."""
    return [step_number(game, "slot", slot=piece["from"]) for piece in take]


def names_for(take: list[Mapping[str, Any]]) -> list[str]:
    """The colour and the pattern that all hexagons taken have in common, as far as they do."""
    parts = [piece["hexagon"].split("-") for piece in take]
    return [column[0] for column in zip(*parts, strict=True) if len(set(column)) == 1]


def step_number(game: Game, kind: str, **facts: object) -> int:
    """The small choice of this kind with these facts."""
    return _numbers(type(game))[_key({"step": kind, **facts})]


def _ways(game: Game, data: Data) -> list[list[int]]:
    """The paths that may make a turn, its kind left out; more than one only for a name."""
    turn: Any = data
    match data["turn"]:
        case "acquire":
            slots = slot_steps(game, turn["take"])
            names = names_for(turn["take"])
            return [[step_number(game, "name", name=name), *slots] for name in names]
        case "tile" | "expansion":
            hexagon = step_number(game, "hexagon", hexagon=turn["hexagon"])
            cell = step_number(game, "cell", cell=turn["cell"])
            return [[hexagon, cell, *payment_steps(game, turn["payment"])]]
        case "buy":
            return [[step_number(game, "area", area=turn["area"])]]
        case "draft":
            source = step_number(game, "source", source=turn["from"])
            return [[source, step_number(game, "colour", colour=turn["colour"])]]
        case "place":
            colour = step_number(game, "colour", colour=turn["colour"])
            space = step_number(game, "space", star=turn["star"], space=turn["space"])
            wilds = step_number(game, "wilds", wilds=turn["wilds"])
            return [[colour, space, wilds, *_tile_steps(game, "bonus", turn["bonus"])]]
    done = step_number(game, "done")
    if "discard" in turn:
        return [[*payment_steps(game, turn["discard"]), done]]
    return [[*_tile_steps(game, "keep", turn["keep"]), done]]


def _tile_steps(game: Game, kind: str, tiles: Mapping[str, int]) -> list[int]:
    return sorted(
        step_number(game, kind, colour=colour)
        for colour, held in tiles.items()
        for _ in range(held)
    )


@cache
def _numbers(game: type[Game]) -> dict[str, int]:
    """The number of every small choice of a game, by what it says."""
    position: Game = game.new(2, 0)  # type: ignore[attr-defined]
    return {_key(position.step_data(step)): step for step in range(_SIZES[position.name])}


def _key(data: Data) -> str:
    return repr(sorted(data.items()))
