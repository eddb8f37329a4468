### Gry tej przeglądarki: listy, statystyki, plik ze wszystkimi, inne urządzenie.

mine-intro = To, co pamięta ta przeglądarka. Zostaje tutaj i nigdzie nie jest wysyłane.
mine-none = W tej przeglądarce jeszcze nie grano.
mine-running = W toku
mine-finished = Zakończone
mine-more = Pokaż więcej
mine-hidden = { $count ->
    [one] { $count } ukryta gra
    [few] { $count } ukryte gry
    [many] { $count } ukrytych gier
   *[other] { $count } ukrytej gry
}
mine-show = Pokaż ponownie
mine-forget = Usuń ukryte gry na zawsze
mine-forget-sure = Znikną też miejsca w tych grach: nikt już nie będzie mógł na nich grać.
mine-forget-yes = Tak, usuń
mine-forget-no = Nie, zachowaj

## Statystyki

mine-statistics = Statystyki
mine-statistics-note = Gry z jednym miejscem w tej przeglądarce. Najlepszy wynik i średnia dotyczą gier dogranych do końca; przy kilku botach liczy się najsilniejszy.
mine-against = Przeciwnik
mine-people = Ludzie
mine-played = Gry
mine-won = Wygrane
mine-best = Najlepszy
mine-mean = Średnia

## Plik

mine-keep = Zachowaj swoje gry
mine-keep-note = Jeden plik zawiera wszystkie gry tej przeglądarki wraz z kluczami do twoich miejsc. Kto go ma, może grać na twoich miejscach, więc zachowaj go dla siebie.
mine-export = Zapisz do pliku
mine-import = Wczytaj z pliku
mine-imported = { $count ->
    [one] Przybyła { $count } gra.
    [few] Przybyły { $count } gry.
    [many] Przybyło { $count } gier.
   *[other] Przybyło { $count } gry.
}
mine-import-bad = W tym pliku nie ma gier.

## Inne urządzenie

mine-handover = Na inne urządzenie
mine-handover-note = Twoje gry i miejsca trafiają stąd do drugiej przeglądarki zaszyfrowane. Otwiera je tylko hasło, którego serwer nie poznaje.
mine-handover-give = Utwórz hasło
mine-handover-how = Na drugim urządzeniu otwórz tę stronę i wpisz hasło albo zeskanuj kod. Działa raz, przez { $time }. Kto je ma, dostaje twoje miejsca.
mine-handover-passphrase = Hasło z drugiego urządzenia
mine-handover-take = Przenieś gry tutaj
mine-handover-nothing = Na to hasło nic nie czeka. Działa raz i tylko przez kilka minut.
mine-handover-failed = Tych gier jest za dużo na tę drogę. Zapisz je do pliku.
mine-handover-https = Do tego potrzebna jest strona przez https. Zapisz swoje gry do pliku.
