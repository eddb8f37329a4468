"""Running of the server: checking the database, listening, and shutting down cleanly."""

from __future__ import annotations

import contextlib
import errno
import gc
import signal
import socket
import sys
import webbrowser
from typing import Final

import uvicorn

from quinta.server import gate, logs
from quinta.server.app import make_app
from quinta.server.database import check, closing_engine, only_user
from quinta.server.service import Service
from quinta.server.settings import Settings

_ADMITTED: Final = 32
"""The number of connections that one round of the event loop can admit."""
_FURTHER: Final = 20
_SEND_BUFFER: Final = 128 * 1024
_PING_SECONDS: Final = 20.0
_SHUTDOWN_SECONDS: Final = 10
_OTHER_FILES: Final = 200
"""The number of files besides connections: the database, the bots' processes, the log."""


class PortTaken(Exception):
    """A port that another program listens at."""


class _Server(gate.Server):
    """A server that tells viewers first when it goes away."""

    def __init__(self, config: uvicorn.Config, service: Service, greeting: str, show: bool) -> None:
        super().__init__(config)
        self._service = service
        self._greeting = greeting
        self._show = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _collect_seldom()
            print(f"Quinta is at {self._greeting}", flush=True)
            if self._show:
                webbrowser.open(self._greeting)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._service.hang_up()
        await super().shutdown(sockets)


def serve(settings: Settings, show: bool = False, any_port: bool = False) -> int:
    """Serve until told to stop; ``any_port`` tries the next ports if the first is taken."""
    listening = _listening(settings.host, settings.port, any_port)
    with contextlib.ExitStack() as stack:
        stack.enter_context(listening)
        engine = stack.enter_context(closing_engine(settings.database))
        if not settings.shared:
            stack.enter_context(only_user(settings.database))
        check(engine, make_new=True)
        logs.set_up()
        service = Service(settings, engine)
        most = allow_connections(settings.limits.connections)
        config = gate.Config(
            make_app(service),
            gate.Gate(settings.limits, service.addresses, most, settings.proxies),
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_keep_alive=settings.limits.idle_seconds,
            ws_max_size=settings.limits.body,
            ws_ping_interval=_PING_SECONDS,
            ws_ping_timeout=_PING_SECONDS,
            ws_per_message_deflate=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        )
        address = _address(listening)
        server = _Server(config, service, address, show)
        # uvicorn sends the signal again after a clean shutdown.
        signal.signal(signal.SIGTERM, lambda *_: None)
        with contextlib.suppress(KeyboardInterrupt):
            server.run(shared(listening))
        return 0 if server.started else 1


def shared(listening: socket.socket) -> list[socket.socket]:
    """Return several sockets for one port: each admits one connection in a round of the event loop.

    With one socket, new visitors wait for seconds while those who are there keep the rounds long.
    """
    return [listening, *(listening.dup() for _ in range(_ADMITTED - 1))]


def _collect_seldom() -> None:
    """Exclude existing objects from garbage collection, and collect the rest less often.

    A full collection stops everything for a quarter of a second when there are many tables.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def allow_connections(wanted: int) -> int:
    """Raise the limit of open files if allowed; return how many connections that allows."""
    try:
        import resource
    except ModuleNotFoundError:
        # Windows has no such limit.
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + _OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < most:
        more = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft == resource.RLIM_INFINITY:
        return wanted
    return max(1, min(wanted, soft - _OTHER_FILES))


def _listening(host: str, port: int, any_port: bool) -> socket.socket:
    """Return a socket that listens at the port, or at one of the next if any will do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + (_FURTHER if any_port else 1)):
        found = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Bounds what the system buffers for a slow viewer.
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
        try:
            found.bind((host, candidate))
            found.listen(1024)
        except OSError as error:
            found.close()
            if error.errno != errno.EADDRINUSE:
                raise PortTaken(f"cannot listen at {host}: {error.strerror}") from None
        else:
            return found
    raise PortTaken(f"port {port} is taken: choose another with --port")


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
