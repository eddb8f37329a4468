"""``quinta db``: upgrade, check or prune the service's database."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from quinta.cli.common import Commands, Failure, count
from quinta.cli.serve import add_database

_DAY = 86400.0
_USUAL_DAYS = 365


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "db",
        help="bring the service's database up to date, check it, or put old games away",
        description="Bring the database of the web service up to date ('upgrade'), read all of it "
        "and look for damage ('check'), or remove finished games ('prune').",
    )
    parser.add_argument("what", choices=("upgrade", "check", "prune"), help="what to do")
    add_database(parser)
    parser.add_argument(
        "--days",
        type=count,
        metavar="N",
        help="with 'prune': remove games that ended more than N days ago (365)",
    )
    parser.add_argument(
        "--archive",
        type=Path,
        metavar="FOLDER",
        help="with 'prune': keep the record of each game in this folder",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Upgrade, check or prune the database."""
    if arguments.what != "prune" and (arguments.days or arguments.archive):
        raise Failure("--days and --archive are for 'quinta db prune'")
    try:
        from quinta.server.database import Unusable, check, closing_engine, upgrade
        from quinta.server.upkeep import check_contents, prune
    except ModuleNotFoundError:
        raise Failure("the service needs more packages: install 'quinta[server]'") from None
    try:
        with closing_engine(arguments.database) as engine:
            if arguments.what == "upgrade":
                upgrade(engine)
            check(engine)
            if arguments.what == "check":
                check_contents(engine)
            if arguments.what == "prune":
                before = time.time() - (arguments.days or _USUAL_DAYS) * _DAY
                removed = prune(engine, before, arguments.archive)
                print(f"{removed} finished games were removed.")
                return 0
    except Unusable as error:
        raise Failure(str(error)) from None
    print("The database is up to date.")
    return 0
