### Summer Pavilion: putting positions together by hand.

editor-phase-drafting = taking tiles
editor-phase-placing = placing tiles
editor-starter = Started this round
editor-space = { $star }, space { $space }
editor-factory = Factory { $factory }
editor-centre = Centre of the table
editor-hand = Beside the pavilion
