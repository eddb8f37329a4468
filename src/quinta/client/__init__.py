"""A small client of the web service (docs/api.md).

::

    client = Client("http://127.0.0.1:8080")
    table = client.create("queens-garden", [{"kind": "me"}, {"kind": "bot", "level": "casual"}])
    with table.live() as live:
        for event in live:
            if live.game.to_move == 0 and not live.game.is_over:
                table.play(live.game.text(live.game.legal_moves()[0]), n=live.n)

Answers are the structs of ``quinta.protocol``. A game's own data in them (positions, turns, small
choices, events) is plain data, as for ``quinta.from_snapshot`` and ``Game``. ``Live`` keeps a game
up to date with every event.
"""

from quinta.client.common import ServiceError
from quinta.client.live import Live
from quinta.client.record import RemoteRecord
from quinta.client.service import Client
from quinta.client.table import RemoteTable

__all__ = ["Client", "Live", "RemoteRecord", "RemoteTable", "ServiceError"]
