"""No hidden order leaves the server: not in any message, and not by what it answers.

The tests give the seed when they open a table, so they know the order of bag and stacks. They look
for it in everything that the server says while games are played; that a seed was given is told.
"""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

import quinta
from quinta import Game, Report
from server.running import Server, bearer, running
from waiting import PATIENCE

Data = dict[str, Any]

SECRET_NAMES = {"hidden", "generator", "stacks", "rest", "deck", "order"}
WINDOW = {"queens-garden": 5, "summer-pavilion": 9}
"""So many pieces in the hidden order are no coincidence."""
GAMES: list[tuple[str, int, Data]] = [
    ("queens-garden", 2, {}),
    ("queens-garden", 2, {"edition": "ru", "starts": 1}),
    ("queens-garden", 3, {"edition": "pl", "board": "variant"}),
    ("queens-garden", 4, {}),
    ("summer-pavilion", 2, {}),
    ("summer-pavilion", 2, {"board": "variant", "starts": 1}),
    ("summer-pavilion", 3, {}),
    ("summer-pavilion", 4, {"board": "variant"}),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("hidden")) as server:
        yield server


class Told:
    """Looks for what is hidden in all that is told about one table."""

    def __init__(self, seed: int, game: Game) -> None:
        self.game = game
        self.messages = 0
        self._seed = str(seed)

    def check(self, text: str) -> None:
        """Look through a message, told at the present position."""
        self.messages += 1
        hidden: Any = self.game.snapshot()["hidden"]
        assert self._seed not in text.replace(f'"seed":{self._seed}', "")
        assert str(hidden["generator"]) not in text
        windows = self._windows([hidden["bag"], *hidden.get("stacks", [])])
        # The rest is sorted, as towers and storages are, so parts of it stand there by chance too.
        rest = hidden.get("rest", [])
        for name, value in _entries(_parsed(text)):
            assert name not in SECRET_NAMES, text
            assert name != "bag" or isinstance(value, int), text
            if isinstance(value, list):
                assert not windows & self._windows([value]), text
                assert value != rest or len(rest) < WINDOW[self.game.name], text

    def _windows(self, orders: list[list[object]]) -> set[tuple[object, ...]]:
        size = WINDOW[self.game.name]
        return {
            tuple(order[at : at + size])
            for order in orders
            if all(isinstance(piece, str) for piece in order)
            for at in range(len(order) - size + 1)
        }


def _parsed(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        # A record: its second part is a position.
        starts = [line[6:] for line in text.splitlines() if line.startswith("start ")]
        return [json.loads(start) for start in starts] or text.splitlines()


def _entries(value: object) -> Iterator[tuple[str, object]]:
    """All entries of all objects, and all lists, in some data."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name, inner
            yield from _entries(inner)
    elif isinstance(value, list):
        yield "", value
        for inner in value:
            yield from _entries(inner)


class Play:
    """One game played over the API, with everything that is said looked through."""

    def __init__(
        self, server: Server, name: str, players: int, options: Data, seed: int, stack: ExitStack
    ) -> None:
        self.told = Told(seed, quinta.new(name, players, seed, options))
        self.client = stack.enter_context(server.client())
        self.chance = random.Random(seed)
        me = {"kind": "me"}
        seats = [
            me,
            *[me] * (players - 2),
            me if players == 2 else {"kind": "bot", "level": "beginner"},
        ]
        body = {"game": name, "seats": seats, "options": options, "seed": seed}
        created = self.ask("POST", "/api/tables", body).json()
        self.path = f"/api/tables/{created['table']}"
        self.tokens = [seat.get("token") for seat in created["seats"]]
        watched = server.watch(created["table"], 0, *filter(None, self.tokens))
        self.live = stack.enter_context(watched)
        self.hear()

    @property
    def game(self) -> Game:
        """The game as it really is."""
        return self.told.game

    def ask(
        self, method: str, path: str, body: Data | None = None, token: str | None = None
    ) -> httpx.Response:
        """Ask the server; wait when it says so."""
        headers = bearer(token) if token else {}
        while True:
            answer = self.client.request(method, path, json=body, headers=headers)
            self.told.check(answer.text)
            if answer.status_code != 429:
                assert answer.status_code < 300, answer.text
                return answer
            time.sleep(float(answer.headers["Retry-After"]))

    def hear(self) -> Data:
        """The next message on the socket."""
        text = str(self.live.recv(PATIENCE))
        message: Data = json.loads(text)
        if message["type"] == "event" and message["kind"] == "turn":
            report = Report()
            self.game.play(self.game.parse(message["text"]), report)
            # What was drawn is what lay on top, told with the turn that drew it, and no sooner.
            assert message["chance"] == self.game.chance_text(report.chance)
            assert message["events"] == json.loads(json.dumps(report.events))
        self.told.check(text)
        return message

    def hear_a_turn(self) -> None:
        """All messages on the socket up to the next turn."""
        while self.hear().get("kind") != "turn":
            pass

    def to_the_end(self) -> None:
        """Play random turns, with questions in between."""
        while not self.game.is_over:
            token = self.tokens[self.game.to_move]
            answer = ""
            if token is not None:
                if self.chance.random() < 0.15:
                    self.look_around(token)
                answer = self.play_one(token)
            self.hear_a_turn()
            # What the turn drew is no secret now, to its player neither.
            self.told.check(answer)
        assert self.ask("GET", self.path).json()["result"]["scores"] == self.game.scores
        self.ask("GET", f"{self.path}/record")

    def a_turn(self) -> int:
        moves = self.game.legal_moves()
        if self.chance.random() < 0.1:
            return moves[self.chance.randrange(len(moves))]
        return self.game.random_move(quinta.Random(self.chance.randrange(1 << 30)))

    def play_one(self, token: str) -> str:
        """Play a random turn; the answer."""
        n = self.ask("GET", self.path).json()["n"]
        body = {"n": n, "text": self.game.text(self.a_turn())}
        headers = bearer(token)
        while True:
            answer = self.client.post(f"{self.path}/turns", json=body, headers=headers)
            if answer.status_code != 429:
                break
            time.sleep(float(answer.headers["Retry-After"]))
        assert answer.status_code == 201, answer.text
        return answer.text

    def look_around(self, token: str) -> None:
        """Ask everything that can be asked before a turn."""
        path = self.chance.choice([[], self.game.steps([])[:1]])
        self.ask("POST", f"{self.path}/consider", {"path": path, "depth": 3})
        body = {"text": self.game.text(self.a_turn())}
        preview = self.ask("POST", f"{self.path}/consider", body).json()["preview"]
        for event in preview["events"]:
            if event["event"] in ("draw", "flip", "supply", "fill"):
                assert not event.keys() & {"tiles", "hexagon"}
        ways = ("record", "replay?from=0&to=200", "breakdown")
        self.ask("GET", f"{self.path}/{self.chance.choice(ways)}")
        if self.chance.random() < 0.3:
            self.ask("POST", f"{self.path}/hint", {"level": "beginner"}, token)


def test_nothing_hidden_is_in_any_message_of_many_games(server: Server) -> None:
    def play(number: int) -> int:
        name, players, options = GAMES[number]
        with ExitStack() as stack:
            game = Play(server, name, players, options, 4_000_000_007_000 + number, stack)
            game.to_the_end()
        return game.told.messages

    with ThreadPoolExecutor(4) as pool:
        messages = list(pool.map(play, range(len(GAMES))))
    assert min(messages) > 100


def test_the_search_finds_a_hidden_order_that_is_there() -> None:
    game = quinta.new("queens-garden", 2, 11)
    told = Told(11, game)
    told.check(json.dumps(game.snapshot(hidden=False)))
    with pytest.raises(AssertionError):
        told.check(json.dumps(game.snapshot()))
    hidden: Any = game.snapshot()["hidden"]
    with pytest.raises(AssertionError):
        told.check(json.dumps({"tiles": hidden["bag"][:5]}))


# --- answers do not depend on it -------------------------------------------------------------


@pytest.mark.parametrize("name", quinta.GAMES)
def test_answers_are_the_same_whatever_is_hidden(name: str, tmp_path: Path) -> None:
    seed = 99_000_000_001
    with running(tmp_path) as server, ExitStack() as stack:
        game = Play(server, name, 2, {}, seed, stack)
        table = game.path.rpartition("/")[2]
        tokens = [token for token in game.tokens if token]
        turns = 0
        while turns < 20 or not (moves := _drawing_turns(game.game)):
            game.play_one(tokens[game.game.to_move])
            game.hear_a_turn()
            turns += 1
        before = _answers(server, game.game, table, tokens, moves)

    deal_again(tmp_path / "quinta.db", table)

    with running(tmp_path) as server:
        assert _answers(server, game.game, table, tokens, moves) == before
        # That they could have differed: the server now draws something else.
        with server.client() as client:
            n = client.get(f"/api/tables/{table}").json()["n"]
            body = {"n": n, "text": game.game.text(moves[0])}
            headers = bearer(tokens[game.game.to_move])
            played = client.post(f"/api/tables/{table}/turns", json=body, headers=headers).json()
        report = Report()
        game.game.copy().play(moves[0], report)
        assert played["chance"]
        assert played["chance"] != game.game.chance_text(report.chance)


def _drawing_turns(game: Game) -> list[int]:
    """Turns that would draw, those that draw most first; none if no turn draws much."""
    moves = game.legal_moves()
    sample = [moves[at] for at in range(0, len(moves), max(1, len(moves) // 60))]
    drawn = {}
    for move in sample:
        report = Report()
        game.copy().play(move, report)
        drawn[move] = len(report.chance)
    drawing = sorted(sample, key=lambda move: -drawn[move])[:8]
    return drawing if drawn[drawing[0]] > 2 else []


def _answers(
    server: Server, game: Game, table: str, tokens: list[str], moves: list[int]
) -> list[Any]:
    """All that the server says about a position before the next turn."""
    path = f"/api/tables/{table}"
    answers = []
    with server.client() as client:
        starts = [[], *([kind] for kind in game.steps([]))]
        asked: list[Data] = [{"path": start, "depth": 3} for start in starts]
        for body in [*asked, *({"text": game.text(move)} for move in moves)]:
            answers.append(client.post(f"{path}/consider", json=body).json())
        for level in ("casual", "strong"):
            headers = bearer(tokens[game.to_move])
            hint = client.post(f"{path}/hint", json={"level": level}, headers=headers).json()
            assert "text" in hint
            answers.append(hint)
        answers.append(client.get(f"{path}/replay").json())
        answers.append(client.get(f"{path}/breakdown").json())
        answers.append(client.get(f"{path}/record").text)
    return answers


def deal_again(database: Path, table: str) -> None:
    """Give a stored table another hidden order, everything that can be seen unchanged."""
    with closing(sqlite3.connect(database)) as connection, connection:
        query = "SELECT start FROM tables WHERE id = ?"
        [start] = connection.execute(query, (table,)).fetchone()
        again = quinta.from_snapshot(json.loads(start)).redealt(5).snapshot()
        update = "UPDATE tables SET start = ? WHERE id = ?"
        connection.execute(update, (json.dumps(again), table))
