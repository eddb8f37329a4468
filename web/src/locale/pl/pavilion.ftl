### Summer Pavilion: pieces, choices, log. Colours and features come in by name (`$colour` = "red").

## Pieces

pavilion-colour = { $colour ->
    [purple] fioletowy
    [green] zielony
    [orange] pomarańczowy
    [yellow] żółty
    [blue] niebieski
   *[red] czerwony
}
pavilion-tile = { $colour ->
    [purple] fioletowa
    [green] zielona
    [orange] pomarańczowa
    [yellow] żółta
    [blue] niebieska
   *[red] czerwona
} płytka
pavilion-tiles = { $count ->
    [one] { $count } { $colour ->
        [purple] fioletowa
        [green] zielona
        [orange] pomarańczowa
        [yellow] żółta
        [blue] niebieska
       *[red] czerwona
    } płytka
    [few] { $count } { $colour ->
        [purple] fioletowe
        [green] zielone
        [orange] pomarańczowe
        [yellow] żółte
        [blue] niebieskie
       *[red] czerwone
    } płytki
   *[many] { $count } { $colour ->
        [purple] fioletowych
        [green] zielonych
        [orange] pomarańczowych
        [yellow] żółtych
        [blue] niebieskich
       *[red] czerwonych
    } płytek
}
pavilion-tiles-any = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
}
pavilion-star = { $colour ->
    [purple] fioletowa gwiazda
    [green] zielona gwiazda
    [orange] pomarańczowa gwiazda
    [yellow] żółta gwiazda
    [blue] niebieska gwiazda
    [red] czerwona gwiazda
   *[many] gwiazda wielokolorowa
}
pavilion-feature = { $feature ->
    [pillar] filar
    [statue] posąg
    [window] okno
    [fountain] fontanna
   *[unknown] { $feature }
}

## Log: an event of docs/library.md each

pavilion-log-draft-factory = { $person ->
    [second] Zabierasz
   *[third] { $name } zabiera
} z warsztatu { $factory }: { $pieces }
pavilion-log-draft-centre = { $person ->
    [second] Zabierasz
   *[third] { $name } zabiera
} ze środka: { $pieces }
pavilion-log-place = { $person ->
    [second] Kładziesz
   *[third] { $name } kładzie
}: { pavilion-tile }, pole { $space } ({ $star })
pavilion-log-feature = { $person ->
    [second] Otaczasz
   *[third] { $name } otacza
} { $feature ->
    [fountain] fontannę
   *[unknown] { pavilion-feature }
}, z magazynu: { pavilion-tiles-any }
pavilion-log-bonus = { $person ->
    [second] Bierzesz
   *[third] { $name } bierze
} z magazynu: { $pieces }
pavilion-log-supply = Nowe w magazynie: { $pieces }
pavilion-log-pass = { $person ->
    [second] Pasujesz i nic nie zachowujesz
   *[third] { $name } pasuje i nic nie zachowuje
}.
pavilion-log-pass-kept = { $person ->
    [second] Pasujesz i zachowujesz
   *[third] { $name } pasuje i zachowuje
}: { $pieces }
pavilion-log-discarded = Do wieży: { $pieces }
pavilion-log-unpack = { $person ->
    [second] Bierzesz
   *[third] { $name } bierze
} zachowane płytki: { $pieces }
pavilion-log-final-scored = Punktacja końcowa.
pavilion-reason-centre = pierwsze zabranie ze środka
pavilion-reason-placed = położona płytka
pavilion-reason-not-kept = niezachowane płytki
pavilion-reason-kept = płytki zachowane na koniec
pavilion-reason-stars = gwiazdy i liczby
pavilion-reason-sets = komplety ozdób

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
pavilion-scored-number = Wszystkie pola o koszcie { $number }
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

pavilion-no-drafting = Najpierw zabiera się wszystkie płytki, potem się je układa.
pavilion-no-placing = Wszystkie płytki są zabrane: połóż płytkę albo spasuj.
pavilion-no-factory = Nie ma takiego warsztatu.
pavilion-no-empty = Tu nie ma płytek.
pavilion-no-absent = Tu nie ma płytki tego koloru.
pavilion-no-wild = Koloru atutowego nie wybiera się, póki leżą tam inne kolory.
pavilion-no-covered = Tu już leży płytka.
pavilion-no-colour = Ten kolor nie może tu leżeć.
pavilion-no-not-held = Nie masz płytki tego koloru do położenia.
pavilion-no-cost = Koszt { $cost }, możesz zapłacić { $pay }.
pavilion-no-wilds = { $fewest ->
    [0] Płytek atutowych może tu być najwyżej { $most }.
   *[other] Płytek atutowych musi tu być od { $fewest } do { $most }.
}
pavilion-no-bonus = { $earned ->
    [one] Bierzesz z magazynu dokładnie { $earned } płytkę.
    [few] Bierzesz z magazynu dokładnie { $earned } płytki.
   *[many] Bierzesz z magazynu dokładnie { $earned } płytek.
}
pavilion-no-supply = W magazynie nie ma tych płytek.
pavilion-no-kept = Możesz zachować najwyżej { $most } płytki.
pavilion-no-reward = Z magazynu bierze się tylko za otoczenie ozdoby.
pavilion-no-fewer = Płytek atutowych już tu nie ma.
pavilion-no-more = Więcej płytek atutowych nie można użyć.
pavilion-no-own-board = Ten pawilon należy do gracza { $name }.
pavilion-no-tray-first = Płytki trafiają najpierw obok pawilonu.

## Tips in the first game

pavilion-coach-draft = Dotknij płytek jednego koloru, by zobaczyć, co weźmiesz.
pavilion-coach-wild = To kolor atutowy tej rundy: zastępuje każdy inny.
pavilion-coach-place = Wybierz tu kolor, a potem podświetlone pole pawilonu.
pavilion-coach-keep = Zachowaj do czterech płytek. Każda inna kosztuje punkt.
