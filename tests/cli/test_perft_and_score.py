"""Positions counted from and scored."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import quinta
from cli.shell import Shell, saved


def test_perft_counts_turns(shell: Shell) -> None:
    game = quinta.new("summer-pavilion", 3, 5)
    counts = [quinta.perft(game, depth) for depth in (1, 2)]
    command = ("perft", "summer-pavilion", "--players", 3, "--seed", 5, "--depth", 2)
    assert shell(*command).out == f"depth 1: {counts[0]}\ndepth 2: {counts[1]}\n"
    *divided, total = shell(*command, "--divide").out.splitlines()
    assert total == f"depth 2: {counts[1]}"
    assert sum(int(line.rsplit(": ", 1)[1]) for line in divided) == counts[1]
    assert [line.rsplit(": ", 1)[0] for line in divided] == [
        game.text(move) for move in game.legal_moves()
    ]


def test_perft_counts_from_a_position_of_the_game_named(shell: Shell, tmp_path: Path) -> None:
    game = saved(tmp_path / "a.quinta", turns=60).position()
    (tmp_path / "a.json").write_text(json.dumps(game.snapshot()))
    outcome = shell("perft", "summer-pavilion", "--depth", 1, "--position", "a.json")
    assert outcome.out == f"depth 1: {len(game.legal_moves())}\n"
    assert "a.json: this is a position of summer-pavilion" in shell.fails(
        "perft", "queens-garden", "--depth", 1, "--position", "a.json"
    )
    for extra in (("--players", 3), ("--seed", 1), ("--board", "variant")):
        assert "a position has its players, order and options" in shell.fails(
            "perft", "summer-pavilion", "--depth", 1, "--position", "a.json", *extra
        )


def test_score_explains_a_position_made_by_hand(shell: Shell) -> None:
    def tiles(colour: str, patterns: str, cells: list[list[int]]) -> list[dict[str, object]]:
        return [
            {"hexagon": f"{colour}-{pattern}", "cell": cell}
            for pattern, cell in zip(patterns.split(), cells, strict=True)
        ]

    garden = {
        "expansions": [{"area": 0, "face_up": None}],
        "tiles": [
            *tiles("blue", "tree bird butterfly", [[1, 0], [2, 0], [3, -1]]),
            *tiles("lime", "tulip plant", [[-1, 0], [0, -1]]),
        ],
    }
    seat = {"score": 5, "jokers": 2, "tiles": ["lilac-flower"], "garden": garden}
    other = {"score": 3, "jokers": 0, "tiles": ["lime-tulip"], "garden": {}}
    display = {"stack": 5, "slots": [{"slot": 1, "tiles": ["blue-tulip"]}]}
    position = {
        "game": "queens-garden",
        "version": 2,
        "players": 2,
        "round": 1,
        "phase": "playing",
        "to_move": 0,
        "display": display,
        "seats": [seat, other],
    }
    outcome = shell("score", "-", typed=json.dumps(position))
    assert outcome.code == 0
    assert [" ".join(line.split()) for line in outcome.out.splitlines()] == [
        "Player 1 (seat 0): 5 points",
        "round 1, if it were scored now +4",
        "blue: 3 at 1 +3",
        "green: 0 at 1 +0",
        "tree: 1 at 1 +1",
        "pavilions: 0 at 1 +0",
        "final scoring, if it came now +4",
        "jokers: 2 +2",
        "storage: lilac-flower -4",
        "blue: tree, bird, butterfly +6",
        "",
        "Player 2 (seat 1): 3 points",
        "round 1, if it were scored now +0",
        "blue: 0 at 1 +0",
        "green: 0 at 1 +0",
        "tree: 0 at 1 +0",
        "pavilions: 0 at 1 +0",
        "final scoring, if it came now -3",
        "jokers: 0 +0",
        "storage: lime-tulip -3",
    ]
    data = json.loads(shell("score", "-", "--json", typed=json.dumps(position)).out)
    assert data == quinta.from_snapshot(position).breakdown()


@pytest.mark.parametrize("name", quinta.GAMES)
def test_score_of_a_finished_record_is_what_the_last_turn_gave(
    shell: Shell, tmp_path: Path, name: str
) -> None:
    record = saved(tmp_path / "game.quinta", name)
    before = record.position(len(record.turns) - 1)
    *_, (after, _, report) = record.replay()
    assert "final scoring, counted already" in shell("score", "game.quinta").out
    parts = json.loads(shell("score", "game.quinta", "--json").out)
    rounds = next((e["seats"] for e in report.events if e["event"] == "round-scored"), None)
    assert isinstance(rounds, list | None)
    for seat, part in enumerate(parts):
        scored = 0 if rounds is None else rounds[seat]["points"]
        gained = after.scores[seat] - before.scores[seat]
        if seat != before.to_move:
            assert part["final"]["points"] == gained - scored
