"""Routes: what players agree on. Undo, proposals, resigning, a rematch, chat."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
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
from quinta.server.live import EncodedEvent
from quinta.server.opening import rematch_of, rematch_seat
from quinta.server.requests import (
    BEARER,
    AsPlayer,
    InRoom,
    JsonAnswer,
    Owner,
    Player,
    ProposalInPath,
    SeatInPath,
    Uses,
    encoded,
    errors,
)
from quinta.server.room import Room
from quinta.server.service import MOST_CHAT
from quinta.server.table import Table

_ERRORS = errors("unauthorized", "forbidden", "not-found", "conflict", "too-large")
_EVENT = {**encoded(TableEvent), **_ERRORS}
_OR_PROPOSAL = {
    **_EVENT,
    202: ResponseSpec(Proposal, description="the others are asked", generate_examples=False),
}


@post(
    "/api/tables/{table:str}/undo",
    responses=_OR_PROPOSAL,
    security=BEARER,
    tags=["agreeing"],
    status_code=200,
)
async def undo(actor: AsPlayer, data: JSONBody[Seen]) -> JsonAnswer:
    """Take back one's own last turn, or ask the others to agree to it."""
    return _done_or_asked(await actor.act(actions.undo(actor.seat, data.n), "undo", data))


@post(
    "/api/tables/{table:str}/proposals",
    responses=_OR_PROPOSAL,
    security=BEARER,
    tags=["agreeing"],
    status_code=200,
)
async def propose(actor: AsPlayer, data: JSONBody[NewProposal]) -> JsonAnswer:
    """Let a bot play for somebody who is away, if those who are there agree."""
    action = actions.propose_replacement(
        actor.seat, data.seat, data.level, actor.room.present(), _away(actor)
    )
    return _done_or_asked(await actor.act(action, "propose", data))


@post(
    "/api/tables/{table:str}/proposals/{proposal:int}",
    responses=_EVENT,
    security=BEARER,
    tags=["agreeing"],
    status_code=200,
)
async def answer(actor: AsPlayer, proposal: ProposalInPath, data: JSONBody[Answer]) -> JsonAnswer:
    """Agree to a proposal or not; the proposer can withdraw it."""
    action = actions.answer(actor.seat, proposal, data.agree, _away(actor))
    return _event(await actor.act(action, f"answer {proposal}", data))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/return",
    responses=_EVENT,
    security=BEARER,
    tags=["agreeing"],
    status_code=200,
)
async def take_back_seat(actor: AsPlayer, seat: SeatInPath) -> JsonAnswer:
    """Take back a seat that a bot held."""
    actor.must_be(seat)
    return _event(await actor.act(actions.take_back_seat(seat), "return"))


@post(
    "/api/tables/{table:str}/resign",
    responses=_EVENT,
    security=BEARER,
    tags=["agreeing"],
    status_code=200,
)
async def resign(actor: AsPlayer) -> JsonAnswer:
    """Give up."""
    return _event(await actor.act(actions.resign(actor.seat), "resign"))


@post("/api/tables/{table:str}/chat", responses=_ERRORS, security=BEARER, tags=["agreeing"])
async def chat(service: Uses, actor: AsPlayer, data: JSONBody[NewChat]) -> Said:
    """Send a chat message."""
    room, seat = actor.room, actor.seat
    service.talk.take(f"{room.table.name} {seat}")
    return await talk.say(service.rooms, room, seat, data.text, actor.asked("chat", data))


@get("/api/tables/{table:str}/chat", responses=errors("not-found"), tags=["agreeing"])
async def see_chat(
    service: Uses,
    room: InRoom,
    before: Annotated[int, QueryParameter(ge=1, le=10_000_000)] = 10_000_000,
) -> list[Said]:
    """Return the chat messages before a number, oldest first, at most 50 at a time."""
    return await service.rooms.chat.between(room.table.name, 0, before, MOST_CHAT)


@post("/api/tables/{table:str}/rematch", responses=_ERRORS, security=BEARER, tags=["agreeing"])
async def open_rematch(service: Uses, actor: AsPlayer, owner: Owner) -> Created:
    """Open a rematch, everybody on their seat. There is one for all."""
    room = actor.room
    if room.table.state == "over" and room.table.rematch is None:
        with room:
            await service.check_room_for_another(owner)
    opening = rematch_of(room.table, service.secret, owner, service.now())
    action = actions.rematch(actor.seat, opening.table.name)
    if await service.rooms.act(room, action, actor.asked("rematch"), opening):
        service.caretaker.due(opening.table.name)
    mine = rematch_seat(room.table, service.secret, actor.seat)
    return Created(mine.table, [_rematch_seat(n, room.table, mine) for n in _seats(room)])


@get(
    "/api/tables/{table:str}/rematch",
    responses=errors("unauthorized", "not-found"),
    security=BEARER,
    tags=["agreeing"],
)
async def see_rematch(service: Uses, player: AsPlayer) -> Rematch:
    """Return the asker's seat in the rematch, with its token."""
    return rematch_seat(player.room.table, service.secret, player.seat)


def _away(actor: Player) -> actions.Away:
    grace = actor.service.settings.limits.grace_seconds
    return lambda seat: actor.room.away_for(seat, grace)


def _event(events: list[EncodedEvent]) -> JsonAnswer:
    return JsonAnswer(events[0].body)


def _done_or_asked(events: list[EncodedEvent]) -> JsonAnswer:
    if events[0].kind is not Proposed:
        return _event(events)
    proposed = msgspec.json.decode(events[0].body, type=Proposed)
    return JsonAnswer(msgspec.json.encode(proposed.proposal), 202)


def _seats(room: Room) -> range:
    return range(len(room.table.seats))


def _rematch_seat(number: int, old: Table, mine: Rematch) -> CreatedSeat:
    kind: SeatKind = "person" if old.seats[number].token is not None else "bot"
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
