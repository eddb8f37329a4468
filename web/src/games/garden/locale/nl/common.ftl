### Queen’s Garden: its names, options, pieces and log. Colours, patterns and features come in by name (`$colour` = "blue").

## The game

game-queens-garden = Tuin van de Koningin
game-queens-garden-about = Verzamel tegels, betaal ermee en leg een tuin aan waarin kleuren en patronen tot groepen uitgroeien.

## Start: options

start-option-board = Scorebord
start-option-custom = Eigen bord
start-option-variant-note = De spelregels tonen de getallen van de variant alleen op een afbeelding; deze zijn van onszelf. Vul die van je eigen spel in onder ‘Eigen bord’.
start-option-edition = Editie
start-option-edition-en = Engels
start-option-edition-nl = Nederlands
start-option-edition-pl = Pools
start-option-edition-ru = Russisch
start-option-repeat-payment = Gelijke zeshoeken in één betaling
start-option-repeat-payment-note = Ze mogen aan elkaar gelijk zijn, maar nooit aan de geplaatste.
start-option-refill = De toren vult de zak aan
start-option-refill-short = Bij minder dan 4 tegels
start-option-refill-empty = Zodra hij leeg is
start-board-round = Ronde { $round }
start-board-bonus = Bonus voor een groep van { $count }
start-board-jokers = Jokers voor: { garden-feature }
start-board-title = Punten per ronde
start-edition-sets = De editie bepaalt de twee regels hieronder; je kunt ze veranderen.
start-edition-by-language = { table-terms-edition }, volgens de taal van de pagina
start-board-cell = Ronde { $round }: { $name }
start-board-pictures = De getallen van het draaiwiel en de jokers voor het omsluiten staan hier zoals wij ze van de afbeeldingen in de spelregels aflezen. Staan er op jouw spel andere, vul die dan in.

## Table

table-preview-jokers = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}

## Table: what it plays by

table-terms-edition = { $edition ->
    [nl] Nederlandse editie
    [pl] Poolse editie
    [ru] Russische editie
    [en] Engelse editie
   *[unknown] Editie { $edition }
}
table-terms-edition-changed = { table-terms-edition }, met aanpassingen
table-terms-board = { $board ->
    [standard] Standaardscorebord
    [variant] Scorebord van de variant
    [custom] Eigen scorebord
   *[unknown] Scorebord { $board }
}
table-terms-board-named = Eigen scorebord: { $name }
table-terms-bonuses = Bonus voor groepen: { $bonuses }
table-terms-bonus = { $count ->
    [one] { $count } zeshoek
   *[other] { $count } zeshoeken
} { $points }
table-terms-bonus-none = Geen bonus voor groepen
table-terms-jokers = Jokers voor het omsluiten: { $jokers }
table-terms-joker = { garden-feature } { $count }
table-terms-repeat-yes = Zeshoeken in één betaling mogen aan elkaar gelijk zijn
table-terms-repeat-no = Zeshoeken in één betaling moeten allemaal verschillend zijn
table-terms-refill-short = De toren vult de zak aan als er minder dan 4 tegels over zijn
table-terms-refill-empty = De toren vult de zak aan zodra die leeg is

## Table: what is expected

table-expect-acquire-or-place = Neem, plaats of pas.
table-expect-acquire = Neem of pas.
table-expect-place-or-pass = Plaats of pas.
table-expect-copy = Kies welke van de gelijke je neemt.
table-expect-piece = Kies een tegel of een uitbreiding.
table-expect-name = Kies een kleur of een patroon.
table-expect-pay = Kies ‘Klaar’, of betaal met iets anders.
table-expect-discard = Kies wat je aflegt, of kies ‘Klaar’.

## Table: keys

keys-rotate = De uitbreiding draaien

## Items that score

item-colour = { garden-colour }
item-pattern = { garden-pattern }
item-pavilion = Paviljoens
item-jokers = Jokers
item-storage = Over op het opslagbord
item-group = Groepen

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

## Choices

garden-pieces = { $count ->
    [one] { $count } zeshoek
   *[other] { $count } zeshoeken
}
garden-cell = vakje { $q }, { $r }

## Scoring

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
