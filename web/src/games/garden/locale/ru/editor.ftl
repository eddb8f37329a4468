### Queen’s Garden: putting positions together by hand.

editor-phase-playing = игра идёт
editor-slot = Место { $slot }
editor-stack = Аллей в стопке, вместе с верхней
editor-area = Участок { $area }
editor-areas = Участки для аллей
editor-empty = Пусто: { $place }
editor-jokers = Джокеры
editor-kind = Что туда положить
editor-tiles = Плитки
editor-expansions = Аллеи лицевой стороной вверх
editor-face-down = Лицевой стороной вниз
editor-rotate = Повернуть
editor-lying = Что там лежит
editor-remove = Убрать: { $piece }
