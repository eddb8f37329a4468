"""``quinta db``: the database of the service, brought up to date or checked."""

from __future__ import annotations

import argparse

from quinta.cli.common import Commands, Failure
from quinta.cli.serve import add_database


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "db",
        help="bring the service's database up to date, or check it",
        description="Bring the database of the web service up to date, or check that it is.",
    )
    parser.add_argument("what", choices=("upgrade", "check"), help="what to do")
    add_database(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Upgrade or check."""
    try:
        from quinta.server.database import Unusable, check, closing_engine, upgrade
    except ModuleNotFoundError:
        raise Failure("the service needs more packages: install 'quinta[server]'") from None
    try:
        with closing_engine(arguments.database) as engine:
            if arguments.what == "upgrade":
                upgrade(engine)
            check(engine)
    except Unusable as error:
        raise Failure(str(error)) from None
    print("The database is up to date.")
    return 0
