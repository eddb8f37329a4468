### Queen’s Garden: pieces, choices, log. Colours, patterns and features come in by name (`$colour` = "blue").

## Pieces

garden-colour = { $colour ->
    [blue] blauw
    [purple] paars
    [lilac] lila
    [yellow] geel
    [lime] lichtgroen
   *[green] groen
}
garden-pattern = { $pattern ->
    [tree] boom
    [bird] vogel
    [butterfly] vlinder
    [flower] bloem
    [plant] plant
   *[tulip] tulp
}
garden-hexagon = { $colour ->
    [blue] blauwe
    [purple] paarse
    [lilac] lila
    [yellow] gele
    [lime] lichtgroene
   *[green] groene
} { garden-pattern }
garden-expansion = uitbreiding ({ garden-hexagon })
garden-joker = joker
garden-jokers = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
garden-tiles = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
garden-feature = { $feature ->
    [fountain] fontein
    [statue] standbeeld
    [bench] bankje
   *[pavilion] paviljoen
}

## Log: an event of docs/library.md each

garden-log-acquire = { $person ->
    [second] Je neemt
   *[third] { $name } neemt
}: { $pieces }
garden-log-tile = { $person ->
    [second] Je plaatst
   *[third] { $name } plaatst
} een tegel: { garden-hexagon }
garden-log-expansion = { $person ->
    [second] Je plaatst
   *[third] { $name } plaatst
} een uitbreiding: { garden-hexagon }
garden-log-bought = { $person ->
    [second] Je koopt
   *[third] { $name } koopt
} een uitbreiding van de voorraadstapel.
garden-log-pay = { $person ->
    [second] Je betaalt
   *[third] { $name } betaalt
}: { $pieces }
garden-log-surround = { $person ->
    [second] Je omsluit
   *[third] { $name } omsluit
} een { garden-feature } en krijgt { garden-jokers }.
garden-log-surround-lost = { $count ->
    [one] Voor { $count } joker is geen plaats; die gaat verloren.
   *[other] Voor { $count } jokers is geen plaats; die gaan verloren.
}
garden-log-draw = Nieuwe tegels in het speelgebied: { $pieces }
garden-log-flip = Een uitbreiding wordt omgedraaid: { garden-hexagon }
garden-log-pass = { $person ->
    [second] Je past
   *[third] { $name } past
}.
garden-log-pass-discard = { $person ->
    [second] Je past
   *[third] { $name } past
} en legt af: { $pieces }
garden-log-round-scored = Puntentelling van ronde { $round }.
garden-log-clear = Het speelgebied wordt leeggemaakt: { garden-tiles } naar de toren.
garden-log-final-scored = Eindscore.
garden-reason-bought = uitbreiding gekocht
garden-reason-discarded = afgelegde zeshoeken
garden-reason-first-to-pass = als eerste gepast
garden-reason-round = puntentelling van de ronde
garden-reason-jokers = jokers
garden-reason-storage = opslagbord
garden-reason-groups = groepen

## The display

garden-display = Speelgebied
garden-slot-stack = { $count ->
    [one] Uitbreiding { $slot }, de laatste van de stapel
   *[other] Uitbreiding { $slot }, boven op de stapel van { $count }
}
garden-slot = { $count ->
    [0] Uitbreiding { $slot }, gedekt, zonder tegels
    [one] Uitbreiding { $slot }, gedekt, met { $count } tegel
   *[other] Uitbreiding { $slot }, gedekt, met { $count } tegels
}
garden-slot-up = Uitbreiding { $slot }, open: { garden-hexagon }
garden-bag = Zak
garden-tower = Toren
garden-supply = Voorraadstapel
garden-wheel = Draaiwiel: wat elke ronde oplevert
garden-wheel-round = Ronde { $round }: { $items }
garden-wheel-item = { $name } { $points }

## Choices

garden-acquire = Neem een kleur of een patroon
garden-acquire-colour = { $count ->
    [0] Nemen op kleur: { garden-colour }, kan nu niet
    [one] Nemen op kleur: { garden-colour }, { $count } zeshoek
   *[other] Nemen op kleur: { garden-colour }, { $count } zeshoeken
}
garden-acquire-pattern = { $count ->
    [0] Nemen op patroon: { garden-pattern }, kan nu niet
    [one] Nemen op patroon: { garden-pattern }, { $count } zeshoek
   *[other] Nemen op patroon: { garden-pattern }, { $count } zeshoeken
}
garden-pieces = { $count ->
    [one] { $count } zeshoek
   *[other] { $count } zeshoeken
}
garden-choose-copy = Kies welke van de gelijke je neemt: { $piece }
garden-copy = Neem deze: { $piece }
garden-cell = vakje { $q }, { $r }
garden-lies = { $piece }, { $place }
garden-cell-place = Hier plaatsen: { $place }
garden-area-place = De uitbreiding op uitbreidingsgebied { $area } plaatsen
garden-area-buy = { $points ->
    [one] Een uitbreiding kopen voor uitbreidingsgebied { $area }, { $points } punt
   *[other] Een uitbreiding kopen voor uitbreidingsgebied { $area }, { $points } punten
}
garden-rotate-left = Linksom draaien (Shift+R)
garden-rotate-right = Rechtsom draaien (R)
garden-zoom-in = De tuin vergroten
garden-zoom-out = De hele tuin tonen
garden-buy = { $points ->
    [one] Kopen voor { $points } punt
   *[other] Kopen voor { $points } punten
}
garden-buy-title = Een gedekte uitbreiding van de voorraadstapel, voor een leeg uitbreidingsgebied

## Gardens and storages

garden-garden-of = Tuin: { $name }
garden-storage = Opslagbord
garden-storage-of = Opslagbord: { $name }
garden-storage-used = { $count } van { $size }
garden-storage-full = { $count } van { $size }, vol
garden-space-empty = lege plek
garden-feature-surrounded = { garden-feature }, omsloten
garden-passed = heeft gepast
garden-marker = startspelerfiche
garden-enlarge = Deze tuin groot tonen: { $name }
garden-back-to-own = Terug naar je eigen tuin
garden-piece-place = Plaatsen: { $piece }
garden-piece-placed = Wordt geplaatst: { $piece }
garden-piece-pay = Hiermee betalen: { $piece }
garden-piece-paid = Wordt betaald: { $piece }
garden-piece-discard = Afleggen: { $piece }
garden-piece-discarded = Wordt afgelegd: { $piece }
garden-piece-comes = Komt op het opslagbord: { $piece }

## Scoring

garden-scored-each = { $name }: { $count } × { $each }
garden-scored-pavilions = { $count ->
    [one] { $count } paviljoen
   *[other] { $count } paviljoens
}
garden-scored-jokers = { $count ->
    [one] { $count } joker op het opslagbord
   *[other] { $count } jokers op het opslagbord
}
garden-scored-storage = { $count ->
    [one] { $count } zeshoek over op het opslagbord
   *[other] { $count } zeshoeken over op het opslagbord
}
garden-scored-group = { $name }: groep van { $count }
garden-scored-group-bonus = { $name }: groep van { $count }, bonus { $bonus }

## Refused: why something cannot be done

garden-no-absent = Niets in het speelgebied heeft dit.
garden-no-not-there = Hier ligt die niet.
garden-no-storage = { $free ->
    [0] Je opslagbord is vol: { $held } van { $spaces }.
   *[other] { $tiles ->
        [one] Er is geen plaats voor { $tiles } tegel: { $held } van { $spaces } plekken zijn bezet.
       *[other] Er is geen plaats voor { $tiles } tegels: { $held } van { $spaces } plekken zijn bezet.
    }
}
garden-no-expansion-storage = { $free ->
    [0] Geen plaats voor nog een uitbreiding: { $held } van { $spaces }.
   *[other] { $expansions ->
        [one] Er is geen plaats voor { $expansions } uitbreiding: { $held } van { $spaces } bezet.
       *[other] Er is geen plaats voor { $expansions } uitbreidingen: { $held } van { $spaces } bezet.
    }
}
garden-no-none-held = Er ligt niets op je opslagbord om te plaatsen.
garden-no-not-held = Dit ligt niet op je opslagbord.
garden-no-not-free = Dit vakje is niet vrij.
garden-no-rim = De zeshoek van de uitbreiding moet op de rand van een leeg uitbreidingsgebied komen.
garden-no-identical = Een groep zou twee gelijke zeshoeken krijgen.
garden-no-match = Geen buur heeft hier dezelfde kleur of hetzelfde patroon.
garden-no-nothing-fits = Geen tegel van je opslagbord past hier.
garden-no-nowhere = Dit past nergens in je tuin.
garden-no-cost = Kost { $cost }, je kunt { $pay } betalen.
garden-no-too-little = Hiermee kom je niet aan de volle kosten.
garden-no-twice = Zeshoeken van één betaling moeten allemaal verschillen.
garden-no-payment = Hiermee kun je nu niet betalen.
garden-no-same = Met een gelijke zeshoek kun je er niet voor betalen.
garden-no-line = Wat je betaalt, heeft allemaal dezelfde kleur of hetzelfde patroon als wat je plaatst.
garden-no-taken = Hier ligt al een uitbreiding.
garden-no-points = Kost { $price } punten, je hebt er { $score }.
garden-no-supply = De voorraadstapel is leeg.
garden-no-joker-placed = Met jokers betaal je alleen; ze liggen nooit in een tuin.
garden-no-joker-discarded = Jokers leg je niet af.
garden-no-other-payment = Met iets anders kun je hier niet betalen.
garden-no-piece-yet = Kies eerst iets van je opslagbord.
garden-no-own-garden = Deze tuin is van { $name }.
garden-no-storage-first = Die gaat eerst naar je opslagbord.
garden-no-rotate = Er is niets om te draaien.

## Tips in the first game

garden-coach-acquire = Tik op een tegel om te zien wat je met zijn kleur of patroon krijgt.
garden-coach-place = Op je opslagbord passen 12 tegels en jokers. Tik hier op een tegel om hem te plaatsen.
garden-coach-pay = Met de vervaagde tegels betaal je. Tik op andere om daarmee te betalen.
garden-coach-wheel = Het draaiwiel toont wat aan het eind van deze ronde punten geeft.
