### Queen’s Garden: the board, what can be chosen there, tips.

## Pieces

garden-joker = joker

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

## Refused: why something cannot be done

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
