### The analysis board and the editor: any position, what it is worth, how it is put together.

## Analysis board

study-looking = Looking for the best turns…
study-exact = Everything that can follow was looked at.
study-worth = What each player can expect
study-chance = Chance to win
study-margin = ±{ $error }
study-retry = Look again
study-play = Play it
study-best-note = A click shows a turn on the board, another one plays it. ± is the standard error.
study-unjudged-running = This is a position of a game that people are playing. It is not judged before that game is over.
study-turns = Turns tried
study-root = The position at the start
study-branch = Branch:
study-cut = Remove this turn and all after it

## Links

study-share = Share this position
study-link = Link to this position
study-link-note = Whoever opens it sees this position and can play on from it. It gives nothing else away.
study-unopened = This position cannot be opened
study-link-damaged = The link is damaged or was cut off at its end. Copy the whole link and try again.
study-link-long = The link is longer than that of any position.
study-link-version = The link was made by another version of this page. Reload the page, or ask for a new link.
study-link-game = The link is about another game.
study-anew = Begin with a new position
study-fault = Such a position cannot exist. In the words of the rules engine:

## Editor

editor-verdict = Whether this position can exist
editor-fine = This position can exist.
editor-checking = Checking…
editor-score = What it scores
editor-score-now = Points now
editor-score-round = This round: { $item }
editor-score-note = If this round and the game were scored as it stands.
editor-score-over = The game is over: all of this is in the points already.
editor-heading = The game
editor-clear = Clear the table
editor-deal = Deal a new game
editor-round = Round
editor-phase = Phase
editor-phase-over = game over
editor-to-move = To move
editor-marker-nobody = nobody has it
editor-points = Points
editor-passed = Has passed
editor-options = Options
editor-options-use = Use these options
editor-use = What to do with it
editor-judge = Find the best turns
editor-play-on = Play on from here
editor-play-as = You play as
editor-play-against = The others are bots
editor-save = Save as file
editor-load = Open a file
editor-file-large = The file is larger than any position.
editor-file-unread = This file holds no position.
editor-nothing = Nothing
editor-less = One less: { $what }
editor-more = One more: { $what }
