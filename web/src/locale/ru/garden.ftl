### Queen’s Garden: pieces, choices, log. Colours, patterns and features come in by name (`$colour` = "blue").

## Pieces

garden-colour = { $colour ->
    [blue] голубой
    [purple] фиолетовый
    [lilac] сиреневый
    [yellow] жёлтый
    [lime] салатный
   *[green] зелёный
}
garden-pattern = { $pattern ->
    [tree] дерево
    [bird] птица
    [butterfly] бабочка
    [flower] цветок
    [plant] растение
   *[tulip] тюльпан
}
garden-hexagon = { $pattern ->
    [tree] { $colour ->
        [blue] голубое
        [purple] фиолетовое
        [lilac] сиреневое
        [yellow] жёлтое
        [lime] салатное
       *[green] зелёное
    } дерево
    [bird] { $colour ->
        [blue] голубая
        [purple] фиолетовая
        [lilac] сиреневая
        [yellow] жёлтая
        [lime] салатная
       *[green] зелёная
    } птица
    [butterfly] { $colour ->
        [blue] голубая
        [purple] фиолетовая
        [lilac] сиреневая
        [yellow] жёлтая
        [lime] салатная
       *[green] зелёная
    } бабочка
    [flower] { $colour ->
        [blue] голубой
        [purple] фиолетовый
        [lilac] сиреневый
        [yellow] жёлтый
        [lime] салатный
       *[green] зелёный
    } цветок
    [plant] { $colour ->
        [blue] голубое
        [purple] фиолетовое
        [lilac] сиреневое
        [yellow] жёлтое
        [lime] салатное
       *[green] зелёное
    } растение
   *[tulip] { $colour ->
        [blue] голубой
        [purple] фиолетовый
        [lilac] сиреневый
        [yellow] жёлтый
        [lime] салатный
       *[green] зелёный
    } тюльпан
}
garden-expansion = аллея ({ garden-hexagon })
garden-joker = джокер
garden-jokers = { $count ->
    [one] { $count } джокер
    [few] { $count } джокера
   *[many] { $count } джокеров
}
garden-tiles = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
garden-feature = { $feature ->
    [fountain] фонтан
    [statue] статуя
    [bench] скамейка
   *[pavilion] беседка
}

## Log: an event of docs/library.md each

garden-log-acquire = { $person ->
    [second] Вы приобретаете
   *[third] { $name } приобретает
}: { $pieces }
garden-log-tile = { $person ->
    [second] Вы размещаете
   *[third] { $name } размещает
} плитку: { garden-hexagon }
garden-log-expansion = { $person ->
    [second] Вы размещаете
   *[third] { $name } размещает
} аллею: { garden-hexagon }
garden-log-bought = { $person ->
    [second] Вы покупаете
   *[third] { $name } покупает
} аллею из запаса.
garden-log-pay = { $person ->
    [second] Вы платите
   *[third] { $name } платит
}: { $pieces }
garden-log-surround = { $person ->
    [second] Вы окружаете
   *[third] { $name } окружает
} { $feature ->
    [fountain] фонтан
    [statue] статую
    [bench] скамейку
   *[pavilion] беседку
} и { $person ->
    [second] получаете
   *[third] получает
} { garden-jokers }.
garden-log-surround-lost = { $count ->
    [one] { $count } джокер не помещается и пропадает.
    [few] { $count } джокера не помещаются и пропадают.
   *[many] { $count } джокеров не помещаются и пропадают.
}
garden-log-draw = Новые плитки в выставочной зоне: { $pieces }
garden-log-flip = Аллея перевёрнута лицевой стороной вверх: { garden-hexagon }
garden-log-pass = { $person ->
    [second] Вы пасуете
   *[third] { $name } пасует
}.
garden-log-pass-discard = { $person ->
    [second] Вы пасуете и сбрасываете
   *[third] { $name } пасует и сбрасывает
}: { $pieces }
garden-log-round-scored = Подсчёт раунда { $round }.
garden-log-clear = Выставочную зону освобождают, в башню: { garden-tiles }.
garden-log-final-scored = Финальный подсчёт очков.
garden-reason-bought = покупка аллеи
garden-reason-discarded = сброс
garden-reason-first-to-pass = первый пас
garden-reason-round = подсчёт раунда
garden-reason-jokers = джокеры
garden-reason-storage = склад
garden-reason-groups = группы

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
garden-pieces = { $count ->
    [one] { $count } гекс
    [few] { $count } гекса
   *[many] { $count } гексов
}
garden-choose-copy = Выберите, какой из одинаковых взять: { $piece }
garden-copy = Взять этот гекс: { $piece }
garden-cell = ячейка { $q }, { $r }
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
garden-scored-group = { $count ->
    [one] { $name }: группа из { $count } гекса
    [few] { $name }: группа из { $count } гексов
   *[many] { $name }: группа из { $count } гексов
}
garden-scored-group-bonus = { $count ->
    [one] { $name }: группа из { $count } гекса, бонус { $bonus }
    [few] { $name }: группа из { $count } гексов, бонус { $bonus }
   *[many] { $name }: группа из { $count } гексов, бонус { $bonus }
}

## Refused: why something cannot be done

garden-no-absent = В выставочной зоне такого нет.
garden-no-not-there = Здесь этого нет.
garden-no-storage = { $free ->
    [0] Склад полон: { $held } из { $spaces }.
   *[other] { $tiles ->
        [one] Нет места для { $tiles } плитки, занято { $held } из { $spaces }.
        [few] Нет места для { $tiles } плиток, занято { $held } из { $spaces }.
       *[many] Нет места для { $tiles } плиток, занято { $held } из { $spaces }.
    }
}
garden-no-expansion-storage = { $free ->
    [0] Нет места для ещё одной аллеи: { $held } из { $spaces }.
   *[other] { $expansions ->
        [one] Нет места для { $expansions } аллеи, занято { $held } из { $spaces }.
        [few] Нет места для { $expansions } аллей, занято { $held } из { $spaces }.
       *[many] Нет места для { $expansions } аллей, занято { $held } из { $spaces }.
    }
}
garden-no-none-held = На складе нечего размещать.
garden-no-not-held = Этого нет на вашем складе.
garden-no-not-free = Эта ячейка не свободна.
garden-no-rim = Гекс аллеи должен попасть на край пустого участка.
garden-no-identical = В группе оказались бы два одинаковых гекса.
garden-no-match = Ни у одного соседа здесь нет ни этого цвета, ни этого узора.
garden-no-nothing-fits = Ни одна плитка со склада сюда не подходит.
garden-no-nowhere = В вашем саду это никуда не подходит.
garden-no-cost = Стоимость { $cost }, вы можете заплатить { $pay }.
garden-no-too-little = С этим не набрать всей стоимости.
garden-no-twice = Гексы в одной оплате должны быть разными.
garden-no-payment = Этим сейчас заплатить нельзя.
garden-no-same = Таким же гексом платить нельзя.
garden-no-line = Вся оплата должна быть того же цвета или с тем же узором, что и размещаемый гекс.
garden-no-taken = Здесь уже лежит аллея.
garden-no-points = Стоимость в очках: { $price }, у вас { $score }.
garden-no-supply = Запас пуст.
garden-no-joker-placed = Джокерами только платят; в саду они не лежат.
garden-no-joker-discarded = Джокеров не сбрасывают.
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
