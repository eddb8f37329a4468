### Ogród Królowej. Zasady jako strona. `**…**` to wyróżnienie; numer zasady, np. QG-4.6, staje się linkiem.

rules-qg-intro = Zakładasz ogród dla królowej. Gromadź płytki i kafle ogrodu, płać nimi za to, co dokładasz, i pozwól, by kolory i wzory rosły obok siebie.
rules-qg-glance-acquire = **Dobierz:** wybierz kolor albo wzór i weź z puli wszystko, co go pokazuje.
rules-qg-glance-place = **Dołóż:** umieść w ogrodzie płytkę albo kafel i zapłać za to tym, co masz.
rules-qg-glance-pass = **Spasuj,** gdy w tej rundzie nie chcesz już nic robić. Gdy spasują wszyscy, koło obrotowe wskazuje, co w tej rundzie daje punkty.
rules-qg-glance-end = Po **czterech rundach** punktują grupy w ogrodzie. Wygrywa osoba z największą liczbą punktów.
rules-qg-pictures = Większość liczb instrukcje podają słowami. Układ ogrodu (QG-2), jokery za otoczenie (QG-4.9) i koło obrotowe (QG-5) są tam tylko na ilustracjach; tu podajemy je tak, jak je odczytaliśmy. Jeśli masz grę, a w niej są inne jokery lub inne liczby na kole, wpisz je jako własną planszę, zakładając stół.

rules-qg-pieces = Elementy
rules-qg-pieces-hexagon = **Heksagon** ma jeden z sześciu kolorów i jeden z sześciu wzorów, co daje 36 rodzajów. Wzór określa wartość od 1 do 6: tyle kosztuje dołożenie heksagonu i tyle jest on wart na koniec.
rules-qg-pieces-tiles = Każdy rodzaj występuje na trzech **płytkach** (łącznie 108) i na jednym **kaflu ogrodu** (łącznie 36).
rules-qg-pieces-expansion = Kafel ogrodu to kwiat z siedmiu pól. Odkryty ma pawilon pośrodku, swój heksagon nadrukowany na jednym z pól brzegu i pięć wolnych pól. Na zakrytym wolne są wszystkie siedem.
rules-qg-pieces-jokers = **Jokery** są szare i nigdy się nie kończą. W zapłacie joker zastępuje dowolny heksagon; sam nigdy nie trafia do ogrodu.
rules-qg-pieces-storage = Twój **magazyn** ma 12 miejsc na płytki i jokery razem oraz 2 na kafle ogrodu.
rules-qg-figure-pieces = Odkryty kafel ogrodu: pawilon, nadrukowany heksagon i pięć wolnych pól. Obok ten sam kafel zakryty oraz joker.
rules-qg-table-patterns = Sześć wzorów i ich wartości

rules-qg-garden = Ogród
rules-qg-garden-parts = Wszyscy mają taki sam ogród: pośrodku planszę fontanny z sześcioma wolnymi polami wokół fontanny, a dookoła niej sześć pustych obszarów, każdy na jeden kafel.
rules-qg-garden-features = W przerwach stoją trzy posągi i trzy ławki. Każdy taki element otacza sześć pól: dwa planszy fontanny i po dwa z obu sąsiednich obszarów.
rules-qg-figure-garden = Pusty ogród: plansza fontanny, obszary, posągi i ławki.
rules-qg-legend-free = wolne pole
rules-qg-legend-area = pusty obszar

rules-qg-setup = Przygotowanie
rules-qg-setup-player = Każdy zaczyna z pustym ogrodem, 3 jokerami i 15 punktami.
rules-qg-setup-stacks = Wszystkie płytki trafiają do woreczka. Zakryte kafle tasuje się i dzieli na cztery stosy rund po 5, 7 lub 8 sztuk przy 2, 3 lub 4 graczach; pozostałe 16, 8 lub 4 to zasoby.
rules-qg-setup-display = Pierwszy stos rundy trafia do puli, a na jego wierzchni kafel kładzie się 4 płytki z woreczka. Obok leży płytka gracza rozpoczynającego.
rules-qg-setup-start = Zaczyna najmłodszy gracz. Przy stołach na tej stronie decyduje los, chyba że zakładając stół, kogoś wybierzesz.

rules-qg-round = Runda
rules-qg-round-turns = Gra toczy się zgodnie z ruchem wskazówek zegara. W swojej turze robisz dokładnie jedną rzecz: dobierasz, dokładasz albo pasujesz. Po spasowaniu czekasz; runda kończy się, gdy spasują wszyscy.
rules-qg-acquire = Dobieranie
rules-qg-acquire-take = Wybierz kolor albo wzór i weź z puli wszystko, co go pokazuje: płytki oraz odkryte kafle. Z heksagonów dokładnie takich samych bierzesz jednak tylko jeden. O tym, który, decydujesz ty: płytka ze stosu, płytka leżąca gdzie indziej albo sam kafel.
rules-qg-acquire-fit = Musisz wziąć co najmniej jeden heksagon i wszystko, co bierzesz, musi zmieścić się w magazynie; inaczej nie możesz wybrać tego koloru ani wzoru. Wolno wziąć same kafle. Jeśli wybór koloru i wybór wzoru daje te same elementy, to ten sam ruch.
rules-qg-figure-acquire = Wybrany kolor: liliowy. Gracz bierze trzy podświetlone elementy; z dwóch liliowych ptaków tylko jednego, do wyboru.
rules-qg-after = Po dobraniu
rules-qg-after-aside = Jeśli wzięto płytkę z kafla na wierzchu stosu, ten kafel razem z pozostałymi na nim płytkami kładzie się obok stosu. Zostaje w puli, a jego płytki nadal można brać. Następny kafel na stosie, jeśli jest, dostaje 4 nowe płytki.
rules-qg-after-flip = Potem odkrywa się każdy kafel obok stosu, na którym nie ma już płytek. Można go dobrać od następnej tury.
rules-qg-draw = Losowanie płytek
rules-qg-draw-short = Jeśli w woreczku jest mniej niż 4 płytki, przed losowaniem wracają do niego wszystkie płytki z wieży.
rules-qg-draw-empty = Gdy tylko woreczek się opróżni, wracają do niego wszystkie płytki z wieży: w trakcie losowania, które potem trwa dalej, albo na samym jego końcu.
rules-qg-draw-editions = W wydaniu polskim i rosyjskim płytki z wieży wsypuje się do woreczka, gdy tylko ten się opróżni: w trakcie losowania, które potem trwa dalej, albo na samym jego końcu (QG-9).
rules-qg-draw-rest = Jeśli mimo to nie ma 4 płytek, kafel dostaje tyle, ile jest. Jeśli nie ma żadnej, resztę stosu wykłada się odkrytą.
rules-qg-tile = Dokładanie płytki
rules-qg-tile-text = Wybierz płytkę z magazynu, zapłać za nią (QG-4.6) i połóż na wolnym polu planszy fontanny albo kafla w ogrodzie. Musi pasować do sąsiadów (QG-4.7).
rules-qg-expansion = Dokładanie kafla ogrodu
rules-qg-expansion-stored = **Z magazynu,** za koszt nadrukowanego heksagonu (QG-4.6). Kafel kładzie się odkryty na dowolnym pustym obszarze, dowolnie obrócony, a nadrukowany heksagon musi pasować do sąsiadów (QG-4.7).
rules-qg-expansion-bought = **Z zasobów,** za dokładnie 6 punktów. Kafel kładzie się zakryty na dowolnym pustym obszarze: siedem wolnych pól, żadnych warunków i nigdy się go nie odwraca. Potrzeba co najmniej 6 punktów, a zasoby nie mogą być puste.
rules-qg-cost = Ile to kosztuje
rules-qg-cost-value = Heksagon kosztuje tyle, ile wynosi jego wartość, a dokładany element sam liczy się jako jeden. Za drzewo nie płaci się więc nic więcej, a tulipan zabiera z magazynu jeszcze pięć elementów: płytek, kafli lub jokerów.
rules-qg-cost-different = Wszystkie heksagony zapłaty razem z dokładanym muszą do siebie pasować: **albo** jeden wzór w różnych kolorach, **albo** jeden kolor z różnymi wzorami.
rules-qg-cost-repeat = Wszystkie heksagony zapłaty muszą pasować do dokładanego: **albo** wszystkie mają jego wzór, **albo** wszystkie mają jego kolor. Mogą powtarzać się między sobą, ale żaden nie może być taki sam jak dokładany.
rules-qg-cost-editions = W wydaniu rosyjskim heksagony zapłaty mogą powtarzać się między sobą, ale żaden nie może być taki sam jak dokładany (QG-9).
rules-qg-cost-jokers = Jokery pasują zawsze, w dowolnej liczbie, także wtedy, gdy masz odpowiednie heksagony. Nie wolno przepłacać.
rules-qg-cost-where = Zapłacone płytki trafiają do wieży, kafle zakryte pod zasoby, a jokery do puli pozostałych jokerów.
rules-qg-figure-payment = Niebieski kwiat kosztuje 4: on sam i jeszcze trzy elementy. Zapłata kolorem: dwa niebieskie heksagony i joker; zapłata wzorem: trzy inne kwiaty.
rules-qg-where = Gdzie może leżeć heksagon
rules-qg-where-both = Pole musi być wolne i muszą być spełnione oba warunki:
rules-qg-where-neighbour = Jeśli obok leżą heksagony, co najmniej jeden z nich ma ten sam kolor albo ten sam wzór. Bez sąsiadów wolno wszystko.
rules-qg-where-twice = W żadnej grupie, do której dołącza (QG-4.8), nie może być dwóch takich samych heksagonów: ani obok siebie, ani dalej, ani przez połączenie dwóch grup, które mają ten sam heksagon, nawet gdy łączący jest inny.
rules-qg-figure-legal = Niebieski ptak ma wspólny kolor z jednym sąsiadem i wspólny wzór z drugim.
rules-qg-figure-unlike = Żółte drzewo nie ma nic wspólnego z sąsiadami (QG-4.7a).
rules-qg-figure-joining = Niebieski ptak połączyłby dwie niebieskie grupy, a w obu jest niebieski tulipan (QG-4.7b).
rules-qg-groups = Grupy
rules-qg-groups-text = Heksagony jednego koloru połączone przez sąsiadów tego koloru tworzą **grupę koloru**; tak samo wzory tworzą **grupy wzoru**. Każdy heksagon należy więc do jednej grupy koloru i jednej grupy wzoru. Heksagony w grupie się nie powtarzają, dlatego żadna nie liczy więcej niż sześć.
rules-qg-figure-groups = Niebieska grupa koloru z czterech heksagonów i grupa wzoru z trzech kwiatów; niebieski kwiat należy do obu. Na koniec dają 1 + 2 + 3 + 4 = 10 i 4 + 4 + 4 = 12 punktów, nie licząc premii.
rules-qg-surround = Otaczanie
rules-qg-surround-text = Gdy zapełnisz ostatnie z sześciu pól wokół fontanny, posągu, ławki lub pawilonu, od razu dostajesz jokery. Nadrukowane heksagony też się liczą. Nagrody za kilka elementów naraz się sumują. Jokery, na które po zapłacie nie ma miejsca w magazynie, przepadają.
rules-qg-table-surround = Jokery za otoczenie
rules-qg-pass = Pasowanie
rules-qg-pass-text = Spasować możesz w każdej turze, a musisz, gdy nic innego nie jest możliwe. Pasując, możesz odrzucić płytki i kafle, ale nie jokery; za każdy element tracisz tyle punktów, ile wynosi jego wartość. Płytki trafiają do wieży, kafle pod zasoby.
rules-qg-pass-first = Kto w rundzie spasuje pierwszy, bierze też płytkę gracza rozpoczynającego i traci 1 punkt.
rules-qg-floor = Bez długów
rules-qg-floor-text = Wynik nigdy nie spada poniżej 0: większa strata oznacza po prostu 0. Wyjątkiem jest kupno kafla (QG-4.5b), które wymaga pełnych 6 punktów.

rules-qg-wheel = Punktacja rundy
rules-qg-wheel-text = Koło obrotowe pokazuje trzy kolory lub wzory. Każdy heksagon w ogrodzie, także nadrukowany, punktuje za swój kolor i za swój wzór, jeśli są pokazane, może więc punktować dwa razy. Potem każdy pawilon w ogrodzie daje 1 punkt.
rules-qg-figure-wheel = { $board ->
    [standard] Co punktuje koło obrotowe na standardowej planszy punktacji, w punktach za heksagon.
    [variant] Co punktuje koło obrotowe na planszy wariantu, w punktach za heksagon.
   *[custom] Co punktuje koło obrotowe na planszy tego stołu, w punktach za heksagon.
}
rules-qg-table-round = Runda
rules-qg-table-scored = Punkty za heksagon

rules-qg-between = Między rundami
rules-qg-between-text = Po rundach od 1 do 3 opróżnia się pulę: płytki trafiają do wieży, a wszystkie kafle, także reszta stosu, zakryte pod zasoby. Następny stos rundy trafia do puli z 4 płytkami na wierzchu. Kto ma płytkę gracza rozpoczynającego, zwraca ją do puli i zaczyna.

rules-qg-end = Koniec gry
rules-qg-end-text = Po punktacji rundy 4 następuje punktacja końcowa każdego ogrodu:
rules-qg-end-storage = **Magazyn.** Każdy joker daje 1 punkt; każda pozostała płytka i każdy pozostały kafel to punkty ujemne według wartości wzoru.
rules-qg-end-groups = **Grupy.** Kolor po kolorze, a potem wzór po wzorze, każda grupa z co najmniej trzech heksagonów daje sumę ich wartości.
rules-qg-bonus-boards = Na standardowej planszy punktacji grupa z sześciu heksagonów daje dodatkowo 6 punktów. Inne plansze dają inne premie.
rules-qg-bonus-none = Przy tym stole nie ma premii za grupy.
rules-qg-table-bonus = Premia według wielkości grupy
rules-qg-bonus-size = Heksagony
rules-qg-end-winner = Wygrywa osoba z największą liczbą punktów. Przy remisie zwycięstwo jest wspólne.
rules-qg-example = Przykład, ze standardową planszą punktacji
rules-qg-example-jokers = 3 jokery
rules-qg-example-storage = ptak pozostały w magazynie
rules-qg-example-blue = niebieskie: drzewo, ptak, motyl
rules-qg-example-lilac = liliowe: wszystkie sześć (21 + 6)
rules-qg-example-plants = cztery rośliny
rules-qg-example-two = grupa z dwóch tulipanów

rules-qg-variant = Wariant
rules-qg-variant-text = Druga strona planszy punktacji: koło obrotowe pokazuje to samo, ale każdy wzór daje 2 punkty, a każdy kolor 1. Na koniec grupy z 4, 5 i 6 heksagonów dają dodatkowo 2, 4 i 8 punktów.
rules-qg-variant-numbers = Instrukcje pokazują liczby z tej strony tylko na ilustracji, dlatego te są nasze. Jeśli masz grę, wpisz wydrukowane liczby jako własną planszę, zakładając stół.

rules-qg-editions = Wydania
rules-qg-editions-text = Drukowane wydania różnią się w dwóch punktach. Wydanie wybierasz, zakładając stół; domyślnie jest to wydanie w języku strony.
rules-qg-table-editions = Porównanie wydań
rules-qg-editions-edition = Wydanie
rules-qg-editions-repeat = Takie same heksagony w jednej zapłacie
rules-qg-editions-refill = Wieża uzupełnia woreczek
rules-qg-editions-en-nl = angielskie, niderlandzkie
rules-qg-editions-pl = polskie
rules-qg-editions-ru = rosyjskie
rules-qg-editions-short = gdy zostało mniej niż 4 płytki, przed losowaniem
rules-qg-editions-empty = gdy tylko się opróżni, nawet w trakcie losowania
rules-qg-editions-note = Gdzie takie same heksagony są dozwolone, mogą powtarzać się między sobą, ale żaden nie może być taki sam jak dokładany; nadal wszystkie mają jego kolor albo wszystkie jego wzór.

rules-qg-hidden = Co jest ukryte
rules-qg-hidden-text = Nikt nie ma tajemnic. Nieznana, dla wszystkich tak samo, jest tylko kolejność płytek w woreczku i kolejność zakrytych kafli. Co już było widać, wolno pamiętać: odłożony kafel nadal jest gdzieś wśród nich. Boty nie wiedzą więcej niż ty.
rules-qg-before = Tę grę rozpoczęto według wersji 1 tych zasad i toczy się ona według niej do końca. Tam, gdzie wieża uzupełnia pusty woreczek (QG-4.3), dzieje się to dopiero wtedy, gdy trzeba wylosować następną płytkę.
