### Letni Pawilon. Lekcje: o co chodzi, zadanie, co przyniosło, dlaczego tura go nie spełniła.

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
