### Summer Pavilion: the board, what can be chosen there, tips.

## Board

pavilion-board-of = Pawilon: { $name }
pavilion-star-number = { $colour ->
    [purple] Fioletowa gwiazda
    [green] Zielona gwiazda
    [orange] Pomarańczowa gwiazda
    [yellow] Żółta gwiazda
    [blue] Niebieska gwiazda
    [red] Czerwona gwiazda
    [many] Gwiazda wielokolorowa
   *[open] Gwiazda jeszcze bez koloru
} ({ $star })
pavilion-space-empty = Pole { $space }, koszt { $cost }, puste
pavilion-space-only = Pole { $space }, koszt { $cost }, puste, tylko kolor { pavilion-colour }
pavilion-space-tile = Pole { $space }, koszt { $cost }: { pavilion-tile }
pavilion-feature-open = { pavilion-feature }: { pavilion-tiles-any } za zakrycie wszystkich pól wokół
pavilion-feature-done = { $feature ->
    [pillar] filar, otoczony
    [statue] posąg, otoczony
    [window] okno, otoczone
    [fountain] fontanna, otoczona
   *[unknown] { $feature }
}
pavilion-table = Warsztaty i środek pola gry
pavilion-factory = Warsztat { $factory }: { pavilion-tiles-any }
pavilion-centre = Środek pola gry: { pavilion-tiles-any }
pavilion-marker = Płytka gracza rozpoczynającego
pavilion-wild = atut
pavilion-wild-colour = Kolor atutowy
pavilion-wild-order = Kolory atutowe kolejnych rund
pavilion-round-wild = Runda { $round }: { pavilion-colour }
pavilion-supply-title = Magazyn
pavilion-supply = Magazyn: { pavilion-tiles-any }
pavilion-bag = Woreczek
pavilion-tower = Wieża
pavilion-hand = Obok pawilonu: { pavilion-tiles-any }
pavilion-tiles-wild = { pavilion-tiles }, atut
pavilion-kept-title = Zachowane
pavilion-kept = Zachowane: { pavilion-tiles-any }
pavilion-kept-tile = Zachowana: { pavilion-tile }
pavilion-numbers = Liczby: punkty za zakrycie wszystkich pól o danym koszcie
pavilion-number = Koszt { $number }: zakryte pola { $done } z { $all }, punkty za wszystkie: { $points }
pavilion-sets = Komplety ozdób: { $done } z { $all }, punkty za każdy: { $points }
pavilion-scored-sets = { $count ->
    [one] { $count } komplet ozdób
    [few] { $count } komplety ozdób
   *[many] { $count } kompletów ozdób
}
pavilion-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
pavilion-passed = pas
pavilion-enlarge = Powiększ pawilon: { $name }
pavilion-shrink = Wróć do pawilonu: { $name }

## Choosing

pavilion-take = Zabierz: { $pieces }
pavilion-choose-colour = Wybierz kolor albo podświetlone pole.
pavilion-choose-space = Wybierz podświetlone pole.
pavilion-choose-colour-for-space = Jaki kolor tu położyć?
pavilion-choose-kept = Wybierz płytki do zachowania, najwyżej { $count }.
pavilion-keep-one = Zachowaj jedną, jest: { pavilion-tiles }
pavilion-give-up = Nie zachowuj: { pavilion-tile }
pavilion-given-up = { $count ->
    [0] Nic nie przepada.
    [one] Przepada { $count } płytka.
    [few] Przepadają { $count } płytki.
   *[many] Przepada { $count } płytek.
}
pavilion-payment = Zapłata
pavilion-pays = { $wilds ->
    [0] Zapłata: { pavilion-tiles-any }, bez atutowych
   *[other] Zapłata: { pavilion-tiles-any }, w tym atutowe: { $wilds }
}
pavilion-wilds-used = { $count ->
    [0] bez płytek atutowych
    [one] { $count } płytka atutowa
    [few] { $count } płytki atutowe
   *[many] { $count } płytek atutowych
}
pavilion-fewer-wilds = O jedną płytkę atutową mniej
pavilion-more-wilds = O jedną płytkę atutową więcej
pavilion-pick-bonus = { $count ->
    [one] Wybierz { $count } płytkę.
    [few] Wybierz { $count } płytki.
   *[many] Wybierz { $count } płytek.
}

## Refused: why something cannot be done

pavilion-no-fewer = Płytek atutowych już tu nie ma.
pavilion-no-more = Więcej płytek atutowych nie można użyć.
pavilion-no-own-board = Ten pawilon należy do gracza { $name }.
pavilion-no-tray-first = Płytki trafiają najpierw obok pawilonu.

## Tips in the first game

pavilion-coach-draft = Dotknij płytek jednego koloru, by zobaczyć, co weźmiesz.
pavilion-coach-wild = To kolor atutowy tej rundy: zastępuje każdy inny.
pavilion-coach-place = Wybierz tu kolor, a potem podświetlone pole pawilonu.
pavilion-coach-keep = Zachowaj do czterech płytek. Każda inna kosztuje punkt.
