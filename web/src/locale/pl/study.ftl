### Plansza analizy i edytor: dowolna pozycja, ile jest warta i jak się ją układa.

## Plansza analizy

study-looking = Szukam najlepszych tur…
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
study-link-note = Kto go otworzy, zobaczy tę pozycję i może z niej grać dalej. Niczego więcej nie zdradza.
study-unopened = Tej pozycji nie można otworzyć
study-link-damaged = Link jest uszkodzony lub ucięty na końcu. Skopiuj cały link i spróbuj ponownie.
study-link-long = Link jest dłuższy niż link do jakiejkolwiek pozycji.
study-link-version = Link utworzyła inna wersja tej strony. Odśwież stronę lub poproś o nowy link.
study-link-game = Link dotyczy innej gry.
study-anew = Zacznij od nowej pozycji
study-fault = Taka pozycja nie może istnieć. Słowami silnika zasad:
