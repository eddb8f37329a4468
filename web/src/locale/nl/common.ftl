### Texts that all games share: start, table, replay, settings, errors, log.
###
### Players’ names stand in the nominative and never get an ending. Pieces come in as
### finished texts (`$pieces`), also in the nominative: they stand after a colon or in brackets.

app-name = Quinta
app-skip = Naar de inhoud
app-loading = Laden…
app-not-found = Hier is geen pagina.
app-home = Naar de startpagina
app-list-separator = ,{ " " }

## The games and their words

game-round = Ronde { $round } van { $rounds }
game-rules = Regels
game-analysis = Analysebord
game-editor = Stellingeditor

## Bots

level-beginner = Beginner
level-casual = Liefhebber
level-intermediate = Gemiddeld
level-advanced = Gevorderd
level-strong = Sterk
level-master = Meester
level-beginner-about = Ziet veel over het hoofd: goed voor je eerste spellen
level-casual-about = Ziet zo nu en dan iets over het hoofd
level-intermediate-about = Ziet weinig over het hoofd, maar kijkt nauwelijks vooruit
level-advanced-about = Kijkt een beetje vooruit en ziet zelden iets over het hoofd
level-strong-about = Ziet niets over het hoofd, kijkt vooruit en antwoordt meteen
level-master-about = Denkt zo’n twee seconden per beurt na en kijkt het verst vooruit
bot-name = Bot ({ $level ->
    [beginner] beginner
    [casual] liefhebber
    [intermediate] gemiddeld
    [advanced] gevorderd
    [strong] sterk
   *[master] meester
})
bot-name-numbered = Bot { $number } ({ $level ->
    [beginner] beginner
    [casual] liefhebber
    [intermediate] gemiddeld
    [advanced] gevorderd
    [strong] sterk
   *[master] meester
})

## Start

start-title = Een nieuw spel
start-choose-game = Welk spel?
start-learn = Nieuw hier? Leer het in vijf minuten
start-learn-done = Lessen: { $done } van { $count } gedaan
start-puzzles = Puzzels
start-puzzles-solved = Puzzels: { $solved } van { $count } opgelost
start-seats = Wie speelt er mee?
start-seat = Plaats { $seat }
start-seat-me = Ik
start-seat-device = Iemand op dit apparaat
start-seat-friend = Een vriend via een link
start-seat-bot = Bot
start-seat-name = Naam
start-seat-name-default = Speler { $seat }
start-seat-add = Plaats toevoegen
start-seat-remove = Plaats { $seat } verwijderen
start-levels = Wat je van de bots kunt verwachten
start-levels-note = Elk niveau wint ongeveer drie van de vier spellen van het vorige.
start-play = Spelen
start-playing = Wordt klaargezet…
start-more = Meer opties
start-open-tables = Open tafels
start-open-none = Er is nu geen tafel die spelers zoekt.
start-open-join = Aanschuiven
start-watch-tables = Spellen om te bekijken
start-watch = Kijken
start-my-tables = Je spellen
start-hide = Uit deze lijst verbergen
start-hidden = Uit deze lijst verborgen.
start-all-games = Al je spellen en statistieken
start-hero = Twee tegelspellen. Speel met vrienden of tegen een bot.
start-link = Heb je een link?
start-link-paste = Plak hem hier
start-link-open = Openen
start-link-bad = Dit is geen link naar een tafel.
start-record = Heb je een opgeslagen partij?
start-record-choose = Bestand openen
start-record-note = Of laat het bestand ergens op deze pagina vallen.
start-record-bad = Dit is geen partij die hier kan worden teruggekeken.
start-table-state-waiting = Wacht op spelers
start-table-gone = Niet meer op de server
start-table-won = Gewonnen
start-table-shared = Gedeelde winst
start-table-lost = Verloren
start-table-state-over = Afgelopen
start-table-turn = Jouw beurt
start-seat-friend-note = Je krijgt een link om te versturen.

## Start: options

start-option-standard = Standaard
start-option-variant = Variant
start-option-starts = Wie begint
start-option-starts-seat = De speler op plaats { $seat }
start-option-starts-drawn = Door loting
start-option-starts-note = Volgens de spelregels begint de jongste speler.
start-option-starts-seed = Met een toevalsgetal begint de speler op plaats 1, tenzij je iemand anders kiest.
start-option-clock = Klok
start-option-clock-none = Geen klok
start-option-clock-time = { $initial } + { $increment } per beurt
start-option-clock-time-only = { $initial } in totaal
start-option-clock-own = Eigen tijd
start-option-clock-initial = Minuten per speler
start-option-clock-increment = Extra seconden per beurt
start-option-seed = Toevalsgetal
start-option-seed-note = Hetzelfde getal geeft dezelfde verdeling. Laat leeg voor een nieuwe.
start-option-seed-alone = Niet met vrienden of aan een open tafel: alleen jij zou de verdeling kennen.
start-option-public = Openbaar: iedereen mag aanschuiven en het spel vinden om te kijken
start-option-hints = Tips: iedereen mag een bot de beste beurten laten zoeken

## Table

table-invite = Uitnodigen voor plaats { $seat }
table-invite-text = Wie hem als eerste opent, neemt de plaats in. Hij werkt één keer.
table-invite-copy = Link kopiëren
table-invite-used = Deze uitnodiging is al gebruikt. Je kunt wel meekijken.
table-copied = Gekopieerd
table-device-link = Op een ander apparaat verder spelen
table-device-link-text = Wie hem heeft, kan op jouw plaats spelen: houd hem voor jezelf.
table-watch-link = Link om te kijken
table-watch-link-text = Laat iedereen meekijken en de chat lezen, maar niet spelen.
table-share = Delen
table-qr = QR-code
table-qr-label = QR-code: { $label }
table-join = Aanschuiven
table-join-as = Aanschuiven op plaats { $seat }
table-join-name = Je naam
table-watchers = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
}
table-confirm = Klaar
table-back = Terug
table-skip = Overslaan
table-undo = Terugnemen
table-undo-ask = Vragen om terug te nemen
table-undo-left = nog { $count }
table-hint = Tip
table-hint-thinking = Een tip zoeken…
table-resign = Opgeven
table-resign-sure = Wil je echt opgeven?
table-resign-yes = Ja, opgeven
table-resign-no = Nee, doorspelen
table-replace = Een bot laten spelen in plaats van { $name }
table-rematch = Revanche
table-rematch-join = Naar de revanche
table-record = Partij downloaden
table-replay = Terugkijken
table-review = Analyse
table-new-game = Nieuw spel
table-players = Spelers
table-score = Score
table-first-marker = Startspelerfiche
table-away = Afwezig
table-held = { bot-name } speelt zolang
table-held-own = { $name }, je was afwezig. { bot-name } speelt voor je.
table-take-back = Mijn plaats terugnemen
table-open-seat = Vrije plaats
table-you = jij
table-player-resigned = Opgegeven
table-player-timeout = Tijd op
table-show-board = Bord van { $name } tonen
table-known-deal = Bekende verdeling (toevalsgetal { $seed })
table-preview = Deze beurt
table-preview-points = { $count ->
    [one] { $points } punt
   *[other] { $points } punten
}
table-preview-score = Score daarna: { $score }
table-ends-round = Hiermee eindigt de ronde.
table-pass = Passen

## Table: what it plays by

table-terms = Zo spelen we aan deze tafel
table-terms-starts = { $name } begint
table-terms-starts-seat = De speler op plaats { $seat } begint
table-terms-hints = Tips zijn toegestaan
table-terms-hints-none = Geen tips
table-terms-version = Begonnen volgens versie { $version } van de regels

## Table: what is expected

table-waiting = Wachten op spelers
table-waiting-for = Wachten op { $names }
table-your-turn = Jouw beurt
table-turn-of = { $name } is aan de beurt
table-turn-here = { $name }, jij bent aan de beurt
table-turn-told = De beurt van { $name }
table-thinking = { $name } denkt na
table-passed = Gepast
table-over = Het spel is afgelopen
table-watching = Je kijkt toe
table-expect-pass = Je kunt alleen passen.
table-expect-wait = Wacht op je beurt.
table-expect-confirm = Dit spelen?
table-expect-place = Kies een plek.
table-expect-watch = Kijk hoe het verdergaat.
table-forced-one = Er is maar één beurt mogelijk.

## Table: why something cannot be done

no-told = Wacht tot de beurt getoond is, of sla over.
no-back = Er is geen keuze om terug te nemen.
no-undo = Er is geen beurt van jou om terug te nemen.
no-hint = Aan deze tafel wordt zonder tips gespeeld.

## Table: hints

hint-best = Beste beurten
hint-lead = Verwachte voorsprong
hint-of = Tip { $number } van { $count }
hint-points = { table-preview-points } nu
hint-round = { table-preview-points } bij de telling van deze ronde
hint-final = { table-preview-points } bij de eindscore
hint-for = { $reason } ({ $items })
hint-others-less = { $count ->
    [one] ongeveer { $count } punt minder voor de anderen
   *[other] ongeveer { $count } punten minder voor de anderen
}
hint-others-more = { $count ->
    [one] ongeveer { $count } punt meer voor de anderen
   *[other] ongeveer { $count } punten meer voor de anderen
}

## Table: keys

keys-title = Toetsen
keys-close = Sluiten
keys-confirm = De beurt bevestigen
keys-back = De laatste keuze terugnemen, of overslaan
keys-hint = De beste beurt tonen, daarna de volgende
keys-arrows = Van tegel naar tegel
keys-tab = Naar het volgende deel van de tafel
keys-drag = Slepen kan ook, met een vinger na even vasthouden.

## Tips in the first game

coach-confirm = Dit zou je doen. Er wordt niets gespeeld tot je ‘Klaar’ kiest.
coach-seen = Begrepen
coach-off = Geen tips meer

## Table: chat and panels

table-log = Verloop
table-log-earlier = Eerdere beurten
table-chat = Chat
table-chat-write = Bericht
table-chat-send = Versturen
table-chat-mute = { $name } dempen
table-chat-unmute = { $name } niet meer dempen
table-chat-empty = Nog niemand heeft iets gezegd.
table-chat-earlier = Eerdere berichten
table-chat-unread = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
table-panel-open = Verloop en chat
table-panel-close = Terug naar het bord
table-rules-close = Regels sluiten
table-panel-table = Tafel
table-links = Links
table-more = Dit spel
table-scoring-round = Puntentelling van ronde { $round }
table-scoring-final = Eindscore
table-scoring-close = Puntentabel sluiten
table-scoring-item = Wat telt
table-choose-level = Niveau van de bot
table-round = Ronde { $round }
table-chat-note = Iedereen aan deze tafel kan dit lezen.

## Proposals

proposal-undo = { $name } vraagt om de laatste beurt terug te nemen.
proposal-replace = { $name } vraagt om een bot te laten spelen in plaats van { $other }.
proposal-agree = Akkoord
proposal-refuse = Weigeren
proposal-waiting = Wachten op antwoord van { $names }

## Clock and connection

clock-label = Resterende tijd van { $name }
connection-lost = De verbinding is weg. We proberen het opnieuw…
connection-offline = Dit apparaat is offline.
connection-back = Weer verbonden
connection-retry = Nu proberen
connection-reload = Opnieuw laden

## Log

table-log-joined = { $name } schuift aan.
table-log-renamed = Plaats { $seat } heet nu { $name }.
table-log-undo = { $name } neemt een beurt terug.
table-log-undo-asked = { $name } vraagt om een beurt terug te nemen.
table-log-replace-asked = { $name } vraagt om een bot in plaats van { $other }.
table-log-agreed = { $name } gaat akkoord.
table-log-refused = { $name } weigert.
table-log-replaced = { bot-name } speelt nu in plaats van { $name }.
table-log-returned = { $name } speelt weer zelf.
table-log-paused = De server was { $unit ->
    [seconds] { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
    [minutes] { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
   *[hours] { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }
} weg; de klokken stonden stil.
table-log-resigned = { $name } geeft op.
table-log-timeout = { $name } heeft geen tijd meer.
table-log-rematch = Er staat een revanche klaar.
table-log-round = Ronde { $round } begint. { $name } start.
table-log-marker = { $person ->
    [second] Je neemt
   *[third] { $name } neemt
} het startspelerfiche.
table-log-refill = { $count ->
    [one] { $count } tegel gaat uit de toren in de zak.
   *[other] { $count } tegels gaan uit de toren in de zak.
}
table-log-points = { $person ->
    [second] Jij
   *[third] { $name }
}: { $points } ({ $reason }), nu { $score }
table-log-winner = { $name } wint met { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
table-log-winners = { $names } delen de overwinning met { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
table-log-clause = Regel { $clause }
table-log-undone = Teruggenomen:
table-log-show = Op het bord tonen

## Result

result-title = Uitslag
result-winner = { $name } wint
result-winners = { $names } delen de overwinning
result-you-win = Je wint
result-reason-resigned = door opgave
result-reason-timeout = door tijdsoverschrijding
result-taken-back = { $count ->
    [one] { $count } trekking teruggenomen
   *[other] { $count } trekkingen teruggenomen
}
result-start = Begin
result-won = Gewonnen
result-lost = Verloren of uitgegeven
result-total = Totaal
result-chart = Scores na elke ronde
result-chart-point = { $name }, ronde { $round }: { $score }

## Replay

replay-title = Terugkijken
replay-turn = Beurt { $turn } van { $turns }
replay-start = Het begin
replay-first = Naar het begin
replay-previous = Eén beurt terug
replay-next = Eén beurt verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauzeren
replay-slider = Beurt
replay-back = Terug naar de tafel
replay-keys = Met de pijltjestoetsen ga je van beurt naar beurt.
replay-rounds = Naar een ronde springen

## Settings

settings-title = Instellingen
settings-language = Taal
settings-theme = Weergave
settings-theme-auto = Zoals het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-palette = Kleuren
settings-palette-usual = Standaard
settings-palette-colour-blind = Voor kleurenblinde spelers
settings-marks = Patronen en tekens op de tegels
settings-speed = Snelheid van de animatie
settings-speed-off = Geen animatie
settings-speed-slow = Langzaam
settings-speed-normal = Normaal
settings-speed-fast = Snel
settings-confirm = Elke beurt bevestigen
settings-fast-scoring = Punten snel tellen
settings-forced = Gedwongen beurten automatisch spelen
settings-tips = Tips in je eerste spel
settings-sound = Geluiden
settings-volume = Volume
settings-vibration = Trillen als je aan de beurt bent
settings-notices = Laat me weten wanneer ik aan de beurt ben
settings-notices-note = Ook als de pagina gesloten is, via de pushdienst van je browser. Het bericht zegt alleen dat jij aan de beurt bent.
settings-notices-denied = De browser staat deze pagina geen meldingen toe. Dat kun je in de instellingen van de browser wijzigen.
settings-notices-unsupported = Hier kunnen geen meldingen worden getoond. Daarvoor is een browser nodig die ze kent, en een pagina via https.
settings-notices-page-only = Alleen zolang de pagina ergens openstaat: de pushdienst van deze browser is niet bereikbaar.
settings-about = Over Quinta
settings-about-text = Quinta is vrije software onder de Apache License 2.0. Een account is niet nodig, er zijn geen cookies en er wordt bij geen andere server iets opgevraagd.
about-unofficial = Quinta is niet officieel. De namen van de spellen zijn van hun eigenaars, die er niets mee te maken hebben. Beeld, tekst en code zijn van onszelf.

## Errors by code

error-bad-request = De server begreep dat niet.
error-unauthorized = De sleutel van deze plaats is hier niet geldig.
error-forbidden = Dat is niet jouw plaats.
error-not-found = Deze tafel bestaat niet, of niet meer.
error-conflict = Het spel is al verdergegaan.
error-illegal = Dat mag niet volgens de regels.
error-illegal-clause = Dat mag niet volgens de regels ({ $clause }).
error-too-large = Dat is te lang.
error-too-many-requests = Dat ging iets te snel. Wacht even.
error-too-many-requests-wait = Te veel verzoeken. Probeer het over { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
} opnieuw.
error-busy = De server heeft het druk. Probeer het zo nog eens.
error-too-early = Deze speler kan nog terugkomen. Een bot mag het pas na een langere afwezigheid overnemen.
error-too-early-wait = Deze speler kan nog terugkomen. Een bot mag het over { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
} overnemen.
error-offline = De server is niet bereikbaar.
error-unknown = Er is iets misgegaan.
error-read-rule = Regel { $clause } lezen
