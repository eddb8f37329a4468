### Summer Pavilion: putting positions together by hand.

editor-phase-drafting = oferta dostawców
editor-phase-placing = układanie płytek i punktacja
editor-starter = Gracz rozpoczynający rundę
editor-space = { $star }, pole { $space }
editor-factory = Warsztat { $factory }
editor-centre = Środek pola gry
editor-hand = Obok pawilonu
