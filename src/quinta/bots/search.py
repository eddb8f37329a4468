"""Tree search over whole turns, with sampled chance, for any number of players.

The hidden order is dealt at random into a few *worlds*, or into one where nothing hidden is
revealed for some turns. All worlds share the statistics of the root; each has its own tree below
it. A node has the candidates of the brain, judged one turn ahead, of which only the best are kept.
A simulation walks down by the PUCT rule, expands one node and carries the value of its best turn
back up: for each seat the chance to win, computed from the expected lead over the best other seat.

With several others, only the best turn of each is followed: their alternatives would use up the
search before it reaches the seat's own next turn.
"""

from __future__ import annotations

import math
import time
from typing import Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i64

from quinta.brains.brain import AnyGame, Brain
from quinta.core.chance import Random


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
        scale: float = 12.0,
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
            *(self.exploration, self.sharpness, self.scale),
            *(self.settle, self.beam, self.rivals, self.exact),
        )


CHECK_EVERY: Final[i64] = 4
"""After how many simulations the clock is read."""

MOST_NODES: Final[i64] = 200_000
"""The largest number of nodes in a tree: about a gigabyte."""


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

    def set_priors(self, chances: list[float], sharpness: float) -> None:
        """Set each turn's prior to its chance to win, and favour the best in exploration."""
        total = 0.0
        best = chances[0]
        for i in range(len(chances)):
            self.priors[i] = chances[i]
            self.weights[i] = math.exp((chances[i] - best) * sharpness)
            total += self.weights[i]
        for i in range(len(chances)):
            self.weights[i] /= total


def lead_of(seat: int, values: list[float]) -> float:
    """Return how far a seat is ahead of the best other one."""
    rival = -1e9
    for other in range(len(values)):
        if other != seat and values[other] > rival:
            rival = values[other]
    return values[seat] - rival


def win_chances(values: list[float], scale: float) -> list[float]:
    """Return each seat's chance to win, from the expected final scores."""
    chances: list[float] = []
    for seat in range(len(values)):
        lead = lead_of(seat, values) / scale
        if lead > 30.0:
            lead = 30.0
        elif lead < -30.0:
            lead = -30.0
        chances.append(1.0 / (1.0 + math.exp(-lead)))
    return chances


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
        self, view: AnyGame, brain: Brain[AnyGame], settings: SearchSettings, seed: int
    ) -> None:
        self.brain = brain
        self.settings = settings
        self.positions: i64 = 0
        self.nodes: i64 = 0
        self._seat = view.to_move
        self._rivals = settings.rivals if len(view.scores) > 2 else settings.width
        random = Random(seed)
        # Where nothing hidden is revealed soon, all worlds would have the same tree.
        worlds = 1 if settings.settle and brain.is_settled(view) else settings.worlds
        self.worlds: list[AnyGame] = [view.redealt(random.below(1 << 29)) for _ in range(worlds)]
        self.root = self._expanded(self.worlds[0], settings.root_width)
        size = len(self.root.moves)
        self.children: list[list[Node[AnyGame] | None]] = [[None] * size for _ in self.worlds]

    def run(self, simulations: int, seconds: float) -> None:
        """Search until one of the limits is reached; 0 means no limit."""
        if len(self.root.moves) < 2:
            return
        began = time.perf_counter()
        done: i64 = 0
        while (simulations == 0 or done < simulations) and self.nodes < MOST_NODES:
            if seconds > 0.0 and done % CHECK_EVERY == 0 and time.perf_counter() - began >= seconds:
                break
            self._simulate(done % len(self.worlds))
            done += 1

    def found(self) -> list[tuple[int, int, float]]:
        """Return the root's moves, each with its visits and its summed chances to win."""
        root = self.root
        return [
            (root.moves[i], int(root.visits[i]), root.totals[i]) for i in range(len(root.moves))
        ]

    def add(self, found: list[tuple[int, int, float]]) -> None:
        """Add the statistics that another search from the same position found."""
        root = self.root
        for move, visits, total in found:
            if move in root.moves:
                index = root.moves.index(move)
                root.visits[index] += visits
                root.totals[index] += total

    def ranked(self) -> list[tuple[int, float, int]]:
        """Return the root's moves with their values and visits, the most visited first."""
        root = self.root
        ranked = [
            (root.moves[i], self.value(i), int(root.visits[i])) for i in range(len(root.moves))
        ]
        ranked.sort(key=most_visited_first)
        return ranked

    def value(self, index: int) -> float:
        """Return the lead in points that matches the chance to win after a move of the root."""
        visits = self.root.visits[index]
        chance = self.root.totals[index] / float(visits) if visits else self.root.priors[index]
        chance = min(max(chance, 1e-9), 1.0 - 1e-9)
        return self.settings.scale * math.log(chance / (1.0 - chance))

    def _simulate(self, world: i64) -> None:
        """Walk down the tree of a world, expand one node and carry its value back up."""
        node = self.root
        path: list[Node[AnyGame]] = []
        turns: list[int] = []
        children = self.children[world]
        chances: list[float]
        while True:
            index = self._select(node)
            path.append(node)
            turns.append(index)
            child = children[index]
            if child is None:
                parent = self.worlds[world] if node is self.root else node.game
                game = parent.copy()
                game.apply(node.moves[index])
                if game.is_over:
                    child = Node(game, 0, [])
                    child.best = win_chances(self.brain.values(game), self.settings.scale)
                else:
                    own = game.to_move == self._seat
                    child = self._expanded(game, self.settings.width if own else self._rivals)
                children[index] = child
                chances = child.best
                break
            if not child.moves:
                chances = child.best
                break
            node = child
            children = node.children
        depth: i64 = len(path) - 1
        while depth >= 0:
            node = path[depth]
            at: i64 = turns[depth]
            node.totals[at] += chances[node.mover]
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

    def _expanded(self, game: AnyGame, width: int) -> Node[AnyGame]:
        """Return a node with the best turns of a position, each judged one turn ahead."""
        brain = self.brain
        mover: i64 = game.to_move
        judged: list[tuple[float, int, list[float]]] = []
        for move in brain.candidates(game):
            after = game.copy()
            after.apply(move)
            chances = win_chances(brain.values(after), self.settings.scale)
            judged.append((-chances[mover], move, chances))
        self.positions += len(judged)
        self.nodes += 1
        judged.sort(key=_best_first)
        node = Node(game, mover, [move for _, move, _ in judged[:width]])
        node.best = judged[0][2]
        node.set_priors([-judged[i][0] for i in range(len(node.moves))], self.settings.sharpness)
        return node


def most_visited_first(ranked: tuple[int, float, int]) -> tuple[int, float]:
    """Return the sort key of a move with its value and visits."""
    return -ranked[2], -ranked[1]


def _best_first(judged: tuple[float, int, list[float]]) -> tuple[float, int]:
    return judged[0], judged[1]
