### Analiza gry: jej przebieg, tury, co zostało stracone, a co było szczęściem.

review-overview = Przegląd
review-turns = Tury
review-turn = Ta tura
review-not-found = Tej gry tu nie ma albo już jej nie ma.
review-forbidden = Ta gra jeszcze trwa. Będzie można ją przeanalizować, gdy się skończy.
review-not-yours = Tę analizę może zatrzymać tylko ten, kto ją zaczął.

## How far it is

review-progress = Przeanalizowane tury: { $done } z { $total }
review-waiting = Czekamy: pierwszeństwo mają gry, które się toczą.
review-stopped = Zatrzymano. Przeanalizowane tury: { $done } z { $total }.
review-stop = Zatrzymaj
review-resume = Kontynuuj

## Points and chances

review-points = { $count ->
    [one] { $points } punkt
    [few] { $points } punkty
    [other] { $points } punktu
   *[many] { $points } punktów
}
review-standing = { $points }, { $chance } szans na wygraną

## The graph

review-graph = Spodziewana przewaga
review-graph-luck = Szczęście
review-graph-errors = Błędy
review-graph-wait = Czekamy na pierwsze oszacowanie.
review-graph-words = Spodziewana przewaga gracza { $name } w punktach: { $first } na początku, { $last } na końcu; najwięcej { $high } po turze { $highest }, najmniej { $low } po turze { $lowest }. Szczęście { $luck }, własne błędy { $own }, błędy pozostałych { $others }.

## From turn to turn

review-previous-mistake = Poprzedni błąd
review-next-mistake = Następny błąd
review-keys = Strzałki: tura po turze. M: następny błąd. B: najlepsza tura. T: spróbuj jeszcze raz.
review-only-marked = Tylko oznaczone tury
review-none-marked = Żadna tura nie jest oznaczona.

## A turn

review-blunder = Poważny błąd
review-mistake = Błąd
review-inaccuracy = Niedokładność
review-good = Dobra tura
review-best-played = Najlepsza tura
review-forced = Jedyna możliwa tura
review-decided = Gra była rozstrzygnięta
review-pending = Jeszcze nieprzeanalizowana
review-played = Zagrano
review-best = Najlepsza
review-luck-of = Szczęście: to, co się pojawiło, dało graczowi { $name } { $points }.
review-try = Spróbuj inaczej
review-try-more = Spróbuj jeszcze raz
review-try-end = Wróć do analizy
review-judging = Twoja tura jest oceniana…
review-trial-same = To jest tura, którą zagrano.
review-trial-best = Nie znaleziono nic lepszego.
review-trial-better = Lepsza niż zagrana tura.
review-trial-worse = Gorsza niż zagrana tura.
review-trial-even = Mniej więcej tak dobra jak zagrana tura.
review-trial-gain = W porównaniu z zagraną turą: { $change }.
review-trial-lack = Najlepsza tura daje więcej: { $change }.
review-play-on = Graj dalej od tego miejsca
review-play-on-note = Zajmujesz miejsce gracza { $name }, pozostałe zajmują boty.
review-play-on-level = Poziom

## The players

review-summary = Gracze
review-summary-wait = Podsumowanie pojawi się, gdy wszystkie tury będą przeanalizowane.
review-accuracy = Dokładność
review-accuracy-note = od 0 do 100
review-error = Błąd na decyzję
review-error-note = punkty (szansa na wygraną)
review-blunders = Poważne błędy
review-mistakes = Błędy
review-inaccuracies = Niedokładności
review-decisions = Decyzje
review-start = Spodziewana na początku
review-luck = Szczęście
review-luck-note = to, co się pojawiło, w porównaniu z tym, co mogło się pojawić
review-own = Własne błędy
review-others = Błędy pozostałych
review-revised = Później ocenione inaczej
review-revised-note = co było widać dopiero później
review-result = Przewaga na końcu
review-expected = Spodziewana przewaga teraz
review-adjusted = Bez szczęścia
review-adjusted-note = przewaga na końcu minus szczęście
