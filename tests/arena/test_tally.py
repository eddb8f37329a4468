"""What games come to: counting, tables, data, the picture."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from arena.matches import made_up, match_of
from quinta import arena
from quinta.arena import Entrant, Match, Tally
from quinta.bots import Budget


def test_wins_draws_and_losses_are_counted_from_both_sides() -> None:
    tally = Tally(match_of("a", "b", games=6))
    winners = iter(["a", "a", "b", "a", None, "a"])
    for task in tally.match.tasks():
        name = next(winners)
        labels = [entrant.label for entrant in task.seats]
        tally.add(made_up(task, None if name is None else labels.index(name)))
    (bout,) = tally.bouts()
    figures = bout.figures
    assert (bout.bot, bout.against) == ("a", "b")
    assert (figures.games, figures.won, figures.drawn, figures.lost) == (6, 4, 1, 1)
    assert bout.win_rate == pytest.approx(4.5 / 6)
    assert bout.low < 0.5 < bout.win_rate < bout.high
    first, second = tally.standings()
    assert (first.bot, second.bot) == ("a", "b")
    assert (second.figures.won, second.figures.drawn, second.figures.lost) == (1, 1, 4)
    # Odds of 5 to 2 with the one game that is drawn for everyone.
    assert first.rating is not None and second.rating is not None
    lead = first.rating.elo - second.rating.elo
    assert lead == pytest.approx(400 * math.log10(5 / 2))


def test_scores_leads_times_and_positions_are_averaged() -> None:
    tally = Tally(match_of("a", "b", games=2))
    for task in tally.match.tasks():
        tally.add(made_up(task, 0))
    figures = tally.standings()[0].figures
    # 30 in seat 0 against 21, 21 in seat 1 against 30.
    assert figures.mean_score == 25.5
    assert figures.spread == pytest.approx(9 / math.sqrt(2))
    assert figures.mean_lead == 0
    assert figures.lead_spread == pytest.approx(18 / math.sqrt(2))
    assert figures.seconds_per_turn == 0.05
    assert figures.positions_per_turn == 5


def test_only_whole_sets_count() -> None:
    tally = Tally(match_of("a", "b", games=4))
    for task in list(tally.match.tasks())[:3]:
        tally.add(made_up(task, 0))
    assert tally.games == 3
    assert tally.uncounted == 1
    assert tally.bouts()[0].figures.games == 2
    assert "Not counted: 1 game of sets that are not finished." in arena.remarks(tally)


def test_the_order_in_which_games_come_in_is_no_matter() -> None:
    match = match_of("a", "b", "c", games=6)
    games = [made_up(task, task.seed % 2) for task in match.tasks()]
    one, other = Tally(match), Tally(match)
    for played in games:
        one.add(played)
    for played in reversed(games):
        other.add(played)
    assert arena.data(one) == arena.data(other)


def test_one_alone_against_a_field_has_its_own_lines() -> None:
    """A wins every game in which it is alone, and shares the others with B."""
    match = match_of("a", "b", games=6, players=3)
    tally = Tally(match)
    for task in match.tasks():
        labels = [entrant.label for entrant in task.seats]
        tally.add(made_up(task, labels.index("a") if labels.count("a") == 1 else None))
    alone, other = tally.bouts()
    assert (alone.bot, alone.figures.won, alone.win_rate) == ("a", 3, 1)
    assert (other.bot, other.figures.drawn) == ("b", 3)
    assert other.win_rate == pytest.approx(1 / 3)
    assert alone.even == pytest.approx(1 / 3)
    leader = tally.standings()[0]
    assert leader.bot == "a"
    assert (leader.figures.won, leader.figures.drawn, leader.figures.lost) == (3, 3, 0)


def test_self_play_has_scores_but_no_ratings() -> None:
    match = match_of("a", games=3)
    tally = Tally(match)
    for task in match.tasks():
        tally.add(made_up(task, 1))
    (one,) = tally.standings()
    assert one.rating is None
    assert one.figures.mean_score == 25
    assert tally.bouts() == []
    assert len(list(arena.lines(tally))) == 2
    assert "won" not in json.dumps(arena.data(tally))


def test_the_mean_score_of_self_play_has_an_interval_that_counts_each_game_once() -> None:
    """Means of 70, 90, 80 and 80: 80 ± 3.18 (Student's t) times 8.165 / √4."""
    match = match_of("a", games=4)
    tally = Tally(match)
    scores = iter([(60, 80), (90, 90), (80, 80), (70, 90)])
    for task in match.tasks():
        tally.add(replace(made_up(task, 0), scores=next(scores)))
    assert tally.mean_score_interval() == pytest.approx((67.0, 93.0), abs=0.2)
    (remark,) = arena.remarks(tally)
    assert remark == "Mean score: 95% interval 67.1 to 92.9, each game counted once."
    assert arena.data(tally)["mean_score_interval"] == [67.1, 92.9]


def test_too_few_games_say_nothing_about_a_mean_score() -> None:
    match = match_of("a", games=2)
    tally = Tally(match)
    for task in match.tasks():
        tally.add(made_up(task, 0))
    assert tally.mean_score_interval() is None
    assert list(arena.remarks(tally)) == []


def finished(labels: tuple[str, ...] = ("strong", "greedy", "random"), seed: int = 1) -> Tally:
    """A match that those named earlier win."""
    entrants = tuple(
        Entrant(label, label, Budget(None, 10 * place or None))
        for place, label in enumerate(labels)
    )
    tally = Tally(Match("summer-pavilion", entrants, 20, seed=seed))
    for task in tally.match.tasks():
        upset = task.deal == 3
        places = [labels.index(entrant.label) for entrant in task.seats]
        tally.add(made_up(task, places.index(max(places) if upset else min(places))))
    return tally


def test_the_table_is_aligned_and_sorted() -> None:
    lines = list(arena.lines(finished()))
    ladder = lines[: lines.index("")]
    assert [line.split()[0] for line in ladder] == ["bot", "strong", "greedy", "random"]
    assert [line.split()[1] for line in ladder] == ["budget", "own", "10", "20"]
    assert len({len(line) for line in ladder}) == 1
    pairings = lines[lines.index("") + 1 :]
    assert pairings[1].split()[:7] == ["strong", "greedy", "20", "18", "0", "2", "90.0%"]
    assert len({len(line) for line in pairings}) == 1


def test_data_tell_the_same_as_the_table() -> None:
    tally = finished()
    data = json.loads(json.dumps(arena.data(tally)))
    assert data["finished"] is True
    assert data["anchor"] == "mean 0"
    assert [one["bot"] for one in data["ladder"]] == ["strong", "greedy", "random"]
    assert sum(one["elo"] for one in data["ladder"]) == pytest.approx(0, abs=0.2)
    pairing = data["pairings"][0]
    assert (pairing["bot"], pairing["against"]) == ("strong", "greedy")
    assert (pairing["won"], pairing["drawn"], pairing["lost"]) == (18, 0, 2)
    low, high = pairing["interval"]
    assert low < pairing["win_rate"] == 0.9 < high


def test_the_picture_shows_every_bot_and_escapes_its_name() -> None:
    names = ("<b>&", "a very long name that nobody will ever want to type", "\x00")
    picture = arena.svg(finished(names))
    root = ElementTree.fromstring(picture)
    texts = [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "<b>&" in texts
    assert "a very long name that nobod…" in texts
    circles = list(root.iter("{http://www.w3.org/2000/svg}circle"))
    places = [float(circle.attrib["cx"]) for circle in circles]
    assert places == sorted(places, reverse=True)
    assert len(places) == 3
    assert picture == arena.svg(finished(names))


def test_a_picture_without_ratings_says_so() -> None:
    assert "No bot has a rating" in arena.svg(Tally(match_of("a", "b")))
