### Queen’s Garden: the board, what can be chosen there, tips.

## Pieces

garden-joker = джокер

## The display

garden-display = Выставочная зона
garden-slot-stack = { $count ->
    [one] Аллея { $slot }, последняя в стопке
    [few] Аллея { $slot }, верх стопки, аллей: { $count }
   *[many] Аллея { $slot }, верх стопки, аллей: { $count }
}
garden-slot = { $count ->
    [0] Аллея { $slot }, лицевой стороной вниз, без плиток
    [one] Аллея { $slot }, лицевой стороной вниз, { $count } плитка
    [few] Аллея { $slot }, лицевой стороной вниз, { $count } плитки
   *[many] Аллея { $slot }, лицевой стороной вниз, { $count } плиток
}
garden-slot-up = Аллея { $slot }, лицевой стороной вверх: { garden-hexagon }
garden-bag = Мешочек
garden-tower = Башня
garden-supply = Запас
garden-wheel = Вращающийся диск: что приносит очки в каждом раунде
garden-wheel-round = Раунд { $round }: { $items }
garden-wheel-item = { $name } { $points }

## Choices

garden-acquire = Приобретите цвет или узор
garden-acquire-colour = { $count ->
    [0] Приобрести по цвету: { garden-colour }, сейчас нельзя
    [one] Приобрести по цвету: { garden-colour }, { $count } гекс
    [few] Приобрести по цвету: { garden-colour }, { $count } гекса
   *[many] Приобрести по цвету: { garden-colour }, { $count } гексов
}
garden-acquire-pattern = { $count ->
    [0] Приобрести по узору: { garden-pattern }, сейчас нельзя
    [one] Приобрести по узору: { garden-pattern }, { $count } гекс
    [few] Приобрести по узору: { garden-pattern }, { $count } гекса
   *[many] Приобрести по узору: { garden-pattern }, { $count } гексов
}
garden-choose-copy = Выберите, какой из одинаковых взять: { $piece }
garden-copy = Взять этот гекс: { $piece }
garden-lies = { $piece }, { $place }
garden-cell-place = Разместить здесь: { $place }
garden-area-place = Разместить аллею на участке { $area }
garden-area-buy = { $points ->
    [one] Купить аллею на участок { $area }, { $points } очко
    [few] Купить аллею на участок { $area }, { $points } очка
   *[many] Купить аллею на участок { $area }, { $points } очков
}
garden-rotate-left = Повернуть против часовой стрелки (Shift+R)
garden-rotate-right = Повернуть по часовой стрелке (R)
garden-zoom-in = Увеличить сад
garden-zoom-out = Показать весь сад
garden-buy = { $points ->
    [one] Купить за { $points } очко
    [few] Купить за { $points } очка
   *[many] Купить за { $points } очков
}
garden-buy-title = Аллея из запаса лицевой стороной вниз, на пустой участок

## Gardens and storages

garden-garden-of = Сад: { $name }
garden-storage = Склад
garden-storage-of = Склад: { $name }
garden-storage-used = { $count } из { $size }
garden-storage-full = { $count } из { $size }, полон
garden-space-empty = свободное место
garden-feature-surrounded = { $feature ->
    [fountain] фонтан, окружён
    [statue] статуя, окружена
    [bench] скамейка, окружена
   *[pavilion] беседка, окружена
}
garden-passed = пас
garden-marker = фишка первого игрока
garden-enlarge = Показать крупно сад: { $name }
garden-back-to-own = Назад к своему саду
garden-piece-place = Разместить: { $piece }
garden-piece-placed = Размещается: { $piece }
garden-piece-pay = Заплатить этим: { $piece }
garden-piece-paid = Идёт в оплату: { $piece }
garden-piece-discard = Сбросить: { $piece }
garden-piece-discarded = Будет сброшено: { $piece }
garden-piece-comes = Поступает на склад: { $piece }

## Scoring

garden-scored-each = { $name }: { $count } × { $each }
garden-scored-pavilions = { $count ->
    [one] { $count } беседка
    [few] { $count } беседки
   *[many] { $count } беседок
}
garden-scored-jokers = { $count ->
    [one] { $count } джокер на складе
    [few] { $count } джокера на складе
   *[many] { $count } джокеров на складе
}
garden-scored-storage = { $count ->
    [one] на складе остался { $count } гекс
    [few] на складе осталось { $count } гекса
   *[many] на складе осталось { $count } гексов
}

## Refused: why something cannot be done

garden-no-other-payment = Больше заплатить нечем.
garden-no-piece-yet = Сначала выберите что-нибудь на складе.
garden-no-own-garden = Этот сад принадлежит игроку { $name }.
garden-no-storage-first = Сначала это попадает на склад.
garden-no-rotate = Поворачивать нечего.

## Tips in the first game

garden-coach-acquire = Коснитесь плитки, чтобы увидеть, что даст её цвет или узор.
garden-coach-place = На складе помещаются 12 плиток и джокеров. Коснитесь плитки здесь, чтобы разместить её.
garden-coach-pay = Бледными плитками вы платите. Коснитесь других, чтобы заплатить ими.
garden-coach-wheel = Вращающийся диск показывает, что приносит очки в конце этого раунда.
