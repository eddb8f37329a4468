### Ogród Królowej. Lekcje: o co chodzi, zadanie, co przyniosło, dlaczego tura go nie spełniła.

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
