"""What games come to: counting, tables, data, the picture."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from statistics import fmean
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
    (ladder, _) = blocks(tally)
    assert len(ladder) == 2
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


def blocks(tally: Tally) -> list[list[str]]:
    """The tables of a result, each as its lines."""
    return [table.split("\n") for table in "\n".join(arena.lines(tally)).split("\n\n")]


def test_the_table_is_aligned_and_sorted() -> None:
    ladder, pairings, starts = blocks(finished())
    assert [line.split()[0] for line in ladder] == ["bot", "strong", "greedy", "random"]
    assert [line.split()[1] for line in ladder] == ["budget", "own", "10", "20"]
    assert len({len(line) for line in ladder}) == 1
    assert pairings[1].split()[:7] == ["strong", "greedy", "20", "18", "0", "2", "90.0%"]
    assert len({len(line) for line in pairings}) == 1
    # The same bot wins both games of a deal, once in the seat that starts.
    assert starts[1].split()[:4] == ["strong", "greedy", "20", "50.0%"]
    assert len({len(line) for line in starts}) == 1


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
    start = data["starts"][0]
    assert (start["bot"], start["against"], start["games"]) == ("strong", "greedy", 20)
    assert (start["win_rate"], start["even"]) == (0.5, 0.5)
    # 30 to the winner, 20 or 21 to the loser.
    assert (start["mean_score"], start["others_score"]) == (25.0, 25.5)


@pytest.mark.parametrize(("players", "labels"), [(2, "ab"), (3, "ab"), (4, "ab"), (3, "a")])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_seat_that_starts_has_its_share_and_its_scores(
    players: int, labels: str, seat: int
) -> None:
    """It wins the games of even deals; those of odd ones are shared by all."""
    entrants = tuple(Entrant(label, label) for label in labels)
    match = Match("summer-pavilion", entrants, 48, players, 1, {"starts": seat})
    tally = Tally(match)
    for task in match.tasks():
        tally.add(made_up(task, None if task.deal % 2 else seat))
    (start,) = tally.starts()
    assert start.games == 48
    assert start.even == 1 / players
    assert start.win_rate == pytest.approx((1 + 1 / players) / 2)
    assert start.low < start.win_rate < start.high
    assert start.mean_score == 30
    lost = fmean(20 + other for other in range(players) if other != seat)
    assert start.others_score == pytest.approx((lost + 30) / 2)


def test_deals_that_one_seat_wins_alike_are_one_observation_of_who_starts() -> None:
    """The same share of the same games says less when the games of a deal end alike."""
    alike, mixed = Tally(match_of("a", "b", games=40)), Tally(match_of("a", "b", games=40))
    for task in alike.match.tasks():
        alike.add(made_up(task, task.deal % 2))
        mixed.add(made_up(task, task.arrangement))
    (one,), (other,) = alike.starts(), mixed.starts()
    assert one.win_rate == other.win_rate == 0.5
    assert one.high - one.low > other.high - other.low


def test_nothing_is_said_of_who_starts_before_a_set_is_whole() -> None:
    tally = Tally(match_of("a", "b"))
    (start,) = json.loads(json.dumps(arena.data(tally)))["starts"]
    assert (start["games"], start["win_rate"], start["interval"]) == (0, None, [0.0, 1.0])
    *_, row = arena.lines(tally)
    assert row.split() == ["a", "b", "0", "-", "-", "0.0", "0.0"]


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
