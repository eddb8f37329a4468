"""Routes: what players agree on. Undo, proposals, resigning, a rematch, chat."""

from __future__ import annotations

import time

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from quinta.server import actions
from quinta.server.actions import Draft
from quinta.server.errors import Refusal
from quinta.server.messages import (
    Answer,
    Created,
    CreatedSeat,
    NewChat,
    NewProposal,
    Proposal,
    Proposed,
    Rematch,
    TableEvent,
)
from quinta.server.opening import rematch_of, rematch_seat
from quinta.server.requests import (
    BEARER,
    Authorization,
    Key,
    ProposalInPath,
    TableName,
    Uses,
    errors,
    seat_asking,
)
from quinta.server.rooms import Room
from quinta.server.security import checked_key
from quinta.server.service import Service
from quinta.server.store import Opening
from quinta.server.table import Table

_ERRORS = errors("unauthorized", "forbidden", "not-found", "conflict", "too-large")
_OR_PROPOSAL = {
    **_ERRORS,
    202: ResponseSpec(Proposal, description="the others are asked", generate_examples=False),
}


@post(
    "/api/tables/{table:str}/undo",
    responses=_OR_PROPOSAL,
    security=BEARER,
    tags=["agreeing"],
    status_code=200,
)
async def undo(
    service: Uses, table: TableName, authorization: Authorization = None, key: Key = None
) -> Response[TableEvent | Proposal]:
    """Take back one's own last turn, or ask the others to agree to it."""
    async with service.rooms.fresh(table) as room:
        seat = _asking(service, room, authorization)
        return _done_or_asked(
            await service.rooms.act(room, actions.undo(seat), seat, checked_key(key))
        )


@post(
    "/api/tables/{table:str}/proposals",
    responses=_OR_PROPOSAL,
    security=BEARER,
    tags=["agreeing"],
    status_code=200,
)
async def propose(
    service: Uses,
    table: TableName,
    data: JSONBody[NewProposal],
    authorization: Authorization = None,
    key: Key = None,
) -> Response[TableEvent | Proposal]:
    """Let a bot play for somebody who is away, if those who are there agree."""
    async with service.rooms.fresh(table) as room:
        seat = _asking(service, room, authorization)
        action = actions.propose_replacement(seat, data.seat, data.level, room.present())
        return _done_or_asked(await service.rooms.act(room, action, seat, checked_key(key)))


@post(
    "/api/tables/{table:str}/proposals/{proposal:int}",
    responses=_ERRORS,
    security=BEARER,
    tags=["agreeing"],
    status_code=200,
)
async def answer(
    service: Uses,
    table: TableName,
    proposal: ProposalInPath,
    data: JSONBody[Answer],
    authorization: Authorization = None,
    key: Key = None,
) -> TableEvent:
    """Agree to a proposal or not; whoever made it can take it back."""
    async with service.rooms.fresh(table) as room:
        seat = _asking(service, room, authorization)
        action = actions.answer(seat, proposal, data.agree, room.present())
        return (await service.rooms.act(room, action, seat, checked_key(key)))[0]


@post(
    "/api/tables/{table:str}/resign",
    responses=_ERRORS,
    security=BEARER,
    tags=["agreeing"],
    status_code=200,
)
async def resign(
    service: Uses, table: TableName, authorization: Authorization = None, key: Key = None
) -> TableEvent:
    """Give up."""
    async with service.rooms.fresh(table) as room:
        seat = _asking(service, room, authorization)
        return (await service.rooms.act(room, actions.resign(seat), seat, checked_key(key)))[0]


@post("/api/tables/{table:str}/chat", responses=_ERRORS, security=BEARER, tags=["agreeing"])
async def chat(
    service: Uses,
    table: TableName,
    data: JSONBody[NewChat],
    authorization: Authorization = None,
    key: Key = None,
) -> TableEvent:
    """Say something."""
    async with service.rooms.fresh(table) as room:
        seat = _asking(service, room, authorization)
        action = actions.chat(seat, data.text)
        return (await service.rooms.act(room, action, seat, checked_key(key)))[0]


@post("/api/tables/{table:str}/rematch", responses=_ERRORS, security=BEARER, tags=["agreeing"])
async def open_rematch(
    service: Uses, table: TableName, authorization: Authorization = None, key: Key = None
) -> Created:
    """Play once more, everybody one seat further on. There is one rematch, whoever asks."""
    checked_key(key)
    async with service.rooms.fresh(table) as room:
        seat = _asking(service, room, authorization)
        if room.table.rematch is None:
            opening = rematch_of(room.table, service.secret, time.time())
            await service.rooms.act(room, _rematch(seat, opening), opening=opening)
            service.caretaker.due(opening.table.name)
        mine = rematch_seat(room.table, service.secret, seat)
        return Created(mine.table, [_rematch_seat(n, room.table, mine) for n in _seats(room)])


@get(
    "/api/tables/{table:str}/rematch",
    responses=errors("unauthorized", "not-found"),
    security=BEARER,
    tags=["agreeing"],
)
async def see_rematch(
    service: Uses, table: TableName, authorization: Authorization = None
) -> Rematch:
    """Where the asker sits in the rematch, with the token to play there."""
    async with service.rooms.fresh(table) as room:
        return rematch_seat(room.table, service.secret, seat_asking(room, authorization))


def _asking(service: Service, room: Room, authorization: str | None) -> int:
    service.tables.take(room.table.name)
    return seat_asking(room, authorization)


def _done_or_asked(events: list[TableEvent]) -> Response[TableEvent | Proposal]:
    event = events[0]
    if isinstance(event, Proposed):
        return Response(event.proposal, status_code=202)
    return Response(event, status_code=200)


def _rematch(seat: int, opening: Opening) -> actions.Action:
    def act(table: Table, now: float) -> list[Draft]:
        if table.state != "over":
            raise Refusal("conflict", "The game is not over.")
        if table.rematch is not None:
            raise Refusal("conflict", "There is a rematch.")
        return [Draft("rematch", seat, {"table": opening.table.name})]

    return act


def _seats(room: Room) -> range:
    return range(len(room.table.seats))


def _rematch_seat(number: int, old: Table, mine: Rematch) -> CreatedSeat:
    kind = old.seats[number - 1].kind
    return CreatedSeat(number, kind, mine.token if number == mine.seat else None)


ROUTES = [undo, propose, answer, resign, chat, open_rematch, see_rematch]
