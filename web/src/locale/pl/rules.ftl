### Zasady jako strona: to, co wspólne dla wszystkich gier.

rules-title = Zasady gry { $game }
rules-contents = Spis treści
rules-games = Obie gry
rules-glance = W jedną minutę
rules-about-clauses = Wszystko własnymi słowami. Małe numery to te, które gra podaje, gdy odrzuca ruch albo wyjaśnia punkty.
rules-clause-link = Link do { $clause }
rules-ruling = nasza interpretacja
rules-yes = tak
rules-no = nie
rules-example-legal = dozwolone
rules-example-illegal = niedozwolone
rules-table-item = Co
rules-table-points = Punkty
rules-table-total = Razem
rules-here = Co obowiązuje przy tym stole
rules-here-all = Zasady wszystkich wydań i plansz
rules-here-gone = Nie można znaleźć stołu, od którego otwarto te zasady. Oto zasady wszystkich wydań i plansz.
rules-here-mark = ten stół
rules-pictured = odczytane z ilustracji
