### De regels als pagina: wat voor alle spellen hetzelfde is.

rules-title = Regels van { $game }
rules-contents = Inhoud
rules-games = De twee spellen
rules-glance = In één minuut
rules-about-clauses = Alles in onze eigen woorden. De kleine nummers noemt het spel wanneer het een beurt weigert of je punten uitlegt.
rules-clause-link = Link naar { $clause }
rules-ruling = onze uitleg
rules-yes = ja
rules-no = nee
rules-example-legal = toegestaan
rules-example-illegal = niet toegestaan
rules-table-item = Wat
rules-table-points = Punten
rules-table-total = Totaal
rules-here = Wat aan deze tafel geldt
rules-here-all = De regels van alle edities en borden
rules-here-gone = De tafel waar je vandaan komt, is niet te vinden. Dit zijn de regels van alle edities en borden.
rules-here-mark = deze tafel
rules-pictured = van een afbeelding afgelezen
