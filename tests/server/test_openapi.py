"""The API against its own description: whatever is asked, only documented answers come back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import RequestFactory
from schemathesis import GenerationMode, checks

from quinta.server import description
from server.running import Server, address, bearer, running

Data = dict[str, Any]

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
]
ERRORS = {400, 401, 403, 404, 405, 409, 413, 422, 429, 503}
EXAMPLES = 15


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("openapi")) as server:
        yield server
        assert server.is_up()
        assert not server.faults()


def opened(server: Server) -> Data:
    """A table with a few turns behind it, so that most things can be asked of it."""
    with server.client() as client:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "friend"}]
        body = {"game": "queens-garden", "seats": seats, "options": {"starts": 0}, "public": True}
        created: Data = client.post("/api/tables", json=body).json()
        path = f"/api/tables/{created['table']}"
        join = client.post(f"{path}/seats/2/join", json={"name": "Friend"})
        tokens = [seat.get("token") for seat in created["seats"][:2]] + [join.json()["token"]]
        for turn in range(3):
            found = client.post(f"{path}/consider", json={"path": [0]}).json()
            turn_body = {"n": found["n"], "path": found["suggested"]}
            played = client.post(f"{path}/turns", json=turn_body, headers=bearer(tokens[turn]))
            assert played.status_code == 201
    return {"table": created["table"], "tokens": tokens}


def test_every_operation_answers_as_described(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    found: list[Any] = list(schema.get_all_operations())
    assert len(found) > 20
    seen: Counter[int] = Counter()
    for result in found:
        seen += check_operation(server, result.ok())
    # Few requests made at random are well-formed and in time: one that is done and one against the
    # rules are certain.
    table = opened(server)
    certain: dict[str, Data] = {"chat": {"text": "hello"}, "consider": {"path": [196]}}
    for question, body in certain.items():
        case = schema[f"/api/tables/{{table}}/{question}"]["POST"].Case(
            path_parameters={"table": table["table"]},
            headers=bearer(table["tokens"][0]),
            body=body,
            media_type="application/json",
        )
        seen[answered(case)] += 1
    # So are the answers of a lesson.
    turn: Data = {"text": "draft red from factory 1"}
    asked = [
        ("GET", "", None),
        ("POST", "/{lesson}/consider", turn),
        ("POST", "/{lesson}/turns", turn),
    ]
    for method, question, content in asked:
        case = schema[f"/api/games/{{game}}/lessons{question}"][method].Case(
            path_parameters={"game": "summer-pavilion", "lesson": "draft"},
            body=content,
            media_type="application/json",
        )
        assert answered(case) == 200
    # The requests were of all sorts: done, malformed, without right, too late, against the rules.
    assert {200, 201, 400, 401, 404, 409, 422} <= set(seen), seen


def answered(case: Any) -> int:
    """The status of an answer, which is as it is described."""
    answer = case.call(headers={"X-Forwarded-For": address()})
    case.validate_response(answer, checks=CHECKS)
    return int(answer.status_code)


def check_operation(server: Server, operation: Any) -> Counter[int]:
    """Send requests, valid and invalid ones, and hold the answers against the description."""
    seen: Counter[int] = Counter()
    table = opened(server)
    valid = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    invalid = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(
        st.one_of(valid, invalid) if operation.body or operation.query else valid, st.integers(0, 7)
    )
    def send(case: Any, chance: int) -> None:
        # Most requests are about a table that is there, and most of those come from a player.
        if case.path_parameters and chance > 1:
            case.path_parameters["table"] = table["table"]
        if chance > 2:
            case.headers = {**(case.headers or {}), **bearer(table["tokens"][chance % 3])}
        seen[answered(case)] += 1

    send()
    return seen


def test_every_operation_documents_its_errors(server: Server) -> None:
    with server.client() as client:
        description = client.get("/api/openapi.json").json()
    assert description["openapi"].startswith("3.")
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            statuses = {int(status) for status in operation["responses"]}
            wrong = {status for status in statuses if status >= 400} - ERRORS
            assert not wrong, f"{method} {path}: {wrong}"
            assert {400, 429, 503} <= statuses, f"{method} {path}"
            assert operation["description"], f"{method} {path}"


def test_an_error_says_what_is_wrong(server: Server) -> None:
    with server.client() as client:
        answers = {
            404: client.get("/api/tables/nosuchtable"),
            400: client.post("/api/tables", json={"game": "chess", "seats": []}),
            401: client.post(f"/api/tables/{opened(server)['table']}/resign"),
        }
        nonsense = client.post(
            "/api/tables", content=b"{", headers={"Content-Type": "application/json"}
        )
    for status, answer in answers.items():
        assert answer.status_code == status
        assert set(answer.json()) == {"error", "detail"}
        assert answer.json()["detail"]
    assert nonsense.status_code == 400


def test_a_path_that_does_not_exist_is_not_found_in_json(server: Server) -> None:
    with server.client() as client:
        answer = client.get("/api/nothing/here")
        assert answer.status_code == 404
        assert answer.json()["error"] == "not-found"
        wrong_method = client.delete("/api/tables")
        assert wrong_method.status_code == 405
        assert wrong_method.json()["error"] == "method-not-allowed"


def test_the_description_is_made_once_however_often_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[Data] = []

    def described(openapi: Data) -> Data:
        made.append(openapi)
        return openapi

    monkeypatch.setattr(description, "described", described)
    plugin = description.Description(path="/openapi.json")
    request = RequestFactory().get("/api")
    answers = {plugin.render(request, {"openapi": "3.1.0"}) for _ in range(3)}
    assert answers == {b'{"openapi":"3.1.0"}'}
    assert len(made) == 1
