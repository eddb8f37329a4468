### Queen’s Garden: putting positions together by hand.

editor-phase-playing = gra trwa
editor-slot = Miejsce { $slot }
editor-stack = Kafle w stosie, łącznie z wierzchnim
editor-area = Obszar { $area }
editor-areas = Obszary na kafle ogrodu
editor-empty = Puste: { $place }
editor-jokers = Jokery
editor-kind = Co tam położyć
editor-tiles = Płytki
editor-expansions = Kafle ogrodu, odkryte
editor-face-down = Zakryty
editor-rotate = Obróć
editor-lying = Co tam leży
editor-remove = Usuń: { $piece }
