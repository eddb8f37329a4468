### Lekcje: to, co wspólne dla wszystkich gier.

learn-title = Lekcje: { $game }
learn-intro = Krótkie zadania na prawdziwej planszy. Nie musisz znać zasad i niczego nie da się zepsuć.
learn-begin = Zacznij
learn-go-on = Kontynuuj
learn-all = Wszystkie lekcje
learn-done = ukończona
learn-number = Lekcja { $number } z { $count }
learn-task = Twoje zadanie
learn-task-number = Zadanie { $number } z { $count }
learn-show = Pokaż
learn-again = Od nowa
learn-next = Następna lekcja
learn-play = Zagraj
learn-well = Świetnie!
learn-missed = Jeszcze nie to.
learn-whole = To była ostatnia lekcja. Możesz zaczynać grę.
learn-puzzles = Zagadki: znajdź najlepszą turę
learn-passed = Gdy spasujesz, runda się dla ciebie kończy. Tutaj jest jeszcze coś do zrobienia.
learn-pass = Można by jeszcze coś zrobić, ale teraz naciśnij „Spasuj”.
