"""The WebSocket under fire: whatever one viewer sends, others notice nothing of it."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from server.conftest import UNLIMITED
from server.running import Server, address, bearer, hello, running
from waiting import PATIENCE

Data = dict[str, Any]

DOCUMENTED = {4400, 4401, 4404, 4408, 4413, 4429}
OF_THE_PROTOCOL = {1000, 1002, 1003, 1005, 1006, 1007, 1009}
"""What WebSocket itself has for frames that are none: too big, not UTF-8, not as agreed."""
CODES = {"bad-request", "unauthorized", "not-found", "too-large", "too-many-requests", "busy"}
TYPES = {"welcome", "chat", "event", "presence", "pong", "error"}

FUZZ = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


class Scene:
    """A server with a table, and an honest viewer there who must never miss anything."""

    def __init__(self, server: Server, stack: ExitStack) -> None:
        self.server = server
        self.client = stack.enter_context(server.client())
        me = {"kind": "me"}
        body = {"game": "summer-pavilion", "seats": [me, me], "seed": 3}
        created = self.client.post("/api/tables", json=body).json()
        self.table: str = created["table"]
        self.tokens: list[str] = [seat["token"] for seat in created["seats"]]
        self.viewer = stack.enter_context(server.watch(self.table))
        self.k = 0
        self._said = 0
        welcome = json.loads(self.viewer.recv(PATIENCE))
        assert welcome["type"] == "welcome"

    def check_that_others_notice_nothing(self) -> None:
        """Something happens, and the honest viewer hears of it, in order."""
        self._said += 1
        text = f"message {self._said}"
        answer = self.client.post(
            f"/api/tables/{self.table}/chat",
            json={"text": text},
            headers=bearer(self.tokens[0]) | {"X-Forwarded-For": address()},
        )
        if answer.status_code == 429:
            time.sleep(float(answer.headers["Retry-After"]))
            self._said -= 1
            self.check_that_others_notice_nothing()
            return
        assert answer.status_code == 201, answer.text
        while True:
            message = json.loads(self.viewer.recv(PATIENCE))
            if message["type"] == "chat":
                assert message["k"] == self.k + 1
                self.k = message["k"]
                assert message["text"] == text
                return
            assert message["type"] == "presence"


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with running(tmp_path_factory.mktemp("live"), None, *UNLIMITED) as server:
        with ExitStack() as stack:
            yield Scene(server, stack)
            assert server.is_up()
        assert not server.faults()


def heard(socket_: ClientConnection, seconds: float = PATIENCE) -> tuple[list[Data], int | None]:
    """What the server says until it hangs up or says nothing more, and its close code."""
    messages = []
    try:
        while True:
            messages.append(json.loads(socket_.recv(seconds)))
    except TimeoutError:
        return messages, None
    except ConnectionClosed as closed:
        return messages, closed.rcvd.code if closed.rcvd else 1006


def check(messages: list[Data], code: int | None) -> None:
    """Nothing but what docs/api.md promises came back."""
    assert code is None or code in DOCUMENTED | OF_THE_PROTOCOL
    assert {message["type"] for message in messages} <= TYPES
    errors = [message for message in messages if message["type"] == "error"]
    assert len(errors) <= 1
    for error in errors:
        assert error is messages[-1]
        assert set(error) == {"type", "error", "detail"}
        assert error["error"] in CODES
        assert code in DOCUMENTED


def refused(scene: Scene, *frames: str | bytes) -> int | None:
    """Send these at once, and give the code with which the server hangs up."""
    with scene.server.live(scene.table) as socket_:
        for frame in frames:
            socket_.send(frame)
        messages, code = heard(socket_)
    check(messages, code)
    return code


# --- what is said in a wrong way -------------------------------------------------------------

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
near_hellos = st.fixed_dictionaries(
    {"type": st.sampled_from(["hello", "mute", "ping", "welcome", "", "HELLO"]) | json_values},
    optional={
        "since": st.integers(-(2**70), 2**70) | json_values,
        "tokens": st.lists(st.text(max_size=50), max_size=6) | json_values,
        "mute": st.lists(st.integers(-3, 9), max_size=6) | json_values,
        "seats": st.lists(st.integers(-3, 9), max_size=6) | json_values,
        "more": json_values,
    },
)
frames = st.one_of(
    near_hellos.map(json.dumps),
    json_values.map(json.dumps),
    st.text(max_size=200).filter(lambda text: text.encode("utf-8", "ignore").decode() == text),
    st.binary(max_size=200),
    st.just(json.dumps(hello())),
    st.just(json.dumps(hello()).encode()),
    st.just('{"type":"ping"}'),
    st.integers(1, 40_000).map(lambda size: "[" * size),
    st.integers(8_000, 40_000).map(lambda size: json.dumps({"type": "hello", "more": "x" * size})),
)


@FUZZ
@given(st.lists(frames, min_size=1, max_size=5))
def test_any_frames_get_documented_answers_and_disturb_nobody(
    scene: Scene, sent: list[str | bytes]
) -> None:
    with scene.server.live(scene.table) as socket_:
        try:
            for frame in sent:
                socket_.send(frame)
        except ConnectionClosed:
            pass
        messages, code = heard(socket_, 0.2)
    check(messages, code)
    scene.check_that_others_notice_nothing()


@FUZZ
@given(st.lists(frames, min_size=1, max_size=4))
def test_any_frames_after_a_proper_hello_do_no_harm_either(
    scene: Scene, sent: list[str | bytes]
) -> None:
    with scene.server.watch(scene.table, 0, scene.tokens[1]) as socket_:
        assert json.loads(socket_.recv(PATIENCE))["type"] == "welcome"
        try:
            for frame in sent:
                socket_.send(frame)
        except ConnectionClosed:
            pass
        messages, code = heard(socket_, 0.2)
    check(messages, code)
    scene.check_that_others_notice_nothing()


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "hello",
        "[]",
        "null",
        '"hello"',
        "{}",
        '{"type": "hello"',
        '{"type": "Hello"}',
        '{"type": "ping"}',
        '{"type": "mute", "seats": []}',
        '{"type": "hello", "since": "0", "tokens": [], "mute": []}',
        '{"type": "hello", "since": -1, "tokens": [], "mute": []}',
        '{"type": "hello", "since": 9007199254740993, "tokens": [], "mute": []}',
        '{"type": "hello", "since": 1.5, "tokens": [], "mute": []}',
        '{"type": "hello", "since": 0, "tokens": [7], "mute": []}',
        '{"type": "hello", "since": 0, "tokens": {}, "mute": []}',
        '{"type": "hello", "since": 0, "tokens": [], "mute": ["0"]}',
        "[" * 5000,
        '{"type": "hello", "since": NaN, "tokens": [], "mute": []}',
    ],
)
def test_a_first_message_that_is_no_hello_is_malformed(scene: Scene, frame: str) -> None:
    assert refused(scene, frame) == 4400


def test_a_second_hello_is_malformed(scene: Scene) -> None:
    first = json.dumps(hello())
    assert refused(scene, first, first) == 4400


def test_a_binary_message_is_malformed(scene: Scene) -> None:
    assert refused(scene, json.dumps(hello()).encode()) == 4400


def test_a_message_over_eight_kilobytes_is_too_large(scene: Scene) -> None:
    assert refused(scene, json.dumps(hello() | {"more": "x" * 9000})) in (4413, 1009)


def test_a_token_of_no_seat_is_refused(scene: Scene) -> None:
    assert refused(scene, json.dumps(hello(0, "no such token"))) == 4401


@pytest.mark.parametrize("name", ["nosuchtable", "..", "%00", "a" * 300, "x'y"])
def test_a_table_that_is_not_there_is_not_found(scene: Scene, name: str) -> None:
    with scene.server.live(name) as socket_:
        socket_.send(json.dumps(hello()))
        messages, code = heard(socket_)
    check(messages, code)
    assert code == 4404


def test_a_number_from_the_future_brings_no_events_and_then_all_that_come(scene: Scene) -> None:
    with scene.server.watch(scene.table, 1_000_000) as socket_:
        welcome = json.loads(socket_.recv(PATIENCE))
        assert welcome["events"] == []
        scene.check_that_others_notice_nothing()
        while (message := json.loads(socket_.recv(PATIENCE)))["type"] != "chat":
            assert message["type"] == "presence"
        assert message["k"] == scene.k


def test_a_ping_after_the_hello_is_answered(scene: Scene) -> None:
    with scene.server.watch(scene.table) as socket_:
        socket_.send('{"type": "ping"}')
        types = {json.loads(socket_.recv(PATIENCE))["type"] for _ in range(2)}
        while "pong" not in types:
            types.add(json.loads(socket_.recv(PATIENCE))["type"])


# --- connections that are none ---------------------------------------------------------------


def handshake(scene: Scene, **headers: str) -> socket.socket:
    """A WebSocket opened by hand, so that it can be used in ways that no library allows."""
    raw = socket.create_connection(("127.0.0.1", scene.server.port), PATIENCE)
    lines = {
        "Host": f"127.0.0.1:{scene.server.port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
        "X-Forwarded-For": address(),
        **headers,
    }
    request = f"GET /api/tables/{scene.table}/live HTTP/1.1\r\n"
    request += "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    raw.sendall(request.encode() + b"\r\n")
    return raw


def test_viewers_who_vanish_without_a_word_are_not_missed(scene: Scene) -> None:
    for _ in range(10):
        raw = handshake(scene)
        assert b" 101 " in raw.recv(1000)
        # Closing with unread data pending resets the connection instead of ending it.
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        raw.close()
    scene.check_that_others_notice_nothing()


def test_bytes_that_are_no_frames_end_only_their_own_connection(scene: Scene) -> None:
    raw = handshake(scene)
    assert b" 101 " in raw.recv(1000)
    raw.sendall(b"\xff" * 500)
    while raw.recv(1000):
        pass
    raw.close()
    scene.check_that_others_notice_nothing()


def test_frames_after_the_closing_frame_are_ignored(scene: Scene) -> None:
    raw = handshake(scene)
    assert b" 101 " in raw.recv(1000)
    close = b"\x88\x82\0\0\0\0\x03\xe8"
    ping = b'\x81\x8f\0\0\0\0{"type":"ping"}'
    raw.sendall(close + ping * 3)
    while raw.recv(1000):
        pass
    raw.close()
    scene.check_that_others_notice_nothing()


def test_a_page_of_another_origin_gets_no_connection(scene: Scene) -> None:
    raw = handshake(scene, Origin="https://elsewhere.example")
    assert b" 101 " not in raw.recv(1000)
    raw.close()


def test_a_viewer_who_never_reads_holds_up_nobody(scene: Scene) -> None:
    with scene.server.live(scene.table, max_queue=1) as lazy:
        lazy.send(json.dumps(hello()))
        for _ in range(30):
            scene.check_that_others_notice_nothing()


def test_plain_http_to_the_socket_is_refused(scene: Scene) -> None:
    answer = httpx.get(f"{scene.server.url}/api/tables/{scene.table}/live")
    assert answer.status_code in (400, 404, 405, 426)
