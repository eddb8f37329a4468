"""Judgements of positions for those who study them, made in worker processes.

One at a time is made for an address, behind bots' turns and hints, and the last ones are cached: a
position has one judgement, whoever asks.
"""

from __future__ import annotations

import asyncio
import hashlib

import msgspec

from quinta import analysis
from quinta.core.game import Data, Game, Move
from quinta.server.errors import Refusal
from quinta.server.history import AnswerCache
from quinta.server.judging import JudgeQuestion
from quinta.server.security import secret_seed
from quinta.server.settings import Limits
from quinta.server.thinkers import Thinkers


class Judgements:
    """Judgements of positions, made in worker processes and cached."""

    def __init__(self, thinkers: Thinkers, limits: Limits) -> None:
        self._thinkers = thinkers
        self._limits = limits
        self._cache = AnswerCache(limits.judgement_bytes)
        self._asked = 0

    async def of(self, game: Game, moves: list[Move], secret: bytes, owner: str) -> bytes:
        """Return the judgement of a position and of some legal turns, a ``Judged`` as JSON."""
        facts = game.snapshot(hidden=False)
        digest = _digest(facts, moves)
        known = self._cache.get(digest)
        if known is not None:
            return known
        if self._asked >= self._limits.judgements:
            raise Refusal("busy", "Too many positions are judged.", retry_after=5)
        texts = [game.text(move) for move in moves]
        asked = JudgeQuestion(facts, texts, secret_seed(secret, "judgement", digest))
        self._asked += 1
        try:
            thought = self._thinkers.judgement(asked, owner)
            answer = await asyncio.wait_for(thought, self._limits.judge_seconds)
        except TimeoutError:
            raise Refusal("busy", "The bots are busy.", retry_after=5) from None
        except analysis.NoBrain as error:
            raise Refusal("conflict", f"{error}.") from None
        finally:
            self._asked -= 1
        self._cache.put(digest, answer)
        return answer


def _digest(facts: Data, moves: list[Move]) -> str:
    """Return a digest of all that a judgement depends on."""
    asked = msgspec.json.encode([facts, sorted(set(moves))], order="deterministic")
    return hashlib.sha256(asked).hexdigest()
