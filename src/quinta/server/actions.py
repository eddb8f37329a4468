"""What may happen at a table next: each action is checked and becomes entries, or is refused.

Nothing here changes the table; the entries do, once they are stored.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from quinta.chance import ImpossibleChance, Report
from quinta.game import Data, Game, IllegalMove, InvalidNotation, Move
from quinta.server.errors import Refusal
from quinta.server.messages import Proposal
from quinta.server.security import CHAT_LENGTH, NAME_LENGTH, cleaned, digest, same
from quinta.server.table import Seat, Table

MOST_UNDONE: Final = 300
"""Each costs a replay when the table is loaded."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that has no number yet."""

    kind: str
    seat: int | None
    data: Data = field(default_factory=dict)


Action: TypeAlias = Callable[[Table, float], list[Draft]]
"""What somebody wants to do, given the table and the time."""


def seat_of(table: Table, token: str | None) -> int:
    """The seat that a token belongs to."""
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
    """Refuse what can only be done while the game is on."""
    if table.state == "waiting":
        raise Refusal("conflict", "The table still waits for players.")
    if table.state == "over":
        raise Refusal("conflict", "The game is over.")


def turn(seat: int, number: int, read: Callable[[Game], Move]) -> Action:
    """Play a turn; ``number`` turns were played before it."""

    def act(table: Table, now: float) -> list[Draft]:
        must_play(table)
        if number != len(table.turns):
            raise Refusal(
                "conflict", f"{len(table.turns)} turns have been played here, not {number}."
            )
        if table.game.to_move != seat:
            raise Refusal("conflict", f"It is the turn of seat {table.game.to_move}.")
        if table.seats[seat].out:
            raise Refusal("conflict", "A bot plays on for this seat.")
        if table.out_of_time(now) is not None:
            raise Refusal("conflict", "Your time is up.")
        return [played(table, read)]

    return act


def bot_turn(number: int, text: str) -> Action:
    """Play the turn that a bot decided on."""

    def act(table: Table, now: float) -> list[Draft]:
        if table.bot is None or number != len(table.turns):
            raise Refusal("conflict", "The bot thought about another position.")
        return [played(table, lambda game: game.parse(text))]

    return act


def played(table: Table, read: Callable[[Game], Move]) -> Draft:
    """A turn of the seat to move, tried on a copy, with what chance brings."""
    game = table.game.copy()
    report = Report()
    try:
        move = read(game)
        text = game.text(move)
        game.play(move, report)
    except IllegalMove as error:
        raise Refusal("illegal", error.reason, error.clause) from None
    except (InvalidNotation, ImpossibleChance) as error:
        raise Refusal("bad-request", str(error)) from None
    chance = game.chance_text(report.chance)
    return Draft("turn", table.game.to_move, {"text": text, "chance": chance})


def join(seat: int, name: str, invite: str | None, token: str) -> Action:
    """Take a seat by its invitation, or any free one at a public table."""

    def act(table: Table, now: float) -> list[Draft]:
        place = checked_seat(table, seat)
        if place.kind == "bot":
            raise Refusal("conflict", "A bot sits there.")
        if place.joined:
            raise Refusal("conflict", "The seat is taken.")
        if invite is None:
            if not table.setup.public:
                raise Refusal("forbidden", "The seat is taken by its invitation.")
        elif not same(place.invite, digest(invite)):
            raise Refusal("forbidden", "The invitation is not for this seat.")
        called = cleaned(name, NAME_LENGTH) or place.name
        return [Draft("joined", seat, {"name": called, "token": digest(token)})]

    return act


def rename(seat: int, name: str) -> Action:
    """Be called something else."""

    def act(table: Table, now: float) -> list[Draft]:
        called = cleaned(name, NAME_LENGTH)
        if not called:
            raise Refusal("bad-request", "A name needs a visible letter.")
        return [Draft("renamed", seat, {"name": called})]

    return act


def chat(seat: int, text: str) -> Action:
    """Say something."""

    def act(table: Table, now: float) -> list[Draft]:
        said = cleaned(text, CHAT_LENGTH)
        if not said:
            raise Refusal("bad-request", "There is nothing visible in that.")
        return [Draft("chat", seat, {"text": said})]

    return act


def undo(seat: int) -> Action:
    """Take back one's own last turn, or ask the others to agree to it."""

    def act(table: Table, now: float) -> list[Draft]:
        must_play(table)
        _must_be_in_game(table, seat)
        if table.undone >= MOST_UNDONE:
            raise Refusal("conflict", "Too many turns have been taken back at this table.")
        number = table.last_turn_of(seat)
        if number is None:
            raise Refusal("conflict", "You have played no turn that could be taken back.")
        if any(open.kind == "undo" and open.by == seat for open in table.proposals.values()):
            raise Refusal("conflict", "You have asked for that already.")
        others = [s for s, other in enumerate(table.seats) if other.in_game and s != seat]
        if table.is_free(number) or not others:
            return [Draft("undo", seat, {"turn": number})]
        asked: Data = {"kind": "undo", "seat": seat, "level": None, "waiting": others}
        return [Draft("proposed", seat, asked)]

    return act


def propose_replacement(by: int, seat: int, level: str, present: Collection[int]) -> Action:
    """Let a bot play for somebody who is away, if those who are there agree."""

    def act(table: Table, now: float) -> list[Draft]:
        if table.state == "over":
            raise Refusal("conflict", "The game is over.")
        _must_be_in_game(table, by)
        _must_be_replaceable(table, seat, present)
        if any(open.kind == "replace" and open.seat == seat for open in table.proposals.values()):
            raise Refusal("conflict", "That has been proposed already.")
        others = [
            number
            for number, other in enumerate(table.seats)
            if other.in_game and number in present and number not in (by, seat)
        ]
        if not others:
            return [_replacement(seat, level)]
        asked: Data = {"kind": "replace", "seat": seat, "level": level, "waiting": others}
        return [Draft("proposed", by, asked)]

    return act


def answer(seat: int, number: int, agree: bool, present: Collection[int]) -> Action:
    """Agree to a proposal or not; whoever made it can take it back."""

    def act(table: Table, now: float) -> list[Draft]:
        proposal = table.proposals.get(number)
        if proposal is None:
            raise Refusal("conflict", "That proposal is not open.")
        if seat != proposal.by and seat not in proposal.waiting:
            raise Refusal("conflict", "You are not asked, or have answered already.")
        if seat == proposal.by and agree:
            raise Refusal("conflict", "You proposed it yourself.")
        settled = agree and proposal.waiting == [seat]
        drafts = [Draft("answered", seat, {"proposal": number, "agree": agree})]
        return drafts + _carried_out(table, proposal, present) if settled else drafts

    return act


def resign(seat: int) -> Action:
    """Give up."""

    def act(table: Table, now: float) -> list[Draft]:
        must_play(table)
        _must_be_in_game(table, seat)
        return [Draft("resigned", seat, {"reason": "resigned"})]

    return act


def time_out() -> Action:
    """Somebody has no time left."""

    def act(table: Table, now: float) -> list[Draft]:
        seat = table.out_of_time(now)
        if seat is None:
            raise Refusal("conflict", "Nobody is out of time.")
        return [Draft("resigned", seat, {"reason": "timeout"})]

    return act


def checked_seat(table: Table, seat: int) -> Seat:
    """A seat that this table has."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("not-found", f"This table has no seat {seat}.")
    return table.seats[seat]


def _carried_out(table: Table, proposal: Proposal, present: Collection[int]) -> list[Draft]:
    if proposal.kind == "undo":
        number = table.last_turn_of(proposal.seat)
        return [Draft("undo", proposal.seat, {"turn": number})]
    _must_be_replaceable(table, proposal.seat, present)
    return [_replacement(proposal.seat, proposal.level or "casual")]


def _replacement(seat: int, level: str) -> Draft:
    return Draft("replaced", seat, {"level": level, "name": level.capitalize()})


def _must_be_in_game(table: Table, seat: int) -> None:
    if not table.seats[seat].in_game:
        raise Refusal("conflict", "A bot plays on for this seat.")


def _must_be_replaceable(table: Table, seat: int, present: Collection[int]) -> None:
    place = checked_seat(table, seat)
    if place.bot is not None:
        raise Refusal("conflict", "A bot plays for that seat already.")
    if seat in present:
        raise Refusal("conflict", "That player is here.")
