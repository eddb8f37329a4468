### Het analysebord en de editor: elke stelling, wat die waard is en hoe die wordt opgebouwd.

## Analysebord

study-looking = De beste beurten worden gezocht…
study-exact = Alles wat nog kan volgen is bekeken.
study-worth = Wat elke speler kan verwachten
study-chance = Winstkans
study-margin = ±{ $error }
study-retry = Opnieuw zoeken
study-play = Spelen
study-best-note = Een klik toont een beurt op het bord, nog een klik speelt hem. ± is de standaardfout.
study-unjudged-running = Dit is een stelling uit een spel dat mensen nu spelen. Ze wordt pas beoordeeld als dat spel voorbij is.
study-turns = Geprobeerde beurten
study-root = De stelling aan het begin
study-branch = Zijtak:
study-cut = Deze beurt en alles erna verwijderen

## Links

study-share = Deze stelling delen
study-link = Link naar deze stelling
study-link-note = Wie hem opent, ziet deze stelling en kan daar verder spelen. Verder geeft hij niets prijs.
study-unopened = Deze stelling kan niet worden geopend
study-link-damaged = De link is beschadigd of aan het eind afgebroken. Kopieer de hele link en probeer het opnieuw.
study-link-long = De link is langer dan die van welke stelling dan ook.
study-link-version = De link is gemaakt door een andere versie van deze pagina. Laad de pagina opnieuw of vraag een nieuwe link.
study-link-game = De link gaat over een ander spel.
study-anew = Met een nieuwe stelling beginnen
study-fault = Zo’n stelling is niet mogelijk. De spelengine meldt:

## Editor

editor-verdict = Is deze stelling mogelijk?
editor-fine = Deze stelling is mogelijk.
editor-checking = Wordt nagekeken…
editor-score = Wat ze oplevert
editor-score-now = Punten nu
editor-score-round = Deze ronde: { $item }
editor-score-note = Als er nu voor deze ronde en voor het einde geteld zou worden.
editor-score-over = Het spel is voorbij: dit alles zit al in de punten.
editor-heading = Het spel
editor-clear = Tafel leegmaken
editor-deal = Nieuw spel klaarzetten
editor-round = Ronde
editor-phase = Fase
editor-phase-over = spel voorbij
editor-to-move = Aan de beurt
editor-marker-nobody = niemand heeft het
editor-points = Punten
editor-passed = Heeft gepast
editor-options = Opties
editor-options-use = Deze opties gebruiken
editor-use = Wat je ermee kunt doen
editor-judge = De beste beurten zoeken
editor-play-on = Vanaf hier verder spelen
editor-play-as = Je speelt als
editor-play-against = De anderen zijn bots
editor-save = Opslaan als bestand
editor-load = Bestand openen
editor-file-large = Het bestand is groter dan welke stelling dan ook.
editor-file-unread = In dit bestand staat geen stelling.
editor-nothing = Niets
editor-less = Eén minder: { $what }
editor-more = Eén meer: { $what }
