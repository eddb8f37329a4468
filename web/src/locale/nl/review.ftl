### De analyse van een partij: haar verloop, haar beurten, wat verloren ging en wat geluk was.

review-overview = Overzicht
review-turns = Beurten
review-turn = Deze beurt
review-not-found = Deze partij bestaat hier niet, of niet meer.
review-forbidden = Deze partij is nog bezig. Je kunt haar analyseren als ze afgelopen is.
review-not-yours = Alleen wie deze analyse gestart heeft, kan haar stoppen.

## How far it is

review-progress = { $done } van { $total } beurten geanalyseerd
review-waiting = Wacht: partijen die gespeeld worden, gaan voor.
review-stopped = Gestopt na { $done } van { $total } beurten.
review-stop = Stoppen
review-resume = Verdergaan

## Points and chances

review-points = { $count ->
    [one] { $points } punt
   *[other] { $points } punten
}
review-standing = { $points }, { $chance } winstkans

## The graph

review-graph = Verwachte voorsprong
review-graph-luck = Geluk
review-graph-errors = Fouten
review-graph-wait = De eerste schatting komt eraan.
review-graph-words = Verwachte voorsprong van { $name }, in punten: { $first } aan het begin, { $last } aan het einde; op zijn hoogst { $high } na beurt { $highest }, op zijn laagst { $low } na beurt { $lowest }. Geluk { $luck }, eigen fouten { $own }, fouten van de anderen { $others }.

## From turn to turn

review-previous-mistake = De vorige fout
review-next-mistake = De volgende fout
review-keys = Pijltjestoetsen: beurt voor beurt. M: de volgende fout. B: de beste beurt. T: opnieuw proberen.
review-only-marked = Alleen gemarkeerde beurten
review-none-marked = Geen beurt is gemarkeerd.

## A turn

review-blunder = Blunder
review-mistake = Fout
review-inaccuracy = Onnauwkeurig
review-good = Goed
review-best-played = Beste beurt
review-forced = De enige mogelijke beurt
review-decided = De partij was beslist
review-pending = Nog niet geanalyseerd
review-played = Gespeeld
review-best = Beste
review-luck-of = Geluk: wat er kwam, was voor { $name } { $points } waard.
review-try = Opnieuw proberen
review-try-more = Nog een keer proberen
review-try-end = Terug naar de analyse
review-judging = Je beurt wordt beoordeeld…
review-trial-same = Dit is de beurt die gespeeld werd.
review-trial-best = Er werd niets beters gevonden.
review-trial-better = Beter dan de gespeelde beurt.
review-trial-worse = Niet zo goed als de gespeelde beurt.
review-trial-even = Ongeveer even goed als de gespeelde beurt.
review-trial-gain = Vergeleken met de gespeelde beurt: { $change }.
review-trial-lack = De beste beurt levert meer op: { $change }.
review-play-on = Vanaf hier verder spelen
review-play-on-note = Je neemt de plaats van { $name }, bots nemen de andere plaatsen.
review-play-on-level = Niveau

## The players

review-summary = Spelers
review-summary-wait = De samenvatting volgt als alle beurten geanalyseerd zijn.
review-accuracy = Nauwkeurigheid
review-accuracy-note = van 0 tot 100
review-error = Fout per beslissing
review-error-note = punten (winstkans)
review-blunders = Blunders
review-mistakes = Fouten
review-inaccuracies = Onnauwkeurigheden
review-decisions = Beslissingen
review-start = Verwacht aan het begin
review-luck = Geluk
review-luck-note = wat er kwam, vergeleken met wat er had kunnen komen
review-own = Eigen fouten
review-others = Fouten van de anderen
review-revised = Later anders beoordeeld
review-revised-note = wat pas later te zien was
review-result = Voorsprong aan het einde
review-expected = Verwachte voorsprong nu
review-adjusted = Zonder geluk
review-adjusted-note = de voorsprong aan het einde min het geluk
