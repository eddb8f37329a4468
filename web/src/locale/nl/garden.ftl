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

garden-log-acquire = { $name } neemt: { $pieces }
garden-log-tile = { $name } plaatst een tegel: { garden-hexagon }
garden-log-expansion = { $name } plaatst een uitbreiding: { garden-hexagon }
garden-log-bought = { $name } koopt een uitbreiding van de voorraadstapel.
garden-log-pay = { $name } betaalt: { $pieces }
garden-log-surround = { $name } omsluit een { garden-feature } en krijgt { garden-jokers }.
garden-log-surround-lost = { $count ->
    [one] Voor { $count } joker is geen plaats; die gaat verloren.
   *[other] Voor { $count } jokers is geen plaats; die gaan verloren.
}
garden-log-draw = Nieuwe tegels in het speelgebied: { $pieces }
garden-log-flip = Een uitbreiding wordt omgedraaid: { garden-hexagon }
garden-log-pass = { $name } past.
garden-log-pass-discard = { $name } past en legt af: { $pieces }
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

## Tips in the first game

garden-coach-acquire = Tik op een tegel om te zien wat je met zijn kleur of patroon krijgt.
garden-coach-place = Op je opslagbord passen 12 tegels en jokers. Tik hier op een tegel om hem te plaatsen.
garden-coach-pay = Met de vage tegels betaal je. Tik op andere om daarmee te betalen.
garden-coach-wheel = Het draaiwiel toont wat aan het eind van deze ronde punten geeft.
