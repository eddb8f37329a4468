"""How Summer Pavilion is judged: the values, the turns that deserve a look, the weights."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from librt.vecs import vec

from bots.by_the_book import net_value
from quinta.bots.search import judge
from quinta.bots.weights import (
    InvalidWeights,
    load,
    nets_data,
    scales_data,
    weights_data,
    weights_of,
)
from quinta.brains.shape import NetShape
from quinta.brains.spec import Weights
from quinta.core.bits import lowest
from quinta.core.chance import Random
from quinta.games.pavilion.brain.details import DETAILED, DETAILS, fill_details
from quinta.games.pavilion.brain.features import (
    FEATURES,
    NAMES,
    PHASES,
    SIDE_PHASES,
    SeatFeatures,
    phase_of,
)
from quinta.games.pavilion.brain.inputs import FACTS, INPUTS, PLAIN, SHAPE
from quinta.games.pavilion.brain.judge import PavilionBrain
from quinta.games.pavilion.brain.plan import EARLY, LAST, Plan, plans_for
from quinta.games.pavilion.brain.promise import promise
from quinta.games.pavilion.rules import SummerPavilion
from quinta.games.pavilion.rules.board import STAR, Side, space_number
from quinta.games.pavilion.rules.boards import SIDES, STANDARD, side_of
from quinta.games.pavilion.rules.moves import PASS
from quinta.games.pavilion.rules.pieces import COLOURS, tiles_of
from quinta.games.pavilion.rules.seat import Seat
from typed import new_game

GAME = "summer-pavilion"
TABLES = [(players, board) for players in (2, 3, 4) for board in SIDES]
STAR_COLOURS = [star.kind for star in STANDARD.stars]


@pytest.fixture(scope="module")
def brain() -> PavilionBrain:
    return PavilionBrain(load(GAME))


def positions(players: int, board: str, seed: int) -> Iterator[SummerPavilion]:
    """Every position of a random game."""
    game = new_game(SummerPavilion, players, seed, {"board": board})
    random = Random(seed)
    while not game.is_over:
        yield game
        game.play(game.random_move(random))
    yield game


def number(colour: str) -> int:
    return COLOURS.index(colour)


@pytest.mark.parametrize(("players", "board"), TABLES)
def test_values_are_sensible_numbers_and_exact_at_the_end(
    brain: PavilionBrain, players: int, board: str
) -> None:
    for game in positions(players, board, seed=11):
        values = brain.values(game)
        assert len(values) == players
        assert all(math.isfinite(value) and -100 < value < 400 for value in values)
        assert values == [brain.value(game, seat) for seat in range(players)]
        if game.is_over:
            assert values == [float(score) for score in game.scores]


@pytest.mark.parametrize(("players", "board"), TABLES)
def test_candidates_are_legal_turns_and_few(brain: PavilionBrain, players: int, board: str) -> None:
    for game in positions(players, board, seed=12):
        if game.is_over:
            break
        legal = game.legal_moves()
        candidates = brain.candidates(game)
        assert candidates
        assert len(candidates) < 600
        assert len(set(candidates)) == len(candidates)
        assert all(move in legal for move in candidates)


@pytest.mark.parametrize(("players", "board"), TABLES)
def test_the_order_of_the_bag_changes_neither_values_nor_candidates(
    brain: PavilionBrain, players: int, board: str
) -> None:
    for game in positions(players, board, seed=13):
        other = game.redealt(99)
        assert brain.values(other) == brain.values(game)
        if not game.is_over:
            assert brain.candidates(other) == brain.candidates(game)


def test_inputs_are_as_many_as_the_nets_see_and_weights_as_many_as_phases(
    brain: PavilionBrain,
) -> None:
    assert len(NAMES) == FEATURES and len(NAMES + DETAILS) == DETAILED
    assert FEATURES + FACTS == PLAIN == SHAPE.plain and SHAPE.inputs == INPUTS
    phases = set()
    for board in SIDES:
        for game in positions(2, board, seed=14):
            if not game.is_over:
                phase, inputs = brain.features(game, 0)
                assert len(inputs) == INPUTS
                phases.add(phase)
    assert phases == set(range(int(PHASES)))
    with pytest.raises(ValueError, match="weights are needed, not 3"):
        PavilionBrain(Weights([1.0, 2.0, 3.0]))


def linear_value(weights: Weights, phase: int, features: list[float]) -> float:
    """The weighted sum of the features of a seat, computed by the book."""
    row = weights.linear[phase * len(NAMES) : (phase + 1) * len(NAMES)]
    return sum(weight * fact for weight, fact in zip(row, features, strict=True))


def made_up() -> Weights:
    random = Random(8)
    linear = [0.1 * (number % 7) for number in range(int(PHASES * FEATURES))]
    nets = [[(int(random.below(200)) - 100) / 500 for _ in range(SHAPE.size)] for _ in range(2)]
    return Weights(linear, ((SHAPE, nets[0]), (SHAPE, nets[1])))


@pytest.mark.parametrize(("players", "board"), TABLES)
def test_a_value_is_the_weighted_sum_of_the_features_and_what_the_net_of_the_side_says(
    players: int, board: str
) -> None:
    weights = made_up()
    brain = PavilionBrain(weights)
    for game in positions(players, board, seed=15):
        if not game.is_over:
            phase, inputs = brain.features(game, 1)
            net, net_phase = divmod(phase, int(SIDE_PHASES))
            told = linear_value(weights, phase, inputs[-int(PLAIN) : -int(FACTS)])
            told += net_value(*weights.nets[net], inputs, net_phase)
            assert brain.value(game, 1) == pytest.approx(told)


@pytest.mark.parametrize(("players", "board"), TABLES)
def test_an_older_net_sees_features_and_details_and_is_helped_by_a_promise(
    players: int, board: str
) -> None:
    weights = load(GAME, "yardstick-1")
    brain = PavilionBrain(weights)
    inputs = vec[float]([0.0] * int(DETAILED))
    for game in positions(players, board, seed=15):
        if not game.is_over:
            features = SeatFeatures()
            features.refresh(game, 1)
            fill_details(inputs, features.values, game, game.seats[1])
            phase = int(phase_of(game))
            net, net_phase = divmod(phase, int(SIDE_PHASES))
            told = linear_value(weights, phase, list(features.values))
            told += net_value(*weights.nets[net], list(inputs), net_phase)
            assert brain.value(game, 1) == pytest.approx(told + promise(game.seats[1]))


def test_an_older_net_of_other_inputs_is_refused() -> None:
    weights = load(GAME, "yardstick-1")
    shape = NetShape((), 0, 7, 4, int(SIDE_PHASES))
    net = (shape, [0.0] * shape.size)
    with pytest.raises(ValueError, match="118 plain inputs is needed, not 7"):
        PavilionBrain(Weights(weights.linear, (net, net)))


def features_of(game: SummerPavilion) -> dict[str, float]:
    """The features of the first seat, by name."""
    features = SeatFeatures()
    features.refresh(game, 0)
    return dict(zip(NAMES, features.values, strict=True))


def test_features_of_a_pavilion_count_what_is_covered() -> None:
    game = new_game(SummerPavilion, 2, 1)
    seat = game.seats[0]
    blue = number("blue")
    star = STAR_COLOURS.index("blue")
    for place in (1, 2, 3, 5, 6):
        seat.cover(space_number(star, place), blue)
    for place, colour in enumerate(("red", "green"), start=1):
        seat.cover(space_number(0, place), number(colour))
    facts = features_of(game)
    assert facts["stars of 5"] == facts["many of 2"] == 1
    assert facts["star runs"] == 6 and facts["many runs"] == 3
    assert facts["ones"] == facts["twos"] == 2 and facts["fours"] == 0
    assert facts["windows but 1"] == 0
    seat.cover(space_number(star, 4), blue)
    facts = features_of(game)
    assert facts["star points"] == 15 and facts["stars of 5"] == 0


def test_a_plan_spends_wild_tiles_where_they_score_most() -> None:
    seat = Seat.empty(STANDARD)
    red, purple = number("red"), number("purple")
    red_star = STAR_COLOURS.index("red")
    for place in (1, 2, 3, 4):
        seat.cover(space_number(red_star, place), red)
    plan = Plan()
    plan.make(seat, tiles_of([red] * 4 + [number("blue")] + [purple]), purple, EARLY)
    # Four red and the wild pay for space 5, five points; blue goes to its own space 1.
    assert plan.points == 5 + 1
    assert plan.spent == 5 + 1


def test_a_plan_covers_no_more_spaces_than_it_has_tiles_of_the_colour() -> None:
    seat = Seat.empty(STANDARD)
    red, purple = number("red"), number("purple")
    plan = Plan()
    plan.make(seat, tiles_of([red] + [purple] * 5), purple, LAST)
    by_red = plans_for(STANDARD).table(STAR_COLOURS.index("red"), LAST)
    assert plan.points >= 1
    assert plan.spent <= 6
    assert by_red.points[(0 * 22 + 21) * 7 + 1] == 1


def test_tiles_left_over_go_to_the_middle_star_in_a_plan() -> None:
    seat = Seat.empty(STANDARD)
    red, purple = number("red"), number("purple")
    for place in range(1, 7):
        seat.cover(space_number(STAR_COLOURS.index("red"), place), red)
    plan = Plan()
    plan.make(seat, tiles_of([red, red]), purple, EARLY)
    assert plan.points == 0
    assert plan.many_points == 1
    assert plan.many_spent <= 2


def test_a_plan_lays_a_colour_only_on_its_own_space_of_the_middle_star() -> None:
    red, purple = number("red"), number("purple")
    seat = Seat.empty(side_of("glazed-orange"))
    for place in range(1, 7):
        seat.cover(space_number(STAR_COLOURS.index("red"), place), red)
    plan = Plan()
    plan.make(seat, tiles_of([red] * 5), purple, EARLY)
    assert plan.many_points == plan.many_spent == 0
    plan.make(seat, tiles_of([red] * 6), purple, EARLY)
    assert (plan.many_points, plan.many_spent) == (1, 6)


@pytest.mark.parametrize("side", SIDES.values(), ids=list(SIDES))
def test_sets_are_promised_where_the_board_has_them(side: Side) -> None:
    seat = Seat.empty(side)
    promises = [promise(seat)]
    for feature in side.features[: len(side.kinds)]:
        seat.covered |= feature.spaces
        promises.append(promise(seat))
    assert promises == sorted(promises)
    points = float(side.set_points)
    assert points <= promises[-1] <= 2 * points
    assert promises[0] < points or not any(promises)


def test_passing_keeps_four_tiles_where_it_can(brain: PavilionBrain) -> None:
    game = new_game(SummerPavilion, 2, 3)
    game.phase = 1
    game.seats[0].tiles = tiles_of([0, 1, 2, 3, 4, 5, 5])
    passes = [move for move in brain.candidates(game) if move & 7 == PASS]
    assert 1 <= len(passes) <= 4
    assert all(
        sum(amount for amount in game.move_data(move)["keep"].values()) == 4  # type: ignore[attr-defined]
        for move in passes
    )


def test_empty_stars_that_are_alike_are_looked_at_once(brain: PavilionBrain) -> None:
    game = new_game(SummerPavilion, 2, 3, {"board": "variant"})
    game.phase = 1
    game.seats[0].tiles = tiles_of([5, 5, 5])
    stars = {game.move_data(move)["star"] for move in brain.candidates(game) if move & 7 != PASS}
    assert stars == {0, 1}
    game.seats[0].cover(lowest(STAR[1]), 5)
    game.seats[0].tiles = tiles_of([5, 5, 5])
    stars = {game.move_data(move)["star"] for move in brain.candidates(game) if move & 7 != PASS}
    assert stars == {0, 1, 2, 6}


@pytest.mark.parametrize("board", SIDES)
def test_one_turn_ahead_beats_random_turns(brain: PavilionBrain, board: str) -> None:
    for seed in range(4):
        game = new_game(SummerPavilion, 2, seed, {"board": board})
        random = Random(seed)
        while not game.is_over:
            if game.to_move == seed % 2:
                game.play(judge(brain, game.redealt(seed))[0][1])
            else:
                game.play(game.random_move(random))
        assert game.winners == [seed % 2]


def test_weights_of_other_features_or_another_game_are_refused() -> None:
    weights = load(GAME)
    rows = weights_data(GAME, weights)
    nets = nets_data(weights)
    scales = scales_data(GAME, weights)
    assert (
        weights_of(GAME, {"game": GAME, "scales": scales, "weights": rows, "nets": nets}) == weights
    )
    with pytest.raises(InvalidWeights, match="2 nets are needed"):
        weights_of(GAME, {"game": GAME, "weights": rows, "nets": nets[:1]})
    with pytest.raises(InvalidWeights, match="no nets of"):
        weights_of(GAME, {"game": GAME, "weights": rows, "nets": [nets[0], {**nets[1], "top": 8}]})
    with pytest.raises(InvalidWeights, match="weights of queens-garden"):
        weights_of(GAME, {"game": "queens-garden", "weights": rows})
    fewer = {name: row for name, row in rows.items() if name != "score"}
    with pytest.raises(InvalidWeights, match="not those of"):
        weights_of(GAME, {"game": GAME, "weights": fewer})
    with pytest.raises(InvalidWeights, match="24 weights are needed, not 1"):
        weights_of(GAME, {"game": GAME, "weights": {**rows, "one": [1.0]}})
