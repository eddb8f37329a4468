### Texts that all games share: start, table, replay, settings, errors, log.
###
### Players’ names stand in the nominative and never get an ending. Pieces come in as
### finished texts (`$pieces`), also in the nominative: they stand after a colon or in brackets.

app-name = Quinta
app-skip = Skip to the content
app-loading = Loading…
app-not-found = There is no page here.
app-home = Back to the start
app-list-separator = ,{ " " }

## The games and their words

game-round = Round { $round } of { $rounds }
game-rules = Rules
game-analysis = Analysis board
game-editor = Position editor

## Bots

level-beginner = Beginner
level-casual = Casual
level-intermediate = Intermediate
level-advanced = Advanced
level-strong = Strong
level-master = Master
level-beginner-about = Overlooks a lot: good for your first games
level-casual-about = Overlooks something every now and then
level-intermediate-about = Overlooks little, but hardly looks ahead
level-advanced-about = Looks a little ahead, and seldom overlooks anything
level-strong-about = Overlooks nothing, looks ahead and answers at once
level-master-about = Thinks for about two seconds a turn and looks furthest ahead
bot-name = Bot ({ $level ->
    [beginner] beginner
    [casual] casual
    [intermediate] intermediate
    [advanced] advanced
    [strong] strong
   *[master] master
})
bot-name-numbered = Bot { $number } ({ $level ->
    [beginner] beginner
    [casual] casual
    [intermediate] intermediate
    [advanced] advanced
    [strong] strong
   *[master] master
})

## Start

start-title = A new game
start-choose-game = Which game?
start-learn = New here? Learn in five minutes
start-learn-done = Lessons: { $done } of { $count } done
start-puzzles = Puzzles
start-puzzles-solved = Puzzles: { $solved } of { $count } solved
start-seats = Who plays?
start-seat = Seat { $seat }
start-seat-me = Me
start-seat-device = A person at this device
start-seat-friend = A friend by link
start-seat-bot = Bot
start-seat-name = Name
start-seat-name-default = Player { $seat }
start-seat-add = Add a seat
start-seat-remove = Remove seat { $seat }
start-levels = What to expect of the bots
start-levels-note = Each level wins about three of four games against the one before.
start-play = Play
start-playing = Setting up…
start-more = More options
start-open-tables = Open tables
start-open-none = No table is looking for players now.
start-open-join = Join
start-watch-tables = Games to watch
start-watch = Watch
start-my-tables = Your games
start-hide = Hide from this list
start-hidden = Hidden from this list.
start-all-games = All your games and statistics
start-hero = Two games of tiles. Play with friends, or against a bot.
start-link = Have a link?
start-link-paste = Paste it here
start-link-open = Open
start-link-bad = This is no link to a table.
start-record = Have a record?
start-record-choose = Open a file
start-record-note = Or drop its file anywhere on this page.
start-record-bad = This is no record of a game that can be replayed here.
start-table-state-waiting = Waiting
start-table-gone = No longer on the server
start-table-won = Won
start-table-shared = Victory shared
start-table-lost = Lost
start-table-state-over = Over
start-table-turn = Your turn
start-seat-friend-note = You get a link to send.

## Start: options

start-option-standard = Standard
start-option-variant = Variant
start-option-starts = Who starts
start-option-starts-seat = Seat { $seat }
start-option-starts-drawn = Drawn at random
start-option-starts-note = By the rulebook the youngest player starts.
start-option-starts-seed = With a seed, seat 1 starts unless you choose another.
start-option-clock = Clock
start-option-clock-none = No clock
start-option-clock-time = { $initial } + { $increment } a turn
start-option-clock-time-only = { $initial } in all
start-option-clock-own = Your own time
start-option-clock-initial = Minutes for each player
start-option-clock-increment = Seconds added each turn
start-option-seed = Seed
start-option-seed-note = The same seed gives the same deal. Leave it empty for a new one.
start-option-seed-alone = Not with friends or at an open table: you alone would know the deal.
start-option-public = Public: anyone may take the free seats and find the game to watch
start-option-hints = Hints: everybody may let a bot look for the best turns

## Table

table-invite = Invite to seat { $seat }
table-invite-text = Whoever opens it first takes the seat. It works once.
table-invite-copy = Copy link
table-invite-used = This invitation has been used already. You can watch the game.
table-copied = Copied
table-device-link = Play this seat on another device
table-device-link-text = Lets the holder play your seat: keep it to yourself.
table-watch-link = Link for watching
table-watch-link-text = Lets anyone watch and read the chat, but not play.
table-share = Share
table-qr = QR code
table-qr-label = QR code: { $label }
table-join = Sit down
table-join-as = Sit down at seat { $seat }
table-join-name = Your name
table-watchers = { $count ->
    [one] { $count } watcher
   *[other] { $count } watchers
}
table-confirm = Confirm
table-back = Back
table-skip = Skip
table-undo = Undo
table-undo-ask = Ask to undo
table-undo-left = { $count } left
table-hint = Hint
table-hint-thinking = Looking for a hint…
table-resign = Resign
table-resign-sure = Do you really want to give up?
table-resign-yes = Yes, resign
table-resign-no = No, play on
table-replace = Let a bot play for { $name }
table-rematch = Rematch
table-rematch-join = Go to the rematch
table-record = Download the record
table-replay = Replay
table-review = Review
table-new-game = New game
table-players = Players
table-score = Score
table-first-marker = First-player marker
table-away = Away
table-held = { bot-name } plays meanwhile
table-held-own = { $name }, you were away. { bot-name } plays for you.
table-take-back = Take my seat back
table-open-seat = Free seat
table-you = you
table-player-resigned = Resigned
table-player-timeout = Out of time
table-show-board = Show { $name }’s board
table-known-deal = Known deal (seed { $seed })
table-preview = This turn
table-preview-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
table-preview-score = Score afterwards: { $score }
table-ends-round = This ends the round.
table-pass = Pass

## Table: what it plays by

table-terms = What this table plays by
table-terms-starts = { $name } starts
table-terms-starts-seat = Seat { $seat } starts
table-terms-hints = Hints are allowed
table-terms-hints-none = No hints
table-terms-version = Begun by version { $version } of the rules

## Table: what is expected

table-waiting = Waiting for players
table-waiting-for = Waiting for { $names }
table-your-turn = Your turn
table-turn-of = { $name } is to play
table-turn-here = { $name }, it is your turn
table-turn-told = { $name }’s turn
table-thinking = { $name } is thinking
table-passed = Passed
table-over = The game is over
table-watching = You are watching
table-expect-pass = You can only pass.
table-expect-wait = Wait for your turn.
table-expect-confirm = Play this?
table-expect-place = Choose a place.
table-expect-watch = See how it goes on.
table-forced-one = Only one turn is possible.

## Table: why something cannot be done

no-told = Wait until the turn has been shown, or skip it.
no-back = There is no choice to take back.
no-undo = There is no turn of yours to take back.
no-hint = This table plays without hints.

## Table: hints

hint-best = Best turns
hint-lead = Expected lead
hint-of = Hint { $number } of { $count }
hint-points = { table-preview-points } now
hint-round = { table-preview-points } when this round is scored
hint-final = { table-preview-points } in the final scoring
hint-for = { $reason } ({ $items })
hint-others-less = { $count ->
    [one] about { $count } point less for the others
   *[other] about { $count } points less for the others
}
hint-others-more = { $count ->
    [one] about { $count } point more for the others
   *[other] about { $count } points more for the others
}

## Table: keys

keys-title = Keys
keys-close = Close
keys-confirm = Confirm the turn
keys-back = Take the last choice back, or skip
keys-hint = Show the best turn, then the next best
keys-arrows = From piece to piece
keys-tab = To the next part of the table
keys-drag = Pieces can be dragged as well, with a finger after a moment’s rest.

## Tips in the first game

coach-confirm = This is what you would do. Nothing is played until you confirm it.
coach-seen = Got it
coach-off = No more tips

## Table: chat and panels

table-log = Log
table-log-earlier = Earlier turns
table-chat = Chat
table-chat-write = Message
table-chat-send = Send
table-chat-mute = Mute { $name }
table-chat-unmute = Unmute { $name }
table-chat-empty = Nobody has said anything yet.
table-chat-earlier = Earlier messages
table-chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
table-panel-open = Log and chat
table-panel-close = Back to the board
table-rules-close = Close the rules
table-panel-table = Table
table-links = Links
table-more = This game
table-scoring-round = Scoring of round { $round }
table-scoring-final = Final scoring
table-scoring-close = Close the table of points
table-scoring-item = What scores
table-choose-level = Level of the bot
table-round = Round { $round }
table-chat-note = Everyone at this table can read this.

## Proposals

proposal-undo = { $name } asks to take back the last turn.
proposal-replace = { $name } asks that a bot plays for { $other }.
proposal-agree = Agree
proposal-refuse = Refuse
proposal-waiting = Waiting for an answer from { $names }

## Clock and connection

clock-label = Time left for { $name }
connection-lost = The connection is lost. Trying again…
connection-offline = This device is offline.
connection-back = Connected again
connection-retry = Try now
connection-reload = Reload

## Log

table-log-joined = { $name } sits down.
table-log-renamed = Seat { $seat } is now called { $name }.
table-log-undo = { $name } takes back a turn.
table-log-undo-asked = { $name } asks to take back a turn.
table-log-replace-asked = { $name } asks for a bot for { $other }.
table-log-agreed = { $name } agrees.
table-log-refused = { $name } refuses.
table-log-replaced = { bot-name } now plays for { $name }.
table-log-returned = { $name } takes the seat back.
table-log-paused = The server was away for { $unit ->
    [seconds] { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[hours] { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
}; no clock ran.
table-log-resigned = { $name } resigns.
table-log-timeout = { $name } is out of time.
table-log-rematch = A rematch is set up.
table-log-round = Round { $round } begins. { $name } starts.
table-log-marker = { $person ->
    [second] You take
   *[third] { $name } takes
} the first-player marker.
table-log-refill = { $count ->
    [one] { $count } tile goes from the tower into the bag.
   *[other] { $count } tiles go from the tower into the bag.
}
table-log-points = { $person ->
    [second] You
   *[third] { $name }
}: { $points } ({ $reason }), now { $score }
table-log-winner = { $name } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
table-log-winners = { $names } share the victory with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
table-log-clause = Rule { $clause }
table-log-undone = Taken back:
table-log-show = Show on the board

## Result

result-title = Result
result-winner = { $name } wins
result-winners = { $names } share the victory
result-you-win = You win
result-reason-resigned = by resignation
result-reason-timeout = as time ran out
result-taken-back = { $count ->
    [one] { $count } draw taken back
   *[other] { $count } draws taken back
}
result-start = Start
result-won = Won
result-lost = Lost or spent
result-total = Total
result-chart = Scores after each round
result-chart-point = { $name }, round { $round }: { $score }

## Replay

replay-title = Replay
replay-turn = Turn { $turn } of { $turns }
replay-start = The start
replay-first = To the start
replay-previous = One turn back
replay-next = One turn on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Turn
replay-back = Back to the table
replay-keys = The arrow keys go from turn to turn.
replay-rounds = Jump to a round

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = Same as the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-palette = Colours
settings-palette-usual = Usual
settings-palette-colour-blind = For colour-blind players
settings-marks = Patterns and marks on the tiles
settings-speed = Animation speed
settings-speed-off = No animation
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-confirm = Confirm each turn
settings-fast-scoring = Count points fast
settings-forced = Play forced turns automatically
settings-tips = Tips in your first game
settings-sound = Sounds
settings-volume = Volume
settings-vibration = Vibrate when it is your turn
settings-notices = Tell me when it is my turn
settings-notices-note = Also while the page is closed, through your browser’s push service. The message says that it is your turn and nothing else.
settings-notices-denied = The browser does not let this page show messages. You can change that in the browser’s settings.
settings-notices-unsupported = Messages cannot be shown here. They need a browser that has them, and a page over https.
settings-notices-page-only = Only while the page is open somewhere: this browser’s push service cannot be reached.
settings-about = About
settings-about-text = Quinta is free software under the Apache License 2.0. It needs no account, sets no cookies and asks no other server for anything.
about-unofficial = Quinta is unofficial. The names of the games belong to their owners, who have nothing to do with it. Pictures, words and code are our own.

## Errors by code

error-bad-request = The service did not understand that.
error-unauthorized = This seat’s key is not valid here.
error-forbidden = That is not your seat.
error-not-found = This table does not exist, or no longer.
error-conflict = The game has already gone on.
error-illegal = The rules do not allow that.
error-illegal-clause = The rules do not allow that ({ $clause }).
error-too-large = That is too long.
error-too-many-requests = That was a bit too fast. Please wait a moment.
error-too-many-requests-wait = Too many requests. Try again in { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}.
error-busy = The service is busy. Please try again in a moment.
error-too-early = They may come back: a bot can take over only after a longer absence.
error-too-early-wait = They may come back: a bot can take over in { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}.
error-offline = The service cannot be reached.
error-unknown = Something went wrong.
error-read-rule = Read rule { $clause }
