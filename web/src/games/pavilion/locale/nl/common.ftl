### Summer Pavilion: its names, options, pieces and log. Colours and features come in by name (`$colour` = "red").

## The game

game-summer-pavilion = Zomerpaviljoen
game-summer-pavilion-about = Neem tegels, spaar de jokerkleur en maak de sterren rond het paviljoen vol.

## Start: options

start-option-side = Kant van het bord
start-option-glazed-orange = Glazed Pavilion, oranje
start-option-glazed-purple = Glazed Pavilion, paars
start-option-glazed-note = De getallen van de borden van Glazed Pavilion komen uit een vrij toegankelijke digitale versie van het spel, niet uit de spelregels.

## Table: what it plays by

table-terms-side = { $board ->
    [standard] Standaardkant
    [variant] Variantkant
    [glazed-orange] Oranje kant van Glazed Pavilion
    [glazed-purple] Paarse kant van Glazed Pavilion
   *[unknown] Bord { $board }
}

## Table: what is expected

table-expect-draft = Kies een kleur van een werkplaats of uit het midden.
table-expect-lay-or-pass = Plaats of pas.
table-expect-source = Kies waarvandaan je neemt.
table-expect-colour = Kies een kleur.
table-expect-wilds = Kies ‘Klaar’, of gebruik meer of minder tegels in de jokerkleur.
table-expect-bonus = Kies tegels uit de voorraad, of kies ‘Klaar’.
table-expect-keep = Kies wat je bewaart, of kies ‘Klaar’.

## Items that score

item-kept = Bewaarde tegels
item-star = Sterren
item-number = Getallen
item-sets = Ornamentensets

## Pieces

pavilion-colour = { $colour ->
    [purple] paars
    [green] groen
    [orange] oranje
    [yellow] geel
    [blue] blauw
   *[red] rood
}
pavilion-tile = { $colour ->
    [purple] paarse
    [green] groene
    [orange] oranje
    [yellow] gele
    [blue] blauwe
   *[red] rode
} tegel
pavilion-tiles = { $count } { $colour ->
    [purple] paarse
    [green] groene
    [orange] oranje
    [yellow] gele
    [blue] blauwe
   *[red] rode
} { $count ->
    [one] tegel
   *[other] tegels
}
pavilion-tiles-any = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
pavilion-star = { $colour ->
    [purple] paarse ster
    [green] groene ster
    [orange] oranje ster
    [yellow] gele ster
    [blue] blauwe ster
    [red] rode ster
   *[many] veelkleurige ster
}
pavilion-feature = { $feature ->
    [pillar] pilaar
    [statue] standbeeld
    [window] raam
    [fountain] fontein
   *[unknown] { $feature }
}

## Log: an event of docs/library.md each

pavilion-log-draft-factory = { $person ->
    [second] Je neemt
   *[third] { $name } neemt
} van werkplaats { $factory }: { $pieces }
pavilion-log-draft-centre = { $person ->
    [second] Je neemt
   *[third] { $name } neemt
} uit het midden: { $pieces }
pavilion-log-place = { $person ->
    [second] Je plaatst
   *[third] { $name } plaatst
}: { pavilion-tile }, vak { $space } ({ $star })
pavilion-log-feature = { $person ->
    [second] Je omsluit
   *[third] { $name } omsluit
} een { pavilion-feature }: { pavilion-tiles-any } uit de voorraad
pavilion-log-bonus = { $person ->
    [second] Je neemt
   *[third] { $name } neemt
} uit de voorraad: { $pieces }
pavilion-log-supply = Nieuw in de voorraad: { $pieces }
pavilion-log-pass = { $person ->
    [second] Je past
   *[third] { $name } past
} en bewaart niets.
pavilion-log-pass-kept = { $person ->
    [second] Je past
   *[third] { $name } past
} en bewaart: { $pieces }
pavilion-log-discarded = In de toren: { $pieces }
pavilion-log-unpack = { $person ->
    [second] Je pakt
   *[third] { $name } pakt
} de bewaarde tegels: { $pieces }
pavilion-log-final-scored = Eindscore.
pavilion-reason-centre = als eerste uit het midden
pavilion-reason-placed = tegel geplaatst
pavilion-reason-not-kept = niet bewaarde tegels
pavilion-reason-kept = bewaarde tegels aan het eind
pavilion-reason-stars = sterren en getallen
pavilion-reason-sets = ornamentensets

## Board

pavilion-scored-number = Alle vakken met { $number }

## Refused: why something cannot be done

pavilion-no-drafting = Eerst worden alle tegels genomen, dan wordt er geplaatst.
pavilion-no-placing = Alle tegels zijn genomen: plaats er een of pas.
pavilion-no-factory = Deze werkplaats is er niet.
pavilion-no-empty = Hier liggen geen tegels.
pavilion-no-absent = Hier ligt geen tegel van deze kleur.
pavilion-no-wild = De jokerkleur kies je niet zolang er andere kleuren liggen.
pavilion-no-covered = Hier ligt al een tegel.
pavilion-no-colour = Deze kleur mag hier niet liggen.
pavilion-no-not-held = Je hebt geen tegel van deze kleur om te plaatsen.
pavilion-no-cost = Kost { $cost }, je kunt { $pay } betalen.
pavilion-no-wilds = { $fewest ->
    [0] Hoogstens { $most } van de tegels kunnen hier in de jokerkleur zijn.
   *[other] Hier moeten { $fewest } tot { $most } van de tegels in de jokerkleur zijn.
}
pavilion-no-bonus = { $earned ->
    [one] Je neemt precies { $earned } tegel uit de voorraad.
   *[other] Je neemt precies { $earned } tegels uit de voorraad.
}
pavilion-no-supply = Deze tegels liggen niet in de voorraad.
pavilion-no-kept = Je kunt hoogstens { $most } tegels bewaren.
pavilion-no-reward = Uit de voorraad neem je alleen als je een ornament omsluit.
