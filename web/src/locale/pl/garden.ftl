### Queen’s Garden: pieces, choices, log. Colours, patterns and features come in by name (`$colour` = "blue").

## Pieces

garden-colour = { $colour ->
    [blue] niebieski
    [purple] fioletowy
    [lilac] liliowy
    [yellow] żółty
    [lime] jasnozielony
   *[green] zielony
}
garden-pattern = { $pattern ->
    [tree] drzewo
    [bird] ptak
    [butterfly] motyl
    [flower] kwiat
    [plant] roślina
   *[tulip] tulipan
}
garden-hexagon = { $pattern ->
    [tree] { $colour ->
        [blue] niebieskie
        [purple] fioletowe
        [lilac] liliowe
        [yellow] żółte
        [lime] jasnozielone
       *[green] zielone
    } drzewo
    [bird] { $colour ->
        [blue] niebieski
        [purple] fioletowy
        [lilac] liliowy
        [yellow] żółty
        [lime] jasnozielony
       *[green] zielony
    } ptak
    [butterfly] { $colour ->
        [blue] niebieski
        [purple] fioletowy
        [lilac] liliowy
        [yellow] żółty
        [lime] jasnozielony
       *[green] zielony
    } motyl
    [flower] { $colour ->
        [blue] niebieski
        [purple] fioletowy
        [lilac] liliowy
        [yellow] żółty
        [lime] jasnozielony
       *[green] zielony
    } kwiat
    [plant] { $colour ->
        [blue] niebieska
        [purple] fioletowa
        [lilac] liliowa
        [yellow] żółta
        [lime] jasnozielona
       *[green] zielona
    } roślina
   *[tulip] { $colour ->
        [blue] niebieski
        [purple] fioletowy
        [lilac] liliowy
        [yellow] żółty
        [lime] jasnozielony
       *[green] zielony
    } tulipan
}
garden-expansion = kafel ({ garden-hexagon })
garden-joker = joker
garden-jokers = { $count ->
    [one] { $count } joker
    [few] { $count } jokery
   *[many] { $count } jokerów
}
garden-tiles = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
}
garden-feature = { $feature ->
    [fountain] fontanna
    [statue] posąg
    [bench] ławka
   *[pavilion] pawilon
}

## Log: an event of docs/library.md each

garden-log-acquire = { $person ->
    [second] Dobierasz
   *[third] { $name } dobiera
}: { $pieces }
garden-log-tile = { $person ->
    [second] Dokładasz
   *[third] { $name } dokłada
} płytkę: { garden-hexagon }
garden-log-expansion = { $person ->
    [second] Dokładasz
   *[third] { $name } dokłada
} kafel ogrodu: { garden-hexagon }
garden-log-bought = { $person ->
    [second] Kupujesz
   *[third] { $name } kupuje
} kafel ogrodu z zasobów.
garden-log-pay = { $person ->
    [second] Płacisz
   *[third] { $name } płaci
}: { $pieces }
garden-log-surround = { $person ->
    [second] Otaczasz
   *[third] { $name } otacza
} { $feature ->
    [fountain] fontannę
    [statue] posąg
    [bench] ławkę
   *[pavilion] pawilon
} i { $person ->
    [second] dostajesz
   *[third] dostaje
} { $count ->
    [one] { $count } jokera
    [few] { $count } jokery
   *[many] { $count } jokerów
}.
garden-log-surround-lost = { $count ->
    [one] Na { $count } jokera nie ma miejsca; przepada.
    [few] Na { $count } jokery nie ma miejsca; przepadają.
   *[many] Na { $count } jokerów nie ma miejsca; przepadają.
}
garden-log-draw = Nowe płytki w puli: { $pieces }
garden-log-flip = Odkryty kafel ogrodu: { garden-hexagon }
garden-log-pass = { $person ->
    [second] Pasujesz
   *[third] { $name } pasuje
}.
garden-log-pass-discard = { $person ->
    [second] Pasujesz i odrzucasz
   *[third] { $name } pasuje i odrzuca
}: { $pieces }
garden-log-round-scored = Punktacja rundy { $round }.
garden-log-clear = Pula zostaje opróżniona, do wieży: { garden-tiles }.
garden-log-final-scored = Punktacja końcowa.
garden-reason-bought = kupiony kafel
garden-reason-discarded = odrzucone elementy
garden-reason-first-to-pass = pierwszy pas
garden-reason-round = punktacja rundy
garden-reason-jokers = jokery
garden-reason-storage = magazyn
garden-reason-groups = grupy

## The display

garden-display = Pula
garden-slot-stack = { $count ->
    [one] Kafel { $slot }, ostatni w stosie
    [few] Kafel { $slot }, na wierzchu stosu, kafli: { $count }
   *[many] Kafel { $slot }, na wierzchu stosu, kafli: { $count }
}
garden-slot = { $count ->
    [0] Kafel { $slot }, zakryty, bez płytek
    [one] Kafel { $slot }, zakryty, { $count } płytka
    [few] Kafel { $slot }, zakryty, { $count } płytki
   *[many] Kafel { $slot }, zakryty, { $count } płytek
}
garden-slot-up = Kafel { $slot }, odkryty: { garden-hexagon }
garden-bag = Woreczek
garden-tower = Wieża
garden-supply = Zasoby
garden-wheel = Koło obrotowe: co punktuje w każdej rundzie
garden-wheel-round = Runda { $round }: { $items }
garden-wheel-item = { $name } { $points }

## Choices

garden-acquire = Dobierz kolor albo wzór
garden-acquire-colour = { $count ->
    [0] Dobierz według koloru: { garden-colour }, teraz niemożliwe
    [one] Dobierz według koloru: { garden-colour }, { $count } element
    [few] Dobierz według koloru: { garden-colour }, { $count } elementy
   *[many] Dobierz według koloru: { garden-colour }, { $count } elementów
}
garden-acquire-pattern = { $count ->
    [0] Dobierz według wzoru: { garden-pattern }, teraz niemożliwe
    [one] Dobierz według wzoru: { garden-pattern }, { $count } element
    [few] Dobierz według wzoru: { garden-pattern }, { $count } elementy
   *[many] Dobierz według wzoru: { garden-pattern }, { $count } elementów
}
garden-pieces = { $count ->
    [one] { $count } element
    [few] { $count } elementy
   *[many] { $count } elementów
}
garden-choose-copy = Wybierz, który z takich samych bierzesz: { $piece }
garden-copy = Weź ten: { $piece }
garden-cell = pole { $q }, { $r }
garden-lies = { $piece }, { $place }
garden-cell-place = Dołóż tutaj: { $place }
garden-area-place = Dołóż kafel na obszar { $area }
garden-area-buy = { $points ->
    [one] Kup kafel na obszar { $area }, { $points } punkt
    [few] Kup kafel na obszar { $area }, { $points } punkty
   *[many] Kup kafel na obszar { $area }, { $points } punktów
}
garden-rotate-left = Obróć w lewo (Shift+R)
garden-rotate-right = Obróć w prawo (R)
garden-zoom-in = Powiększ ogród
garden-zoom-out = Pokaż cały ogród
garden-buy = { $points ->
    [one] Kup za { $points } punkt
    [few] Kup za { $points } punkty
   *[many] Kup za { $points } punktów
}
garden-buy-title = Zakryty kafel ogrodu z zasobów na pusty obszar

## Gardens and storages

garden-garden-of = Ogród: { $name }
garden-storage = Magazyn
garden-storage-of = Magazyn: { $name }
garden-storage-used = { $count } z { $size }
garden-storage-full = { $count } z { $size }, pełny
garden-space-empty = puste miejsce
garden-feature-surrounded = { $feature ->
    [fountain] fontanna, otoczona
    [statue] posąg, otoczony
    [bench] ławka, otoczona
   *[pavilion] pawilon, otoczony
}
garden-passed = pas
garden-marker = płytka gracza rozpoczynającego
garden-enlarge = Powiększ ogród: { $name }
garden-back-to-own = Wróć do swojego ogrodu
garden-piece-place = Dołóż: { $piece }
garden-piece-placed = Dokładasz: { $piece }
garden-piece-pay = Zapłać tym: { $piece }
garden-piece-paid = W zapłacie: { $piece }
garden-piece-discard = Odrzuć: { $piece }
garden-piece-discarded = Do odrzucenia: { $piece }
garden-piece-comes = Trafia do magazynu: { $piece }

## Scoring

garden-scored-each = { $name }: { $count } × { $each }
garden-scored-pavilions = { $count ->
    [one] { $count } pawilon
    [few] { $count } pawilony
   *[many] { $count } pawilonów
}
garden-scored-jokers = { $count ->
    [one] { $count } joker w magazynie
    [few] { $count } jokery w magazynie
   *[many] { $count } jokerów w magazynie
}
garden-scored-storage = { $count ->
    [one] { $count } element pozostał w magazynie
    [few] { $count } elementy pozostały w magazynie
   *[many] { $count } elementów pozostało w magazynie
}
garden-scored-group = { $count ->
    [one] { $name }: grupa z { $count } heksagonu
    [few] { $name }: grupa z { $count } heksagonów
   *[many] { $name }: grupa z { $count } heksagonów
}
garden-scored-group-bonus = { $count ->
    [one] { $name }: grupa z { $count } heksagonu, premia { $bonus }
    [few] { $name }: grupa z { $count } heksagonów, premia { $bonus }
   *[many] { $name }: grupa z { $count } heksagonów, premia { $bonus }
}

## Refused: why something cannot be done

garden-no-absent = Nic w puli tego nie przedstawia.
garden-no-not-there = Tu to nie leży.
garden-no-storage = { $free ->
    [0] Magazyn jest pełny: { $held } z { $spaces }.
   *[other] { $tiles ->
        [one] Nie ma miejsca na { $tiles } płytkę, zajęte miejsca: { $held } z { $spaces }.
        [few] Nie ma miejsca na { $tiles } płytki, zajęte miejsca: { $held } z { $spaces }.
       *[many] Nie ma miejsca na { $tiles } płytek, zajęte miejsca: { $held } z { $spaces }.
    }
}
garden-no-expansion-storage = { $free ->
    [0] Nie ma miejsca na kolejny kafel: { $held } z { $spaces }.
   *[other] { $expansions ->
        [one] Nie ma miejsca na { $expansions } kafel, zajęte: { $held } z { $spaces }.
        [few] Nie ma miejsca na { $expansions } kafle, zajęte: { $held } z { $spaces }.
       *[many] Nie ma miejsca na { $expansions } kafli, zajęte: { $held } z { $spaces }.
    }
}
garden-no-none-held = W magazynie nie ma nic do dołożenia.
garden-no-not-held = Nie masz tego w magazynie.
garden-no-not-free = To pole nie jest wolne.
garden-no-rim = Heksagon kafla musi trafić na brzeg pustego obszaru.
garden-no-identical = W grupie znalazłyby się dwa identyczne heksagony.
garden-no-match = Żaden sąsiad nie ma tu tego koloru ani wzoru.
garden-no-nothing-fits = Żadna płytka z magazynu tu nie pasuje.
garden-no-nowhere = Nie pasuje nigdzie w ogrodzie.
garden-no-cost = Koszt { $cost }, możesz zapłacić { $pay }.
garden-no-too-little = Z tym nie zapłacisz całego kosztu.
garden-no-twice = Heksagony w jednej zapłacie muszą się różnić.
garden-no-payment = Tym nie można teraz zapłacić.
garden-no-same = Nie można płacić takim samym heksagonem.
garden-no-line = Cała zapłata musi mieć ten sam kolor albo ten sam wzór co dokładany heksagon.
garden-no-taken = Tu już leży kafel.
garden-no-points = Koszt w punktach: { $price }, masz { $score }.
garden-no-supply = Zasoby są puste.
garden-no-joker-placed = Jokerami tylko się płaci; nigdy nie leżą w ogrodzie.
garden-no-joker-discarded = Jokerów się nie odrzuca.
garden-no-other-payment = Niczym innym nie da się zapłacić.
garden-no-piece-yet = Najpierw wybierz coś z magazynu.
garden-no-own-garden = Ten ogród należy do gracza { $name }.
garden-no-storage-first = To trafia najpierw do magazynu.
garden-no-rotate = Nie ma czego obracać.

## Tips in the first game

garden-coach-acquire = Dotknij płytki, by zobaczyć, co da jej kolor albo wzór.
garden-coach-place = Magazyn mieści 12 płytek i jokerów. Dotknij tu płytki, by ją dołożyć.
garden-coach-pay = Zapłacisz wyblakłymi płytkami. Dotknij innych, by zapłacić nimi.
garden-coach-wheel = Koło obrotowe pokazuje, co punktuje na koniec tej rundy.
