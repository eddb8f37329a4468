"""Finding puzzles in games of bots: positions where one turn is clearly the best.

A quick search passes over most positions. What is left is judged with the base budget; then all
turns that are worth judging are compared; then it is judged again, with ten times the budget. Each
time the same turn has to be clearly better than all that do something else. Another judgement with
ten times the budget, of other deals, has to find it once more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count, islice, takewhile
from typing import Final

from quinta import bots, new
from quinta.analysis.judging import judge
from quinta.analysis.puzzles import (
    BASE,
    CHECKED,
    GRADES,
    TEN_TIMES,
    Doing,
    Grade,
    Puzzle,
    PuzzleTurn,
    alike,
    doing,
    in_order,
    survives,
)
from quinta.analysis.value import AnyBrain, Standing, Taste, Value, analyst
from quinta.bots import SETTINGS, Budget
from quinta.bots.thinking import compared, run_search
from quinta.core.chance import Random, derived_seed
from quinta.core.game import Game, Move
from quinta.games import GAMES
from quinta.workers import Here, Workers

CHANCE: Final = 0.05
"""How much more of a chance to win the best turn has to leave than all others."""
LEAD: Final = 1.5
"""How many more points it has to bring."""

_PLAYED_BY: Final = ("beginner", "casual", "intermediate")
_PLAYERS: Final = (2, 2, 3, 2, 2, 4)
_LEAST_TURNS: Final = 4
"""The number of different things to do that a decision needs at least."""
_FROM_GAME: Final = 2
"""The most puzzles from one game."""
_TRIED: Final = 100
"""The most positions of a game that are looked into."""
_QUICK: Final = Budget(simulations=20)
_PROMISING: Final = 0.06
"""The gap that a quick search has to find in the chance to win."""
_SURPRISING: Final = 0.04
"""The same where it finds another turn than a look one turn ahead does."""
_AT_BASE: Final = 0.06
"""The gap that a judgement with the base budget has to find: small budgets see them too large."""
_GAPS: Final = (0.12, 0.07)
"""A best turn is a step harder to find with a gap below each of these."""
_TOLD: Final = 6
"""The number of best turns that are judged."""
_EACH: Final = 12
"""The simulations for each turn, where all are compared."""
_WAYS: Final = 24
"""The most ways to play the best turn that are compared."""
_ALL: Final = 100_000
_SOME: Final = Budget(simulations=40)
"""The budget of the searches that tell how far one has to look ahead."""
_SEARCHES: Final = 3
"""Their number; most of them have to find the turn."""


def find(
    game: str,
    wanted: int,
    seed: int,
    workers: Workers | None = None,
    before: Mapping[int, Sequence[Puzzle]] | None = None,
) -> Iterator[tuple[int, list[Puzzle]]]:
    """Yield the puzzles of one game of bots after the other, each with the number of its game.

    It ends when ``chosen`` has as many as are wanted. ``before`` are games that are done already.
    The seed alone decides which are chosen, not the number of workers.
    """
    done = dict(before or {})
    numbers = (number for number in count() if number not in done)
    found = (workers or Here()).map(_puzzles_of, ((game, seed, number) for number in numbers))
    try:
        while len(chosen(done, wanted)) < wanted:
            deal, puzzles = next(found)
            done[deal] = puzzles
            yield deal, puzzles
    finally:
        found.close()


def chosen(done: Mapping[int, Sequence[Puzzle]], wanted: int) -> list[Puzzle]:
    """Return the puzzles to keep, those of the first games, at most as many as are wanted."""
    games = takewhile(lambda deal: deal in done, count())
    kept = (puzzle for deal in games for puzzle in done[deal])
    return in_order(islice(kept, wanted))


def _puzzles_of(job: tuple[str, int, int]) -> tuple[int, list[Puzzle]]:
    """Return the puzzles of one game, of different rounds."""
    name, seed, deal = job
    seed = derived_seed(seed, name, deal)
    positions = list(_positions(name, seed, deal))
    random = Random(seed)
    found: dict[int, Puzzle] = {}
    for number in range(min(_TRIED, len(positions))):
        at = number + int(random.below(len(positions) - number))
        positions[number], positions[at] = positions[at], positions[number]
        game = positions[number]
        if game.round in found:
            continue
        puzzle = _puzzle(game, deal, derived_seed(seed, number))
        if puzzle is not None:
            found[game.round] = puzzle
        if len(found) == _FROM_GAME:
            break
    return deal, list(found.values())


def _positions(name: str, seed: int, deal: int) -> Iterator[Game]:
    """Yield the decisions of a game; its players and options follow from its number."""
    players, block = _PLAYERS[deal % len(_PLAYERS)], deal // len(_PLAYERS)
    practice = GAMES[name].brain.SPEC.practice
    # Every other time by the usual options.
    game = new(name, players, seed, practice.combination(block // 2) if block % 2 else None)
    brain = analyst(name)
    seats = [
        bots.make(_PLAYED_BY[(deal + seat) % len(_PLAYED_BY)], name, derived_seed(seed, seat))
        for seat in range(game.players)
    ]
    number = 0
    while not game.is_over:
        if len(brain.candidates(game)) >= _LEAST_TURNS:
            yield game.copy()
        number += 1
        asked = derived_seed(seed, "turn", number)
        game.play(bots.ask(seats[game.to_move], game, Budget(), asked).move)


# --- one position --------------------------------------------------------------------------


def _puzzle(game: Game, deal: int, seed: int) -> Puzzle | None:
    """Return the puzzle that a position makes, if it does."""
    brain = analyst(game.name)
    view = game.redealt(derived_seed(seed, "view"))
    look = _Look(view)
    if not _is_promising(brain, look, derived_seed(seed, "quick")):
        return None
    first = judge(view, BASE, derived_seed(seed, "base"), _TOLD)
    best = first.turns[0].move
    values = {turn.move: turn.value for turn in first.turns}
    if look.is_pass(best) or not look.is_clear(values, best, _AT_BASE):
        return None
    turns = _all_turns(brain, look, best, first.exact, derived_seed(seed, "all"))
    if not look.is_clear(turns, best):
        return None
    # Last what takes longest.
    again = judge(view, TEN_TIMES, derived_seed(seed, "ten times"), _TOLD)
    found = again.turns[0].move
    values = {turn.move: turn.value for turn in again.turns}
    if not look.alike(found, best) or not look.is_clear(values, found):
        return None
    # What was judged longest counts; the rest keeps its distance from the best turn.
    values = {**{move: again.value - turns[best] + turns[move] for move in turns}, **values}
    gap = min(one.chance for one in look.others_lose(values, found))
    grade = _grade(brain, look, found, gap, derived_seed(seed, "grade"))
    puzzle = look.puzzle(deal, grade, values, found, Taste(brain, view))
    return puzzle if puzzle is not None and survives(puzzle, CHECKED) else None


class _Look:
    """A position as it is looked into: what its turns do, each asked once."""

    def __init__(self, view: Game) -> None:
        self.view = view
        self._doings: dict[Move, Doing] = {}

    def doing(self, move: Move) -> Doing:
        if move not in self._doings:
            self._doings[move] = doing(self.view, move)
        return self._doings[move]

    def alike(self, one: Move, other: Move) -> bool:
        return alike(self.doing(one), self.doing(other))

    def is_pass(self, move: Move) -> bool:
        """Return whether a turn is a pass: where that is the best, there is little else to do."""
        moves = self.view.legal_moves()
        return any(moves[index] == move for index in range(moves.passes, len(moves)))

    def lost(self, values: Mapping[Move, Value], best: Move, move: Move) -> Standing:
        """Return what a turn loses against the best one; never less than nothing."""
        lead, chance = (values[best] - values[move])[self.view.to_move]
        return Standing(max(0.0, lead), max(0.0, chance))

    def is_clear(self, values: Mapping[Move, Value], best: Move, least: float = CHANCE) -> bool:
        """Return whether there are other turns, and all lose clearly against the best one."""
        lost = self.others_lose(values, best)
        return bool(lost) and all(one.chance >= least and one.lead >= LEAD for one in lost)

    def others_lose(self, values: Mapping[Move, Value], best: Move) -> list[Standing]:
        """Return what the turns lose that do something else than the best one."""
        others = (move for move in values if not self.alike(move, best))
        return [self.lost(values, best, move) for move in others]

    def puzzle(
        self,
        deal: int,
        grade: Grade,
        values: Mapping[Move, Value],
        best: Move,
        taste: Taste,
    ) -> Puzzle | None:
        """Return the puzzle with this best turn, if there are enough other things to do."""
        told: list[Move] = []
        after = 0
        for move in sorted(values, key=lambda move: (move != best, -taste.worth(values[move]))):
            same = self.alike(move, best)
            if same or not any(self.alike(move, other) for other in told):
                after = after or (0 if same else len(told))
                told.append(move)
        if sum(not self.alike(move, best) for move in told) + 1 < _LEAST_TURNS:
            return None
        turns = tuple(
            PuzzleTurn(self.view.text(move), self.lost(values, best, move)) for move in told
        )
        facts = self.view.snapshot(hidden=False)
        return Puzzle(deal, grade, facts, values[best][self.view.to_move], turns, after)


def _is_promising(brain: AnyBrain, look: _Look, seed: int) -> bool:
    """Return whether a quick search finds a turn that stands out."""
    ranked = run_search(look.view, brain, SETTINGS, _QUICK, seed).ranked()
    best, _, _, chance = ranked[0]
    others = [one for move, _, visits, one in ranked if visits and not look.alike(move, best)]
    if not others or chance - max(others) < _SURPRISING or look.is_pass(best):
        return False
    return chance - max(others) >= _PROMISING or not look.alike(_one_turn_ahead(look), best)


def _one_turn_ahead(look: _Look) -> Move:
    """Return the turn that a look one turn ahead finds."""
    return bots.make("greedy", look.view.name, 0).decide(look.view, Budget()).move


def _all_turns(
    brain: AnyBrain, look: _Look, best: Move, exact: bool, seed: int
) -> Mapping[Move, Value]:
    """Return the values of the turns that are worth judging, and of the ways to play the best."""
    view = look.view
    settled = look.doing(best).settled
    moves = [best, *brain.candidates(view)]
    for number, path in enumerate(view.choices().whole(settled)):
        if number == _WAYS:
            break
        moves.append(view.step_move(path))
    moves = list(dict.fromkeys(moves))
    if exact:
        every = {turn.move: turn.value for turn in judge(view, BASE, seed, _ALL).turns}
        return {move: every[move] for move in moves if move in every}
    simulations = max(BASE.simulations or 0, _EACH * len(moves))
    found = compared(view, brain, SETTINGS, Budget(simulations=simulations), seed, moves)
    return {move: Value.of(expected) for move, expected in found.items()}


def _grade(brain: AnyBrain, look: _Look, best: Move, gap: float, seed: int) -> Grade:
    """Return how hard a best turn is to find: by how far to look ahead for it, and by the gap."""
    steps = sum(gap < one for one in _GAPS)
    if not look.alike(_one_turn_ahead(look), best):
        searches = (
            run_search(look.view, brain, SETTINGS, _SOME, derived_seed(seed, number))
            for number in range(_SEARCHES)
        )
        found = sum(look.alike(search.ranked()[0][0], best) for search in searches)
        steps += 1 if 2 * found > _SEARCHES else 2
    return GRADES[min(steps, len(GRADES) - 1)]
