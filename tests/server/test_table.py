"""What happens at a table, without a server: turns, undo, proposals, resigning, results."""

from __future__ import annotations

from itertools import islice, takewhile

import msgspec
import pytest

import quinta
from quinta import protocol
from quinta.protocol.games import PointsChanged
from quinta.server import actions
from quinta.server.actions import NewEntry
from quinta.server.entries import UndoEntry
from quinta.server.errors import Refusal
from quinta.server.table import DRAWS_TAKEN_BACK, Table
from server.tables import Played, bot, friend, gone, here, just_left, person


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
    assert isinstance(last, protocol.TurnPlayed)
    assert last.state == "over"
    assert isinstance(last.result, protocol.Result)
    assert last.result.reason == "finished"
    assert last.result.scores == played.table.game.scores
    assert last.result.winners == played.table.game.winners
    assert last.result.start == quinta.new(game, 3).scores
    assert last.result.rounds[-1] == last.result.scores
    assert len(last.result.rounds) == played.table.game.round
    assert all(last.result.items)
    same_as_stored(played)


@pytest.mark.parametrize("game", quinta.GAMES)
def test_the_result_says_what_was_lost_in_each_round(game: str) -> None:
    played = Played(person(0), person(1), game=game)
    lost: dict[int, list[int]] = {}
    while state(played) != "over":
        now = lost.setdefault(played.table.game.round, [0, 0])
        (event,) = played.play()
        assert isinstance(event, protocol.TurnPlayed)
        for one in takewhile(lambda one: one["event"] != "final-scored", event.events):
            if one["event"] == "points":
                change = msgspec.convert(one, PointsChanged)
                now[change.seat] += min(0, change.points)
    found = played.table.result()
    assert found is not None
    assert found.lost == list(lost.values())
    assert any(some < 0 for seats in found.lost for some in seats)


@pytest.mark.parametrize("game", quinta.GAMES)
def test_what_a_turn_lost_does_not_count_once_it_is_taken_back(game: str) -> None:
    played = Played(person(0), person(1), game=game)
    while not any(min(turn.points) < 0 for turn in played.table.lost):
        played.play()
    last = len(played.table.record.turns) - 1
    played.do(lambda table, now: [NewEntry(0, UndoEntry(last))])
    played.do(actions.resign(0))
    found = played.table.result()
    assert found is not None
    assert found.lost and not any(some for seats in found.lost for some in seats)
    same_as_stored(played)


def test_events_are_numbered_without_gaps() -> None:
    played = Played(person(0), person(1))
    events = played.play(5) + played.do(actions.rename(0, "Ann"))
    assert [event.n for event in events] == [1, 2, 3, 4, 5, 6]


def test_a_turn_with_a_stale_number_is_a_conflict() -> None:
    played = Played(person(0), person(1))
    text = played.text()
    played.play()
    refused("conflict", played, actions.turn(0, 0, lambda game: game.parse(text)))


def test_a_turn_of_somebody_else_is_a_conflict() -> None:
    played = Played(person(0), person(1))
    text = played.text()
    refused("conflict", played, actions.turn(1, played.table.n, lambda game: game.parse(text)))


def test_a_turn_against_the_rules_names_the_clause() -> None:
    played = Played(person(0), person(1), game="queens-garden")
    wrong = "tile blue-tree at 1,0"
    refusal = refused(
        "illegal", played, actions.turn(0, played.table.n, lambda game: game.parse(wrong))
    )
    assert refusal.clause == "QG-4.4"


def test_nobody_plays_while_a_friend_is_awaited_and_the_friend_starts_the_game() -> None:
    played = Played(person(0), friend())
    text = played.text()
    assert state(played) == "waiting"
    refused("conflict", played, actions.turn(0, played.table.n, lambda game: game.parse(text)))
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
    assert played.table.record.turns[0].chance == ""
    assert played.table.undo() == protocol.Undo(0, True, None)
    [event] = played.do(actions.undo(0, played.table.n))
    assert isinstance(event, protocol.TurnUndone)
    assert event.turn == 0
    assert played.table.game.snapshot() == before
    same_as_stored(played)


def test_after_the_next_turn_the_others_are_asked_and_decide() -> None:
    played = Played(person(0), person(1), person(2))
    before = played.table.game.snapshot(hidden=False)
    played.play(2)
    [asked] = played.do(actions.undo(0, played.table.n))
    assert isinstance(asked, protocol.Proposed)
    assert asked.proposal.waiting == [1, 2]
    refused("conflict", played, actions.undo(0, played.table.n))
    refused("conflict", played, actions.answer(0, asked.n, True, gone))
    [first] = played.do(actions.answer(1, asked.n, True, gone))
    assert isinstance(first, protocol.Answered)
    assert not first.closed
    refused("conflict", played, actions.answer(1, asked.n, True, gone))
    second, undone = played.do(actions.answer(2, asked.n, True, gone))
    assert isinstance(second, protocol.Answered)
    assert second.closed
    assert isinstance(undone, protocol.TurnUndone)
    assert undone.position == before
    assert not played.table.proposals
    same_as_stored(played)


def test_one_who_disagrees_or_plays_on_closes_the_question() -> None:
    played = Played(person(0), person(1))
    played.play(2)
    [asked] = played.do(actions.undo(0, played.table.n))
    [answered] = played.do(actions.answer(1, asked.n, False, gone))
    assert isinstance(answered, protocol.Answered)
    assert answered.closed
    assert len(played.table.record.turns) == 2
    played.do(actions.undo(0, played.table.n))
    played.play()
    assert not played.table.proposals


def test_bots_agree_at_once_and_their_turns_go_back_as_well() -> None:
    played = Played(person(0), bot(), bot())
    before = played.table.game.snapshot(hidden=False)
    played.play(3)
    assert played.table.undo() == protocol.Undo(0, False, None)
    [event] = played.do(actions.undo(0, played.table.n))
    assert isinstance(event, protocol.TurnUndone)
    assert event.position == before


def drawing(played: Played) -> tuple[str, str]:
    """Play on until the seat to move has a turn that draws and one that does not; the two."""
    while True:
        game = played.table.game
        moves = list(islice(game.legal_moves(), 300))
        draws = [bool(chance_of(game, move)) for move in moves]
        if any(draws) and not all(draws):
            return game.text(moves[draws.index(True)]), game.text(moves[draws.index(False)])
        played.play()


def chance_of(game: quinta.Game, move: int) -> list[int]:
    """What a turn would draw, if it draws."""
    report = quinta.Report()
    game.copy().play(move, report)
    return report.chance


def outcomes(played: Played, text: str, tries: int = 40) -> set[str]:
    """What a turn brings, each time it is tried from the same table."""
    before, found = played.table, set()
    for _ in range(tries):
        action = actions.turn(before.game.to_move, before.n, lambda game: game.parse(text))
        [event] = played.do(action)
        assert isinstance(event, protocol.TurnPlayed)
        found.add(event.chance)
        played.table = before
        played.entries.pop()
    return found


@pytest.mark.parametrize("game", quinta.GAMES)
def test_nothing_is_drawn_from_an_order_that_exists_before(game: str) -> None:
    played = Played(person(0), person(1), game=game)
    assert len(outcomes(played, drawing(played)[0])) > 1


@pytest.mark.parametrize("game", quinta.GAMES)
def test_a_draw_that_was_taken_back_does_not_return_after_another_undo(game: str) -> None:
    """Draw, agreed undo, quiet turn, free undo: what was seen is no more likely than before."""
    played = Played(person(0), person(1), game=game)
    text, quiet = drawing(played)
    seat = played.table.game.to_move
    [drawn] = played.do(actions.turn(seat, played.table.n, lambda game: game.parse(text)))
    assert isinstance(drawn, protocol.TurnPlayed)
    [asked] = played.do(actions.undo(seat, played.table.n))
    played.do(actions.answer(1 - seat, asked.n, True, gone))
    played.do(actions.turn(seat, played.table.n, lambda game: game.parse(quiet)))
    played.do(actions.undo(seat, played.table.n))
    assert outcomes(played, text) != {drawn.chance}
    assert played.table.taken_back[seat] == 1


def test_against_bots_only_few_draws_can_be_taken_back_and_the_result_says_so() -> None:
    played = Played(person(0), bot(), game="queens-garden")
    for number in range(DRAWS_TAKEN_BACK + 1):
        while True:
            text, _ = drawing(played)
            if played.table.game.to_move == 0:
                break
            played.do(actions.bot_turn(played.table.n, "casual", played.table.game.parse(text)))
        played.do(actions.turn(0, played.table.n, lambda game, text=text: game.parse(text)))  # type: ignore[misc]
        if number < DRAWS_TAKEN_BACK:
            undo = played.table.undo()
            assert undo is not None
            assert (undo.seat, undo.left) == (0, DRAWS_TAKEN_BACK - number)
            played.do(actions.undo(0, played.table.n))
    assert played.table.undo() is None
    refused("conflict", played, actions.undo(0, played.table.n))
    same_as_stored(played)
    played.do(actions.resign(0))
    result = played.table.result()
    assert result is not None
    assert result.taken_back == [DRAWS_TAKEN_BACK, 0]


def test_a_turn_that_brought_nothing_to_light_can_be_taken_back_again_and_again() -> None:
    played = Played(person(0), bot())
    for _ in range(2 * DRAWS_TAKEN_BACK):
        played.play()
        assert played.table.record.turns[-1].chance == ""
        played.do(actions.undo(0, played.table.n))
    assert played.table.taken_back == [0, 0]


def test_where_the_deal_is_known_the_same_draws_come_again() -> None:
    played = Played(person(0), bot(), game="queens-garden", known=True)
    assert len(outcomes(played, drawing(played)[0])) == 1


@pytest.mark.parametrize("what", ["turn", "undo", "bot"])
def test_what_was_decided_at_another_position_is_refused(what: str) -> None:
    """After an undo and another turn there are as many turns as before, but it is another game."""
    played = Played(person(0), bot() if what == "bot" else person(1))
    played.play()
    seen = played.table.n
    if what == "bot":
        stale = actions.bot_turn(seen, "casual", played.move())
    elif what == "undo":
        stale = actions.undo(0, seen)
    else:
        text = played.text()
        stale = actions.turn(1, seen, lambda game: game.parse(text))
    played.do(actions.undo(0, seen))
    played.play()
    assert len(played.table.record.turns) == 1
    refused("conflict", played, stale)


def test_what_happens_beside_the_game_does_not_make_a_turn_stale() -> None:
    played = Played(person(0), person(1))
    seen, text = played.table.n, played.text()
    played.do(actions.rename(1, "Bo"))
    played.do(actions.turn(0, seen, lambda game: game.parse(text)))
    refused("conflict", played, actions.turn(1, 99, lambda game: game.parse(played.text())))


# --- leaving ---------------------------------------------------------------------------------


def test_with_two_players_resigning_ends_the_game_and_the_other_wins() -> None:
    played = Played(person(0), person(1))
    played.play(4)
    [event] = played.do(actions.resign(0))
    assert isinstance(event, protocol.Resigned)
    assert isinstance(event.result, protocol.Result)
    assert (event.result.reason, event.result.winners) == ("resigned", [1])
    assert event.result.rounds == [event.result.scores]
    assert [seat.out for seat in played.table.seats_shown(())] == ["resigned", None]
    assert played.table.state == "over"
    assert played.table.undo() is None
    refused("conflict", played, actions.undo(1, played.table.n))
    refused("conflict", played, actions.resign(1))
    same_as_stored(played)


def test_with_three_players_a_bot_plays_on_and_cannot_win() -> None:
    for seed in range(3):
        played = Played(person(0), person(1), person(2), seed=seed)
        played.do(actions.resign(0))
        assert state(played) == "playing"
        assert played.table.bot == "casual"
        refused(
            "conflict", played, actions.turn(0, played.table.n, lambda game: game.legal_moves()[0])
        )
        while state(played) != "over":
            if played.table.bot:
                played.do(actions.bot_turn(played.table.n, "casual", played.move()))
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
    refused("conflict", played, actions.propose_replacement(0, 1, "strong", {0, 2}, here))
    wait = refused("conflict", played, actions.propose_replacement(0, 1, "strong", {0}, just_left))
    assert wait.retry_after == 42
    [asked] = played.do(actions.propose_replacement(0, 1, "strong", {0, 2}, gone))
    assert isinstance(asked, protocol.Proposed)
    assert asked.proposal.waiting == [2]
    answered, replaced = played.do(actions.answer(2, asked.n, True, gone))
    assert isinstance(answered, protocol.Answered)
    assert isinstance(replaced, protocol.Replaced)
    assert played.table.seats[1].bot == "strong"
    shown = played.table.seats_shown(())[1]
    assert (shown.kind, shown.level, shown.name, shown.held) == ("bot", "strong", "Player 1", True)
    same_as_stored(played)


def test_a_player_gets_the_seat_back_that_a_bot_held() -> None:
    played = Played(person(0), person(1), person(2))
    refused("conflict", played, actions.take_back_seat(0))
    played.do(actions.propose_replacement(1, 0, "strong", set(), gone))
    assert played.table.bot == "strong"
    text = played.text()
    refused("conflict", played, actions.turn(0, played.table.n, lambda game: game.parse(text)))
    thought = actions.bot_turn(played.table.n, "strong", played.table.game.parse(text))
    assert actions.seat_of(played.table, "0") == 0
    [event] = played.do(actions.take_back_seat(0))
    assert isinstance(event, protocol.Returned)
    refused("conflict", played, thought)
    played.do(actions.turn(0, played.table.n, lambda game: game.parse(text)))
    same_as_stored(played)


def test_a_player_who_came_back_is_not_replaced() -> None:
    played = Played(person(0), person(1), person(2))
    [asked] = played.do(actions.propose_replacement(0, 1, "strong", {0, 2}, gone))
    refused("conflict", played, actions.answer(2, asked.n, True, here))


def test_whoever_is_alone_with_a_friend_who_never_came_decides_alone() -> None:
    played = Played(person(0), friend())
    [event] = played.do(actions.propose_replacement(0, 1, "beginner", {0}, just_left))
    assert isinstance(event, protocol.Replaced)
    assert state(played) == "playing"
    refused("forbidden", played, actions.join(1, "Eve", "guess", "token"))
    played.do(actions.join(1, "Bo", "invitation", "token"))
    assert played.table.seats[1].in_game
    same_as_stored(played)


# --- words -----------------------------------------------------------------------------------


def test_names_lose_what_cannot_be_seen() -> None:
    played = Played(person(0), person(1))
    played.do(actions.rename(0, "  A\u202e\x00nn \n e\u0301 " + "x" * 100))
    assert played.table.seats[0].name == "Ann \u00e9 " + "x" * 24
    refused("bad-request", played, actions.rename(0, "\u200b \u202e"))


def test_the_record_of_a_table_is_a_record() -> None:
    played = Played(person(0), person(1))
    played.play(20)
    text = played.table.record.text()
    assert quinta.Record.from_text(text).verify().scores == played.table.game.scores


def test_a_table_takes_little_memory() -> None:
    """A long game with everything that the table keeps of it."""
    import tracemalloc

    template = Played(person(0), person(1), game="queens-garden", known=True)
    template.play_out()
    kept: list[Table] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(20):
        kept.append(template.again())
    used = (tracemalloc.get_traced_memory()[0] - before) / 20
    tracemalloc.stop()
    assert used < 26_000, f"{used:.0f} bytes"
