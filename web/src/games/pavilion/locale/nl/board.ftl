### Summer Pavilion: the board, what can be chosen there, tips.

## Board

pavilion-board-of = Paviljoen van { $name }
pavilion-star-number = { $colour ->
    [purple] Paarse ster
    [green] Groene ster
    [orange] Oranje ster
    [yellow] Gele ster
    [blue] Blauwe ster
    [red] Rode ster
    [many] Veelkleurige ster
   *[open] Ster nog zonder kleur
} ({ $star })
pavilion-space-empty = Vak { $space }, kost { $cost }, leeg
pavilion-space-only = Vak { $space }, kost { $cost }, leeg, alleen voor { pavilion-colour }
pavilion-space-tile = Vak { $space }, kost { $cost }: { pavilion-tile }
pavilion-feature-open = { pavilion-feature }: { pavilion-tiles-any } als alle vakken eromheen bedekt zijn
pavilion-feature-done = { pavilion-feature }, omsloten
pavilion-table = Werkplaatsen en midden van de tafel
pavilion-factory = Werkplaats { $factory }: { pavilion-tiles-any }
pavilion-centre = Midden van de tafel: { pavilion-tiles-any }
pavilion-marker = Startspelerfiche
pavilion-wild = joker
pavilion-wild-colour = Jokerkleur
pavilion-wild-order = Jokerkleuren, ronde na ronde
pavilion-round-wild = Ronde { $round }: { pavilion-colour }
pavilion-supply-title = Voorraad
pavilion-supply = Voorraad: { pavilion-tiles-any }
pavilion-bag = Zak
pavilion-tower = Toren
pavilion-hand = Naast het paviljoen: { pavilion-tiles-any }
pavilion-tiles-wild = { pavilion-tiles }, jokerkleur
pavilion-kept-title = Bewaard
pavilion-kept = Bewaard: { pavilion-tiles-any }
pavilion-kept-tile = Bewaard: { pavilion-tile }
pavilion-numbers = Getallen: punten als alle vakken met dat getal bedekt zijn
pavilion-number = Getal { $number }: { $done } van { $all } vakken bedekt, { $points } punten voor allemaal
pavilion-sets = Ornamentensets: { $done } van { $all } compleet, { $points } punten per set
pavilion-scored-sets = { $count ->
    [one] { $count } ornamentenset
   *[other] { $count } ornamentensets
}
pavilion-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
pavilion-passed = gepast
pavilion-enlarge = Het paviljoen van { $name } groot tonen
pavilion-shrink = Terug naar { $name }

## Choosing

pavilion-take = Nemen: { $pieces }
pavilion-choose-colour = Kies een kleur of een oplichtend vak.
pavilion-choose-space = Kies een oplichtend vak.
pavilion-choose-colour-for-space = Welke kleur komt hier?
pavilion-choose-kept = Kies hoogstens { $count } tegels om te bewaren.
pavilion-keep-one = Eén bewaren van { pavilion-tiles }
pavilion-give-up = Niet bewaren: { pavilion-tile }
pavilion-given-up = { $count ->
    [0] Er gaat niets verloren.
    [one] Er gaat { $count } tegel verloren.
   *[other] Er gaan { $count } tegels verloren.
}
pavilion-payment = Betaling
pavilion-pays = { $wilds ->
    [0] Betaalt { pavilion-tiles-any }, geen in de jokerkleur
   *[other] Betaalt { pavilion-tiles-any }, in de jokerkleur: { $wilds }
}
pavilion-wilds-used = { $count ->
    [0] geen tegel in de jokerkleur
    [one] { $count } tegel in de jokerkleur
   *[other] { $count } tegels in de jokerkleur
}
pavilion-fewer-wilds = Een tegel in de jokerkleur minder
pavilion-more-wilds = Een tegel in de jokerkleur meer
pavilion-pick-bonus = { $count ->
    [one] Kies { $count } tegel.
   *[other] Kies { $count } tegels.
}

## Refused: why something cannot be done

pavilion-no-fewer = Er wordt al geen jokerkleur gebruikt.
pavilion-no-more = Meer tegels in de jokerkleur kunnen niet.
pavilion-no-own-board = Dit paviljoen is van { $name }.
pavilion-no-tray-first = De tegels komen eerst naast je paviljoen.

## Tips in the first game

pavilion-coach-draft = Tik op tegels van één kleur om te zien wat je neemt.
pavilion-coach-wild = Dit is de jokerkleur van deze ronde: ze vervangt elke andere.
pavilion-coach-place = Kies hier een kleur en dan een oplichtend vak van je paviljoen.
pavilion-coach-keep = Bewaar hoogstens vier tegels. Elke andere kost een punt.
