"""The actions at a table: each is checked and becomes entries, or is refused.

Nothing here changes the table; the entries do, once they are stored.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TypeAlias

from quinta.core.chance import Report, SystemGenerator
from quinta.core.game import Game, Move
from quinta.protocol import Proposal
from quinta.server.entries import (
    AnswerEntry,
    Content,
    JoinEntry,
    ProposalEntry,
    RematchEntry,
    RenameEntry,
    ReplaceEntry,
    ResignEntry,
    ReturnEntry,
    SeatState,
    TurnEntry,
    UndoEntry,
)
from quinta.server.errors import Refusal, refusing_illegal
from quinta.server.results import Outcome, outcome
from quinta.server.security import NAME_LENGTH, cleaned, digest, same
from quinta.server.table import Table


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry without a number, with the outcome if it is a turn."""

    seat: int | None
    content: Content
    outcome: Outcome | None = None


Action: TypeAlias = Callable[[Table, float], list[NewEntry]]
"""An action: makes entries from the table and the time, or refuses."""


def seat_of(table: Table, token: str | None) -> int:
    """Return the seat that a token belongs to."""
    if token is None:
        raise Refusal("unauthorized", "This needs a seat's token.")
    found = None
    hashed = digest(token)
    # Every seat is compared, so that the time taken does not tell which one it was.
    for number, seat in enumerate(table.seats):
        if seat.token is not None and same(seat.token, hashed):
            found = number
    if found is None:
        raise Refusal("unauthorized", "The token belongs to no seat of this table.")
    return found


def must_play(table: Table) -> None:
    """Refuse an action that needs a running game."""
    if table.state == "waiting":
        raise Refusal("conflict", "The table still waits for players.")
    if table.state == "over":
        raise Refusal("conflict", "The game is over.")


def must_be_judgeable(table: Table) -> None:
    """Refuse what would tell players a bot's opinion of a game that is theirs to play."""
    if not table.may_be_judged:
        raise Refusal(
            "forbidden", "This table plays without hints: nothing judges its game until it is over."
        )


def must_know(table: Table, n: int) -> None:
    """Refuse an action that was decided on at another position."""
    if not table.knows(n):
        raise Refusal(
            "conflict",
            f"The position has changed with event {table.moved}."
            if n < table.moved
            else f"Nothing has happened here after event {table.n}.",
        )


def turn(seat: int, n: int, read: Callable[[Game], Move]) -> Action:
    """Play a turn; its player has seen the events up to ``n``."""

    def act(table: Table, now: float) -> list[NewEntry]:
        must_play(table)
        must_know(table, n)
        if table.game.to_move != seat:
            raise Refusal("conflict", f"It is the turn of seat {table.game.to_move}.")
        _must_be_in_game(table, seat)
        if table.out_of_time(now) is not None:
            raise Refusal("conflict", "Your time is up.")
        return [played(table, read)]

    return act


def bot_turn(n: int, level: str, move: Move) -> Action:
    """Play the turn that a bot decided on at the position after event ``n``."""

    def act(table: Table, now: float) -> list[NewEntry]:
        if table.bot != level or not table.knows(n):
            raise Refusal("conflict", "The bot thought about another position.")
        return [played(table, lambda _: move)]

    return act


def played(table: Table, read: Callable[[Game], Move]) -> NewEntry:
    """Return the entry of a turn of the seat to move, played on a copy.

    What is hidden has no order here: every tile is chosen when it is drawn, by the operating
    system's generator. Only where the deal is known to all does it follow from the seed.
    """
    game = table.game
    report = Report(chooser=SystemGenerator()) if table.setup.seed is None else Report()
    with refusing_illegal:
        move = read(game)
        done = outcome(game, move, report)
    turn = TurnEntry(game.text(move), game.chance_text(report.chance))
    return NewEntry(game.to_move, turn, done)


def join(seat: int, name: str, invite: str | None, token: str) -> Action:
    """Take a seat by its invitation, or any free one at a public table."""

    def act(table: Table, now: float) -> list[NewEntry]:
        place = checked_seat(table, seat)
        if place.kind == "bot":
            raise Refusal("conflict", "A bot sits there.")
        if place.token is not None or place.out:
            raise Refusal("conflict", "The seat is taken.")
        if invite is None:
            if not table.setup.public or place.held:
                raise Refusal("forbidden", "The seat is taken by its invitation.")
        elif not same(place.invite, digest(invite)):
            raise Refusal("forbidden", "The invitation is not for this seat.")
        called = cleaned(name, NAME_LENGTH) or place.name
        return [NewEntry(seat, JoinEntry(called, digest(token)))]

    return act


def rename(seat: int, name: str) -> Action:
    """Change a player's name."""

    def act(table: Table, now: float) -> list[NewEntry]:
        called = cleaned(name, NAME_LENGTH)
        if not called:
            raise Refusal("bad-request", "A name needs a visible letter.")
        return [NewEntry(seat, RenameEntry(called))]

    return act


def undo(seat: int, n: int) -> Action:
    """Take back one's own last turn, or ask the others to agree to it."""

    def act(table: Table, now: float) -> list[NewEntry]:
        must_play(table)
        must_know(table, n)
        _must_be_in_game(table, seat)
        number = _last_turn_of(table, seat)
        if any(open.kind == "undo" and open.by == seat for open in table.proposals.values()):
            raise Refusal("conflict", "You have asked for that already.")
        if table.draws_left(seat, number) == 0:
            raise Refusal("conflict", "You have taken back as many draws as is allowed.")
        others = table.others(seat)
        if table.is_free(number) or not others:
            return [NewEntry(seat, UndoEntry(number))]
        return [NewEntry(seat, ProposalEntry("undo", seat, None, others))]

    return act


Away: TypeAlias = Callable[[int], float]
"""How many seconds longer a player has to be away before a bot may play for them; infinite while
they are here."""


def propose_replacement(
    by: int, seat: int, level: str, present: Collection[int], away: Away
) -> Action:
    """Let a bot play for somebody who is away, if those who are there agree."""

    def act(table: Table, now: float) -> list[NewEntry]:
        if table.state == "over":
            raise Refusal("conflict", "The game is over.")
        _must_be_in_game(table, by)
        _must_be_replaceable(table, seat, away)
        if any(open.kind == "replace" and open.seat == seat for open in table.proposals.values()):
            raise Refusal("conflict", "That has been proposed already.")
        others = [number for number in table.others(by) if number in present and number != seat]
        if not others:
            return [_replacement(seat, level)]
        return [NewEntry(by, ProposalEntry("replace", seat, level, others))]

    return act


def take_back_seat(seat: int) -> Action:
    """Take back a seat that a bot held."""

    def act(table: Table, now: float) -> list[NewEntry]:
        if table.state == "over":
            raise Refusal("conflict", "The game is over.")
        if table.seats[seat].held is None:
            raise Refusal("conflict", "No bot holds this seat.")
        return [NewEntry(seat, ReturnEntry())]

    return act


def answer(seat: int, number: int, agree: bool, away: Away) -> Action:
    """Agree to a proposal or not; the proposer can withdraw it."""

    def act(table: Table, now: float) -> list[NewEntry]:
        proposal = table.proposals.get(number)
        if proposal is None:
            raise Refusal("conflict", "That proposal is not open.")
        if seat != proposal.by and seat not in proposal.waiting:
            raise Refusal("conflict", "You are not asked, or have answered already.")
        if seat == proposal.by and agree:
            raise Refusal("conflict", "You proposed it yourself.")
        settled = agree and proposal.waiting == [seat]
        drafts = [NewEntry(seat, AnswerEntry(number, agree))]
        return drafts + _carried_out(table, proposal, away) if settled else drafts

    return act


def resign(seat: int) -> Action:
    """Give up."""

    def act(table: Table, now: float) -> list[NewEntry]:
        must_play(table)
        _must_be_in_game(table, seat)
        return [NewEntry(seat, ResignEntry("resigned"))]

    return act


def time_out() -> Action:
    """End the game for a player who has no time left."""

    def act(table: Table, now: float) -> list[NewEntry]:
        seat = table.out_of_time(now)
        if seat is None:
            raise Refusal("conflict", "Nobody is out of time.")
        return [NewEntry(seat, ResignEntry("timeout"))]

    return act


def checked_seat(table: Table, seat: int) -> SeatState:
    """Return a seat, or refuse if the table has none such."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("not-found", f"This table has no seat {seat}.")
    return table.seats[seat]


def rematch(seat: int, name: str) -> Action:
    """Open a rematch at another table; there is one for all."""

    def act(table: Table, now: float) -> list[NewEntry]:
        if table.state != "over":
            raise Refusal("conflict", "The game is not over.")
        return [] if table.rematch else [NewEntry(seat, RematchEntry(name))]

    return act


def _carried_out(table: Table, proposal: Proposal, away: Away) -> list[NewEntry]:
    if proposal.kind == "undo":
        return [NewEntry(proposal.seat, UndoEntry(_last_turn_of(table, proposal.seat)))]
    _must_be_replaceable(table, proposal.seat, away)
    return [_replacement(proposal.seat, proposal.level or "casual")]


def _last_turn_of(table: Table, seat: int) -> int:
    number = table.last_turn_of(seat)
    if number is None:
        raise Refusal("conflict", "You have played no turn that could be taken back.")
    return number


def _replacement(seat: int, level: str) -> NewEntry:
    return NewEntry(seat, ReplaceEntry(level))


def _must_be_in_game(table: Table, seat: int) -> None:
    if not table.seats[seat].in_game:
        raise Refusal("conflict", "A bot plays on for this seat.")


def _must_be_replaceable(table: Table, seat: int, away: Away) -> None:
    place = checked_seat(table, seat)
    if place.bot is not None:
        raise Refusal("conflict", "A bot plays for that seat already.")
    seconds = away(seat) if place.joined else 0.0
    if seconds == math.inf:
        raise Refusal("conflict", "That player is here.")
    if seconds > 0:
        wait = math.ceil(seconds)
        raise Refusal("conflict", f"They may come back: wait {wait} seconds.", retry_after=wait)
