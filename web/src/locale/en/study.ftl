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
