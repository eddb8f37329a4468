"""``quinta serve``: the web service, on SQLite or PostgreSQL (docs/service.md)."""

from __future__ import annotations

import argparse

from quinta.cli.common import Commands, Failure, count

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
        "--rate",
        type=count,
        metavar="N",
        help="requests a second that one address may send, or one table may get (50)",
    )
    parser.add_argument(
        "--sockets",
        type=count,
        metavar="N",
        help="open connections that one address may have (100)",
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
    """Serve."""
    try:
        from quinta.server.database import Unusable
        from quinta.server.run import PortTaken, serve
        from quinta.server.settings import Limits, Settings
    except ModuleNotFoundError:
        raise Failure(_EXTRA) from None
    usual = Limits()
    limits = Limits(
        rate=arguments.rate or usual.rate,
        table_rate=arguments.rate or usual.table_rate,
        open_rate=max(usual.open_rate, (arguments.rate or 0) / 10),
        sockets_per_address=arguments.sockets or usual.sockets_per_address,
        sockets=max(usual.sockets, arguments.sockets or 0),
    )
    chosen = {} if arguments.thinkers is None else {"thinkers": arguments.thinkers}
    settings = Settings(
        database=arguments.database,
        host=arguments.host,
        port=arguments.port,
        origins=tuple(arguments.origin),
        proxies=tuple(arguments.proxy),
        limits=limits,
        **chosen,
    )
    try:
        return serve(settings, show=arguments.open, any_port=arguments.open)
    except (Unusable, PortTaken) as error:
        raise Failure(str(error)) from None


def _port(text: str) -> int:
    if not text.isdecimal() or len(text) > 5 or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)
