### The review of a game: its course, its turns, what was lost and what was luck.

review-overview = Overview
review-turns = Turns
review-turn = This turn
review-not-found = This game does not exist here, or no longer.
review-forbidden = This game is still being played. It can be reviewed when it is over.
review-not-yours = Only whoever began this review can stop it.

## How far it is

review-progress = { $done } of { $total } turns reviewed
review-waiting = Waiting: games that are being played go first.
review-stopped = Stopped after { $done } of { $total } turns.
review-stop = Stop
review-resume = Go on

## Points and chances

review-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
review-standing = { $points }, { $chance } chance to win

## The graph

review-graph = Expected lead
review-graph-luck = Luck
review-graph-errors = Errors
review-graph-wait = The first estimate is on its way.
review-graph-words = Expected lead of { $name }, in points: { $first } at the start, { $last } at the end; at most { $high } after turn { $highest }, at least { $low } after turn { $lowest }. Luck { $luck }, own errors { $own }, errors of the others { $others }.

## From turn to turn

review-previous-mistake = The mistake before
review-next-mistake = The next mistake
review-keys = Arrow keys: turn by turn. M: the next mistake. B: the best turn. T: try it again.
review-only-marked = Only marked turns
review-none-marked = No turn is marked.

## A turn

review-blunder = Blunder
review-mistake = Mistake
review-inaccuracy = Inaccuracy
review-good = Good
review-best-played = Best turn
review-forced = The only turn there was
review-decided = The game was decided
review-pending = Not reviewed yet
review-played = Played
review-best = Best
review-luck-of = Luck: what came was worth { $points } to { $name }.
review-try = Try it again
review-try-more = Try once more
review-try-end = Back to the review
review-judging = Your turn is being judged…
review-trial-same = This is the turn that was played.
review-trial-best = Nothing better was found.
review-trial-better = Better than the turn that was played.
review-trial-worse = Not as good as the turn that was played.
review-trial-even = About as good as the turn that was played.
review-trial-gain = Compared with the turn played: { $change }.
review-trial-lack = The best turn has more: { $change }.
review-play-on = Play on from here
review-play-on-note = You take the seat of { $name }, bots take the others.
review-play-on-level = Level

## The players

review-summary = Players
review-summary-wait = The summary follows when all turns are reviewed.
review-accuracy = Accuracy
review-accuracy-note = from 0 to 100
review-error = Error per decision
review-error-note = points (chance to win)
review-blunders = Blunders
review-mistakes = Mistakes
review-inaccuracies = Inaccuracies
review-decisions = Decisions
review-start = Expected at the start
review-luck = Luck
review-luck-note = what came, compared with what could have come
review-own = Own errors
review-others = Errors of the others
review-revised = Judged otherwise later
review-revised-note = what a later look saw that an earlier one did not
review-result = Lead at the end
review-expected = Expected lead now
review-adjusted = Without luck
review-adjusted-note = the lead at the end less the luck
