"""Tree search over whole turns, with sampled chance, for any number of players.

The hidden order is dealt at random into a few *worlds*, or into one where nothing hidden is
revealed for some turns. All worlds share the statistics of the root; each has its own tree below
it. A node has the candidates of the brain, judged one turn ahead, of which only the best are kept.
A simulation walks down by the PUCT rule, expands one node and carries the value of its best turn
back up, for each seat: its chance to win, and a little for its lead, so that a search whose game is
won or lost still plays for points.

With several others, only the best turn of each is followed: their alternatives would use up the
search before it reaches the seat's own next turn.
"""

from __future__ import annotations

import math
import time
from typing import Final, Generic, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.brain import AnyGame, Brain
from quinta.core.chance import Random
from quinta.core.game import Game

Found: TypeAlias = tuple[int, int, list[float]]
"""A move with its visits and, summed over these, what all seats expect after it.

That is the lead of each seat, then the chance to win of each, here and wherever something is
*expected*.
"""
Ranked: TypeAlias = tuple[int, float, int, float]
"""A move with the expected lead after it, its visits and the chance to win after it."""


@final
class SearchSettings:
    """The parameters of a search, found by measurement (docs/bots.md)."""

    def __init__(
        self,
        worlds: int = 8,
        width: int = 16,
        root_width: int = 40,
        exploration: float = 0.2,
        sharpness: float = 10.0,
        scale: float = 0.0,
        points: float = 0.1,
        settle: bool = True,
        beam: bool = True,
        rivals: int = 1,
        exact: int = 100,
    ) -> None:
        self.worlds = worlds
        self.width = width
        self.root_width = root_width
        self.exploration = exploration
        self.sharpness = sharpness
        self.scale = scale
        """The scale of chances by the lead alone, whoever plays; 0 takes the brain's scales."""
        self.points = points
        """How much the lead counts besides the chance to win; nothing with a scale."""
        self.settle = settle
        """Whether to search one world only where nothing hidden is revealed for some turns."""
        self.beam = beam
        """Whether to search one's own turns only where the other seats do not matter."""
        self.rivals = rivals
        """How many turns of another seat to search if there are several others; else ``width``."""
        self.exact = exact
        """How many turns exact play may take for each simulation; 0 leaves it out."""

    def __reduce__(self) -> tuple[object, ...]:
        return SearchSettings, (
            *(self.worlds, self.width, self.root_width),
            *(self.exploration, self.sharpness, self.scale, self.points),
            *(self.settle, self.beam, self.rivals, self.exact),
        )


CHECK_EVERY: Final[i64] = 4
"""After how many simulations the clock is read."""

MOST_NODES: Final[i64] = 200_000
"""The largest number of nodes in a tree: about a gigabyte."""

HIGH: Final = 250.0
"""Where more points than these are expected, leads and their uncertainty are larger as well."""

_SPREAD: Final = 2.0
"""The lead that counts half of what a lead can count, in scales of the position searched."""

_NO_CHANCE: Final = 500.0
"""The number of scales behind another seat from which on the chance to win is 0."""

_MOST: Final = 30.0
"""The largest lead in scales that a chance by the lead alone tells apart from others."""


@final
class Node(Generic[AnyGame]):
    """A position in the tree, with the statistics of its best turns."""

    def __init__(self, game: AnyGame, mover: i64, moves: list[int]) -> None:
        self.game = game
        self.mover = mover
        self.moves = moves
        size = len(moves)
        self.priors = vec[float]([0.0] * size)
        self.weights = vec[float]([0.0] * size)
        self.totals = vec[float]([0.0] * size)
        self.visits = vec[i64]([0] * size)
        self.children: list[Node[AnyGame] | None] = [None] * size
        self.visited: i64 = 0
        self.best: list[float] = []
        """What the best turn is worth to each seat."""
        self.expected = vec[float]()
        """What all seats expect after it."""

    def set_priors(self, worths: list[float], sharpness: float) -> None:
        """Set each turn's prior to its worth, and favour the best in exploration."""
        total = 0.0
        best = worths[0]
        for i in range(len(worths)):
            self.priors[i] = worths[i]
            self.weights[i] = math.exp((worths[i] - best) * sharpness)
            total += self.weights[i]
        for i in range(len(worths)):
            self.weights[i] /= total


def lead_of(seat: int, values: list[float]) -> float:
    """Return how far a seat is ahead of the best other one."""
    rival = -1e9
    for other in range(len(values)):
        if other != seat and values[other] > rival:
            rival = values[other]
    return values[seat] - rival


def stretched(scale: float, values: list[float]) -> float:
    """Return the scale of a position, which grows with the expected scores above ``HIGH``."""
    most = max(values)
    return scale * most / HIGH if most > HIGH else scale


def win_chance(seat: int, values: list[float], scale: float) -> float:
    """Return a seat's chance to win: the softmax of all expected final scores by a scale."""
    own = values[seat]
    total = 0.0
    for value in values:
        behind = (value - own) / scale
        if behind > _NO_CHANCE:
            return 0.0
        total += math.exp(behind)
    return 1.0 / total


def final_chance(seat: int, game: Game) -> float:
    """Return a seat's share of the victory in a game that is over."""
    winners = game.winners
    return 1.0 / float(len(winners)) if seat in winners else 0.0


def chance_by_lead(lead: float, scale: float) -> float:
    """Return the chance to win that a lead gives, whatever the number of the others."""
    lead /= scale
    if lead > _MOST:
        lead = _MOST
    elif lead < -_MOST:
        lead = -_MOST
    return 1.0 / (1.0 + math.exp(-lead))


def judge(brain: Brain[AnyGame], game: AnyGame) -> list[tuple[float, int]]:
    """Return the candidate turns with the lead each brings, the best first."""
    mover = game.to_move
    judged: list[tuple[float, int]] = []
    for move in brain.candidates(game):
        after = game.copy()
        after.apply(move)
        judged.append((lead_of(mover, brain.values(after)), move))
    judged.sort(reverse=True)
    return judged


@final
class Search(Generic[AnyGame]):
    """One search from one position."""

    def __init__(
        self,
        view: AnyGame,
        brain: Brain[AnyGame],
        settings: SearchSettings,
        seed: int,
        only: list[int] | None = None,
    ) -> None:
        """Prepare a search, of the candidates or ``only`` of some turns, visited evenly.

        All of these are visited at least once, whatever the limits.
        """
        self.brain = brain
        self.settings = settings
        self.positions: i64 = 0
        self.nodes: i64 = 0
        self._seat = view.to_move
        self._evenly = only is not None
        self._rivals = settings.rivals if len(view.scores) > 2 else settings.width
        random = Random(seed)
        # Where nothing hidden is revealed soon, all worlds would have the same tree.
        worlds = 1 if settings.settle and brain.is_settled(view) else settings.worlds
        values = brain.values(view)
        self._leads = [lead_of(seat, values) for seat in range(len(values))]
        """The lead of each seat before the turn: what a seat can win or lose is measured by it."""
        # One scale for all positions: by their own, who leads would hurry to the next phase.
        self._scale = stretched(brain.scale(view), values)
        self._judged: list[tuple[float, int, float, float]] = []
        """The turns of the last node: of each its worth, negative, and its chance and lead."""
        self.worlds: list[AnyGame] = [view.redealt(random.below(1 << 29)) for _ in range(worlds)]
        moves = brain.candidates(self.worlds[0]) if only is None else only
        width = settings.root_width if only is None else len(only)
        self.root = self._expanded(self.worlds[0], moves, width)
        size = len(self.root.moves)
        self.children: list[list[Node[AnyGame] | None]] = [[None] * size for _ in self.worlds]
        self.first_chances = vec[float]([chance for _, _, chance, _ in self._judged])
        self.first_leads = vec[float]([lead for _, _, _, lead in self._judged])
        """The chance to win and the lead after each move of the root, judged one turn ahead."""
        self.sums: list[vec[float]] = [vec[float]([0.0] * (2 * len(values))) for _ in range(size)]
        """What all seats expect after each move of the root, summed over all visits."""

    def run(self, simulations: int, seconds: float) -> None:
        """Search until one of the limits is reached; 0 means no limit."""
        size: i64 = len(self.root.moves)
        if size < 2 and not self._evenly:
            return
        least: i64 = size if self._evenly else 0
        began = time.perf_counter()
        done: i64 = 0
        while done < least or (
            (simulations == 0 or done < simulations) and self.nodes < MOST_NODES
        ):
            due = seconds > 0.0 and done >= least and done % CHECK_EVERY == 0
            if due and time.perf_counter() - began >= seconds:
                break
            if self._evenly:
                self._simulate(done // size % len(self.worlds), done % size)
            else:
                self._simulate(done % len(self.worlds), self._select(self.root))
            done += 1

    def found(self) -> list[Found]:
        """Return what was found of each of the root's moves."""
        root = self.root
        return [
            (root.moves[i], int(root.visits[i]), list(self.sums[i])) for i in range(len(root.moves))
        ]

    def expected(self) -> list[Found]:
        """Return the visited moves of the root, each with what all seats expect after it."""
        return [
            (move, visits, [one / float(visits) for one in sums])
            for move, visits, sums in self.found()
            if visits
        ]

    def add(self, found: list[Found]) -> None:
        """Add what another search from the same position found."""
        root = self.root
        for move, visits, sums in found:
            if move in root.moves:
                index = root.moves.index(move)
                root.visits[index] += visits
                own = self.sums[index]
                for at in range(len(sums)):
                    own[at] += sums[at]

    def ranked(self) -> list[Ranked]:
        """Return the root's moves with their leads, visits and chances, the most visited first."""
        root = self.root
        ranked = [
            (root.moves[i], self.lead(i), int(root.visits[i]), self.chance(i))
            for i in range(len(root.moves))
        ]
        ranked.sort(key=most_visited_first)
        return ranked

    def chance(self, index: int) -> float:
        """Return the chance to win after a move of the root."""
        visits = self.root.visits[index]
        if not visits:
            return self.first_chances[index]
        return self.sums[index][self._seat + len(self._leads)] / float(visits)

    def lead(self, index: int) -> float:
        """Return the expected lead after a move of the root, in points."""
        scale = self.settings.scale
        if scale > 0.0:
            chance = min(max(self.chance(index), 1e-9), 1.0 - 1e-9)
            return scale * math.log(chance / (1.0 - chance))
        visits = self.root.visits[index]
        return self.sums[index][self._seat] / float(visits) if visits else self.first_leads[index]

    def _simulate(self, world: i64, index: i64) -> None:
        """Walk down the tree of a world by a move of the root, expand one node, carry it back."""
        node = self.root
        path: list[Node[AnyGame]] = []
        turns: list[int] = []
        children = self.children[world]
        while True:
            path.append(node)
            turns.append(index)
            child = children[index]
            if child is None:
                parent = self.worlds[world] if node is self.root else node.game
                game = parent.copy()
                game.apply(node.moves[index])
                if game.is_over:
                    child = Node(game, 0, [])
                    self._set_best(child, game, self.brain.values(game))
                else:
                    own = game.to_move == self._seat
                    moves = self.brain.candidates(game)
                    child = self._expanded(
                        game, moves, self.settings.width if own else self._rivals
                    )
                children[index] = child
                break
            if not child.moves:
                break
            node = child
            children = node.children
            index = self._select(node)
        sums = self.sums[turns[0]]
        seat: i64 = 0
        while seat < len(sums):
            sums[seat] += child.expected[seat]
            seat += 1
        worths = child.best
        depth: i64 = len(path) - 1
        while depth >= 0:
            node = path[depth]
            at: i64 = turns[depth]
            node.totals[at] += worths[node.mover]
            node.visits[at] += 1
            node.visited += 1
            depth -= 1

    def _select(self, node: Node[AnyGame]) -> i64:
        """Return the turn with the best balance of value and exploration."""
        visits = node.visits
        totals = node.totals
        priors = node.priors
        doubt = self.settings.exploration * math.sqrt(float(node.visited) + 1.0)
        best: i64 = 0
        most = -1e9
        i: i64 = 0
        size: i64 = len(node.moves)
        while i < size:
            n = float(visits[i])
            # The judgement one turn ahead counts as the first visit.
            value = (totals[i] + priors[i]) / (n + 1.0) + doubt * node.weights[i] / (n + 1.0)
            if value > most:
                most = value
                best = i
            i += 1
        return best

    def _expanded(self, game: AnyGame, moves: list[int], width: int) -> Node[AnyGame]:
        """Return a node with the best of some turns, each judged one turn ahead."""
        brain = self.brain
        mover: i64 = game.to_move
        judged: list[tuple[float, int, float, float]] = []
        best = game
        best_move = 0
        best_values: list[float] = []
        most = 0.0
        for move in moves:
            after = game.copy()
            after.apply(move)
            values = brain.values(after)
            worth, chance, lead = self._worth(mover, after, values)
            if not judged or worth > most or (worth == most and move < best_move):
                most = worth
                best_move = move
                best = after
                best_values = values
            judged.append((-worth, move, chance, lead))
        self.positions += len(judged)
        self.nodes += 1
        judged.sort(key=_best_first)
        self._judged = judged[:width]
        node = Node(game, mover, [move for _, move, _, _ in self._judged])
        self._set_best(node, best, best_values)
        node.set_priors([-judged[i][0] for i in range(len(node.moves))], self.settings.sharpness)
        return node

    def _worth(self, seat: int, game: AnyGame, values: list[float]) -> tuple[float, float, float]:
        """Return what a position is worth to a seat, its chance to win and its lead there."""
        settings = self.settings
        lead = lead_of(seat, values)
        if settings.scale > 0.0:
            chance = chance_by_lead(lead, settings.scale)
            return chance, chance, lead
        over = game.is_over
        chance = final_chance(seat, game) if over else win_chance(seat, values, self._scale)
        won = (lead - self._leads[seat]) / (_SPREAD * self._scale)
        return chance + settings.points * won / (1.0 + abs(won)), chance, lead

    def _set_best(self, node: Node[AnyGame], game: AnyGame, values: list[float]) -> None:
        """Set what the best turn of a node, which leads to this position, is worth to all seats."""
        seats = len(values)
        node.expected = vec[float]([0.0] * (2 * seats))
        for seat in range(seats):
            worth, chance, lead = self._worth(seat, game, values)
            node.best.append(worth)
            node.expected[seat] = lead
            node.expected[seats + seat] = chance


def most_visited_first(ranked: Ranked) -> tuple[int, float]:
    """Return the sort key of a move with its lead, visits and chance."""
    return -ranked[2], -ranked[1]


def _best_first(judged: tuple[float, int, float, float]) -> tuple[float, int]:
    return judged[0], judged[1]
