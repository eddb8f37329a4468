### Summer Pavilion: putting positions together by hand.

editor-phase-drafting = разбор плиток
editor-phase-placing = размещение плиток
editor-starter = Кто начал раунд
editor-space = { $star }, ячейка { $space }
editor-factory = Фабрика { $factory }
editor-centre = Центр стола
editor-hand = Рядом с павильоном
