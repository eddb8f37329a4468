### Queen’s Garden: its names, options, pieces and log. Colours, patterns and features come in by name (`$colour` = "blue").

## The game

game-queens-garden = Ogród Królowej
game-queens-garden-about = Zbieraj płytki, płać nimi i załóż ogród, w którym kolory i wzory rosną w grupy.

## Start: options

start-option-board = Plansza punktacji
start-option-custom = Własne liczby
start-option-variant-note = Instrukcje pokazują liczby wariantu tylko na ilustracji; te są nasze. Liczby ze swojego egzemplarza gry wpiszesz, wybierając „Własne liczby”.
start-option-edition = Wydanie
start-option-edition-en = angielskie
start-option-edition-nl = niderlandzkie
start-option-edition-pl = polskie
start-option-edition-ru = rosyjskie
start-option-repeat-payment = Takie same heksagony w jednej zapłacie
start-option-repeat-payment-note = Mogą powtarzać się między sobą, ale żaden nie może być taki sam jak dokładany.
start-option-refill = Wieża uzupełnia woreczek
start-option-refill-short = Gdy zostało mniej niż 4 płytki
start-option-refill-empty = Gdy tylko się opróżni
start-board-round = Runda { $round }
start-board-bonus = Premia za grupę, heksagonów: { $count }
start-board-jokers = Jokery, { garden-feature }
start-board-title = Punkty w każdej rundzie
start-edition-sets = Wydanie ustala dwie zasady poniżej; możesz je zmienić.
start-edition-by-language = { table-terms-edition }, według języka strony
start-board-cell = Runda { $round }: { $name }
start-board-pictures = Liczby na kole obrotowym i jokery za otoczenie podajemy tak, jak odczytaliśmy je z ilustracji w instrukcji. Jeśli w twoim egzemplarzu są inne, wpisz je tutaj.

## Table

table-preview-jokers = { $count ->
    [one] { $count } joker
    [few] { $count } jokery
   *[many] { $count } jokerów
}

## Table: what it plays by

table-terms-edition = { $edition ->
    [nl] Wydanie niderlandzkie
    [pl] Wydanie polskie
    [ru] Wydanie rosyjskie
    [en] Wydanie angielskie
   *[unknown] Wydanie { $edition }
}
table-terms-edition-changed = { table-terms-edition }, ze zmianami
table-terms-board = { $board ->
    [standard] Standardowa plansza punktacji
    [variant] Plansza punktacji wariantu
    [custom] Własna plansza punktacji
   *[unknown] Plansza punktacji { $board }
}
table-terms-board-named = Własna plansza punktacji: { $name }
table-terms-bonuses = Premia za grupy: { $bonuses }
table-terms-bonus = { $count ->
    [one] { $count } heksagon
    [few] { $count } heksagony
   *[many] { $count } heksagonów
} { $points }
table-terms-bonus-none = Bez premii za grupy
table-terms-jokers = Jokery za otoczenie: { $jokers }
table-terms-joker = { garden-feature } { $count }
table-terms-repeat-yes = W jednej zapłacie heksagony mogą się powtarzać
table-terms-repeat-no = W jednej zapłacie heksagony nie mogą się powtarzać
table-terms-refill-short = Wieża uzupełnia woreczek, gdy zostało w nim mniej niż 4 płytki
table-terms-refill-empty = Wieża uzupełnia woreczek, gdy tylko ten się opróżni

## Table: what is expected

table-expect-acquire-or-place = Dobierz, dołóż albo spasuj.
table-expect-acquire = Dobierz albo spasuj.
table-expect-place-or-pass = Dołóż albo spasuj.
table-expect-copy = Wybierz, który z takich samych bierzesz.
table-expect-piece = Wybierz element.
table-expect-name = Wybierz kolor albo wzór.
table-expect-pay = Naciśnij „Gotowe” albo zapłać czymś innym.
table-expect-discard = Wybierz, co odrzucasz, albo naciśnij „Gotowe”.

## Table: keys

keys-rotate = Obróć kafel

## Items that score

item-colour = { garden-colour }
item-pattern = { garden-pattern }
item-pavilion = Pawilony
item-jokers = Jokery
item-storage = Pozostałe w magazynie
item-group = Grupy

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

## Choices

garden-pieces = { $count ->
    [one] { $count } element
    [few] { $count } elementy
   *[many] { $count } elementów
}
garden-cell = pole { $q }, { $r }

## Scoring

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
