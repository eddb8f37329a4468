"""Routes: what players agree on. Undo, proposals, resigning, a rematch, chat."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from quinta.protocol import (
    Answer,
    Created,
    CreatedSeat,
    NewChat,
    NewProposal,
    Proposal,
    Proposed,
    Rematch,
    Said,
    Seen,
    TableEvent,
)
from quinta.server import actions, talk
from quinta.server.entries import SeatKind
from quinta.server.opening import rematch_of, rematch_seat
from quinta.server.requests import (
    BEARER,
    Authorization,
    Key,
    ProposalInPath,
    SeatInPath,
    TableName,
    Uses,
    asked,
    errors,
    must_be,
    player,
    seat_asking,
)
from quinta.server.room import Room
from quinta.server.service import MOST_CHAT, Service
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
    service: Uses,
    table: TableName,
    data: JSONBody[Seen],
    authorization: Authorization = None,
    key: Key = None,
) -> Response[TableEvent | Proposal]:
    """Take back one's own last turn, or ask the others to agree to it."""
    async with service.rooms.fresh(table) as room:
        seat = player(service, room, authorization)
        action = actions.undo(seat, data.n)
        return _done_or_asked(await service.rooms.act(room, action, asked(seat, key, "undo", data)))


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
        seat = player(service, room, authorization)
        action = actions.propose_replacement(
            seat, data.seat, data.level, room.present(), _away(service, room)
        )
        return _done_or_asked(
            await service.rooms.act(room, action, asked(seat, key, "propose", data))
        )


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
        seat = player(service, room, authorization)
        action = actions.answer(seat, proposal, data.agree, _away(service, room))
        content = asked(seat, key, f"answer {proposal}", data)
        return (await service.rooms.act(room, action, content))[0]


@post(
    "/api/tables/{table:str}/seats/{seat:int}/return",
    responses=_ERRORS,
    security=BEARER,
    tags=["agreeing"],
    status_code=200,
)
async def take_back_seat(
    service: Uses,
    table: TableName,
    seat: SeatInPath,
    authorization: Authorization = None,
    key: Key = None,
) -> TableEvent:
    """Play on oneself, after a bot held the seat."""
    async with service.rooms.fresh(table) as room:
        must_be(player(service, room, authorization), seat)
        action = actions.take_back_seat(seat)
        return (await service.rooms.act(room, action, asked(seat, key, "return")))[0]


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
        seat = player(service, room, authorization)
        action = actions.resign(seat)
        return (await service.rooms.act(room, action, asked(seat, key, "resign")))[0]


@post("/api/tables/{table:str}/chat", responses=_ERRORS, security=BEARER, tags=["agreeing"])
async def chat(
    service: Uses,
    table: TableName,
    data: JSONBody[NewChat],
    authorization: Authorization = None,
    key: Key = None,
) -> Said:
    """Say something."""
    async with service.rooms.fresh(table) as room:
        seat = player(service, room, authorization)
        service.talk.take(f"{table} {seat}")
        return await talk.say(service.rooms, room, seat, data.text, asked(seat, key, "chat", data))


@get("/api/tables/{table:str}/chat", responses=errors("not-found"), tags=["agreeing"])
async def see_chat(
    service: Uses,
    table: TableName,
    before: Annotated[int, QueryParameter(ge=1, le=10_000_000)] = 10_000_000,
) -> list[Said]:
    """What was said before a number, oldest first, at most 50 at a time."""
    async with service.rooms.fresh(table) as room:
        return await service.rooms.chat.between(room.table.name, 0, before, MOST_CHAT)


@post("/api/tables/{table:str}/rematch", responses=_ERRORS, security=BEARER, tags=["agreeing"])
async def open_rematch(
    request: Request[Any, Any, Any],
    service: Uses,
    table: TableName,
    authorization: Authorization = None,
    key: Key = None,
) -> Created:
    """Play once more, everybody one seat further on. There is one rematch, whoever asks."""
    async with service.rooms.fresh(table) as room:
        seat = player(service, room, authorization)
        owner = service.owner(request)
        if room.table.state == "over" and room.table.rematch is None:
            await service.check_room_for_another(owner)
        opening = rematch_of(room.table, service.secret, owner, service.now())
        action = actions.rematch(seat, opening.table.name)
        content = asked(seat, key, "rematch")
        if await service.rooms.act(room, action, content, opening):
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


def _away(service: Service, room: Room) -> actions.Away:
    grace = service.settings.limits.grace_seconds
    return lambda seat: room.away_for(seat, grace)


def _done_or_asked(events: list[TableEvent]) -> Response[TableEvent | Proposal]:
    event = events[0]
    if isinstance(event, Proposed):
        return Response(event.proposal, status_code=202)
    return Response(event, status_code=200)


def _seats(room: Room) -> range:
    return range(len(room.table.seats))


def _rematch_seat(number: int, old: Table, mine: Rematch) -> CreatedSeat:
    before = old.seats[number - 1]
    kind: SeatKind = "person" if before.token is not None else "bot"
    return CreatedSeat(number, kind, mine.token if number == mine.seat else None)


ROUTES = [
    undo,
    propose,
    answer,
    take_back_seat,
    resign,
    chat,
    see_chat,
    open_rematch,
    see_rematch,
]
