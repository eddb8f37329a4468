### Lekcje obu gier: o co chodzi, zadanie, co przyniosło, dlaczego tura go nie spełniła.

learn-title = Lekcje: { $game }
learn-intro = Krótkie zadania na prawdziwej planszy. Nie musisz znać zasad i niczego nie da się zepsuć.
learn-begin = Zacznij
learn-go-on = Kontynuuj
learn-all = Wszystkie lekcje
learn-done = ukończona
learn-number = Lekcja { $number } z { $count }
learn-task = Twoje zadanie
learn-task-number = Zadanie { $number } z { $count }
learn-show = Pokaż
learn-again = Od nowa
learn-next = Następna lekcja
learn-play = Zagraj
learn-well = Świetnie!
learn-missed = Jeszcze nie to.
learn-whole = To była ostatnia lekcja. Możesz zaczynać grę.
learn-puzzles = Zagadki: znajdź najlepszą turę
learn-passed = Gdy spasujesz, runda się dla ciebie kończy. Tutaj jest jeszcze coś do zrobienia.
learn-pass = Można by jeszcze coś zrobić, ale teraz naciśnij „Spasuj”.

## Ogród Królowej

learn-qg-acquire = Dobieranie
learn-qg-acquire-text = Wybierz kolor albo wzór i weź z puli wszystko, co go pokazuje. Z heksagonów dokładnie takich samych bierzesz tylko jeden.
learn-qg-acquire-do = Weź trzy płytki w jednej turze.
learn-qg-acquire-done = Trzy płytki naraz. Następny kafel na stosie dostał nowe.
learn-qg-acquire-fewer = To mniej niż trzy. Poszukaj koloru albo wzoru, który jest na większej liczbie płytek.
learn-qg-acquire-other = Najpierw coś dobierz: wskaż płytkę w puli i wybierz jej kolor albo wzór.
learn-qg-acquire-do-2 = Jeden kafel leży odkryty: liliowy motyl. Weź ten kafel.
learn-qg-acquire-done-2 = Kafle mają w magazynie własne miejsca. Mieszczą się dwa.
learn-qg-acquire-copy = To była płytka. Płytka i kafel są takie same, a bierzesz tylko jedno z nich: wybierz kafel.
learn-qg-acquire-expansion = Kafel nadal tam leży. Dobierz liliowe albo motyle.

learn-qg-storage = Magazyn
learn-qg-storage-text = W magazynie mieści się 12 płytek i jokerów oraz 2 kafle. Nie można dobrać tego, co się nie mieści, więc od czasu do czasu coś dołóż.
learn-qg-storage-do = Magazyn jest pełny. Dołóż płytkę tak, żeby zwolniły się dwa miejsca.
learn-qg-storage-done = Z magazynu zniknęła płytka i to, czym za nią zapłacono.
learn-qg-storage-one = Tak zwalnia się tylko jedno miejsce. Droższa płytka zabiera z magazynu więcej.
learn-qg-storage-room = To nie zwalnia miejsca. Dołóż płytkę z magazynu.
learn-qg-storage-do-2 = Znów jest miejsce: dobierz dwie płytki naraz.
learn-qg-storage-done-2 = Zmieściły się. Pilnuj magazynu: gdy jest pełny, nic nie dobierzesz.
learn-qg-storage-fewer = To tylko jedna. Dwie mają ten sam kolor, a dwie ten sam wzór.

learn-qg-pay = Dokładanie i płacenie
learn-qg-pay-text = Heksagon kosztuje tyle, ile wynosi wartość wzoru, od 1 (drzewo) do 6 (tulipan), i sam liczy się jako jeden. Pozostałe mają ten sam wzór i różne kolory albo ten sam kolor i różne wzory.
learn-qg-pay-do = Dołóż żółtego motyla, który kosztuje 3. Wybierz go, potem pole, i zobacz, czym się za niego płaci.
learn-qg-pay-done = Sam motyl i jeszcze dwie płytki: razem 3.
learn-qg-pay-butterfly = Dołożony ma być żółty motyl. Wybierz go w magazynie.

learn-qg-jokers = Jokery
learn-qg-jokers-text = Przy płaceniu joker zastępuje to, czego ci brakuje. Nigdy się go nie dokłada, a zachowany do końca daje punkt.
learn-qg-jokers-do = Dołóż fioletowy kwiat. Kosztuje 4, a masz tylko jedną inną fioletową płytkę.
learn-qg-jokers-done = Kwiat, roślina i dwa jokery: to razem 4.
learn-qg-jokers-flower = Dołożony ma być fioletowy kwiat. Zapłacić pomogą jokery.

learn-qg-expansions = Kafle ogrodu
learn-qg-expansions-text = Kafel z magazynu kosztuje tyle, ile wynosi wartość nadrukowanego heksagonu, i trafia na pusty obszar, dowolnie obrócony. Za 6 punktów możesz też kupić zakryty.
learn-qg-expansions-do = Dołóż kafel tak, żeby jasnozielony ptak stykał się z jasnozielonym drzewem.
learn-qg-expansions-done = Pięć nowych pól i pawilon, który w każdej rundzie daje punkt.
learn-qg-expansions-apart = Ptak nie styka się z drzewem. Wybierz obszar obok drzewa i obróć kafel.
learn-qg-expansions-expansion = Wybierz kafel w magazynie, a potem obszar obok jasnozielonego drzewa.
learn-qg-expansions-do-2 = Teraz kup kafel za 6 punktów.
learn-qg-expansions-done-2 = Sześć punktów za siedem wolnych pól. Kupiony kafel nie ma pawilonu.
learn-qg-expansions-buy = Naciśnij przycisk przy magazynie albo wybierz pusty obszar.

learn-qg-surround = Otaczanie
learn-qg-surround-text = Zapełnij wszystkie sześć pól wokół fontanny, posągu, ławki albo pawilonu, a od razu dostaniesz jokery: 1, 2, 2 lub 3.
learn-qg-surround-do = Otocz fontannę swoim żółtym drzewem.
learn-qg-surround-done = Pierścień jest zamknięty i daje ci jokera.
learn-qg-surround-elsewhere = Przy fontannie jedno pole jest jeszcze wolne. Tam powinno trafić drzewo.
learn-qg-surround-fountain = Pierścień zamyka żółte drzewo. Wybierz je w magazynie.

learn-qg-groups = Grupy
learn-qg-groups-text = Jeśli heksagon ma sąsiadów, z jednym z nich musi go łączyć kolor albo wzór. Połączone heksagony jednego koloru lub wzoru tworzą grupę, w której żaden się nie powtarza.
learn-qg-groups-do = Dołóż liliowe drzewo obok liliowego kwiatu.
learn-qg-groups-done = Dwa jednego koloru obok siebie: tak zaczyna się grupa.
learn-qg-groups-apart = Tam nie styka się z niczym liliowym i grupa nie rośnie. Wybierz pole obok kwiatu.
learn-qg-groups-tree = Zacznij od liliowego drzewa. Nie trzeba za nie nic dopłacać.
learn-qg-groups-do-2 = Niech będą trzy: dołóż liliowego ptaka do tej grupy.
learn-qg-groups-done-2 = Grupy z co najmniej trzech dają na koniec sumę wartości: tu 4 + 1 + 2 = 7.
learn-qg-groups-group = W grupie są wciąż tylko dwa. Ptak musi stykać się z jednym z nich.

learn-qg-round = Pasowanie i runda
learn-qg-round-text = Gdy w tej rundzie nie chcesz już nic robić, pasujesz. Kto spasuje pierwszy, traci punkt i zaczyna następną rundę. Gdy spasują wszyscy, koło obrotowe wskazuje, co punktuje: w rundzie 1 każdy zielony, każdy niebieski i każde drzewo.
learn-qg-round-do = Najpierw dołóż płytkę, za którą koło da punkty dwa razy.
learn-qg-round-done = Jest zielona i jest na niej drzewo: dwa punkty na koniec rundy.
learn-qg-round-wheel = Spójrz na koło: teraz punktują zielone, niebieskie i drzewa. Jedna z twoich płytek liczy się podwójnie.
learn-qg-round-do-2 = Teraz spasuj i niczego nie odrzucaj.
learn-qg-round-done-2 = Punkt mniej za pierwszy pas, cztery więcej: dwa zielone, jeden niebieski, jedno drzewo.
learn-qg-round-discarded = Odrzucanie kosztuje punkty. Zachowaj płytkę na następną rundę.

learn-qg-end = Koniec gry
learn-qg-end-text = Po rundzie 4 każdy joker daje punkt, a wszystko inne, co zostało w magazynie, to punkty ujemne według wartości wzoru. Potem każda grupa z co najmniej trzech daje sumę wartości, a grupa z sześciu jeszcze 6 punktów.
learn-qg-end-do = Pięć żółtych heksagonów tworzy grupę. Uzupełnij ją.
learn-qg-end-done = Wszystkie sześć żółtych w jednej grupie. Większej nie ma.
learn-qg-end-six = Żółta grupa liczy wciąż pięć. Twój tulipan musi się z nią stykać.
learn-qg-end-do-2 = Spasuj i zobacz, ile jest wart twój ogród.
learn-qg-end-done-2 = Sama żółta grupa dała 21 punktów i jeszcze 6.

## Letni Pawilon

learn-sp-draft = Zabieranie płytek
learn-sp-draft-text = Runda zaczyna się od zabierania płytek. Wybierz kolor na warsztacie: bierzesz wszystkie płytki tego koloru, a pozostałe trafiają na środek pola gry.
learn-sp-draft-do = Weź trzy płytki w jednej turze.
learn-sp-draft-done = Trzy czerwone płytki są twoje. Niebieska leży teraz na środku, do wzięcia dla każdego.
learn-sp-draft-fewer = To mniej niż trzy. Na jednym warsztacie są trzy płytki jednego koloru.

learn-sp-wild = Kolor atutowy
learn-sp-wild-text = Każda runda ma kolor atutowy, teraz fioletowy. Płytki atutowe zastępują każdą inną. Nie wybiera się ich: razem z innym kolorem dostajesz jedną, jeśli tam leży.
learn-sp-wild-do = Weź dwie płytki jednego koloru i razem z nimi jedną atutową.
learn-sp-wild-done = Dwie czerwone płytki i do tego fioletowa.
learn-sp-wild-fewer = Atutowa jest, ale tylko z jedną płytką. Inny warsztat da więcej.
learn-sp-wild-tame = Nie było tam płytki atutowej. Poszukaj warsztatu z fioletową.

learn-sp-centre = Środek pola gry
learn-sp-centre-text = Ze środka zabiera się tak samo. Kto zrobi to pierwszy w rundzie, dostaje płytkę gracza rozpoczynającego, układa pierwszy i traci punkt za każdą zabraną płytkę.
learn-sp-centre-do = Zdobądź płytkę gracza rozpoczynającego i strać tylko jeden punkt.
learn-sp-centre-done = Jedna płytka, jeden punkt, a układać zaczniesz ty.
learn-sp-centre-dear = Płytka gracza rozpoczynającego byłaby twoja, ale każda zabrana kosztuje punkt. Jeden kolor ma tylko jedną.
learn-sp-centre-factory = Płytka gracza rozpoczynającego leży na środku. Weź płytki stamtąd.

learn-sp-place = Układanie
learn-sp-place-text = Pole kosztuje tyle płytek swojego koloru, ile wskazuje liczba; jedna z nich tam zostaje. Daje punkt i jeszcze po jednym za każdą płytkę, z którą łączy się w gwieździe.
learn-sp-place-do = Połóż płytkę, która da trzy punkty.
learn-sp-place-done = Trzy połączone czerwone płytki to trzy punkty.
learn-sp-place-points = To da inną liczbę punktów. Zobacz, gdzie dwie płytki już się łączą.
learn-sp-place-do-2 = Środkowa gwiazda przyjmuje każdy kolor, każdy raz. Połóż tam niebieską płytkę.
learn-sp-place-done-2 = Sześć różnych kolorów zapełni tę wielokolorową gwiazdę.
learn-sp-place-middle = To była inna gwiazda. Wybierz pole środkowej gwiazdy.

learn-sp-pay = Płacenie płytkami atutowymi
learn-sp-pay-text = Płytkami atutowymi, w tej rundzie zielonymi, zapłacisz za każdy kolor. Tylko płytka, którą kładziesz, musi być właściwego koloru.
learn-sp-pay-do = Zakryj 4 na żółtej gwieździe.
learn-sp-pay-done = Zapłacono dwiema żółtymi i dwiema atutowymi.
learn-sp-pay-four = Chodzi o 4 na żółtej gwieździe. Wybierz żółty, potem to pole; brakujące płytki zastąpią atutowe.

learn-sp-features = Dodatkowe płytki
learn-sp-features-text = Między polami stoją filary, posągi i okna. Zakryj wszystkie pola wokół jednego z nich, a od razu wybierzesz z magazynu 1, 2 lub 3 płytki.
learn-sp-features-do = Otocz posąg między czerwoną a niebieską gwiazdą i weź pomarańczową płytkę: pomarańczowy jest atutowy.
learn-sp-features-done = Posąg daje dwie płytki, którymi zapłacisz w następnych turach.
learn-sp-features-tame = Posąg jest otoczony, ale wśród wziętych płytek nie ma pomarańczowej. Wybierz ją w magazynie.
learn-sp-features-statue = Przy posągu brakuje jednego pola: 1 na czerwonej gwieździe.

learn-sp-keep = Zachowywanie
learn-sp-keep-text = Kto pasuje, zachowuje do czterech płytek na następną rundę. Każda inna przepada i kosztuje punkt.
learn-sp-keep-do = Spasuj i zachowaj cztery płytki, w tym obie żółte: w następnej rundzie żółty będzie atutowy.
learn-sp-keep-done = Dwie utracone płytki kosztowały dwa punkty. Pozostałe znów leżą obok planszy.
learn-sp-keep-placed = Tak też można, ale tu chodzi o zachowywanie: naciśnij „Spasuj”.
learn-sp-keep-tame = Cztery płytki, ale nie obie żółte. Zapłacisz nimi za każdy kolor.
learn-sp-keep-fewer = Możesz zachować cztery. Każda niezachowana płytka kosztuje punkt.

learn-sp-end = Koniec gry
learn-sp-end-text = Po rundzie 6 punktują pełne gwiazdy, od 12 punktów za wielokolorową do 20 za fioletową. Zakrycie wszystkich pól 1, 2, 3 lub 4 daje 4, 8, 12 lub 16 punktów.
learn-sp-end-do = Zapełnij niebieską gwiazdę.
learn-sp-end-done = Sześć połączonych płytek, sześć punktów. Pełna gwiazda zapunktuje jeszcze na koniec.
learn-sp-end-star = Niebieskiej gwieździe wciąż brakuje 4.
learn-sp-end-do-2 = Spasuj i zobacz, ile jest wart twój pawilon.
learn-sp-end-done-2 = 15 punktów za niebieską gwiazdę i 4 za zakrycie wszystkich pól 1, minus 2 za pozostałe płytki.
