### Queen’s Garden: the board, what can be chosen there, tips.

## Pieces

garden-joker = joker

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
garden-choose-copy = Wybierz, który z takich samych bierzesz: { $piece }
garden-copy = Weź ten: { $piece }
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

## Refused: why something cannot be done

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
