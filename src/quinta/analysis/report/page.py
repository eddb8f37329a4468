"""The HTML report of a review: who played how well, the graph, what to look at, all turns."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from html import unescape
from typing import Final

from quinta import draw
from quinta.analysis.report.game import ReviewedGame
from quinta.analysis.report.graph import NARROW, WIDE, graph
from quinta.analysis.report.markup import (
    element,
    figure,
    player,
    standing,
    text,
    verdict_mark,
)
from quinta.analysis.report.style import STYLE
from quinta.analysis.report.summary import summary
from quinta.analysis.report.words import MARKS, came, percent, points, share
from quinta.analysis.turns import TurnReview
from quinta.analysis.verdicts import BANDS
from quinta.canvas.svg import tag
from quinta.core.game import Game
from quinta.core.plurals import number_of

_MOST_BOARDS: Final = 24
"""How many turns are shown with their board at most; the costliest ones are."""

_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
"""Nothing is fetched and nothing runs, whatever a record says."""


def html(game: ReviewedGame) -> str:
    """Return the review as one HTML document that needs nothing else."""
    parts = [
        _head(game),
        element("main", summary(game), *_graph(game), *_looks(game), *_draws(game), _turns(game)),
        _foot(game),
    ]
    page = element(
        "html",
        element(
            "head",
            tag("meta", charset="utf-8"),
            tag("meta", http_equiv="Content-Security-Policy", content=_POLICY),
            tag("meta", name_="viewport", content="width=device-width, initial-scale=1"),
            tag("meta", name_="color-scheme", content="light dark"),
            element("title", text(f"{game.title}: {game.outcome}")),
            element("style", STYLE),
        ),
        element("body", *parts),
        lang="en",
    )
    return f"<!doctype html>\n{page}\n"


def _section(title: str, remark: str, *body: str, **attributes: object) -> str:
    heading = element("h2", text(title))
    told = [element("p", text(remark), class_="remark")] if remark else []
    return element("section", heading, *told, *body, **attributes)


def _head(game: ReviewedGame) -> str:
    turns = number_of(len(game.review.turns), "turn")
    scores = ", ".join(
        f"{name} {score}" for name, score in zip(game.names, game.review.scores, strict=True)
    )
    notes = [element("li", text(note)) for note in game.notes]
    return element(
        "header",
        element("p", text(f"{game.title} · game review"), class_="kicker"),
        element("h1", text(game.outcome if game.review.over else "Not finished")),
        element("p", text(f"{scores} · {turns}"), class_="result"),
        *([element("ul", *notes, class_="notes")] if notes else []),
    )


# --- the graph -----------------------------------------------------------------------------


def _graph(game: ReviewedGame) -> Iterator[str]:
    if not game.review.turns:
        return
    two = len(game.seats) == 2
    lead = "The line is the lead in points that can be expected at the end"
    told = f"{lead}, {'seen from both sides' if two else 'over the best other player'}. "
    told += "Below, for each player: what chance brought, and what own turns lost, in points."
    keys = [] if two else [_key(f"line seat-{seat}", game.names[seat]) for seat in game.seats]
    keys += [_key(f"dot {verdict}", verdict, sign) for verdict, sign in MARKS.items()]
    keys += [_key("block luck", "luck"), _key("block lost", "lost by an own turn")]
    yield _section(
        "How the lead changed",
        told,
        graph(game, WIDE),
        graph(game, NARROW),
        element("ul", *keys, class_="keys"),
    )


def _key(style: str, words: str, sign: str = "") -> str:
    return element(
        "li", element("span", text(sign), class_=f"key {style}", aria_hidden="true"), text(words)
    )


# --- what to look at -----------------------------------------------------------------------


def _looks(game: ReviewedGame) -> Iterator[str]:
    """Yield the mistakes and blunders with their boards, and the last position."""
    turns = [turn for turn in game.errors if turn.verdict in ("mistake", "blunder")]
    costliest = sorted(turns, key=lambda turn: -turn.cost.chance)[:_MOST_BOARDS]
    shown = {turn.number for turn in costliest}
    boards: dict[int, str] = {}
    if 1 in shown:
        boards[1] = _board(game, game.record.first())
    position = game.record.first()
    for number, (position, _, _) in enumerate(game.record.replay(), 2):
        if number in shown:
            boards[number] = _board(game, position)
    cards = [
        _look(game, turn, boards.get(turn.number, ""), [one.number for one in turns])
        for turn in turns
    ]
    remark = "Each picture is the position before the turn." if boards else ""
    if not cards:
        remark = "Nobody made a mistake or a blunder."
    elif len(boards) < len(cards):
        many = f"{len(boards)} costliest are" if len(boards) != 1 else "costliest one is"
        remark = f"The {many} shown with the position before the turn."
    yield _section("Mistakes and blunders", remark, *cards, class_="looks")
    title = "The end" if game.review.over else "Where it stands"
    yield _section(title, "", element("figure", _board(game, position)))


def _look(game: ReviewedGame, turn: TurnReview, board: str, numbers: list[int]) -> str:
    assert turn.verdict is not None
    at = numbers.index(turn.number)
    ways = [
        element("a", text(words), href=f"#look-{numbers[to]}")
        for words, to in (("previous", at - 1), ("next", at + 1))
        if 0 <= to < len(numbers)
    ]
    before, after = turn.value[turn.seat], turn.chosen[turn.seat]
    cost = element("strong", figure(f"-{100 * turn.cost.chance:.1f}%"))
    rows = [
        ("played", turn.text, after),
        ("best", turn.best, before),
    ]
    told = [
        element(
            "div",
            element("dt", text(words)),
            element("dd", element("code", text(what))),
            element("dd", figure(f"{share(value.chance)} to win, {points(value.lead)} points")),
            class_=words,
        )
        for words, what, value in rows
    ]
    sure = element("p", text("All that could follow was exhausted."), class_="remark")
    return element(
        "article",
        element(
            "h3",
            verdict_mark(turn.verdict),
            text(f" Turn {turn.number}, "),
            player(game.names[turn.seat], turn.seat),
            text(f": {turn.verdict}"),
        ),
        element(
            "p",
            cost,
            text(f" of the chance to win and {turn.cost.lead:.1f} points. "),
            text(f"Round {game.rounds[turn.number - 1]}. "),
            element("span", *ways, class_="ways"),
            class_="cost",
        ),
        element("dl", *told),
        *([sure] if turn.exact else []),
        *([element("figure", board)] if board else []),
        id=f"look-{turn.number}",
        class_=f"look {turn.verdict}",
    )


def _board(game: ReviewedGame, position: Game) -> str:
    """Return the picture of a position.

    As an image it keeps its names and styles to itself, and the page's away.
    """
    picture = draw.svg(position.snapshot(hidden=False), names=game.names)
    data = b64encode(picture.encode()).decode()
    return tag("img", src=f"data:image/svg+xml;base64,{data}", alt=_words(picture))


def _words(picture: str) -> str:
    """Return the description that a picture contains, for those who cannot see it."""
    found = re.search("<desc>(.*?)</desc>", picture, re.DOTALL)
    return unescape(found[1]) if found else ""


# --- luck ----------------------------------------------------------------------------------


def _draws(game: ReviewedGame) -> Iterator[str]:
    if not game.draws:
        return
    head = [element("th", text(title), scope="col") for title in ("Turn", "What came")]
    head += [
        element("th", player(name, seat), scope="col", class_="number")
        for seat, name in enumerate(game.names)
    ]
    rows = [_draw(game, turn) for turn in game.draws]
    yield _section(
        "The luckiest and unluckiest draws",
        "What came, compared with the mean over what could have come: in points, and in chance "
        "to win.",
        element("table", _row_group("thead", head), element("tbody", *rows), class_="draws"),
    )


def _draw(game: ReviewedGame, turn: TurnReview) -> str:
    assert turn.luck is not None
    value = turn.luck.value
    return element(
        "tr",
        element("td", element("a", text(turn.number), href=f"#turn-{turn.number}"), class_="turn"),
        element("td", text(came(turn.luck)), class_="what"),
        *(
            element("td", standing(value[seat]), class_=f"number seat-{seat}", data_title=name)
            for seat, name in enumerate(game.names)
        ),
    )


def _row_group(name: str, cells: list[str]) -> str:
    return element(name, element("tr", *cells))


# --- all turns -----------------------------------------------------------------------------


def _turns(game: ReviewedGame) -> str:
    titles = ("Turn", "Player", "Played", "Lead", "Lost", "Luck")
    head = [
        element("th", text(title), scope="col", class_="number" if at > 2 else None)
        for at, title in enumerate(titles)
    ]
    rows = []
    before = None
    for turn, now in zip(game.review.turns, game.rounds, strict=True):
        if now != before:
            rows.append(
                element(
                    "tr",
                    element("th", text(f"Round {now}"), colspan=6, scope="rowgroup"),
                    class_="round",
                )
            )
        before = now
        rows.append(_turn(game, turn))
    return _section(
        "All turns",
        "Lead and chance to win before the turn, what the turn lost, and what its draws were "
        "worth, each for the player who moved.",
        element("table", _row_group("thead", head), element("tbody", *rows), class_="turns"),
    )


def _turn(game: ReviewedGame, turn: TurnReview) -> str:
    value = turn.value[turn.seat]
    played = [element("code", text(turn.text))]
    lost = ""
    if turn.verdict in MARKS:
        assert turn.verdict is not None
        words = element("span", text(turn.verdict), class_=f"word {turn.verdict}")
        played.insert(0, verdict_mark(turn.verdict))
        played.append(
            element("p", words, text(" · best: "), element("code", text(turn.best)), class_="best")
        )
    elif turn.verdict is None:
        played.append(element("span", text(turn.kind), class_="kind"))
    if turn.cost.chance >= 0.0005 or turn.cost.lead >= 0.05:
        chance = element("small", figure(percent(-turn.cost.chance)))
        lost = figure(points(-turn.cost.lead)) + chance
    luck = ""
    if turn.luck is not None:
        luck = standing(turn.luck.value[turn.seat])
        played.append(element("p", text(f"came: {came(turn.luck)}"), class_="came"))
    lead = figure(points(value.lead)) + element("small", figure(share(value.chance)))
    return element(
        "tr",
        element("td", text(turn.number), class_="count"),
        element("td", player(game.names[turn.seat], turn.seat), class_="who"),
        element("td", *played, class_="played"),
        *(
            element("td", cell, class_=f"number {title}", data_title=title)
            for title, cell in (("lead", lead), ("lost", lost), ("luck", luck))
        ),
        id=f"turn-{turn.number}",
        class_=turn.verdict or turn.kind,
    )


# --- the end -------------------------------------------------------------------------------


def _foot(game: ReviewedGame) -> str:
    bands = ", ".join(f"{verdict} from {least:.0%}" for least, verdict in reversed(BANDS) if least)
    return element(
        "footer",
        element("h2", text("How to read this")),
        element(
            "p",
            text(
                "A value is the lead over the best other player that can be expected at the end, "
                "and the chance to win. What a turn lost is the difference to the best turn "
                f"found. Verdicts go by the chance to win that was lost: {bands}. Turns that "
                "were forced, and those in a game that was decided, have none."
            ),
        ),
        element(
            "p",
            text(
                "Luck is what came, minus the mean over what could have come. The result without "
                "luck is what is left when all of a player's luck is taken away; its chance can "
                "be less than 0% or more than 100%. Accuracy is a mark from 0 to 100, by the "
                "formula that lichess has for chess moves."
            ),
        ),
        element("p", text(f"Reviewed by Quinta with {game.settings}."), class_="remark"),
    )
