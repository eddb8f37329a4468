### Plansza analizy i edytor: dowolna pozycja, ile jest warta i jak się ją układa.

## Plansza analizy

study-looking = Szukamy najlepszych tur…
study-exact = Sprawdzono wszystko, co może nastąpić.
study-worth = Czego może oczekiwać każdy gracz
study-chance = Szansa na wygraną
study-margin = ±{ $error }
study-retry = Szukaj ponownie
study-play = Zagraj
study-best-note = Kliknięcie pokazuje turę na planszy, kolejne ją rozgrywa. ± to błąd standardowy.
study-unjudged-running = To pozycja z gry, którą właśnie toczą ludzie. Zostanie oceniona dopiero po jej zakończeniu.
study-turns = Sprawdzone tury
study-root = Pozycja początkowa
study-branch = Odgałęzienie:
study-cut = Usuń tę turę i wszystko po niej

## Linki

study-share = Udostępnij tę pozycję
study-link = Link do tej pozycji
study-link-note = Kto go otworzy, zobaczy tę pozycję i będzie mógł grać od niej dalej. Niczego więcej link nie zdradza.
study-unopened = Tej pozycji nie można otworzyć
study-link-damaged = Link jest uszkodzony lub ucięty na końcu. Skopiuj cały link i spróbuj ponownie.
study-link-long = Link jest dłuższy niż link do jakiejkolwiek pozycji.
study-link-version = Link utworzyła inna wersja tej strony. Odśwież stronę lub poproś o nowy link.
study-link-game = Link dotyczy innej gry.
study-anew = Zacznij od nowej pozycji
study-fault = Taka pozycja jest niemożliwa. Silnik gry podaje:

## Edytor

editor-verdict = Czy ta pozycja jest możliwa
editor-fine = Ta pozycja jest możliwa.
editor-checking = Sprawdzanie…
editor-score = Ile daje punktów
editor-score-now = Punkty teraz
editor-score-round = Ta runda: { $item }
editor-score-note = Gdyby teraz podliczono tę rundę i całą grę.
editor-score-over = Gra się skończyła: wszystko to jest już wliczone w punkty.
editor-heading = Gra
editor-clear = Opróżnij stół
editor-deal = Przygotuj nową grę
editor-round = Runda
editor-phase = Faza
editor-phase-over = koniec gry
editor-to-move = Tura gracza
editor-marker-nobody = nikt jej nie ma
editor-points = Punkty
editor-passed = Pas
editor-options = Opcje
editor-options-use = Użyj tych opcji
editor-use = Co z nią zrobić
editor-judge = Znajdź najlepsze tury
editor-play-on = Graj dalej od tej pozycji
editor-play-as = Grasz jako
editor-play-against = Pozostali to boty
editor-save = Zapisz do pliku
editor-load = Otwórz plik
editor-file-large = Plik jest większy niż jakakolwiek pozycja.
editor-file-unread = W tym pliku nie ma pozycji.
editor-nothing = Nic
editor-less = O jeden mniej: { $what }
editor-more = O jeden więcej: { $what }
