"""The application: routes, documented errors, OpenAPI."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

import quinta
from quinta.protocol import Error
from quinta.server import pages, socket
from quinta.server.description import Description, described
from quinta.server.errors import STATUS, Refusal
from quinta.server.guard import Guard, charging
from quinta.server.logs import log, trace
from quinta.server.requests import DEPENDENCIES, ApiRequest
from quinta.server.routes import (
    agreements,
    editing,
    history,
    lessons,
    positions,
    puzzles,
    records,
    staying,
    tables,
    turns,
)
from quinta.server.service import Service

_API = [
    *tables.ROUTES,
    *turns.ROUTES,
    *agreements.ROUTES,
    *history.ROUTES,
    *lessons.ROUTES,
    *puzzles.ROUTES,
    *positions.ROUTES,
    *records.ROUTES,
    *editing.ROUTES,
    *staying.ROUTES,
]
_CODES = {status: code for code, status in STATUS.items()}


def make_app(service: Service) -> ASGIApp:
    """Return the application of a service."""
    app = Litestar(
        route_handlers=[*_API, *pages.ROUTES, socket.live],
        dependencies={"service": Provide(lambda: service, sync_to_thread=False), **DEPENDENCIES},
        exception_handlers={
            Refusal: _refused,
            HTTPException: _not_understood,
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_text,
            Exception: _failed,
        },
        before_request=charging(service.addresses),
        lifespan=[service.running],
        openapi_config=_openapi(),
        request_class=ApiRequest,
        request_max_body_size=service.settings.limits.body,
        logging_config=None,
    )
    return Guard(app, service.addresses, service.settings.origins)


def description() -> dict[str, Any]:
    """Return the description of the API as a server gives it, without one."""
    service = Provide(lambda: None, sync_to_thread=False)
    app = Litestar(
        _API, dependencies={"service": service, **DEPENDENCIES}, openapi_config=_openapi()
    )
    return described(app.openapi_schema.to_schema())


def _openapi() -> OpenAPIConfig:
    titles = " and ".join(parts.title for parts in quinta.GAMES.values())
    return OpenAPIConfig(
        title="Quinta",
        version=quinta.__version__,
        description=f"Tables of {titles}. A seat's token plays for it.",
        path="/api",
        render_plugins=[Description(path="/openapi.json")],
        components=Components(
            security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}
        ),
        use_handler_docstrings=True,
    )


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    if refusal.code == "not-found" and (page := pages.nowhere(request)) is not None:
        return page
    headers = {} if refusal.retry_after is None else {"Retry-After": str(refusal.retry_after)}
    error = Error(refusal.code, refusal.detail, refusal.clause)
    return Response(error, status_code=refusal.status, headers=headers)


def _not_understood(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    code = _CODES.get(error.status_code, "bad-request")
    if code == "not-found" and (page := pages.nowhere(request)) is not None:
        return page
    detail = error.detail or code
    faults = error.extra if isinstance(error.extra, list) else []
    told = [
        f"{fault.get('key', 'body')}: {fault['message']}" for fault in faults if "message" in fault
    ]
    headers = {
        name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"
    }
    described = Error(code, "; ".join([detail, *told])[:500])
    return Response(described, status_code=STATUS[code], headers=headers)


def _too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Error]:
    return Response(Error("bad-request", "The data is nested too deeply."), status_code=400)


def _no_text(_request: Request[Any, Any, Any], _error: UnicodeDecodeError) -> Response[Error]:
    return Response(Error("bad-request", "The request is not in UTF-8."), status_code=400)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Error]:
    log("failed", method=request.method, path=request.url.path, trace=trace(error))
    return Response(Error("internal", "The server made a mistake."), status_code=500)
