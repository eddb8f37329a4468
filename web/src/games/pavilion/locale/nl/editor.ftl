### Summer Pavilion: putting positions together by hand.

editor-phase-drafting = tegels nemen
editor-phase-placing = tegels plaatsen
editor-starter = Begon deze ronde
editor-space = { $star }, vak { $space }
editor-factory = Werkplaats { $factory }
editor-centre = Midden van de tafel
editor-hand = Naast het paviljoen
