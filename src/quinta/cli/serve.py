"""``quinta serve``: the web service, on SQLite or PostgreSQL (docs/service.md)."""

from __future__ import annotations

import argparse
import re
from typing import TypeVar

from quinta.cli.common import Commands, Failure, count, count_or_none

_HOUR = 3600.0
_DAY = 86400.0
_BESIDES_SOCKETS = 100
_T = TypeVar("_T")
_EXTRA = "the service needs more packages: install 'quinta[server]'"


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "serve",
        help="play in the browser: run the web service",
        description="Run the web service: tables for people and bots, played in the browser.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1)")
    parser.add_argument("--port", type=_port, default=8080, metavar="N", help="port (8080)")
    add_database(parser)
    parser.add_argument(
        "--thinkers", type=count, metavar="N", help="processes for bots (all cores but one)"
    )
    parser.add_argument(
        "--origin",
        type=_origin,
        action="append",
        default=[],
        metavar="URL",
        help="another origin whose pages may use the service, such as https://example.org",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy in front that is believed when it says whom it forwards for",
    )
    parser.add_argument(
        "--push-service",
        type=_origin,
        action="append",
        default=[],
        metavar="URL",
        help="another push service that may tell players of their turns, wherever it is",
    )
    parser.add_argument(
        "--contact",
        metavar="URL",
        type=_contact,
        help="where push services can reach you: mailto:... or https://...",
    )
    parser.add_argument(
        "--rate",
        type=count,
        metavar="N",
        help="requests a second that one address, or one seat, may send (50)",
    )
    parser.add_argument(
        "--sockets",
        type=count,
        metavar="N",
        help="WebSockets that one address may have open (100)",
    )
    parser.add_argument(
        "--connections",
        type=count,
        metavar="N",
        help="connections of all kinds that one address may have open (100 more than --sockets)",
    )
    parser.add_argument(
        "--grace",
        type=count_or_none,
        metavar="SECONDS",
        help="how long a player is away before a bot may play for them (60)",
    )
    parser.add_argument(
        "--keep-waiting",
        type=count,
        metavar="HOURS",
        help="how long tables that wait, or where nothing has happened, are kept (48)",
    )
    parser.add_argument(
        "--keep-playing",
        type=count,
        metavar="DAYS",
        help="how long games are kept in which nobody plays on (90)",
    )
    parser.add_argument(
        "--keep-finished",
        type=count,
        metavar="DAYS",
        help="how long finished games are kept (as long as there is room)",
    )
    parser.add_argument(
        "--tables", type=count, metavar="N", help="tables in the database at most (200000)"
    )
    parser.add_argument(
        "--keep-records",
        type=count,
        metavar="DAYS",
        help="how long records and reviews are kept that nobody asks for (90)",
    )
    parser.add_argument(
        "--records", type=count, metavar="N", help="records to study, at most (5000)"
    )
    parser.add_argument(
        "--open",
        action="store_true",
        help="open the page in the browser; if the port is taken, use one of the next",
    )
    parser.set_defaults(run=run)


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add the option that names the database."""
    parser.add_argument(
        "--database",
        default="quinta.sqlite",
        metavar="WHERE",
        help="a file for SQLite, or postgresql://... (quinta.sqlite)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Run the service."""
    try:
        from quinta.server.database import Unusable
        from quinta.server.run import PortTaken, serve
        from quinta.server.settings import Limits, Settings
    except ModuleNotFoundError:
        raise Failure(_EXTRA) from None
    usual = Limits()
    sockets = arguments.sockets or usual.sockets_per_address
    limits = Limits(
        rate=arguments.rate or usual.rate,
        seat_rate=arguments.rate or usual.seat_rate,
        open_rate=max(usual.open_rate, (arguments.rate or 0) / 10),
        chat_rate=max(usual.chat_rate, (arguments.rate or 0) / 25),
        connections_per_address=arguments.connections or sockets + _BESIDES_SOCKETS,
        sockets_per_address=sockets,
        sockets=max(usual.sockets, sockets),
        grace_seconds=usual.grace_seconds if arguments.grace is None else arguments.grace,
        waiting_seconds=_of(arguments.keep_waiting, _HOUR, usual.waiting_seconds),
        abandoned_seconds=_of(arguments.keep_playing, _DAY, usual.abandoned_seconds),
        finished_seconds=_of(arguments.keep_finished, _DAY, usual.finished_seconds),
        tables=arguments.tables or usual.tables,
        record_seconds=_of(arguments.keep_records, _DAY, usual.record_seconds),
        records=arguments.records or usual.records,
    )
    chosen = {} if arguments.thinkers is None else {"thinkers": arguments.thinkers}
    settings = Settings(
        database=arguments.database,
        host=arguments.host,
        port=arguments.port,
        origins=tuple(arguments.origin),
        proxies=tuple(arguments.proxy),
        push_services=tuple(arguments.push_service),
        contact=arguments.contact,
        limits=limits,
        **chosen,
    )
    try:
        return serve(settings, show=arguments.open, any_port=arguments.open)
    except (Unusable, PortTaken) as error:
        raise Failure(str(error)) from None


def _of(count: int | None, unit: float, usual: _T) -> float | _T:
    return usual if count is None else count * unit


def _origin(text: str) -> str:
    """Parse an origin as browsers write it."""
    origin = text.lower().removesuffix("/")
    if not re.fullmatch(r"https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?", origin):
        raise argparse.ArgumentTypeError(f"{text!r} is no origin such as https://example.org")
    return origin


def _contact(text: str) -> str:
    if not re.fullmatch(r"(mailto:[^\s@]+@[^\s@]+|https://[^\s/]+\S*)", text):
        raise argparse.ArgumentTypeError(f"{text!r} is neither mailto:... nor https://...")
    return text


def _port(text: str) -> int:
    if not text.isdecimal() or len(text) > 5 or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)
