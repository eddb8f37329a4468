### Queen’s Garden: putting positions together by hand.

editor-phase-playing = er wordt gespeeld
editor-slot = Plek { $slot }
editor-stack = Uitbreidingen in de stapel, met de bovenste
editor-area = Uitbreidingsgebied { $area }
editor-areas = Uitbreidingsgebieden
editor-empty = Leeg: { $place }
editor-jokers = Jokers
editor-kind = Wat daar komt te liggen
editor-tiles = Tegels
editor-expansions = Uitbreidingen, open
editor-face-down = Gedekt
editor-rotate = Draaien
editor-lying = Wat daar ligt
editor-remove = Verwijderen: { $piece }
