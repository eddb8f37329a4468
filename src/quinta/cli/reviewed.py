"""A reviewed game as text for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from quinta.analysis import BANDS, GOOD, VERDICTS, PlayerReview
from quinta.analysis.report import ReviewedGame
from quinta.analysis.report.words import MARKS, came, loss, noun, percent, points, share
from quinta.arena.ladder import table
from quinta.cli.common import one_line
from quinta.core.plurals import number_of

_NONE: Final = "-"


def lines(game: ReviewedGame) -> Iterator[str]:
    """Yield the report: who played how well, what lost something, what was lucky."""
    turns = number_of(len(game.review.turns), "turn")
    yield f"{game.title}, {turns}: {game.outcome}"
    yield game.settings
    yield ""
    yield from table(["", *game.names], list(_summary(game)), 1)
    yield ""
    yield from _errors(game)
    if game.draws:
        yield ""
        yield from _draws(game)


def _summary(game: ReviewedGame) -> Iterator[list[str]]:
    """Yield the rows of the summary, with a column for each player."""
    now = "" if game.review.over else " expected"

    def row(words: str, cell: Callable[[PlayerReview], str]) -> list[str]:
        return [words, *map(cell, game.review.players)]

    yield ["points", *map(str, game.review.scores)]
    yield row("accuracy", lambda one: _NONE if one.accuracy is None else f"{one.accuracy:.1f}")
    yield row("decisions", lambda one: str(one.decisions))
    for verdict in VERDICTS:
        if verdict != GOOD:
            words = f"  {noun(verdict, 2)}"
            yield [words, *(str(one.verdicts[verdict]) for one in game.review.players)]
    yield row(
        "lost per decision, points", lambda one: f"{one.error.lead:.2f}" if one.error else _NONE
    )
    yield row(
        "lost per decision, chance", lambda one: share(one.error.chance) if one.error else _NONE
    )
    yield row("luck, points", lambda one: points(one.luck.lead))
    yield row("luck, chance", lambda one: percent(one.luck.chance))
    yield row(f"lead{now}", lambda one: points(one.result.lead))
    yield row("  without luck", lambda one: points(one.adjusted.lead))
    yield row(f"chance to win{now}", lambda one: share(one.result.chance))
    yield row("  without luck", lambda one: share(one.adjusted.chance))


def _errors(game: ReviewedGame) -> Iterator[str]:
    if not game.errors:
        least = min(least for least, verdict in BANDS if verdict != GOOD)
        yield f"No turn lost {least:.0%} of the chance to win or more."
        return
    yield "Turns that lost something:"
    for turn in game.errors:
        assert turn.verdict is not None
        what = f"{turn.verdict} {MARKS[turn.verdict]}"
        yield f"{turn.number:>5}  {game.names[turn.seat]}: {what} lost {loss(turn.cost)}"
        yield f"       played {one_line(turn.text)}"
        yield f"       best   {turn.best}"


def _draws(game: ReviewedGame) -> Iterator[str]:
    yield "The luckiest and unluckiest draws, in points and in chance to win:"
    rows, what = [], ["what came"]
    for turn in game.draws:
        assert turn.luck is not None
        worth = [turn.luck.value[seat] for seat in game.seats]
        cells = [f"{points(lead)} {percent(chance):>6}" for lead, chance in worth]
        rows.append([str(turn.number), *cells])
        what.append(came(turn.luck))
    for line, words in zip(table(["turn", *game.names], rows, 0), what, strict=True):
        yield f" {line}  {words}"
