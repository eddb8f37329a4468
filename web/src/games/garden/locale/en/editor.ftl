### Queen’s Garden: putting positions together by hand.

editor-phase-playing = being played
editor-slot = Place { $slot }
editor-stack = Expansions in the stack, with its top
editor-area = Area { $area }
editor-areas = Areas for expansions
editor-empty = Empty: { $place }
editor-jokers = Jokers
editor-kind = What is put there
editor-tiles = Tiles
editor-expansions = Expansions, face up
editor-face-down = Face down
editor-rotate = Turn it
editor-lying = What lies there
editor-remove = Remove: { $piece }
