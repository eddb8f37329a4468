### Letni Pawilon. Zasady jako strona. `**…**` to wyróżnienie; numer zasady, np. SP-4.2, staje się linkiem.

rules-sp-intro = Układasz posadzkę letniego pawilonu. W każdej z sześciu rund gracze najpierw zabierają płytki, a potem kładą je na gwiazdach, gdzie najwięcej dają długie ciągi.
rules-sp-glance-wild = Każda z **sześciu rund** ma kolor atutowy, który może zastępować inne.
rules-sp-glance-draft = **Zabierz:** weź płytki jednego koloru z warsztatu albo ze środka.
rules-sp-glance-place = **Połóż:** wydaj tyle płytek, ile wskazuje pole; jedna z nich zostaje na gwieździe.
rules-sp-glance-end = Filary, posągi i okna dają dodatkowe płytki, a pełne gwiazdy i liczby punkty na **koniec**. Wygrywa osoba z największą liczbą punktów.

rules-sp-pieces = Elementy
rules-sp-pieces-tiles = Są 132 **płytki**, po 22 w każdym z sześciu kolorów. Losuje się je z woreczka; odrzucone trafiają do wieży.
rules-sp-pieces-table = Płytki do wzięcia leżą na 5, 7 lub 9 **warsztatach** (przy 2, 3 lub 4 graczach) i na **środku pola gry**. W **magazynie** leży 10 odkrytych płytek na premie.
rules-sp-pieces-wild = W każdej z sześciu rund jeden kolor jest **atutowy**, zawsze w tej kolejności:
rules-sp-table-wild = Kolory atutowe

rules-sp-board = Pawilon
rules-sp-board-stars = Na planszy pawilonu jest siedem gwiazd po sześć pól: sześć wokół jednej środkowej. Pola gwiazdy tworzą pierścień: 6 i 1 też ze sobą sąsiadują.
rules-sp-board-standard = **Strona standardowa.** Liczba na polu to jego koszt, od 1 do 6. Zewnętrzna gwiazda przyjmuje tylko płytki swojego koloru, środkowa sześć różnych kolorów.
rules-sp-board-variant = **Strona wariantu.** Pola zewnętrznych gwiazd kosztują kolejno w pierścieniu 3, 2, 1, 4, 5, 6, a pola środkowej po 3. Żadna gwiazda nie ma jeszcze koloru: pierwsza płytka może być dowolna, a druga decyduje, czy gwiazda będzie jednokolorowa, czy z sześciu różnych kolorów. Kilka gwiazd może mieć ten sam kolor i kilka może być wielokolorowych.
rules-sp-board-glazed-orange = **Pomarańczowa strona Glazed Pavilion.** Liczba na polu to jego koszt, od 1 do 6. Zewnętrzna gwiazda przyjmuje tylko płytki swojego koloru. Każde pole środkowej gwiazdy przyjmuje tylko kolor, który pokazuje.
rules-sp-board-glazed-purple = **Fioletowa strona Glazed Pavilion.** Pola zewnętrznych gwiazd kosztują kolejno w pierścieniu 3, 2, 1, 4, 5, 6, a pola środkowej po 3. Zewnętrzna gwiazda nie ma jeszcze koloru: pierwsza płytka może być dowolna, a druga decyduje, czy gwiazda będzie jednokolorowa, czy z sześciu różnych kolorów. Każde pole środkowej gwiazdy przyjmuje tylko kolor, który pokazuje.
rules-sp-board-features = Między gwiazdami stoją filary, posągi i okna. Zakryj wszystkie pola wokół jednego z nich, a dostaniesz dodatkowe płytki (SP-5.3).
rules-sp-figure-board-standard = Strona standardowa. Zaznaczono pola wokół jednego filaru, jednego posągu i jednego okna.
rules-sp-figure-board-variant = Strona wariantu. Zaznaczono pola wokół jednego filaru, jednego posągu i jednego okna.
rules-sp-figure-board-glazed-orange = Pomarańczowa strona Glazed Pavilion. Zaznaczono pola wokół jednego filaru, jednego posągu, jednego okna i jednej fontanny.
rules-sp-figure-board-glazed-purple = Fioletowa strona Glazed Pavilion. Zaznaczono pola wokół jednego filaru, jednego posągu, jednego okna i jednej fontanny.
rules-sp-table-features = Ozdoby; pola są ponumerowane jak po stronie standardowej
rules-sp-table-feature = Ozdoba
rules-sp-table-spaces = Pola wokół
rules-sp-table-bonus = Dodatkowe płytki
rules-sp-feature-pillar = 2 i 3 zewnętrznej gwiazdy oraz dwa zwrócone ku niej pola środkowej
rules-sp-feature-statue = 1 i 2 zewnętrznej gwiazdy oraz 3 i 4 następnej, zgodnie z ruchem wskazówek zegara
rules-sp-feature-window = 5 i 6 zewnętrznej gwiazdy
rules-sp-feature-fountain = 1 i 6 zewnętrznej gwiazdy oraz 4 i 5 następnej, zgodnie z ruchem wskazówek zegara

rules-sp-setup = Przygotowanie
rules-sp-setup-text = Każdy zaczyna z 5 punktami i pustą planszą. Wszystkie płytki trafiają do woreczka; 10 kładzie się w magazynie, a po 4 na każdym warsztacie. Płytka gracza rozpoczynającego leży na środku. Zaczyna najmłodszy gracz; przy stołach na tej stronie decyduje los, chyba że zakładając stół, kogoś wybierzesz.

rules-sp-draft = Faza 1: Oferta dostawców
rules-sp-draft-text = Gra toczy się zgodnie z ruchem wskazówek zegara, aż warsztaty i środek będą puste. W swojej turze zabierasz płytki z jednego miejsca.
rules-sp-factory = Z warsztatu
rules-sp-factory-wild = Jeśli leżą tam tylko płytki atutowe, weź dokładnie jedną.
rules-sp-factory-colour = W innym wypadku wybierz kolor, który tam leży, ale nie atutowy. Weź wszystkie płytki tego koloru oraz jedną atutową, jeśli tam jest.
rules-sp-factory-rest = To, co zostało na warsztacie, trafia na środek.
rules-sp-centre = Ze środka
rules-sp-centre-text = Z płytkami na środku jest tak samo, tylko nic się nie przesuwa. Kto w rundzie pierwszy zabiera płytki ze środka, bierze też płytkę gracza rozpoczynającego i traci 1 punkt za każdą płytkę zabraną w tej turze, łącznie z atutową.
rules-sp-figure-draft = Zielony jest atutowy. Kto wybierze niebieski, zabiera obie niebieskie płytki i jedną zieloną; czerwona trafia na środek.
rules-sp-floor = Najniższy wynik
rules-sp-floor-text = Wynik nigdy nie spada poniżej 1. Instrukcja mówi tak tylko o zabieraniu płytek ze środka (SP-4.2). Że dotyczy to także płytek niezachowanych przy pasowaniu (SP-5.4) i płytek zachowanych na koniec gry (SP-7), to nasza interpretacja.
rules-sp-marker = Płytka zostaje
rules-sp-marker-text = Jeśli na środek nic nie trafiło i po zabraniu płytek z warsztatów płytka gracza rozpoczynającego nadal tam leży, osoba, która zaczynała tę rundę, zaczyna też układanie i następną rundę.

rules-sp-place = Faza 2: Układanie płytek i punktacja
rules-sp-place-text = Zaczyna osoba z płytką gracza rozpoczynającego, dalej zgodnie z ruchem wskazówek zegara. W swojej turze kładziesz jedną płytkę albo pasujesz. Po spasowaniu czekasz na koniec rundy.
rules-sp-cost = Układanie płytki
rules-sp-cost-text = Wybierz puste pole i kolor, który może na nim leżeć. Wydaj tyle swoich płytek, ile pole kosztuje: co najmniej jedną tego koloru, pozostałe tego koloru lub atutowe, w dowolnej mieszance. Jedna płytka wybranego koloru trafia na pole, reszta do wieży. Za sam kolor atutowy płaci się tylko jego własnymi płytkami.
rules-sp-figure-cost = Zielony jest atutowy. Za pole o koszcie 4 na czerwonej gwieździe: trzy czerwone płytki i zielona albo jedna czerwona i trzy zielone. Czerwona zostaje, trzy trafiają do wieży.
rules-sp-score = Punkty
rules-sp-score-text = Dostajesz 1 punkt za płytkę i po 1 za każdą następną w nieprzerwanym ciągu płytek, do którego należy teraz w swojej gwieździe, czyli najwyżej 6.
rules-sp-figure-ring = Płytka na polu 1 łączy te z pól 5 i 6 z tą z pola 2: ciąg z czterech, 4 punkty. Na polu 3 dałaby tylko 2.
rules-sp-bonus = Premia
rules-sp-bonus-text = Za każdą otoczoną ozdobę od razu weź z magazynu dodatkowe płytki, dowolne, także atutowe. Nagrody za kilka ozdób naraz się sumują i wszystkie płytki wybierasz razem. Jeśli jest ich za mało, weź tyle, ile jest (nasza interpretacja). Po każdej turze tej fazy, jakakolwiek była, puste pola magazynu uzupełnia się z woreczka, zanim zacznie się tura następnego gracza.
rules-sp-pass = Pasowanie
rules-sp-pass-text = Zachowaj do 4 swoich płytek na następną rundę, dowolnych, możesz też mniej. Każda inna trafia do wieży i kosztuje 1 punkt; wynik nie spada przy tym poniżej 1 (nasza interpretacja, SP-4.3). Bez płytek możesz tylko spasować.
rules-sp-empty = Pusty woreczek
rules-sp-empty-text = Gdy trzeba wylosować płytkę, a woreczek jest pusty, najpierw trafiają do niego wszystkie płytki z wieży. Jeśli i ona jest pusta, miejsce pozostaje puste, a gra toczy się dalej.

rules-sp-between = Między rundami
rules-sp-between-text = Po rundach od 1 do 5 zmienia się kolor atutowy, a warsztaty uzupełnia się kolejno po 4 płytki. Kto ma płytkę gracza rozpoczynającego, odkłada ją na środek i zaczyna. Zachowane płytki wracają obok planszy.

rules-sp-end = Koniec gry
rules-sp-end-text = Po rundzie 6 liczą się pełne gwiazdy oraz każda liczba, której wszystkie pola na siedmiu gwiazdach są zakryte:
rules-sp-end-kept = Potem za każdą zachowaną płytkę tracisz 1 punkt. Wynik nie spada przy tym poniżej 1 (nasza interpretacja, SP-4.3).
rules-sp-end-variant = Po stronie wariantu gwiazda liczy się według kolorów, które na niej leżą, a do pól o koszcie 3 należą też pola środkowej.
rules-sp-end-glazed-purple = Po fioletowej stronie Glazed Pavilion zewnętrzna gwiazda liczy się według kolorów, które na niej leżą, a do pól o koszcie 3 należą też pola środkowej.
rules-sp-end-winner = Wygrywa osoba z największą liczbą punktów. Przy remisie zwycięstwo jest wspólne.
rules-sp-table-stars = Pełne gwiazdy
rules-sp-table-numbers = Wszystkie pola danej liczby
rules-sp-table-number = Liczba { $number }

rules-sp-hidden = Co jest ukryte
rules-sp-hidden-text = Nieznana jest tylko kolejność w woreczku. Wolno liczyć, co jeszcze przyjdzie; podglądać nie może nikt, boty też nie.

rules-sp-glazed = Glazed Pavilion
rules-sp-glazed-text = Dwie kolejne strony planszy pochodzą z dodatku Glazed Pavilion. To, co tu napisano, opiera się na publicznie dostępnej wersji gry, a nie na instrukcji, na której opierają się inne części. Po obu stronach pełna gwiazda wielokolorowa daje 15 punktów; inne gwiazdy punktują bez zmian (SP-7). Wszystko, czego tu nie wymieniono, jest takie jak po innych stronach.
rules-sp-fountains = Fontanny
rules-sp-fountains-text = Na zewnątrz, między sąsiednimi gwiazdami, stoi sześć fontann. Zakryj cztery pola wokół fontanny, a dostaniesz 1 dodatkową płytkę (SP-5.3).
rules-sp-sets = Komplety ozdób
rules-sp-sets-text = Na koniec otoczone filar, posąg, okno i fontanna tworzą komplet: 15 punktów po stronie pomarańczowej, 12 po fioletowej. Masz tyle kompletów, ile otoczonych ozdób tego rodzaju, którego masz najmniej.

rules-sp-before = Tę grę rozpoczęto według wersji 1 tych zasad i toczy się ona według niej do końca. Magazyn uzupełnia się tylko po turze, w której otoczono ozdobę (SP-5.3), a na koniec za zachowane płytki traci się punkty, zanim policzy się gwiazdy i liczby (SP-7).
