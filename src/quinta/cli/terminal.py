"""A game in the terminal: one person against bots.

The person is asked for small choices (``quinta.Stepwise``); forced ones are made for them. They
type a choice, by number or by word, or a whole turn in the notation of docs/notation.md, or a
command.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from quinta import GAMES, Game, IllegalMove, InvalidNotation, Move, Record, Report, Stepwise, draw
from quinta.bots import Budget
from quinta.cli.common import is_record, one_line, why
from quinta.cli.score import score_lines
from quinta.cli.seats import decision, default_bot, make_bot, play_bot
from quinta.cli.words import Offer, event_lines, offers, question
from quinta.core.chance import derived_seed
from quinta.core.plurals import number_of

PERSON: Final = 0
"""The person's seat."""

_MOST_LISTED: Final = 60
_HELP: Final = """\
Type the number of a choice, or its word. Or type a whole turn, such as
  {example}
or one of these:
  undo        take back your last choice in this turn
  board       show the board again
  moves       list the turns you can play; 'moves tile' those that begin so
  hint        ask a bot what it would play
  save FILE   save the game so far as a record
  help        this
  quit        leave the game"""


class PlayerLeft(Exception):
    """The person left the game."""


@dataclass(frozen=True)
class Screen:
    """Input and output of the game."""

    ask: Callable[[str], str]
    """Shows a prompt and returns the line typed; raises ``EOFError`` at the end of input."""
    say: Callable[[str], None]
    colour: bool
    width: int

    def line(self, prompt: str) -> str:
        """Return a typed line, or raise ``PlayerLeft`` at the end of input."""
        try:
            return self.ask(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.say("")
            raise PlayerLeft from None


class TerminalGame:
    """A game of a person in the first seat against bots in the others."""

    def __init__(
        self,
        game: Game,
        opponents: Sequence[str],
        budget: Budget,
        seed: int,
        screen: Screen,
        cores: int = 1,
    ) -> None:
        self.game = game
        self.record = Record.of(game, [f"seats you, {', '.join(opponents)}"])
        self._bots = [
            make_bot(name, game.name, derived_seed(seed, "seat", seat), cores)
            for seat, name in enumerate(opponents, PERSON + 1)
        ]
        self._kinds = ["", *opponents]
        self._names = ["You", *(f"{name} {seat}" for seat, name in enumerate(opponents, 1))]
        if len(opponents) == 1:
            self._names[1] = opponents[0]
        self._budget = budget
        self._seed = seed
        self._screen = screen
        self._say = screen.say

    def play(self) -> None:
        """Play the game to its end, or raise ``PlayerLeft`` when the person leaves."""
        game = self.game
        report: Report | None = None
        while not game.is_over:
            if game.to_move == PERSON:
                self._board()
                report = self._persons_turn()
            else:
                report = self._bots_turn(game.to_move)
            for line in event_lines(game, report, self._names):
                self._say(f"  {line}")
        self._board()
        self._say("\n" + "\n".join(score_lines(game, report, self._names)))
        winners = " and ".join(self._names[seat] for seat in game.winners)
        self._say(f"\nThe game is over. {winners} won with {number_of(max(game.scores), 'point')}.")
        self._offer_record()

    # --- turns ----------------------------------------------------------------------------

    def _bots_turn(self, seat: int) -> Report:
        bot, name = self._bots[seat - 1], self._kinds[seat]
        text, report = play_bot(bot, name, self.record, self.game, self._budget, self._turn_seed())
        self._say(f"{self._names[seat]}: {text}")
        return report

    def _turn_seed(self) -> int:
        return derived_seed(self._seed, "turn", len(self.record.turns))

    def _persons_turn(self) -> Report:
        """Ask until a turn is played."""
        turn = Stepwise(self.game)
        while True:
            turn.choose_forced()
            if turn.is_whole:
                move = turn.move()
                self._say(f"You: {self.game.text(move)}")
                return self.record.play(self.game, move)
            offered = offers(self.game, turn.path)
            self._offer(turn, offered)
            report = self._answered(turn, offered)
            if report is not None:
                return report

    def _offer(self, turn: Stepwise, offered: list[Offer]) -> None:
        so_far = self._path_text(turn)
        self._say(f"\n{so_far}{question(self.game, turn.path)}")
        texts = [f"{number:>3} {choice}" for number, choice in enumerate(offered, 1)]
        wide = max(map(len, texts)) + 2
        in_a_row = max(1, self._screen.width // wide)
        for first in range(0, len(texts), in_a_row):
            row = texts[first : first + in_a_row]
            self._say("".join(f"{text:<{wide}}" for text in row).rstrip())

    def _path_text(self, turn: Stepwise) -> str:
        words = [
            next(
                choice.word
                for choice in offers(self.game, turn.path[:place])
                if choice.step == step
            )
            for place, step in enumerate(turn.path)
        ]
        return f"{' > '.join(words)}: " if words else ""

    def _answered(self, turn: Stepwise, offered: list[Offer]) -> Report | None:
        """Handle one typed line; return the report if it was a whole turn."""
        line = " ".join(one_line(self._screen.line("> ")).split())
        command, _, rest = line.partition(" ")
        match command:
            case "":
                return None
            case "quit" | "exit":
                raise PlayerLeft
            case "help" | "?":
                self._say(_HELP.format(example=GAMES[self.game.name].words.EXAMPLE))
            case "board":
                self._board()
            case "moves":
                self._list_moves(rest)
            case "hint":
                self._hint()
            case "save":
                self._save(rest)
            case "undo":
                if not turn.undo_free():
                    self._say("There is no choice to take back in this turn.")
            case _:
                return self._chosen(turn, offered, line)
        return None

    def _chosen(self, turn: Stepwise, offered: list[Offer], line: str) -> Report | None:
        """Handle a choice by number or word, or a whole turn as text."""
        if line.isdecimal() and len(line) < 5:
            if not 1 <= int(line) <= len(offered):
                self._say(f"Choose a number from 1 to {len(offered)}.")
                return None
            turn.choose(offered[int(line) - 1].step)
            return None
        for choice in offered:
            if choice.word == line.lower():
                turn.choose(choice.step)
                return None
        try:
            move: Move = self.game.parse(line)
            return self.record.play(self.game, move)
        except (IllegalMove, InvalidNotation) as error:
            self._say(f"{error}. ('help' says what you can type.)")
            return None

    # --- commands -------------------------------------------------------------------------

    def _board(self) -> None:
        snapshot = self.game.snapshot(hidden=False)
        screen = self._screen
        text = draw.terminal(snapshot, screen.colour, screen.width, names=self._names)
        self._say("\n" + text.rstrip("\n"))

    def _list_moves(self, beginning: str) -> None:
        """List the legal turns that begin so, at most as many as one can read."""
        moves = self.game.legal_moves()
        shown = 0
        left_out = 0
        for index in range(len(moves)):
            # Passes with thousands of ways to discard are not listed.
            if index >= moves.passes + _MOST_LISTED:
                left_out += len(moves) - index
                break
            text = self.game.text(moves[index])
            if not text.startswith(beginning):
                continue
            if shown < _MOST_LISTED:
                self._say(f"  {text}")
                shown += 1
            else:
                left_out += 1
        if left_out:
            self._say(f"  and {left_out} more")
        elif not shown:
            self._say(f"No turn that you can play begins with {beginning!r}.")

    def _hint(self) -> None:
        name = default_bot()
        seed = self._turn_seed()
        bot = make_bot(name, self.game.name, seed)
        move = decision(bot, name, self.game, self._budget, seed)
        self._say(f"The bot {name!r} would play: {self.game.text(move)}")

    def _save(self, name: str) -> bool:
        if not name:
            self._say("Say where: save FILE")
            return False
        path = Path(name).expanduser()
        try:
            if path.exists() and not is_record(path.read_bytes()):
                self._say(f"{name} exists and is not a record: choose another name.")
                return False
            self.record.save(path)
        except OSError as error:
            self._say(f"Cannot write {name}: {why(error)}")
            return False
        turns = number_of(len(self.record.turns), "turn")
        self._say(f"Saved {turns} to {name}.")
        return True

    def _offer_record(self) -> None:
        while True:
            name = self._screen.line("Save the game? Name of a file, or Enter for no: ")
            if not name or self._save(name):
                return
