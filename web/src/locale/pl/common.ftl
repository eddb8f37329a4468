### Texts that all games share: start, table, replay, settings, errors, log.
###
### Players’ names stand in the nominative and never get an ending. Pieces come in as
### finished texts (`$pieces`), also in the nominative: they stand after a colon or in brackets.

app-name = Quinta
app-skip = Przejdź do treści
app-loading = Wczytywanie…
app-not-found = Nie ma tu żadnej strony.
app-home = Wróć na stronę główną
app-list-separator = ,{ " " }

## The games and their words

game-round = Runda { $round } z { $rounds }
game-rules = Zasady
game-analysis = Plansza analizy
game-editor = Edytor pozycji

## Bots

level-beginner = Początkujący
level-casual = Amator
level-intermediate = Średni
level-advanced = Zaawansowany
level-strong = Silny
level-master = Mistrz
level-beginner-about = Wiele przeocza: dobry na pierwsze gry
level-casual-about = Co jakiś czas coś przeocza
level-intermediate-about = Mało przeocza, ale prawie nie patrzy naprzód
level-advanced-about = Patrzy trochę naprzód i rzadko coś przeocza
level-strong-about = Niczego nie przeocza, patrzy naprzód i odpowiada od razu
level-master-about = Myśli około dwóch sekund na turę i patrzy najdalej naprzód
bot-name = Bot ({ $level ->
    [beginner] początkujący
    [casual] amator
    [intermediate] średni
    [advanced] zaawansowany
    [strong] silny
   *[master] mistrz
})
bot-name-numbered = Bot { $number } ({ $level ->
    [beginner] początkujący
    [casual] amator
    [intermediate] średni
    [advanced] zaawansowany
    [strong] silny
   *[master] mistrz
})

## Start

start-title = Nowa gra
start-choose-game = Która gra?
start-learn = Pierwszy raz? Naucz się w pięć minut
start-learn-done = Lekcje: ukończono { $done } z { $count }
start-puzzles = Zagadki
start-puzzles-solved = Zagadki: rozwiązano { $solved } z { $count }
start-seats = Kto gra?
start-seat = Miejsce { $seat }
start-seat-me = Ja
start-seat-device = Osoba przy tym urządzeniu
start-seat-friend = Znajomy przez link
start-seat-bot = Bot
start-seat-name = Imię
start-seat-name-default = Gracz { $seat }
start-seat-add = Dodaj miejsce
start-seat-remove = Usuń miejsce { $seat }
start-levels = Czego spodziewać się po botach
start-levels-note = Każdy poziom wygrywa z poprzednim mniej więcej trzy gry na cztery.
start-play = Graj
start-playing = Przygotowanie…
start-more = Więcej opcji
start-open-tables = Otwarte stoły
start-open-none = Żaden stół nie szuka teraz graczy.
start-open-join = Dołącz
start-watch-tables = Gry, które można oglądać
start-watch = Oglądaj
start-my-tables = Twoje gry
start-hide = Ukryj na tej liście
start-hidden = Ukryto na tej liście.
start-all-games = Wszystkie twoje gry i statystyki
start-hero = Dwie gry z płytkami. Graj ze znajomymi albo z botem.
start-link = Masz link?
start-link-paste = Wklej go tutaj
start-link-open = Otwórz
start-link-bad = To nie jest link do stołu.
start-record = Masz zapis gry?
start-record-choose = Otwórz plik
start-record-note = Albo upuść plik w dowolnym miejscu tej strony.
start-record-bad = To nie jest zapis gry, który da się tu odtworzyć.
start-table-state-waiting = Czeka
start-table-gone = Nie ma jej już na serwerze
start-table-won = Wygrana
start-table-shared = Wspólne zwycięstwo
start-table-lost = Przegrana
start-table-state-over = Zakończona
start-table-turn = Twoja tura
start-seat-friend-note = Dostaniesz link do wysłania.

## Start: options

start-option-standard = Standard
start-option-variant = Wariant
start-option-starts = Kto zaczyna
start-option-starts-seat = Gracz na miejscu { $seat }
start-option-starts-drawn = Losowo
start-option-starts-note = Według instrukcji zaczyna najmłodszy gracz.
start-option-starts-seed = Z ziarnem losowania zaczyna gracz na pierwszym miejscu, chyba że wybierzesz innego.
start-option-clock = Zegar
start-option-clock-none = Bez zegara
start-option-clock-time = { $initial } + { $increment } na turę
start-option-clock-time-only = { $initial } na całość
start-option-clock-own = Własny czas
start-option-clock-initial = Minuty dla każdego gracza
start-option-clock-increment = Sekundy dodawane co turę
start-option-seed = Ziarno losowania
start-option-seed-note = To samo ziarno daje to samo rozdanie. Puste pole oznacza nowe.
start-option-seed-alone = Nie ze znajomymi ani przy otwartym stole: tylko ty znasz wtedy rozdanie.
start-option-public = Publiczny: każdy może zająć wolne miejsca i znaleźć grę, by popatrzeć
start-option-hints = Podpowiedzi: każdy może poprosić bota o wskazanie najlepszych tur

## Table

table-invite = Zaproś na miejsce { $seat }
table-invite-text = Miejsce zajmie ten, kto pierwszy otworzy link. Działa raz.
table-invite-copy = Kopiuj link
table-invite-used = To zaproszenie zostało już wykorzystane. Możesz oglądać grę.
table-copied = Skopiowano
table-device-link = Graj z tego miejsca na innym urządzeniu
table-device-link-text = Kto go ma, może grać na twoim miejscu: zachowaj go dla siebie.
table-watch-link = Link do oglądania
table-watch-link-text = Pozwala każdemu oglądać i czytać czat, ale nie grać.
table-share = Udostępnij
table-qr = Kod QR
table-qr-label = Kod QR: { $label }
table-join = Usiądź
table-join-as = Usiądź na miejscu { $seat }
table-join-name = Twoje imię
table-watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
table-confirm = Gotowe
table-back = Wstecz
table-skip = Pomiń
table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie
table-undo-left = jeszcze { $count }
table-hint = Podpowiedź
table-hint-thinking = Szukamy podpowiedzi…
table-resign = Poddaj się
table-resign-sure = Na pewno chcesz się poddać?
table-resign-yes = Tak, poddaję się
table-resign-no = Nie, gram dalej
table-replace = Niech gra bot zamiast gracza: { $name }
table-rematch = Rewanż
table-rematch-join = Przejdź do rewanżu
table-record = Pobierz zapis gry
table-replay = Powtórka
table-review = Analiza
table-new-game = Nowa gra
table-players = Gracze
table-score = Wynik
table-first-marker = Płytka gracza rozpoczynającego
table-away = Poza stołem
table-held = { bot-name } gra w zastępstwie
table-held-own = { $name }, nie było cię przy stole. { bot-name } gra za ciebie.
table-take-back = Wróć na swoje miejsce
table-open-seat = Wolne miejsce
table-you = ty
table-player-resigned = Poddano grę
table-player-timeout = Czas minął
table-show-board = Pokaż planszę: { $name }
table-known-deal = Znane rozdanie (ziarno { $seed })
table-preview = Ta tura
table-preview-points = { $count ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
table-preview-score = Wynik po turze: { $score }
table-ends-round = To kończy rundę.
table-pass = Spasuj

## Table: what it plays by

table-terms = Ustalenia przy tym stole
table-terms-starts = Zaczyna: { $name }
table-terms-starts-seat = Zaczyna gracz na miejscu { $seat }
table-terms-hints = Podpowiedzi są dozwolone
table-terms-hints-none = Bez podpowiedzi
table-terms-version = Rozpoczęto według wersji { $version } zasad

## Table: what is expected

table-waiting = Czekamy na graczy
table-waiting-for = Czekamy na: { $names }
table-your-turn = Twoja tura
table-turn-of = Tura gracza: { $name }
table-turn-here = { $name }, twoja tura
table-turn-told = Ruch gracza: { $name }
table-thinking = { $name } myśli
table-passed = Pas
table-over = Koniec gry
table-watching = Oglądasz
table-expect-pass = Możesz tylko spasować.
table-expect-wait = Poczekaj na swoją kolej.
table-expect-confirm = Tak zagrać?
table-expect-place = Wybierz miejsce.
table-expect-watch = Zobacz, co dalej.
table-forced-one = Możliwy jest tylko jeden ruch.

## Table: why something cannot be done

no-told = Poczekaj, aż tura zostanie pokazana, albo ją pomiń.
no-back = Nie ma wyboru do cofnięcia.
no-undo = Nie masz tury do cofnięcia.
no-hint = Przy tym stole gra się bez podpowiedzi.

## Table: hints

hint-best = Najlepsze tury
hint-lead = Spodziewana przewaga
hint-of = Podpowiedź { $number } z { $count }
hint-points = { table-preview-points } od razu
hint-round = { table-preview-points } w punktacji tej rundy
hint-final = { table-preview-points } w punktacji końcowej
hint-for = { $reason } ({ $items })
hint-others-less = { $count ->
    [one] około { $count } punktu mniej dla pozostałych
    [few] około { $count } punktów mniej dla pozostałych
   *[many] około { $count } punktów mniej dla pozostałych
}
hint-others-more = { $count ->
    [one] około { $count } punktu więcej dla pozostałych
    [few] około { $count } punktów więcej dla pozostałych
   *[many] około { $count } punktów więcej dla pozostałych
}

## Table: keys

keys-title = Klawisze
keys-close = Zamknij
keys-confirm = Zatwierdź turę
keys-back = Cofnij ostatni wybór albo pomiń
keys-hint = Pokaż najlepszą turę, potem następną
keys-arrows = Od elementu do elementu
keys-tab = Do następnej części stołu
keys-drag = Elementy można też przeciągać, palcem po krótkim przytrzymaniu.

## Tips in the first game

coach-confirm = Tak by to wyglądało. Nic się nie stanie, dopóki nie naciśniesz „Gotowe”.
coach-seen = Jasne
coach-off = Bez wskazówek

## Table: chat and panels

table-log = Przebieg
table-log-earlier = Wcześniejsze tury
table-chat = Czat
table-chat-write = Wiadomość
table-chat-send = Wyślij
table-chat-mute = Wycisz: { $name }
table-chat-unmute = Wyłącz wyciszenie: { $name }
table-chat-empty = Nikt jeszcze nic nie napisał.
table-chat-earlier = Wcześniejsze wiadomości
table-chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
table-panel-open = Przebieg i czat
table-panel-close = Wróć do planszy
table-rules-close = Zamknij zasady
table-panel-table = Stół
table-links = Linki
table-more = Ta gra
table-scoring-round = Punktacja rundy { $round }
table-scoring-final = Punktacja końcowa
table-scoring-close = Zamknij tabelę punktów
table-scoring-item = Co punktuje
table-choose-level = Poziom bota
table-round = Runda { $round }
table-chat-note = Mogą to przeczytać wszyscy przy stole.

## Proposals

proposal-undo = { $name } prosi o cofnięcie ostatniej tury.
proposal-replace = { $name } prosi, by zamiast gracza { $other } grał bot.
proposal-agree = Zgoda
proposal-refuse = Odmowa
proposal-waiting = Czekamy na odpowiedź: { $names }

## Clock and connection

clock-label = Pozostały czas: { $name }
connection-lost = Utracono połączenie. Próbujemy ponownie…
connection-offline = To urządzenie jest offline.
connection-back = Połączono ponownie
connection-retry = Spróbuj teraz
connection-reload = Wczytaj ponownie

## Log

table-log-joined = { $name } siada do stołu.
table-log-renamed = Miejsce { $seat }, nowe imię: { $name }.
table-log-undo = { $name } cofa turę.
table-log-undo-asked = { $name } prosi o cofnięcie tury.
table-log-replace-asked = { $name } prosi o bota zamiast gracza { $other }.
table-log-agreed = { $name } się zgadza.
table-log-refused = { $name } odmawia.
table-log-replaced = { bot-name } gra teraz zamiast gracza { $name }.
table-log-returned = { $name } wraca do gry.
table-log-paused = Serwer był niedostępny przez { $unit ->
    [seconds] { $count ->
        [one] { $count } sekundę
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
    [minutes] { $count ->
        [one] { $count } minutę
        [few] { $count } minuty
       *[many] { $count } minut
    }
   *[hours] { $count ->
        [one] { $count } godzinę
        [few] { $count } godziny
       *[many] { $count } godzin
    }
}; zegary stały.
table-log-resigned = { $name } się poddaje.
table-log-timeout = { $name } nie ma już czasu.
table-log-rematch = Rewanż jest gotowy.
table-log-round = Zaczyna się runda { $round }. Pierwsza tura: { $name }.
table-log-marker = { $person ->
    [second] Bierzesz
   *[third] { $name } bierze
} płytkę gracza rozpoczynającego.
table-log-refill = { $count ->
    [one] { $count } płytka wraca z wieży do woreczka.
    [few] { $count } płytki wracają z wieży do woreczka.
   *[many] { $count } płytek wraca z wieży do woreczka.
}
table-log-points = { $person ->
    [second] Ty
   *[third] { $name }
}: { $points } ({ $reason }), teraz { $score }
table-log-winner = { $name } wygrywa: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}.
table-log-winners = Wspólne zwycięstwo: { $names }, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}.
table-log-clause = Zasada { $clause }
table-log-undone = Cofnięte:
table-log-show = Pokaż na planszy

## Result

result-title = Wynik
result-winner = { $name } wygrywa
result-winners = Wspólne zwycięstwo: { $names }
result-you-win = Wygrywasz
result-reason-resigned = przez poddanie
result-reason-timeout = przez przekroczenie czasu
result-taken-back = { $count ->
    [one] cofnięto { $count } losowanie
    [few] cofnięto { $count } losowania
   *[many] cofnięto { $count } losowań
}
result-start = Początek
result-won = Zdobyte
result-lost = Stracone lub wydane
result-total = Razem
result-chart = Wyniki po każdej rundzie
result-chart-point = { $name }, runda { $round }: { $score }

## Replay

replay-title = Powtórka
replay-turn = Tura { $turn } z { $turns }
replay-start = Początek
replay-first = Do początku
replay-previous = Tura wstecz
replay-next = Tura dalej
replay-last = Do końca
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-slider = Tura
replay-back = Wróć do stołu
replay-keys = Klawiszami strzałek przechodzisz od tury do tury.
replay-rounds = Przejdź do rundy

## Settings

settings-title = Ustawienia
settings-language = Język
settings-theme = Wygląd
settings-theme-auto = Jak w urządzeniu
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-palette = Kolory
settings-palette-usual = Standardowe
settings-palette-colour-blind = Dla osób nierozróżniających barw
settings-marks = Wzory i znaki na płytkach
settings-speed = Tempo animacji
settings-speed-off = Bez animacji
settings-speed-slow = Powoli
settings-speed-normal = Normalnie
settings-speed-fast = Szybko
settings-confirm = Zatwierdzaj każdą turę
settings-fast-scoring = Szybkie liczenie punktów
settings-forced = Wykonuj wymuszone tury automatycznie
settings-tips = Wskazówki w pierwszej grze
settings-sound = Dźwięki
settings-volume = Głośność
settings-vibration = Wibracja, gdy przychodzi twoja tura
settings-notices = Powiadom mnie, gdy przyjdzie moja tura
settings-notices-note = Także gdy strona jest zamknięta, przez usługę push przeglądarki. Wiadomość mówi tylko tyle, że to twoja tura.
settings-notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
settings-notices-unsupported = Tutaj nie da się pokazywać powiadomień. Potrzebna jest przeglądarka, która je obsługuje, i strona przez https.
settings-notices-page-only = Tylko dopóki strona jest gdzieś otwarta: usługa push tej przeglądarki jest niedostępna.
settings-about = O programie
settings-about-text = Quinta to wolne oprogramowanie na licencji Apache 2.0. Nie wymaga konta, nie używa ciasteczek i nie łączy się z żadnym innym serwerem.
about-unofficial = Quinta jest nieoficjalna. Nazwy gier należą do ich właścicieli, którzy nie mają z nią nic wspólnego. Obrazy, słowa i kod są nasze.

## Errors by code

error-bad-request = Serwer tego nie zrozumiał.
error-unauthorized = Klucz tego miejsca nie jest tu ważny.
error-forbidden = To nie jest twoje miejsce.
error-not-found = Tego stołu nie ma albo już nie ma.
error-conflict = Gra już poszła dalej.
error-illegal = Zasady na to nie pozwalają.
error-illegal-clause = Zasady na to nie pozwalają ({ $clause }).
error-too-large = To jest za długie.
error-too-many-requests = Trochę za szybko. Poczekaj chwilę.
error-too-many-requests-wait = Zbyt wiele żądań. Spróbuj ponownie za { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
   *[many] { $count } sekund
}.
error-busy = Serwer jest zajęty. Spróbuj za chwilę.
error-too-early = Ten gracz może jeszcze wrócić. Bot może go zastąpić dopiero po dłuższej nieobecności.
error-too-early-wait = Ten gracz może jeszcze wrócić. Bot może go zastąpić za { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
   *[many] { $count } sekund
}.
error-offline = Nie można połączyć się z serwerem.
error-unknown = Coś poszło nie tak.
error-read-rule = Przeczytaj zasadę { $clause }
