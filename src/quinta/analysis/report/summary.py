"""The summary of a review: a card for each player, and where its result came from."""

from __future__ import annotations

from typing import NamedTuple

from quinta.analysis.report.game import ReviewedGame
from quinta.analysis.report.markup import element, figure, player, text, verdict_mark
from quinta.analysis.report.words import noun, percent, points, share
from quinta.analysis.review import PlayerReview
from quinta.analysis.value import Standing


def summary(game: ReviewedGame) -> str:
    """Return the cards of all players."""
    parts = [part for one in game.review.players for part in _parts(one, game.review.over)]
    largest = max([1.0, *(abs(part.standing.lead) for part in parts)])
    cards = [_card(game, one, largest) for one in game.review.players]
    return element(
        "section", element("h2", text("The players")), element("div", *cards, class_="cards")
    )


def _card(game: ReviewedGame, one: PlayerReview, largest: float) -> str:
    won = element("span", text("won"), class_="won") if one.seat in game.winners else ""
    held = element("b", text(game.review.scores[one.seat]))
    score = element("span", held, text(" points"), class_="score")
    accuracy = "–" if one.accuracy is None else f"{one.accuracy:.1f}"
    return element(
        "article",
        element("h3", player(game.names[one.seat], one.seat), won, score),
        element(
            "div",
            element("p", element("b", text(accuracy)), text("accuracy")),
            element("p", element("b", _error(one)), text("lost per decision")),
            element("p", element("b", text(one.decisions)), text("decisions")),
            class_="figures",
        ),
        element("ul", *(_count(one, verdict) for verdict in one.verdicts), class_="counts"),
        _origin(one, largest, game.review.over),
        class_=f"card seat-{one.seat}",
    )


def _error(one: PlayerReview) -> str:
    if one.error is None:
        return text("–")
    return text(f"{100 * one.error.chance:.1f}%") + element(
        "small", text(f"{one.error.lead:.2f} points")
    )


def _count(one: PlayerReview, verdict: str) -> str:
    held = one.verdicts[verdict]
    return element(
        "li",
        verdict_mark(verdict),
        element("b", text(held)),
        text(f" {noun(verdict, held)}"),
        class_=None if held else "none",
    )


class _Part(NamedTuple):
    """A row of the table that tells where a result came from."""

    words: str
    standing: Standing
    kind: str
    """``change``, ``luck``, or ``total``: a standing of its own, and not a change of one."""


def _parts(one: PlayerReview, over: bool) -> list[_Part]:
    return [
        _Part("Expected at the start", one.start, "total"),
        _Part("Luck", one.luck, "luck"),
        _Part("Own turns", one.own, "change"),
        _Part("Turns of the others", one.others, "change"),
        _Part("Judged otherwise later", one.revised, "change"),
        _Part("Result" if over else "Expected now", one.result, "total"),
        _Part("Without luck", one.adjusted, "total"),
    ]


def _origin(one: PlayerReview, largest: float, over: bool) -> str:
    """Return the parts of a result as rows with bars; they add up."""
    rows = []
    for words, (lead, chance), kind in _parts(one, over):
        size = 50 * abs(lead) / largest
        left = 50 if lead >= 0 else 50 - size
        bar = element("i", style=f"left:{left:.1f}%;width:{size:.1f}%")
        rows.append(
            element(
                "tr",
                element("th", text(words), scope="row"),
                element("td", element("span", bar, class_="track"), class_="bar"),
                element("td", figure(points(lead)), class_="number"),
                element(
                    "td",
                    figure(share(chance) if kind == "total" else percent(chance)),
                    class_="number chance",
                ),
                class_=kind,
            )
        )
    head = element(
        "tr",
        element("th", text("Where the lead came from"), scope="col"),
        element("td", class_="bar"),
        element("th", text("points"), scope="col", class_="number"),
        element("th", text("chance"), scope="col", class_="number"),
    )
    return element("table", element("thead", head), element("tbody", *rows), class_="origin")
