"""What happens at a table, without a server: turns, undo, proposals, resigning, results."""

from __future__ import annotations

import pytest

import quinta
from quinta.server import actions, messages
from quinta.server.errors import Refusal
from quinta.server.results import record
from quinta.server.table import Table
from server.tables import Played, bot, friend, person


def refused(code: str, played: Played, action: actions.Action) -> Refusal:
    """Try something that has to be refused, and changes nothing."""
    before = played.table.n
    with pytest.raises(Refusal) as refusal:
        played.do(action)
    assert refusal.value.code == code
    assert played.table.n == before
    return refusal.value


def state(played: Played) -> str:
    """The state that the table is in by now."""
    return played.table.state


def same_as_stored(played: Played) -> None:
    """What comes out of the entries is what was there."""
    again = played.again()
    shown = played.table.view(played.now, set())
    assert again.view(played.now, set()) == shown


@pytest.mark.parametrize("game", quinta.GAMES)
def test_a_whole_game_folds_back_to_the_same_table(game: str) -> None:
    played = Played(person(0), person(1), bot(), game=game)
    last = played.play_out()
    assert isinstance(last, messages.TurnPlayed)
    assert last.state == "over"
    assert last.result is not None
    assert last.result.reason == "finished"
    assert last.result.scores == played.table.game.scores
    assert last.result.winners == played.table.game.winners
    assert last.result.start == quinta.new(game, 3).scores
    assert last.result.rounds[-1] == last.result.scores
    assert len(last.result.rounds) == played.table.game.round
    assert all(last.result.items)
    same_as_stored(played)


def test_events_are_numbered_without_gaps() -> None:
    played = Played(person(0), person(1))
    events = played.play(5) + played.do(actions.chat(0, "hello"))
    assert [event.n for event in events] == [1, 2, 3, 4, 5, 6]


def test_a_turn_with_a_stale_number_is_a_conflict() -> None:
    played = Played(person(0), person(1))
    text = played.text()
    played.play()
    refused("conflict", played, actions.turn(0, 0, lambda game: game.parse(text)))


def test_a_turn_of_somebody_else_is_a_conflict() -> None:
    played = Played(person(0), person(1))
    text = played.text()
    refused("conflict", played, actions.turn(1, 0, lambda game: game.parse(text)))


def test_a_turn_against_the_rules_names_the_clause() -> None:
    played = Played(person(0), person(1), game="queens-garden")
    wrong = "tile blue-tree at 1,0"
    refusal = refused("illegal", played, actions.turn(0, 0, lambda game: game.parse(wrong)))
    assert refusal.clause == "QG-4.4"


def test_nobody_plays_while_a_friend_is_awaited_and_the_friend_starts_the_game() -> None:
    played = Played(person(0), friend())
    text = played.text()
    assert state(played) == "waiting"
    refused("conflict", played, actions.turn(0, 0, lambda game: game.parse(text)))
    refused("forbidden", played, actions.join(1, "Bo", None, "token"))
    refused("forbidden", played, actions.join(1, "Bo", "guess", "token"))
    played.do(actions.join(1, "Bo", "invitation", "token"))
    assert state(played) == "playing"
    assert played.table.seats[1].name == "Bo"
    assert actions.seat_of(played.table, "token") == 1
    refused("conflict", played, actions.join(1, "Eve", "invitation", "other"))
    same_as_stored(played)


def test_at_a_public_table_no_invitation_is_needed() -> None:
    played = Played(person(0), friend(), public=True)
    played.do(actions.join(1, "", None, "token"))
    assert played.table.seats[1].name == "Friend"


def test_a_token_of_no_seat_is_refused() -> None:
    table = Played(person(0), person(1)).table
    for token in (None, "", "2"):
        with pytest.raises(Refusal) as refusal:
            actions.seat_of(table, token)
        assert refusal.value.code == "unauthorized"


# --- undo ------------------------------------------------------------------------------------


def test_a_turn_that_revealed_nothing_is_taken_back_freely() -> None:
    played = Played(person(0), person(1))
    before = played.table.game.snapshot()
    played.play()
    assert played.table.turns[0].chance == ""
    assert played.table.undo() == messages.Undo(0, True)
    [event] = played.do(actions.undo(0))
    assert isinstance(event, messages.TurnUndone)
    assert event.turn == 0
    assert played.table.game.snapshot() == before
    same_as_stored(played)


def test_after_the_next_turn_the_others_are_asked_and_decide() -> None:
    played = Played(person(0), person(1), person(2))
    before = played.table.game.snapshot(hidden=False)
    played.play(2)
    [asked] = played.do(actions.undo(0))
    assert isinstance(asked, messages.Proposed)
    assert asked.proposal.waiting == [1, 2]
    refused("conflict", played, actions.undo(0))
    refused("conflict", played, actions.answer(0, asked.n, True, set()))
    [first] = played.do(actions.answer(1, asked.n, True, set()))
    assert isinstance(first, messages.Answered)
    assert not first.closed
    refused("conflict", played, actions.answer(1, asked.n, True, set()))
    second, undone = played.do(actions.answer(2, asked.n, True, set()))
    assert isinstance(second, messages.Answered)
    assert second.closed
    assert isinstance(undone, messages.TurnUndone)
    assert undone.position == before
    assert not played.table.proposals
    same_as_stored(played)


def test_one_who_disagrees_or_plays_on_closes_the_question() -> None:
    played = Played(person(0), person(1))
    played.play(2)
    [asked] = played.do(actions.undo(0))
    [answered] = played.do(actions.answer(1, asked.n, False, set()))
    assert isinstance(answered, messages.Answered)
    assert answered.closed
    assert len(played.table.turns) == 2
    played.do(actions.undo(0))
    played.play()
    assert not played.table.proposals


def test_bots_agree_at_once_and_their_turns_go_back_as_well() -> None:
    played = Played(person(0), bot(), bot())
    before = played.table.game.snapshot(hidden=False)
    played.play(3)
    assert played.table.undo() == messages.Undo(0, False)
    [event] = played.do(actions.undo(0))
    assert isinstance(event, messages.TurnUndone)
    assert event.position == before


def test_what_an_undone_turn_revealed_is_dealt_anew() -> None:
    """Whoever saw a draw and takes it back learns nothing about what comes next."""
    played = Played(person(0), bot(), game="queens-garden")
    while not played.table.turns or not played.table.turns[-1].chance:
        played.play()
    drawn = set()
    turns = played.table.turns[:-1]
    seat, text, _ = played.table.turns[-1]
    if seat == 1:
        played.play()
    for _ in range(6):
        game = played.table.copy()
        game.seats[seat] = person(seat)
        number = len(turns)
        draft = actions.Draft("undo", seat, {"turn": number})
        again = Played.__new__(Played)
        again.__dict__.update(played.__dict__, table=game, entries=[])
        again.do(lambda table, now, draft=draft: [draft])  # type: ignore[misc]
        report = quinta.Report()
        again.table.game.play(again.table.game.parse(text), report)
        drawn.add(tuple(report.chance))
    assert len(drawn) > 1


# --- leaving ---------------------------------------------------------------------------------


def test_with_two_players_resigning_ends_the_game_and_the_other_wins() -> None:
    played = Played(person(0), person(1))
    played.play(4)
    [event] = played.do(actions.resign(0))
    assert isinstance(event, messages.Resigned)
    assert event.result is not None
    assert (event.result.reason, event.result.winners) == ("resigned", [1])
    assert event.result.rounds == [event.result.scores]
    assert [seat.out for seat in played.table.seats_shown(())] == ["resigned", None]
    assert played.table.state == "over"
    assert played.table.undo() is None
    refused("conflict", played, actions.undo(1))
    refused("conflict", played, actions.resign(1))
    same_as_stored(played)


def test_with_three_players_a_bot_plays_on_and_cannot_win() -> None:
    for seed in range(3):
        played = Played(person(0), person(1), person(2), seed=seed)
        played.do(actions.resign(0))
        assert state(played) == "playing"
        assert played.table.bot == "casual"
        refused("conflict", played, actions.turn(0, 0, lambda game: game.legal_moves()[0]))
        while state(played) != "over":
            if played.table.bot:
                played.do(actions.bot_turn(len(played.table.turns), played.text()))
            else:
                played.play()
        result = played.table.result()
        assert result is not None
        assert result.reason == "finished"
        others = [1, 2]
        best = max(result.scores[seat] for seat in others)
        assert result.winners == [seat for seat in others if result.scores[seat] == best]


def test_an_absent_player_is_replaced_when_those_present_agree() -> None:
    played = Played(person(0), person(1), person(2), person(3))
    refused("conflict", played, actions.propose_replacement(0, 1, "strong", {0, 1, 2}))
    [asked] = played.do(actions.propose_replacement(0, 1, "strong", {0, 2}))
    assert isinstance(asked, messages.Proposed)
    assert asked.proposal.waiting == [2]
    answered, replaced = played.do(actions.answer(2, asked.n, True, {0, 2}))
    assert isinstance(answered, messages.Answered)
    assert isinstance(replaced, messages.Replaced)
    assert played.table.seats[1].kind == "bot"
    with pytest.raises(Refusal):
        actions.seat_of(played.table, "1")
    same_as_stored(played)


def test_a_player_who_came_back_is_not_replaced() -> None:
    played = Played(person(0), person(1), person(2))
    [asked] = played.do(actions.propose_replacement(0, 1, "strong", {0, 2}))
    refused("conflict", played, actions.answer(2, asked.n, True, {0, 1, 2}))


def test_whoever_is_alone_with_an_absent_friend_decides_alone() -> None:
    played = Played(person(0), friend())
    [event] = played.do(actions.propose_replacement(0, 1, "beginner", {0}))
    assert isinstance(event, messages.Replaced)
    assert played.table.state == "playing"


# --- words -----------------------------------------------------------------------------------


def test_names_and_chat_lose_what_cannot_be_seen() -> None:
    played = Played(person(0), person(1))
    played.do(actions.rename(0, "  A\u202e\x00nn \n e\u0301 " + "x" * 100))
    assert played.table.seats[0].name == "Ann \u00e9 " + "x" * 24
    refused("bad-request", played, actions.rename(0, "\u200b \u202e"))
    refused("bad-request", played, actions.chat(0, "\x07"))


def test_the_record_of_a_table_is_a_record() -> None:
    played = Played(person(0), person(1))
    played.play(20)
    text = record(played.table.first, played.table.turns, ["a note"])
    assert quinta.Record.from_text(text).verify().scores == played.table.game.scores


def test_a_table_takes_little_memory() -> None:
    """A long game with everything that the table keeps of it."""
    import tracemalloc

    template = Played(person(0), person(1), game="queens-garden")
    template.play_out()
    kept: list[Table] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(20):
        kept.append(template.again())
    used = (tracemalloc.get_traced_memory()[0] - before) / 20
    tracemalloc.stop()
    assert used < 20_000, f"{used:.0f} bytes"
