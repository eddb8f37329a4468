### De lessen: wat voor alle spellen hetzelfde is.

learn-title = Lessen: { $game }
learn-intro = Korte opdrachten op het echte bord. Je hoeft nog geen regels te kennen, en er kan niets misgaan.
learn-begin = Beginnen
learn-go-on = Verdergaan
learn-all = Alle lessen
learn-done = gedaan
learn-number = Les { $number } van { $count }
learn-task = Jouw opdracht
learn-task-number = Opdracht { $number } van { $count }
learn-show = Laat zien
learn-again = Opnieuw
learn-next = Volgende les
learn-play = Een spel spelen
learn-well = Goed gedaan!
learn-missed = Net niet.
learn-whole = Dat was de laatste les. Je bent klaar voor een spel.
learn-puzzles = Puzzels: vind de beste beurt
learn-passed = Als je past, is de ronde voor jou voorbij. Hier is er nog iets te doen.
learn-pass = Er kan nog iets anders, maar kies nu ‘Passen’.
