### Summer Pavilion: its names, options, pieces and log. Colours and features come in by name (`$colour` = "red").

## The game

game-summer-pavilion = Letni Pawilon
game-summer-pavilion-about = Zabieraj płytki, oszczędzaj atutowe i zapełniaj gwiazdy wokół pawilonu.

## Start: options

start-option-side = Strona planszy
start-option-glazed-orange = Glazed Pavilion, pomarańczowa
start-option-glazed-purple = Glazed Pavilion, fioletowa
start-option-glazed-note = Liczby na planszach Glazed Pavilion pochodzą z publicznie dostępnej wersji gry, a nie z instrukcji.

## Table: what it plays by

table-terms-side = { $board ->
    [standard] Strona standardowa
    [variant] Strona wariantu
    [glazed-orange] Pomarańczowa strona Glazed Pavilion
    [glazed-purple] Fioletowa strona Glazed Pavilion
   *[unknown] Plansza { $board }
}

## Table: what is expected

table-expect-draft = Wybierz kolor z warsztatu albo ze środka pola gry.
table-expect-lay-or-pass = Połóż płytkę albo spasuj.
table-expect-source = Wybierz, skąd bierzesz.
table-expect-colour = Wybierz kolor.
table-expect-wilds = Naciśnij „Gotowe” albo zmień liczbę płytek atutowych.
table-expect-bonus = Wybierz płytki z magazynu albo naciśnij „Gotowe”.
table-expect-keep = Wybierz, co zachowujesz, albo naciśnij „Gotowe”.

## Items that score

item-kept = Zachowane płytki
item-star = Gwiazdy
item-number = Liczby
item-sets = Komplety ozdób

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

pavilion-scored-number = Wszystkie pola o koszcie { $number }

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
