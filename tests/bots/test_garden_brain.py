"""How Queen's Garden is judged: the net's inputs, and what it adds to the weighted sum."""

from __future__ import annotations

import pytest

from bots.by_the_book import net_value
from quinta.bots.weights import load
from quinta.brains.spec import Weights
from quinta.core.chance import Random
from quinta.games.garden.brain.features import FEATURES, NAMES, PHASES
from quinta.games.garden.brain.inputs import FACTS, INPUTS, SHAPE
from quinta.games.garden.brain.judge import GardenBrain
from quinta.games.garden.brain.lines import LINE_NAMES, LINE_SIZE, LINES
from quinta.games.garden.rules import QueensGarden
from quinta.games.garden.rules.pieces import LINES as NAMES_OF_LINES
from quinta.games.garden.rules.pieces import NUMBERS
from typed import new_game

GAME = "queens-garden"
LINEAR = [0.1 * (number % 7) for number in range(int(PHASES * FEATURES))]


def made_up() -> Weights:
    random = Random(8)
    parameters = [(int(random.below(200)) - 100) / 500 for _ in range(SHAPE.size)]
    return Weights(LINEAR, ((SHAPE, parameters),))


def inputs_of(game: QueensGarden, line: str) -> dict[str, float]:
    """The inputs for a line of the first seat that are not 0, by name."""
    _, inputs = GardenBrain(Weights(LINEAR)).features(game, 0)
    at = NAMES_OF_LINES.index(line) * int(LINE_SIZE)
    named = zip(LINE_NAMES, inputs[at : at + int(LINE_SIZE)], strict=True)
    return {name: value for name, value in named if value}


def test_a_value_is_the_weighted_sum_of_the_features_and_what_the_net_says() -> None:
    weights = made_up()
    brain = GardenBrain(weights)
    for players in (2, 4):
        game = new_game(QueensGarden, players, 3)
        random = Random(players)
        while not game.is_over:
            phase, inputs = brain.features(game, 1)
            assert len(inputs) == INPUTS == SHAPE.inputs
            features = inputs[int(LINES * LINE_SIZE) : -int(FACTS)]
            row = LINEAR[phase * len(NAMES) : (phase + 1) * len(NAMES)]
            told = sum(weight * fact for weight, fact in zip(row, features, strict=True))
            told += net_value(*weights.nets[0], inputs, phase)
            assert brain.value(game, 1) == pytest.approx(told)
            game.play(game.random_move(random))
        assert brain.values(game) == [float(score) for score in game.scores]


def test_weights_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match="124 weights are needed, not 3"):
        GardenBrain(Weights([1.0, 2.0, 3.0]))


def garden(
    *placed: tuple[str, int], storage: tuple[str, ...] = (), jokers: int = 0
) -> QueensGarden:
    """A game whose first seat has hexagons on some cells, tiles in storage and jokers."""
    game = new_game(QueensGarden, 2, 1)
    seat = game.seats[0]
    for hexagon, cell in placed:
        seat.put(NUMBERS[hexagon], cell)
    for hexagon in storage:
        seat.tiles[0] |= 1 << NUMBERS[hexagon]
        seat.tile_count += 1
    seat.jokers = jokers
    return game


def test_the_inputs_for_a_line_describe_its_two_largest_groups() -> None:
    # Cells 1 to 6 lie in a ring around the fountain.
    game = garden(("blue-tree", 1), ("blue-bird", 2), ("blue-tulip", 5))
    blue = inputs_of(game, "blue")
    assert blue["size 2"] == blue["second 1"] == 1.0
    assert "size 1" not in blue and "rest" not in blue
    assert blue["values"] == pytest.approx(0.2 * (1 + 2))
    assert blue["second values"] == pytest.approx(0.2 * 6)
    assert blue["open cells"] == pytest.approx(0.3 * 2)
    assert blue["joinable"] == 1.0
    game.seats[0].put(NUMBERS["lime-flower"], 6)
    assert inputs_of(game, "blue")["open cells"] == pytest.approx(0.3)


def test_the_inputs_for_a_line_tell_what_storage_can_pay_for() -> None:
    game = garden(("blue-tree", 1), storage=("blue-bird", "blue-tulip", "green-tulip"))
    blue = inputs_of(game, "blue")
    # A bird costs one more piece, which the tulip can be; a tulip costs five.
    assert blue["held"] == 2.0 and blue["payable"] == 1.0
    assert blue["payable values"] == pytest.approx(0.3 * 2)
    assert blue["distinct"] == 2.0 and blue["has 2"] == blue["has 6"] == 1.0
    rich = inputs_of(
        garden(("blue-tree", 1), storage=("blue-bird", "blue-tulip"), jokers=4), "blue"
    )
    assert rich["payable"] == 2.0


def test_the_inputs_for_a_line_count_the_tiles_to_come_that_its_largest_group_lacks() -> None:
    game = garden()
    bag = [int(game.table.bag[place]) for place in range(int(game.table.bag_count))]
    blue = [hexagon for hexagon in bag if hexagon // 6 == 0]
    assert inputs_of(game, "blue")["to come"] == pytest.approx(0.1 * len(blue))
    game.seats[0].put(NUMBERS["blue-tree"], 1)
    lacking = [hexagon for hexagon in blue if hexagon != NUMBERS["blue-tree"]]
    assert inputs_of(game, "blue")["to come"] == pytest.approx(0.1 * len(lacking))
    tulips = [hexagon for hexagon in bag if hexagon % 6 == 5]
    assert inputs_of(game, "tulip")["to come"] == pytest.approx(0.1 * len(tulips))


def test_the_fitted_weights_have_a_net() -> None:
    (shape, _), *others = load(GAME).nets
    assert shape == SHAPE and not others


def test_a_board_with_very_many_points_does_not_lead_the_net_astray() -> None:
    rounds = [{"green": 99, "tree": 99}, {"bird": 99}, {"lilac": 99}, {"plant": 99}]
    game = new_game(QueensGarden, 2, 3, {"board": {"rounds": rounds}})
    game.seats[0].put(NUMBERS["green-plant"], 1)
    _, inputs = GardenBrain(Weights(LINEAR)).features(game, 0)
    assert max(inputs) <= 150.0
    green = inputs_of(game, "green")
    assert green["wheel"] == 4.0 and green["cells wheel"] == 10.0
