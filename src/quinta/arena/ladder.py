"""The result of a match: the ladder and the pairings, as text and as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quinta.arena.adjusting import Estimate
from quinta.arena.ratings import Rating
from quinta.arena.tally import Bout, Figures, Standing, Start, Tally, WithoutLuck
from quinta.core.game import Data
from quinta.core.plurals import number_of

_NONE = "-"


def lines(tally: Tally) -> Iterator[str]:
    """Yield the result as text: the ladder, who beat whom, what it gains to start."""
    match = tally.match
    standings = tally.standings()
    budgets = any(one.budget for one in standings)
    head = ["bot", *(["budget"] if budgets else []), "Elo", "95% interval", *_COUNTED, *_MEASURED]
    rows = [
        [
            one.bot,
            *([one.budget or "own"] if budgets else []),
            *_rating_cells(one.rating),
            *_counted(one.figures, match.is_self_play),
            *_measured(one.figures),
        ]
        for one in standings
    ]
    yield from table(head, rows, 2 if budgets else 1)
    bouts = tally.bouts()
    if bouts:
        yield ""
        against = "against" if match.players == 2 else f"against {match.players - 1}"
        head = ["bot", against, *_COUNTED, "win rate", "95% interval", "lead"]
        yield from table(head, list(map(_bout_row, bouts)), 2)
    adjusted = [row for bout in bouts for row in _adjusted_rows(bout)]
    if adjusted:
        yield ""
        head = ["bot", against, "without luck", "raw", "95% interval"]
        yield from table([*head, "adjusted", "95% interval", "worth"], adjusted, 3)
    yield ""
    head = ["bot", "against", "games", "who starts wins", "95% interval", "mean score", "others"]
    yield from table(head, list(map(_start_row, tally.starts())), 2)


def remarks(tally: Tally) -> Iterator[str]:
    """Yield remarks that explain the tables."""
    match = tally.match
    if not match.is_self_play:
        yield "Elo: the mean of all bots is 0. Drawn games count half."
        if match.players > 2:
            share = f"{100 / match.players:.1f}%"
            yield f"Who beat whom: one alone against a field of the other; even is {share}."
    if match.adjust_luck and not match.is_self_play:
        yield "Without luck: adjusted has the mean of raw; a game of it is worth so many raw ones."
    interval = tally.mean_score_interval()
    if interval:
        low, high = interval
        yield f"Mean score: 95% interval {low:.1f} to {high:.1f}, each game counted once."
    if tally.uncounted:
        games = number_of(tally.uncounted, "game")
        yield f"Not counted: {games} of sets that are not finished."


def data(tally: Tally) -> Data:
    """Return the result as plain data."""
    match = tally.match
    interval = tally.mean_score_interval()
    return {
        **match.settings(),
        "games_per_pairing": match.games_per_pairing,
        "games": tally.games,
        "uncounted": tally.uncounted,
        "finished": tally.games == match.total,
        "anchor": "mean 0",
        "mean_score_interval": [round(end, 2) for end in interval] if interval else None,
        "ladder": [_standing_data(one, match.is_self_play) for one in tally.standings()],
        "pairings": list(map(_bout_data, tally.bouts())),
        "starts": list(map(_start_data, tally.starts())),
    }


_COUNTED = ("games", "won", "drawn", "lost")
_MEASURED = ("mean score", "lead", "ms/turn", "positions/turn")


def _counted(figures: Figures, self_play: bool = False) -> list[str]:
    won = [figures.won, figures.drawn, figures.lost]
    return [str(figures.games), *(_NONE if self_play else str(count) for count in won)]


def _measured(figures: Figures) -> list[str]:
    return [
        f"{figures.mean_score:.1f} ± {figures.spread:.1f}",
        f"{figures.mean_lead:+.1f}",
        f"{1000 * figures.seconds_per_turn:.3g}",
        f"{figures.positions_per_turn:,.0f}",
    ]


def _rating_cells(rating: Rating | None) -> list[str]:
    if rating is None:
        return [_NONE, _NONE]
    return [f"{rating.elo:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}"]


def _bout_row(bout: Bout) -> list[str]:
    figures = bout.figures
    lead = f"{figures.mean_lead:+.1f} ± {figures.lead_spread:.1f}"
    rate = _rate_cells(bout, figures.games)
    return [bout.bot, bout.against, *_counted(figures), *rate, lead]


def _adjusted_rows(bout: Bout) -> Iterator[list[str]]:
    if bout.without_luck is None:
        return
    for name, result, form in (
        ("win rate", bout.without_luck.win_rate, "{:.1%}"),
        ("lead", bout.without_luck.lead, "{:+.1f}"),
    ):
        if result is not None:
            estimates = (_estimate_cells(one, form) for one in (result.raw, result.adjusted))
            cells = [cell for pair in estimates for cell in pair]
            yield [bout.bot, bout.against, name, *cells, f"{result.worth:.2f}"]


def _estimate_cells(one: Estimate, form: str) -> list[str]:
    mean, low, high = map(form.format, (one.mean, one.low, one.high))
    return [mean, f"{low} to {high}"]


def _start_row(start: Start) -> list[str]:
    return [
        *(start.bot, start.against, str(start.games)),
        *_rate_cells(start, start.games),
        *(f"{start.mean_score:.1f}", f"{start.others_score:.1f}"),
    ]


def _rate_cells(counted: Bout | Start, games: int) -> list[str]:
    if not games:
        return [_NONE, _NONE]
    interval = f"{100 * counted.low:.1f}% to {100 * counted.high:.1f}%"
    return [f"{100 * counted.win_rate:.1f}%", interval]


def table(head: Sequence[str], rows: Sequence[Sequence[str]], names: int) -> Iterator[str]:
    """Yield aligned columns: the first ones, which hold names, to the left, others to the right."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for row in (head, *rows):
        cells = [
            f"{cell:<{width}}" if place < names else f"{cell:>{width}}"
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def _standing_data(one: Standing, self_play: bool) -> Data:
    rating = one.rating
    return {
        "bot": one.bot,
        "budget": one.budget or None,
        "elo": round(rating.elo, 1) if rating else None,
        "interval": [round(rating.low, 1), round(rating.high, 1)] if rating else None,
        **_figures_data(one.figures, self_play),
    }


def _bout_data(bout: Bout) -> Data:
    return {
        "bot": bout.bot,
        "against": bout.against,
        **_rate_data(bout, bout.figures.games),
        **_figures_data(bout.figures),
        "lead_interval": [round(end, 2) for end in bout.lead_interval or ()] or None,
        **(_adjusted_data(bout.without_luck) if bout.without_luck else {}),
    }


def _adjusted_data(result: WithoutLuck) -> Data:
    rate, lead = result.win_rate, result.lead
    return {
        "adjusted": {
            "win_rate": round(rate.adjusted.mean, 4),
            "interval": [round(rate.adjusted.low, 4), round(rate.adjusted.high, 4)],
            "worth": round(rate.worth, 3),
            "mean_lead": round(lead.adjusted.mean, 2) if lead else None,
            "lead_interval": [round(lead.adjusted.low, 2), round(lead.adjusted.high, 2)]
            if lead
            else None,
            "lead_worth": round(lead.worth, 3) if lead else None,
        }
    }


def _start_data(start: Start) -> Data:
    return {
        "bot": start.bot,
        "against": start.against,
        "games": start.games,
        **_rate_data(start, start.games),
        "mean_score": round(start.mean_score, 2),
        "others_score": round(start.others_score, 2),
    }


def _rate_data(counted: Bout | Start, games: int) -> Data:
    return {
        "win_rate": round(counted.win_rate, 4) if games else None,
        "interval": [round(counted.low, 4), round(counted.high, 4)],
        "even": round(counted.even, 4),
    }


def _figures_data(figures: Figures, self_play: bool = False) -> Data:
    counted = {"won": figures.won, "drawn": figures.drawn, "lost": figures.lost}
    return {
        "games": figures.games,
        **({} if self_play else counted),
        "mean_score": round(figures.mean_score, 2),
        "spread": round(figures.spread, 2),
        "mean_lead": round(figures.mean_lead, 2),
        "lead_spread": round(figures.lead_spread, 2),
        "turns": figures.turns,
        "seconds_per_turn": round(figures.seconds_per_turn, 6),
        "positions_per_turn": round(figures.positions_per_turn, 1),
    }
